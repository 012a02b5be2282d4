"""Answers of the API travel packed where that is worth it and the client can unpack them."""

import asyncio
import gzip
from typing import Any

from pantheon.server.files import wanted
from pantheon.server.front import Asgi, Receive, Scope, Send

WORTH_IT = 1_000  # bytes
_LEVEL = 1  # half the work of the usual one, for a tenth more bytes
_LONG = 50_000  # bytes that are packed beside the event loop
_KINDS = (b"application/json", b"text/plain")


class Packing:
    """Wraps the application."""

    def __init__(self, app: Asgi) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepts = scope["type"] == "http" and "gzip" in wanted(_accepted(scope["headers"]))
        await self._app(scope, receive, _Packer(send) if accepts else send)


class _Packer:
    """Holds the head of an answer back until its body is there, if it may be packed."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._head: dict[str, Any] | None = None

    async def __call__(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start" and _may_be_packed(message["headers"]):
            self._head = message
            return
        head, self._head = self._head, None
        if head is not None:
            if message["type"] == "http.response.body" and not message.get("more_body"):
                await _pack(head, message)
            await self._send(head)
        await self._send(message)


async def _pack(head: dict[str, Any], message: dict[str, Any]) -> None:
    body = message.get("body", b"")
    head["headers"] = [*head["headers"], (b"vary", b"Accept-Encoding")]
    if len(body) < WORTH_IT:
        return
    if len(body) < _LONG:
        packed = gzip.compress(body, _LEVEL, mtime=0)
    else:
        packed = await asyncio.to_thread(gzip.compress, body, _LEVEL, mtime=0)
    message["body"] = packed
    kept = [(name, value) for name, value in head["headers"] if name.lower() != b"content-length"]
    head["headers"] = [*kept, (b"content-length", str(len(packed)).encode()), (b"content-encoding", b"gzip")]


def _may_be_packed(headers: list[tuple[bytes, bytes]]) -> bool:
    """Is it text of ours that is not packed yet?"""
    found = {name.lower(): value for name, value in headers}
    return b"content-encoding" not in found and found.get(b"content-type", b"").startswith(_KINDS)


def _accepted(headers: list[tuple[bytes, bytes]]) -> str:
    return ",".join(value.decode("latin-1") for name, value in headers if name == b"accept-encoding")
