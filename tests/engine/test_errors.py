"""Problems: what they quote can always be told, and they arrive in another process as they were."""

import pickle

import msgspec
import pytest

from pantheon.engine.errors import MOST_LETTERS, IllegalAction, OptionsError, Problem, RecordError
from pantheon.games.deus.deck import DeckError
from pantheon.games.four_gods.tiles import TilesError
from pantheon.server.store import StoreConflict, StoreFailure

LOST = "\N{REPLACEMENT CHARACTER}"
PROBLEMS = [
    Problem("unknown-game", name="chess", known="gods"),
    IllegalAction("no-undo"),
    OptionsError("missing-option", name="players"),
    DeckError(7, "deck-no-list"),
    TilesError(3, "tiles-fields"),
    RecordError(9, "record-illegal", inner=IllegalAction("no-undo"), move=4),
    StoreConflict("t", 5),
    StoreFailure("the disk is full"),
]


@pytest.mark.parametrize("letters", [MOST_LETTERS, MOST_LETTERS + 1, 60_000])
def test_a_fact_without_end_is_told_by_its_beginning(letters: int) -> None:
    told = Problem("unknown-game", name="ä" * letters).facts["name"]
    assert told == ("ä" * letters if letters == MOST_LETTERS else "ä" * MOST_LETTERS + "…")


def test_nothing_in_a_fact_commands_a_terminal_or_breaks_a_line() -> None:
    assert Problem("bad-request", reason="a\x1b[2J\n\u202e\ud800\u2028b é 漢").facts["reason"] == (
        f"a{LOST}[2J{LOST * 4}b é 漢"
    )


@pytest.mark.parametrize("digits", [15, 16, 400, 4_000, 60_000])
def test_a_number_of_any_length_can_be_told(digits: int) -> None:
    for number in (10**digits, -(10**digits)):
        problem = Problem("bad-option-range", name="turn", value=number, least=5, most=3600)
        assert len(msgspec.json.encode(problem.facts)) < MOST_LETTERS + 100
        assert "3600" in str(problem)
    assert Problem("no-such-move", move=10**14).facts["move"] == 10**14


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: type(problem).__name__)
def test_a_problem_comes_whole_out_of_another_process(problem: Problem) -> None:
    again = pickle.loads(pickle.dumps(problem))
    assert type(again) is type(problem)
    assert str(again) == str(problem)
    assert again.facts == problem.facts
    assert vars(again).keys() == vars(problem).keys()
