"""`pantheon replay` and `pantheon verify`."""

from pathlib import Path

import pytest

from pantheon.engine.reading import read_record
from pantheon.engine.record import check_sum
from tests.cli.running import finished_game, really_run, run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return finished_game(tmp_path)


def resealed(text: str) -> str:
    """An edited record with a check sum that fits again."""
    lines = text.splitlines()[:-1]
    return "\n".join([*lines, f"check {check_sum(lines)}"]) + "\n"


def test_the_last_position_and_its_scores(game: Path) -> None:
    moves = len(read_record(game.read_text()).moves)
    result = run("replay", str(game))
    assert result.exit_code == 0
    assert result.stdout.startswith(f"After move {moves} of {moves}\n")
    assert "The game is over: " in result.stdout
    assert "wins." in result.stdout
    assert "tie-breaks: power " in result.stdout


def test_the_position_before_the_first_move(game: Path) -> None:
    result = run("replay", str(game), "--at", "0")
    assert result.exit_code == 0
    assert "Before the first turn" in result.stdout
    assert "Bag 52:" in result.stdout
    assert "Next: a draw." in result.stdout


def test_a_position_in_the_middle(game: Path) -> None:
    result = run("replay", str(game), "--at", "5")
    assert "Turn 1 · action 1 of 2" in result.stdout
    assert "’s turn." in result.stdout


def test_moves_in_words(game: Path) -> None:
    record = read_record(game.read_text())
    lines = run("replay", str(game), "--moves").stdout.splitlines()
    assert len(lines) > len(record.moves)
    assert " starts with a temple on 0,0" in lines[0]
    few = run("replay", str(game), "--moves", "--at", "4").stdout.splitlines()
    assert few == lines[:4]


def test_a_record_from_standard_input(game: Path) -> None:
    text = game.read_text()
    assert run("replay", "-", typed=text).stdout == run("replay", str(game)).stdout
    assert run("verify", "-", typed=text).exit_code == 0


def test_a_move_that_is_not_there(game: Path) -> None:
    result = run("replay", str(game), "--at", "9999")
    assert result.exit_code == 2
    assert "There is no move 9999" in result.stderr


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the seed was chosen by a player"),
        ("fr", "la graine a été choisie"),
        ("de", "der Startwert wurde von Hand gewählt"),
    ],
)
def test_a_good_record(game: Path, language: str, words: str) -> None:
    result = run("verify", str(game), "--lang", language)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1
    assert words in result.stdout
    assert str(len(read_record(game.read_text()).moves)) in result.stdout


def test_a_fresh_seed_is_not_called_chosen(tmp_path: Path) -> None:
    file = tmp_path / "fresh.txt"
    run("play", "--humans", "0", "--bots", "random,random", "--save", str(file))
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert "chose" not in result.stdout


def test_a_truncated_record(game: Path) -> None:
    lines = game.read_text().splitlines()
    game.write_text("\n".join(lines[:40]) + "\n")
    result = run("verify", str(game))
    assert result.exit_code == 1
    assert result.stdout == f"{game}: FAILED: Line 40: the record ends too early; “end” should follow.\n"


def test_an_edited_record(game: Path) -> None:
    text = game.read_text()
    for right, wrong, words in (
        ("seat crimson random", "seat crimson greedy", "the checksum does not match"),
        ("place 1:", "place 2:", "the score is "),  # the line itself gives it away
    ):
        assert right in text
        game.write_text(text.replace(right, wrong, 1))
        result = run("verify", str(game))
        assert result.exit_code == 1
        assert words in result.stdout


def test_a_forged_result_and_a_forged_draw(game: Path) -> None:
    text = game.read_text()
    game.write_text(resealed(text.replace("place 1:", "place 2:", 1)))
    assert "the score is " in run("verify", str(game)).stdout
    first = next(line for line in text.splitlines() if line.startswith("1 chance"))
    other = first.replace("crimson", "?").replace("gold", "crimson").replace("?", "gold")
    game.write_text(resealed(text.replace(first, other)))
    result = run("verify", str(game))
    assert result.exit_code == 1
    assert ": FAILED: Line " in result.stdout


def test_an_illegal_move_names_line_and_reason(game: Path) -> None:
    text = game.read_text()
    mover = next(line for line in text.splitlines() if " chance " not in line and line[:1].isdecimal())
    number, god, _ = mover.split(" ", 2)
    game.write_text(resealed(text.replace(mover, f"{number} {god} temple 40,40")))
    for command in ("verify", "replay"):
        result = run(command, str(game))
        assert result.exit_code == (1 if command == "verify" else 2)
        assert "40,40 is not adjacent to any hex." in result.output


def test_one_bad_file_among_good_ones(game: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("a shopping list\n")
    result = run("verify", str(game), str(bad), str(game))
    assert result.exit_code == 1
    assert [": OK: " in line for line in result.stdout.splitlines()] == [True, False, True]
    assert "not a Pantheon record" in result.stdout


def test_an_unfinished_record_says_that_draws_cannot_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "part.txt"
    result = run("play", "--players", "2", "--seed", "1", "--save", str(file), typed="c1\nq\n")
    assert result.exit_code == 0
    result = run("verify", str(file))
    assert result.exit_code == 0
    assert "unfinished, so the draws cannot be checked" in result.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Seed commitment: {}..."),
        ("fr", "Empreinte de la graine\N{NO-BREAK SPACE}: {}..."),
        ("de", "Siegel des Startwerts: {}..."),
    ],
)
def test_the_commitment_is_shown_before_the_first_decision(tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "part.txt"
    typed = "c1\n?\nq\n"
    shown = run("play", "--players", "2", "--seed", "1", "--save", str(file), "--lang", language, typed=typed).stdout
    commitment = read_record(file.read_text()).header.commitment
    line = words.format(commitment[:8])
    assert shown.count(line) == 1
    assert shown.index(line) < shown.index("> ")
    assert commitment in shown.splitlines()  # the help has all of it


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_readable_file(command: str, tmp_path: Path, game: Path) -> None:
    for name, words in (("missing.txt", "no file"), (".", "is a folder"), ("a/b", "no file")):
        path = tmp_path / name
        result = run(command, str(path))
        assert result.exit_code == 2
        assert words in result.stderr
    result = run(command, f"{game}\0")
    assert result.exit_code == 2
    assert "no file" in result.stderr


@pytest.mark.parametrize("content", [b"", b"\x00\x01\xff\xfe" * 100, "pantheon record é".encode("latin-1"), b"\n\n"])
def test_what_is_no_record(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_bytes(content)
    verified, replayed = run("verify", str(file)), run("replay", str(file))
    assert (verified.exit_code, replayed.exit_code) == (1, 2)
    assert "FAILED: " in verified.stdout
    assert len(replayed.stderr.splitlines()) == 1


def test_for_real(game: Path) -> None:
    done = really_run("verify", str(game), "nowhere.txt")
    assert done.returncode == 2
    assert done.stderr == "pantheon: There is no file “nowhere.txt”.\n"
    assert ": OK: " in done.stdout
