"""A game of 4 Gods told move by move, and its scores explained."""

from collections.abc import Sequence

from rich.text import Text

from pantheon.cli.four_gods.glyphs import LETTERS, chip_style
from pantheon.cli.four_gods.words import did
from pantheon.cli.glyphs import FAINT, STRONG
from pantheon.cli.language import current, say
from pantheon.cli.session import Entry
from pantheon.engine.game import Score, ScoreItem
from pantheon.engine.match import Move
from pantheon.games.four_gods.actions import Call
from pantheon.games.four_gods.names import CELL_NUMBERS, SEATS
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.sights import FourGodsView, SeatView

_RANKS = ("four-gods-score-largest", "four-gods-score-most")  # depend on the gods of all


def tell(position: Position, viewer: int | None, move: Move) -> Entry:
    """A move in words, as a viewer may know it. The position is the one before it."""
    action = position.shown(viewer, move.seat, move.action)
    seat = None if move.seat is None else SEATS[position.players][move.seat]
    said = did(action, seat, position.view(viewer))
    if isinstance(action, Call) and not position.is_wrong(CELL_NUMBERS[action.cell]):
        said = say("four-gods-did-call-wrong", seat=seat, cell=action.cell)
    return Entry(move.seat, said, getattr(action, "cell", None), move.at)


def scores(position: Position, viewer: int | None, who: Sequence[str]) -> list[Text]:
    """The points of all seats, item by item, as far as a viewer may know them; the leader first when it is over.

    The position must be one that the viewer cannot tell from the real one, or that of a game that is over.
    """
    view = position.view(viewer)
    hides = view.options.gods == "secret" and not position.over
    found = position.scores()
    if position.over:
        found.sort(key=lambda score: (score.place, score.seat))
    lines: list[Text] = []
    for score in found:
        seat = view.seats[score.seat]
        lines.append(_head(score, seat, who[score.seat], over=position.over, hides=hides))
        lines += _items(score, seat, hides)
    return lines


def _head(score: Score, seat: SeatView, who: str, *, over: bool, hides: bool) -> Text:
    """Who it is and how much."""
    head = Text().append(f"{score.place}. " if over else "", STRONG)
    for colour, god in zip(seat.colours, seat.gods, strict=True):
        name = str(current().word("god", god) if god else current().word("colour", colour))
        head.append(f"({LETTERS[colour]})", chip_style(colour)).append(f" {name}  ")
    head.append(str(current().word("seat", seat.seat)), STRONG).append(f" ({who})", FAINT)
    if hides:
        known = sum(item.points for item in score.items if item.text not in _RANKS)
        return head.append(" " + say("four-gods-points-least", points=known), STRONG)
    return head.append(" " + say("cli-points", points=score.points), STRONG)


def _items(score: Score, seat: SeatView, hides: bool) -> list[Text]:
    """What the points are made of. A place among gods that are secret cannot be told."""
    items = [item for item in score.items if not (hides and item.text in _RANKS and None in seat.gods)]
    lines = [_item(item, hides) for item in items]
    for item in score.tiebreaks:
        lines.append(Text(f" {item.points:>3}  {say(item.text, **item.facts)}", STRONG))
        lines += [Text("    ") + _item(part, hides) for part in item.parts]
    return lines


def _item(item: ScoreItem, hides: bool) -> Text:
    points = "?" if hides and item.text in _RANKS else str(item.points)
    return Text(f" {points:>3}  {say(item.text, **item.facts)}")


def verdict(position: Position) -> list[Text]:
    """Why the game is over, and who won."""
    seats = SEATS[position.players]
    winners = [str(current().word("seat", seats[score.seat])) for score in position.scores() if score.place == 1]
    text = "cli-wins" if len(winners) == 1 else "cli-win-together"
    return [Text(say("cli-over", ending=position.ending)), Text(say(text, winners=", ".join(winners)), STRONG)]


def marked(entries: Sequence[Entry]) -> set[str]:
    """The cells that these moves of players touched."""
    return {entry.at for entry in entries if entry.at is not None and entry.seat is not None}


def title(view: FourGodsView) -> str:
    """What goes on."""
    if view.phase == "over":
        return say("four-gods-title-over")
    if view.phase == "ready":
        return say("four-gods-title-ready")
    if view.active is not None and view.options.turns == "timed":
        if view.last_round:
            return say("four-gods-title-last", turn=view.turn, seat=view.active)
        return say("four-gods-title-turn", turn=view.turn, seat=view.active)
    return say("four-gods-title-final") if view.final else say("four-gods-title-all")
