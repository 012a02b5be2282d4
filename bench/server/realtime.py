"""4 Gods, where everybody acts at once: commands go out on schedule, whatever becomes of those before them.

A delay is counted from when a command was due until everybody at the table has received what it did.
"""

import asyncio
import gc
import random
import time
from collections import deque
from itertools import cycle, islice

import msgspec

from bench.server import ours
from bench.server.generator import in_generator
from bench.server.job import Run
from bench.server.plan import LIMIT, LIVE_RATE, LIVE_TABLES, longer
from bench.server.processes import Pantheon
from bench.server.room import percentile

GAME, PEOPLE = "four-gods", 4
_STEEPER, _GENTLER, _STEP_SECONDS, _MOST_STEPS = 1.25, 0.7, 0.8, 8
_TICK = 0.001
_TRIES = 20  # who has nothing to do lets the next one act, so that the rate is what it should be
_LONGEST = 30.0  # seconds that the last answers may take
_UNWANTED = {b"leave", b"give-up", b"pass", b"end-turn"}  # a game must go on
_rng = random.Random(2005)


def on_ours() -> Run:
    """All tables on a server of their own."""
    server = Pantheon()
    in_generator(open_crowd, server.pid, server.address)

    def run(seconds: float) -> dict[str, float]:
        figures = in_generator(act, server.pid, longer(seconds, 2))
        return msgspec.structs.asdict(figures)

    return run


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Of the usual rate: commands a second that were carried out, refused share, delays in milliseconds; and the
    greatest number of commands a second that still kept to the limit.
    """

    commands: float
    refused: float
    p50: float
    p99: float
    most: float


# --- in the generator's process -------------------------------------------------------------------------------


class Actor(ours.Client):
    """A player who does whatever is possible, by kinds: there are many more places than deeds."""

    def __init__(self, table: "Table") -> None:
        super().__init__()
        self._table = table
        self._due: dict[int, float] = {}  # of the commands without an answer

    def act(self, due: float) -> bool:
        """Do something, if anything can be done."""
        kinds: dict[bytes, list[msgspec.Raw]] = {}
        for action in self.legal:
            kinds.setdefault(bytes(action).split(b'"', 4)[3], []).append(action)
        wanted = [kind for kind in kinds if kind not in _UNWANTED]
        if not wanted:
            return False
        self._due[self.play(_rng.choice(kinds[_rng.choice(wanted)]))] = due
        return True

    def hear(self, heard: ours.Heard) -> None:
        if heard.type == "news":
            self._table.settle()
        elif heard.type == "done":
            self._table.waiting.append((heard.n, self._due.pop(heard.id)))
            self._table.settle()
        elif heard.type == "refused":  # somebody was faster
            del self._due[heard.id]
            self._table.crowd.refused += 1


class Table:
    """Four people, and what they have done that not everybody knows yet."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.seats = [Actor(self) for _ in range(PEOPLE)]
        self.waiting: deque[tuple[int, float]] = deque()  # events, and when their commands were due

    def settle(self) -> None:
        """Count what everybody knows by now."""
        if self.waiting:
            known = min(seat.n for seat in self.seats)
            now = time.perf_counter()
            for event, due in list(self.waiting):
                if event <= known:
                    self.waiting.remove((event, due))
                    self.crowd.delays.append(now - due)

    @property
    def over(self) -> bool:
        return not any(seat.legal for seat in self.seats)


class Crowd:
    """All tables."""

    def __init__(self, guests: ours.Guests) -> None:
        self._guests = guests
        self._tables: list[Table] = []
        self.delays: list[float] = []
        self.refused = 0
        self.sent = 0

    async def gather(self) -> None:
        """Ended tables make room for new ones."""
        over = [table for table in self._tables if table.over]
        await asyncio.gather(*(seat.leave() for table in over for seat in table.seats))
        self._tables = [table for table in self._tables if not table.over]
        places = asyncio.Semaphore(ours.AT_ONCE)

        async def one(identity: str) -> Table:
            table = Table(self)
            async with places:
                await self._guests.connect(identity, table.seats)
            return table

        found = await self._guests.tables(GAME, LIVE_TABLES - len(self._tables))
        self._tables += await asyncio.gather(*(one(identity) for identity in found))

    async def act(self, rate: float, seconds: float) -> tuple[float, list[float], float]:
        """Everybody acts so many times a second: commands carried out a second, sorted delays, refused share."""
        self.delays, self.refused, self.sent = [], 0, 0
        seats = [seat for table in self._tables for seat in table.seats]
        _rng.shuffle(seats)
        turn = cycle(seats)
        gap = 1 / (rate * len(seats))
        gc.collect()
        gc.disable()
        begin = time.perf_counter()
        for number in range(int(seconds / gap)):
            due = begin + number * gap
            while (now := time.perf_counter()) < due:
                await asyncio.sleep(max(_TICK, due - now))
            self.sent += any(seat.act(due) for seat in islice(turn, _TRIES))
            if number % 8 == 0:
                await asyncio.sleep(0)
        elapsed = time.perf_counter() - begin
        await asyncio.wait_for(self._answered(), _LONGEST)
        gc.enable()
        done = len(self.delays)
        return done / elapsed, sorted(self.delays), self.refused / max(1, done + self.refused)

    async def _answered(self) -> None:
        while len(self.delays) + self.refused < self.sent:
            await asyncio.sleep(0.02)


_crowds: dict[int, Crowd] = {}


async def open_crowd(pid: int, address: str) -> None:
    crowd = _crowds[pid] = Crowd(ours.Guests(address, PEOPLE))
    await crowd.gather()


async def act(pid: int, seconds: float) -> Figures:
    """The usual rate, then the greatest that is good."""
    crowd = _crowds[pid]
    await crowd.gather()
    commands, delays, refused = await crowd.act(LIVE_RATE, seconds)
    p50, p99 = (1000 * percentile(delays, share) for share in (0.5, 0.99))
    most = await _most(crowd, commands, p99 < LIMIT)
    return Figures(commands=commands, refused=refused, p50=p50, p99=p99, most=most)


async def _most(crowd: Crowd, reached: float, felt_nothing: bool) -> float:
    """More and more until it is felt, or, if it is felt already, less and less until it is not."""
    rate = LIVE_RATE
    for _ in range(_MOST_STEPS):
        rate *= _STEEPER if felt_nothing else _GENTLER
        await crowd.gather()
        commands, delays, _ = await crowd.act(rate, _STEP_SECONDS)
        within = 1000 * percentile(delays, 0.99) < LIMIT
        if within != felt_nothing:
            return commands if within else reached
        reached = commands
    return reached
