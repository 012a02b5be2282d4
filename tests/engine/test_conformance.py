"""What holds for every game of the house, tried on random games of random options."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pantheon.engine.actions import read_action, write_action
from pantheon.engine.errors import IllegalAction
from pantheon.engine.game import Game, Position
from pantheon.games import game as game_named
from pantheon.games import names
from tests.conftest import EXTENDED, INTERPRETED
from tests.engine.noninterference import check_moves, check_noninterference
from tests.engine.walks import games, moves_of, options_of, reached, walk, whole_games

pytestmark = pytest.mark.forms

Reached = tuple[Game, Position]
MANY_MOVES = 250 if INTERPRETED and not EXTENDED else None  # random players of 4 Gods make thousands


@given(reached())
def test_legal_actions_are_sorted_and_every_one_can_be_played(found: Reached) -> None:
    _, position = found
    for seat in (None, *range(position.options.players)):
        legal = position.legal(seat)
        assert legal == sorted(set(legal))
        for action in legal:
            position.copy().play(seat, action)


@given(reached())
def test_only_those_who_may_act_have_legal_actions_and_they_always_have_some(found: Reached) -> None:
    _, position = found
    may_act = position.to_act()
    chance = position.chance()
    assert position.over or may_act or chance is not None
    assert not (may_act and chance is not None), "chance decides before anybody may act"
    for seat in range(position.options.players):
        assert bool(position.legal(seat)) == (seat in may_act)
    if position.over:
        assert (may_act, chance, tuple(position.deadlines())) == ((), None, ())


@given(reached(), st.data())
def test_a_key_tells_options_apart_and_equal_positions_share_it(found: Reached, data: st.DataObject) -> None:
    game, position = found
    other = data.draw(options_of(game))
    assert (game.start(other).key() == game.start(position.options).key()) == (other == position.options)
    for seat in range(position.options.players):
        again = position.sample(seat, Random(1))
        assert (again.key() == position.key()) == (again.pack() == position.pack())


@given(reached())
def test_seat_none_has_the_outcomes_of_chance_or_the_clocks(found: Reached) -> None:
    _, position = found
    chance = position.chance()
    expected = chance.actions if chance else [deadline.action for deadline in position.deadlines()]
    assert position.legal(None) == sorted(set(expected))


@given(reached())
def test_chance_gives_every_outcome_a_weight(found: Reached) -> None:
    _, position = found
    chance = position.chance()
    if chance is not None:
        assert list(chance.actions) == position.legal(None)
        assert len(chance.weights) == len(chance.actions)
        assert all(weight > 0 for weight in chance.weights)


@given(reached())
def test_every_legal_action_goes_through_the_codec_and_onto_paper_and_back(found: Reached) -> None:
    game, position = found
    codec = game.codec(position.options)
    union = msgspec.json.Decoder(_union(codec.actions))
    for _, action in moves_of(position):
        outside = codec.decode(action)
        assert codec.encode(outside) == action
        assert read_action(codec, write_action(outside)) == outside
        assert union.decode(msgspec.json.encode(outside)) == outside


def _union(kinds: tuple[type, ...]) -> Any:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


@given(reached(), st.data())
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(found: Reached, data: st.DataObject) -> None:
    _, position = found
    before = position.pack()
    legal_now = {action for _, action in moves_of(position)}
    near = [action + step for action in legal_now for step in (-2, -1, 1, 2, 1 << 23, -(1 << 23))]
    wild = data.draw(st.lists(st.integers(-(2**70), 2**70), max_size=10))
    for seat in (None, *range(position.options.players)):
        legal = set(position.legal(seat))
        for action in [*near, *wild, *legal_now]:
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as refused:
                position.play(seat, action)
            assert str(refused.value)
    assert position.pack() == before


@given(reached(), st.integers(-3, 9))
def test_a_seat_that_is_not_at_the_table_can_do_nothing(found: Reached, seat: int) -> None:
    _, position = found
    assume(seat not in range(position.options.players))
    assert position.legal(seat) == []
    for _, action in moves_of(position)[:5]:
        with pytest.raises(IllegalAction):
            position.play(seat, action)


@pytest.mark.parametrize("name", names())
@whole_games
@given(data=st.data())
def test_a_copy_shares_nothing(name: str, data: st.DataObject) -> None:
    """Earlier positions are kept, one in five, and looked at again when the game has moved on."""
    game, rng = game_named(name), Random(data.draw(st.integers(0, 2**32)))
    kept = []
    for position, _, _ in walk(game, data.draw(options_of(game)), rng, MANY_MOVES):
        if rng.random() < 0.2:
            kept.append((position.copy(), position.key(), position.legal(next(iter(position.to_act()), None))))
    for position, key, legal in kept:
        assert position.key() == key
        assert position.legal(next(iter(position.to_act()), None)) == legal


@given(reached())
def test_a_copy_plays_on_like_the_original(found: Reached) -> None:
    _, position = found
    copy = position.copy()
    assert copy.pack() == position.pack()
    for seat, action in moves_of(position)[:8]:
        one, other = position.copy(), copy.copy()
        one.play(seat, action)
        other.play(seat, action)
        assert one.pack() == other.pack()
    assert copy.pack() == position.pack()


@given(reached())
def test_points_are_the_sum_of_what_explains_them_and_places_follow_from_them(found: Reached) -> None:
    _, position = found
    scores = position.scores()
    assert [score.seat for score in scores] == list(range(position.options.players))
    for score in scores:
        assert score.points == sum(item.points for item in score.items)
    ranks = [(s.points, *(item.points for item in s.tiebreaks)) for s in scores]
    assert [s.place for s in scores] == [1 + sum(other > rank for other in ranks) for rank in ranks]


@pytest.mark.slow("every component is counted after every move of whole games")
@pytest.mark.parametrize("name", names())
@whole_games
@given(data=st.data())
def test_no_component_is_ever_lost_or_made(name: str, data: st.DataObject) -> None:
    game = game_named(name)
    options = data.draw(options_of(game))
    stock = game.start(options).stock()
    position = None
    for position, _, _ in walk(game, options, Random(data.draw(st.integers(0, 2**32)))):
        assert position.stock() == stock
    assert position is not None
    assert position.stock() == stock


@whole_games
@given(data=st.data())
def test_no_game_is_longer_than_it_says(data: st.DataObject) -> None:
    game = data.draw(games)
    options = data.draw(options_of(game))
    moves = sum(1 for _ in walk(game, options, Random(data.draw(st.integers(0, 2**32)))))
    assert moves <= game.most_moves(options)


@given(reached())
def test_what_a_seat_cannot_know_makes_no_difference_to_it(found: Reached) -> None:
    check_noninterference(*found)
    check_moves(*found, Random(1))
