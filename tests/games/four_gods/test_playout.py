"""Random play: brisk playouts take only legal actions, of every kind, and always come to an end."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.errors import IllegalAction
from pantheon.games.four_gods.codes import BE_READY, SHIFT
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from tests.engine.walks import options_of
from tests.games.four_gods.playing import FOUR_GODS, MODES, Table, opened, somewhere, unshrunk


def decided(options: FourGodsOptions, seed: int, most: int = 4000) -> Counter[str]:
    """Play like a brisk playout, but look at every step: kinds of actions, by how often they were taken."""
    position = Position(options)
    position.reseed(seed)
    table, kinds = Table(position), Counter[str]()
    for _ in range(most):
        if not position.roll():
            break
        seat = position.mover
        action = position.draw_action(seat, brisk=True)
        assert action in position.legal(seat)
        kinds[type(table.codec.decode(action)).__name__] += 1
        position.play(seat, action)
    return kinds


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_brisk_playout_takes_legal_actions_only(mode: dict[str, Any]) -> None:
    kinds = decided(FourGodsOptions(**mode, guard=200), 5)
    assert kinds["Leave"] == 0
    assert kinds["Place"] > 0
    assert kinds["Draw"] > 0


def test_every_kind_of_action_but_leaving_comes_up() -> None:
    found = Counter[str]()
    for mode in MODES:
        for seed in range(3):
            found += decided(FourGodsOptions(**mode, guard=150), seed)
    expected = {
        "Ready", "PickColour", "ChooseGod", "ChooseGods", "Place", "PlaceProphet", "Destroy", "DestroyProphet",
        "Preach", "Build", "Discard", "Draw", "Flip", "Take", "Pass", "EndTurn", "Call", "GiveUp",
    }  # fmt: skip
    assert expected <= set(found)
    assert "Leave" not in found


@unshrunk
@given(options=options_of(FOUR_GODS), seed=st.integers(0, 2**32), most=st.integers(0, 250), brisk=st.booleans())
def test_a_playout_from_anywhere_ends_with_everything_still_there(
    options: FourGodsOptions, seed: int, most: int, brisk: bool
) -> None:
    position = somewhere(options, seed, most)
    stock, before = position.stock(), position.key()
    other = position.copy()
    other.reseed(seed)
    other.playout(brisk)
    assert other.over
    assert other.ending
    assert other.stock() == stock
    assert position.key() == before
    again = position.copy()
    again.reseed(seed)
    again.playout(brisk)
    assert again.pack() == other.pack()


def test_many_playouts_leave_the_start_as_it_is() -> None:
    position = somewhere(FourGodsOptions(players=3), 3, 60)
    before = position.pack()
    assert position.playouts(20, 7) > 20
    assert position.playouts(20, 7) == position.playouts(20, 7)
    assert position.pack() == before


@unshrunk
@given(options=options_of(FOUR_GODS), seed=st.integers(0, 2**32), most=st.integers(0, 250), brisk=st.booleans())
def test_a_drawn_action_is_legal_and_nothing_is_played(
    options: FourGodsOptions, seed: int, most: int, brisk: bool
) -> None:
    position = somewhere(options, seed, most)
    before = position.pack()
    for seat in position.to_act():
        legal = position.legal(seat)
        action = position.draw_action(seat, brisk)
        assert action in legal
        assert action not in FOUR_GODS.quits or len(legal) == 1
    assert position.pack() == before


def test_a_playout_ends_a_timed_turn_when_the_sand_would_have_run_out() -> None:
    table = opened(players=2, turns="timed", turn=9)  # three commands
    position = table.position
    turn = position.turn
    for _ in range(40):
        if not position.roll() or position.turn != turn:
            break
        flips = table.words(position.mover, "flip") or table.words(position.mover, "draw", "discard")
        position.play(position.mover, table.number(flips[0]))
        table.roll()
    assert position.turn == turn + 1


def test_only_what_was_listed_for_the_mover_can_be_stepped() -> None:
    position = somewhere(FourGodsOptions(), 3, 60)
    assert position.roll() > 0
    other = (position.mover + 1) % 4
    assert position.legal(other)
    with pytest.raises(IndexError):
        position.step(0)
    with pytest.raises(IllegalAction):
        position.play(other, BE_READY << SHIFT)
    with pytest.raises(IndexError):
        position.step(0)
    assert position.roll() > 0
    assert position.listed(0) in position.copy().legal(position.mover)
