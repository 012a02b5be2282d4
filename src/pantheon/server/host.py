"""The one writer of a table in this process: takes requests in order of arrival, makes them durable, tells everybody.

Requests that arrive while the disk is being waited for are carried out together and written together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from pantheon.engine.errors import Problem
from pantheon.server import journal as j
from pantheon.server import timing
from pantheon.server.audience import Audience, Viewer
from pantheon.server.listing import row_of
from pantheon.server.races import LostRace, note_race
from pantheon.server.showing import is_quiet
from pantheon.server.store import Append, Entry, StoreConflict, StoreFailure, TableRow
from pantheon.server.table import Line, Table

if TYPE_CHECKING:
    from pantheon.server.house import House

T = TypeVar("T")
Deed = Callable[[Table, float], T]
"""Something to be done to a table at a time; Problem if it cannot be."""

log = logging.getLogger("pantheon")
_REST = 1.0  # seconds before what happens by itself is tried again, when the database cannot write
_ROW_AGE = 60.0  # seconds after which the time of the last move is written into the list of tables


class Answer(msgspec.Struct, Generic[T], frozen=True):
    """What became of a request: the number of its first event, and what the deed returned.

    A command that was carried out before is not carried out again, so there is no result.
    """

    n: int
    result: T


class _Request(msgspec.Struct, frozen=True, eq=False):
    deed: Deed[Any]
    answer: asyncio.Future[Answer[Any]]
    name: tuple[str, int] | None  # client and command


_Outcome = tuple[_Request, Answer[Any] | Problem]


class Host:
    """A table that is in memory, and its requests; who is connected is its audience."""

    def __init__(self, house: House, table: Table) -> None:
        self.table = table
        self.audience = Audience(house, table.n)
        self.idle_since = house.now()
        self.not_before = 0.0  # clocks that ran out earlier are let happen then
        self._house = house
        self._requests: list[_Request] = []
        self._worker: asyncio.Task[None] | None = None
        self._row_at = table.touched
        table.watching = True

    def now(self) -> float:
        """The server's time."""
        return self._house.now()

    @property
    def busy(self) -> bool:
        """Is anybody connected, or something being done?"""
        return bool(self.audience.anybody or self._requests or self._worker)

    # --- requests ---------------------------------------------------------------------------------------------

    def ask(self, deed: Deed[T], client: str | None = None, command: int | None = None) -> asyncio.Future[Answer[T]]:
        """Have something done; the answer comes when it is durable, or a Problem. A command is done once."""
        answer: asyncio.Future[Answer[T]] = asyncio.get_running_loop().create_future()
        name = (client, command) if client is not None and command is not None else None
        self._requests.append(_Request(deed, answer, name))
        self.wake()
        return answer

    def done_before(self, client: str, command: int) -> int | None:
        """The number of the event that a command led to, if it was carried out and everybody was told."""
        n = self.table.answered.get((client, command))
        return n if n is not None and n <= self.told else None

    def note_race(self, lost: LostRace) -> None:
        """Somebody was too late: that is written down when there is time for it; if it cannot be, nothing is lost."""
        self.ask(lambda table, at: note_race(table, lost.missed, at)).add_done_callback(asyncio.Future.exception)

    async def read(self, question: Callable[[Table], T]) -> T:
        """Ask something that changes nothing; the answer tells of nothing that is not durable."""
        return (await self.ask(lambda table, _at: question(table))).result

    async def advice(self, seat: int) -> msgspec.Raw | None:
        """What a bot of the house would do on a seat that may act now."""
        number = await self._house.thinkers.advise(self.table, seat)
        return None if number is None else self.table.spoken[number]

    def wake(self) -> None:
        """Look whether there is something to do: requests, or a clock that has run out."""
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        first = True
        while self._requests or first:
            first = False
            requests, self._requests = self._requests, []
            try:
                await self._round(requests)
            except Exception:  # whatever it was: nobody waits for ever, and the log is the truth
                log.exception("table %s", self.table.id)
                self._recover(requests, Problem("server-fault"))
        self._worker = None
        self.idle_since = self._house.now()
        self._house.after_work(self)

    async def _round(self, requests: list[_Request]) -> None:
        """Carry out what waits, write it down, answer."""
        self._read_tail()
        now = self._house.time(self.table.touched)
        timing.let_happen(self.table, now)
        outcomes: list[_Outcome] = []
        for request in requests:
            try:
                outcomes.append((request, self._do(request, now)))
            except Problem as problem:
                outcomes.append((request, problem))
        try:
            lines = await self._write(outcomes)
        except StoreConflict:  # another process was faster: see what it did, and look again
            self.reload()
            self._requests = [request for request in requests if not request.answer.done()] + self._requests
        except StoreFailure as failure:
            self.not_before = self._house.now() + _REST
            self._recover(requests, failure)
        else:
            _answer(outcomes)  # before the news: so both go out together
            if lines:
                self.audience.tell(self.table, lines)
        self._let_in()

    def _recover(self, requests: list[_Request], problem: Problem) -> None:
        """Back to what the log says; the requests have failed."""
        for request in requests:
            if not request.answer.done():
                request.answer.set_exception(problem)
        try:
            self.reload()
        except Exception:
            log.exception("table %s cannot be read", self.table.id)
            self._house.hosts.pop(self.table.id, None)  # whoever asks next tries again
            self.audience.send_home()

    def _do(self, request: _Request, now: float) -> Answer[Any]:
        """Carry a request out; Problem if it asks for something impossible."""
        table = self.table
        if request.name is not None and request.name in table.answered:
            return Answer(table.answered[request.name], None)
        first = table.n + 1
        try:
            result = request.deed(table, now)
        except Problem as problem:
            if table.n >= first:
                raise AssertionError("a deed changed the table and failed") from problem
            raise
        if request.name is not None and table.n >= first:
            table.answered[request.name] = first
        return Answer(min(first, table.n), result)

    async def _write(self, outcomes: list[_Outcome]) -> list[Line]:
        """Make everything fresh durable: it may be told now."""
        table = self.table
        lines, table.fresh = table.fresh, []
        if not lines:
            return lines
        names = {
            outcome.n: request.name
            for request, outcome in outcomes
            if request.name is not None and isinstance(outcome, Answer)
        }
        entries = [_entry(line, names) for line in lines]
        row, members = self._row(lines)
        await self._house.store_append(Append(table=table.id, entries=entries, row=row, members=members))
        return lines

    def _row(self, lines: list[Line]) -> tuple[TableRow | None, tuple[str, ...]]:
        """What changes in the list of tables, if anything, and who is new."""
        table = self.table
        if is_quiet(table, lines) and table.touched - self._row_at < _ROW_AGE:
            return None, ()
        members = [line.happening.guest for line in lines if isinstance(line.happening, j.Joined)]
        members += [
            line.happening.owner for line in lines if isinstance(line.happening, j.Created) and line.happening.owner
        ]
        self._row_at = table.touched
        return row_of(table), tuple(members)

    # --- the log, as others have written it -------------------------------------------------------------------

    def reload(self) -> None:
        """Forget the table, read its log, and tell what was not told yet."""
        fresh = Table(self.table.id)
        fresh.watching = True
        for entry in self._house.store.entries(fresh.id):
            fresh.follow(entry)
        fresh.tail = [line for line in fresh.tail if line.n > self.told]
        self.table = fresh
        self._tell_tail()

    def catch_up(self) -> None:
        """Another process has written to the log; not while this one is writing, which will find out by itself."""
        if self._worker is None:
            self.wake()

    def _read_tail(self) -> None:
        """Where other processes write to the log, nothing is decided or shown before what they wrote is known."""
        if self._house.config.shared:
            for entry in self._house.store.entries(self.table.id, self.table.n + 1):
                self.table.follow(entry)
            self._tell_tail()

    def _tell_tail(self) -> None:
        lines, self.table.tail = self.table.tail, []
        if lines:
            self.audience.tell(self.table, lines)

    # --- viewers ----------------------------------------------------------------------------------------------

    @property
    def told(self) -> int:
        """Up to here everybody has been told."""
        return self.audience.told

    def attach(self, viewer: Viewer, since: int | None) -> None:
        """Somebody is connected: gets the table as it stands, and from now on everything that happens.

        What is not yet durable is not shown, so he may have to wait for the round to end.
        """
        self.audience.announce(viewer, since)
        if self._worker is None:
            self._let_in()

    def detach(self, viewer: Viewer) -> None:
        """Somebody is gone."""
        self.audience.leave(self.table, viewer)
        self.idle_since = self._house.now()

    def _let_in(self) -> None:
        if self.audience.waiting:
            self._read_tail()
            self.audience.let_in(self.table)


def _answer(outcomes: list[_Outcome]) -> None:
    """After the write, since a refusal, too, may be due to something that had to become durable first. In order of
    arrival: a command that came too early and was sent again is refused first, then done.
    """
    for request, outcome in outcomes:
        if request.answer.done():
            continue
        if isinstance(outcome, Problem):
            request.answer.set_exception(outcome)
        else:
            request.answer.set_result(outcome)


def _entry(line: Line, names: dict[int, tuple[str, int]]) -> Entry:
    client, command = names.get(line.n) or (None, None)
    return j.entry_of(line.happening, line.n, line.at, client, command)
