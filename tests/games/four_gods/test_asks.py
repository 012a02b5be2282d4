"""What follows from the World: what its cells ask, where its Kingdoms are, and what a table offers to do there."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.games.four_gods import actions as a
from pantheon.games.four_gods.codes import CELLS, CITY, EMPTY, STRAIGHT_EDGES, TILE, WAYS
from pantheon.games.four_gods.names import CELL_NUMBERS, COLOURS
from pantheon.games.four_gods.names import CELLS as CELL_NAMES
from pantheon.games.four_gods.names import TERRAINS as TERRAIN_NAMES
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.scoring import kingdoms
from pantheon.games.four_gods.sights import KingdomView
from tests.engine.walks import options_of
from tests.games.four_gods.playing import FOUR_GODS, MODES, Table, crowded, opened, somewhere, unshrunk

LAYING = (a.Place, a.PlaceProphet, a.Destroy, a.DestroyProphet)
anywhere = given(
    options=options_of(FOUR_GODS), seed=st.integers(0, 2**32), most=st.integers(0, 160), city=st.booleans()
)


def place_of(options: FourGodsOptions, seed: int, most: int, city: bool) -> Position:
    """Somewhere in a game; with a city on some cell that takes one, since random players seldom build."""
    position, rng = somewhere(options, seed, most), Random(seed)
    empty = [c for c in range(CELLS) if position.lying()[c] == EMPTY and position.straight_edges(c) >= STRAIGHT_EDGES]
    if city and empty:
        position.put_city(rng.choice(empty), rng.randrange(len(COLOURS)))
    return position


def fits(corners: str, face: str) -> bool:
    """Does a face lie as a cell asks?"""
    return corners != "" and all(asked in (".", letter) for asked, letter in zip(corners, face[:4], strict=True))


def asked(position: Position) -> dict[str, str]:
    """What is asked, by cell."""
    asks = position.view(None).asks
    assert [ask.cell for ask in asks] == sorted((ask.cell for ask in asks), key=CELL_NAMES.index)
    return {ask.cell: ask.corners for ask in asks}


# --- what cells ask -----------------------------------------------------------------------------------------


@anywhere
@unshrunk
def test_a_tile_may_lie_where_it_matches_what_is_asked_and_nowhere_else(
    options: FourGodsOptions, seed: int, most: int, city: bool
) -> None:
    """Every tile of the set, on every cell, in every way: also those that would crush a city."""
    position = place_of(options, seed, most, city)
    asks, lies = asked(position), position.lying()
    for cell, tile in product(range(CELLS), range(0, len(position.tile_set.ways), 7)):
        ways = position.tile_set.ways[tile]
        right = {str(ways[way]) for way in position.ways_in(tile, cell)} if lies[cell] < TILE else set()
        assert right == {str(way) for way in ways if fits(asks.get(CELL_NAMES[cell], ""), str(way))}


@anywhere
@unshrunk
def test_every_offered_tile_lies_as_its_cell_asks(options: FourGodsOptions, seed: int, most: int, city: bool) -> None:
    position = place_of(options, seed, most, city)
    asks, codec = asked(position), FOUR_GODS.codec(options)
    for seat in range(options.players):
        for move in map(codec.decode, position.offered(seat)):
            if isinstance(move, LAYING):
                assert fits(asks[move.cell], move.face), move


@pytest.mark.parametrize("mode", MODES)
def test_every_way_of_a_tile_in_hand_that_matches_is_offered(mode: dict[str, Any]) -> None:
    """Who lays at all may lay either hand, either face, any way round, wherever it is asked for."""
    seen = 0
    for seed in range(6):
        position = crowded(FourGodsOptions(**mode), seed, 3 + 5 * seed)
        for seat in range(position.players):
            view = position.view(seat)
            waits = view.active is not None and view.active != view.seats[seat].seat
            assert placements(position, seat) == (set() if waits else matches(position, seat))
            seen += len(placements(position, seat))
    assert seen


def placements(position: Position, seat: int) -> set[tuple[str, str, str]]:
    """The tiles that a seat is offered to lay: hand, face and cell."""
    codec = FOUR_GODS.codec(position.options)
    moves = [codec.decode(action) for action in position.offered(seat)]
    return {(move.hand, move.face, move.cell) for move in moves if isinstance(move, a.Place)}


def matches(position: Position, seat: int) -> set[tuple[str, str, str]]:
    """What its hands hold and the view asks for, put together without the rules."""
    found, asks = set(), asked(position)
    for number, hand in enumerate(("left", "right")):
        tile = position.hand[seat * 2 + number] - 1
        faces = {str(way) for way in position.tile_set.ways[tile]} if tile >= 0 else set()
        found |= {(hand, face, cell) for face in faces for cell, corners in asks.items() if fits(corners, face)}
    return found


def test_an_empty_world_asks_for_anything_in_its_corners() -> None:
    assert asked(opened(players=2).position) == {"a1": "....", "h1": "....", "a8": "....", "h8": "...."}


def test_a_cell_asks_its_neighbours_terrains_at_the_corners_that_touch() -> None:
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "place left PPFM a1")
    asks = asked(table.position)
    assert asks == {"b1": "P..F", "a2": "MF..", "h1": "....", "a8": "....", "h8": "...."}


def test_where_neighbours_disagree_nothing_is_asked_and_nothing_fits() -> None:
    """Only mistakes bring it about, or a tile that was taken away: then the cell can only hold a city."""
    position = opened(players=2).position
    tiles = position.tile_set.ways
    all_sea = [(t, w) for t in range(len(tiles)) for w in range(WAYS) if str(tiles[t][w])[:4] == "SSSS"]
    one = all_sea[0]
    two = next((t, w) for t in range(len(tiles)) for w in range(WAYS) if str(tiles[t][w])[:4] == "PFMM")
    b1, d1, b2, a2 = (CELL_NUMBERS[cell] for cell in ("b1", "d1", "b2", "a2"))
    position.put_tile(b1, *two)
    position.put_tile(d1, *one)
    assert asked(position)["c1"] == "FSSM", "they touch it at different corners"
    position.put_tile(a2, *next((t, w) for t, w in all_sea if t != one[0]))
    assert asked(position)["b2"] == "", "here both touch the same corner"
    assert not any(position.ways_in(tile, b2) for tile in range(len(tiles)))
    position.put_city(b2, 0)
    assert asked(position)["b2"] == ""
    assert position.view(None).cities[0].safe


def test_a_city_is_asked_for_as_its_cell_was() -> None:
    """Whoever wants to crush it must match what lies around it; a city itself asks nothing of others."""
    position = crowded(FourGodsOptions(players=2), 5, 12)
    before = asked(position)
    for name in before:
        city = position.copy()
        city.put_city(CELL_NUMBERS[name], 1)
        after = asked(city)
        assert after[name] == before[name]
        assert {cell: after[cell] for cell in before} == before, "a city has no terrain"
        assert city.lying()[CELL_NUMBERS[name]] == CITY


# --- Kingdoms -----------------------------------------------------------------------------------------------


def in_words(position: Position) -> list[KingdomView]:
    """The Kingdoms as the scoring knows them."""
    return [
        KingdomView(
            terrain=TERRAIN_NAMES[kingdom.terrain],
            cells=tuple(CELL_NAMES[cell] for cell in sorted(kingdom.cells)),
            worth=kingdom.worth,
            rulers=tuple(COLOURS[colour] for colour in kingdom.rulers),
        )
        for kingdom in kingdoms(position)
    ]


def sort_key(kingdom: KingdomView) -> tuple[str, tuple[str, ...]]:
    return kingdom.terrain, kingdom.cells


@anywhere
@unshrunk
def test_the_kingdoms_of_a_view_are_those_that_count(
    options: FourGodsOptions, seed: int, most: int, city: bool
) -> None:
    position = place_of(options, seed, most, city)
    shown = position.view(None).kingdoms
    assert sorted(shown, key=sort_key) == sorted(in_words(position), key=sort_key)
    assert all(position.view(seat).kingdoms == shown for seat in range(options.players))


@pytest.mark.parametrize("seed", range(6))
def test_kingdoms_do_not_depend_on_the_order_in_which_tiles_were_laid(seed: int) -> None:
    laid, rng = crowded(FourGodsOptions(players=3), seed, 28), Random(seed)
    tiles = [(cell, *divmod(lies - TILE, WAYS)) for cell, lies in enumerate(laid.lying()) if lies >= TILE]
    preachers = [(cell, rng.randrange(4), rng.randrange(4)) for cell, _, _ in rng.sample(tiles, 10)]
    found = set()
    for _ in range(8):
        position = opened(players=3).position
        rng.shuffle(tiles)
        for cell, tile, way in tiles:
            position.put_tile(cell, tile, way)
        rng.shuffle(preachers)
        for cell, corner, colour in preachers:
            position.put_prophet(cell, corner, colour)
        found.add(position.view(None).kingdoms)
    assert len(found) == 1
    assert any(kingdom.rulers for kingdom in found.pop())


# --- what a table offers ------------------------------------------------------------------------------------


@anywhere
@unshrunk
def test_a_table_offers_all_but_mistakes(options: FourGodsOptions, seed: int, most: int, city: bool) -> None:
    """Where the rules are enforced that is everything; else all but wrong tiles and calls. Asking changes nothing."""
    position = place_of(options, seed, most, city)
    before, codec, asks = position.pack(), FOUR_GODS.codec(options), asked(position)

    def is_mistake(action: int) -> bool:
        move = codec.decode(action)
        wrong = isinstance(move, a.Place | a.PlaceProphet) and not fits(asks.get(move.cell, ""), move.face)
        return wrong or isinstance(move, a.Call)

    for seat in range(options.players):
        legal = position.legal(seat)
        assert position.offered(seat) == [action for action in legal if not is_mistake(action)]
        if options.mistakes == "enforced":
            assert position.offered(seat) == legal
        assert position.legal(seat) == legal
    assert position.pack() == before


@pytest.mark.parametrize("mistakes", ["called", "called+penalty"])
def test_a_wrong_tile_is_not_offered_and_may_be_laid_and_called(mistakes: str) -> None:
    table = opened([1, 2, 3, 4], players=2, mistakes=mistakes)
    wrong = table.number("place left SSSS d4")
    assert wrong in table.position.legal(0)
    assert wrong not in table.position.offered(0)
    table.do(0, "place left SSSS d4")
    call = table.number("call d4")
    assert call in table.position.legal(1)
    assert call not in table.position.offered(1)
    table.do(1, "call d4")


def test_what_is_offered_tells_nobody_which_tiles_lie_wrongly() -> None:
    table: Table = opened([1, 2, 3, 4], players=2, mistakes="called")
    right, wrong = Table(table.position.copy()), Table(table.position.copy())
    right.do(0, "place left SSSS a1")
    wrong.do(0, "place left SSSS d4")
    calls = [
        [move for move in map(found.codec.decode, found.position.offered(1)) if isinstance(move, a.Call)]
        for found in (right, wrong)
    ]
    assert calls == [[], []]
