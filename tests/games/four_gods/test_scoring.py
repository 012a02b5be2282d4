"""Scoring: the check values of the rules page."""

import pytest

from pantheon.games.four_gods.scoring import (
    Kingdom,
    city_points,
    kingdoms,
    largest_kingdom_points,
    most_kingdoms_points,
    prophet_points,
    ranked,
)
from pantheon.games.four_gods.tiles import standard_tiles
from pantheon.games.four_gods.world import World

SEA, PLAIN, FOREST, MOUNTAIN = range(4)
BLUE, YELLOW, GREEN, GRAY = range(4)


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((21, 12, 9, 9), (15, 10, 2, 2)),  # the rulebook's example of sizes
        ((8, 7, 7, 4), (15, 7, 7, 0)),  # and of numbers
        ((3, 3, 3, 1), (10, 10, 10, 0)),
        ((9, 3, 3, 3), (15, 5, 5, 5)),
        ((4, 4, 4, 4), (7, 7, 7, 7)),
        ((6, 6, 2, 2), (12, 12, 2, 2)),
        ((6, 4, 4), (15, 7, 7)),  # three players
        ((5, 5), (12, 12)),  # two gods
        ((6, 0, 0, 0), (15, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 9, 0, 4), (5, 15, 0, 10)),
    ],
)
def test_equals_share_the_places_they_fill(values: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert tuple(ranked(dict(enumerate(values))).values()) == points


@pytest.mark.parametrize(
    ("tiles", "prophets", "points"),
    [
        (6, {GRAY: 1}, {GRAY: 5}),
        (12, {YELLOW: 2, GREEN: 1, BLUE: 1, GRAY: 1}, {YELLOW: 7}),
        (9, {GREEN: 1, BLUE: 1}, {GREEN: 7, BLUE: 7}),
        (9, {BLUE: 1, GREEN: 3, GRAY: 2, YELLOW: 2}, {GREEN: 1}),  # by colour, also between one's own two
        (3, {BLUE: 3}, {BLUE: 0}),
        (4, {}, {}),
    ],
)
def test_most_prophets_earn_the_tiles_without_one(
    tiles: int, prophets: dict[int, int], points: dict[int, int]
) -> None:
    kingdom = Kingdom(terrain=PLAIN, cells=tuple(range(tiles)), prophets=prophets)
    assert prophet_points([kingdom]) == points


def realm(terrain: int, tiles: int) -> Kingdom:
    return Kingdom(terrain=terrain, cells=tuple(range(tiles)), prophets={})


def test_a_god_counts_the_kingdoms_of_its_own_terrain() -> None:
    found = [realm(SEA, 5), realm(SEA, 2), realm(PLAIN, 9), realm(FOREST, 3), realm(FOREST, 3), realm(FOREST, 2)]
    gods = (SEA, PLAIN, FOREST, MOUNTAIN)
    assert largest_kingdom_points(found, gods) == {SEA: 10, PLAIN: 15, FOREST: 5, MOUNTAIN: 0}
    assert most_kingdoms_points(found, gods) == {SEA: 10, PLAIN: 5, FOREST: 15, MOUNTAIN: 0}


def test_terrains_of_gods_that_nobody_plays_are_ignored() -> None:
    found = [realm(SEA, 9), realm(PLAIN, 5), realm(FOREST, 2)]
    assert largest_kingdom_points(found, (PLAIN, FOREST)) == {PLAIN: 15, FOREST: 10}


def test_a_world_is_counted_with_its_prophets_and_cities() -> None:
    tiles = standard_tiles()
    world = World(tiles)
    sea = [tile for tile, pair in enumerate(tiles.faces) if str(pair[0]) == "SSSS"]
    for cell, tile in zip((0, 1, 2, 63), sea, strict=False):
        world.put_tile(cell, tile, 0)
    world.put_prophet(1, 2, GREEN)
    world.put_prophet(63, 0, GRAY)
    world.put_city(8, BLUE)
    found = kingdoms(world)
    assert [(k.terrain, k.cells, k.prophets) for k in found] == [(SEA, (0, 1, 2), {GREEN: 1})]
    assert prophet_points(found) == {GREEN: 2}, "a prophet on a single tile earns nothing"
    assert city_points(world, {GREEN: 2, GRAY: 0}) == {BLUE: 5, GREEN: 10, GRAY: 0}
