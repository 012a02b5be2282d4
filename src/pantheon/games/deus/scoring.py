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


# As position.py counts them.
SOURCES = ("villages", "fees", "thefts", "gods", *COLOURS)


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
    row = position.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    found = [("start", NUMBERS.start.vp), *zip(SOURCES, row, strict=True)]
    if sum(points for _, points in found) != position.vp[seat] or not any(row):
        return ()
    return tuple([ScoreItem(text=f"deus-score-from-{source}", facts={}, points=n) for source, n in found if n])


def _temple(position: Position, seat: int, kind: int) -> ScoreItem:
    """What a temple is worth, with the regions it counts; there is a most for every temple."""
    card = position.cards.cards[kind]
    assert isinstance(card.effect, Gain)
    points = min(position.temple_worth(seat, kind), NUMBERS.end.temple_most)
    cells = tuple(position.atlas.cells[region] for region in position.counted_regions(seat, kind))
    return ScoreItem(text="deus-score-temple", facts={"card": card.id}, points=points, cells=cells)
