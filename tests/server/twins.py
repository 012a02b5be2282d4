"""Two servers with the same table, but for what one viewer may not know: he must get the same bytes from both."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from pantheon.engine.chance import Dice
from pantheon.engine.game import Chance, Position
from pantheon.server import messages as m
from pantheon.server.config import NO_LIMITS, Config
from pantheon.server.connection import Connection
from pantheon.server.doorman import Doorman
from pantheon.server.front import Sites
from pantheon.server.host import Host
from pantheon.server.house import House
from pantheon.server.listing import row_of
from pantheon.server.metrics import Metrics
from pantheon.server.proxies import Proxies
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, GuestRow
from pantheon.server.table import Table
from tests.server.tables import NOON, entries, guest
from tests.server.wire import PATIENCE

encode = msgspec.json.Encoder().encode
Viewer = int | None


class Foretold(Dice):
    """Draws that the test has chosen."""

    def __init__(self) -> None:
        super().__init__(bytes(32))
        self.next: list[int] = []

    def choose(self, chance: Chance) -> int:
        """The next draw."""
        assert self.next[0] in chance.actions
        return self.next.pop(0)


class Line:
    """What a connection writes to: every frame is kept."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.connection: Connection | None = None
        self._settled = 0  # frames that came before the last command
        self._came = asyncio.Event()

    def send(self, frame: bytes) -> bool:
        """Keep it."""
        self.frames.append(frame)
        self._came.set()
        return True

    def close(self, code: int) -> None:
        """Nobody is sent away here."""
        raise AssertionError(code)

    def cut(self) -> None:
        """Nor cut off."""
        raise AssertionError("cut off")

    async def introduced(self) -> None:
        """Wait until it was told who is there: that comes at a time of its own."""
        async with asyncio.timeout(PATIENCE):
            while not any(b'"type":"presence"' in frame for frame in self.frames):
                self._came.clear()
                await self._came.wait()

    async def settle(self, number: int = 0) -> None:
        """Wait for the answer to a command, if there was one, and for everything that was to be said by then."""
        assert self.connection is not None
        async with asyncio.timeout(PATIENCE):
            while number and not any(b'"id":%d,' % number in frame for frame in self.frames[self._settled :]):
                self._came.clear()
                await self._came.wait()
        self.connection.take(b'{"type":"ping"}')
        assert b'{"type":"pong"' in self.frames[-1]
        self._settled = len(self.frames)


@dataclass
class Side:
    """One of the two servers: a real house with a real store, a clock that the test sets, and everybody connected."""

    house: House
    store: SqliteStore
    host: Host
    dice: Foretold
    doorman: Doorman
    lines: dict[Viewer, Line] = field(default_factory=dict)

    @property
    def position(self) -> Position:
        assert self.host.table.position is not None
        return self.host.table.position

    def connect(self, viewer: Viewer) -> None:
        line = self.lines[viewer] = Line()
        who = GuestRow(secret="", id="watcher" if viewer is None else guest(viewer), name="Somebody", created=NOON)
        hello = m.Hello(protocol=1, client="twin")
        line.connection = Connection(self.host, hello, who, line, self.doorman, "10.0.0.1")
        self.host.attach(line.connection, None)

    async def say(self, viewer: Viewer, number: int, text: bytes) -> None:
        """A command, and everything that follows from it for everybody."""
        connection = self.lines[viewer].connection
        assert connection is not None
        connection.take(text)
        await self.lines[viewer].settle(number)
        for line in self.lines.values():
            await line.settle()

    async def close(self) -> None:
        await self.house.close()
        self.store.close()


async def side_of(folder: Path, table: Table, position: Position, clock: Callable[[], float]) -> Side:
    """A server with that table in its store, but another position in its memory."""
    store = SqliteStore(folder / "tables.db")
    store.append(Append(table=table.id, entries=entries(table), row=row_of(table))).result()
    config = Config(database=folder / "tables.db", limits=NO_LIMITS)
    house = House(store, config, Metrics(), clock)
    house._set_alarm = lambda *_: None  # type: ignore[method-assign]  # the clock of the test does not ring
    await house.open()
    host, dice = house.host(table.id), Foretold()
    assert host.table.match is not None
    host.table.match.position, host.table.match._dice = position, dice
    host.table.match._before.clear()
    proxies = Proxies(())
    side = Side(house, store, host, dice, Doorman(house, config, house.metrics, proxies, Sites(config, proxies)))
    for viewer in (None, *range(len(table.seats))):
        side.connect(viewer)
    for line in side.lines.values():
        await line.introduced()
        await line.settle()
    return side


class Twins:
    """Both sides, and moves that look the same to a viewer."""

    def __init__(self, one: Side, two: Side, viewer: Viewer, rng: Random) -> None:
        self.one, self.two, self.viewer, self._rng = one, two, viewer, rng
        self._number = 0
        self.moves = 0

    def same(self, viewer: Viewer) -> bool:
        """Did a viewer get the same bytes from both?"""
        return self.one.lines[viewer].frames == self.two.lines[viewer].frames

    async def move(self) -> bool:
        """Somebody moves, on both sides alike; False if nobody can."""
        seats = list(self.one.position.to_act())
        self._rng.shuffle(seats)
        for seat in seats:
            for one, two in self._pairs(seat):
                if self._foresee(seat, one, two):
                    await self._both(seat, "play", self._words(one), self._words(two))
                    self.moves += 1
                    return True
        return False

    def part(self) -> None:
        """They cannot go on together, since what is hidden is too different by now: try another twin."""
        for side in (self.one, self.two):
            assert side.host.table.match is not None
            side.host.table.match._before.clear()
        assert self.two.host.table.match is not None
        self.two.host.table.match.position = self.one.position.sample(self.viewer, self._rng)

    async def try_something(self) -> None:
        """The viewer asks for what he may not do, or takes back what he may."""
        if self.viewer is None:
            return
        own, others = self.viewer, [seat for seat in self.one.lines if seat not in (None, self.viewer)]
        wishes = [{"do": "fly"}, "done", "pass", "take south 1 MPPF left", "add B02"]
        for seat in others:
            wishes += [self._words(action) for action in self._shuffled(self.one.position.legal(seat))[:4]]
        for wish in wishes:
            legal = [self._words(action) for action in self.one.position.legal(own)]
            if wish not in legal and wish not in ("done", "pass"):
                await self._both(own, "play", wish, wish)
        await self._both(own, "foresee")
        await self._both(own, "undo")
        await self._both(own, "vote")

    async def _both(self, seat: int, kind: str, one: Any = None, two: Any = None) -> None:
        self._number += 1
        for side, action in ((self.one, one), (self.two, two)):
            facts = {"play": {"action": action}, "vote": {"yes": True}}.get(kind, {})
            text = encode({"type": kind, "id": self._number, **facts})
            await side.say(seat, self._number, text)

    def _words(self, action: int) -> Any:
        match = self.one.host.table.match
        assert match is not None
        return msgspec.to_builtins(match.codec.decode(action))

    def _shuffled(self, actions: list[int]) -> list[int]:
        return self._rng.sample(actions, len(actions))

    def _pairs(self, seat: int) -> list[tuple[int, int]]:
        """An action for each side that looks the same to the viewer; a few of them."""
        looks: dict[bytes, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
        quits = self.one.host.table.game.quits | self.one.host.table.game.rests
        for at, side in enumerate((self.one, self.two)):
            for action in side.position.legal(seat):
                if action not in quits:
                    looks[encode(side.position.shown(self.viewer, seat, action))][at].append(action)
        both = [pair for pair in looks.values() if pair[0] and pair[1]]
        few = self._rng.sample(both, min(len(both), 10))
        if seat == self.viewer:  # his own moves are the same
            return [(one[0], one[0]) for one, two in few if one == two and len(one) == 1]
        return [(self._rng.choice(one), self._rng.choice(two)) for one, two in few]

    def _foresee(self, seat: int, one: int, two: int) -> bool:
        """Choose draws that look the same; False if the moves will show a difference that the rules show."""
        shown: list[bytes] = []
        first, draws = _play(self.one.position, seat, one, lambda position, found: self._any(position, found, shown))
        again = iter(shown)
        second, others = _play(
            self.two.position, seat, two, lambda position, found: self._alike(position, found, next(again, None))
        )
        self.one.dice.next, self.two.dice.next = list(draws), list(others)
        return encode(first.view(self.viewer)) == encode(second.view(self.viewer))

    def _any(self, position: Position, chance: Chance, shown: list[bytes]) -> int:
        drawn = self._rng.choices(chance.actions, chance.weights)[0]
        shown.append(encode(position.shown(self.viewer, None, drawn)))
        return drawn

    def _alike(self, position: Position, chance: Chance, look: bytes | None) -> int:
        possible = [drawn for drawn in chance.actions if encode(position.shown(self.viewer, None, drawn)) == look]
        return self._rng.choice(possible or list(chance.actions))


def _play(
    position: Position, seat: int, action: int, draw: Callable[[Position, Chance], int]
) -> tuple[Position, list[int]]:
    """What becomes of a position, and the draws on the way."""
    position, draws = position.copy(), []
    position.play(seat, action)
    while (chance := position.chance()) is not None:
        draws.append(draw(position, chance))
        position.play(None, draws[-1])
    return position, draws
