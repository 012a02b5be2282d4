"""HTTP connections as uvicorn has them, with an end to waiting for requests that do not come."""

import asyncio
from typing import Any, cast

from uvicorn.config import Config as UvicornConfig
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from pantheon.server.config import Limits
from pantheon.server.limits import Places
from pantheon.server.proxies import Proxies

_MOST_HEADERS = 100


class Connections:
    """How many connections each address has, of any kind; the proxies we trust have as many as they like."""

    def __init__(self, most: int, proxies: Proxies) -> None:
        self._places = Places(most)
        self._proxies = proxies

    def enter(self, peer: str) -> bool:
        """Take one more, if that is allowed."""
        return self._proxies.trusts(peer) or self._places.enter(self._proxies.address(peer, ""))

    def leave(self, peer: str) -> None:
        """Give one back."""
        if not self._proxies.trusts(peer):
            self._places.leave(self._proxies.address(peer, ""))


class Requests(HttpToolsProtocol):
    """One connection: head and body of each request have their time, and the head its size."""

    def __init__(self, limits: Limits, connections: Connections, config: UvicornConfig, **rest: Any) -> None:
        super().__init__(config, **rest)
        self._limits = limits
        self._places = connections
        self._entered = False
        self._late: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of a head that is not yet whole; -1 while a body comes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._entered = self._places.enter(self._peer)
        if self._entered:
            self._wait(self._limits.head_seconds)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self._give_back()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head > self._limits.head_bytes:
            self.transport.abort()
            return
        if self._head >= 0:
            self._head += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._wait(self._limits.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= _MOST_HEADERS:
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head = -1
        self._wait(self._limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over: sockets are counted by themselves."""
        self._wait(None)
        self._give_back()
        super().handle_websocket_upgrade()

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def _give_back(self) -> None:
        if self._entered:
            self._entered = False
            self._places.leave(self._peer)

    def _wait(self, seconds: float | None) -> None:
        """Hang up after a time, unless the next part has come."""
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def protocol(limits: Limits, connections: Connections) -> Any:
    """Return what uvicorn makes of each connection."""

    def made(config: UvicornConfig, server_state: ServerState, app_state: dict[str, Any], **rest: Any) -> Requests:
        return Requests(limits, connections, config, server_state=server_state, app_state=app_state, **rest)

    return made
