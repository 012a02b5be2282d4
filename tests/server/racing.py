"""4 Gods over real sockets, for tests in which hands meet: everybody at the table and one who watches."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from pantheon.client import Visitor
from tests.server.serving import Server, seated
from tests.server.wire import Message, Wire, wired

_IDS = itertools.count(1000)
CALM = {"hold": "0", "absent": "0"}  # no clock of the rules comes in between


@dataclass
class Round:
    """A running table: those who sit there in seat order, and a spectator."""

    table: str
    visitors: list[Visitor]
    wires: list[Wire]
    watcher: Wire

    async def synced(self) -> None:
        """Everybody knows what happened so far."""
        for wire in (*self.wires, self.watcher):
            await wire.synced()

    async def do(self, seat: int, *actions: Message | str) -> None:
        """A seat acts, and everybody knows."""
        for action in actions:
            await self.wires[seat].play(action)
        await self.synced()

    def of(self, kind: str) -> list[Message]:
        """All events of a kind, as the spectator was told."""
        return [event["what"] for event in self.watcher.picture.events if event["what"]["kind"] == kind]


@asynccontextmanager
async def around(server: Server, people: int = 2, *, ready: bool = True, **options: str) -> AsyncIterator[Round]:
    """A new game of 4 Gods; unless somebody is to dawdle, all are ready and have two tiles in hand."""
    table, visitors = await asyncio.to_thread(seated, server, "four-gods", people, options={**CALM, **options})
    async with again(server, table, visitors) as round_:
        for seat in range(people) if ready else ():
            await round_.do(seat, "ready")
        yield round_


@asynccontextmanager
async def again(server: Server, table: str, visitors: list[Visitor]) -> AsyncIterator[Round]:
    """The same people at the table, connected anew, with all that has happened there."""
    watcher = await asyncio.to_thread(server.visitor, "Cleo")
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(wired(visitor, table)) for visitor in (*visitors, watcher)]
        yield Round(table, visitors, wires[:-1], wires[-1])


async def at_once(wires: list[Wire], actions: list[Any]) -> list[Message]:
    """All of them act without waiting for each other; the answers."""
    number = next(_IDS)
    for wire, action in zip(wires, actions, strict=True):
        await wire.send({"type": "play", "id": number, "action": action})
    return [await wire.until(lambda it: it.get("id") == number) for wire in wires]


def able(wire: Wire, *verbs: str) -> list[Message]:
    """What a client is offered to do, of these kinds."""
    return [action for action in wire.picture["legal"] if action["do"] in verbs]
