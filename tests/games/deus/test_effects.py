"""Effects of cards, on positions laid out by hand: what a card gives when it fires, and at most how much."""

from random import Random

import msgspec
import pytest

from pantheon.games.deus.imagining import imagine
from pantheon.games.deus.names import RESOURCES
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView, SeatView
from tests.games.deus.test_drawing import at_turn, do, draw_all, holding
from tests.games.deus.test_scoring import At, dealt, near_of, regions, with_pieces, with_seat

change = msgspec.structs.replace
Pieces = list[tuple[str, str]]
LANDS = ("forest", "mountain", "swamp", "field")


def rich(card: str, **options: int) -> DeusView:
    """North is at turn, holds a card and one more, and owns three of everything."""
    view = at_turn(holding(dealt(players=2, **options), 0, card, "T16"), 0)
    for seat in (0, 1):
        view = with_seat(view, seat, resources=dict.fromkeys(RESOURCES, 3), gold=20, vp=10)
    return view


def laid(view: DeusView, pieces: Pieces) -> tuple[DeusView, list[At]]:
    """North's pieces on regions of these terrains, and where those are."""
    free = {terrain: iter(regions(view, terrain)) for terrain in (*LANDS, "sea")}
    where = [next(free[terrain]) for terrain, _ in pieces]
    own = {at: (0, types) for at, (_, types) in zip(where, pieces, strict=True)}
    view = with_seat(with_pieces(view, own), 0, first=where[0] if where else None)
    return view, where


def built(view: DeusView, card: str, at: At | None = None) -> Position:
    """North builds the card, pays with resources, and places the piece: anywhere, if no region is named."""
    position = imagine(view, Random(1))
    do(position, 0, f"build {card}")
    if position.view(0).stack[-1][0] == 2:  # paying
        do(position, 0, "pay 0 0 0 0")
    if at is not None:
        do(position, 0, f"place {at[0]},{at[1]}")
    elif position.view(0).stack[-1][0] == 3:  # placing
        position.play(0, position.legal(0)[0])
    return position


def own(position: Position, seat: int = 0) -> SeatView:
    """What a player has."""
    return position.view(seat).seats[seat]


# A card, pieces that stand on the map, in which of those regions the new piece goes, and VP and gold afterwards.
# North had 10 VP and 20 gold; resources are enough for every cost.
GAINS: list[tuple[str, Pieces, int, int, int]] = [
    ("N01", [("forest", "unit"), ("forest", "science"), ("field", "unit")], 0, 12, 20),
    ("N02", [("forest", "unit"), ("forest", "science"), ("field", "unit")], 0, 11, 20),
    ("N05", [("forest", "unit"), ("forest", "science"), ("field", "unit")], 2, 10, 26),
    ("N09", [("forest", "unit science")] * 3 + [("field", "unit")], 3, 13, 20),  # four regions, at most 3
    ("N09", [("forest", "unit"), ("sea", "ship unit"), ("field", "temple")], 0, 12, 20),
    ("N10", [("forest", "unit science")] * 3 + [("field", "unit")], 3, 10, 28),  # no limit
    ("N11", [("forest", "unit science"), ("field", "unit science"), ("swamp", "unit science temple")], 0, 12, 20),
    ("N12", [("forest", "unit science"), ("field", "unit science"), ("swamp", "unit science temple")], 1, 10, 28),
    ("R03", [("forest", "civil"), ("field", "unit"), ("sea", "ship unit")], 0, 10, 20 + 3 + 1),
]


@pytest.mark.parametrize(("card", "pieces", "at", "vp", "gold"), GAINS)
def test_gains_of_vp_and_gold(card: str, pieces: Pieces, at: int, vp: int, gold: int) -> None:
    view, where = laid(rich(card), pieces)
    position = built(view, card, where[at])
    do(position, 0, "take")
    assert (own(position).vp, own(position).gold) == (vp, gold)
    assert position.to_act() == (1,)


def test_a_gain_can_be_declined() -> None:
    view, where = laid(rich("N05"), [("forest", "unit")])
    position = built(view, "N05", where[0])
    do(position, 0, "decline")
    assert own(position).gold == 20
    assert position.to_act() == (1,)


def test_a_card_that_gives_nothing_asks_nothing() -> None:
    view, where = laid(rich("N05"), [("field", "unit")])
    assert built(view, "N05", where[0]).to_act() == (1,)


def test_production_yields_by_terrain_and_no_more_than_the_supply_has() -> None:
    pieces = [("forest", "production"), ("forest", "civil"), ("field", "production")]
    view, where = laid(rich("G01"), pieces)
    for supply, wood in ((8, 3 + 4), (3, 3 + 3)):
        lying = {**view.supply, "wood": supply}
        position = built(change(view, supply=lying), "G01", where[1])
        do(position, 0, "take")
        assert own(position).resources["wood"] == wood
        assert position.view(0).supply["wood"] == supply - (wood - 3)
    assert built(change(view, supply={**view.supply, "wood": 0}), "G01", where[1]).to_act() == (1,)


@pytest.mark.parametrize(
    ("card", "answer", "gained"),
    [
        ("G05", "harvest forest", {"wood": 1}),
        ("G05", "harvest field", {"wheat": 1}),
        ("G06", "take", {"wood": 2, "wheat": 1}),
        ("G07", "harvest forest", {"wood": 4}),
        ("G07", "harvest field", {"wheat": 2}),
        ("G07", "decline", {}),
    ],
)
def test_harvests(card: str, answer: str, gained: dict[str, int]) -> None:
    view, where = laid(rich(card), [("forest", "production"), ("forest", "civil"), ("field", "production")])
    position = built(view, card, where[1])
    cost = view.options.card_deck.cards[view.options.card_deck.kind_of[card]].cost
    do(position, 0, answer)
    assert own(position).resources == {r: 3 - cost.get(r, 0) + gained.get(r, 0) for r in RESOURCES}


@pytest.mark.parametrize(
    ("card", "answers", "resources", "gold", "vp"),
    [
        ("B01", ["buy clay", "buy clay"], (2, 3, 5, 2), 18, 10),
        ("B01", ["buy wood", "decline"], (3, 3, 3, 2), 19, 10),
        ("B02", ["sell 2"], (0, 3, 3, 3), 28, 10),
        ("B03", ["sell 3"], (2, 0, 3, 3), 32, 10),
        ("B06", ["sell 3"], (0, 2, 2, 3), 20, 13),
        ("B06", ["decline"], (3, 2, 2, 3), 20, 10),
        ("B10", ["sell-one wood", "sell-one wheat", "decline"], (2, 2, 3, 1), 20, 12),
        ("B10", ["sell-one wood", "sell-one wheat", "sell-one clay", "sell-one stone"], (2, 1, 2, 1), 20, 14),
    ],
)
def test_trade(card: str, answers: list[str], resources: tuple[int, ...], gold: int, vp: int) -> None:
    position = built(rich(card), card)
    before = position.view(0).supply
    do(position, 0, *answers)
    assert tuple(own(position).resources.values()) == resources
    assert (own(position).gold, own(position).vp) == (gold, vp)
    assert sum(position.view(0).supply.values()) - sum(before.values()) == 10 + int(card in ("B02", "B03")) - sum(
        resources
    )
    assert position.to_act() == (1,)


def test_wharves_buy_six_at_most() -> None:
    view = with_seat(rich("B06"), 0, resources={"wood": 9, "stone": 1, "clay": 1, "wheat": 0})
    position = built(view, "B06")
    assert len(position.legal(0)) == 6 + 1
    do(position, 0, "sell 6")
    assert own(position).vp == 16


def test_science_draws_and_takes_pieces() -> None:
    view, where = laid(rich("Y02"), [("forest", "unit civil")] * 4 + [("field", "unit civil"), ("swamp", "unit")])
    position = built(view, "Y02", where[5])
    do(position, 0, "take")
    assert draw_all(position) == 4  # six regions
    view, where = laid(rich("Y04"), [("forest", "unit civil")] * 4)
    position = built(view, "Y04", where[0])
    do(position, 0, "take", "piece unit", "piece unit", "piece ship")
    board = own(position).board
    assert board is not None
    assert (board["unit"], board["ship"], position.to_act()) == (4, 3, (1,))


def test_a_school_activates_any_card_of_its_column_but_a_joker_does_nothing() -> None:
    view, where = laid(rich("Y07"), [("forest", "unit")])
    view = with_seat(view, 0, {"brown": ["N05", "?T01", "N01"]})
    for number, gold, vp in ((1, 23, 10), (3, 20, 11)):
        position = built(view, "Y07", where[0])
        do(position, 0, f"fire {number}", "take")
        assert (own(position).gold, own(position).vp) == (gold, vp)
    position = built(view, "Y07", where[0])
    do(position, 0, "fire 2")
    assert position.to_act() == (1,)
    only_joker = with_seat(change(view, deck=view.deck + 3), 0, {"brown": ["?T01"]})
    assert built(only_joker, "Y07", where[0]).to_act() == (1,)


# --- units --------------------------------------------------------------------------------------------------


def lands(view: DeusView, ats: list[At]) -> list[At]:
    """Those that are land."""
    return [region.at for region in view.map if region.at in ats and region.terrain in LANDS]


def facing(card: str) -> tuple[DeusView, At]:
    """North has two buildings without a unit in a region, east a building next to it."""
    view = rich(card)
    home, other = next((a, b) for a in regions(view, "forest") for b in lands(view, near_of(view, a)))
    return with_seat(with_pieces(view, {home: (0, "civil"), other: (1, "civil")}), 0, first=home), home


@pytest.mark.parametrize(
    ("card", "answers", "gold", "vp"),
    [
        ("R04", ["unit"], (23, 17), (10, 10)),
        ("R05", ["unit", "rob east"], (20, 20), (11, 9)),
        ("R06", ["unit", "move", "rob east"], (23, 17), (10, 10)),
        ("R06", ["unit", "move", "decline"], (20, 20), (10, 10)),
        ("R07", ["unit", "move", "rob east"], (20, 20), (11, 9)),
    ],
)
def test_thefts(card: str, answers: list[str], gold: tuple[int, int], vp: tuple[int, int]) -> None:
    view, home = facing(card)
    position = built(view, card, home)
    here = f"{home[0]},{home[1]}"
    do(position, 0, *(f"{words} {here}" if words in ("unit", "move") else words for words in answers))
    assert tuple(own(position, seat).gold for seat in (0, 1)) == gold
    assert tuple(own(position, seat).vp for seat in (0, 1)) == vp


def test_a_victim_loses_no_more_than_it_has() -> None:
    view, home = facing("R04")
    position = built(with_seat(view, 1, gold=2), "R04", home)
    do(position, 0, f"unit {home[0]},{home[1]}")
    assert [own(position, seat).gold for seat in (0, 1)] == [22, 0]


def test_a_ballista_takes_one_vp_from_each_village_beside_own_units() -> None:
    view = rich("R08")
    village = next(at for at in regions(view, "village") if lands(view, near_of(view, at)))
    home = lands(view, near_of(view, village))[0]
    beside = [at for at in regions(view, "village") if at in near_of(view, home)]
    view = with_seat(with_pieces(view, {home: (0, "civil")}), 0, first=home)
    before = {region.at: region.vp for region in view.map}
    position = built(view, "R08", home)
    do(position, 0, "take")
    after = {region.at: region.vp for region in position.view(0).map}
    assert {at for at in after if after[at] == before[at] - 1} == set(beside)
    assert own(position).vp == 10 + len(beside)


def test_scouts_walk_three_regions_through_others_and_villages_but_not_over_seas() -> None:
    view, home = facing("R01")
    position = built(view, "R01", home)
    do(position, 0, f"unit {home[0]},{home[1]}")
    terrain = {region.at: region.terrain for region in view.map}
    steps, waiting = {home: 0}, [home]
    for here in waiting:
        for near in near_of(view, here):
            if near not in steps and terrain[near] != "sea" and steps[here] < 3:
                steps[near] = steps[here] + 1
                waiting.append(near)
    free = {region.at for region in view.map if region.terrain in LANDS and region.owner != "east"}
    assert len(position.legal(0)) == len(free & set(steps))
