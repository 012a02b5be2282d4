"""The map in the terminal, at its four scales."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.style import Style

from pantheon.cli.glyphs import INK, PAPER
from pantheon.cli.gods.glyphs import CHIPS, FINE, PLAIN, TRIBES, Glyphs, glyphs_for
from pantheon.cli.gods.hexmap import LARGE, MIDDLE, SMALL, TINY, Cell, HexMap, Scale, frame_around
from pantheon.cli.gods.map import cells_of
from pantheon.cli.gods.screen import Scene, draw
from pantheon.engine.actions import At
from pantheon.games.gods.options import GodsOptions
from pantheon.games.gods.position import Position

NO_STYLE = Style()


def cell(text: str, *, marked: bool = False, empty: bool = False) -> Cell:
    return Cell(((f"{text:^3}", NO_STYLE),), ((f"{text:<2}", NO_STYLE),), marked, empty)


CELLS: dict[At, Cell] = {
    (0, 0): cell("A"),
    (1, 0): cell("B", marked=True),
    (0, 1): cell("C"),
    (1, -1): cell("1", empty=True),
}


def picture(scale: Scale, glyphs: Glyphs = FINE) -> str:
    return "\n".join(line.plain for line in HexMap(CELLS, frame_around(CELLS), scale, glyphs).lines())


PICTURES = {
    MIDDLE: """\
     0   1   2
          ╱ ╲
         │ 1 │
        ╱ ╲ ╱ ╲
 0     │ A ┃ B ┃
        ╲ ╱ ╲ ╱
 1       │ C │
          ╲ ╱

""",
    SMALL: """\
    0     2
        1
 0     A ┃B ┃
 1      C
""",
    TINY: """\
   0   2
      1
 0   A B
 1    C
""",
}


@pytest.mark.parametrize("scale", list(PICTURES))
def test_the_same_cells_at_every_scale(scale: Scale) -> None:
    assert picture(scale) == PICTURES[scale]


def test_the_large_scale_names_the_cells() -> None:
    assert "┃  1,0  ┃" in picture(LARGE)
    assert "╱     ╲" in picture(LARGE)


@pytest.mark.parametrize("scale", [LARGE, MIDDLE, SMALL, TINY])
def test_size_is_what_was_promised(scale: Scale) -> None:
    width, height = frame_around(CELLS).size(scale)
    lines = picture(scale).split("\n")
    assert len(lines) == height
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("glyphs", [FINE, PLAIN])
def test_every_sign_is_one_column_and_unlike_the_others(glyphs: Glyphs) -> None:
    signs = [*glyphs.gods.values(), *glyphs.tribes.values(), *glyphs.hexes.values()]
    assert all(cell_len(sign) == 1 for sign in signs)
    assert len(set(signs)) == len(signs)


def test_plain_signs_where_the_fine_ones_cannot_be_written() -> None:
    assert glyphs_for(io.TextIOWrapper(io.BytesIO(), encoding="latin-1")) is PLAIN
    assert glyphs_for(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")) is FINE
    assert picture(MIDDLE, PLAIN).isascii()


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG."""

    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_signs_stand_out_from_their_cells() -> None:
    assert all(contrast(INK, chip) >= 4.5 for chip in CHIPS.values())
    assert all(contrast(PAPER, tribe) >= 4.5 for tribe in TRIBES.values())


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20), (20, 5)])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_screen_fits_its_terminal(size: tuple[int, int], seed: int) -> None:
    position = Position(GodsOptions(players=3))
    position.reseed(seed)
    count = position.roll()
    console = Console(width=size[0], height=size[1], file=io.StringIO())
    steps = 0
    while count:
        if steps % 10 == 0:
            scene = Scene(view=position.view(None), who=("a", "b", "c"), log=["x " * 50] * 9, glyphs=FINE)
            lines = draw(console, scene)
            if size[0] >= 80:
                assert max(line.cell_len for line in lines) <= size[0]
                rows = frame_around(cells_of(scene.view, FINE)).size(TINY)[1]
                assert len(lines) <= max(size[1] - scene.below, rows)
        count = position.step((7 * steps) % count)
        steps += 1


def test_hexes_show_what_they_are() -> None:
    position = Position(GodsOptions(players=2))
    for action in (0, 0, 0):
        position.play(None, position.legal(None)[action])
    cells = cells_of(position.view(None), FINE)
    assert [cell.wide[0][0] for cell in cells.values()] == ["[☼]", "[◉]"]
