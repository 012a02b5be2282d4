"""How fast the bots of the house act."""

from random import Random

import pytest

from pantheon.engine.errors import Problem
from pantheon.server.levels import LEVELS, Level, Levels
from tests.server.tables import refused

PACE = Levels(jitter=0.5, usual="calm", levels={"calm": Level(turn=2.0, command=8.0, reaction=1.0)})


@pytest.mark.parametrize(("realtime", "middle"), [(False, 2.0), (True, 8.0)])
def test_a_pause_is_that_of_the_level_give_or_take(realtime: bool, middle: float) -> None:
    rng = Random(1)
    pauses = [PACE.pause("calm", realtime, rng) for _ in range(400)]
    assert 0.5 * middle <= min(pauses) < 0.6 * middle
    assert 1.4 * middle < max(pauses) <= 1.5 * middle


def test_a_hand_is_on_its_way_as_long_as_the_level_says_give_or_take() -> None:
    rng = Random(1)
    ways = [PACE.reaction("calm", rng) for _ in range(400)]
    assert 0.5 <= min(ways) < 0.6
    assert 1.4 < max(ways) <= 1.5


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    LEVELS.check(LEVELS.usual)
    with pytest.raises(Problem, match="gentle, steady, brisk, frantic"):
        LEVELS.check("godlike")
    assert refused(lambda: PACE.check("steady")) == "unknown-level"


def test_each_level_of_the_house_is_faster_than_the_one_before() -> None:
    levels = list(LEVELS.levels.values())
    assert levels == sorted(levels, key=lambda level: -level.turn)
    assert levels == sorted(levels, key=lambda level: -level.command)
    assert levels == sorted(levels, key=lambda level: -level.reaction)
    assert all(0 < level.reaction < level.command for level in levels), "a hand is faster than a thought"
    assert len({(level.turn, level.command) for level in levels}) == len(levels)
