"""Talking to a server in tests: requests with any headers, refusals, and tables that have come to their end."""

import asyncio
import http.client
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from pantheon.client import LiveTable, Visitor
from pantheon.client.visitor import AnswerError
from pantheon.server import messages as m
from pantheon.server.messages import ErrorInfo
from tests.server.serving import Server

JSON = {"content_type": "application/json"}
_SECONDS = 60.0


@dataclass(frozen=True)
class Reply:
    """An answer as it came."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def error(self) -> str:
        """What was wrong, in our form; anything else fails."""
        assert self.headers.get_content_type() == "application/json", self.body
        assert set(self.json) == {"error"}
        return msgspec.convert(self.json["error"], ErrorInfo).text


def raw(server: Server, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
    """A request just so; `content_type` is the header Content-Type."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=_SECONDS)
    try:
        line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        return Reply(answer.status, answer.headers, answer.read())
    finally:
        line.close()


def figure(server: Server, name: str) -> float:
    """One of the figures that the server counts; 0 while there was nothing to count."""
    found = raw(server, "GET", "/metrics").body.decode().partition(f"\n{name} ")[2]
    return float(found.split()[0]) if found else 0.0


def refused(status: int, text: str, visitor: Visitor, method: str, path: str, body: Any = None) -> ErrorInfo:
    """A request that must be refused, with this status and for this reason."""
    with pytest.raises(AnswerError) as caught:
        visitor.call(method, path, body)
    assert (caught.value.status, caught.value.error.text) == (status, text), caught.value.error
    return caught.value.error


def resign(visitor: Visitor, table: str) -> None:
    """Give a game up."""

    async def go() -> None:
        async with LiveTable(visitor, table) as live:
            await live.command(m.Resign)
            await live.until(lambda talk: talk.table is not None and talk.table.state == "finished")

    asyncio.run(asyncio.wait_for(go(), _SECONDS))


def ended(server: Server, owner: Visitor, game: str = "gods", **settings: Any) -> str:
    """A table of two people whose game is over, because the second one resigned at once."""
    other = server.visitor("Otto")
    table = owner.make_table(game, options={"players": "2"}, **settings).id
    link = owner.link(table)
    owner.join(table, seat=0)
    other.join(table, link=link)
    owner.start(table)
    resign(other, table)
    return table


def hello(**facts: Any) -> str:
    """The first message of a client that is made by hand."""
    return msgspec.json.encode({"type": "hello", "protocol": m.PROTOCOL, "client": "test", **facts}).decode()


async def hear(socket: ClientConnection) -> Any:
    """The next message over a socket."""
    return msgspec.json.decode(await asyncio.wait_for(socket.recv(), _SECONDS))
