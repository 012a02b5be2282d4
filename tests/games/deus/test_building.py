"""Paying, placing, temples, and how the game comes to its end."""

from random import Random

import msgspec
import pytest

from pantheon.games.deus import codes
from pantheon.games.deus.imagining import imagine
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView
from tests.engine.walks import any_move, listable_options
from tests.games.deus.test_drawing import do, draw_all
from tests.games.deus.test_effects import LANDS, built, laid, own, rich
from tests.games.deus.test_scoring import At, near_of, regions, with_pieces, with_seat

change = msgspec.structs.replace


def sites(position: Position) -> set[At]:
    """Where a piece may go."""
    return {position.atlas.cells[x & 0xFFFF] for x in position.legal(0) if x >> codes.SHIFT == codes.PLACE}


def edges(view: DeusView) -> set[At]:
    """Land at the edge."""
    return {region.at for region in view.map if region.edge and region.terrain in LANDS}


# --- paying -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gold", "wood", "ways"), [(20, 1, 4), (4, 1, 3), (3, 1, 1), (20, 0, 2), (4, 0, 1), (3, 0, 0)]
)
def test_each_resource_of_a_cost_may_be_four_gold(gold: int, wood: int, ways: int) -> None:
    """N01 costs wood and stone."""
    view = with_seat(rich("N01"), 0, gold=gold, resources={"wood": wood, "stone": 1, "clay": 0, "wheat": 0})
    position = imagine(view, Random(1))
    build = next((x for x in position.legal(0) if x >> codes.SHIFT == codes.BUILD), None)
    assert (build is not None) == (ways > 0)
    if build is not None:
        position.play(0, build)
        found = [x for x in position.legal(0) if x >> codes.SHIFT == codes.PAY]
        assert len(found) == (ways if ways > 1 else 0)  # one way is taken by itself


@pytest.mark.parametrize(("pay", "gold", "wood", "stone"), [("1 1", 12, 3, 3), ("1 0", 16, 3, 2), ("0 0", 20, 2, 2)])
def test_what_is_paid_in_resources_goes_to_the_supply(pay: str, gold: int, wood: int, stone: int) -> None:
    position = imagine(rich("N01"), Random(1))
    before = position.view(0).supply
    do(position, 0, "build N01", f"pay {pay} 0 0")
    north, supply = own(position), position.view(0).supply
    assert (north.gold, north.resources["wood"], north.resources["stone"]) == (gold, wood, stone)
    assert (supply["wood"] - before["wood"], supply["stone"] - before["stone"]) == (3 - wood, 3 - stone)


# --- placing ------------------------------------------------------------------------------------------------


def placing(view: DeusView) -> Position:
    """North has paid for N11 and holds a civil building."""
    position = imagine(view, Random(1))
    do(position, 0, "build N11", "pay 0 0 0 0")
    return position


def test_the_first_piece_goes_to_the_edge_three_steps_from_the_first_of_others() -> None:
    view = rich("N11")
    assert sites(placing(view)) == edges(view)
    first = min(edges(view))
    atlas = view.options.atlas
    count, start = len(atlas.cells), atlas.region_at[first]
    far = {at for at in edges(view) if atlas.distance[start * count + atlas.region_at[at]] >= 3}
    elsewhere = next(at for at in regions(view, "field") if at not in far and at != first)
    view = with_seat(with_pieces(view, {elsewhere: (1, "unit")}), 1, first=first)  # the unit has moved on
    assert sites(placing(view)) == far


def test_later_pieces_go_to_own_regions_next_to_them_or_to_the_edge_for_three_vp() -> None:
    view, (home,) = laid(rich("N11"), [("forest", "unit")])
    land = {region.at for region in view.map if region.terrain in LANDS}
    near = {home, *(at for at in near_of(view, home) if at in land)}
    assert sites(placing(view)) == near | edges(view)
    assert sites(placing(with_seat(view, 0, vp=2))) == near
    for at in sorted(near | edges(view)):
        position = built(view, "N11", at)
        assert own(position).vp == (10 if at in near else 7)


def test_two_pieces_of_a_type_never_share_a_region_and_others_regions_are_closed() -> None:
    view, (home, _) = laid(rich("N11"), [("forest", "civil"), ("field", "unit")])
    land = [at for at in near_of(view, home) if at in edges(view)]
    view = with_pieces(view, dict.fromkeys(land, (1, "unit")))
    assert not {home, *land} & sites(placing(view))


# --- temples ------------------------------------------------------------------------------------------------

ONE_EACH = {"blue": ["B01"], "green": ["G01"], "yellow": ["Y01"], "brown": ["N01"], "red": ["R01"]}


@pytest.mark.parametrize(
    ("columns", "may"),
    [
        ({}, True),
        ({"temple": ["T01"]}, False),
        ({**ONE_EACH, "temple": ["T01"]}, True),
        ({**ONE_EACH, "red": [], "temple": ["T01"]}, False),
        ({**ONE_EACH, "red": ["?T05"], "temple": ["T01"]}, True),
        ({**ONE_EACH, "temple": ["T01", "T02"]}, False),
    ],
)
def test_the_next_temple_needs_as_many_cards_in_every_column_as_there_are_temples(
    columns: dict[str, list[str]], may: bool
) -> None:
    view, _ = laid(rich("T14"), [("forest", "unit")])
    position = imagine(with_seat(view, 0, columns), Random(1))
    assert any(x == (codes.BUILD << codes.SHIFT) + position.cards.kind_of["T14"] for x in position.legal(0)) == may


def test_a_temple_goes_into_an_own_land_region_without_one_and_needs_none_when_no_piece_is_left() -> None:
    view, where = laid(
        rich("T14"), [("forest", "unit"), ("field", "unit temple"), ("sea", "ship"), ("swamp", "civil")]
    )
    position = imagine(view, Random(1))
    do(position, 0, "build T14", "pay 0 0 0 0")
    assert sites(position) == {where[0], where[3]}
    at_sea, _ = laid(rich("T14"), [("sea", "ship")])
    build = (codes.BUILD << codes.SHIFT) + position.cards.kind_of["T14"]
    assert build not in imagine(at_sea, Random(1)).legal(0)
    none_left = built(change(at_sea, temples=0), "T14")
    assert [lying.card for lying in own(none_left).columns["temple"]] == ["T14"]
    assert none_left.to_act() == (1,)


# --- the end ------------------------------------------------------------------------------------------------


def test_after_the_last_temple_piece_the_round_is_finished_and_one_more_is_played() -> None:
    view, _ = laid(rich("T14"), [("forest", "unit")])
    position = built(change(view, temples=1, round=7), "T14")
    assert position.view(None).last_round == 8
    turns = 0
    while not position.over:
        (seat,) = position.to_act()
        turns += 1
        position.play(seat, position.legal(seat)[-1])  # an offering
        while position.to_act() == (seat,) and position.view(None).stack[-1][0] != codes.TURN:
            position.play(seat, position.legal(seat)[0])
        draw_all(position)
    assert turns == 1 + 2  # east in this round, then both
    assert position.ending == "temples"


def test_ten_rounds_without_a_build_end_the_game() -> None:
    position, rng, rounds = Position(DeusOptions(players=3)), Random(1), set[int]()
    while not position.over and len(rounds) < 12:
        seat, action = any_move(GAME, position, rng)
        offers = [x for x in position.legal(seat) if x >> codes.SHIFT == codes.OFFER]
        if offers:
            rounds.add(position.view(None).round)
        position.play(seat, rng.choice(offers or [action]))
    assert len(rounds) == 10
    assert (position.ending, position.view(None).idle) == ("no-builds", 10)


@pytest.mark.parametrize("number", range(0, len(listable_options(GAME)), 6))
def test_everybody_has_as_many_turns(number: int) -> None:
    position, rng = Position(listable_options(GAME)[number]), Random(number)
    turns = [0] * position.players
    while not position.over:
        move = any_move(GAME, position, rng)
        if move[1] >> codes.SHIFT in (codes.BUILD, codes.JOKE, codes.OFFER):
            turns[move[0] or 0] += 1
        position.play(*move)
    assert len(set(turns)) == 1
