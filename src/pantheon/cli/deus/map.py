"""The map of Deus in a terminal, at the largest of three scales that fits: what each region shows, and where."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from pantheon.cli.deus.glyphs import LETTERS, Glyphs, chip_style, ground_style
from pantheon.cli.glyphs import EDGE, FAINT, LABEL, MARK
from pantheon.cli.gods.hexmap import Canvas
from pantheon.engine.actions import At
from pantheon.games.deus.sights import DeusView, Region

_LABELS = 3  # columns at the left for the names of the rows
_MOST_PIECES = 5  # in a region: one of each type that stands on land
_SMALL_PIECES = 4  # that have room in a single line

Piece = tuple[str, Style]


@dataclass(frozen=True)
class Scale:
    """The size of a region: columns from one to the next, lines from one row to the next, and lines of its own."""

    width: int
    pitch: int
    lines: int

    @property
    def slopes(self) -> int:
        """Lines of the slopes above and below a region."""
        return self.pitch - self.lines

    @property
    def walls(self) -> int:
        """Columns of the wall left of a region."""
        return 1 if self.slopes else 0


LARGE = Scale(8, 4, 2)
MIDDLE = Scale(7, 2, 2)
SMALL = Scale(6, 1, 1)
SCALES = (LARGE, MIDDLE, SMALL)


@dataclass(frozen=True, kw_only=True)
class Marks:
    """What is to be seen besides the map itself."""

    touched: Collection[At] = ()  # by the last moves
    labels: Mapping[At, str] = field(default_factory=dict)  # numbers of the regions to choose from
    fees: Collection[At] = ()  # those of them that cost VP


class Map:
    """A map that can be drawn at every scale."""

    def __init__(self, view: DeusView, glyphs: Glyphs, marks: Marks | None = None) -> None:
        self.regions, self.glyphs, self.marks = view.map, glyphs, marks or Marks()
        cells = [region.at for region in view.map] or [(0, 0)]
        self.top, self.bottom = min(r for _, r in cells), max(r for _, r in cells)
        self.left, self.right = min(2 * q + r for q, r in cells), max(2 * q + r for q, r in cells)

    def size(self, scale: Scale) -> tuple[int, int]:
        """Columns and lines, with the names of rows and diagonals."""
        width = _LABELS + (self.right - self.left) * scale.width // 2 + scale.width + scale.walls
        return width, 1 + (self.bottom - self.top + 1) * scale.pitch + scale.slopes

    def lines(self, scale: Scale) -> list[Text]:
        """The map, line by line."""
        canvas = Canvas(*self.size(scale))
        self._axes(canvas, scale)
        order = sorted(self.regions, key=lambda region: region.at in self.marks.touched)
        if scale.slopes:
            for region in order:  # later borders cover earlier ones: those of what was touched win
                self._border(canvas, scale, region)
        for region in order:
            self._inside(canvas, scale, region)
        return canvas.lines()

    def _corner(self, at: At, scale: Scale) -> tuple[int, int]:
        """Line and column where the inside of a region begins."""
        q, r = at
        line = 1 + (r - self.top) * scale.pitch + scale.slopes
        return line, _LABELS + (2 * q + r - self.left) * scale.width // 2 + scale.walls

    def _axes(self, canvas: Canvas, scale: Scale) -> None:
        """Row names at the left; above the map, the name of each diagonal that runs down to the right."""
        for r in range(self.top, self.bottom + 1):
            canvas.put(self._corner((0, r), scale)[0], 0, f"{r:>2}", FAINT)
        for q in range((self.left - self.top) // 2, (self.right - self.top) // 2 + 2):
            column = self._corner((q, self.top), scale)[1] - scale.width // 2
            if column >= _LABELS:
                canvas.put(0, column, f"{q:^{scale.width - 1}}", FAINT)

    def _border(self, canvas: Canvas, scale: Scale, region: Region) -> None:
        """Walls left and right, and two slopes above and below."""
        line, column = self._corner(region.at, scale)
        touched = region.at in self.marks.touched
        style, wall = (MARK, self.glyphs.marked_wall) if touched else (EDGE, self.glyphs.wall)
        inside = scale.width - 1
        for i in range(scale.lines):
            canvas.put(line + i, column - 1, wall, style)
            canvas.put(line + i, column + inside, wall, style)
        for i in range(scale.slopes):
            rise, fall = self.glyphs.rise, self.glyphs.fall
            for at, left, right in ((line - 1 - i, rise, fall), (line + scale.lines + i, fall, rise)):
                canvas.put(at, column + 2 * i, left, style)
                canvas.put(at, column + inside - 1 - 2 * i, right, style)

    def _inside(self, canvas: Canvas, scale: Scale, region: Region) -> None:
        line, column = self._corner(region.at, scale)
        ground = ground_style(region.terrain)
        inside = scale.width - 1 if scale.lines > 1 else scale.width
        for i in range(scale.lines):
            canvas.put(line + i, column, " " * inside, ground)
        if scale.lines == 1:
            self._one_line(canvas, line, column, region)
            return
        name = f"{region.at[0]},{region.at[1]}"
        canvas.put(line, column, self.glyphs.terrains[region.terrain], ground)
        canvas.put(line, column + 1, f"{name:>{inside - 1}}", ground + Style(bold=False))
        if label := self.marks.labels.get(region.at):
            canvas.put(line, column + 1, f"{' ' + label + self._fee(region.at):<{inside - 1}}", LABEL)
        for text, style in self._content(region, _MOST_PIECES):
            canvas.put(line + 1, column, text, style)
            column += len(text)
        if scale is MIDDLE and region.at in self.marks.touched:
            canvas.put(line, self._corner(region.at, scale)[1] + inside, self.glyphs.marked_wall, MARK)

    def _one_line(self, canvas: Canvas, line: int, column: int, region: Region) -> None:
        """Terrain, owner and pieces; a number to choose stands alone, or covers the last of them."""
        end = column + SMALL.width
        canvas.put(line, column, self.glyphs.terrains[region.terrain], ground_style(region.terrain))
        label = self.marks.labels.get(region.at, "")
        if label and not region.pieces:
            canvas.put(line, column + 1, label + self._fee(region.at), LABEL)
            return
        for text, style in self._content(region, _SMALL_PIECES):
            column += 1
            canvas.put(line, column, text, style)
            column += len(text) - 1
        if label:
            canvas.put(line, end - len(label), label, LABEL)
        elif region.at in self.marks.touched and column < end - 1:
            canvas.put(line, end - 1, self.glyphs.marked_wall, MARK + ground_style(region.terrain).background_style)

    def _fee(self, at: At) -> str:
        return self.glyphs.fee if at in self.marks.fees else ""

    def _content(self, region: Region, most: int) -> list[Piece]:
        """Who and what is in a region."""
        ground = ground_style(region.terrain)
        if region.terrain == "village":
            vp = self.glyphs.attacked if region.attacked else f"{region.vp}{self.glyphs.vp}"
            return [(vp, ground)]
        if region.owner is None:
            return [(self.glyphs.edge, ground)] if region.edge else []
        style = chip_style(region.owner)
        letters = "".join(LETTERS[piece] for piece in region.pieces)
        if len(letters) > most:
            letters = f"{self.glyphs.all}{len(letters)}"
        return [(self.glyphs.seats[region.owner] + letters, style)]
