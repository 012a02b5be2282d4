"""A person moves while the bots of the house play at many other tables: he must not feel them."""

import asyncio
import shutil
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice

from bench.server import ours
from bench.server.generator import in_generator
from bench.server.job import Run
from bench.server.plan import BOT_LEVEL, BOT_TABLES, BOTS, longer
from bench.server.processes import Pantheon, folder_for
from bench.server.room import Room
from pantheon.client import Visitor
from pantheon.games import names

GAME, PEOPLE, LENGTH, RATE = "gods", 2, 40, 400.0
_CALLERS = 4
_THOUGHTS = b"pantheon_bot_seconds_count "


def on_ours() -> Run:
    """Bots cannot be told to wait: every run has a server of its own, on a copy of tables that have yet to start."""
    server = Pantheon()
    try:
        token, tables = in_generator(seat_bots, server.address)
    finally:
        server.stop()

    def run(seconds: float) -> dict[str, float]:
        folder = folder_for("bots")
        for file in server.folder.glob("tables.db*"):
            shutil.copy(file, folder)
        fresh = Pantheon(folder)
        try:
            return in_generator(among_bots, fresh.pid, fresh.address, token, tables, longer(seconds, 3))
        finally:
            fresh.stop()

    return run


# --- in the generator's process -------------------------------------------------------------------------------


async def seat_bots(address: str) -> tuple[str, list[str]]:
    """Tables of all games with four bots each: who may start them, and which they are."""
    owner = Visitor(address).arrive("Owner")

    def one(game: str) -> str:
        table = owner.make_table(game, options={"players": str(BOTS)}).id
        for _ in range(BOTS):
            owner.add_bot(table, level=BOT_LEVEL)
        return table

    with ThreadPoolExecutor(_CALLERS) as callers:
        games: Iterable[str] = islice(cycle(names()), BOT_TABLES)
        loop = asyncio.get_running_loop()
        tables = await asyncio.gather(*(loop.run_in_executor(callers, one, game) for game in games))
    assert owner.token is not None
    return owner.token, list(tables)


async def among_bots(pid: int, address: str, token: str, tables: list[str], seconds: float) -> dict[str, float]:
    """Start the bots, then move; also how much the bots decided meanwhile."""
    guests, owner = ours.Guests(address, PEOPLE), Visitor(address, token)
    room = Room(1, lambda room, count: ours.in_turn(room, guests, GAME, count), pid, LENGTH, RATE)
    await room.stock(seconds)
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(_CALLERS) as callers:
        await asyncio.gather(*(loop.run_in_executor(callers, owner.start, table) for table in tables))
    before, begin = await asyncio.to_thread(_thoughts, owner), loop.time()
    figures = await room.run(seconds)
    thoughts = (await asyncio.to_thread(_thoughts, owner) - before) / (loop.time() - begin)
    await room.leave()
    return {"p50": figures.p50, "p99": figures.p99, "moves": figures.moves, "thoughts": thoughts}


def _thoughts(visitor: Visitor) -> float:
    """How many decisions the bots have taken, by the server's own counters."""
    counters = visitor.ask("GET", "/metrics").splitlines()
    return next(float(line.split()[1]) for line in counters if line.startswith(_THOUGHTS))
