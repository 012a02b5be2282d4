"""`pantheon replay` and `pantheon verify` with records of 4 Gods."""

import re
from pathlib import Path

import pytest

from pantheon.engine.reading import read_record
from tests.cli.running import finished_four_gods, really_run, run


@pytest.fixture
def timed(tmp_path: Path) -> Path:
    return finished_four_gods(tmp_path, "--timed")


def test_a_record_is_good_and_its_last_position_explained(timed: Path) -> None:
    verified = run("verify", str(timed))
    assert verified.exit_code == 0
    assert ": OK: " in verified.stdout
    shown = run("replay", str(timed)).stdout
    moves = read_record(timed.read_text()).moves
    assert shown.startswith(f"After move {len(moves)} of {len(moves)}, {moves[-1].at:.1f} seconds into the game\n")
    for words in ("The game is over", "wins.", "largest mountain Kingdom", "higher marker: "):
        assert words in shown


def test_any_move_with_its_time(timed: Path) -> None:
    moves = read_record(timed.read_text()).moves
    shown = run("replay", str(timed), "--move", "40").stdout
    assert shown.startswith(f"After move 40 of {len(moves)}, {moves[39].at:.1f} seconds into the game\n")
    assert re.search(r"Turn \d+: (South|North)", shown)
    assert run("replay", str(timed), "--at", "40").stdout == shown
    assert "Before the start" in run("replay", str(timed), "--move", "0").stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["South is ready", "draws a tile from the bag", "has run out of time", "wins."]),
        ("fr", ["Sud peut commencer", "reçoit une tuile du sac", "est vide", "gagne."]),
        ("de", ["Süd ist bereit", "zieht ein Plättchen aus dem Beutel", "ist abgelaufen", "gewinnt."]),
    ],
)
def test_all_moves_in_words_with_their_times(timed: Path, language: str, words: list[str]) -> None:
    shown = run("replay", str(timed), "--moves", "--lang", language).stdout
    assert re.match(r"  1 +\d+\.\d s  ", shown)
    for each in words:
        assert each in shown


def test_secret_gods_are_told_when_the_game_is_over(tmp_path: Path) -> None:
    file = finished_four_gods(tmp_path, "--players", "3", "-o", "gods=secret")
    during, after = run("replay", str(file), "--move", "60").stdout, run("replay", str(file)).stdout
    for god in ("Merfolk", "Humans", "Elves", "Dwarves"):
        assert god not in during
    assert sum(god in after for god in ("Merfolk", "Humans", "Elves", "Dwarves")) == 3


def test_a_forged_draw_and_a_late_move_are_found(timed: Path) -> None:
    text = timed.read_text()
    drawn = re.search(r"\d+ chance tile (\d+) ", text)
    assert drawn is not None
    timed.write_text(text.replace(drawn[0], drawn[0].replace(f"tile {drawn[1]}", "tile 9999")))
    result = run("verify", str(timed))
    assert result.exit_code == 1
    assert "There is no tile number 9999 in this set." in result.stdout


def test_a_terminal_without_unicode_gets_plain_signs(timed: Path) -> None:
    done = really_run("replay", str(timed), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "?" not in done.stdout
