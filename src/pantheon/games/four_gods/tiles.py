"""The two-sided tiles: read from a file, checked, and turned into tables that the rules look things up in."""

import re
from array import array
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import product
from typing import Any

from pantheon.engine.errors import Problem
from pantheon.engine.toml import read_toml

TILES = 92
TERRAINS = "SPFM"
TERRAIN_NAMES = ("sea", "plain", "forest", "mountain")
CORNERS = ("NW", "NE", "SE", "SW")
MOST_TERRAINS = 3  # on one face
MOST_NUMBER = 999_999  # of a tile
FACES = 2
ROTATIONS = 4
WAYS = FACES * ROTATIONS  # a tile can lie in so many ways

Corners = tuple[int, int, int, int]
"""Terrains, or labels of regions, at the corners NW, NE, SE, SW."""


class TilesError(Problem):
    """A tile file that cannot be used; the facts name its line."""

    def __init__(self, line: int, text: str, **facts: str | int) -> None:
        super().__init__(text, line=line, **facts)
        self.line = line


class Face:
    """One side of a tile: its terrains, and which corners hang together."""

    def __init__(self, corners: Corners, regions: Corners) -> None:
        self.corners = corners
        self.regions = regions  # the same label for corners of one region: the lowest corner in it
        letters = "".join(TERRAINS[terrain] for terrain in corners)
        usual = joined(corners) == regions
        self.name = letters if usual else letters + "." + "".join(map(str, regions))

    def turned(self, quarters: int) -> "Face":
        """The face after so many quarter turns clockwise."""
        order = [(corner - quarters) % 4 for corner in range(4)]
        corners = tuple(self.corners[old] for old in order)
        labels = [self.regions[old] for old in order]
        return Face(corners, tuple(labels.index(label) for label in labels))  # type: ignore[arg-type]

    @property
    def order(self) -> tuple[Corners, Corners]:
        """What two faces that lie alike have in common, and what they are sorted by."""
        return self.corners, self.regions

    def upright(self) -> "Face":
        """The face turned so that it comes first of its four rotations: how it is named when it does not lie."""
        return min((self.turned(quarters) for quarters in range(ROTATIONS)), key=lambda face: face.order)

    def __str__(self) -> str:
        """The terrains clockwise from the north-west; with the regions if they are not the usual ones."""
        return self.name


class TileSet:
    """A whole set of tiles; `ways[tile][face * 4 + rotation]` is a face as it lies.

    Faces stand upright, however a file turns them: else a face could tell which tile it is, and with it the
    underside. `shapes` are all faces as they can lie; commands and records name them.
    """

    def __init__(self, numbers: Sequence[int], faces: Sequence[tuple[Face, Face]]) -> None:
        self.numbers = tuple(numbers)
        self.faces = tuple((front.upright(), back.upright()) for front, back in faces)
        self.ways = tuple(
            tuple(face.turned(quarters) for face in pair for quarters in range(ROTATIONS)) for pair in self.faces
        )
        distinct = {face.order: face for ways in self.ways for face in ways}
        self.shapes = tuple(distinct[order] for order in sorted(distinct))
        self.shape_named = {str(face): shape for shape, face in enumerate(self.shapes)}

    def words(self) -> tuple[str, ...]:
        """The set as options write it: `17:SSSP/SSFM`."""
        return tuple(f"{n}:{front}/{back}" for n, (front, back) in zip(self.numbers, self.faces, strict=True))

    @cached_property
    def shape_of(self) -> bytearray:
        """The shape of each way of each tile, as C ints."""
        index = {face.order: shape for shape, face in enumerate(self.shapes)}
        return bytearray(array("i", (index[face.order] for ways in self.ways for face in ways)).tobytes())

    @cached_property
    def fits(self) -> bytearray:
        """For each tile and each demand on a cell's corners, the ways in which it fits, as bits.

        A demand is a number in base 5: at each corner 0 for anything or 1 + the terrain, NW first. Of ways that look
        alike only the first counts.
        """
        table = bytearray(len(self.faces) * 625)
        for tile, ways in enumerate(self.ways):
            orders = [face.order for face in ways]
            for way, face in enumerate(ways):
                if orders.index(face.order) < way:
                    continue
                for asked in product(*((0, 1 + terrain) for terrain in face.corners)):
                    table[tile * 625 + demand(asked)] |= 1 << way
        return table

    @cached_property
    def corners(self) -> bytearray:
        """The terrains at the corners, for each way of each tile."""
        return bytearray(terrain for ways in self.ways for face in ways for terrain in face.corners)

    @cached_property
    def regions(self) -> bytearray:
        """The regions at the corners (the lowest corner of each), for each way of each tile."""
        return bytearray(label for ways in self.ways for face in ways for label in face.regions)


def demand(asked: Sequence[int]) -> int:
    """The number of a demand on four corners."""
    return ((asked[0] * 5 + asked[1]) * 5 + asked[2]) * 5 + asked[3]


def joined(corners: Corners) -> Corners | None:
    """The regions of a face whose file lists none; None if it must list them."""
    if corners[0] == corners[2] != corners[1] == corners[3]:
        return None  # ABAB: nobody can say which pair is joined
    labels = list(range(4))
    for corner, other in ((0, 1), (1, 2), (2, 3), (0, 3), (0, 2), (1, 3)):
        if corners[corner] == corners[other]:
            old, new = max(labels[corner], labels[other]), min(labels[corner], labels[other])
            labels = [new if label == old else label for label in labels]
    return tuple(labels)  # type: ignore[return-value]


def read_tiles(text: str) -> TileSet:
    """The set of tiles that a file describes; TilesError or TomlError with line and reason if it describes none."""
    content = read_toml(text)
    tiles = content.get("tiles")
    if set(content) != {"tiles"} or not isinstance(tiles, list):
        raise TilesError(1, "tiles-no-list")
    lines = _lines_of_tiles(text)
    lines += [text.count("\n") + 1] * (len(tiles) - len(lines))
    numbers: list[int] = []
    faces = []
    for line, tile in zip(lines, tiles, strict=False):
        number, pair = _read_tile(line, tile)
        if number in numbers:
            raise TilesError(line, "tiles-twice", number=number)
        numbers.append(number)
        faces.append(pair)
    if len(tiles) != TILES:
        raise TilesError(text.count("\n") + 1, "tiles-count", found=len(tiles), right=TILES)
    return TileSet(numbers, faces)


def _lines_of_tiles(text: str) -> list[int]:
    """The line of each tile, which a TOML reader does not tell: wherever a number is given, but in comments."""
    lines = enumerate(text.split("\n"), start=1)
    return [n for n, line in lines for _ in re.finditer(r"\bnumber\s*=", line.partition("#")[0])]


def _read_tile(line: int, tile: Any) -> tuple[int, tuple[Face, Face]]:
    if not isinstance(tile, dict) or not set(tile) <= {"number", "faces", "regions"}:
        raise TilesError(line, "tiles-fields")
    number, faces, regions = tile.get("number"), tile.get("faces"), tile.get("regions", [[], []])
    if type(number) is not int or not 1 <= number <= MOST_NUMBER:
        raise TilesError(line, "tiles-number", found=number if type(number) is int else str(number))
    if faces is None or not _is_pair(faces) or not _is_pair(regions):
        raise TilesError(line, "tiles-two-faces", number=number)
    front, back = (_read_face(line, number, face, groups) for face, groups in zip(faces, regions, strict=True))
    return number, (front, back)


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == FACES


def _read_face(line: int, number: int, face: Any, groups: Any) -> Face:
    if not isinstance(face, str) or len(face) != 4 or set(face) - set(TERRAINS):
        raise TilesError(line, "tiles-letters", number=number, face=str(face))
    if len(set(face)) > MOST_TERRAINS:
        raise TilesError(line, "tiles-four-terrains", number=number, face=face)
    corners: Corners = tuple(TERRAINS.index(letter) for letter in face)  # type: ignore[assignment]
    regions = _read_regions(line, number, face, groups) if groups else joined(corners)
    if regions is None:
        raise TilesError(line, "tiles-split", number=number, face=face)
    return Face(corners, regions)


def _read_regions(line: int, number: int, face: str, groups: Any) -> Corners:
    """Regions from groups of corner names."""
    wrong = TilesError(line, "tiles-regions", number=number, face=face)
    if not isinstance(groups, list) or not all(isinstance(group, list) for group in groups):
        raise wrong
    names = [name for group in groups for name in group]
    if sorted(map(str, names)) != sorted(CORNERS):
        raise wrong
    labels = [0, 0, 0, 0]
    for group in groups:
        corners = [CORNERS.index(name) for name in group]
        if len({face[corner] for corner in corners}) != 1:
            raise TilesError(line, "tiles-mixed", number=number, face=face)
        for corner in corners:
            labels[corner] = min(corners)
    return tuple(labels)  # type: ignore[return-value]


def tiles_of_words(words: tuple[str, ...]) -> TileSet:
    """The set that options describe (`TileSet.words`), our own if they describe none; TilesError names the tile."""
    return _tiles_of_words(tuple(words)) if words else standard_tiles()


@lru_cache(maxsize=128)  # a server may see any number of sets
def _tiles_of_words(words: tuple[str, ...]) -> TileSet:
    faces = []
    numbers: list[int] = []
    for line, word in enumerate(words, start=1):
        said = re.fullmatch(r"(\d{1,6}):(\w+)(?:\.([0-3]{4}))?/(\w+)(?:\.([0-3]{4}))?", word)
        if said is None:
            raise TilesError(line, "tiles-word", word=word)
        groups = [_groups(digits) if digits else [] for digits in (said[3], said[5])]
        number, pair = _read_tile(line, {"number": int(said[1]), "faces": [said[2], said[4]], "regions": groups})
        if number in numbers:
            raise TilesError(line, "tiles-twice", number=number)
        numbers.append(number)
        faces.append(pair)
    if len(words) != TILES:
        raise TilesError(len(words), "tiles-count", found=len(words), right=TILES)
    return TileSet(numbers, faces)


def _groups(digits: str) -> list[list[str]]:
    """`0103` says that the corners NW and SE are one region."""
    return [[CORNERS[i] for i in range(4) if digits[i] == label] for label in sorted(set(digits))]


@cache
def standard_tiles() -> TileSet:
    """The set that this project ships."""
    return read_tiles(files("pantheon.games.four_gods").joinpath("tiles.toml").read_text(encoding="utf-8"))
