"""A game told move by move, and its scores explained."""

from collections.abc import Sequence

from rich.text import Text

from pantheon.cli.glyphs import FAINT, STRONG
from pantheon.cli.gods.glyphs import Glyphs, god_style
from pantheon.cli.gods.menu import outcome
from pantheon.cli.gods.panel import power
from pantheon.cli.gods.words import did
from pantheon.cli.language import current, say
from pantheon.cli.session import Entry
from pantheon.engine.actions import At, Codec
from pantheon.engine.game import Score
from pantheon.engine.match import Move
from pantheon.games.gods.position import Position


def tell(position: Position, codec: Codec, move: Move, glyphs: Glyphs) -> Entry:
    """A move in words: what was done, what it cost, what came of it. The position is the one before it."""
    action = codec.decode(move.action)
    if move.seat is None:
        return Entry(None, did(action, None), getattr(action, "at", None))
    said = did(action, position.options.gods[move.seat])
    cost, effects = outcome(position, position.view(move.seat), move.action)
    if cost:
        said += f" ({power(cost, glyphs)})"
    if effects:
        said = say("cli-did-effects", what=said, effects=", ".join(effects))
    return Entry(move.seat, said, getattr(action, "at", None))


def marked(entries: Sequence[Entry]) -> set[At]:
    """The cells that these moves of players touched."""
    return {entry.at for entry in entries if entry.at is not None and entry.seat is not None}


def scores(position: Position, who: Sequence[str], glyphs: Glyphs) -> list[Text]:
    """The points of all seats, item by item, the leader first."""
    lines: list[Text] = []
    for score in sorted(position.scores(), key=lambda score: (score.place, score.seat)):
        god = position.options.gods[score.seat]
        head = Text().append(f"{score.place}. ", STRONG)
        head.append(f"{glyphs.gods[god]} {current().word('god', god)}", god_style(god))
        head.append(f" ({who[score.seat]})", FAINT)
        lines.append(head.append(" " + say("cli-points", points=score.points), STRONG))
        lines += _items(score)
    return lines


def _items(score: Score) -> list[Text]:
    lines = [Text(f"   {item.points:>3}  {say(item.text, **item.facts)}") for item in score.items]
    ties = ", ".join(f"{say(item.text, **item.facts)} {item.points}" for item in score.tiebreaks)
    return [*lines, Text(f"        {say('cli-tiebreaks', ties=ties)}", FAINT)]


def verdict(position: Position) -> list[Text]:
    """Why the game is over, and who won."""
    gods = position.options.gods
    winners = [str(current().word("god", gods[score.seat])) for score in position.scores() if score.place == 1]
    text = "cli-wins" if len(winners) == 1 else "cli-win-together"
    return [
        Text(say("cli-over", ending=position.ending)),
        Text(say(text, winners=", ".join(winners)), STRONG),
    ]
