"""Clients of our server for the load generator: `pantheon.client` for what to say, the leanest socket there is."""

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from bench.server.room import Room, Table
from bench.server.wire import Socket
from pantheon.client import Conversation, Visitor

AT_ONCE = 64  # tables that are being connected at the same time
_CALLERS = 4
_PATIENCE = 86_400  # tables wait while something else is measured, and nobody shall be overdue then
_NOBODY_IS_ABSENT = {"four-gods": {"absent": "3600"}}
_chance = random.Random(2005).random


class Numbered(msgspec.Struct):
    """An event, of which only the number matters here."""

    n: int


class Heard(msgspec.Struct):
    """What the generator reads of a message: it must cost less than the server's part."""

    type: str
    events: list[Numbered] = []
    legal: list[msgspec.Raw] | None = None
    legal_splice: tuple[int, int, list[msgspec.Raw]] | None = None
    n: int = 0
    id: int = 0


read = msgspec.json.Decoder(Heard).decode


class Client(Socket):
    """One seat at one table: says hello, keeps the legal actions. What is heard goes to `hear`."""

    def __init__(self) -> None:
        super().__init__()
        self.legal: list[msgspec.Raw] = []
        self.n = 0
        self.welcomed = asyncio.Event()
        self._commands = 0

    def opened(self) -> None:
        self.send(Conversation().hello().encode())

    def take(self, text: bytes) -> None:
        heard = read(text)
        if heard.legal is not None:
            self.legal = heard.legal
        elif heard.legal_splice is not None:
            at, drop, put = heard.legal_splice
            self.legal[at : at + drop] = put
        if heard.events:
            self.n = heard.events[-1].n
        if heard.type == "welcome":
            self.n = heard.n
            self.welcomed.set()
        else:
            self.hear(heard)

    def hear(self, heard: Heard) -> None:
        """Something has happened."""
        raise NotImplementedError

    def play(self, action: msgspec.Raw) -> int:
        """Make a move, as `Conversation.command` would write it; the number of the command."""
        self._commands += 1
        self.send(b'{"type":"play","id":%d,"action":%b}' % (self._commands, bytes(action)))
        return self._commands


class Mover(Client):
    """A client in a game in turn, who plays anything."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def hear(self, heard: Heard) -> None:
        if heard.type == "news":
            self._table.received(self.n)
        elif heard.type in ("refused", "error"):
            self._table.room.broke(f"the server says {heard.type} to a legal action")

    def lost(self) -> None:
        self._table.room.broke("the server has hung up")

    def may_move(self) -> bool:
        return bool(self.legal)

    def move(self) -> None:
        self.play(self.legal[int(_chance() * len(self.legal))])


class Guests:
    """The same few people sit at all tables; each of their sockets is a client of its own."""

    def __init__(self, address: str, people: int) -> None:
        self.visitors = [Visitor(address).arrive(f"Player {number}") for number in range(1, people + 1)]

    def seated(self, game: str) -> str:
        """A running table of all of them."""
        owner = self.visitors[0]
        options = {"players": str(len(self.visitors)), **_NOBODY_IS_ABSENT.get(game, {})}
        table = owner.make_table(game, options=options, patience=_PATIENCE).id
        for visitor in self.visitors:
            visitor.join(table)
        owner.start(table)
        return table

    async def tables(self, game: str, count: int) -> list[str]:
        """Many running tables."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(_CALLERS) as callers:
            jobs = [loop.run_in_executor(callers, self.seated, game) for _ in range(count)]
            return await asyncio.gather(*jobs)

    async def connect(self, table: str, clients: Sequence[Client]) -> None:
        """Bring everybody to the table; their seats are in the order of the visitors."""
        for visitor, client in zip(self.visitors, clients, strict=True):
            await client.connect(visitor.live_address(table), visitor.headers())
        await asyncio.gather(*(client.welcomed.wait() for client in clients))


async def in_turn(room: Room, guests: Guests, game: str, count: int) -> list[Table]:
    """So many new tables of a game in turn with everybody connected."""
    return await brought_to(room, guests, await guests.tables(game, count))


async def brought_to(room: Room, guests: Guests, tables: list[str]) -> list[Table]:
    """Everybody comes to these tables."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(identity: str) -> Table:
        table = Table(room)
        clients = [Mover(table) for _ in guests.visitors]
        table.seats = clients
        async with places:
            await guests.connect(identity, clients)
        table.n = max(client.n for client in clients)
        return table

    return list(await asyncio.gather(*(one(identity) for identity in tables)))
