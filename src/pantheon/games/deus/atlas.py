"""The map's geometry: where the tiles of a shape lie, which regions touch, which are at the edge; not the terrains.

A region is numbered place * 7 + k: k = 0 is the centre of the tile on that place, 1 to 6 its rim clockwise.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from pantheon.engine.actions import At
from pantheon.games.deus.names import TERRAINS, Terrain

REGIONS_PER_TILE = 7
STEPS: tuple[At, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise
ALONG, ACROSS = (2, 1), (3, -2)  # from one tile's centre to the next
FAR = 99  # no way


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a tile."""

    centre: Terrain
    rim: tuple[Terrain, Terrain, Terrain, Terrain, Terrain, Terrain]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A two-sided tile."""

    faces: tuple[Face, Face]


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of tiles.toml."""

    tiles: tuple[Tile, ...]


TILES = msgspec.toml.decode(files("pantheon.games.deus").joinpath("tiles.toml").read_bytes(), type=Tiles).tiles


def terrains(tile: int, face: int, rotation: int) -> list[int]:
    """The terrains of a tile's seven regions; rim entry k lies at rim step (k + rotation) mod 6."""
    side = TILES[tile].faces[face]
    rim = [side.rim[(k - rotation) % 6] for k in range(6)]
    return [TERRAINS.index(terrain) for terrain in (side.centre, *rim)]


class Atlas:
    """The regions of a shape: their cells, neighbours as bits, distances, and which are at the edge."""

    def __init__(self, places: Sequence[tuple[int, int]]) -> None:
        self.places = tuple(places)
        self.cells: tuple[At, ...] = tuple(cell for place in places for cell in _cells(place))
        self.region_at = {cell: region for region, cell in enumerate(self.cells)}
        self.neighbours = tuple(
            tuple(self.region_at[near] for near in _around(cell) if near in self.region_at) for cell in self.cells
        )
        self.edge = sum(1 << region for region, near in enumerate(self.neighbours) if len(near) < len(STEPS))
        near_bits = [sum(1 << near for near in around) for around in self.neighbours]
        self.near = bytearray(array("Q", near_bits).tobytes())
        distances = [self._distances(region) for region in range(len(self.cells))]
        self.distance = bytearray(step for row in distances for step in row)

    def _distances(self, start: int) -> list[int]:
        """Steps from a region to every other, over seas and villages."""
        steps = [FAR] * len(self.cells)
        steps[start] = 0
        waiting = [start]
        for region in waiting:
            for near in self.neighbours[region]:
                if steps[near] == FAR:
                    steps[near] = steps[region] + 1
                    waiting.append(near)
        return steps

    @property
    def is_connected(self) -> bool:
        """Do all regions hang together?"""
        return FAR not in self.distance


def _cells(place: tuple[int, int]) -> list[At]:
    i, j = place
    q, r = i * ALONG[0] + j * ACROSS[0], i * ALONG[1] + j * ACROSS[1]
    return [(q, r), *((q + dq, r + dr) for dq, dr in STEPS)]


def _around(cell: At) -> list[At]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in STEPS]


@cache
def atlas_of(places: tuple[tuple[int, int], ...]) -> Atlas:
    """The atlas of a shape."""
    return Atlas(places)
