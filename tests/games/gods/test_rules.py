"""The words in which examples of Gods are written; tests/examples/test_rules.py plays the examples."""

import re
from pathlib import Path

import pytest

from pantheon.examples.parse import ExampleError, parse
from pantheon.examples.run import Outcome, run
from pantheon.examples.table import vocabulary
from pantheon.games import game
from tests.examples.playing import played as play_lines

ROOT = Path(__file__).parents[3]


def test_the_example_in_the_manual_is_one() -> None:
    manual = (ROOT / "docs" / "fixtures.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^```\n(.+?)^```", manual, re.MULTILINE | re.DOTALL)
    assert not run(parse(text, "manual"), game("gods"), vocabulary("gods")).failures


# --- the words of Gods ------------------------------------------------------------------------------------------


def played(given: str, *lines: str, options: str = "players: 2") -> Outcome:
    return play_lines("gods", options, given, *lines)


MAP = "0,0: crimson temple\n1,0: gold temple\n2,0 3,0 4,0: green tribe of gold\n5,0: blue tribe"


def test_what_is_not_said_has_a_sensible_default() -> None:
    outcome = played(
        MAP,
        "it is crimson's turn",
        "crimson has 5 power",
        "gold has 2 power",
        "crimson has 7 temples",
        "gold has 12 stones",
        "gold holds the green card",
        "gold holds the green token",
        "the display shows nothing",
        "the bag holds 5 green",
        "the bag holds 48 hexes",
        "the box holds 0 hexes",
        "crimson has 2 actions left",
        "gold has 0 actions left",
    )
    assert not outcome.failures


@pytest.mark.parametrize(
    ("expectation", "found"),
    [
        ("gold has 3 power", "2 power"),
        ("gold has 1 stone", "12 stone"),
        ("gold holds no green card", "1 green cards"),
        ("gold holds 2 green cards", "1 green cards"),
        ("crimson holds the green token", "gold holds it"),
        ("gold holds the blue token", "nobody holds it"),
        ("the tribe on 2,0 worships nobody", "it worships gold"),
        ("the tribe on 5,0 worships gold", "it worships nobody"),
        ("the tribe on 0,0 worships gold", "no tribe lives there, but crimson temple"),
        ("the tribe on 9,9 worships gold", "no tribe lives there, but empty"),
        ("2,0 is empty", "2,0 is green tribe"),
        ("7,0 is desert", "7,0 is empty"),
        ("1,0 is crimson temple", "1,0 is gold temple"),
        ("the display shows green", "it shows nothing"),
        ("the bag holds 7 green", "it holds 5 green, 7 blue"),
        ("the box holds 1 hexes", "it holds nothing"),
        ("it is gold's turn", "it is crimson's turn"),
        ("crimson is asked for a victim", "crimson is asked for an action"),
        ("idle turns are 2", "0 idle turns"),
        ("the map has 3 hexes", "6 hexes"),
    ],
)
def test_a_wrong_expectation_says_what_was_found(expectation: str, found: str) -> None:
    (failure,) = played(MAP, expectation).failures
    assert f"{expectation}\n    found: {found}" in failure


@pytest.mark.parametrize(
    ("given", "line", "reason"),
    [
        ("0,0: crimson shrine", 8, '"crimson shrine" is no hex'),
        ("0,0: jade temple", 8, '"jade temple" is no hex'),
        ("0,0: red tribe", 8, '"red tribe" is no hex'),
        ("0,0: green tribe of jade", 8, '"green tribe of jade" is no hex'),
        ("0,0: desert\n0,0: decline", 9, "0,0 was said before"),
        ("0,0 0,0: desert", 8, "0,0 0,0 was said before"),
        ("crimson: 3 power\ncrimson: 4 power", 9, "crimson was said before"),
        ("jade: 3 power", 8, '"jade:" is not known here'),
        ("weather: fine", 8, '"weather:" is not known here'),
        ("crimson: much power", 8, '"much power" should be a number and one of power'),
        ("crimson: 13 power", 8, "power goes from 0 to 12"),
        ("crimson: 16 stones", 8, "crimson has only 15 stones"),
        ("0,0: crimson temple\ncrimson: 8 temples", 8, "crimson has only 8 temples"),
        ("display: green, blue, desert", 8, "the display shows at most two"),
        ("display: temple", 8, "the display shows at most two"),
        ("bag: 9 green", 8, "only 8 green hexes are left for the bag"),
        ("bag: 1 temple", 8, '"1 temple" should be a number and one of'),
        ("turn: jade", 8, '"jade" does not play here'),
        ("done: temple, tribe", 8, "temple, tribe: at most one action"),
        ("done: nothing", 8, "nothing: at most one action"),
        ("idle turns: many", 8, '"many" should be a number'),
        ("tokens: green jade", 8, '"green jade" should be a colour and who holds its token'),
        ("tokens: green crimson gold", 8, "0 green cards are held, and a colour has 1 tokens"),
        ("0,0 1,0 2,0: green tribe of gold\n5,0 6,0 7,0: green tribe of crimson", 8, "two gods hold green cards"),
        ("0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0: green tribe", 8, "there are only 8 green hexes"),
        ("0,0 1,0 2,0 3,0: decline", 8, "there are only 3 decline hexes"),
    ],
)
def test_a_position_that_cannot_be_is_an_error(given: str, line: int, reason: str) -> None:
    with pytest.raises(ExampleError) as found:
        played(given, "the map has 0 hexes")
    assert str(found.value).startswith(f"x.rule:{line}: {reason}")
