"""What can still come, as a seat can know it."""

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.games.four_gods.codes import CITY, EMPTY, TILE, WAYS
from pantheon.games.four_gods.imagining import imagine
from pantheon.games.four_gods.names import CELL_NUMBERS, CELLS
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.prospects import Prospects, demands, prospects, tiles_outside
from pantheon.games.four_gods.tiles import standard_tiles
from tests.engine.walks import options_of
from tests.games.four_gods.playing import FOUR_GODS, crowded, somewhere, unshrunk


def reached(data: st.DataObject, most: int = 200) -> Position:
    """A position somewhere in a random game."""
    return somewhere(data.draw(options_of(FOUR_GODS)), data.draw(st.integers(0, 2**32)), most)


def outside(position: Position) -> set[int]:
    """The tiles that really are outside the World."""
    inside = {(lies - TILE) // WAYS for lies in position.lying() if lies >= TILE}
    return set(range(position.tile_count)) - inside


class Trying:
    """Tries tiles on the cells of a World corner by corner, without any table."""

    def __init__(self, position: Position) -> None:
        self.faces = {lying.cell: lying.face for lying in position.view(None).world}
        self.ways = [[str(face) for face in ways] for ways in position.tile_set.ways]

    def fits(self, cell: str, tiles: Iterable[int]) -> bool:
        """Does one of the tiles match all neighbours, one way or other?"""
        x, y = "abcdefgh".index(cell[0]), int(cell[1])
        asked = []
        for dx, dy, pairs in ((0, -1, "03 12"), (1, 0, "10 23"), (0, 1, "21 30"), (-1, 0, "32 01")):
            name = f"{'abcdefgh'[x + dx]}{y + dy}" if 0 <= x + dx < 8 else ""
            if name in self.faces:
                asked += [(int(pair[0]), self.faces[name][int(pair[1])]) for pair in pairs.split()]
        return any(all(way[i] == terrain for i, terrain in asked) for tile in tiles for way in self.ways[tile])


def check_whole_set(position: Position) -> None:
    """From the whole set it is what the rules say, and what trying every tile says."""
    found, trying, lies = prospects(position.view(0)), Trying(position), position.lying()
    for number, cell in enumerate(CELLS):
        if lies[number] == CITY:
            assert (cell in found.safe) == position.is_safe(number)
        elif lies[number] == EMPTY:
            assert (cell in found.never) != trying.fits(cell, range(position.tile_count))
        else:
            assert cell not in found.never + found.safe + found.never_for_you + found.safe_for_you
    assert found.safe == tuple(city.cell for city in position.view(None).cities if city.safe)


def check_knowledge(position: Position) -> None:
    """Nobody concludes what is wrong in the real position, nor less than from the whole set."""
    really, trying = outside(position), Trying(position)
    for seat in (None, *range(position.players)):
        view = position.view(seat)
        assert really <= tiles_outside(view)
        found = prospects(view)
        assert set(found.never) <= set(found.never_for_you)
        assert set(found.safe) <= set(found.safe_for_you)
        assert not any(trying.fits(cell, really) for cell in found.never_for_you + found.safe_for_you)


@unshrunk
@given(data=st.data())
def test_prospects_are_right_anywhere_in_any_game(data: st.DataObject) -> None:
    position = reached(data)
    check_whole_set(position)
    check_knowledge(position)


@pytest.mark.parametrize("tiles", [20, 35, 50])
@pytest.mark.parametrize("options", [FourGodsOptions(), FourGodsOptions(players=2, memory=False)], ids=str)
def test_prospects_are_right_in_a_crowded_world(options: FourGodsOptions, tiles: int) -> None:
    position = crowded(options, tiles, tiles)
    check_whole_set(position)
    check_knowledge(position)


def test_in_a_world_nearly_full_some_cells_are_shut_and_more_of_them_for_who_knows_more() -> None:
    worlds = [prospects(crowded(FourGodsOptions(peek=True), seed, 55).view(None)) for seed in range(4)]
    assert any(found.never for found in worlds)
    assert any(len(found.never_for_you) > len(found.never) for found in worlds)


@unshrunk
@given(data=st.data())
def test_a_tile_that_may_be_outside_is_outside_in_some_sample_only_if_it_can_be(data: st.DataObject) -> None:
    position = reached(data)
    view = position.view(0)
    can_be = tiles_outside(view)
    for seed in range(3):
        assert outside(imagine(view, Random(seed))) <= can_be


def test_the_samples_of_a_full_table_find_every_tile_that_may_be_outside() -> None:
    position = crowded(FourGodsOptions(players=2, two_player_gods=2), 11, 30)
    view = position.view(0)
    found: set[int] = set()
    for seed in range(2000):
        found |= outside(imagine(view, Random(seed)))
    assert found == tiles_outside(view)
    assert len(found) < len(standard_tiles().faces)


def laid(*tiles: str) -> Position:
    """Two players, undersides open, and tiles in the World, written `a1 SSSS/PPFM`: upper face first, as it lies."""
    position = Position(FourGodsOptions(players=2, two_player_gods=2, peek=True))
    names = [(str(front), str(back)) for front, back in position.tile_set.faces]
    gone = []
    for words in tiles:
        cell, faces = words.split()
        up, down = faces.split("/")
        tile, way = next(
            (tile, way)
            for tile, ways in enumerate(position.tile_set.ways)
            for way, face in enumerate(ways)
            if str(face) == up and names[tile][1 - way // 4] == down and tile not in gone
        )
        gone.append(tile)
        position.put_tile(CELL_NUMBERS[cell], tile, way)
    bag = [tile for tile in range(position.tile_count) if tile not in gone]
    position.bag = bag + [0] * (position.tile_count - len(bag))
    position.bag_size = len(bag)
    return position


def test_nothing_is_shut_in_an_empty_world() -> None:
    assert prospects(Position(FourGodsOptions()).view(0)) == Prospects(
        never=(), never_for_you=(), safe=(), safe_for_you=()
    )


def test_two_neighbours_that_disagree_about_a_corner_shut_a_cell_and_make_a_city_safe() -> None:
    position = laid("b1 SSSS/PPFM", "a2 PPPP/SSMF")
    assert demands(position.view(0))["a1"] is None
    assert prospects(position.view(0)).never == ("a1", "b2")  # both touch the same corner
    position.put_city(CELL_NUMBERS["a1"], 0)
    found = prospects(position.view(0))
    assert (found.never, found.safe) == (("b2",), ("a1",))


def test_a_cell_is_shut_for_who_sees_that_all_tiles_that_fit_lie_in_the_world() -> None:
    """All around b2 asks for sea at every corner: four tiles have that."""
    ring = ("b1 SSSS/PPFM", "a2 SSSS/PPMF", "c2 SSSS/PFMF", "b3 SSSS/PFMM")
    position = laid(*ring)
    found = prospects(position.view(0))
    assert "b2" in found.never_for_you
    assert "b2" not in found.never
    fewer = prospects(laid(*ring[:3]).view(0))
    assert "b2" not in fewer.never_for_you
