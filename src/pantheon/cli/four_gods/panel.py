"""Everything beside the World: whose turn it is, hands, rows, and what is being asked."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from pantheon.cli.four_gods.glyphs import LETTERS, Glyphs, chip_style, colour_style
from pantheon.cli.four_gods.menu import Answer, Choice
from pantheon.cli.four_gods.narration import title
from pantheon.cli.four_gods.tiles import SMALL, named_face, tile
from pantheon.cli.four_gods.words import terrain_under
from pantheon.cli.glyphs import FAINT, MARK, STRONG
from pantheon.cli.language import current, say
from pantheon.cli.layout import flow
from pantheon.games.four_gods.names import CELL_NUMBERS, GODS, HANDS, TERRAINS
from pantheon.games.four_gods.sights import FourGodsView, Held, SeatView, Slot

_BLOCK = 8  # columns of a picture with its number


@dataclass(frozen=True)
class Clock:
    """A clock to show: its name and the seconds it has left."""

    name: str
    seconds: float


def head(view: FourGodsView, clocks: Sequence[Clock], glyphs: Glyphs) -> list[Text]:
    """What goes on, the clocks, and what lies in the middle of the table."""
    line = _bold(title(view))
    for clock in clocks:
        line.append(f" {glyphs.dot} ", FAINT)
        line.append(say(f"four-gods-clock-{clock.name}", seconds=round(clock.seconds)), MARK)
    facts = [say("four-gods-bag", tiles=view.bag), say("four-gods-cities", cities=view.city_tokens)]
    lines = [line, Text(f" {glyphs.dot} ".join(facts))]
    if _ends_by_pass(view):
        lines.insert(1, Text(say("four-gods-pass-to-end"), MARK))
    if view.options.gods == "visible" and view.phase != "over":
        taken = {god for seat in view.seats for god in seat.gods}
        free = [str(current().word("god", god)) for god in GODS if god not in taken]
        if free and len(taken) < len(view.seats) * view.options.gods_each:
            lines.append(Text(say("four-gods-free", gods=", ".join(free)), FAINT))
    return lines


def _ends_by_pass(view: FourGodsView) -> bool:
    """Would a pass of the viewer end the game: has everybody else passed, or left?"""
    if view.you is None or view.phase != "play" or view.options.turns == "timed" or view.seats[view.you].passed:
        return False
    return all(seat.passed or seat.gone for n, seat in enumerate(view.seats) if n != view.you)


def seats_in_order(view: FourGodsView) -> list[int]:
    """The seats clockwise, the own one first."""
    first = view.you or 0
    return [(first + n) % len(view.seats) for n in range(len(view.seats))]


def seats(view: FourGodsView, who: Sequence[str], width: int, glyphs: Glyphs, *, briefly: bool = False) -> list[Text]:
    """Every player with what is known of him and his row, the own one first; briefly, without the others' tiles."""
    lines: list[Text] = []
    for n in seats_in_order(view):
        seat, row = _seat(view, view.seats[n], who[n], glyphs), view.seats[n].row
        if briefly and n != view.you:
            lines.append(seat.append(" " + say("four-gods-slots-free", slots=row.count(None)), FAINT))
        else:
            lines += [seat, *_row(row, width)]
    return lines


def _seat(view: FourGodsView, seat: SeatView, who: str, glyphs: Glyphs) -> Text:
    active = view.active == seat.seat and view.phase != "over"
    text = Text().append(glyphs.turn if active else " ", MARK)
    text.append(str(current().word("seat", seat.seat)), STRONG).append(f" ({who})", FAINT)
    for colour, god in zip(seat.colours, seat.gods, strict=True):
        name = current().word("god", god) if god else current().word("colour", colour)
        text.append(" ").append(f"({LETTERS[colour]})", chip_style(colour))
        text.append(f" {name}", colour_style(colour))
        text.append(f" {glyphs.prophet}{view.reserves[colour]}")
        text.append(f" {glyphs.razed}{view.razed[colour]}" if view.razed[colour] else "")
        text.append(f" {glyphs.lost}{view.lost[colour]}" if view.lost[colour] else "")
    held = sum(hand is not None for hand in seat.hands)
    text.append(" " + glyphs.hand * held if held else "")
    for state in ("gone", "passed", "ready"):
        if getattr(seat, state) and (state != "ready" or view.phase == "ready"):
            text.append(" " + say(f"four-gods-state-{state}"), FAINT)
            break
    return text


def _row(row: Sequence[Slot | None], width: int) -> list[Text]:
    """The tiles of a row by their slots, with the undersides that are known if there is room."""
    items = []
    for number, slot in enumerate(row, start=1):
        if slot is not None:
            item = Text().append(f"{number} ", FAINT).append_text(named_face(slot.face))
            if slot.under and width >= ROOMY:
                item.append("/", FAINT).append(slot.under, FAINT)
            items.append(item)
    if not items:
        return []
    items.append(Text(say("four-gods-slots-free", slots=row.count(None)), FAINT))
    return [Text("  ") + line for line in flow(items, width - 2, " ")]


ROOMY = 56  # columns that make undersides worth showing


def hands(view: FourGodsView, glyphs: Glyphs) -> list[Text]:
    """What the viewer holds: both faces of each tile, as pictures and by name."""
    if view.you is None:
        return []
    held = [(hand, tile_) for hand, tile_ in zip(HANDS, view.seats[view.you].hands, strict=True) if tile_]
    blocks = [_held(hand, tile_, glyphs) for hand, tile_ in held]
    return beside(blocks, "  ")


def _held(hand: str, held: Held, glyphs: Glyphs) -> list[Text]:
    """A hand in three lines."""
    faces = held.faces or ()
    name = str(current().word("hand", hand))
    pictures = beside([tile(face, SMALL, glyphs) for face in faces], " ")
    words = Text(" ").join(named_face(face) for face in faces)
    return [_bold(f"{name:<7}") + pictures[0], Text(" " * 7) + pictures[1], Text(" " * 7) + words]


def _bold(words: str) -> Text:
    """Bold words that something else may follow."""
    return Text().append(words, STRONG)


def beside(blocks: Sequence[Sequence[Text]], gap: str) -> list[Text]:
    """Blocks of equal height next to each other."""
    return [Text(gap).join(lines) for lines in zip(*blocks, strict=True)]


# --- what is being asked --------------------------------------------------------------------------------------


def question(choice: Choice, view: FourGodsView, width: int, glyphs: Glyphs, *, briefly: bool = False) -> list[Text]:
    """The open question of a choice with its answers; cells are named in the World."""
    asked = choice.question
    assert asked is not None
    what = say(f"four-gods-kind-{choice.kind.name}")
    question = Text(say(f"four-gods-ask-{asked.name}", what=what), STRONG)
    lines = flow([question, Text(say("four-gods-back"), FAINT)], width, " ")
    if asked.name == "way":
        return lines + _ways(choice, width, glyphs, briefly)
    if asked.name in ("cell", "count"):
        return lines
    items = [(answer.word, _answer(asked.name, answer, view)) for answer in choice.answers]
    return lines + flow((_bold(f"{word} ").append_text(text) for word, text in items), width)


def _ways(choice: Choice, width: int, glyphs: Glyphs, briefly: bool) -> list[Text]:
    """A numbered picture of each way to lay a tile, with its hand if there are two, and its name if there is room."""
    blocks = []
    several = len({answer.value[0] for answer in choice.answers}) > 1
    for answer in choice.answers:
        hand, face = answer.value
        picture = tile(face, SMALL, glyphs)
        of = str(current().word("hand", hand))[0] if several else " "
        block = [_bold(f"{answer.word:>2} ").append_text(picture[0]), Text(f" {of} ").append_text(picture[1])]
        if not briefly:
            block.append(Text("   ") + named_face(face))
        blocks.append([_padded(line, _BLOCK) for line in block])
    each = max(width // _BLOCK, 1)
    lines = [line for n in range(0, len(blocks), each) for line in beside(blocks[n : n + each], "")]
    for line in lines:
        line.rstrip()
    return lines


def _padded(line: Text, width: int) -> Text:
    line.pad_right(max(width - line.cell_len, 1))
    return line


def _answer(asked: str, answer: Answer, view: FourGodsView) -> Text:
    """What an answer stands for, in words."""
    value, action = answer.value, answer.actions[0][1]
    if asked == "face":
        return named_face(value)
    if asked in ("god", "colour", "hand"):
        return Text(str(current().word(asked, value)))
    if asked == "slot":
        return named_face(getattr(action, "face", ""))
    if asked == "who":
        return _prophet(value)
    if asked == "second":
        return Text(str(current().word("god", value)) if value else say("four-gods-no-second"))
    if asked == "token":
        return Text(say("four-gods-token-own")) if value == "own" else _prophet(value)
    if value is None:
        return Text(say("four-gods-no-prophet"))
    return Text(str(current().word("terrain", terrain_under(action, view))))


def _prophet(name: str) -> Text:
    """A prophet by whence he comes: a colour's reserve, or a cell."""
    if name in CELL_NUMBERS:
        return Text(say("four-gods-from-cell", cell=name))
    return Text().append(f"({LETTERS[name]})", chip_style(name)).append(f" {current().word('colour', name)}")


def legend(glyphs: Glyphs) -> list[Text]:
    """What the signs mean."""
    signs = [
        *zip(glyphs.terrains[0], (str(current().word("terrain", terrain)) for terrain in TERRAINS), strict=True),
        (glyphs.prophet, say("four-gods-legend-prophet")),
        (glyphs.city, say("four-gods-legend-city")),
        (glyphs.wall, say("four-gods-legend-safe")),
        (glyphs.hand, say("four-gods-legend-hand")),
        (glyphs.razed, say("four-gods-legend-razed")),
        (glyphs.lost, say("four-gods-legend-lost")),
    ]
    return [Text(f"{sign} {meaning}", FAINT) for sign, meaning in signs]
