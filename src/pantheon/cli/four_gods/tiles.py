"""Tiles and cities in characters: a small picture of the corners, each filled with the sign of its terrain."""

from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from pantheon.cli.four_gods.glyphs import CITY, LETTERS, Glyphs, chip_style, letter_style, terrain_style
from pantheon.cli.glyphs import FAINT, LABEL
from pantheon.games.four_gods.names import CORNERS
from pantheon.games.four_gods.tiles import TERRAINS, Face, joined

_CHIP = 8  # from this width on there is room for brackets around a prophet
_NW, _NE, _SE, _SW = range(4)


@dataclass(frozen=True)
class Scale:
    """Characters of a tile: about twice as wide as high, which looks square."""

    width: int
    height: int


SCALES = (Scale(12, 6), Scale(10, 5), Scale(8, 4), Scale(6, 3), Scale(4, 2))
SMALL = SCALES[-1]


def face_named(name: str) -> Face:
    """The face of that name."""
    letters, _, regions = name.partition(".")
    corners = tuple(TERRAINS.index(letter) for letter in letters)
    return Face(corners, tuple(map(int, regions)) if regions else joined(corners))  # type: ignore[arg-type]


def named_face(name: str) -> Text:
    """A face's name, each letter in the colours of its terrain."""
    text = Text()
    for letter in name:
        text.append(letter, letter_style(TERRAINS.index(letter)) if letter in TERRAINS else FAINT)
    return text


class _Picture:
    """A tile at a scale, pixel by pixel."""

    def __init__(self, face: Face, scale: Scale, corner: int | None) -> None:
        self.face, self.scale, self.corner = face, scale, corner

    def region(self, x: int, y: int) -> int:
        """The region that a character shows, as its lowest corner."""
        across, down = (2 * x + 1) / self.scale.width - 1, (2 * y + 1) / self.scale.height - 1
        regions = self.face.regions
        north, south = (_NW, _SW) if across < 0 else (_NE, _SE)
        here = self._larger(north, south) if down == 0 else north if down < 0 else south
        if max(abs(across), abs(down)) <= 0.5 and here != self.corner:  # opposite corners join through the middle
            for one, other in ((_NW, _SE), (_NE, _SW)):
                if regions[one] == regions[other]:
                    return regions[one]
        return regions[here]

    def _larger(self, one: int, other: int) -> int:
        """Of two corners, the one whose region has more of the tile."""
        regions = self.face.regions
        return other if regions.count(regions[other]) > regions.count(regions[one]) else one

    def sign(self, region: int, glyphs: Glyphs) -> str:
        """The sign of a region: another one for a second region of the same terrain."""
        terrain = self.face.corners[region]
        second = any(self.face.corners[c] == terrain and self.face.regions[c] < region for c in range(region))
        return glyphs.terrains[second][terrain]


def tile(
    name: str, scale: Scale, glyphs: Glyphs, shade: int = 0, prophet: tuple[str, str] | None = None
) -> list[Text]:
    """The lines of a tile as it lies, perhaps with a prophet: his colour and corner."""
    face = face_named(name)
    corner = CORNERS.index(prophet[1]) if prophet else None
    picture = _Picture(face, scale, corner)
    lines = []
    for y in range(scale.height):
        line = Text()
        for region, run in groupby(picture.region(x, y) for x in range(scale.width)):
            signs = picture.sign(region, glyphs) * len(list(run))
            line.append(signs, terrain_style(face.corners[region], shade))
        lines.append(line)
    if prophet and corner is not None:
        _stand(lines, prophet[0], corner, scale)
    return lines


def _stand(lines: list[Text], colour: str, corner: int, scale: Scale) -> None:
    """Put a prophet into a corner, near the middle of it: the outermost sign still tells the terrain."""
    mark = f"({LETTERS[colour]})" if scale.width >= _CHIP else LETTERS[colour]
    half = scale.width // 2
    left = 1 if corner in (_NW, _SW) else scale.width - 1 - len(mark)
    if scale.width < _CHIP:
        left = half - 1 if corner in (_NW, _SW) else half
    y = max(scale.height // 2 - 1, 0) if corner in (_NW, _NE) else scale.height - scale.height // 2
    line = lines[y]
    lines[y] = line[:left] + Text(mark, chip_style(colour)) + line[left + len(mark) :]


def city(colour: str, safe: bool, scale: Scale, glyphs: Glyphs) -> list[Text]:
    """The lines of a city: walls around its sign and its prophet; solid walls when nothing can crush it."""
    inner = scale.width - 2
    sign = f"{glyphs.city}{LETTERS[colour]}"
    lines = []
    for y in range(scale.height):
        fill = glyphs.wall * inner if safe and y == scale.height - 1 else " " * inner
        line = Text("[" + fill + "]", CITY)
        if y == (scale.height - 1) // 2:
            left = (scale.width - 2) // 2
            line = line[:left] + Text(sign, chip_style(colour)) + line[left + 2 :]
        lines.append(line)
    return lines


def empty(cell: str, fits: bool, scale: Scale, glyphs: Glyphs) -> list[Text]:
    """The lines of a cell where nothing lies; its name where something could be put."""
    lines = [Text(" " * scale.width) for _ in range(scale.height)]
    name = Text(f" {cell} ", LABEL) if fits else Text(glyphs.dot, FAINT)
    left = (scale.width - len(name.plain)) // 2 if fits else (scale.width - 1) // 2
    middle = Text(" " * left).append_text(name)
    middle.pad_right(scale.width - left - len(name.plain))
    lines[(scale.height - 1) // 2] = middle
    return lines
