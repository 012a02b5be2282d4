"""Everything beside the map: seats, display, bag, and what happened or can be chosen."""

from collections.abc import Sequence

from rich.text import Text

from pantheon.cli.glyphs import FAINT, STRONG
from pantheon.cli.gods.glyphs import GODS, Glyphs, god_style, hex_style
from pantheon.cli.gods.menu import Kind, grouped
from pantheon.cli.language import current, say
from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.view import GodsView, SeatView

_NAME = 11  # columns for sign and name of a god, unless a name is longer
_BEFORE = ("settle", "begin")  # phases before the first turn
_SUPPLIES = 26  # columns for power, supplies, and who plays


def title(view: GodsView) -> Text:
    """Which turn it is, and how far it has come."""
    if view.ending:
        return Text(say("gods-title-over", turn=view.turn), STRONG)
    if view.phase in _BEFORE:
        return Text(say("gods-title-start"), STRONG)
    if view.phase in ("draw", "redraw"):
        return Text(say("gods-title-draw", turn=view.turn), STRONG)
    if view.done >= NUMBERS.turn.actions:
        return Text(say("gods-title-extra", turn=view.turn), STRONG)
    facts = {"turn": view.turn, "action": view.done + 1, "actions": NUMBERS.turn.actions}
    return Text(say("gods-title", **facts), STRONG)


def narrowest(view: GodsView, glyphs: Glyphs) -> int:
    """Columns that the seats need."""
    return max(_name_columns(view) + sum(_tribe_columns(view, glyphs)) + 3, _SUPPLIES)


def seats(view: GodsView, who: Sequence[str], glyphs: Glyphs) -> list[Text]:
    """Two lines for each seat: tribes by colour and points; supplies and who plays."""
    columns = _tribe_columns(view, glyphs)
    head = Text(" " * _name_columns(view))
    for (tribe, sign), width in zip(glyphs.tribes.items(), columns, strict=True):
        head.append(f"{sign:<{width}}", hex_style(tribe))
    lines = [head.append(say("gods-column-points"), FAINT)]
    for n, seat in enumerate(view.seats):
        active = n == view.active and not view.ending and view.phase not in _BEFORE
        lines += [_nations(view, seat, active, columns, glyphs), _supplies(view, seat, n, who[n], glyphs)]
    return lines


def _name_columns(view: GodsView) -> int:
    """How wide sign and name of a god are, with a blank behind the longest."""
    return max(_NAME, *(4 + len(current().word("god", seat.god)) for seat in view.seats))


def _tribe_columns(view: GodsView, glyphs: Glyphs) -> list[int]:
    """How wide the column of each tribe is: its longest entry and a blank."""
    return [max(3, *(2 + len(_marks(view, seat, tribe, glyphs)) for seat in view.seats)) for tribe in glyphs.tribes]


def _marks(view: GodsView, seat: SeatView, tribe: str, glyphs: Glyphs) -> str:
    """A seat's nations and tokens of a colour."""
    return glyphs.nation * seat.cards[tribe] + glyphs.token * view.tokens[tribe].count(seat.god)


def _nations(view: GodsView, seat: SeatView, active: bool, columns: list[int], glyphs: Glyphs) -> Text:
    style = god_style(seat.god)
    text = Text().append(glyphs.turn if active else " ", style)
    text.append(f"{glyphs.gods[seat.god]} {current().word('god', seat.god):<{_name_columns(view) - 3}}", style)
    for tribe, width in zip(glyphs.tribes, columns, strict=True):
        held = seat.tribes[tribe]
        text.append(str(held) if held else glyphs.dot, None if held else FAINT)
        text.append(f"{_marks(view, seat, tribe, glyphs):<{width - 1}}", hex_style(tribe))
    return text.append(f"{seat.points:>3}", STRONG)


def _supplies(view: GodsView, seat: SeatView, n: int, who: str, glyphs: Glyphs) -> Text:
    text = Text("   " + " ".join(f"{sign}{count}" for sign, count in _counts(view, seat, n, glyphs)))
    return text.append(f"  {who}", FAINT)


def _counts(view: GodsView, seat: SeatView, n: int, glyphs: Glyphs) -> list[tuple[str, int]]:
    """Power and supplies by their signs; an extra action of this turn already lies before its owner."""
    extras = seat.extras + (view.fresh if n == view.active else 0)
    return [
        (glyphs.power, seat.power),
        (glyphs.temples, seat.temples),
        (glyphs.stones, seat.stones),
        (glyphs.extras, extras),
    ]


def seats_briefly(view: GodsView, glyphs: Glyphs) -> list[Text]:
    """The same facts in one line for each seat, by signs alone."""
    lines = []
    for n, seat in enumerate(view.seats):
        active = n == view.active and not view.ending and view.phase not in _BEFORE
        text = Text().append(glyphs.turn if active else " ", god_style(seat.god))
        text.append(glyphs.gods[seat.god], god_style(seat.god))
        text.append(" " + " ".join(f"{sign}{count}" for sign, count in _counts(view, seat, n, glyphs)))
        for tribe, sign in glyphs.tribes.items():
            if seat.tribes[tribe] or seat.god in view.tokens[tribe]:
                count = f"{seat.tribes[tribe]}{_marks(view, seat, tribe, glyphs)}"
                text.append(f" {sign}", hex_style(tribe)).append(count)
        lines.append(text.append(f" {seat.points}", STRONG))
    return lines


def display(view: GodsView, glyphs: Glyphs) -> Text:
    """The two hexes on offer."""
    text = Text(say("gods-display") + " ")
    shown = [name for name in view.display if name]
    for i, name in enumerate(shown):
        text.append(", " if i else "").append(f"{glyphs.hex(name)} ", hex_style(name))
        text.append(str(current().word("hex", name)), STRONG)
    return text if shown else text.append(glyphs.dot)


def bag(view: GodsView, glyphs: Glyphs) -> Text:
    """What is still to come, by kind."""
    stack = not NUMBERS.editions[view.options.edition].discard_returns
    text = Text(say("gods-stack" if stack else "gods-bag", hexes=sum(view.bag.values())))
    for name, count in view.bag.items():
        if count:
            text.append(f" {glyphs.hex(name)}", hex_style(name)).append(str(count))
    return text


def choices(kind: Kind, glyphs: Glyphs) -> list[Text]:
    """The places of a kind of action, together by effect, with their prices."""
    lines = [Text(say("cli-choose-place", what=kind.text), STRONG)]
    for group in grouped(kind):
        line = Text(say("cli-effects", effects=", ".join(group.effects)) + " " if group.effects else "")
        for i, (change, labels) in enumerate(group.prices):
            line.append("  " if i else "").append(f"{power(change, glyphs)}: ", FAINT)
            line.append(" ".join(_spans(labels)), STRONG)
        lines.append(line)
    return lines


def _spans(labels: Sequence[str]) -> list[str]:
    """Numbers in ascending order, three or more in a row as a span."""
    runs: list[list[int]] = []
    for number in map(int, labels):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    spans = [[f"{run[0]}-{run[-1]}"] if len(run) > 2 else [str(number) for number in run] for run in runs]
    return [span for part in spans for span in part]


def named(said: str) -> Text:
    """A sentence with the names of the gods in their colours."""
    text = Text(said)
    for god in GODS:
        text.highlight_regex(rf"\b{current().word('god', god)}\b", god_style(god))
    return text


def power(change: int, glyphs: Glyphs) -> str:
    """A price or gain of power as a figure with its sign; a dot for none."""
    return f"{change:+d}{glyphs.power}" if change else glyphs.dot


def legend(glyphs: Glyphs) -> list[Text]:
    """What the signs mean."""
    signs = [
        (glyphs.power, say("gods-legend-power")),
        (glyphs.temples, say("gods-legend-temples")),
        (glyphs.stones, say("gods-legend-stones")),
        (glyphs.extras, say("gods-legend-extras")),
        (glyphs.nation, say("gods-legend-nation", points=NUMBERS.nation.card)),
        (glyphs.token, say("gods-legend-token")),
    ]
    return [Text(f"{sign} {meaning}", FAINT) for sign, meaning in signs]
