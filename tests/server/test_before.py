"""A database that an earlier version wrote: its tables are there and go on, and their records verify."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from pantheon.bots import make_bot
from pantheon.client import LiveTable, RefusedError, Visitor
from pantheon.client.seat import play_seat
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from tests.server.serving import Server, serving
from tests.server.talking import refused

BEFORE = Path(__file__).parents[2] / "fixtures" / "before"
MORE = 12  # moves that are made in real time; other games are played to their end
Play = Callable[[list[LiveTable]], Awaitable[None]]


class Left(msgspec.Struct):
    """A table as it was left, and the secrets of those who sit at it, in seat order."""

    table: str
    state: str
    moves: int
    tokens: list[str]


@pytest.fixture(scope="module", params=sorted(folder.name for folder in BEFORE.iterdir() if folder.is_dir()))
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, dict[str, Left]]]:
    """The server of today, a moment after that of then stopped: clocks run while nobody serves."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copy(BEFORE / request.param / "tables.db", folder)
    guests = (BEFORE / request.param / "guests.json").read_bytes()
    with serving(folder, ahead=left_at(folder / "tables.db") - time.time()) as server:
        yield server, msgspec.json.decode(guests, type=dict[str, Left])


def left_at(database: Path) -> float:
    with closing(sqlite3.connect(database)) as connection:
        return float(connection.execute("SELECT max(touched) FROM tables").fetchone()[0])


async def at_table(table: str, visitors: list[Visitor], play: Play) -> None:
    async with AsyncExitStack() as stack:
        await play([await stack.enter_async_context(LiveTable(visitor, table)) for visitor in visitors])


async def to_the_end(lives: list[LiveTable]) -> None:
    assert lives[0].talk.table is not None
    game = game_named(lives[0].talk.table.game)
    bots = [make_bot("greedy", game, Random(seat)) for seat in range(len(lives))]
    await asyncio.gather(*(play_seat(live, bot) for live, bot in zip(lives, bots, strict=True)))


async def some_moves(lives: list[LiveTable]) -> None:
    """In real time a whole game would take its minutes."""
    rng = Random(1)
    for _ in range(MORE):
        able = [(live, words) for live in lives for words in live.talk.legal if words["do"] != "leave"]
        live, words = rng.choice(able)
        with suppress(RefusedError):  # it may not have heard of the last move yet
            await live.play(words)


def test_tables_that_are_over_verify(house: tuple[Server, dict[str, Left]]) -> None:
    server, tables = house
    over = [left for left in tables.values() if left.state == "finished"]
    for left in over:
        record = read_record(server.visitor("Reader").record(left.table))
        assert len(record.moves) == left.moves
        assert verify(record).finished
    assert len(over) >= 3


@pytest.mark.slow("six games are played to their end")
def test_running_tables_go_on(house: tuple[Server, dict[str, Left]]) -> None:
    server, tables = house
    running = [left for left in tables.values() if left.state == "running"]
    for left in running:
        visitors = [Visitor(server.address, token) for token in left.tokens]
        found = visitors[0].table(left.table)
        realtime = game_named(found.game).realtime
        assert found.state == "running"
        assert found.moves == left.moves or realtime, "clocks have run out meanwhile"
        asyncio.run(at_table(left.table, visitors, some_moves if realtime else to_the_end))
        now = visitors[0].table(left.table)
        assert now.moves > found.moves
        if not realtime:
            assert verify(read_record(visitors[0].record(left.table))).finished
    assert len(running) >= 8


def test_what_if_keeps_the_rules_of_the_game_and_a_rematch_takes_the_newest(
    house: tuple[Server, dict[str, Left]],
) -> None:
    server, tables = house
    over = [left for left in tables.values() if left.state == "finished"]
    for left in over:
        visitor = Visitor(server.address, left.tokens[0])
        found = visitor.table(left.table)
        assert found.rules == 1
        wanted = {"move": 1, "seat": 0, "bot": "random", "level": "steady"}
        branch = visitor.call("POST", f"/api/tables/{left.table}/branch", wanted)["table"]
        rematch = visitor.call("POST", f"/api/tables/{left.table}/rematch")
        assert (branch["rules"], rematch["rules"]) == (1, game_named(found.game).rules_version)


def test_a_record_of_before_is_shown_under_its_rules(house: tuple[Server, dict[str, Left]]) -> None:
    server, _ = house
    visitor = server.visitor("Reader")
    text = (BEFORE / "0.1.0" / "records" / "gods" / "edition-2001.record").read_text(encoding="utf-8")
    brought = visitor.call("POST", "/api/records", {"record": text})
    assert brought["rules"] == 1


def test_nobody_is_asked_for_the_rules_of_a_new_table(house: tuple[Server, dict[str, Left]]) -> None:
    server, _ = house
    visitor = server.visitor("Anna")
    assert visitor.make_table("gods").rules == game_named("gods").rules_version
    refused(400, "unknown-option", visitor, "POST", "/api/tables", {"game": "gods", "options": {"rules": "1"}})
