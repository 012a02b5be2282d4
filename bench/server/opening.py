"""The first answer of a server, what it holds when nothing happens, and looking at the end of games long over."""

import asyncio
import time
from random import Random

from bench.server import ours
from bench.server.generator import in_generator
from bench.server.job import Run
from bench.server.plan import BROUGHT, PLAYED
from bench.server.processes import Pantheon, folder_for, usage
from bench.server.room import Room, Table
from pantheon.bots import make_bot
from pantheon.client import Visitor
from pantheon.engine.chance import chosen_seed
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.lab.simulate import play_game

PEOPLE, GAMES = 4, 6


def cold() -> Run:
    """A server on an empty database: milliseconds from its start to its first answer, megabytes then."""

    def run(_seconds: float) -> dict[str, float]:
        server = Pantheon()
        try:
            Visitor(server.address).ask("GET", "/api/health")
            elapsed = time.perf_counter() - server.begun
            return {"start": 1000 * elapsed, "memory": usage(server.pid).memory / 1024**2}
        finally:
            server.stop()

    return run


def last_positions() -> Run:
    """Milliseconds to the last position of a game that is not in memory: the slowest of some, for each kind.

    The first one of each kind is not counted: it finds a server that has never seen such a game.
    """
    folder = folder_for("opening")
    server = Pantheon(folder)
    try:
        tables = {f"{game}, played": in_generator(finished, server.address, server.pid, game) for game in PLAYED}
        tables |= {f"{game}, imported": brought(server.address, game) for game in BROUGHT}
    finally:
        server.stop()

    def run(_seconds: float) -> dict[str, float]:
        server = Pantheon(folder)
        try:
            visitor = Visitor(server.address)
            visitor.ask("GET", "/api/health")
            looks = {kind: [_look(visitor, table) for table in some] for kind, some in tables.items()}
            return {kind: max(some[1:]) for kind, some in looks.items()}
        finally:
            server.stop()

    return run


def _look(visitor: Visitor, table: tuple[str, int]) -> float:
    begin = time.perf_counter()
    visitor.ask("GET", f"/api/tables/{table[0]}/positions/{table[1]}")
    return 1000 * (time.perf_counter() - begin)


def brought(address: str, name: str) -> list[tuple[str, int]]:
    """Random games of a name, imported: tables and their numbers of moves."""
    guest, game = Visitor(address).arrive("Historian"), game_named(name)
    options = game.options(players=PEOPLE)
    tables = []
    for number in range(GAMES):
        seed = chosen_seed(f"{name} {number}")
        match = play_game(game, options, seed, [make_bot("random", game, Random(seat)) for seat in range(PEOPLE)])
        header = header_for(game, options, tuple(f"Player {seat}" for seat in range(PEOPLE)), seed, chosen=True)
        table = guest.call("POST", "/api/records", {"record": write_record(game, record_of(header, match, seed))})
        tables.append((str(table["id"]), len(match.moves)))
    return tables


# --- in the generator's process -------------------------------------------------------------------------------


async def finished(address: str, pid: int, game: str) -> list[tuple[str, int]]:
    """Random games played to their end at the server: tables and their numbers of moves."""
    guests = ours.Guests(address, PEOPLE)
    tables: list[str] = []

    async def make(room: Room, count: int) -> list[Table]:
        tables.extend(await guests.tables(game, count))
        return await ours.brought_to(room, guests, tables)

    await Room(GAMES, make, pid, length=1).play_out()
    return [(table, (await asyncio.to_thread(guests.visitors[0].table, table)).moves) for table in tables]
