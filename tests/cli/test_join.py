"""`pantheon join`: anybody's bot at somebody's table, and what is said when that cannot be."""

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pantheon.client import LiveTable, Visitor
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.server.messages import Resign
from tests.cli.running import PLAIN, run
from tests.server.serving import Server, serving

LIMIT = 300.0  # seconds: generous, since rules may be interpreted
BOT = """
class Eager:
    name = "Eager"

    def __init__(self, game, rng):
        self.rng = rng

    def choose(self, view, legal):
        return self.rng.choice(legal)


def bot(game, rng):
    return Eager(game, rng)
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("join")) as found:
        yield found


def table_for(owner: Visitor, game: str = "gods", **settings: object) -> str:
    return owner.make_table(game, options={"players": "2"}, **settings).id


def at(server: Server, table: str) -> str:
    return f"{server.address}/tables/{table}"


def file_of(folder: Path, text: str, name: str = "mybot.py") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


@contextmanager
def joining(*words: str) -> Iterator["subprocess.Popen[str]"]:
    """The command in a process of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "pantheon", "join", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | PLAIN,
    )
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.05)


# --- playing --------------------------------------------------------------------------------------------------


@pytest.mark.slow("a whole game of two processes")
def test_a_bot_from_a_file_plays_a_whole_game_with_one_of_the_house(server: Server, tmp_path: Path) -> None:
    owner = server.visitor()
    table = table_for(owner)
    file = file_of(tmp_path, BOT)
    with (
        joining(at(server, table), "--bot", file, "--name", "Robot of Zoe", "--seat", "1") as one,
        joining(at(server, table)) as two,
    ):
        wait_for(lambda: all(seat.kind == "person" for seat in owner.table(table).seats))
        assert owner.table(table).seats[1].who == "Robot of Zoe"
        assert all(seat.pledge for seat in owner.table(table).seats), "bots salt the draws, too"
        owner.start(table)
        said = [process.communicate(timeout=LIMIT) for process in (one, two)]
        assert [process.returncode for process in (one, two)] == [0, 0], said
        assert all(seat.entropy for seat in owner.table(table).seats), "and have revealed what they pledged"
    lines = said[0][0].splitlines()
    assert lines[:2] == ["Robot of Zoe takes seat 1 and plays Gods.", "The game has ended."]
    assert sorted(line.split(". ")[1].split(":")[0] for line in lines[2:]) == ["Robot of Zoe", "greedy (2)"], (
        "a guest who is called like a bot is told apart"
    )
    assert said[0][0].splitlines()[1:] == said[1][0].splitlines()[1:]
    assert said[0][1] == ""
    assert verify(read_record(owner.record(table))).finished


def test_a_bot_goes_when_the_table_is_given_up(server: Server, tmp_path: Path) -> None:
    owner = server.visitor()
    table = table_for(owner, "deus")
    owner.join(table)
    with joining(at(server, table), "--bot", file_of(tmp_path, BOT), "--lang", "de") as process:
        wait_for(lambda: all(seat.kind == "person" for seat in owner.table(table).seats))
        owner.start(table)
        _resign(owner, table)
        out, err = process.communicate(timeout=LIMIT)
    assert (process.returncode, err) == (0, "")
    assert out.splitlines() == ["Eager sitzt auf Platz 1 und spielt Deus.", "Die Partie ist zu Ende."]


def _resign(visitor: Visitor, table: str) -> None:
    async def resign() -> None:
        async with LiveTable(visitor, table) as live:
            await live.command(Resign)

    asyncio.run(resign())


# --- bots that are none ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = 1\n", "it has no function bot(game, rng)."),
        ("def bot(game, rng)\n    return 1\n", "cannot be loaded: SyntaxError"),
        ("import no_such_module\n", "cannot be loaded: ModuleNotFoundError"),
        ("def bot(game):\n    return None\n", "cannot be loaded: TypeError"),
        ("def bot(game, rng):\n    return game.no_such_thing\n", "cannot be loaded: AttributeError"),
        ("raise SystemExit(7)\n", "cannot be loaded: SystemExit"),
        ("def bot(game, rng):\n    return None\n", "cannot be loaded: "),
    ],
)
def test_a_file_that_is_no_bot_is_said_to_be_none(server: Server, tmp_path: Path, text: str, reason: str) -> None:
    owner = server.visitor()
    table = table_for(owner)
    file = file_of(tmp_path, text)
    result = run("join", at(server, table), "--bot", file)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"pantheon: {file} ")
    assert reason in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not any(seat.who for seat in owner.table(table).seats), "nobody was seated"


def test_a_file_that_is_not_there_and_a_bot_nobody_knows(server: Server, tmp_path: Path) -> None:
    table = table_for(server.visitor())
    missing = str(tmp_path / "nobody.py")
    result = run("join", at(server, table), "--bot", missing)
    assert (result.exit_code, result.stdout) == (2, "")
    assert missing in result.stderr
    result = run("join", at(server, table), "--bot", "deep-thought")
    assert result.exit_code == 2
    assert "deep-thought" in result.stderr
    assert "random, greedy" in result.stderr


def test_a_bot_that_fails_in_the_game_is_named(server: Server, tmp_path: Path) -> None:
    owner = server.visitor()
    table = table_for(owner)
    broken = BOT.replace("self.rng.choice(legal)", "1 // 0")
    file = file_of(tmp_path, broken)
    with joining(at(server, table), "--bot", file) as one, joining(at(server, table), "--bot", file) as two:
        wait_for(lambda: all(seat.kind == "person" for seat in owner.table(table).seats))
        owner.start(table)
        wait_for(lambda: one.poll() is not None or two.poll() is not None)
        failed = one if one.poll() is not None else two
        _, err = failed.communicate(timeout=LIMIT)
    assert failed.returncode != 0
    assert "ZeroDivisionError" in err


# --- addresses ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "",
        "table",
        "http://",
        "http://localhost",
        "http://localhost/",
        "ftp://localhost/tables/x",
        "localhost:8000/tables/x",
        "http://[::1/tables/x",
        "http://localhost:99999/tables/x",
        "http://localhost:port/tables/x",
        "http://a b/tables/x",
    ],
)
def test_a_bad_address_is_said_to_be_bad(address: str) -> None:
    result = run("join", address)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("pantheon: ")


def test_nobody_is_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    result = run("join", f"http://127.0.0.1:{port}/tables/x")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"pantheon: No answer from http://127.0.0.1:{port}: ")


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 404 Not Found\r\nContent-Length: 4\r\n\r\nnope",
        b"HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n<html></html>",
        b'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"a": 12}',
        b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{",
        b"SSH-2.0-OpenSSH_9.6\r\n",
        b"",
    ],
)
def test_what_answers_there_is_no_pantheon(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:

        def serve() -> None:
            guest, _ = door.accept()
            with guest:
                guest.recv(65536)
                guest.sendall(answer)

        thread = threading.Thread(target=serve)
        thread.start()
        result = run("join", f"http://127.0.0.1:{door.getsockname()[1]}/tables/x")
        thread.join()
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_what_the_server_refuses_is_told_in_its_words(server: Server) -> None:
    owner = server.visitor()
    table = table_for(owner)
    result = run("join", at(server, "no-such-table"))
    assert result.exit_code == 1
    assert result.stderr == "pantheon: The server says: There is no table “no-such-table”.\n"
    result = run("join", at(server, table), "--seat", "7")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "There is no seat 7" in result.stderr
    for name in ("Anna", "Ben"):
        server.visitor(name).join(table)
    result = run("join", at(server, table), "--lang", "fr")
    assert result.exit_code == 1
    assert result.stderr.startswith("pantheon: Réponse du serveur\N{NO-BREAK SPACE}: ")
    assert result.stdout == ""


@pytest.mark.parametrize("spectators", [True, False])
def test_a_private_table_is_joined_with_its_link(server: Server, spectators: bool) -> None:
    owner = server.visitor()
    table = table_for(owner, visibility="private", spectators=spectators)
    owner.join(table, seat=0)
    result = run("join", at(server, table))
    assert result.exit_code == 1
    assert result.stderr.startswith("pantheon: The server says: ")
    result = run("join", at(server, table) + "#link=wrong")
    assert result.exit_code == 1
    link = owner.link(table, 1)
    with joining(f"{at(server, table)}#link={link}") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "greedy takes seat 1 and plays Gods.\n"
        assert owner.table(table).seats[1].kind == "person"
    result = run("join", f"{at(server, table)}#link={link}")
    assert result.exit_code == 1, "a link is good for one guest"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_help_in_every_language(language: str) -> None:
    result = run("join", "--help", "--lang", language)
    assert result.exit_code == 0
    assert "help-" not in result.stdout
    for word in ("URL", "--bot", "--name", "--seat", "--pace"):
        assert word in result.stdout
