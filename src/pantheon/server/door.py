"""A visit by socket: who comes, may he look at the table, and what he says from then on."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from typing import Protocol

from pantheon.engine.errors import Problem
from pantheon.server import messages as m
from pantheon.server.admission import check_watch
from pantheon.server.connection import Connection, Line, encode, understand
from pantheon.server.doorman import Asker, Doorman
from pantheon.server.errors import error_info
from pantheon.server.frames import framed

log = logging.getLogger("pantheon")
POLICY, FAULT, TRY_AGAIN, NOT_FOUND = 1008, 1011, 1013, 4404
_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/live")


class Caller(Asker, Protocol):
    """Who asks for a socket, and for which."""

    path: str
    welcome: bool  # does the Host mean this server?


class Socket(Line, Protocol):
    """What a visit needs of a socket (sockets.py)."""

    def later(self, seconds: float, deed: Callable[[], None]) -> asyncio.TimerHandle:
        """Do something later."""


class Visit:
    """From the handshake to the end: first a hello, then messages for the table."""

    def __init__(self, socket: Socket, caller: Caller, doorman: Doorman) -> None:
        self._socket = socket
        self._caller = caller
        self._doorman = doorman
        self._connection: Connection | None = None
        self._entered = doorman.sockets.enter(caller.address)
        self._guest: str | None = None  # whose socket it is counted as
        self._waiting: asyncio.TimerHandle | None = None
        if not self._entered or not caller.welcome:
            self._turn_away(Problem("too-many-sockets" if caller.welcome else "foreign-host"))
            return
        doorman.metrics.connected(1)
        self._waiting = socket.later(doorman.config.hello_seconds, lambda: self._turn_away(Problem("no-hello")))

    def take(self, text: bytes | None) -> None:
        """A message has come."""
        try:
            if self._connection is not None:
                self._connection.take(text)
            elif self._entered:
                self._let_in(text)
        except Problem as problem:
            self._turn_away(problem)
        except Exception:
            log.exception("a message at %s", self._caller.path)
            self._socket.close(FAULT)

    def leave(self) -> None:
        """The socket is gone."""
        if self._waiting is not None:
            self._waiting.cancel()
        if self._connection is not None:
            self._connection.host.detach(self._connection)
            self._connection = None
        if self._entered:
            self._entered = False
            self._doorman.sockets.leave(self._caller.address)
            self._doorman.metrics.connected(-1)
        if self._guest is not None:
            self._doorman.sockets_of_guests.leave(self._guest)

    def _let_in(self, text: bytes | None) -> None:
        doorman = self._doorman
        doorman.check_origin(self._caller)
        guest = doorman.guest(self._caller)
        hello = understand(text)
        if not isinstance(hello, m.Hello):
            raise Problem("no-hello")
        path = _PATH.fullmatch(self._caller.path)
        if path is None:
            raise Problem("no-such-page")
        host = doorman.house.host(path[1])
        if guest is not None:
            if not doorman.sockets_of_guests.enter(guest.id):
                raise Problem("too-many-sockets")
            self._guest = guest.id
        check_watch(host.table, guest.id if guest else None)
        if self._waiting is not None:
            self._waiting.cancel()
        self._connection = Connection(host, hello, guest, self._socket, doorman, self._caller.address)
        host.attach(self._connection, hello.since)

    def _turn_away(self, problem: Problem) -> None:
        self._socket.send(framed(encode(m.Trouble(error=error_info(problem, "en")))))
        gone = NOT_FOUND if problem.text.startswith("no-such") else POLICY
        self._socket.close(TRY_AGAIN if problem.text == "table-unreadable" else gone)
