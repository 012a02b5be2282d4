"""Who is connected to a table in this process, and what they are told: each as he may know it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Protocol

import msgspec

from pantheon.engine.errors import Problem
from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server.admission import check_watch
from pantheon.server.frames import framed
from pantheon.server.history import events_between
from pantheon.server.seating import seat_of
from pantheon.server.showing import (
    Eyes,
    Sight,
    Telling,
    clocks_of,
    event_of,
    eyes_of,
    look,
    welcome,
)
from pantheon.server.table import Line, Table

if TYPE_CHECKING:
    from pantheon.server.house import House

encode = msgspec.json.Encoder().encode
log = logging.getLogger("pantheon")
# What may change who sees the table, and what of it.
_SEATING = (j.Joined, j.Left, j.Started, j.Removed, j.WatchOpened, j.Owned)
_PRESENCE = 1.0  # seconds between two words about who comes and goes


class Viewer(Protocol):
    """Somebody who is connected (connection.py)."""

    guest: str | None

    def push(self, frame: bytes) -> None:
        """Send a message that is framed already (frames.py)."""

    def hang_up(self) -> None:
        """End the connection; whoever it is will come again."""

    def dismiss(self, problem: Problem) -> None:
        """End the connection for good, and say why."""


class Audience:
    """The viewers of a table, by seat (None: spectators), and what each of them has been told last."""

    def __init__(self, house: House, told: int) -> None:
        self.told = told  # up to here everybody has been told
        self._house = house
        self._sights: dict[int | None, Sight] = {}
        self._eyes: dict[int | None, Eyes] = {}
        self._viewers: dict[int | None, set[Viewer]] = {}
        self._arrivals: list[tuple[Viewer, int | None]] = []
        self._guests: dict[str, int] = {}  # sockets of those who are known
        self._owner_left = house.now()  # who owns a table of before a restart was there until then
        self._presence_at = -_PRESENCE
        self._presence_due: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> bool:
        """Does anybody wait to be let in?"""
        return bool(self._arrivals)

    @property
    def anybody(self) -> bool:
        """Is anybody there, or waiting?"""
        return bool(self._viewers or self._arrivals)

    # --- what they are told -----------------------------------------------------------------------------------

    def tell(self, table: Table, lines: list[Line]) -> None:
        """Send everybody what has happened."""
        self.told = lines[-1].n
        self._reseat(table, lines)
        if self._viewers:
            telling = Telling(table, lines, self._house.now(), list(self._eyes.values()))
            for seat, viewers in self._viewers.items():
                message = telling.message(self._sights[seat], self._eyes[eyes_of(table, seat)])
                for viewer in tuple(viewers):  # who cannot keep up leaves
                    viewer.push(message)
        table.stirred = False

    def point(self, seat: int, at: str | None, viewer: Viewer | None = None) -> None:
        """Show all but the viewer whose hand it is what a seat reaches for."""
        self._send(m.Pointing(seat=seat, at=at), viewer)

    def presence(self, table: Table) -> m.PresenceInfo:
        """Who is connected."""
        seats = sorted(seat for seat in self._viewers if seat is not None)
        spectators = len(self._viewers.get(None, ()))
        return m.PresenceInfo(seats=seats, spectators=spectators, orphaned=self.orphaned(table))

    def orphaned(self, table: Table) -> float | None:
        """Return when others may take the table over; None if its owner is here, or it has begun."""
        owner = table.manners.owner
        if table.state != "open" or owner is None or owner in self._guests:
            return None
        return self._owner_left + self._house.config.owner_seconds

    def _stir(self, table: Table) -> None:
        """Somebody came or went: everybody is told soon, of many at once in one word."""
        if self._presence_due is None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self._presence_at + _PRESENCE - loop.time())
            self._presence_due = loop.call_later(wait, self._tell_presence, table)

    def _tell_presence(self, table: Table) -> None:
        self._presence_due = None
        self._presence_at = asyncio.get_running_loop().time()
        try:
            self._send(m.Presence(presence=self.presence(table)))
        except Exception:
            log.exception("table %s cannot say who is there", table.id)
            self.send_home()

    def _send(self, message: m.ServerMessage, but: Viewer | None = None) -> None:
        frame = framed(encode(message))
        for viewers in tuple(self._viewers.values()):
            for viewer in tuple(viewers):
                if viewer is not but:
                    viewer.push(frame)

    # --- coming and going -------------------------------------------------------------------------------------

    def announce(self, viewer: Viewer, since: int | None) -> None:
        """Somebody would like to be let in, and knows all events up to a number, or none."""
        self._arrivals.append((viewer, since))

    def let_in(self, table: Table) -> None:
        """Who waits gets the table as it stands, and from now on everything that happens."""
        arrivals, self._arrivals = self._arrivals, []
        for viewer, since in arrivals:
            events = [] if since is None else self._events_after(table, since, viewer.guest)
            self._enter(viewer)
            self._add(table, viewer)
            viewer.push(self._welcome(table, viewer, events))
        self._stir(table)

    def leave(self, table: Table, viewer: Viewer) -> None:
        """Somebody is gone."""
        self._arrivals = [(v, since) for v, since in self._arrivals if v is not viewer]
        for seat in list(self._viewers):
            if viewer in self._viewers[seat]:
                self._drop(table, viewer, seat)
                self._exit(table, viewer)
        self._stir(table)

    def _enter(self, viewer: Viewer) -> None:
        if viewer.guest is not None:
            self._guests[viewer.guest] = self._guests.get(viewer.guest, 0) + 1

    def _exit(self, table: Table, viewer: Viewer) -> None:
        if viewer.guest is None:
            return
        self._guests[viewer.guest] -= 1
        if not self._guests[viewer.guest]:
            del self._guests[viewer.guest]
            if viewer.guest == table.manners.owner:
                self._owner_left = self._house.now()

    def send_home(self) -> None:
        """The table cannot be shown any more; whoever it is will come again."""
        waiting = [viewer for viewer, _ in self._arrivals]
        for viewer in [*waiting, *(viewer for viewers in self._viewers.values() for viewer in viewers)]:
            viewer.hang_up()

    def _reseat(self, table: Table, lines: list[Line]) -> None:
        """Spectators who took a seat see more from now on, those who left it less: they get everything anew, and so
        does everybody if the table has another owner.

        Who is not welcome any more goes: those who looked in before the start where nobody may watch, for instance.
        """
        if not any(isinstance(line.happening, _SEATING) for line in lines):
            return
        inherited = any(isinstance(line.happening, j.Owned) for line in lines)
        if inherited:
            self._owner_left = self._house.now()
        for seat, viewers in list(self._viewers.items()):
            for viewer in list(viewers):
                wrong = _unwelcome(table, viewer.guest)
                if wrong is None and not inherited and seat_of(table.seats, viewer.guest) == seat:
                    continue
                self._drop(table, viewer, seat)
                if wrong is not None:
                    self._exit(table, viewer)
                    viewer.dismiss(wrong)
                    continue
                self._add(table, viewer)
                viewer.push(self._welcome(table, viewer, [event_of(line, None) for line in lines]))
        self._stir(table)

    def _add(self, table: Table, viewer: Viewer) -> None:
        """He is told what is new from now on; what stands he gets with his welcome."""
        seat = seat_of(table.seats, viewer.guest)
        if seat not in self._sights:
            self._sights[seat] = Sight(seat)
            self._sights[seat].look(table, clocks_of(table))
        key = eyes_of(table, seat)
        if key not in self._eyes:
            self._eyes[key] = Eyes(key)
            look(table, [self._eyes[key]])
        self._viewers.setdefault(seat, set()).add(viewer)

    def _drop(self, table: Table, viewer: Viewer, seat: int | None) -> None:
        viewers = self._viewers.get(seat, set())
        viewers.discard(viewer)
        if not viewers:
            self._viewers.pop(seat, None)
            self._sights.pop(seat, None)
            used = {eyes_of(table, other) for other in self._viewers}
            self._eyes = {key: eyes for key, eyes in self._eyes.items() if key in used}

    def _welcome(self, table: Table, viewer: Viewer, events: list[m.Event]) -> bytes:
        owner = viewer.guest is not None and viewer.guest == table.manners.owner
        seat = seat_of(table.seats, viewer.guest)
        return framed(encode(welcome(table, seat, events, self._house.now(), self.presence(table), owner)))

    def _events_after(self, table: Table, since: int, guest: str | None) -> list[m.Event]:
        """The last events after a number, as a guest may know them by now."""
        return events_between(self._house.store, table, seat_of(table.seats, guest), since + 1, self.told)


def _unwelcome(table: Table, guest: str | None) -> Problem | None:
    """Why somebody may not look at the table, if they may not."""
    try:
        check_watch(table, guest)
    except Problem as problem:
        return problem
    return None
