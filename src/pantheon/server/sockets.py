"""WebSockets without detours: uvicorn hands the raw connection over, and every message goes straight to its table.

Handshake, frames, pings and closing are those of the `websockets` library, which does no I/O of its own. There are no
tasks and no queues per socket: what is sent in one turn of the event loop goes out together at its end, into the
transport's buffer, and who lets that overflow is cut off. So is who sends more frames than anybody can mean.
"""

import asyncio
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any, cast

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from pantheon.server.door import Visit
from pantheon.server.doorman import Doorman
from pantheon.server.limits import Bucket

_PING_SECONDS = 20.0
_CLOSE_SECONDS = 5.0
_FAREWELL_SECONDS = 0.5
_INVALID, _POLICY, _RESTART = 1007, 1008, 1012
_SLICE = 4096  # bytes that are taken apart at a time: between two slices somebody may be cut off


class Knock:
    """Who asks for a socket: the parts of the request that the doorman looks at."""

    def __init__(self, request: Request, peer: str, doorman: Doorman) -> None:
        self.path = request.path.partition("?")[0]
        self.headers: dict[str, str] = {}
        for name, value in request.headers.raw_items():
            known = self.headers.get(name.lower())
            self.headers[name.lower()] = value if known is None else f"{known},{value}"
        self.address = doorman.proxies.address(peer, self.headers.get("x-forwarded-for", ""))
        self.secure = doorman.sites.is_secure(peer, self.headers.get("x-forwarded-proto", ""))
        self.welcome = doorman.sites.knows(self.headers.get("host", ""), peer)
        try:
            self.cookies = {name: part.value for name, part in SimpleCookie(self.headers.get("cookie", "")).items()}
        except CookieError:
            self.cookies = {}


class Outbox:
    """The sockets that have something to send. The news of a command and the answer to it share a packet: each one
    costs more than writing it.
    """

    def __init__(self) -> None:
        self._sockets: list[Socket] = []

    def add(self, socket: "Socket", loop: asyncio.AbstractEventLoop) -> None:
        """A socket has something to send."""
        if not self._sockets:
            loop.call_soon(self._empty)
        self._sockets.append(socket)

    def _empty(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.post()


class Socket(asyncio.Protocol):
    """One WebSocket: frames in and out, and the visit that it belongs to."""

    def __init__(self, doorman: Doorman, outbox: Outbox, connections: set[Any]) -> None:
        self._doorman = doorman
        self._outbox = outbox
        self._unsent: list[bytes] = []
        self._waiting = 0  # bytes of it
        self._connections = connections
        self._loop = asyncio.get_running_loop()
        limits = doorman.config.limits
        self._wire = ServerProtocol(max_size=limits.message_bytes)
        self._frames, self._bytes = Bucket(limits.frames), Bucket(limits.bytes)
        self._visit: Visit | None = None
        self._parts: list[bytes] = []
        self._is_text = True
        self._full = False
        self._excess = False  # more was sent than anybody can mean: nothing is listened to any more
        self._answered = True  # the last ping
        self._timer: asyncio.TimerHandle | None = None

    # --- called by the event loop and by uvicorn --------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._visit is not None:
            self._visit.leave()

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), _SLICE):
            if self._excess or self._transport.is_closing():
                return
            self._read(data[at : at + _SLICE])
        self._flush()
        if self._wire.close_expected():
            self._later(_CLOSE_SECONDS, self._transport.abort)

    def _read(self, data: bytes) -> None:
        """Take a piece apart, unless there was too much already."""
        self._wire.receive_data(data)
        events = self._wire.events_received()
        if not (self._bytes.take(len(data)) and self._frames.take(len(events))):
            self._excess = True
            self._doorman.metrics.cut("frames")
            self.close(_POLICY)
            self._transport.pause_reading()
            self._later(_FAREWELL_SECONDS, self._transport.abort)  # no answer is waited for
            return
        for event in events:
            if isinstance(event, Request):
                self._shake_hands(event)
            elif isinstance(event, Frame):
                self._take(event)

    def eof_received(self) -> None:
        self._wire.receive_eof()

    def pause_writing(self) -> None:
        self._full = True
        self._transport.pause_reading()  # who does not read is not listened to

    def resume_writing(self) -> None:
        self._full = False
        if not self._excess:
            self._transport.resume_reading()

    def shutdown(self) -> None:
        """The server is going away."""
        self.close(_RESTART)
        self._transport.close()

    # --- in ---------------------------------------------------------------------------------------------------

    def _shake_hands(self, request: Request) -> None:
        response = self._wire.accept(request)
        self._wire.send_response(response)
        self._flush()
        if response.status_code == 101:
            peer = self._transport.get_extra_info("peername")
            knock = Knock(request, str(peer[0]) if peer else "", self._doorman)
            self._later(_PING_SECONDS, self._ping)
            self._visit = Visit(self, knock, self._doorman)

    def _take(self, frame: Frame) -> None:
        """Put messages together and hand them over; pings are answered by the library."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._is_text = frame.opcode is Opcode.TEXT
            self._parts = []
        elif frame.opcode is Opcode.PONG:
            self._answered = True
            return
        elif frame.opcode is not Opcode.CONT:
            return
        self._parts.append(bytes(frame.data))
        if frame.fin and self._visit is not None and self._wire.state is State.OPEN:
            self._visit.take(b"".join(self._parts) if self._is_text else None)

    # --- out --------------------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> bool:
        """Send a text that is framed already; False if the other side has left too much unread."""
        if self._wire.state is not State.OPEN or self._transport.is_closing():
            return True
        if self._unread() > self._doorman.config.limits.backlog_bytes:
            return False
        if not self._unsent:
            self._outbox.add(self, self._loop)
        self._unsent.append(frame)
        self._waiting += len(frame)
        return True

    def _unread(self) -> int:
        """Return how many bytes wait for the other side, when the last message came: one alone is never too long."""
        return self._waiting + (self._transport.get_write_buffer_size() if self._full else 0)

    def post(self) -> None:
        """Send what waits."""
        frames, self._unsent, self._waiting = self._unsent, [], 0
        if frames and not self._transport.is_closing():
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def close(self, code: int) -> None:
        """Say good-bye; if nobody answers, hang up."""
        self.post()
        try:
            self._wire.send_close(code)
        except InvalidState:
            return
        self._flush()
        self._later(_CLOSE_SECONDS, self._transport.abort)

    def cut(self) -> None:
        """Hang up at once."""
        self._transport.abort()

    def later(self, seconds: float, deed: Callable[[], None]) -> asyncio.TimerHandle:
        """Do something, unless it is cancelled."""
        return self._loop.call_later(seconds, deed)

    def _flush(self) -> None:
        for data in self._wire.data_to_send():
            if self._transport.is_closing():
                return
            if self._unread() > self._doorman.config.limits.backlog_bytes:  # who pings must also read
                self._transport.abort()
                return
            self.post()  # first what was said before
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof():
                self._transport.write_eof()

    def _later(self, seconds: float, deed: Callable[[], None]) -> None:
        """The one timer of the socket: the next ping, or the end."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, deed)

    def _ping(self) -> None:
        """Is anybody there? Who did not answer the last one is gone."""
        if not self._answered:
            self._transport.abort()
        elif self._wire.state is State.OPEN:
            self._answered = False
            self._wire.send_ping(b"pantheon")
            self._flush()
            self._later(_PING_SECONDS, self._ping)
