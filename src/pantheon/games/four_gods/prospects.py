"""What can still come, from a view alone: cells that no tile will ever fill, cities that nobody can destroy.

Everything holds while the neighbours stay as they lie: more neighbours only ask for more, so what is impossible stays
impossible until a tile beside it is taken away (a called mistake, or nothing at all where mistakes are refused).
"""

from collections.abc import Iterable

import msgspec

from pantheon.games.four_gods import codes
from pantheon.games.four_gods.imagining import needs_of
from pantheon.games.four_gods.matching import possible_tiles
from pantheon.games.four_gods.names import CELL_NUMBERS, CELLS, Cell
from pantheon.games.four_gods.sights import FourGodsView
from pantheon.games.four_gods.tiles import TERRAINS, TileSet, demand

# For each side, clockwise from the north: the corners of a cell there, and those of its neighbour that they touch.
_TOUCHING = (((0, 3), (1, 2)), ((1, 0), (2, 3)), ((2, 1), (3, 0)), ((3, 2), (0, 1)))
_ANYTHING = 0


class Prospects(msgspec.Struct, frozen=True, kw_only=True):
    """Cells by name, in the order of the World.

    `never` and `safe` look at the whole set of tiles. The others look only at tiles that, as far as the seat can
    know, may be outside the World: so they hold at least as many cells.
    """

    never: tuple[Cell, ...]  # empty cells that no tile fits; a city could still be built there
    never_for_you: tuple[Cell, ...]
    safe: tuple[Cell, ...]  # cities that no tile can destroy
    safe_for_you: tuple[Cell, ...]


def prospects(view: FourGodsView) -> Prospects:
    """What can no longer happen, as the seat of a view can know it."""
    tiles = view.options.tile_set
    cities = {city.cell for city in view.cities}
    filled = cities | {lying.cell for lying in view.world}
    asked = demands(view)
    every, outside = range(len(tiles.faces)), tiles_outside(view)
    shut = [cell for cell in CELLS if not _fits_any(tiles, every, asked[cell])]
    shut_for_you = [cell for cell in CELLS if not _fits_any(tiles, outside, asked[cell])]
    return Prospects(
        never=tuple(cell for cell in shut if cell not in filled),
        never_for_you=tuple(cell for cell in shut_for_you if cell not in filled),
        safe=tuple(cell for cell in shut if cell in cities),
        safe_for_you=tuple(cell for cell in shut_for_you if cell in cities),
    )


def tiles_outside(view: FourGodsView) -> frozenset[int]:
    """The tiles, by their index in the set, that may be in the bag, a hand or a row: each of them is, in some deal
    of tiles to everything that the view shows."""
    tiles, needs = view.options.tile_set, needs_of(view)
    found = possible_tiles(tiles, needs)[len(view.world) :]
    return frozenset().union(*found)


def demands(view: FourGodsView) -> dict[Cell, int | None]:
    """What each cell asks of the corners of a tile (tiles.py), filled or not; None where neighbours disagree."""
    faces = {CELL_NUMBERS[lying.cell]: lying.face for lying in view.world}
    return {cell: _demand(faces, number) for cell, number in CELL_NUMBERS.items()}


def _demand(faces: dict[int, str], cell: int) -> int | None:
    asked = [_ANYTHING] * codes.CORNERS
    for side, neighbour in _neighbours(cell):
        for own, theirs in _TOUCHING[side] if neighbour in faces else ():
            wish = 1 + TERRAINS.index(faces[neighbour][theirs])
            if asked[own] not in (_ANYTHING, wish):
                return None
            asked[own] = wish
    return demand(asked)


def _neighbours(cell: int) -> Iterable[tuple[int, int]]:
    """Side and number of the cells beside a cell."""
    row, column = divmod(cell, codes.SIDE)
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    for side, (y, x) in enumerate(around):
        if 0 <= y < codes.SIDE and 0 <= x < codes.SIDE:
            yield side, y * codes.SIDE + x


def _fits_any(tiles: TileSet, some: Iterable[int], asked: int | None) -> bool:
    """Does one of some tiles fit, one way or other?"""
    return asked is not None and any(tiles.fits[tile * codes.DEMANDS + asked] for tile in some)
