"""A client that knows nothing of manners: raw frames both ways, so that tests can lose, double and delay them."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pantheon.client import Visitor
from tests.server.serving import Server

# What only somebody with a seat may do, and only while the game runs.
COMMANDS: dict[str, dict[str, Any]] = {
    "play": {"action": {"do": "pass"}},
    "undo": {},
    "resign": {},
    "return": {},
    "propose": {"what": "abandon"},
    "vote": {"yes": True},
}
PATIENCE = 60.0  # seconds; nothing takes that long, but a busy machine may
_NAMES = itertools.count(1)
Message = dict[str, Any]


def spliced(items: list[Any], splice: list[Any]) -> list[Any]:
    """A list after a change in one stretch of it."""
    at, drop, put = splice
    return [*items[:at], *put, *items[at + drop :]]


class Picture:
    """What a client has been told, put together as docs/protocol.md says, and no more cleverly than that."""

    def __init__(self) -> None:
        self.n = 0
        self.you: int | None = None
        self.events: list[Message] = []
        self.fields: Message = {}

    def take(self, message: Message) -> None:
        """A message of the server; events must follow those that are known."""
        if message["type"] == "welcome":
            assert [event["n"] for event in message["events"]] == list(
                range(message["n"] - len(message["events"]) + 1, message["n"] + 1)
            )
            self.n, self.you = message["n"], message["you"]
            self.fields = {name: message[name] for name in ("view", "legal", "clocks", "table", "can_undo", "scores")}
            self._remember(message["events"])
        elif message["type"] == "news" and message["events"][-1]["n"] > self.n:
            assert [event["n"] for event in message["events"]] == [
                self.n + 1 + at for at in range(len(message["events"]))
            ], "events follow each other"
            self.n += len(message["events"])
            self._remember(message["events"])
            view = self._seen(message)
            changed = {name: message[name] for name in self.fields if name in message}
            if "legal_splice" in message:
                changed["legal"] = spliced(self.fields["legal"], message["legal_splice"])
            self.fields = {**self.fields, **changed, "view": view}

    def _seen(self, news: Message) -> Message | None:
        """The view with what changed in it: whole fields, and stretches of lists."""
        view: Message = {**(self.fields["view"] or {}), **news.get("view", {})}
        for name, splice in news.get("splices", {}).items():
            view[name] = spliced(view[name], splice)
        return view or None

    def _remember(self, events: list[Message]) -> None:
        known = self.events[-1]["n"] if self.events else 0
        self.events += [event for event in events if event["n"] > known]

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    def stands(self) -> Message:
        """Everything that must be right at any time; how many moves there are is told by the moves themselves."""
        table = {name: value for name, value in self["table"].items() if name not in ("moves", "touched")}
        return {**self.fields, "table": table}

    def moves(self) -> list[Message]:
        """The moves among the events."""
        return [event["what"] for event in self.events if event["what"]["kind"] == "move"]


class Wire:
    """One socket. Everything that comes is kept in `frames` and drawn into `picture`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.picture = Picture()
        self._ids = itertools.count(1)

    async def send(self, message: Message | str | bytes) -> None:
        """Send anything."""
        await self.socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    async def receive(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str), "the server speaks in text"
        self.frames.append(text)
        message: Message = msgspec.json.decode(text)
        self.picture.take(message)
        return message

    async def until(self, wanted: Callable[[Message], bool] | str) -> Message:
        """Read on until a message of a type comes, or one that fits."""
        while True:
            message = await self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def when(self, condition: Callable[[], bool]) -> None:
        """Read on until it is so; perhaps it is already."""
        while not condition():
            await self.receive()

    async def reach(self, n: int) -> None:
        """Read on until event `n` is known."""
        while self.picture.n < n:
            await self.receive()

    async def command(self, kind: str, number: int | None = None, **facts: Any) -> Message:
        """A command and its answer: `done`, `refused`, or `error` if it was not even understood."""
        number = next(self._ids) if number is None else number
        await self.send({"type": kind, "id": number, **facts})
        return await self.until(
            lambda it: it["type"] == "error" or (it["type"] in ("done", "refused") and it["id"] == number)
        )

    async def play(self, action: Message | str) -> Message:
        """Make a move; it must be done, and its news must be there before that is said."""
        answer = await self.command("play", action=action)
        assert answer["type"] == "done", answer
        assert self.picture.n >= answer["n"]
        return answer

    async def refused(self, kind: str, **facts: Any) -> Message:
        """The error of a command that must be refused."""
        answer = await self.command(kind, **facts)
        assert answer["type"] == "refused", answer
        return dict(answer["error"])

    async def synced(self) -> "Wire":
        """Everything that the server had to say by now is known."""
        await self.send({"type": "ping"})
        pong = await self.until("pong")
        assert pong["n"] == self.picture.n, "nothing was lost"
        return self

    async def closed(self) -> int:
        """Read to the end; the code that the server closed with."""
        with pytest.raises(ConnectionClosed) as end:
            await self.until(lambda _: False)
        assert end.value.rcvd is not None, "no word of farewell"
        return end.value.rcvd.code

    def abort(self) -> None:
        """Be gone without a word."""
        self.socket.transport.abort()


@asynccontextmanager
async def dialled(visitor: Visitor, table: str, **options: Any) -> AsyncIterator[Wire]:
    """A socket to a table where nothing was said yet; who leaves much unread waits for no farewell behind it."""
    headers = visitor.headers()
    limits: dict[str, Any] = {"max_size": None, "max_queue": None}
    async with connect(
        visitor.live_address(table), additional_headers=headers, compression=None, **limits, **options
    ) as socket:
        yield Wire(socket)


@asynccontextmanager
async def wired(
    visitor: Visitor, table: str, *, since: int | None = 0, client: str | None = None, lang: str = "en"
) -> AsyncIterator[Wire]:
    """A socket to a table, after its welcome; without other wishes with all events."""
    async with dialled(visitor, table) as wire:
        name = client or f"wire-{next(_NAMES)}"
        await wire.send({"type": "hello", "protocol": 1, "client": name, "since": since, "lang": lang})
        await wire.until("welcome")
        yield wire


def stranger(server: Server) -> Visitor:
    """Somebody who is not even a guest."""
    return Visitor(server.address)


class Weather:
    """What becomes of messages on a bad day: lost, doubled, or late (after others that were sent later)."""

    def __init__(self, rng: Random, lost: float = 0.1, doubled: float = 0.1, late: float = 0.1) -> None:
        self._rng = rng
        self._lost, self._doubled, self._late = lost, doubled, late
        self._waiting: list[str] = []

    def through(self, text: str) -> list[str]:
        """What arrives when this is sent, in that order."""
        came, luck = [], self._rng.random()
        if luck >= self._lost + self._doubled + self._late:
            came = [text]
        elif luck >= self._lost + self._doubled:
            self._waiting.append(text)
            return []
        elif luck >= self._lost:
            came = [text, text]
        if self._rng.random() < 0.5:
            came += self.clear_up()
        return came

    def clear_up(self) -> list[str]:
        """What was late arrives."""
        came, self._waiting = self._waiting, []
        self._rng.shuffle(came)
        return came
