"""Attacks on barbarian villages: when they happen, who wins the VP, and how equals share them."""

import pytest

from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView
from tests.games.deus.test_drawing import at_turn, holding
from tests.games.deus.test_effects import built, lands, own
from tests.games.deus.test_scoring import At, dealt, near_of, regions, with_pieces, with_seat

VP = 5  # of the village that is attacked: it has five neighbours


def five_around() -> tuple[DeusView, At, list[At], At]:
    """A village with five neighbours, these, the last of them land, and a land beside that one for north's home."""
    for players in (2, 3, 4):
        view = dealt(players=players)
        for village in regions(view, "village"):
            around = near_of(view, village)
            for last in lands(view, around):
                homes = [at for at in lands(view, near_of(view, last)) if at not in around]
                if len(around) == VP and homes:
                    return view, village, [*(at for at in around if at != last), last], homes[0]
    raise AssertionError("no such map")


def besieged(others: list[tuple[int, str]]) -> tuple[Position, At]:
    """Pieces around the village, by seat; north builds a civil building in the last region."""
    view, village, around, home = five_around()
    terrain = {region.at: region.terrain for region in view.map}
    pieces = {home: (0, "science")}
    for at, (seat, types) in zip(around[:4], others, strict=True):
        pieces[at] = seat, types.replace("civil", "ship") if terrain[at] == "sea" else types
    view = at_turn(holding(with_pieces(view, pieces), 0, "N11", "T16"), 0)
    for seat in (0, 1):
        view = with_seat(view, seat, vp=10, gold=20, first=home if seat == 0 else around[0])
    return built(view, "N11", around[-1]), village


@pytest.mark.parametrize(
    ("others", "north", "east"),
    [
        # most units, though another placed the last piece
        ([(1, "civil unit"), (1, "civil"), (0, "civil"), (0, "civil")], 0, VP),
        ([(1, "civil unit"), (0, "civil unit"), (0, "civil unit"), (1, "civil")], VP, 0),
        # as many units: most buildings there, units, ships and temples too
        ([(1, "civil unit"), (0, "civil unit"), (1, "civil"), (1, "civil")], 0, VP),
        ([(1, "civil unit"), (0, "civil unit"), (0, "civil"), (1, "civil")], VP, 0),
        # as many of those as well: equal shares, the rest is lost
        ([(1, "civil unit"), (0, "civil unit"), (1, "civil"), (2, "civil")], VP // 2, VP // 2),
    ],
)
def test_who_wins_the_vp_of_a_village(others: list[tuple[int, str]], north: int, east: int) -> None:
    position, village = besieged(others)
    attacked = {region.at: (region.attacked, region.vp) for region in position.view(0).map}
    assert attacked[village] == (True, 0)
    assert (own(position, 0).vp, own(position, 1).vp) == (10 + north, 10 + east)


def test_without_a_unit_nothing_happens() -> None:
    position, village = besieged([(1, "civil"), (1, "civil"), (0, "civil"), (1, "civil")])
    assert {region.at: region.attacked for region in position.view(0).map}[village] is False
    assert own(position, 1).vp == 10


def test_as_long_as_a_region_beside_it_is_empty_nothing_happens() -> None:
    view, village, around, home = five_around()
    view = with_pieces(view, {home: (0, "science"), around[-1]: (0, "unit")})
    view = with_seat(at_turn(holding(view, 0, "N11", "T16"), 0), 0, first=home, gold=20, vp=10)
    position = built(view, "N11", around[-1])
    assert {region.at: region.vp for region in position.view(0).map}[village] == VP
