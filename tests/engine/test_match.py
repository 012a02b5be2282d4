"""A match: chance follows by itself, undo is free until something was revealed."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.engine.match import Match, Move
from pantheon.games import game as game_named
from tests.engine.walks import any_move, games, options_of


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
        with pytest.raises(IllegalAction, match="undone"):
            match.undo(seat)


def test_nobody_takes_back_the_moves_of_another() -> None:
    match = match_of(players=2)
    seat = match.position.to_act()[0]
    match.play(seat, match.position.legal(seat)[0])
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)


# --- following a log ------------------------------------------------------------------------------------------


def walked(match: Match, rng: Random, steps: int) -> None:
    """Play on at random, clocks that run out now and then included."""
    for at in range(steps):
        if match.position.over:
            return
        seat, action = any_move(match.game, match.position, rng)
        if seat is not None:
            match.play(seat, action, float(at))
        else:
            deadline = next(d for d in match.position.deadlines() if d.action == action)
            match.expire(deadline, float(at))


@given(data=st.data())
def test_whoever_follows_the_moves_with_the_same_dice_has_the_same_match(data: st.DataObject) -> None:
    game = data.draw(games)
    options = data.draw(options_of(game))
    dice = Dice(chosen_seed(str(data.draw(st.integers(0, 99)))))
    match = Match(game, options, dice)
    walked(match, Random(data.draw(st.integers(0, 2**32))), data.draw(st.integers(0, 60)))
    twin = Match(game, options, dice.again())
    for n, move in enumerate(match.moves):
        twin.follow(n, move)
    assert twin.moves == match.moves
    assert twin.position.key() == match.position.key()
    assert [twin.can_undo(s) for s in range(options.players)] == [match.can_undo(s) for s in range(options.players)]


def test_a_log_that_the_dice_do_not_give_is_found() -> None:
    match, other = match_of(seed="1"), match_of(seed="2")
    differs = next(n for n, move in enumerate(other.moves) if move != match.moves[n])
    with pytest.raises(Problem) as problem:
        match.follow(differs, other.moves[differs])
    assert problem.value.text == "log-differs"
    with pytest.raises(Problem) as problem:
        match.follow(
            len(match.moves), Move(None, match.moves[0].action)
        )  # chance has nothing to decide, no clock runs
    assert problem.value.text == "log-differs"
    with pytest.raises(IllegalAction):
        match.follow(len(match.moves), Move(match.position.to_act()[0], 0))


# --- back past draws ------------------------------------------------------------------------------------------


@given(data=st.data())
def test_rewinding_gives_the_position_of_then_and_later_the_same_draws(data: st.DataObject) -> None:
    game = data.draw(games.filter(lambda game: not game.realtime))
    options = data.draw(options_of(game))
    match = Match(game, options, Dice(chosen_seed(str(data.draw(st.integers(0, 99))))))
    keys = [match.position.key()]
    rng, before = Random(data.draw(st.integers(0, 2**32))), [len(match.moves)]
    for _ in range(data.draw(st.integers(1, 40))):
        if match.position.over:
            break
        walked(match, rng, 1)
        before.append(len(match.moves))
        keys.append(match.position.key())
    whole = [(move.seat, move.action) for move in match.moves]
    at = data.draw(st.integers(0, len(before) - 1))
    match.rewind(before[at])
    assert (match.position.key(), len(match.moves)) == (keys[at], before[at])
    for seat, action in whole[before[at] :]:
        if seat is not None:
            match.play(seat, action)
    assert [(move.seat, move.action) for move in match.moves] == whole
    assert match.position.key() == keys[-1]


def test_rewinding_to_a_draw_or_beyond_the_ends_is_refused() -> None:
    match = match_of(players=2)
    draws, key = len(match.moves), match.position.key()
    for left in (-1, 0, draws - 1, draws + 1):
        with pytest.raises(Problem) as problem:
            match.rewind(left)
        assert problem.value.text == "no-such-move"
    assert (len(match.moves), match.position.key()) == (draws, key)


def test_whoever_watches_is_not_told_again_what_is_replayed() -> None:
    seen: list[Move] = []
    game = game_named("gods")
    match = Match(game, game.options(players=2), Dice(chosen_seed("1")), lambda _before, move: seen.append(move))
    assert seen == match.moves
    start = len(match.moves)
    walked(match, Random(1), 10)
    seen.clear()
    match.rewind(start)
    assert seen == []
    walked(match, Random(1), 1)
    assert seen == match.moves[start:]


def test_what_is_settled_cannot_be_taken_back() -> None:
    match = match_of(players=2)
    seat = match.position.to_act()[0]
    match.play(seat, match.position.legal(seat)[0])
    assert match.can_undo(seat)
    match.settle()
    floor = len(match.moves)
    assert not match.can_undo(seat)
    with pytest.raises(Problem):
        match.rewind(floor - 1)
    match.play(seat, match.position.legal(seat)[0])
    match.rewind(floor)
    assert len(match.moves) == floor
    assert not match.can_undo(seat)
