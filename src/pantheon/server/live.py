"""The door for sockets: who comes, and may he look at the table? Plain ASGI, since every move passes here."""

import asyncio
import re
from typing import Any

from litestar.connection import ASGIConnection

from pantheon.engine.errors import Problem
from pantheon.server import messages as m
from pantheon.server.connection import Connection, HangUp, encode, understand
from pantheon.server.doorman import Doorman
from pantheon.server.errors import error_info
from pantheon.server.showing import may_watch

GOING_AWAY, POLICY, NOT_FOUND = 1001, 1008, 4404
_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/live")


class Gone(Exception):
    """The other side has hung up."""


async def live(scope: Any, receive: Any, send: Any, doorman: Doorman) -> None:
    """One socket per table and client; docs/protocol.md says what is spoken."""
    asker: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    await receive()
    await send({"type": "websocket.accept"})
    address = doorman.address(asker)
    if not doorman.sockets.enter(address):
        await _close(send, POLICY, Problem("too-many-sockets"))
        return
    doorman.metrics.connected(1)
    try:
        await _serve(asker, receive, send, doorman)
    except HangUp as end:
        await _close(send, end.code, end.problem)
    except (Gone, OSError, asyncio.CancelledError):
        pass
    finally:
        doorman.sockets.leave(address)
        doorman.metrics.connected(-1)


async def _serve(asker: ASGIConnection[Any, Any, Any, Any], receive: Any, send: Any, doorman: Doorman) -> None:
    try:
        doorman.check_origin(asker)
        guest = doorman.guest(asker)
        hello = await _hello(receive, doorman.config.hello_seconds)
        path = _PATH.fullmatch(asker.scope["path"])
        if path is None:
            raise Problem("no-such-page")
        host = doorman.house.host(path[1])
        if not may_watch(host.table, guest.id if guest else None):
            raise Problem("not-watched")
    except Problem as problem:
        raise HangUp(NOT_FOUND if problem.text.startswith("no-such") else POLICY, problem) from None
    connection = Connection(host, hello, guest, send, doorman.config.limits, doorman.metrics)
    host.attach(connection, hello.since)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(_read(receive, connection))
    try:
        done, _ = await asyncio.wait((reader, writer, connection.lost), return_when=asyncio.FIRST_COMPLETED)
        for ended in done:
            ended.result()  # raises what ended the connection
        if writer in done:
            raise HangUp(writer.result())
    finally:
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
        host.detach(connection)


async def _read(receive: Any, connection: Connection) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        connection.take(message.get("text"))


async def _hello(receive: Any, seconds: float) -> m.Hello:
    try:
        message = await asyncio.wait_for(receive(), seconds)
    except TimeoutError:
        raise Problem("no-hello") from None
    if message["type"] == "websocket.disconnect":
        raise Gone
    hello = understand(message.get("text"))
    if not isinstance(hello, m.Hello):
        raise Problem("no-hello")
    return hello


async def _close(send: Any, code: int, problem: Problem | None) -> None:
    try:
        if problem is not None:
            text = encode(m.Trouble(error=error_info(problem, "en"))).decode()
            await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": code, "reason": ""})
    except (OSError, RuntimeError):
        pass  # the other side was faster
