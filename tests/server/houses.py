"""Houses for tests of what time does to tables: a process that serves a database, with a clock that the test sets."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pantheon.engine.actions import action_of
from pantheon.engine.errors import Problem
from pantheon.server import commands, timing
from pantheon.server.config import Config
from pantheon.server.host import Host
from pantheon.server.house import House
from pantheon.server.metrics import Metrics
from pantheon.server.settings import Settings
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Entry
from tests.server.tables import NOON, step

PATIENCE = 120.0
SAND = 30  # seconds of a timed turn


class Hands:
    """The hands of a clock: they stand still until the test moves them."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def house_at(folder: Path, clock: Callable[[], float], **how: Any) -> AsyncIterator[House]:
    """A process that serves a database, as its `Config` says, from its start to its end."""
    store = SqliteStore(folder / "tables.db")
    house = House(store, Config(database=folder / "tables.db", **how), Metrics(), clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        store.close()


async def table_of(house: House, game: str, people: int = 2, **settings: Any) -> Host:
    """A running table."""
    options = {"players": str(people), **settings.pop("options", {})}
    wanted = msgspec.convert({"game": game, "options": options, **settings}, Settings)
    host = house.host((await house.create(wanted, "guest 0")).id)
    for seat in range(people):
        await join(host, seat)
    await host.ask(lambda table, at: commands.start(table, "guest 0", at))
    return host


async def join(host: Host, seat: int) -> None:
    await host.ask(
        lambda table, at: commands.join(table, f"guest {seat}", f"Player {seat}", at, seat=seat, invited=True)
    )


async def say(host: Host, seat: int, words: str) -> None:
    await host.ask(lambda table, at: commands.play(table, seat, action_of(table.playing().codec, words), at))


async def timed_turns(house: House) -> Host:
    """4 Gods in timed turns: one sand timer runs, always."""
    host = await table_of(house, "four-gods", 4, options={"turns": "timed", "turn": str(SAND)})
    for seat in range(4):
        await say(host, seat, "ready")
    await pick_colours(host)
    assert timing.next_due(host.table) == host.table.touched + SAND
    return host


async def pick_colours(host: Host) -> None:
    """Whatever comes before the first turn."""
    while timing.next_due(host.table) is None:
        await host.ask(step)


async def until(condition: Callable[[], bool]) -> None:
    """Something that other processes have a part in."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "this takes too long"
        await asyncio.sleep(0.02)


async def turned(host: Host, seat: int) -> None:
    """Wait until it is a seat's turn for all to see: a table in memory is ahead of its log while that is written."""
    async with asyncio.timeout(PATIENCE):
        while await host.read(lambda _table: turn_of(host)) != seat:
            await asyncio.sleep(0.02)


@contextmanager
def refused(reason: str) -> Iterator[None]:
    with pytest.raises(Problem) as wrong:
        yield
    assert wrong.value.text == reason


def turn_of(host: Host) -> int:
    assert host.table.position is not None
    return host.table.position.to_act()[0]


async def play_turn(host: Host) -> None:
    """Whoever's turn it is plays until it is over."""
    seat = turn_of(host)
    while turn_of(host) == seat:
        await host.ask(step)


def active_at(host: Host) -> int:
    """Whose timed turn it is."""
    due = host.table.clocks.next()
    assert due is not None
    assert due.deadline.seat is not None
    return due.deadline.seat


def sands(entries: list[Entry], since: int) -> list[float]:
    """When the timer ran out, after an entry: of all moves of nobody the first at each time, draws follow."""
    return sorted({entry.at for entry in entries if entry.n > since and entry.kind == "move" and entry.seat is None})
