"""What the cells of a map of Gods show."""

from collections.abc import Collection, Mapping

from rich.style import Style

from pantheon.cli.glyphs import LABEL, STRONG
from pantheon.cli.gods.glyphs import DECLINE, DESERT, Glyphs, chip_style, tribe_style
from pantheon.cli.gods.hexmap import Cell, Piece
from pantheon.engine.actions import At
from pantheon.games.gods.view import GodsView, Hex


def cells_of(
    view: GodsView, glyphs: Glyphs, marked: Collection[At] = (), labels: Mapping[At, str] | None = None
) -> dict[At, Cell]:
    """Every hex on the map, and the places that bear a label."""
    labels = labels or {}
    cells = {hex_.at: _hex(hex_, glyphs, hex_.at in marked, labels.get(hex_.at)) for hex_ in view.map}
    for at, label in labels.items():
        if at not in cells:
            # Without a gap between cells, numbers would run into each other: every other one is underlined.
            tight = STRONG + Style(underline=at[0] % 2 == 0)
            cells[at] = Cell(((f"{label:^3}", STRONG),), ((f"{label:>2}", tight),), empty=True)
    return cells


def _hex(hex_: Hex, glyphs: Glyphs, marked: bool, label: str | None) -> Cell:
    style, sign = _look(hex_, glyphs)
    if label is not None:
        wide: tuple[Piece, ...] = ((sign, style), (f"{label:>2}", LABEL))
        return Cell(wide, ((f"{label:>2}", LABEL),), marked, fill=(" ", style))
    if hex_.hex == "temple":
        left, right = glyphs.temple
        return Cell(((left + sign + right, style),), ((glyphs.temples + sign, style),), marked, fill=(" ", style))
    if hex_.god is not None:
        stone = (glyphs.gods[hex_.god], chip_style(hex_.god))
        return Cell(((sign + " ", style), stone), ((sign, style), stone), marked, fill=(" ", style))
    if hex_.hex == "desert":
        return Cell(((sign * 3, style),), ((sign * 2, style),), marked, fill=(sign, style))
    return Cell(((f" {sign} ", style),), ((sign + " ", style),), marked, fill=(" ", style))


def _look(hex_: Hex, glyphs: Glyphs) -> tuple[Style, str]:
    if hex_.hex == "temple":
        assert hex_.god is not None
        return chip_style(hex_.god), glyphs.gods[hex_.god]
    if hex_.hex in glyphs.tribes:
        return tribe_style(hex_.hex), glyphs.tribes[hex_.hex]
    return DESERT if hex_.hex == "desert" else DECLINE, glyphs.hexes[hex_.hex]
