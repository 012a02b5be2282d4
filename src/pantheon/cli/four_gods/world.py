"""The World: eight rows of eight cells inside their frame, columns a to h, rows 1 to 8."""

from collections.abc import Collection

from rich.style import Style
from rich.text import Text

from pantheon.cli.four_gods.glyphs import Glyphs
from pantheon.cli.four_gods.tiles import Scale, city, empty, tile
from pantheon.cli.glyphs import EDGE, STRONG
from pantheon.games.four_gods.codes import SIDE
from pantheon.games.four_gods.names import CELLS, COLUMNS
from pantheon.games.four_gods.sights import FourGodsView

_UNDERLINED = Style(underline=True)


class World:
    """A World to be drawn: `fits` are cells to name, `marked` those that were touched last.

    Without colour a gap stands between the columns, else nobody could tell where a tile ends.
    """

    def __init__(
        self,
        view: FourGodsView,
        glyphs: Glyphs,
        *,
        fits: Collection[str] = (),
        marked: Collection[str] = (),
        colour: bool = True,
    ) -> None:
        self.glyphs, self.fits, self.marked = glyphs, fits, marked
        self.gap = 0 if colour else 1
        self.tiles = {lying.cell: lying for lying in view.world}
        self.cities = {found.cell: found for found in view.cities}

    def size(self, scale: Scale) -> tuple[int, int]:
        """Columns and lines of the picture."""
        return SIDE * (scale.width + self.gap) - self.gap + 3, SIDE * scale.height + 2

    def lines(self, scale: Scale) -> list[Text]:
        """The picture."""
        across, down, *corners = list(self.glyphs.frame)
        lines = [self._border(scale, across, corners[0], corners[1])]
        for row in range(SIDE):
            cells = [self._cell(cell, scale) for cell in range(row * SIDE, (row + 1) * SIDE)]
            for y in range(scale.height):
                number = str(row + 1) if y == (scale.height - 1) // 2 else " "
                line = Text(no_wrap=True).append(number, STRONG).append(down, EDGE)
                line.append_text(Text(" " * self.gap).join(cell[y] for cell in cells))
                lines.append(line.append(down, EDGE))
        return [*lines, self._border(scale, across, corners[3], corners[2])]

    def _border(self, scale: Scale, across: str, left: str, right: str) -> Text:
        line = Text(" ", no_wrap=True).append(left, EDGE)
        before = (scale.width - 1) // 2
        for column in COLUMNS:
            after = scale.width - before - 1 + (self.gap if column != COLUMNS[-1] else 0)
            line.append(across * before, EDGE).append(column, STRONG).append(across * after, EDGE)
        return line.append(right, EDGE)

    def _cell(self, number: int, scale: Scale) -> list[Text]:
        cell, shade = CELLS[number], (number + number // SIDE) % 2
        if cell in self.tiles:
            lying = self.tiles[cell]
            prophet = (str(lying.prophet), str(lying.corner)) if lying.prophet else None
            lines = tile(lying.face, scale, self.glyphs, shade, prophet)
        elif cell in self.cities:
            found = self.cities[cell]
            lines = city(found.prophet, found.safe, scale, self.glyphs)
        else:
            return empty(cell, cell in self.fits, scale, self.glyphs)
        if cell in self.fits:  # a city to destroy, a tile to call
            lines[0] = Text(f"{cell:^{scale.width}}", Style(reverse=True, bold=True))
        if cell in self.marked:
            lines[-1].stylize(_UNDERLINED)
        return lines
