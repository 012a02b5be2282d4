"""A map of pointy-top hexes in a terminal, at the largest of four scales that fits.

A cell (q, r) stands in row r, at q + r/2 cells from the left. The rules of no game are known here: whoever draws says
what each cell shows, as pieces of text with their styles.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from pantheon.cli.glyphs import EDGE, FAINT, FAINT_EDGE, MARK
from pantheon.cli.gods.glyphs import Glyphs
from pantheon.engine.actions import At

Piece = tuple[str, Style]


@dataclass(frozen=True)
class Cell:
    """What a cell shows: three columns, two columns where space is scarce, and how its border looks."""

    wide: tuple[Piece, ...]
    narrow: tuple[Piece, ...]
    marked: bool = False  # touched by the last move
    empty: bool = False  # no hex lies there, it is only a place to choose
    fill: Piece | None = None  # what the rest of a large cell is filled with


@dataclass(frozen=True)
class Scale:
    """The size of a cell: columns, and lines from one row to the next."""

    width: int
    pitch: int


LARGE = Scale(8, 4)
MIDDLE = Scale(4, 2)
SMALL = Scale(3, 1)
TINY = Scale(2, 1)
SCALES = (LARGE, MIDDLE, SMALL, TINY)
_LABELS = 3  # columns at the left for the names of the rows


@dataclass(frozen=True)
class Frame:
    """The rows and half-cell columns that a map needs; a ring of free cells around the hexes included."""

    top: int
    bottom: int
    left: int  # in half cells, 2 q + r
    right: int

    def size(self, scale: Scale) -> tuple[int, int]:
        """Columns and lines at a scale, with the labels of rows and columns."""
        rows = self.bottom - self.top + 1
        walls = scale.width > TINY.width
        edges = scale.pitch // 2 if scale.pitch > 1 else 0
        width = (self.right - self.left) * scale.width // 2 + scale.width + walls + _LABELS
        return width, rows * scale.pitch + edges + 1


def frame_around(cells: Mapping[At, Cell]) -> Frame:
    """The frame of a map with room for one more hex on each side."""
    hexes = [at for at, cell in cells.items() if not cell.empty] or [(0, 0)]
    rows = [r for _, r in hexes]
    halves = [2 * q + r for q, r in hexes]
    return Frame(min(rows) - 1, max(rows) + 1, min(halves) - 2, max(halves) + 2)


class Canvas:
    """Lines of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self._rows: list[list[tuple[str, Style | None]]] = [[(" ", None)] * width for _ in range(height)]

    def put(self, line: int, column: int, text: str, style: Style | None = None) -> None:
        """Write over what is there; what lies outside is lost."""
        if not 0 <= line < len(self._rows):
            return
        row = self._rows[line]
        for offset, sign in enumerate(text):
            if 0 <= column + offset < len(row):
                row[column + offset] = sign, style

    def lines(self) -> list[Text]:
        """The canvas as Rich texts, without blanks at the ends of lines."""
        texts = []
        for row in self._rows:
            text = Text(no_wrap=True, overflow="ignore")
            for sign, style in row:
                text.append(sign, style)
            text.rstrip()
            texts.append(text)
        return texts


class HexMap:
    """Draws cells at a scale."""

    def __init__(self, cells: Mapping[At, Cell], frame: Frame, scale: Scale, glyphs: Glyphs) -> None:
        self.cells, self.frame, self.scale, self.glyphs = cells, frame, scale, glyphs
        self.canvas = Canvas(*frame.size(scale))

    def lines(self) -> list[Text]:
        """The map, line by line, with the names of rows (r) and diagonals (q)."""
        self._axes()
        order = sorted(self.cells.items(), key=lambda item: (not item[1].empty, item[1].marked))
        for at, cell in order:  # later borders cover earlier ones: the marked ones win
            self._border(at, cell)
        for at, cell in order:
            self._inside(at, cell)
        return self.canvas.lines()

    def _corner(self, at: At) -> tuple[int, int]:
        """Line and column where the inside of a cell begins, its left wall not included."""
        q, r = at
        line = 1 + (r - self.frame.top) * self.scale.pitch + self._edges()
        column = _LABELS + (2 * q + r - self.frame.left) * self.scale.width // 2
        return line, column + self._walls()

    def _edges(self) -> int:
        return self.scale.pitch // 2 if self.scale.pitch > 1 else 0

    def _walls(self) -> int:
        return 1 if self.scale.width > TINY.width else 0

    def _axes(self) -> None:
        """Row names at the left; above the map, the name of each diagonal that runs down to the right."""
        frame = self.frame
        for r in range(frame.top + 1, frame.bottom):
            line, _ = self._corner((0, r))
            self.canvas.put(line, 0, f"{r:>2}", FAINT)
        step = 1 if self.scale.pitch > 1 else 2
        for q in range((frame.left - frame.top) // 2, (frame.right - frame.top) // 2 + 1):
            column = _LABELS + (2 * q + frame.top - 1 - frame.left) * self.scale.width // 2 + self._walls()
            if q % step == 0 and column >= _LABELS:
                self.canvas.put(0, column, f"{q:^{self.scale.width - self._walls()}}", FAINT)

    def _border(self, at: At, cell: Cell) -> None:
        """Walls left and right, and two slopes above and below; where space is scarce only around marked cells."""
        if not self._walls() or (self.scale is SMALL and not cell.marked):
            return
        line, column = self._corner(at)
        style = MARK if cell.marked else FAINT_EDGE if cell.empty else EDGE
        wall = self.glyphs.marked_wall if cell.marked else self.glyphs.wall
        inside, height = self.scale.width - 1, self.scale.pitch - self._edges()
        for i in range(height):
            self.canvas.put(line + i, column - 1, wall, style)
            self.canvas.put(line + i, column + inside, wall, style)
        for i in range(self._edges()):
            for above, left, right in (
                (line - 1 - i, self.glyphs.rise, self.glyphs.fall),
                (line + height + i, self.glyphs.fall, self.glyphs.rise),
            ):
                self.canvas.put(above, column + 2 * i, left, style)
                self.canvas.put(above, column + inside - 1 - 2 * i, right, style)

    def _inside(self, at: At, cell: Cell) -> None:
        line, column = self._corner(at)
        if self.scale is not LARGE:
            self._pieces(line, column, cell.wide if self.scale is MIDDLE else cell.narrow)
            return
        if cell.fill is not None:
            for i in range(2):
                self.canvas.put(line + i, column, cell.fill[0] * 7, cell.fill[1])
        self._pieces(line, column + 2, cell.wide)
        name = f"{at[0]},{at[1]}"
        self.canvas.put(line + 1, column, f"{name:^7}", cell.fill[1] + Style(bold=False) if cell.fill else FAINT)

    def _pieces(self, line: int, column: int, pieces: tuple[Piece, ...]) -> None:
        for text, style in pieces:
            self.canvas.put(line, column, text, style)
            column += len(text)
