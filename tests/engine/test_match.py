"""A match: chance follows by itself, undo is free until something was revealed."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import IllegalAction
from pantheon.engine.match import Match
from pantheon.games import game as game_named
from tests.engine.walks import games, options_of


def match_of(name: str = "gods", seed: str = "1", **options: Any) -> Match:
    game = game_named(name)
    return Match(game, game.options(**options), Dice(chosen_seed(seed)))


def test_a_match_starts_where_somebody_may_act() -> None:
    match = match_of(players=2)
    assert match.position.to_act()
    assert all(move.seat is None for move in match.moves)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert match_of(seed="1").moves == match_of(seed="1").moves
    assert match_of(seed="1").moves != match_of(seed="2").moves


def test_structs_and_ints_play_the_same() -> None:
    one, other = match_of(), match_of()
    seat = one.position.to_act()[0]
    action = one.position.legal(seat)[0]
    one.play(seat, action)
    other.play(seat, other.codec.decode(action))
    assert one.position.key() == other.position.key()


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = match_of()
    moves, key = list(match.moves), match.position.key()
    with pytest.raises(IllegalAction):
        match.play(match.position.to_act()[0], 0)
    assert (match.moves, match.position.key()) == (moves, key)


@given(data=st.data())
def test_undo_goes_back_inside_the_turn_and_no_further(data: st.DataObject) -> None:
    """Random games with random undos end like the game without them."""
    game = data.draw(games)
    options = data.draw(options_of(game))
    match = Match(game, options, Dice(chosen_seed(str(data.draw(st.integers(0, 99))))))
    rng = Random(data.draw(st.integers(0, 2**32)))
    while not match.position.over:
        seat = match.position.to_act()[0]
        before, count = match.position.key(), len(match.moves)
        action = rng.choice(match.position.legal(seat))
        shows = match.position.reveals(seat, action)
        made = match.play(seat, action)
        turn_goes_on = match.position.to_act() == (seat,) and not match.position.over
        revealed = shows or any(move.seat is None for move in made)
        assert match.can_undo(seat) == (turn_goes_on and not revealed and not game.realtime)
        if match.can_undo(seat) and rng.random() < 0.5:
            match.undo(seat)
            assert (match.position.key(), len(match.moves)) == (before, count)
    for seat in range(options.players):
        with pytest.raises(IllegalAction, match="taken back"):
            match.undo(seat)


def test_nobody_takes_back_the_moves_of_another() -> None:
    match = match_of(players=2)
    seat = match.position.to_act()[0]
    match.play(seat, match.position.legal(seat)[0])
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
