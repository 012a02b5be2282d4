"""`pantheon simulate`, as its users meet it."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from pantheon.lab.report import Report
from tests.cli.running import PLAIN, really_run, run

QUICK = ("simulate", "gods", "--players", "2", "--bots", "random", "--workers", "1")

# A run of tests in the background ignores Ctrl-C, and so would every process that it starts.
INTERRUPTIBLE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, "-m", "pantheon", *sys.argv[1:]])
"""


def test_a_report_shows_bots_lengths_endings_and_points() -> None:
    result = run(*QUICK, "--games", "12", "--seed", "olymp")
    assert result.exit_code == 0
    for said in ("12 games of Gods with 2 players, seed olymp", "random", "Win rate", "turns", "decisions", "Place"):
        assert said in result.stdout
    assert result.stderr == "", "no progress where nobody sees it"


def test_json_is_all_that_is_printed() -> None:
    result = run(*QUICK, "--games", "3", "--seed", "1", "--option", "edition=2001", "--json")
    report = msgspec.json.decode(result.stdout, type=Report)
    assert (report.games, report.seed, report.options["edition"]) == (3, "1", "2001")
    assert result.stderr == ""


def test_a_seed_is_drawn_and_shown_and_gives_the_same_games_again() -> None:
    first, second = (json.loads(run(*QUICK, "--games", "3", "--json").stdout) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(run(*QUICK, "--games", "3", "--json", "--seed", first["seed"]).stdout)
    del first["pace"], again["pace"]
    assert again == first


def test_several_processes_and_records_that_verify(tmp_path: Path) -> None:
    words = ("simulate", "gods", "--players", "2", "--bots", "random,greedy", "--games", "4", "--seed", "1")
    result = really_run(*words, "--workers", "2", "--records", str(tmp_path / "games"))
    assert result.returncode == 0
    assert result.stderr == ""
    assert str(tmp_path / "games") in result.stdout.replace("\n", "")
    records = sorted(map(str, (tmp_path / "games").iterdir()))
    assert len(records) == 4
    assert run("verify", *records).exit_code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "zeus"), "zeus"),
        (("--bots", ","), "Nenne mindestens einen Bot"),
        (("--bots", "random,random,random"), "3 Bots passen nicht"),
        (("--players", "7"), "2, 3, 4"),
        (("--option", "edition"), "NAME=WERT"),
        (("--option", "edition=1999"), "2005, 2001"),
        (("--games", "0"), "mindestens 1"),
        (("--games", "many"), "mindestens 1"),
        (("--workers", "0"), "mindestens 1"),
        (("--records", "/dev/null/here"), "Die Aufzeichnungen können nicht"),
    ],
)
def test_bad_input_is_one_line_in_the_chosen_language(words: tuple[str, ...], said: str) -> None:
    result = run(*QUICK, "--games", "2", *words, "--lang", "de")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert said in result.stderr


IN_TIME = (
    "simulate",
    "four-gods",
    "--players",
    "2",
    "--bots",
    "random",
    "--workers",
    "1",
    "--games",
    "1",
    "--seed",
    "1",
)


def test_a_game_in_time_shows_its_figures_and_obeys_paces() -> None:
    words = ("simulate", "four-gods", "--bots", "random,greedy", "--pace", "4,2", "--workers", "1", "--games", "1")
    result = run(*words, "--players", "2", "--seed", "1", "-o", "turns=timed", "-o", "final=5")
    assert result.exit_code == 0
    for said in ("1 game of 4 Gods with 2 players", "spaces filled", "Kingdoms", "tiles left in rows", "seconds"):
        assert said in result.stdout


def test_tiles_of_ones_own(tmp_path: Path) -> None:
    ours = files("pantheon.games.four_gods").joinpath("tiles.toml").read_text(encoding="utf-8")
    file = tmp_path / "tiles.toml"
    file.write_text(ours.replace("number = 1,", "number = 100,"), encoding="utf-8")
    report = msgspec.json.decode(run(*IN_TIME, "--tiles", str(file), "--json").stdout, type=Report)
    assert report.options["tiles"].startswith("100:")
    assert report.figures["filled"].mean > 0


@pytest.mark.parametrize(
    ("content", "said"), [(b"tiles = [\n", "line 2"), (b"tiles = []\n", "92"), (b"\xff", "tiles.toml")]
)
def test_a_wrong_tile_file_is_refused_with_line_and_reason(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "tiles.toml"
    file.write_bytes(content)
    result = run(*IN_TIME, "--tiles", str(file))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert said.lower() in result.stderr.lower()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--pace", "fast"), "fast"),
        (("--pace", "1,2"), "2 Tempi für 1 Bots"),
        (("--pace", "0"), "0.1"),
        (("--tiles", "/no/such/file"), "/no/such/file"),
    ],
)
def test_bad_paces_and_missing_tiles_are_one_line(words: tuple[str, ...], said: str) -> None:
    result = run(*IN_TIME, *words, "--lang", "de")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert said in result.stderr


def test_a_game_without_time_has_no_pace_and_one_without_tiles_no_file() -> None:
    assert "has no clock" in run(*QUICK, "--pace", "2").stderr
    ours = str(files("pantheon.games.four_gods").joinpath("tiles.toml"))
    assert "tiles" in run(*QUICK, "--tiles", ours).stderr


@pytest.mark.parametrize(("language", "said"), [("fr", "parties de Gods"), ("de", "Partien Gods")])
def test_the_report_speaks_the_chosen_language(language: str, said: str) -> None:
    result = run("--lang", language, *QUICK, "--games", "2", "--seed", "1")
    assert said in result.stdout
    assert "%" in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_it_cleanly(workers: str, tmp_path: Path) -> None:
    words = ("simulate", "gods", "--bots", "random", "--games", "100000", "--workers", workers)
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *words, "--records", str(tmp_path)],
        env=os.environ | PLAIN,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C reaches a whole group of processes, and this one shall be its own
    ) as process:
        try:
            end = time.monotonic() + 60
            while len(list(tmp_path.glob("*.record"))) < 3 and process.poll() is None and time.monotonic() < end:
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            stdout, stderr = process.communicate(timeout=60)  # and the workers, who write to the same pipes
        finally:
            with suppress(ProcessLookupError, PermissionError):  # there is nobody left, as it should be
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert (stdout, stderr) == ("", "")
    assert list(tmp_path.glob(".*")) == [], "no draft is left behind"
