"""A load generator for games in turn: so many tables at once, and a move is over when everybody has received it.

Everything here runs in the generator's process. Tables whose game has ended make room for others that were made and
connected before, so that nothing but moves happens while the clock runs.
"""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from bench.server.processes import usage

_MARGIN = 1.3
_LONGEST = 30.0  # seconds that the last answers may take


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What one run has shown. Delays in milliseconds; CPU in microseconds per move and as a share of a core."""

    moves: float
    p50: float
    p99: float
    cpu: float
    server_share: float
    generator_share: float
    memory: float  # kilobytes of the server for each of the first tables, with everybody connected


class Seat(Protocol):
    """A client at a table. It tells its table `received` for each move that arrives."""

    def may_move(self) -> bool: ...
    def move(self) -> None: ...
    def leave(self) -> Awaitable[None]: ...


class Table:
    """Four clients; `received` is called by them, and the last one starts the next move."""

    __slots__ = ("_behind", "_sent", "n", "room", "seats")

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.seats: Sequence[Seat] = ()
        self.n = 0  # the last move that everybody knows
        self._behind = 0
        self._sent = 0.0

    def received(self, n: int) -> None:
        """One more of them knows what has happened up to n."""
        if n <= self.n:
            return
        self._behind -= 1
        if self._behind == 0:
            self.n = n
            self.room.moved(time.perf_counter() - self._sent)
            if self.room.running:
                self.move()
            else:
                self.room.rest(self)

    def move(self) -> None:
        """Whoever is to move does."""
        for seat in self.seats:
            if seat.may_move():
                self._behind = len(self.seats)
                self._sent = time.perf_counter()
                seat.move()
                return
        self.room.ended(self)


Maker = Callable[["Room", int], Awaitable[list[Table]]]
"""Makes so many tables of a room and connects everybody."""


class Room:
    """`size` tables that are played at, and spare ones."""

    def __init__(self, size: int, make: Maker, pid: int, length: int, rate: float = 1500.0) -> None:
        """For the number of spare tables: the moves of a game, and those a second until a run has shown better."""
        self.size = size
        self.running = False
        self._make = make
        self._pid = pid
        self._length = length
        self._rate = rate
        self._memory = 0.0
        self._lacking = False  # a table ended and there was no other: fewer tables than there should be
        self._ready: list[Table] = []
        self._over: list[Table] = []
        self._playing = 0
        self._delays: list[float] = []
        self._under_way, self._idle = asyncio.Event(), asyncio.Event()
        self._wrong: str | None = None

    # --- told by the tables -----------------------------------------------------------------------------------

    def moved(self, delay: float) -> None:
        self._delays.append(delay)
        if len(self._delays) == self.size:
            self._under_way.set()

    def rest(self, table: Table) -> None:
        """The run is over, the game is not."""
        self._ready.append(table)
        self._left()

    def ended(self, table: Table) -> None:
        """A game is over: another table takes its place."""
        self._over.append(table)
        if self.running and self._ready:
            self._ready.pop().move()
        else:
            self._lacking = self._lacking or self.running
            self._left()

    def _left(self) -> None:
        self._playing -= 1
        if self._playing == 0:
            self._under_way.set()
            self._idle.set()

    def broke(self, reason: str) -> None:
        """Something that must not happen; the figures would be worth nothing."""
        self._wrong = reason
        self._under_way.set()
        self._idle.set()

    # --- a run ------------------------------------------------------------------------------------------------

    async def run(self, seconds: float) -> Figures:
        """Play for so many seconds, with as many tables all the time."""
        while True:
            await self.stock(seconds)
            figures = await self._timed(seconds)
            if not self._lacking:
                return figures

    async def stock(self, seconds: float) -> None:
        """Make as many tables as a run will need."""
        moves = self.size + self._rate * seconds
        missing = self.size + int(_MARGIN * moves / self._length) - len(self._ready)
        if missing <= 0:
            return
        before = usage(self._pid).memory
        self._ready += await self._make(self, missing)
        self._memory = self._memory or (usage(self._pid).memory - before) / 1024 / missing

    async def _timed(self, seconds: float) -> Figures:
        """The clock starts when all tables have had a move: before that all of them wait for the same moment."""
        gc.collect()
        gc.disable()  # the generator's own pauses are not the server's
        self._start()
        await asyncio.wait_for(self._under_way.wait(), _LONGEST)
        self._delays = []
        before, cpu = usage(self._pid), time.process_time()
        begin = time.perf_counter()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), seconds)
        elapsed = time.perf_counter() - begin
        after, cpu = usage(self._pid), time.process_time() - cpu
        delays, self._delays = sorted(self._delays), []
        gc.enable()
        await self._stop()
        self._rate = len(delays) / elapsed
        return Figures(
            moves=self._rate,
            p50=1000 * percentile(delays, 0.5),
            p99=1000 * percentile(delays, 0.99),
            cpu=1e6 * (after.cpu - before.cpu) / max(1, len(delays)),
            server_share=(after.cpu - before.cpu) / elapsed,
            generator_share=cpu / elapsed,
            memory=self._memory,
        )

    def _start(self) -> None:
        self._delays = []
        self._lacking = False
        self._under_way.clear()
        self._idle.clear()
        self.running = True
        first = [self._ready.pop() for _ in range(min(self.size, len(self._ready)))]
        self._playing = len(first)
        for table in first:
            table.move()

    async def _stop(self) -> None:
        self.running = False
        if self._playing:
            await asyncio.wait_for(self._idle.wait(), _LONGEST)
        if self._wrong is not None:
            raise RuntimeError(self._wrong)
        over, self._over = self._over, []
        await _leave(over)

    async def play_out(self) -> None:
        """Play all games to their end, without a clock."""
        self._ready += await self._make(self, self.size)
        self._start()
        await self._idle.wait()
        await self._stop()

    async def leave(self) -> None:
        """Everybody goes home."""
        await _leave(self._ready)


async def _leave(tables: list[Table]) -> None:
    await asyncio.gather(*(seat.leave() for table in tables for seat in table.seats))


def percentile(ordered: list[float], share: float) -> float:
    """The value below which that share of a sorted list lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
