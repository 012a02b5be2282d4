"""Counting the World of 4 Gods: cities, prophets in Kingdoms, the largest Kingdoms, the most Kingdoms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from pantheon.games.four_gods.numbers import NUMBERS

if TYPE_CHECKING:
    from pantheon.games.four_gods.world import World


SCORING = NUMBERS.scoring


class Kingdom(msgspec.Struct, frozen=True, kw_only=True):
    """A connected area of one terrain; `prophets` counts them by colour."""

    terrain: int
    cells: tuple[int, ...]
    prophets: dict[int, int]

    @property
    def worth(self) -> int:
        """Its tiles without a prophet on its terrain."""
        return len(self.cells) - sum(self.prophets.values())

    @property
    def rulers(self) -> tuple[int, ...]:
        """The colours with most prophets in it; several if they are equal, none without prophets."""
        most = max(self.prophets.values(), default=0)
        return tuple(sorted(colour for colour, count in self.prophets.items() if count == most))


def kingdoms(world: World) -> list[Kingdom]:
    """Every Kingdom of the World; areas on a single tile are none."""
    prophets: dict[int, Counter[int]] = {}
    for root, colour in world.preachers():
        prophets.setdefault(root, Counter())[colour] += 1
    return [
        Kingdom(terrain=terrain, cells=cells, prophets=dict(prophets.get(root, {})))
        for root, terrain, cells in world.areas()
        if len(cells) >= SCORING.kingdom_tiles
    ]


def prophet_points(found: Sequence[Kingdom]) -> dict[int, int]:
    """Points by colour: who has most prophets in a Kingdom gets its free tiles, equals get them each."""
    points: Counter[int] = Counter()
    for kingdom in found:
        for colour in kingdom.rulers:
            points[colour] += kingdom.worth
    return dict(points)


def ranked(values: dict[int, int]) -> dict[int, int]:
    """Points for the places that values give: equals share those of all places they fill, rounded down.

    Whoever has nothing gets nothing, and takes no place away from nobody.
    """
    points = dict.fromkeys(values, 0)
    place = 0
    for value in sorted(set(values.values()) - {0}, reverse=True):
        tied = [key for key, own in values.items() if own == value]
        shared = sum(SCORING.places[place : place + len(tied)]) // len(tied)
        points.update(dict.fromkeys(tied, shared))
        place += len(tied)
    return points


def largest_kingdom_points(found: Sequence[Kingdom], gods: Sequence[int]) -> dict[int, int]:
    """Points by god for the size of the largest Kingdom of its own terrain (god and terrain have one number)."""
    sizes = {god: max((len(k.cells) for k in found if k.terrain == god), default=0) for god in gods}
    return ranked(sizes)


def most_kingdoms_points(found: Sequence[Kingdom], gods: Sequence[int]) -> dict[int, int]:
    """Points by god for the number of Kingdoms of its own terrain."""
    return ranked({god: sum(k.terrain == god for k in found) for god in gods})


def city_points(world: World, destroyed: dict[int, int]) -> dict[int, int]:
    """Points by colour for the cities that stand, and for those it destroyed."""
    points: Counter[int] = Counter()
    for colour in world.founders():
        points[colour] += SCORING.city
    for colour, count in destroyed.items():
        points[colour] += SCORING.city * count
    return dict(points)
