"""`pantheon play`: games at the terminal, by piped input."""

from pathlib import Path

import pytest

from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from tests.cli.running import at_terminal, really_run, run, somebody_typing, until

HOT_SEAT = ("play", "gods", "--players", "2", "--humans", "2", "--seed", "4")
TWO = ("play", "gods", "--players", "2", "--bots", "random", "--seed", "4")


@pytest.mark.slow("a whole game at the terminal")
@pytest.mark.parametrize(("language", "wins"), [("en", "wins."), ("fr", "gagne."), ("de", "gewinnt.")])
def test_a_whole_game_in_each_language(language: str, wins: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(*TWO, "--lang", language, "--save", str(file), typed=somebody_typing(1))
    assert result.exit_code == 0
    assert result.stderr == ""
    assert wins in result.stdout
    record = read_record(file.read_text())
    assert record.header.seats == ("human", "random")
    assert record.header.chosen
    assert verify(record).finished


@pytest.mark.slow("a whole game at the terminal")
@pytest.mark.parametrize("players", ["3", "4"])
@pytest.mark.parametrize("edition", ["2001", "2005"])
def test_other_tables(players: str, edition: str) -> None:
    words = ("play", "--players", players, "--option", f"edition={edition}", "--seed", "9", "--bots", "random")
    result = run(*words, typed=somebody_typing(2))
    assert result.exit_code == 0
    assert "wins." in result.stdout or "win together." in result.stdout


def test_several_people_at_one_terminal() -> None:
    result = run("play", "--players", "2", "--humans", "2", "--seed", "3", typed=somebody_typing(3, 60))
    assert result.exit_code == 0
    assert "Crimson> " in result.stdout
    assert "Gold> " in result.stdout


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (run(*TWO, typed=somebody_typing(5)).stdout for _ in range(2))
    assert first == second


def test_a_god_of_ones_choice_and_the_number_of_players_from_the_bots() -> None:
    result = run("play", "--god", "jade", "--bots", "random,random", "--seed", "1", typed="q\n\n")
    assert "✿ Jade" in result.stdout
    assert "@ Azure" not in result.stdout
    assert result.stdout.count("random") == 2


def test_a_god_by_the_name_that_the_screen_shows() -> None:
    result = run("--lang", "fr", "play", "--god", "CARMIN,azur", "--humans", "2", "--players", "2", typed="q\n\n")
    assert "Azur" in result.stdout
    assert "✿ Jade" not in result.stdout


def test_who_starts_where_the_table_has_named_somebody() -> None:
    result = run(*TWO, "-o", "gods=Jade,Azure", "-o", "first=1", typed="q\n\n")
    assert "Jade goes first: the table settings say so." in result.stdout


def test_kinds_then_places_with_price_and_effect() -> None:
    result = run(*HOT_SEAT, typed="c\n")
    assert "place a temple: which number? (Enter: back)" in result.stdout
    assert "-3◆: " in result.stdout
    assert "▶☼ Crimson" in result.stdout


def test_undo_inside_the_turn() -> None:
    result = run(*HOT_SEAT, typed="c1\nu\nu\nl\nq\n\n")
    screens = result.stdout.split("Crimson> ")
    assert "action 1 of 2" in screens[0]
    assert "action 2 of 2" in screens[1]
    assert "action 1 of 2" in screens[2]
    assert "Nothing can be undone" in screens[3]
    assert "places a temple" not in screens[4]  # the log has forgotten it, too


def test_words_of_a_record_and_reasons() -> None:
    typed = "temple 9,9\nfly away\ntemple here\n7\ng\nc99\ntemple 0,-1\nq\n\n"
    answers = run(*HOT_SEAT, typed=typed).stdout
    for words in (
        "9,9 is not adjacent to any hex.",
        "“fly” is not an action. Actions: ",
        "“here” is not a space",
        "Type a letter first, then a number.",
        "“g” is not available now.",
        "“99” is not a place for that.",
        "action 2 of 2",
    ):
        assert words in answers


def test_hint_scores_log_and_help() -> None:
    answers = run(*HOT_SEAT, typed="h\ns\nl\n?\nhelp\nq\n\n").stdout
    for words in (
        "Hint: ",
        "tie-breaks: power 5",
        "Crimson starts with a temple",
        "Symbols",
        "a temple, ∩ ☼ a tribe",
    ):
        assert words in answers


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    result = run(*HOT_SEAT, typed=f"c1\nq\n{file}\n")
    assert result.exit_code == 0
    assert f"Record saved to {file}" in result.stdout.replace("\n", "")
    record = read_record(file.read_text())
    assert record.result is None
    assert record.seed is None


def test_quitting_into_a_folder_that_is_not_there_goes_on() -> None:
    result = run(*HOT_SEAT, typed="q\n/nowhere/x\nq\n\n")
    assert "there is no folder" in result.stdout
    assert result.exit_code == 0


def test_the_end_of_input_ends_cleanly_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    done = really_run(*HOT_SEAT, "--save", str(file), typed="c1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert read_record(file.read_text()).result is None


def test_files_that_cannot_be_saved_are_refused_at_once(tmp_path: Path) -> None:
    for path, words in ((tmp_path, "is a folder"), (tmp_path / "no" / "x", "there is no folder")):
        result = run("play", "--save", str(path))
        assert result.exit_code == 2
        assert words in result.stderr


def test_no_escape_sequences_without_a_terminal() -> None:
    assert "\x1b" not in run(*TWO, typed="c\n\nq\n\n").stdout


def test_bytes_that_are_no_text_do_no_harm() -> None:
    result = run(*TWO, typed=b"\xff\xfe\x00\nq\n\n")
    assert result.exit_code == 0
    assert "is not an action" in result.stdout


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_at_a_terminal(key: str, tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    with at_terminal(*HOT_SEAT, "--save", str(file)) as (terminal, process):
        shown = until(terminal, b"Crimson> ")
        shown += until(terminal, b"Record saved to", key.encode())
        status = process.wait(timeout=30)
    assert status == (130 if key == "\x03" else 0)
    assert b"Traceback" not in shown
    assert read_record(file.read_text()).result is None
