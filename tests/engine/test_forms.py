"""Every form of the rules plays the same games, position key by position key.

`make test` runs this interpreted, compiled, and compiled with the bounds sanitizer, each time against the same file,
so the three agree with each other, and with every earlier version that had the same rules.
"""

import os
from pathlib import Path

import pytest

from pantheon.games import game, names
from tests.conftest import EXTENDED
from tests.engine.trace import lines, options_of_line, retraced, shortest, uncovered

pytestmark = pytest.mark.forms

TRACES = Path(__file__).parents[2] / "fixtures" / "traces"
# The forms that are slow replay one game of each set of options; all of them in `make test-all`.
ONE_OF_EACH = os.environ.get("PANTHEON_FORM") in ("interpreted", "sanitized") and not EXTENDED


@pytest.mark.slow("whole games, interpreted as well")
@pytest.mark.parametrize("name", names())
def test_whole_games_go_as_they_always_went(name: str) -> None:
    golden = TRACES.joinpath(f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = [options_of_line(game(name), line) for line in golden]
    assert not uncovered(game(name), found), "every pair of values occurs in some game"
    if ONE_OF_EACH:
        few = shortest(game(name), golden)
        assert {options_of_line(game(name), line) for line in few} == set(found)
        assert [retraced(game(name), line) for line in few] == few
    else:
        assert lines(name, golden) == golden
