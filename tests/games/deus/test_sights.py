"""What a view works out for who looks: how villages stand, and what waits to be decided."""

import pytest

from pantheon.games.deus import codes
from pantheon.games.deus.names import SEATS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from pantheon.games.deus.previews import carry_on
from tests.games.deus.test_views import moments


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_village_shows_the_pieces_next_to_it(players: int) -> None:
    for position in moments(DeusOptions(players=players), seed=players):  # type: ignore[arg-type]
        if position.phase != codes.PLAY:
            continue
        view = position.view(None)
        lying = {region.at: region for region in view.map}
        near = {region.at: _beside(region.at) for region in view.map if region.terrain == "village"}
        assert {village.at for village in view.villages} == set(near)
        for village in view.villages:
            around = [lying[at] for at in near[village.at] if at in lying]
            assert village.free == sum(region.owner is None for region in around)
            for seat, name in enumerate(SEATS[:players]):
                own = [region for region in around if region.owner == name]
                assert village.units[seat] == sum("unit" in region.pieces for region in own)
                assert village.buildings[seat] == sum(len(region.pieces) for region in own)


def test_who_leads_at_a_village_is_who_gets_its_vp() -> None:
    attacks = 0
    for seed in range(60):
        before: Position | None = None
        for position in moments(DeusOptions(players=3), seed=seed, most=1200):
            if before is not None and position.attacked != before.attacked:
                attacks += _check_attack(before, position)
            before = position.copy()
    assert attacks > 10


def _check_attack(before: Position, after: Position) -> int:
    """Who did not move gains by the attack alone; how many gains were looked at."""
    fallen = [village for village in after.view(None).villages if _fell(before, after, village.at)]
    vp = {region.at: region.vp for region in before.view(None).map}
    looked = 0
    for seat, name in enumerate(SEATS[: after.players]):
        if seat != before.seat:
            shares = [vp[village.at] // len(village.leaders) for village in fallen if name in village.leaders]
            assert after.vp[seat] - before.vp[seat] == sum(shares)
            looked += bool(shares)
    return looked


def _fell(before: Position, after: Position, at: tuple[int, int]) -> bool:
    region = after.atlas.region_at[at]
    return bool((after.attacked & ~before.attacked) >> region & 1)


def _beside(at: tuple[int, int]) -> list[tuple[int, int]]:
    steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    return [(at[0] + q, at[1] + r) for q, r in steps]


def test_what_waits_is_told_in_words_and_asks_for_what_is_legal() -> None:
    """The kind of the legal answers follows from what waits first."""
    verbs = {
        "turn": {codes.BUILD, codes.JOKE, codes.OFFER},
        "paying": {codes.PAY},
        "placing": {codes.PLACE},
        "asking": {codes.TAKE, codes.DECLINE},
        "buying": {codes.PURCHASE, codes.DECLINE},
        "selling": {codes.VEND, codes.DECLINE},
        "selling-different": {codes.VEND_ONE, codes.DECLINE},
        "harvesting": {codes.REAP, codes.DECLINE},
        "taking-pieces": {codes.TAKE_PIECE},
        "activating": {codes.FIRE, codes.DECLINE},
        "choosing-unit": {codes.SEND, codes.DECLINE},
        "moving": {codes.MARCH},
        "robbing": {codes.ROB, codes.DECLINE},
        "ransacking": {codes.PILLAGE, codes.DECLINE},
        "offering": {codes.ADD, codes.DONE},
        "choosing-god": {codes.INVOKE},
        "taking-resources": {codes.TAKE_RESOURCE},
    }
    seen = set()
    for seed in range(20):
        for position in moments(DeusOptions(players=2, joker=True), seed=seed, most=1500):
            if position.phase != codes.PLAY or not position.to_act():
                continue
            seat = position.to_act()[0]
            first = position.view(seat).pending[0]
            seen.add(first.what)
            assert {action >> codes.SHIFT for action in position.legal(seat)} <= verbs[first.what], first
    assert set(verbs) - seen <= {"ransacking"}, "one card of the deck does that"


def test_a_look_ahead_takes_what_is_offered_and_stops_where_somebody_must_choose() -> None:
    taken = 0
    for position in moments(DeusOptions(players=3), seed=9, most=900):
        if position.phase != codes.PLAY or not position.to_act():
            continue
        seat = position.to_act()[0]
        trial = position.copy()
        for _ in range(60):
            action = carry_on(trial, seat) if seat in trial.to_act() else None
            if action is None:
                break
            assert action in trial.legal(seat)
            trial.play(seat, action)
            taken += 1
        else:
            raise AssertionError("it went on for ever")
    assert taken > 100
