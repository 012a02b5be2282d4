"""A database that an earlier version wrote: its tables are there and go on, and their records verify."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
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
    folder = tmp_path_factory.mktemp("house")
    shutil.copy(BEFORE / request.param / "tables.db", folder)
    guests = (BEFORE / request.param / "guests.json").read_bytes()
    with serving(folder) as server:
        yield server, msgspec.json.decode(guests, type=dict[str, Left])


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
