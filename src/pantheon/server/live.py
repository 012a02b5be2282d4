"""The door for sockets: who comes from where, and may he look at the table?"""

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket

from pantheon.engine.errors import Problem
from pantheon.server import messages as m
from pantheon.server.connection import Connection, HangUp, encode, understand
from pantheon.server.doorman import Doorman
from pantheon.server.errors import error_info
from pantheon.server.showing import may_watch

GOING_AWAY, POLICY, NOT_FOUND = 1001, 1008, 4404


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str, doorman: Doorman) -> None:
    """One socket per table and client; docs/protocol.md says what is spoken."""
    await socket.accept()
    address = doorman.address(socket)
    if not doorman.sockets.enter(address):
        await _close(socket, POLICY, Problem("too-many-sockets"))
        return
    doorman.metrics.connected(1)
    try:
        await _serve(socket, table_id, doorman)
    except HangUp as end:
        await _close(socket, end.code, end.problem)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        doorman.sockets.leave(address)
        doorman.metrics.connected(-1)


async def _serve(socket: WebSocket[Any, Any, Any], table_id: str, doorman: Doorman) -> None:
    try:
        doorman.check_origin(socket)
        guest = doorman.guest(socket)
        hello = await _hello(socket, doorman)
        host = doorman.house.host(table_id)
        if not may_watch(host.table, guest.id if guest else None):
            raise Problem("not-watched")
    except Problem as problem:
        raise HangUp(NOT_FOUND if problem.text == "no-such-table" else POLICY, problem) from None
    limits = doorman.config.limits
    connection = Connection(host, hello, guest, socket.send, limits, doorman.metrics)
    host.attach(connection, hello.since)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(_read(socket, connection))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if writer.done() and not writer.exception():
            raise HangUp(writer.result())
        if reader.done() and (wrong := reader.exception()):
            raise wrong
    finally:
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
        connection.host.detach(connection)


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        connection.take(message.get("text"))


async def _hello(socket: WebSocket[Any, Any, Any], doorman: Doorman) -> m.Hello:
    try:
        message: Any = await asyncio.wait_for(socket.receive(), doorman.config.hello_seconds)
    except TimeoutError:
        raise HangUp(POLICY, Problem("no-hello")) from None
    if message["type"] == "websocket.disconnect":
        raise HangUp(GOING_AWAY)
    hello = understand(message.get("text"))
    if not isinstance(hello, m.Hello):
        raise Problem("no-hello")
    return hello


async def _close(socket: WebSocket[Any, Any, Any], code: int, problem: Problem | None) -> None:
    try:
        if problem is not None:
            text = encode(m.Trouble(error=error_info(problem, "en"))).decode()
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side was faster
