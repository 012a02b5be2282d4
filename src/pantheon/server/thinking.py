"""The bots of the house: they think in processes of their own, on views alone, and ask the table as people do."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from pantheon.bots import bot_names, make_bot
from pantheon.engine.errors import Problem
from pantheon.games import game as game_named
from pantheon.lab.workers import end_with_parent
from pantheon.server import commands
from pantheon.server.levels import LEVELS
from pantheon.server.races import LostRace
from pantheon.server.store import StoreFailure
from pantheon.server.table import Table

if TYPE_CHECKING:
    from pantheon.server.host import Host
    from pantheon.server.house import House

log = logging.getLogger("pantheon")
_GOING_ON = 0.4  # the further decisions of one turn take so much of the pause
_REST = 1.0  # seconds to wait when something went wrong
_FAREWELL = 2.0  # seconds that the keeper of the workers may take to end
_COURTESY = 10  # workers give way to the server


class Thinkers:
    """Asks a worker for every bot that is to act, after its pause."""

    def __init__(self, house: House, workers: int) -> None:
        self._house = house
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._rng = Random(secrets.randbits(64))
        self._closed = False

    def look(self, host: Host) -> None:
        """Let those bots of a table think that are to act."""
        table = host.table
        for seat in bots_to_act(table) if not self._closed else ():
            key = (table.id, seat)
            if key not in self._tasks:
                self._tasks[key] = asyncio.get_running_loop().create_task(self._think(table.id, seat))

    def needs(self, host: Host) -> bool:
        """Must the table stay in memory for its bots?"""
        return bool(bots_to_act(host.table))

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        if self._pool is not None:
            workers = list((self._pool._processes or {}).values())
            keeper: Any = self._pool._executor_manager_thread  # a thread, whatever its published type says
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:  # one that misses the end of its pool waits for work for ever, and we for it
                worker.terminate()
            if keeper is not None:  # Python wakes it when it exits, and stumbles over one that is just ending
                keeper.join(_FAREWELL)

    async def _think(self, identity: str, seat: int) -> None:
        """One decision: pause, choose, ask; what has become impossible meanwhile is forgotten."""
        host = self._house.host(identity)
        try:
            await asyncio.sleep(self._pause(host.table, seat))
            host = self._house.host(identity)
            known = len(host.table.moves)
            action = await self._choose(host.table, seat)
            if action is not None:
                await self._reach(host, seat, action)
                await host.ask(lambda table, at: _play(table, seat, action, known, at))
        except StoreFailure:
            await asyncio.sleep(_REST)  # the disk is full, or locked: it will be asked again
        except LostRace as lost:
            host.note_race(lost)
        except Problem:
            pass  # what it wanted has become impossible
        except BrokenProcessPool:
            self._pool = None  # a worker has died: the next thought starts others
        except Exception:
            log.exception("a bot at table %s", identity)
            await asyncio.sleep(_REST)
        finally:
            del self._tasks[identity, seat]
        self.look(host)

    async def _reach(self, host: Host, seat: int, action: int) -> None:
        """In real time a hand needs a moment, and the others see it coming."""
        table = host.table
        player, match, spots_of = table.seats[seat].player, table.match, table.game.spots
        if table.game.realtime and player is not None and match is not None:
            spots = spots_of(match.codec.decode(action)) if spots_of else ()
            host.audience.point(seat, spots[0] if spots else None)
            await asyncio.sleep(LEVELS.reaction(player[1], self._rng))
            host.audience.point(seat, None)

    def _pause(self, table: Table, seat: int) -> float:
        player = table.seats[seat].player
        if player is None:
            return 0.0
        begun = any(move.seat == seat for move in table.moves)  # nobody needs to wait until bots are ready
        pause = LEVELS.pause(player[1], table.game.realtime and begun, self._rng)
        going_on = not table.game.realtime and table.moves and table.moves[-1].seat == seat
        return pause * _GOING_ON if going_on else pause

    async def advise(self, table: Table, seat: int) -> int | None:
        """What the best bot of the house would do for a seat, of what the table offers: it names no mistakes."""
        if seat not in table.playing().position.to_act():
            raise Problem("not-to-act")
        try:
            return await self._ask(table, seat, bot_names(table.game)[-1], table.game.quits, offered=True)
        except BrokenProcessPool:
            self._pool = None
            raise Problem("server-fault") from None

    async def _choose(self, table: Table, seat: int) -> int | None:
        player = table.seats[seat].player
        if player is None or seat not in bots_to_act(table):
            return None
        return await self._ask(table, seat, player[0], spared(table, player[1], self._house.now()))

    async def _ask(
        self, table: Table, seat: int, bot: str, never: frozenset[int], *, offered: bool = False
    ) -> int | None:
        """Have a bot choose for a seat, in a worker, from all but what it never does."""
        match = table.playing()
        listed = table.game.offered if offered and table.game.offered else type(match.position).legal
        legal = [action for action in listed(match.position, seat) if action not in never]
        if not legal or (len(legal) == 1 and not table.game.realtime):
            return legal[0] if legal else None
        view = msgspec.json.encode(match.position.view(seat))
        begin = time.perf_counter()
        job = self._workshop().submit(choose, table.game.name, bot, self._rng.getrandbits(64), view, legal)
        found = await asyncio.wrap_future(job)
        self._house.metrics.thought(time.perf_counter() - begin)
        return found

    def _workshop(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=_begin)
        return self._pool


def bots_to_act(table: Table) -> list[int]:
    """The seats that a bot plays and that may act now."""
    position = table.position
    if table.state != "running" or position is None:
        return []
    return [seat for seat in position.to_act() if table.seats[seat].player is not None]


def spared(table: Table, level: str, at: float) -> frozenset[int]:
    """The actions that a bot of a level does not take now: leaving, and while others shall have time, claims."""
    game = table.game
    early = game.claims and _played_for(table, at) < LEVELS.levels[level].grace
    return game.quits | game.claims if early else game.quits


def _played_for(table: Table, at: float) -> float:
    """Seconds since all have begun: where everybody acts at once, each says first that he is ready."""
    now = table.time(at) or 0.0
    begun: dict[int | None, float] = {}
    for move in table.moves:
        begun.setdefault(move.seat, move.at or 0.0)
    return now - max(begun.get(seat, now) for seat in range(len(table.seats)))


def _play(table: Table, seat: int, action: int, known: int, at: float) -> None:
    """Do what was chosen when `known` moves had been made, unless somebody has acted for the seat meanwhile."""
    stale = any(move.seat == seat for move in table.moves[known:]) or known > len(table.moves)
    if table.seats[seat].player is None or stale:
        raise Problem("not-replaced")
    commands.play(table, seat, action, at)


# --- in a worker ----------------------------------------------------------------------------------------------


def choose(game_name: str, bot: str, seed: int, view: bytes, legal: list[int]) -> int | None:
    """What a bot does, given what its seat may know."""
    game = game_named(game_name)
    return make_bot(bot, game, Random(seed)).choose(msgspec.json.decode(view, type=game.view), legal)


def _begin() -> None:
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(_COURTESY)
