"""The points of Gods, item by item, and who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.engine.actions import At
from pantheon.engine.game import Score, ScoreItem
from pantheon.engine.hexes import coordinates
from pantheon.games.gods import codes
from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.view import TRIBE_NAMES

if TYPE_CHECKING:
    from pantheon.games.gods.position import Position


def scores(position: Position) -> list[Score]:
    """Cards and tokens of every seat; ties are broken by power, then by stones on the map, then shared."""
    seats = range(position.players)
    items = [tuple(_items(position, seat)) for seat in seats]
    points = [sum(item.points for item in found) for found in items]
    stones = [sum(position.held[seat * codes.TRIBES : (seat + 1) * codes.TRIBES]) for seat in seats]
    ranks = [(points[seat], position.power[seat], stones[seat]) for seat in seats]
    return [
        Score(
            seat=seat,
            points=points[seat],
            place=1 + sum(other > ranks[seat] for other in ranks),
            items=items[seat],
            tiebreaks=(
                ScoreItem(text="gods-score-power", facts={}, points=position.power[seat]),
                ScoreItem(text="gods-score-stones", facts={}, points=stones[seat]),
            ),
        )
        for seat in seats
    ]


def _items(position: Position, seat: int) -> list[ScoreItem]:
    """The cards that a seat holds now and the tokens it keeps."""
    items = []
    for tribe, name in enumerate(TRIBE_NAMES, start=1):
        facts: dict[str, str | int] = {"tribe": name}
        cells = _cells(position, seat, tribe)
        cards = position.cards[seat * codes.TRIBES + tribe - 1]
        if cards:
            worth = cards * NUMBERS.nation.card
            item = ScoreItem(text="gods-score-cards", facts=facts | {"cards": cards}, points=worth, cells=cells)
            items.append(item)
        for nth in range(codes.BONUSES):
            if position.tokens[(tribe - 1) * codes.BONUSES + nth] == seat + 1:
                worth = position.bonus[nth]
                items.append(ScoreItem(text="gods-score-token", facts=facts, points=worth))
    return items


def _cells(position: Position, seat: int, tribe: int) -> tuple[At, ...]:
    """Where the tribes of a colour live that worship a seat's god."""
    faith = 1 << (codes.STONE + seat)
    return tuple(coordinates(cell) for cell, hex_, bits in position.hexes() if hex_ == tribe and bits == faith)
