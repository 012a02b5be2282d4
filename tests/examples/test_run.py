"""Examples are played step by step; what every game can answer is answered from the engine's contract alone."""

from pathlib import Path

import pytest

from pantheon.engine.errors import IllegalAction
from pantheon.examples.__main__ import main
from pantheon.examples.parse import ExampleError, parse
from pantheon.examples.run import Outcome, run, run_file
from tests.examples.toy import LeakyPosition, ToyPosition, ToyWords, toy

HEAD = "A rule.\n\ngame: toy\nsection: Adding\nmark: ruling any\n"
REASON = str(IllegalAction("no-such-action", number=4))[:10]


def played(*lines: str, given: str = "total: 2", start: type[ToyPosition] = ToyPosition) -> Outcome:
    text = HEAD + (f"given:\n  {given}\n" if given else "") + "play:\n  " + "\n  ".join(lines) + "\n"
    return run(parse(text, "x.rule"), toy(start), ToyWords())


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("the total is 2", "the total is 3"),
        ("awaited: left, right", "awaited: left"),
        ("left may: add 1; add 3", "left may: add 1; add 4"),
        ("left may not: add 4", "left may not: add 4; add 3"),
        ("legal for left: add 3; add 2; add 1", "legal for left: add 1; add 2"),
        ("legal for left: 3", "legal for left: 2"),
        ("legal for chance: nothing", "legal for left: nothing"),
        ("legal for left (add): 3", "legal for left (sub): 3"),
        ("clock sand: 30 seconds", "clock sand: 29 seconds"),
        ("the game goes on", "the game is over: goal"),
        ("left has 0 points", "left has 1 point"),
        ("left scores: +0 added 0", "left scores: nothing"),
        ("place of right is 1", "place of right is 2"),
        ("refused: left add 4: no-such-action", "refused: left add 3: no-such-action"),
        ("refused: left add 4: no-such-action (number 4)", "refused: left add 4: no-such-action (number 5)"),
        (f"refused: left add 4: {REASON}", "refused: left add 4: Nobody knows"),
    ],
)
def test_expectations(right: str, wrong: str) -> None:
    assert not played(right).failures
    (failure,) = played(wrong).failures
    assert failure.startswith(f"x.rule:9: {wrong}\n    found: ")


def test_the_end_and_its_winners() -> None:
    ended = ("left: add 1", "right: add 2", "the game is over: goal", "awaited: nobody")
    assert not played(*ended, "right wins", "place of left is 2").failures
    assert played(*ended, "left wins").failures == ["x.rule:13: left wins\n    found: first: right; the game is over"]
    assert played("left, right win").failures == [
        "x.rule:9: left, right win\n    found: first: left, right; the game goes on"
    ]
    assert not played("right: add 2", "left: add 2", "left, right win").failures


def test_chance_with_its_odds() -> None:
    assert not played("odds: add 1 3; add 2 1", "awaited: chance", "chance: add 2", given="").failures
    assert played("odds: add 1 1; add 2 1", given="").failures == [
        "x.rule:7: odds: add 1 1; add 2 1\n    found: add 1 3; add 2 1"
    ]
    assert played("odds: add 1 1").failures == ["x.rule:9: odds: add 1 1\n    found: chance has nothing to decide"]


def test_a_refusal_that_changes_something_is_found() -> None:
    (failure,) = played("refused: left add 9: no-such-action", given="", start=LeakyPosition).failures
    assert failure.endswith("but the position has changed")


def test_every_failure_is_reported_but_a_refused_move_ends_the_scene() -> None:
    outcome = played("the total is 1", "left: add 1", "the total is 4", "left: add 9", "the total is 5")
    assert [failure.splitlines()[0] for failure in outcome.failures] == [
        "x.rule:9: the total is 1",
        "x.rule:11: the total is 4",
        "x.rule:12: left: add 9",
    ]


def test_steps_carry_the_position_after_them() -> None:
    (scene,) = played("left: add 1", "the total is 3", "right: add 1").scenes
    positions = [scene.start, *(step.position for step in scene.steps)]
    assert [position.pack()[0] for position in positions] == [2, 3, 3, 4]
    assert [(step.seat, step.action) for step in scene.steps] == [(0, 1), (None, None), (1, 1)]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("left: sub 1", "“sub” is not an action"),
        ("left may: add", "“add” is not valid here; write: add <number>"),
        ("refused: left add x: whatever", "number must be a whole number"),
        ("refused: middle add 1: whatever", 'nobody here is called "middle"; here are left, right and chance'),
        ("middle has 3 points", 'nobody here is called "middle"'),
        ("chance has 3 points", "chance has no points"),
        ("left sings", '"left sings" is no move and no expectation. Expectations are:\n  refused: SEAT'),
    ],
)
def test_a_line_that_says_nothing_is_an_error(line: str, error: str) -> None:
    with pytest.raises(ExampleError) as found:
        played(line)
    assert str(found.value).startswith(f"x.rule:9: {error}")


def test_odds_need_numbers() -> None:
    with pytest.raises(ExampleError, match=r"x\.rule:7: .*should end with how likely"):
        played("odds: add one", given="")


def test_what_the_game_cannot_set_up_is_an_error() -> None:
    with pytest.raises(ExampleError, match=r"x\.rule:7: only a total can be given"):
        played("the total is 2", given="sum: 2")


def test_wrong_options_are_an_error() -> None:
    with pytest.raises(ExampleError, match=r"x\.rule:1: There is no option “speed”"):
        run(parse(HEAD + "speed: 3\nplay:\n  the total is 0\n", "x.rule"), toy(), ToyWords())


def test_an_unknown_game_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "x.rule"
    file.write_text(HEAD + "play:\n  the total is 0\n")
    with pytest.raises(ExampleError, match=r"x\.rule:1: There is no game “toy”"):
        run_file(file)


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right, wrong, foreign = (tmp_path / f"{name}.rule" for name in ("right", "wrong", "foreign"))
    text = HEAD.replace("toy", "gods") + "players: 2\nplay:\n  the map has 0 hexes\n"
    right.write_text(text)
    wrong.write_text(text.replace("has 0", "has 9"))
    foreign.write_text("A rule.\n")
    assert main([str(right)]) == 0
    assert main([str(right), str(wrong)]) == 1
    assert main([str(foreign), str(wrong)]) == 2
    assert main([]) == 2
    out, err = capsys.readouterr()
    assert "right.rule: 1 scenes, 1 steps, all as said" in out
    assert "the map has 9 hexes\n    found: 0 hexes" in out
    assert "foreign.rule:1:" in err
