"""Where the tables are kept, and how those of before get there: whole, and never over newer ones."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pantheon.cli.database import EARLIER, default_database, move
from tests.cli.running import PLAIN, really_run


def fill(file: Path, word: str) -> None:
    """Make a database with this word in it."""
    with closing(sqlite3.connect(file)) as database:
        write(database, word)


def write(database: sqlite3.Connection, word: str) -> None:
    database.execute("CREATE TABLE words (word)")
    database.execute("INSERT INTO words VALUES (?)", [word])
    database.commit()


def words_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return [word for (word,) in database.execute("SELECT word FROM words")]


@pytest.fixture
def left_by_a_crash(tmp_path: Path) -> Path:
    """A database most of which is still in its write-ahead log."""
    running, left = tmp_path / "running", tmp_path / "left"
    running.mkdir()
    with closing(sqlite3.connect(running / "tables.db")) as database:
        database.execute("PRAGMA journal_mode = WAL")
        write(database, "in the log")
        shutil.copytree(running, left)
    assert (left / "tables.db-wal").stat().st_size > 0
    return left / "tables.db"


def test_the_whole_database_moves(left_by_a_crash: Path, tmp_path: Path) -> None:
    new = tmp_path / "some" / "where" / "tables.db"
    assert move(left_by_a_crash, new)
    assert words_in(new) == ["in the log"]
    assert list(left_by_a_crash.parent.iterdir()) == []
    assert list(new.parent.iterdir()) == [new]


def test_newer_tables_stay(tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    fill(old, "old")
    fill(new, "new")
    assert not move(old, new)
    assert (words_in(old), words_in(new)) == (["old"], ["new"])


def test_a_database_in_use_stays(left_by_a_crash: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(left_by_a_crash)) as used:
        assert used.execute("SELECT * FROM words").fetchall()
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            move(left_by_a_crash, tmp_path / "new.db")
        assert used.execute("SELECT * FROM words").fetchall()
    assert not (tmp_path / "new.db").exists()
    assert words_in(left_by_a_crash) == ["in the log"]


@pytest.mark.parametrize(
    ("variable", "folder"),
    [("/data", "/data/pantheon"), ("", "~/.local/share/pantheon"), ("here", "~/.local/share/pantheon")],
)
@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="it has no such variable")
def test_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, variable: str, folder: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", variable)
    assert default_database() == Path(folder).expanduser() / "tables.db"


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """The folder that the server is started in."""
    folder = tmp_path / "here"
    (folder / "build").mkdir(parents=True)
    return folder


def serve(here: Path) -> Iterator[str]:
    """What a server that is told no database says, line by line; it is stopped when it is ready."""
    words = [sys.executable, "-m", "pantheon", "serve", "--lang", "en", "--port", "0"]
    environment = os.environ | PLAIN | {"XDG_DATA_HOME": str(here.parent / "data")}
    with subprocess.Popen(words, cwd=here, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        for line in server.stdout:
            yield line
            if line.startswith("Pantheon is running at"):
                server.send_signal(signal.SIGINT)


def test_the_server_says_where_its_tables_are(here: Path) -> None:
    usual = here.parent / "data" / "pantheon" / "tables.db"
    (line,) = serve(here)
    assert f"(tables in {usual})" in line
    assert usual.exists()


def test_a_server_moves_the_tables_of_before_and_names_those_that_stay(here: Path) -> None:
    usual = here.parent / "data" / "pantheon" / "tables.db"
    made, found = (here / old for old in EARLIER)
    fill(made, "by make play")
    fill(found, "by pantheon serve")
    moved, kept, ready = serve(here)
    assert moved == f"The tables of {made} have been moved to {usual}.\n"
    assert kept == f"{found} still holds earlier tables; {usual} already exists, so open them with --database.\n"
    assert str(usual) in ready
    assert (words_in(usual), words_in(found), made.exists()) == (["by make play"], ["by pantheon serve"], False)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "cannot be moved"), ("fr", "Impossible de déplacer"), ("de", "lassen sich nicht nach")],
)
def test_tables_that_cannot_be_moved_are_not_forgotten(
    here: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    fill(here / EARLIER[0], "played on")
    monkeypatch.chdir(here)
    with closing(sqlite3.connect(here / EARLIER[0])) as other:
        other.execute("BEGIN EXCLUSIVE")
        result = really_run("serve", "--lang", language, "--port", "0", XDG_DATA_HOME=str(here.parent / "data"))
    assert result.returncode == 1
    assert words in result.stderr
    assert "--database" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not (here.parent / "data" / "pantheon" / "tables.db").exists(), "an empty one would be in the way for ever"
