"""Two servers with the same table, but for what one viewer may not know: they must get the same bytes from both.

From the first draw on both games differ where the viewer cannot see it. Each has a log, dice and a seed of its own,
so that all that is told again later, after a restart or of moves of long ago, can be compared, too.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.game import Chance, Position
from pantheon.engine.options import write_options
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server.api.records import past_moves, past_position
from pantheon.server.config import NO_LIMITS, Config
from pantheon.server.connection import Connection
from pantheon.server.doorman import Doorman
from pantheon.server.front import Sites
from pantheon.server.host import Host
from pantheon.server.house import House
from pantheon.server.listing import row_of
from pantheon.server.metrics import Metrics
from pantheon.server.past import past_of
from pantheon.server.points import course_of
from pantheon.server.proxies import Proxies
from pantheon.server.settings import Settings, settle
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, GuestRow
from pantheon.server.story import MOST_TOLD, story_of
from pantheon.server.table import Table
from tests.engine.leaks import bare
from tests.server.tables import NOON, OWNER, entries, guest, sit
from tests.server.wire import PATIENCE

encode = msgspec.json.Encoder().encode
Viewer = int | None
_TRIED, _OTHERS_TRIED = 8, 12  # moves of somebody, and what may look the same on the other side
SCRIPTS: dict[bytes, list[int]] = {}
"""The draws of each table, by its seed."""


class Foretold(Dice):
    """Draws that the test has chosen, from the first one on."""

    def __init__(self, seed: bytes, _entropy: object = ()) -> None:
        self._seed, self._at = seed, 0

    def again(self) -> "Foretold":
        """The same before the first draw."""
        return Foretold(self._seed)

    def choose(self, chance: Chance) -> int:
        """The next draw."""
        drawn = SCRIPTS[self._seed][self._at]
        self._at += 1
        assert drawn in chance.actions
        return drawn


class Line:
    """What a connection writes to: every frame is kept."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.connection: Connection | None = None
        self._settled = 0  # frames that came before the last command
        self._came = asyncio.Event()

    def send(self, frame: bytes) -> bool:
        """Keep it; but for who is there, which is told by the clock and hangs on nothing in the game."""
        if b'{"type":"presence"' not in frame[:30]:
            self.frames.append(frame)
        self._came.set()
        return True

    def close(self, code: int) -> None:
        """Nobody is sent away here."""
        raise AssertionError(code)

    def cut(self) -> None:
        """Nor cut off."""
        raise AssertionError("cut off")

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


class Side:
    """One of the two servers: a real house with a real store, a clock that the test sets, and everybody connected."""

    def __init__(self, folder: Path, table: Table, clock: Callable[[], float], pool: ProcessPoolExecutor) -> None:
        config = Config(database=folder / "tables.db", limits=NO_LIMITS)
        self.store = SqliteStore(config.database)
        self.store.append(Append(table=table.id, entries=entries(table), row=row_of(table))).result()
        self.house = House(self.store, config, Metrics(), clock)
        self.house._set_alarm = lambda *_: None  # type: ignore[method-assign]  # the clock of the test does not ring
        self.house.thinkers._rng, self.house.thinkers._pool = Random(7), pool
        proxies = Proxies(())
        self._doorman = Doorman(self.house, config, self.house.metrics, proxies, Sites(config, proxies))
        self._seed = table.created.seed
        self.lines: dict[Viewer, Line] = {}

    async def open(self, seats: int) -> None:
        """Begin to serve; everybody comes."""
        await self.house.open()
        self.host: Host = self.house.host("table")
        for viewer in (None, *range(seats)):
            line = self.lines[viewer] = Line()
            who = GuestRow(
                secret="", id="watcher" if viewer is None else guest(viewer), name="Somebody", created=NOON
            )
            hello = m.Hello(protocol=1, client="twin")
            line.connection = Connection(self.host, hello, who, line, self._doorman, "127.0.0.1")
            self.host.attach(line.connection, None)
        await self.settle()

    @property
    def position(self) -> Position:
        """The position, honest even if the game leaks."""
        found: Position = bare(self.host.table.position)
        return found

    def foretell(self, draws: list[int]) -> None:
        """What is going to be drawn next."""
        SCRIPTS[self._seed] += draws

    async def settle(self) -> None:
        for line in self.lines.values():
            await line.settle()

    async def say(self, viewer: Viewer, number: int, text: bytes) -> None:
        """A message, and everything that follows from it for everybody."""
        connection = self.lines[viewer].connection
        assert connection is not None
        connection.take(text)
        await self.lines[viewer].settle(number)
        await self.settle()

    async def told_again(self, viewer: Viewer) -> list[bytes]:
        """What pages can ask about the past, as far as the viewer may know it."""
        last = len(self.host.table.moves)
        questions: list[Callable[[Table], Any]] = [
            lambda table: story_of(past_of(table), viewer, 0, MOST_TOLD),
            lambda table: course_of(past_of(table), viewer),
            lambda table: past_moves(past_of(table), viewer),
            *(lambda table, at=at: past_position(past_of(table), viewer, at) for at in range(0, last + 1, 9)),
        ]
        return [encode(await self.host.read(question)) for question in questions]

    async def close(self) -> None:
        self.house.thinkers._pool = None  # others use it, too
        await self.house.close()
        self.store.close()


def table_of(game: str, options: Any, seed: str) -> Table:
    """A table at which all sit. Only its seed tells it from its twin."""
    words = write_options(options)
    settled = settle(Settings(game=game, options=words), options.rules)
    table = Table("table")
    table.watching = True
    made = j.Created(settings=settled[2], rules=options.rules, seed=chosen_seed(seed), commitment="-", owner=OWNER)
    SCRIPTS[made.seed] = []
    table.note(made, NOON)
    return sit(table, options.players)


class Twins:
    """Both sides, and moves that look the same to a viewer."""

    def __init__(
        self, sides: tuple[Side, Side], viewer: Viewer, rng: Random, clock: list[float], likeness: float
    ) -> None:
        self.sides, self.viewer, self._rng, self._clock = sides, viewer, rng, clock
        self._likeness = likeness  # how often the same is drawn, where something else could be
        self._number = 0
        self.moves = 0
        self.hints = 0

    @property
    def game(self) -> Any:
        return self.sides[0].host.table.game

    async def start(self) -> None:
        """The owner starts both games."""
        while not self._foretell([bare(self.game.start(side.host.table.options)) for side in self.sides]):
            pass  # what one side has drawn was gone on the other
        for side in self.sides:
            await side.host.ask(lambda table, at: commands.start(table, OWNER, at))
            await side.settle()

    async def move(self) -> bool:
        """Somebody moves, on both sides alike; False if nobody can."""
        self._clock[0] += 0.05
        one, two = (side.position for side in self.sides)
        seats = list(one.to_act())
        self._rng.shuffle(seats)
        for seat in seats:
            for pair in self._pairs(one, two, seat):
                after = [_after(*side) for side in ((one, seat, pair[0]), (two, seat, pair[1]))]
                if self._same(*after) and self._foretell(after):
                    await self._both(seat, "play", *({"action": self._words(action)} for action in pair))
                    self.moves += 1
                    return True
        return False

    def _pairs(self, one: Position, two: Position, seat: int) -> Iterator[tuple[int, int]]:
        """Actions of a seat that may look the same; one's own are the same."""
        avoided = self.game.quits | self.game.rests
        mine, theirs = ([a for a in position.legal(seat) if a not in avoided] for position in (one, two))
        kinds = {action: type(self._decoded(action)) for action in theirs}
        for action in self._some(mine):
            others = [] if seat == self.viewer else [b for b in theirs if kinds[b] is type(self._decoded(action))]
            yield from ((action, other) for other in self._tried(two, seat, action, others, action in kinds))

    def _foretell(self, positions: list[Position]) -> bool:
        """Draw on both sides until somebody may act, other things where that makes no difference to the viewer."""
        draws: tuple[list[int], list[int]] = ([], [])
        one, two = positions
        while (chance := one.chance()) is not None:
            drawn = self._rng.choices(chance.actions, chance.weights)[0]
            other = two.chance()
            assert other is not None
            one.play(None, drawn)
            found = self._drawn_alike(one, two, drawn, list(other.actions))
            if found is None:
                return False
            two.play(None, found)
            draws[0].append(drawn)
            draws[1].append(found)
        if one.over or two.over:  # then everything may be known
            return False
        for side, script in zip(self.sides, draws, strict=True):
            side.foretell(script)
        return True

    def _drawn_alike(self, one: Position, two: Position, drawn: int, possible: list[int]) -> int | None:
        """A draw for the second side after which the viewer sees what they see on the first one."""
        for action in self._tried(two, None, drawn, possible, drawn in possible):
            if self._same(one, _after(two, None, action)):
                return action
        return None

    def _tried(
        self, two: Position, mover: Viewer, action: int, others: list[int], is_possible: bool
    ) -> Iterator[int]:
        """The move itself and others that come to something else, in the order in which they are tried."""
        same = [action] if is_possible else []
        if same and self._rng.random() < self._likeness:
            yield action
            same = []
        outcome = _after(two, mover, action).pack() if is_possible else None
        few = self._rng.sample(others, min(len(others), _OTHERS_TRIED))
        yield from (other for other in few if other != action and _after(two, mover, other).pack() != outcome)
        yield from same

    def _same(self, one: Position, two: Position) -> bool:
        return encode(one.view(self.viewer)) == encode(two.view(self.viewer))

    def _some(self, actions: list[int]) -> list[int]:
        return self._rng.sample(actions, min(len(actions), _TRIED))

    def _decoded(self, action: int) -> Any:
        match = self.sides[0].host.table.match
        assert match is not None
        return match.codec.decode(action)

    def _words(self, action: int) -> Any:
        return msgspec.to_builtins(self._decoded(action))

    # --- what else can be said ----------------------------------------------------------------------------------

    async def try_something(self) -> None:
        """The viewer asks what may be asked, tries what may not be done, and all talk and point."""
        for seat in self.sides[0].lines:
            if seat is not None and self._rng.random() < 0.3:
                await self._both(seat, "say", {"text": f"Hello from {seat}"})
                await self._both(seat, "point", {"at": "a1"})
        if self.viewer is None:
            return
        own = self.viewer
        legal = self._some(self.sides[0].position.legal(own))
        wishes: list[Any] = [{"do": "fly"}, "take south 1 MPPF left", "add B02"]
        for seat in range(len(self.sides[0].lines) - 1):
            if seat != own:
                wishes += [self._words(action) for action in self._some(self.sides[0].position.legal(seat))[:4]]
        mine = [self._words(action) for action in self.sides[0].position.legal(own)]
        for wish in wishes:
            if wish not in mine:
                await self._both(own, "play", {"action": wish})
        await self._both(own, "foresee")
        if legal:
            paths = [[self._words(action)] for action in legal]
            await self._both(own, "imagine", {"paths": paths, "whole": self._rng.random() < 0.5})
            if self.hints < 2:
                self.hints += 1
                await self._both(own, "hint")
        await self._both(own, "undo")
        await self._both(own, "vote", {"yes": True})
        await self._both(own, "resync", {"since": self._rng.randrange(5)})

    async def _both(self, seat: Viewer, kind: str, one: Any = None, two: Any = None) -> None:
        self._number += 1
        answered = kind not in ("point", "resync")
        for side, facts in zip(self.sides, (one or {}, two or one or {}), strict=True):
            text = encode({"type": kind, **({"id": self._number} if answered else {}), **facts})
            await side.say(seat, self._number if answered else 0, text)


def _after(position: Position, mover: Viewer, action: int) -> Position:
    after = position.copy()
    after.play(mover, action)
    return after


@asynccontextmanager
async def twins_of(
    folder: Path, game: str, options: Any, viewer: Viewer, pool: ProcessPoolExecutor, likeness: float
) -> AsyncIterator[Twins]:
    """Two servers whose tables differ in nothing that the viewer may know, from the first draw on."""
    clock, sides = [NOON], []
    for number in ("one", "two"):
        here = Path(tempfile.mkdtemp(dir=folder))
        sides.append(Side(here, table_of(game, options, number), lambda: clock[0], pool))
    try:
        for side in sides:
            await side.open(options.players)
        yield Twins((sides[0], sides[1]), viewer, Random(f"{game} {viewer} {likeness}"), clock, likeness)
    finally:
        for side in sides:
            await side.close()
