"""The map: where the tiles of a shape lie, which regions touch, which are at the edge, how far it is between them."""

from collections import Counter
from random import Random

import pytest

from pantheon.games.deus.atlas import TILES, Atlas, atlas_of, terrains
from pantheon.games.deus.names import TERRAINS
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView

At = tuple[int, int]
SHAPES = [(shape, players) for shape, by_players in NUMBERS.shapes.items() for players in by_players]
BENT = ("0/0", "1/0", "2/0", "2/1", "2/2", "1/2", "0/3")
# The table of the rules page: V village, ~ sea, W field, F forest, S swamp, M mountain; the centre, then the rim.
FACES = [
    "~VMS~FW", "FV~WM~S", "~VSF~WM", "V~~FSMW", "WV~M~FS", "SVWF~~M", "~VFW~SM", "MVW~S~F", "FV~MS~W", "WVF~MS~",
    "~VSFWM~", "MV~FSW~", "SVF~WM~", "V~S~WFM",
]  # fmt: skip
LETTERS = {"V": "village", "~": "sea", "W": "field", "F": "forest", "S": "swamp", "M": "mountain"}


def apart(one: At, other: At) -> int:
    """Steps between two cells of an endless plane."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def maps() -> list[Atlas]:
    """Every shape that we provide, and a free one."""
    free = DeusOptions(players=4, places=BENT).atlas
    return [*(atlas_of(NUMBERS.shapes[shape][players]) for shape, players in SHAPES), free]


@pytest.mark.parametrize("atlas", maps(), ids=lambda atlas: str(atlas.places))
def test_regions_next_to_each_other_share_a_side_and_edges_lack_a_neighbour(atlas: Atlas) -> None:
    assert len(set(atlas.cells)) == 7 * len(atlas.places)
    for region, cell in enumerate(atlas.cells):
        near = {other for other, at in enumerate(atlas.cells) if apart(cell, at) == 1}
        assert set(atlas.neighbours[region]) == near
        assert len(atlas.neighbours[region]) == len(near)
        assert (atlas.edge >> region & 1) == (len(near) < 6)


@pytest.mark.parametrize("atlas", maps(), ids=lambda atlas: str(atlas.places))
def test_distances_are_the_shortest_ways_on_the_map(atlas: Atlas) -> None:
    count = len(atlas.cells)
    for one in range(count):
        steps = atlas.distance[one * count : (one + 1) * count]
        assert steps[one] == 0
        for other in range(count):
            assert steps[other] == atlas.distance[other * count + one]
            assert steps[other] >= apart(atlas.cells[one], atlas.cells[other])
            if other != one:
                assert steps[other] == 1 + min(steps[near] for near in atlas.neighbours[other])


@pytest.mark.parametrize(("shape", "players"), SHAPES)
def test_a_map_has_four_six_or_seven_tiles_that_hang_together(shape: str, players: int) -> None:
    atlas = atlas_of(NUMBERS.shapes[shape][players])
    assert len(atlas.places) == {2: 4, 3: 6, 4: 7}[players]
    assert atlas.is_connected


@pytest.mark.parametrize(
    ("shape", "players", "edges"),
    [
        ("standard", 2, 18), ("standard", 3, 24), ("standard", 4, 24),
        ("block", 3, 24), ("block", 4, 27), ("line", 2, 24), ("ring", 3, 36),
    ],
)  # fmt: skip
def test_how_many_regions_are_at_the_edge(shape: str, players: int, edges: int) -> None:
    assert atlas_of(NUMBERS.shapes[shape][players]).edge.bit_count() == edges


def test_a_ring_has_a_hole_and_an_edge_along_it() -> None:
    atlas = atlas_of(NUMBERS.shapes["ring"][3])
    whole = atlas_of(NUMBERS.shapes["standard"][4])
    hole = set(whole.cells) - set(atlas.cells)
    assert hole == {(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    along = {at for at in atlas.cells if any(apart(at, gone) == 1 for gone in hole)}
    assert len(along) == 12
    assert all(atlas.edge >> atlas.region_at[at] & 1 for at in along)
    one, other = atlas.region_at[(2, 0)], atlas.region_at[(-2, 0)]
    assert atlas.distance[one * len(atlas.cells) + other] == 6  # four steps, were it not for the hole


def test_tiles_that_do_not_touch_are_apart() -> None:
    assert not atlas_of(((0, 0), (2, 0))).is_connected


def test_the_faces_of_the_tiles_are_those_of_the_rules_page() -> None:
    for number, letters in enumerate(FACES):
        face = TILES[number // 2].faces[number % 2]
        assert (face.centre, *face.rim) == tuple(LETTERS[letter] for letter in letters)
        counts = Counter((face.centre, *face.rim))
        assert counts == {"village": 1, "sea": 2, "field": 1, "forest": 1, "swamp": 1, "mountain": 1}


def test_a_tile_turned_by_two_has_its_first_rim_region_at_the_third_step() -> None:
    names = [TERRAINS[terrain] for terrain in terrains(0, 0, 2)]
    assert names == ["sea", "forest", "field", "village", "mountain", "swamp", "sea"]
    assert terrains(0, 0, 0)[1] == TERRAINS.index("village")


# --- maps as they are drawn ---------------------------------------------------------------------------------


def laid_out(options: DeusOptions, seed: int) -> DeusView:
    """A map drawn by chance."""
    position, rng = Position(options), Random(seed)
    while (chance := position.chance()) is not None and chance.purpose == "map":
        assert set(chance.weights) == {1}
        position.play(None, rng.choice(chance.actions))
    return position.view(None)


def villages(view: DeusView) -> dict[At, int]:
    """The VP of every village."""
    return {region.at: region.vp for region in view.map if region.terrain == "village"}


@pytest.mark.parametrize(("shape", "players"), SHAPES)
def test_villages_never_touch_and_have_as_many_vp_as_neighbours(shape: str, players: int) -> None:
    options = DeusOptions(players=players, shape=shape)  # type: ignore[arg-type]
    for seed in range(25):
        view = laid_out(options, seed)
        found = villages(view)
        assert len(found) == len(options.atlas.places)
        assert not [1 for one in found for other in found if apart(one, other) == 1]
        for at, vp in found.items():
            assert vp == len(options.atlas.neighbours[options.atlas.region_at[at]])
            assert 3 <= vp <= 6
        assert len({tile for tile, _ in view.tiles[: len(found)]}) == len(found)


@pytest.mark.parametrize(("players", "total"), [(2, 17), (3, 27), (4, 33)])
def test_villages_hold_about_as_many_vp_as_the_rules_page_says(players: int, total: int) -> None:
    options = DeusOptions(players=players)  # type: ignore[arg-type]
    sums = [sum(villages(laid_out(options, seed)).values()) for seed in range(200)]
    assert abs(sum(sums) / len(sums) - total) < 0.8
