"""Random play at full speed: legal actions only, the same for a seed in every form of the rules, always to an end."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon import _form
from pantheon.games.deus.codec import DeusCodec
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from tests.engine.walks import any_move, listable_options, options_of

OPTIONS = listable_options(GAME)


def decided(options: DeusOptions, seed: int) -> Counter[str]:
    """Play like a playout, but look at every step: kinds of actions, by how often they were taken."""
    position = Position(options)
    position.reseed(seed)
    codec, kinds = DeusCodec(options), Counter[str]()
    while position.roll():
        seat = position.mover
        action = position.draw_action()
        assert action in position.legal(seat)
        kinds[type(codec.decode(action)).__name__] += 1
        position.play(seat, action)
    assert position.over
    return kinds


def test_playouts_take_legal_actions_of_every_kind() -> None:
    found = Counter[str]()
    for number, options in enumerate(OPTIONS):
        found += decided(options, number)
    kinds = {kind.__name__ for kind in DeusCodec.actions} - {"LaidTile", "LaidFace", "Begun", "Drawn"}
    assert kinds - set(found) <= {"Pillage"}  # four villages beside one's units are rare


def test_a_listing_is_the_list_of_legal_actions() -> None:
    position = Position(DeusOptions(players=3, joker=True))
    position.reseed(4)
    for n in range(300):
        count = position.roll()
        if not count:
            break
        listed = [position.listed(index) for index in range(count)]
        assert sorted(listed) == position.legal(position.mover)
        position.roll()
        position.step(n % count)


@given(options=options_of(GAME), seed=st.integers(0, 2**32), most=st.integers(0, 300))
def test_a_playout_from_anywhere_ends_with_everything_still_there(options: DeusOptions, seed: int, most: int) -> None:
    position, rng = Position(options), Random(seed)
    for _ in range(most):
        if not position.over:
            position.play(*any_move(GAME, position, rng))
    stock, before = position.stock(), position.pack()
    ends = []
    for _ in range(2):
        other = position.copy()
        other.reseed(seed)
        other.playout()
        assert other.over
        assert other.ending
        assert other.stock() == stock
        ends.append(other.pack())
    assert ends[0] == ends[1]
    assert position.pack() == before


def test_many_playouts_leave_the_start_as_it_is() -> None:
    position = Position(DeusOptions(players=2))
    before = position.pack()
    assert position.playouts(10, 7) == position.playouts(10, 7) > 10
    assert position.playouts(10, 7) != position.playouts(10, 8)
    assert position.pack() == before


def ends(numbers: range) -> str:
    """How playouts of some options end: decisions and the key of the last position."""
    lines = []
    for number in numbers:
        position = Position(OPTIONS[number % len(OPTIONS)])
        position.reseed(number)
        lines.append(f"{position.playout()} {position.key()}")
    return "\n".join(lines)


@pytest.mark.parametrize("form", ["compiled", "interpreted"])
def test_playouts_end_alike_in_every_form(form: str) -> None:
    code = "from tests.games.deus.test_playout import ends; print(ends(range(0, 40, 13)))"
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[3],
        env=os.environ | {_form.VARIABLE: form},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.strip() == ends(range(0, 40, 13))
