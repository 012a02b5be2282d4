"""The final score of 4 Gods, explained: what the rules counted (counting.py), with the cells that earned it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from pantheon.engine.game import Score, ScoreItem
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.names import COLOURS, GODS, TERRAINS
from pantheon.games.four_gods.numbers import NUMBERS

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position


class Kingdom(msgspec.Struct, frozen=True, kw_only=True):
    """A Kingdom: its terrain, its cells, and how many prophets of each colour preach in it."""

    terrain: int
    cells: tuple[int, ...]
    prophets: tuple[int, ...]

    @property
    def worth(self) -> int:
        """Its tiles without a prophet on its terrain."""
        return len(self.cells) - sum(self.prophets)

    @property
    def rulers(self) -> tuple[int, ...]:
        """The colours with most prophets in it."""
        most = max(self.prophets)
        return tuple(colour for colour, count in enumerate(self.prophets) if count == most > 0)


def kingdoms(position: Position) -> list[Kingdom]:
    """Every Kingdom of the World."""
    return [Kingdom(terrain=t, cells=cells, prophets=prophets) for t, cells, prophets in position.realms()]


def _marker_items(position: Position, colour: int, tally: list[int], found: list[Kingdom]) -> tuple[ScoreItem, ...]:
    """What makes up the points of a colour, in the order of the scoring, after one count for all."""
    items = [*_cities(position, colour)]
    items += [_ruled(kingdom, colour) for kingdom in found if colour in kingdom.rulers]
    god = position.god[colour] - 1
    own = [kingdom for kingdom in found if kingdom.terrain == god]
    if own:
        items += _ranks(god, own, tally[codes.LARGEST * 4 + colour], tally[codes.MOST * 4 + colour])
    return tuple(items)


def _cells(cells: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Cells to light up: column and row, from 0."""
    return tuple((cell % codes.SIDE, cell // codes.SIDE) for cell in cells)


def _cities(position: Position, colour: int) -> list[ScoreItem]:
    lies, standing = position.lying(), position.standing()
    own = tuple(c for c in range(codes.CELLS) if lies[c] == codes.CITY and standing[c][0] == 1 + colour)
    items = []
    if own:
        points = NUMBERS.scoring.city * len(own)
        items.append(
            ScoreItem(text="four-gods-score-cities", facts={"count": len(own)}, points=points, cells=_cells(own))
        )
    razed = position.razed[colour]
    if razed:
        points = NUMBERS.scoring.city * razed
        items.append(ScoreItem(text="four-gods-score-destroyed", facts={"count": razed}, points=points))
    return items


def _ruled(kingdom: Kingdom, colour: int) -> ScoreItem:
    facts: dict[str, str | int] = {
        "terrain": TERRAINS[kingdom.terrain],
        "tiles": len(kingdom.cells),
        "prophets": sum(kingdom.prophets),
        "own": kingdom.prophets[colour],
        "shared": len(kingdom.rulers),
    }
    preachers = [(c, count) for c, count in enumerate(kingdom.prophets) if count]
    return ScoreItem(
        text="four-gods-score-kingdom",
        facts=facts,
        points=kingdom.worth,
        cells=_cells(kingdom.cells),
        parts=tuple(_preachers(kingdom, c, count) for c, count in preachers),
    )


def _preachers(kingdom: Kingdom, colour: int, count: int) -> ScoreItem:
    """How many prophets a colour has in a Kingdom, and what they earn it: who has the majority gets points."""
    points = kingdom.worth if colour in kingdom.rulers else 0
    facts: dict[str, str | int] = {"colour": COLOURS[colour], "count": count}
    return ScoreItem(text="four-gods-score-prophets", facts=facts, points=points)


def _ranks(god: int, own: list[Kingdom], largest: int, most: int) -> list[ScoreItem]:
    greatest = max(own, key=lambda kingdom: len(kingdom.cells))
    every = tuple(sorted({cell for kingdom in own for cell in kingdom.cells}))
    terrain = TERRAINS[god]
    return [
        ScoreItem(
            text="four-gods-score-largest",
            facts={"terrain": terrain, "tiles": len(greatest.cells)},
            points=largest,
            cells=_cells(greatest.cells),
        ),
        ScoreItem(
            text="four-gods-score-most",
            facts={"terrain": terrain, "count": len(own)},
            points=most,
            cells=_cells(every),
        ),
    ]


def scores(position: Position) -> list[Score]:
    """The result by seat: the marker of its colour; with two gods the lower one counts, the higher breaks ties."""
    tally, realms = position.count_up(), kingdoms(position)
    found = [_markers(position, seat, tally, realms) for seat in range(position.players)]
    ranks = [tuple(points for points, _, _ in markers) or (0,) for markers in found]
    return [
        Score(
            seat=seat,
            points=markers[0][0] if markers else 0,
            place=1 + sum(other > ranks[seat] for other in ranks),
            items=markers[0][2] if markers else (),
            tiebreaks=tuple(_marker(position, *marker) for marker in markers[1:]),
        )
        for seat, markers in enumerate(found)
    ]


def _markers(
    position: Position, seat: int, tally: list[int], realms: list[Kingdom]
) -> list[tuple[int, int, tuple[ScoreItem, ...]]]:
    """Points, colour and items of a seat's colours, the lower marker first."""
    colours = [number - 1 for number in position.colours[seat * 2 : seat * 2 + 2] if number]
    items = [(colour, _marker_items(position, colour, tally, realms)) for colour in colours]
    return sorted((sum(item.points for item in found), colour, found) for colour, found in items)


def _marker(position: Position, points: int, colour: int, items: tuple[ScoreItem, ...]) -> ScoreItem:
    facts: dict[str, str | int] = {"colour": COLOURS[colour], "god": GODS[position.god[colour] - 1]}
    return ScoreItem(text="four-gods-score-marker", facts=facts, points=points, parts=items)
