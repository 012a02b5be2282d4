"""Undo inside a turn is free until a card is drawn; and no piece, card or resource is ever lost or made."""

from random import Random

import pytest

from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import IllegalAction
from pantheon.engine.match import Match
from pantheon.games.deus import actions as a
from pantheon.games.deus import codes
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from tests.engine.walks import listable_options, walk

OPTIONS = listable_options(GAME)


def match_of(options: DeusOptions, seed: int) -> Match:
    """A match at the first decision."""
    return Match(GAME, options, Dice(chosen_seed(str(seed))))


@pytest.mark.parametrize("options", OPTIONS[::5], ids=str)
def test_a_move_after_which_no_card_was_drawn_can_be_taken_back_inside_the_turn(options: DeusOptions) -> None:
    match, rng = match_of(options, 3), Random(3)
    taken_back = refused = 0
    for _ in range(600):
        if match.position.over:
            break
        seat = rng.choice(match.position.to_act())
        before, count = match.position.pack(), len(match.moves)
        action = rng.choice(match.position.legal(seat))
        made = match.play(seat, action)
        goes_on = match.position.to_act() == (seat,)
        if len(made) > 1 or not goes_on:
            assert not match.can_undo(seat)
            with pytest.raises(IllegalAction):
                match.undo(seat)
            refused += 1
        elif match.can_undo(seat):
            assert match.undo(seat) == made[0]
            assert (match.position.pack(), len(match.moves)) == (before, count)
            match.play(seat, action)
            taken_back += 1
    assert taken_back > 20
    assert refused > 20


def test_a_whole_build_can_be_taken_back_step_by_step() -> None:
    """Build, pay, place: back to the beginning of the turn, and no further."""
    for seed in range(50):
        match = match_of(DeusOptions(players=2), seed)
        seat = match.position.to_act()[0]
        keys = [match.position.key()]
        builds = [b for b in match.position.legal(seat) if b >> codes.SHIFT == codes.BUILD]
        if not builds:
            continue
        match.play(seat, builds[0])
        while match.can_undo(seat) and len(match.position.legal(seat)) > 1 and len(keys) < 3:
            keys.append(match.position.key())
            match.play(seat, match.position.legal(seat)[0])
        if len(keys) == 3 and match.can_undo(seat):
            break
    else:
        pytest.fail("no such game")
    while match.can_undo(seat):
        match.undo(seat)
        assert match.position.key() == keys.pop()
    assert keys == []
    with pytest.raises(IllegalAction):
        match.undo(seat)


def test_an_offering_can_be_taken_back_until_cards_are_drawn() -> None:
    match = match_of(DeusOptions(players=2), 1)
    seat = match.position.to_act()[0]
    before = match.position.key()
    hand = match.position.view(seat).seats[seat].hand
    assert hand is not None
    match.play(seat, a.Offer(hand[0]))
    adds = [x for x in match.position.legal(seat) if x >> codes.SHIFT == codes.ADD]
    match.play(seat, adds[0])
    match.undo(seat)
    match.undo(seat)
    assert match.position.key() == before
    match.play(seat, a.Offer(hand[0]))
    match.play(seat, a.Done())
    while match.position.to_act() == (seat,) and match.moves[-1].seat is not None:
        match.play(seat, match.position.legal(seat)[0])
    assert not match.can_undo(seat)


def test_a_theft_of_vp_cannot_be_taken_back_for_it_shows_whether_the_victim_has_any() -> None:
    thefts = {"gold": 0, "vp": 0}
    for seed in range(60):
        match, rng = match_of(DeusOptions(players=3), seed), Random(seed)
        while not match.position.over and min(thefts.values()) < 3:
            (seat,) = match.position.to_act()
            legal = match.position.legal(seat)
            robs = [x for x in legal if x >> codes.SHIFT == codes.ROB]
            builds = [x for x in legal if x >> codes.SHIFT == codes.BUILD]
            if not robs:
                match.play(seat, rng.choice(builds or legal))
                continue
            card = match.options.card_deck.cards[match.position.view(seat).stack[-1][1]]
            made = match.play(seat, rng.choice(robs))
            if len(made) == 1 and match.position.to_act() == (seat,):
                assert match.can_undo(seat) == (card.effect.good == "gold")
                thefts[card.effect.good] += 1
    assert min(thefts.values()) >= 3


@pytest.mark.parametrize("number", range(0, len(OPTIONS), 4))
def test_nothing_is_ever_lost_or_made(number: int) -> None:
    options = OPTIONS[number]
    stock = GAME.start(options).stock()
    assert stock["wood"] == 5 * options.players
    assert stock["temples"] == {2: 4, 3: 6, 4: 7}[options.players]
    assert stock["unit 0"] == 5
    assert stock["B01"] == 4
    position = None
    for position, _, _ in walk(GAME, options, Random(number)):
        assert position.stock() == stock
    assert position is not None
    assert position.stock() == stock
