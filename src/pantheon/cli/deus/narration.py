"""A game of Deus told move by move, and its scores explained."""

from collections.abc import Sequence
from random import Random

from rich.text import Text

from pantheon.cli.deus.changes import changes, step
from pantheon.cli.deus.glyphs import Glyphs, seat_style
from pantheon.cli.deus.words import did, effect_of, named_card, seat_word
from pantheon.cli.glyphs import FAINT, STRONG
from pantheon.cli.language import say
from pantheon.cli.session import Entry
from pantheon.engine.actions import At
from pantheon.engine.game import Score, ScoreItem
from pantheon.engine.match import Move
from pantheon.games.deus.actions import Choose
from pantheon.games.deus.names import SEATS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position

_TEMPLE = "deus-score-temple"


def tell(position: Position, viewer: int | None, move: Move) -> Entry:
    """A move in words, as a viewer may know it: what was done, and what changed. The position is that before it."""
    action = position.shown(viewer, move.seat, move.action)
    if move.seat is None:
        return Entry(None, did(action, None, position.view(viewer)))
    made = step(position, move.seat, move.action, viewer)
    said = did(action, SEATS[move.seat], made.before)
    found = [] if isinstance(action, Choose) else changes(made, action)
    if found:
        said = say("cli-did-effects", what=said, effects="; ".join(found))
    at: At | None = getattr(action, "at", None)
    return Entry(move.seat, said, frozenset(made.touched | ({at} if at is not None else set())))


def marked(entries: Sequence[Entry]) -> set[At]:
    """The regions that these moves of players touched."""
    return {at for entry in entries if entry.seat is not None and entry.at for at in entry.at}


def scores(position: Position, who: Sequence[str], glyphs: Glyphs) -> list[Text]:
    """The points of all seats when the game is over, item by item, the winner first."""
    lines: list[Text] = []
    for score in sorted(position.scores(), key=lambda score: (score.place, score.seat)):
        lines.append(Text().append(f"{score.place}. ", STRONG) + _head(score, who, glyphs))
        lines += _items(score, position.options)
    return lines


def own_score(position: Position, seat: int, who: Sequence[str], glyphs: Glyphs) -> list[Text]:
    """What a player would have if the game ended now; only he may know it."""
    score = position.sample(seat, Random(0)).scores()[seat]
    return [
        _head(score, who, glyphs),
        *_items(score, position.options),
        Text(say("cli-deus-score-hidden"), FAINT),
    ]


def _head(score: Score, who: Sequence[str], glyphs: Glyphs) -> Text:
    seat = SEATS[score.seat]
    head = Text(f"{glyphs.seats[seat]} {seat_word(seat)}", seat_style(seat))
    head.append(f" ({who[score.seat]})", FAINT)
    return head.append(" " + say("cli-points", points=score.points), STRONG)


def _items(score: Score, options: DeusOptions) -> list[Text]:
    return [Text(f"   {item.points:>3}  {_said(item, options)}") for item in score.items]


def _said(item: ScoreItem, options: DeusOptions) -> str:
    """What earned the points; a temple with what it counts and where."""
    if item.text != _TEMPLE:
        return say(item.text, **item.facts)
    card = str(item.facts["card"])
    said = say("cli-deus-described", what=named_card(options, card), text=effect_of(options, card))
    return f"{said} [{' '.join(f'{q},{r}' for q, r in item.cells)}]" if item.cells else said


def verdict(position: Position) -> list[Text]:
    """Why the game is over, and who won."""
    winners = [seat_word(SEATS[score.seat]) for score in position.scores() if score.place == 1]
    text = "cli-wins" if len(winners) == 1 else "cli-win-together"
    return [Text(say("cli-over", ending=position.ending)), Text(say(text, winners=", ".join(winners)), STRONG)]
