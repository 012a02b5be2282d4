"""The World: what fits where, and which Kingdoms there are, compared with a slow and simple count."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.games.four_gods.tiles import Face, TileSet, read_tiles, standard_tiles
from pantheon.games.four_gods.world import World

TILES = standard_tiles()
seeds = st.integers(0, 2**32)

# For each side: the step to the neighbour, and the pairs of corners that meet (ours, theirs).
SIDES = {
    "north": (-8, ((0, 3), (1, 2))),
    "east": (1, ((1, 0), (2, 3))),
    "south": (8, ((3, 0), (2, 1))),
    "west": (-1, ((0, 1), (3, 2))),
}


def neighbour(cell: int, side: str) -> int | None:
    """The cell on a side, None beyond the frame."""
    row, column = divmod(cell, 8)
    inside = {"north": row > 0, "south": row < 7, "west": column > 0, "east": column < 7}
    return cell + SIDES[side][0] if inside[side] else None


def fits(laid: dict[int, Face], face: Face, cell: int) -> bool:
    """The placement rule, as the rules page puts it."""
    if cell in laid:
        return False
    edges = 0
    for side, (_, corners) in SIDES.items():
        near = neighbour(cell, side)
        if near is None or near in laid:
            edges += 1
        if near in laid and any(face.corners[ours] != laid[near].corners[theirs] for ours, theirs in corners):
            return False
    return edges >= 2


def fitting(laid: dict[int, Face], tile: int, cell: int) -> list[int]:
    """The ways in which a tile fits; of those that look alike the first."""
    looks = [face.order for face in TILES.ways[tile]]
    return [w for w in range(8) if looks.index(looks[w]) == w and fits(laid, TILES.ways[tile][w], cell)]


def areas(laid: dict[int, Face]) -> set[tuple[int, tuple[int, ...]]]:
    """Terrain and cells of every connected area, by flooding."""
    nodes = {(cell, label) for cell, face in laid.items() for label in face.regions}
    links: dict[tuple[int, int], set[tuple[int, int]]] = {node: set() for node in nodes}
    for cell, face in laid.items():
        for side, (_, corners) in SIDES.items():
            near = neighbour(cell, side)
            if near in laid:
                for ours, theirs in corners:
                    if face.corners[ours] == laid[near].corners[theirs]:
                        links[cell, face.regions[ours]].add((near, laid[near].regions[theirs]))
    found = set()
    while nodes:
        start = nodes.pop()
        reached, waiting = {start}, [start]
        while waiting:
            for node in links[waiting.pop()] - reached:
                reached.add(node)
                waiting.append(node)
        nodes -= reached
        found.add((laid[start[0]].corners[start[1]], tuple(sorted({cell for cell, _ in reached}))))
    return found


def build(rng: Random, tiles: TileSet, mistakes: bool) -> tuple[World, dict[int, Face]]:
    """A World of random placements, right ones only or anything on empty cells."""
    world, laid = World(tiles), {}
    for tile in rng.sample(range(92), rng.randrange(1, 60)):
        cells = [cell for cell in range(64) if cell not in laid]
        choices = [(cell, way) for cell in cells for way in (range(8) if mistakes else world.ways(tile, cell))]
        if choices:
            cell, way = rng.choice(choices)
            world.put_tile(cell, tile, way)
            laid[cell] = tiles.ways[tile][way]
    return world, laid


def assert_same(world: World, laid: dict[int, Face]) -> None:
    assert sorted((terrain, cells) for _, terrain, cells in world.areas()) == sorted(areas(laid))


def test_the_first_tiles_go_into_the_corners() -> None:
    world = World(TILES)
    assert [cell for cell in range(64) if world.ways(0, cell)] == [0, 7, 56, 63]


@given(seeds)
def test_a_tile_fits_where_two_edges_are_straight_and_all_neighbours_match(seed: int) -> None:
    rng = Random(seed)
    world, laid = build(rng, TILES, mistakes=False)
    for tile in rng.sample(range(92), 5):
        for cell in range(64):
            assert world.ways(tile, cell) == fitting(laid, tile, cell)


@given(seeds, st.booleans())
def test_kingdoms_join_through_shared_edges_only(seed: int, mistakes: bool) -> None:
    world, laid = build(Random(seed), TILES, mistakes)
    assert_same(world, laid)


@given(seeds)
def test_taking_tiles_up_leaves_the_world_as_if_they_had_never_lain_there(seed: int) -> None:
    rng = Random(seed)
    world, laid = build(rng, TILES, mistakes=True)
    for cell in rng.sample(sorted(laid), len(laid) // 2):
        world.remove_tile(cell)
        del laid[cell]
    assert_same(world, laid)
    assert world.tiles == len(laid)
    for tile in rng.sample(range(92), 3):
        for cell in range(64):
            assert world.ways(tile, cell) == fitting(laid, tile, cell)


@given(seeds)
def test_a_copy_shares_nothing(seed: int) -> None:
    world, laid = build(Random(seed), TILES, mistakes=False)
    copy = world.copy()
    for cell in sorted(laid):
        world.remove_tile(cell)
    assert_same(copy, laid)
    assert (copy.tiles, world.tiles) == (len(laid), 0)


def split_tiles() -> TileSet:
    """A set whose first tile shows the same terrain twice, apart."""
    lines = ['{ number = 1, faces = ["SPSP", "SSSS"], regions = [[["NW"], ["NE"], ["SE"], ["SW"]], []] }']
    lines += [f'{{ number = {n}, faces = ["SSSS", "PPPP"] }}' for n in range(2, 93)]
    return read_tiles("tiles = [\n" + ",\n".join(lines) + "\n]\n")


def test_a_split_terrain_may_lie_in_two_kingdoms_or_count_once_in_one() -> None:
    world = World(split_tiles())
    world.put_tile(9, 0, 0)  # SPSP: sea in the north-west and in the south-east, not joined
    assert sorted(cells for _, terrain, cells in world.areas() if terrain == 0) == [(9,), (9,)]
    for cell, tile in ((1, 1), (8, 2), (10, 3), (17, 4)):  # all sea; only the corners of the split tile join
        world.put_tile(cell, tile, 0)
    seas = sorted(cells for _, terrain, cells in world.areas() if terrain == 0)
    assert seas == [(1, 8, 9), (9, 10, 17)]
    for cell, tile in ((2, 5), (18, 6), (16, 7), (0, 8)):  # the ring closes: one Kingdom, the split tile counts once
        world.put_tile(cell, tile, 0)
    assert [len(cells) for _, terrain, cells in world.areas() if terrain == 0] == [9]


def lay(world: World, cell: int, corners: str) -> None:
    """Lay some tile of the set with these corners."""
    for tile, ways in enumerate(TILES.ways):
        for way, face in enumerate(ways):
            if str(face) == corners:
                world.put_tile(cell, tile, way)
                return
    raise AssertionError(f"no tile shows {corners}")


def test_a_city_among_all_four_terrains_is_safe() -> None:
    world = World(TILES)
    lay(world, 1, "SSPS")  # north of 9: asks for plain in its north-east and sea in its north-west
    assert not world.is_safe(9)
    lay(world, 17, "FMMM")  # south of 9: forest in its south-west, mountain in its south-east
    assert world.is_safe(9)
    assert not any(world.ways(tile, 9) for tile in range(92))


def test_a_city_at_a_corner_where_two_terrains_meet_is_safe() -> None:
    world = World(TILES)
    lay(world, 1, "SSSS")  # north of 9: asks for sea in its north-west
    lay(world, 8, "PPPP")  # west of 9: asks for plain there
    assert world.is_safe(9)
    assert not any(world.ways(tile, 9) for tile in range(92))


def test_a_city_gives_neither_an_edge_nor_a_terrain() -> None:
    world = World(TILES)
    world.put_city(0, 2)
    assert world.straight_edges(1) == 1
    assert not any(world.ways(tile, 1) for tile in range(92))


def test_wrong_numbers_are_refused_and_change_nothing() -> None:
    world = World(TILES)
    world.put_tile(0, 0, 0)
    for wrong in (lambda: world.put_tile(64, 1, 0), lambda: world.put_tile(1, 92, 0), lambda: world.ways(-1, 0)):
        with pytest.raises(IndexError, match="is not from 0 to"):
            wrong()
    for wrong in (lambda: world.put_tile(0, 1, 0), lambda: world.put_city(0, 1), lambda: world.put_prophet(5, 0, 1)):
        with pytest.raises(ValueError, match="cell"):
            wrong()
    assert world.tiles == 1


def test_cells_are_numbered_row_by_row() -> None:
    world = World(TILES)
    rows = [[world.straight_edges(8 * row + column) for column in range(8)] for row in range(8)]
    assert rows[0] == rows[7] == [2, 1, 1, 1, 1, 1, 1, 2]
    assert all(one == other == [1, 0, 0, 0, 0, 0, 0, 1] for one, other in pairwise(rows[1:7]))
