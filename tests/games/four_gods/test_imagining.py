"""What a seat may imagine: every deal fits all that is seen, and every deal that fits can come."""

from collections import Counter
from itertools import permutations
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.games.four_gods.imagining import imagine, needs_of
from pantheon.games.four_gods.matching import Need, candidates, possible_deal, possible_tiles
from pantheon.games.four_gods.tiles import TileSet, standard_tiles
from tests.engine.walks import options_of
from tests.games.four_gods.playing import FOUR_GODS, opened, somewhere, unshrunk

ALL = standard_tiles()


def some_tiles(count: int, first: int = 0) -> TileSet:
    """A small set, for looking at every possible deal."""
    return TileSet(ALL.numbers[first : first + count], ALL.faces[first : first + count])


SMALL = some_tiles(7)  # four with sea all over, three with plain all over
FACES = sorted({str(face) for pair in SMALL.faces for face in pair})
some_needs = st.one_of(
    st.just(Need()),
    st.builds(Need, face=st.sampled_from(FACES)),
    st.builds(Need, face=st.sampled_from(["SSSS", "PPPP"]), under=st.sampled_from(FACES)),
    st.builds(Need, shape=st.sampled_from(["SSSS", "PPPP", "PFMP", "FMSS"])),
    st.builds(Need, pair=st.sampled_from([("SSSS", "PPFM"), ("PPPP", "SSMF"), ("SSMF", "PPPP")])),
)


def every_deal(tiles: TileSet, needs: list[Need]) -> list[tuple[int, ...]]:
    """All deals, tried one by one."""
    fitting = [set(candidates(tiles, need)) for need in needs]
    orders = permutations(range(len(tiles.faces)), len(needs))
    return [order for order in orders if all(tile in fits for tile, fits in zip(order, fitting, strict=True))]


@given(st.lists(some_needs, min_size=7, max_size=7), st.integers(0, 99))
def test_a_deal_is_possible_and_the_possible_tiles_are_those_of_all_deals(needs: list[Need], seed: int) -> None:
    deals = every_deal(SMALL, needs)
    if not deals:
        with pytest.raises(ValueError, match="no tiles"):
            possible_deal(SMALL, needs, Random(seed))
        return
    assert tuple(possible_deal(SMALL, needs, Random(seed))) in deals
    found = possible_tiles(SMALL, needs)
    assert found == [frozenset(deal[at] for deal in deals) for at in range(len(needs))]


SEEN_THREE = [Need(face="SSSS"), Need(face="SSSS", under="PPMF"), Need(face="PPPP"), Need(), Need()]


@pytest.mark.parametrize(
    "needs",
    [
        SEEN_THREE,
        [Need(face="SSSS")] * 3 + [Need(face="PFMF"), Need(face="PPPP")],
        [Need(shape="SSSS"), Need(face="PPFM"), Need(shape="SSSS"), Need(), Need()],
    ],
)
def test_every_possible_deal_comes_and_none_much_more_often_than_others(needs: list[Need]) -> None:
    tiles = some_tiles(5)
    deals = every_deal(tiles, needs)
    rng, times = Random(7), 300
    seen = Counter(tuple(possible_deal(tiles, needs, rng)) for _ in range(times * len(deals)))
    assert set(seen) == set(deals)
    assert min(seen.values()) > 0.7 * times
    assert max(seen.values()) < 1.3 * times


def test_luck_that_never_shuffles_deals_the_lowest_tiles_that_fit() -> None:
    class Steady(Random):
        def shuffle(self, x: object) -> None:
            """Leave the order as it is."""

    assert possible_deal(some_tiles(5), SEEN_THREE, Steady()) == [0, 1, 4, 3, 2]


@unshrunk
@given(data=st.data())
def test_every_imagined_position_looks_the_same_to_the_seat(data: st.DataObject) -> None:
    options = data.draw(options_of(FOUR_GODS))
    position = somewhere(options, data.draw(st.integers(0, 2**32)), data.draw(st.integers(0, 300)))
    for viewer in (None, *range(options.players)):
        view = position.view(viewer)
        other = imagine(view, Random(data.draw(st.integers(0, 99))))
        assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(view)
        assert other.stock() == position.stock()
        if viewer is not None:
            assert other.legal(viewer) == position.legal(viewer)
        assert other.deadlines() == position.deadlines()


def test_over_many_samples_an_unknown_tile_is_each_of_those_it_can_be() -> None:
    """The first tile in the World, seen by an opponent: its underside is any that the set has."""
    table = opened(players=3)
    table.do(0, table.words(0, "place")[0])
    options, view = table.position.options, table.position.view(1)
    can_be = possible_tiles(options.tile_set, needs_of(view))[0]
    assert len(can_be) > 1
    drawn = {possible_deal(options.tile_set, needs_of(view), Random(seed))[0] for seed in range(60 * len(can_be))}
    assert drawn == can_be
