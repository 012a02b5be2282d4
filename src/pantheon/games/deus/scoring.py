"""The final score of Deus, explained: VP in play, each temple with its regions, each majority."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pantheon.engine.game import Score, ScoreItem
from pantheon.games.deus import codes
from pantheon.games.deus.effects import Gain
from pantheon.games.deus.names import COLOURS, GOODS
from pantheon.games.deus.numbers import NUMBERS

if TYPE_CHECKING:
    from pantheon.games.deus.position import Position


# As position.py counts them; each card comes after these.
SOURCES = ("villages", "fees", "thefts", "gods")


def scores(position: Position) -> list[Score]:
    """The result by seat."""
    items = [tuple(_items(position, seat)) for seat in range(position.players)]
    points = [sum(item.points for item in found) for found in items]
    return [
        Score(seat=seat, points=own, place=1 + sum(other > own for other in points), items=items[seat])
        for seat, own in enumerate(points)
    ]


def _items(position: Position, seat: int) -> Iterator[ScoreItem]:
    yield ScoreItem(text="deus-score-vp", facts={}, points=position.vp[seat], parts=_sources(position, seat))
    for kind in position.temple_cards(seat):
        yield _temple(position, seat, kind)
    for good in range(codes.GOODS):
        held = [position.goods[other * codes.GOODS + good] for other in range(position.players)]
        if held[seat] and held[seat] == max(held):
            facts: dict[str, str | int] = {"good": GOODS[good], "count": held[seat]}
            yield ScoreItem(text="deus-score-majority", facts=facts, points=NUMBERS.end.majority)


def _sources(position: Position, seat: int) -> tuple[ScoreItem, ...]:
    """Where the VP of the game came from; nothing if nobody saw it all: a position may have been set up as it is."""
    each, kinds = len(SOURCES) + codes.MOST_KINDS, seat * codes.MOST_KINDS
    row = position.earned[seat * each : (seat + 1) * each]
    if NUMBERS.start.vp + sum(row) != position.vp[seat] or not any(row):
        return ()
    cards: dict[str, list[ScoreItem]] = {colour: [] for colour in COLOURS}
    times, earned = position.fired[kinds : kinds + codes.MOST_KINDS], row[len(SOURCES) :]
    for kind in [kind for kind in range(codes.MOST_KINDS) if times[kind] or earned[kind]]:
        card = position.cards.cards[kind]
        facts: dict[str, str | int] = {"card": card.id, "times": times[kind]}
        cards[card.colour].append(ScoreItem(text="deus-score-fired", facts=facts, points=earned[kind]))
    found = [_source("start", NUMBERS.start.vp), *map(_source, SOURCES, row)]
    found += [_source(colour, sum(item.points for item in items), tuple(items)) for colour, items in cards.items()]
    return tuple([item for item in found if item.points or item.parts])


def _source(source: str, points: int, parts: tuple[ScoreItem, ...] = ()) -> ScoreItem:
    return ScoreItem(text=f"deus-score-from-{source}", facts={}, points=points, parts=parts)


def _temple(position: Position, seat: int, kind: int) -> ScoreItem:
    """What a temple is worth, with the regions it counts; there is a most for every temple."""
    card = position.cards.cards[kind]
    assert isinstance(card.effect, Gain)
    points = min(position.temple_worth(seat, kind), NUMBERS.end.temple_most)
    cells = tuple(position.atlas.cells[region] for region in position.counted_regions(seat, kind))
    return ScoreItem(text="deus-score-temple", facts={"card": card.id}, points=points, cells=cells)
