"""Simulations: fair to every seat, the same for the same seed, with records that can be verified."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pantheon.engine.errors import Problem
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game
from pantheon.lab import simulate as lab
from pantheon.lab.report import Report
from pantheon.lab.simulate import Plan, simulate


def plan(**changes: Any) -> Plan:
    players = changes.pop("players", 3)
    facts: dict[str, Any] = {"bots": ("random",), "games": 10, "seed": "a seed"} | changes
    return Plan(game="gods", options=game("gods").options(players=players), **facts)


def in_time(**changes: Any) -> Plan:
    """A plan for a game that runs in time."""
    options = game("four-gods").options(**{"players": 2, "turn": 5, "final": 5} | changes.pop("options", {}))
    facts: dict[str, Any] = {"bots": ("random",), "games": 2, "seed": "a seed"} | changes
    return Plan(game="four-gods", options=options, **facts)


def figures(report: Report) -> dict[str, Any]:
    """A report without how fast it was made."""
    found: dict[str, Any] = msgspec.to_builtins(report)
    del found["pace"]
    return found


def test_the_same_seed_gives_the_same_report_whatever_the_workers() -> None:
    alone = simulate(plan(), workers=1)
    assert figures(simulate(plan(), workers=2)) == figures(alone)
    assert figures(simulate(plan(), workers=3)) == figures(alone)
    assert figures(simulate(plan(seed="another"), workers=1)) != figures(alone)


def test_more_games_begin_with_the_same_games(tmp_path: Path) -> None:
    for games in (2, 4):
        simulate(plan(games=games, records=str(tmp_path / str(games))), workers=1)
    few, many = (sorted((tmp_path / name).iterdir()) for name in ("2", "4"))
    assert [file.read_text() for file in few] == [file.read_text() for file in many[:2]]


def test_bots_are_repeated_in_turn_and_move_one_seat_on() -> None:
    bots = plan(players=4, bots=("greedy", "random"))
    assert bots.seats(0) == ("greedy", "random", "greedy", "random")
    assert bots.seats(1) == ("random", "greedy", "random", "greedy")
    assert plan(players=3, bots=("greedy", "random")).seats(0) == ("greedy", "random", "greedy")


def test_a_pace_goes_with_its_bot_from_seat_to_seat() -> None:
    bots = in_time(bots=("greedy", "random"), paces=(2.0, 4.0))
    assert bots.seats(1) == ("random", "greedy")
    assert bots.seat_paces(1) == (4.0, 2.0)
    assert in_time(bots=("greedy", "random")).seat_paces(1) == (3.0, 3.0)
    three = in_time(options={"players": 3}, bots=("greedy", "random"), paces=(2.0, 4.0))
    assert three.seat_paces(0) == (2.0, 4.0, 2.0)


def test_paces_decide_how_long_a_game_takes() -> None:
    slow, quick = (simulate(in_time(paces=(pace,)), workers=1).figures["seconds"].mean for pace in (6.0, 1.0))
    assert slow > 3 * quick


def test_figures_of_the_final_positions_are_reported_where_a_game_has_some() -> None:
    found = simulate(in_time(), workers=1).figures
    assert list(found) == ["filled", "cities", "hopeless", "kingdoms", "rows", "seconds"]
    assert 0 < found["filled"].least <= found["filled"].most <= 64
    assert found["filled"].most + found["hopeless"].least <= 64
    assert simulate(plan(games=1), workers=1).figures == {}


def test_games_in_time_are_the_same_whatever_the_workers_and_their_records_verify(tmp_path: Path) -> None:
    alone = simulate(in_time(records=str(tmp_path)), workers=1)
    assert figures(simulate(in_time(), workers=2)) == figures(alone)
    records = [read_record(file.read_text()) for file in sorted(tmp_path.iterdir())]
    assert len(records) == 2
    for record in records:
        verify(record)
        assert record.moves[-1].at is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_equally_often_in_every_seat(players: int) -> None:
    line_up = ("greedy", "random", "random", "random")[:players]
    tables = [plan(players=players, bots=line_up).seats(n) for n in range(players)]
    for seat in range(players):
        assert [table[seat] for table in tables].count("greedy") == 1


def test_a_report_says_what_was_played() -> None:
    report = simulate(plan(players=2), workers=1)
    assert (report.game, report.games, report.seed, report.bots) == ("gods", 10, "a seed", ("random",))
    assert report.options["players"] == "2"
    assert sum(ending.games for ending in report.endings) == 10
    assert sum(bot.wins for bot in report.results) == pytest.approx(10)
    assert len(report.places) == 2
    assert report.places[0] >= report.places[1]
    assert report.decisions.mean >= 2 * report.turns.mean - 1, "two actions a turn, but for the last one"


def test_progress_is_told_game_by_game() -> None:
    heard: list[int] = []
    simulate(plan(), workers=1, progress=heard.append)
    assert sum(heard) == 10
    assert len(heard) > 1


def test_every_record_can_be_verified(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "new" / "folder"
    simulate(plan(games=3, bots=("random", "greedy"), players=2, records=str(folder)), workers=1)
    assert sorted(file.name for file in folder.iterdir()) == [f"gods-00000{n}.record" for n in (1, 2, 3)]
    for number, file in enumerate(sorted(folder.iterdir()), start=1):
        record = read_record(file.read_text())
        verify(record)
        assert record.header.seats == plan(bots=("random", "greedy"), players=2).seats(number)
        assert record.header.chosen


def test_records_of_an_earlier_run_are_replaced(tmp_path: Path) -> None:
    old = tmp_path / "gods-000001.record"
    old.write_text("old")
    simulate(plan(games=1, records=str(tmp_path)), workers=1)
    assert old.read_text().startswith("pantheon record")


def test_a_folder_that_is_none_is_refused_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(Problem) as caught:
        simulate(plan(records=str(file)), workers=1)
    assert caught.value.text == "records-unwritable"
    assert file.read_text() == "mine"


def test_a_record_that_cannot_be_written_leaves_nothing_half_done(tmp_path: Path) -> None:
    blocked = tmp_path / "gods-000002.record"
    blocked.mkdir()  # no file can be put in the place of a folder
    with pytest.raises(Problem, match="cannot be written"):
        simulate(plan(games=3, records=str(tmp_path)), workers=1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["gods-000001.record", "gods-000002.record"]


def test_an_error_of_another_kind_is_not_taken_for_one_of_the_records(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise OSError("something else")

    monkeypatch.setattr(lab, "play_game", broken)
    with pytest.raises(OSError, match="something else"):
        simulate(plan(), workers=1)


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"games": 0}, "no-games"),
        ({"bots": ()}, "no-bots"),
        ({"bots": ("random",) * 4}, "too-many-bots"),
        ({"bots": ("zeus",)}, "unknown-bot"),
        ({"paces": (1.0, 2.0)}, "wrong-paces"),
        ({"paces": ()}, "wrong-paces"),
        ({"paces": (0.0,)}, "pace-range"),
        ({"paces": (float("nan"),)}, "pace-range"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, Any], text: str) -> None:
    with pytest.raises(Problem) as caught:
        simulate(plan(**changes))
    assert caught.value.text == text


def test_the_pace_counts_the_games() -> None:
    began = time.perf_counter()
    pace = simulate(plan(), workers=1).pace
    assert pace.workers == 1
    assert 0 < pace.seconds <= time.perf_counter() - began
    assert pace.games_per_second == pytest.approx(10 / pace.seconds)
