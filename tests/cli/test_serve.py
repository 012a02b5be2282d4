"""`pantheon serve`: what is wrong is said in a line, and Ctrl-C ends it."""

import os
import re
import signal
import socket
import sqlite3
from pathlib import Path

import pytest

from pantheon.cli.serve import free_beside
from pantheon.client import Visitor
from tests.cli.running import at_terminal, run, served, until


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Serve tables", "--database", "--port", "--unlimited", "Ctrl-C"]),
        ("fr", ["Ouvrir des tables", "--database", "conserve les"]),
        ("de", ["Tische", "--database", "Strg-C"]),
    ],
)
def test_help_in_every_language(language: str, words: list[str]) -> None:
    result = run("serve", "--help", "--lang", language)
    assert result.exit_code == 0
    assert "help-" not in result.stdout
    for word in words:
        assert word in result.stdout


@pytest.mark.parametrize(
    ("language", "words"), [("en", "is already in use"), ("fr", "est déjà pris"), ("de", "ist schon belegt")]
)
def test_a_port_that_is_taken_is_said_to_be_and_others_are_proposed(
    tmp_path: Path, language: str, words: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        asked = ("--lang", language, "--port", str(port), "-d", str(tmp_path / "tables.db"))
        result = run("serve", *asked)
        proposed = [int(number) for number in re.findall(r"--port (\d+)", result.stderr)]
        assert len(proposed) == 2
        assert proposed[0] not in (0, port)
        socket.create_server(("127.0.0.1", proposed[0])).close()  # it is free
        assert proposed[1] == 0
    assert result.exit_code == 1
    assert re.match(rf"pantheon: .*\b{port}\b.* {words}", result.stderr)
    assert len(result.stderr.splitlines()) == 1
    assert not (tmp_path / "tables.db").exists(), "nothing was begun"


def test_beside_the_last_port_any_other_is_proposed() -> None:
    port = int(free_beside("127.0.0.1", 65535))
    assert 0 < port <= 65535
    assert free_beside("no.such.host.invalid", 65535) == "0"


@pytest.mark.parametrize("host", ["no.such.host.invalid", "a..b", "1.2.3.4", "::zz"])
def test_a_host_that_is_not_here_is_said_to_be(tmp_path: Path, host: str) -> None:
    result = run("serve", "--host", host, "--port", "0", "-d", str(tmp_path / "tables.db"))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"pantheon: Cannot listen on {host}, port 0: ")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("kind", ["folder", "text", "nowhere", "newer"])
def test_a_database_that_cannot_be_used_is_said_to_be(tmp_path: Path, kind: str) -> None:
    database = tmp_path / kind
    if kind == "folder":
        database.mkdir()
    elif kind == "text":
        database.write_text("This is no database at all. " * 100)
    elif kind == "nowhere":
        database = tmp_path / "no such folder" / "tables.db"
    else:
        with sqlite3.connect(database) as other:
            other.execute("PRAGMA user_version = 9999")
        other.close()
    before = database.read_bytes() if database.is_file() else None
    result = run("serve", "--port", "0", "-d", str(database))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"pantheon: {database} cannot be used as a database: ")
    assert result.stderr.endswith("; name another file with --database.\n")
    assert len(result.stderr.splitlines()) == 1
    assert before is None or database.read_bytes() == before, "it was not touched"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--port", "70000"], "--port cannot be “70000”. It must be a whole number from 0 to "),
        (["--port", "http"], "--port cannot be “http”. It must be a whole number from 0 to "),
        (["--workers", "0"], "--workers cannot be “0”. It must be a whole number from 1 to 64."),
        (["--database"], "--database takes exactly one value."),
        (["tables.db"], "Unexpected argument: “tables.db”. See “pantheon serve --help”."),
    ],
)
def test_options_that_cannot_be_are_refused(words: list[str], line: str) -> None:
    result = run("serve", *words)
    assert result.exit_code == 2
    assert result.stderr.startswith("pantheon: " + line)
    assert len(result.stderr.splitlines()) == 1


def test_ctrl_c_at_the_terminal_ends_it(tmp_path: Path) -> None:
    with at_terminal("serve", "--port", "0", "-d", str(tmp_path / "tables.db")) as (terminal, process):
        until(terminal, b"Press Ctrl-C to stop.")
        os.write(terminal, b"\x03")
        assert process.wait(60) in (0, 130)
        assert b"Traceback" not in _rest(terminal)


def _rest(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # nothing more was said
        return b""


@pytest.mark.slow("a server is started twice")
def test_a_signal_ends_it_without_a_word_and_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = ""
    for number in (signal.SIGINT, signal.SIGTERM):  # the second server serves what the first has kept
        with served("--lang", "de", "-d", "tische.db") as (process, line):
            assert line.startswith("Pantheon läuft unter http://localhost:"), "in the language of the run"
            assert f"(Tische in {tmp_path / 'tische.db'})" in line, "the whole path"
            visitor = Visitor(f"http://127.0.0.1:{re.findall(r':([0-9]+)', line)[0]}").arrive("Anna")
            table = table or visitor.make_table("gods", options={"players": "2"}).id
            assert visitor.table(table).id == table
            process.send_signal(number)
            assert process.wait(60) in (0, 130, -number)
            assert process.stderr is not None
            assert process.stderr.read() == ""
