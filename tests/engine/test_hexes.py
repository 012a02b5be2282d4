"""The spiral of cells."""

from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.hexes import (
    DIRECTIONS,
    cell_at,
    coordinates,
    disc_size,
    distance,
    neighbour_table,
    neighbours,
    ring_of,
)

axis = st.integers(-2000, 2000)


@given(axis, axis)
def test_every_cell_has_one_number_and_its_ring_is_its_distance(q: int, r: int) -> None:
    cell = cell_at(q, r)
    assert coordinates(cell) == (q, r)
    assert ring_of(cell) == distance(q, r)


def test_a_disc_is_a_prefix_of_the_numbers() -> None:
    for radius in range(8):
        disc = {(q, r) for q in range(-9, 10) for r in range(-9, 10) if distance(q, r) <= radius}
        assert {coordinates(cell) for cell in range(disc_size(radius))} == disc


def test_the_six_directions_go_once_around() -> None:
    turned = [(-r, q + r) for q, r in DIRECTIONS]  # a sixth of a turn clockwise
    assert turned == [*DIRECTIONS[1:], DIRECTIONS[0]]


@given(st.integers(0, 10_000))
def test_neighbours_are_mutual_and_one_step_away(cell: int) -> None:
    q, r = coordinates(cell)
    for near in neighbours(cell):
        assert cell in neighbours(near)
        p, s = coordinates(near)
        assert distance(p - q, s - r) == 1


def test_a_larger_table_begins_like_a_smaller_one() -> None:
    assert neighbour_table(9).startswith(neighbour_table(4))
