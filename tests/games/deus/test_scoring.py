"""The final score, on positions laid out by hand: every temple, the most a temple gives, majorities, ties."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.bots import make_bot
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.names import COLOURS, RESOURCES, SEATS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView, Laid, Region
from tests.engine.walks import any_move

change = msgspec.structs.replace
At = tuple[int, int]
Columns = dict[str, list[str]]


def dealt(**options: Any) -> DeusView:
    """A table at its first turn, as north sees it."""
    position, rng = GAME.start(DeusOptions(**options)), Random(1)
    while not position.to_act():
        position.play(*any_move(GAME, position, rng))
    view = position.view(0)
    assert isinstance(view, DeusView)
    return view


def with_pieces(view: DeusView, pieces: dict[At, tuple[int, str]], attacked: tuple[At, ...] = ()) -> DeusView:
    """Seats and their pieces on the map, by region; villages that have been attacked."""

    def laid(region: Region) -> Region:
        region = change(region, attacked=region.at in attacked)
        if region.at not in pieces:
            return region
        seat, types = pieces[region.at]
        return change(region, owner=SEATS[seat], pieces=tuple(types.split()))

    return change(view, map=tuple(laid(region) for region in view.map))


def with_seat(view: DeusView, seat: int, columns: Columns | None = None, **changes: Any) -> DeusView:
    """Something else before a player; cards in columns are taken out of the deck; a leading `?` is a joker."""
    if columns is not None:
        cards = {name: tuple(_laid(word) for word in columns.get(name, [])) for name in COLOURS}
        changes["columns"] = cards
        view = change(view, deck=view.deck - sum(map(len, cards.values())))
    seats = list(view.seats)
    seats[seat] = change(seats[seat], **changes)
    return change(view, seats=tuple(seats))


def _laid(word: str) -> Laid:
    return Laid(word.lstrip("?"), joker=word.startswith("?"))


def regions(view: DeusView, terrain: str) -> list[At]:
    """Where a terrain lies."""
    return [region.at for region in view.map if region.terrain == terrain]


def scored(view: DeusView, seat: int = 0) -> dict[str, int]:
    """Points by what earned them: VP, temples by card, majorities by good."""
    position: Position = GAME.imagine(view, Random(1))  # type: ignore[assignment]
    return {
        str(item.facts.get("card") or item.facts.get("good") or "vp"): item.points
        for item in position.scores()[seat].items
    }


def poor(view: DeusView) -> DeusView:
    """Nobody owns anything, so that there are no majorities."""
    for seat in range(len(view.seats)):
        view = with_seat(view, seat, resources=dict.fromkeys(RESOURCES, 0), gold=0, vp=0, hand=(), cards=0)
        view = change(view, deck=view.deck + 5)
    return view


# A temple, what stands where (terrain: pieces, one entry for each region), and what that is worth.
TEMPLES: list[tuple[str, list[tuple[str, str]], int]] = [
    ("T01", [("field", "civil"), ("field", "unit"), ("forest", "civil")], 2 * 4),
    ("T02", [("forest", "civil"), ("field", "civil"), ("field", "unit")], 4),
    ("T03", [("swamp", "temple civil")], 4),
    ("T04", [("mountain", "civil")] * 4, 12),  # not 16
    ("T05", [("forest", "civil unit temple"), ("field", "civil")], 3 * 3),
    ("T06", [("field", "civil unit"), ("field", "science"), ("sea", "ship")], 3 * 3),
    ("T07", [("swamp", "civil unit temple"), ("swamp", "civil unit")], 12),  # not 15
    ("T08", [("forest", "civil")], 0),
    ("T09", [("forest", "civil unit"), ("sea", "ship unit"), ("field", "civil"), ("swamp", "civil temple")], 3 * 2),
    (
        "T10",
        [("forest", "civil unit"), ("field", "civil unit temple"), ("swamp", "civil unit science temple")],
        2 * 4,
    ),
    ("T11", [("sea", "ship"), ("sea", "ship unit"), ("field", "civil")], 2 * 4),
    ("T12", [("sea", "ship unit"), ("field", "unit"), ("swamp", "civil")], 2 * 4),
    ("T14", [("sea", "ship"), ("sea", "ship"), ("field", "civil unit"), ("swamp", "temple")], 4),
]


@pytest.mark.parametrize(("temple", "pieces", "points"), TEMPLES)
def test_what_a_temple_is_worth(temple: str, pieces: list[tuple[str, str]], points: int) -> None:
    view = poor(dealt(players=2))
    free = {terrain: iter(regions(view, terrain)) for terrain in ("forest", "mountain", "swamp", "field", "sea")}
    own = {next(free[terrain]): (0, types) for terrain, types in pieces}
    view = with_pieces(view, {**own, next(free["mountain"], (99, 99)): (1, "civil unit temple")})
    view = with_seat(view, 0, {"temple": [temple]})
    assert scored(view) == {"vp": 0, temple: points}


def test_the_temple_of_conquest_counts_each_own_region_next_to_attacked_villages_once() -> None:
    view = poor(dealt(players=2))
    near = view.options.atlas
    by_at = {region.at: region for region in view.map}

    def around(at: At) -> list[At]:
        return [near.cells[n] for n in near.neighbours[near.region_at[at]] if by_at[near.cells[n]].terrain != "sea"]

    first, second, *_ = regions(view, "village")
    own = [*around(first)[:2]]
    view = with_seat(with_pieces(view, dict.fromkeys(own, (0, "civil unit")), (first,)), 0, {"temple": ["T13"]})
    assert scored(view)["T13"] == 2 * 3
    assert scored(with_pieces(view, {}, (second,)))["T13"] == 3 * sum(second in near_of(view, at) for at in own)
    assert scored(with_pieces(view, {}, (first, second)))["T13"] == 2 * 3


def near_of(view: DeusView, at: At) -> list[At]:
    """The regions next to one."""
    atlas = view.options.atlas
    return [atlas.cells[near] for near in atlas.neighbours[atlas.region_at[at]]]


@pytest.mark.parametrize(
    ("columns", "points"),
    [
        ({}, 0),
        ({"blue": ["B01"], "green": ["G01"], "yellow": ["Y01"], "brown": ["N01"]}, 0),
        ({"blue": ["B01"], "green": ["G01"], "yellow": ["Y01"], "brown": ["N01", "N02"], "red": ["R01"]}, 6),
        ({"blue": ["B01"], "green": ["?T01"], "yellow": ["Y01"], "brown": ["N01"], "red": ["R01", "R02"]}, 6),
    ],
)
def test_the_temple_of_harmony_counts_the_shortest_column_jokers_too(columns: Columns, points: int) -> None:
    view = with_seat(poor(dealt(players=2)), 0, {**columns, "temple": ["T15"]})
    assert scored(view) == {"vp": 0, "T15": points}


def test_the_temple_of_plenty_counts_resources_and_no_gold() -> None:
    view = with_seat(poor(dealt(players=2)), 0, {"temple": ["T16"]}, gold=9)
    view = with_seat(view, 0, resources={"wood": 3, "stone": 0, "clay": 1, "wheat": 0})
    assert scored(view) == {"vp": 0, "T16": 4, "wood": 2, "clay": 2, "gold": 2}


def test_a_joker_among_the_columns_is_no_temple() -> None:
    view = with_seat(poor(dealt(players=2, joker=True)), 0, {"red": ["?T14"]}, vp=7)
    assert scored(view) == {"vp": 7}


@pytest.mark.parametrize(
    ("wood", "gold", "first", "second"),
    [
        (((3, 2), (1, 4)), (0, 0), {"vp": 5, "wood": 2}, {"vp": 8, "stone": 2}),
        (((3, 2), (3, 2)), (0, 0), {"vp": 5, "wood": 2, "stone": 2}, {"vp": 8, "wood": 2, "stone": 2}),
        (((0, 0), (0, 0)), (1, 1), {"vp": 5, "gold": 2}, {"vp": 8, "gold": 2}),
        (((0, 0), (0, 1)), (1, 0), {"vp": 5, "gold": 2}, {"vp": 8, "stone": 2}),
    ],
)
def test_who_has_most_of_a_good_and_at_least_one_gets_two_vp_ties_all(
    wood: tuple[tuple[int, int], ...], gold: tuple[int, int], first: dict[str, int], second: dict[str, int]
) -> None:
    view = poor(dealt(players=2))
    for seat, (have, stones) in enumerate(wood):
        goods = {"wood": have, "stone": stones, "clay": 0, "wheat": 0}
        view = with_seat(view, seat, resources=goods, gold=gold[seat], vp=(5, 8)[seat])
    assert scored(view, 0) == first
    assert scored(view, 1) == second


def test_equal_points_share_a_place() -> None:
    view = poor(dealt(players=3))
    for seat, vp in enumerate((9, 12, 12)):
        view = with_seat(view, seat, vp=vp)
    scores = GAME.imagine(view, Random(1)).scores()
    assert [(score.points, score.place) for score in scores] == [(9, 3), (12, 1), (12, 1)]
    assert all(not score.tiebreaks for score in scores)


def test_a_temple_lights_up_the_regions_that_it_counts() -> None:
    view = poor(dealt(players=2))
    forests, seas = regions(view, "forest"), regions(view, "sea")
    view = with_pieces(view, {forests[0]: (0, "civil"), forests[1]: (0, "unit"), seas[0]: (0, "ship")})
    view = with_seat(view, 0, {"temple": ["T02"]})
    items = GAME.imagine(view, Random(1)).scores()[0].items
    lit = next(item.cells for item in items if item.facts.get("card") == "T02")
    assert set(lit) == set(forests[:2])


def test_the_vp_of_the_game_are_told_by_their_sources() -> None:
    seen: set[str] = set()
    for seed, players in ((1, 2), (2, 3)):
        position, rng = Position(msgspec.convert({"players": players}, DeusOptions)), Random(seed)
        while not position.over:
            position.play(*any_move(GAME, position, rng))
        for seat, score in enumerate(position.scores()):
            vp = score.items[0]
            assert sum(part.points for part in vp.parts) == vp.points == position.vp[seat]
            seen |= {part.text.removeprefix("deus-score-from-") for part in vp.parts}
            assert all(part.points < 0 for part in vp.parts if part.text == "deus-score-from-fees")
            assert all(part.points > 0 for part in vp.parts if part.text == "deus-score-from-villages")
        assert position.copy().scores() == position.scores()
    assert {"start", "villages", "fees", "gods"} <= seen, seen


def test_of_a_position_that_was_set_up_nobody_knows_the_sources() -> None:
    position = GAME.imagine(dealt(players=2), Random(1))
    assert isinstance(position, Position)
    position.vp = [9, 9, 0, 0]
    assert position.scores()[0].items[0].parts == ()


def test_each_card_says_how_often_it_brought_vp() -> None:
    position, rng = Position(msgspec.convert({"players": 2}, DeusOptions)), Random(1)
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in range(2)]
    wins: Counter[tuple[int, str]] = Counter()
    while not position.over:
        if not position.to_act():
            position.play(*any_move(GAME, position, rng))
            continue
        seat = position.to_act()[0]
        action = bots[seat].choose(position.view(seat), position.legal(seat))
        assert action is not None
        asks = position.view(seat).pending
        position.play(seat, action)
        if position.told[seat] and asks[0].what in ("asking", "selling"):
            wins[seat, str(asks[0].card)] += 1
    told = {
        (score.seat, str(card.facts["card"])): card.facts["times"]
        for score in position.scores()
        for source in score.items[0].parts
        for card in source.parts
    }
    assert wins
    assert {key: told.get(key) for key in wins} == dict(wins)
    assert max(wins.values()) > 1
