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
from pantheon.server.answers import settling
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


Reply = Callable[[Answer[Any] | Problem], None]
"""Who is told what became of a request."""


class _Request(msgspec.Struct, eq=False):
    deed: Deed[Any]
    reply: Reply | None  # until it was given
    name: tuple[str, int] | None  # client and command
    talk: bool  # is it a line of chat? Whether it was said before only the log knows

    def answer(self, outcome: Answer[Any] | Problem) -> None:
        reply, self.reply = self.reply, None
        try:
            if reply is not None:
                reply(outcome)
        except Exception:  # what is wrong with one need not trouble the table
            log.exception("an answer")


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
        self._working = False
        self._row_at = table.touched
        table.watching = True

    def now(self) -> float:
        """The server's time."""
        return self._house.now()

    @property
    def busy(self) -> bool:
        """Is anybody connected, or something being done?"""
        return bool(self.audience.anybody or self._requests or self._working)

    # --- requests ---------------------------------------------------------------------------------------------

    def ask(self, deed: Deed[T], client: str | None = None, command: int | None = None) -> asyncio.Future[Answer[T]]:
        """Have something done; the answer comes when it is durable, or a Problem. A command is done once."""
        answer: asyncio.Future[Answer[T]] = asyncio.get_running_loop().create_future()
        name = (client, command) if client is not None and command is not None else None
        told = settling(answer)
        self.request(deed, lambda it: told(None, it) if isinstance(it, Problem) else told(it, None), name)
        return answer

    def request(self, deed: Deed[Any], reply: Reply, name: tuple[str, int] | None, *, talk: bool = False) -> None:
        """The same without a future, for what comes by the thousand. The reply may come at once."""
        self._requests.append(_Request(deed, reply, name, talk))
        self.wake()

    def done_before(self, client: str, command: int) -> int | None:
        """The number of the event that a command led to, if it was carried out and everybody was told."""
        n = self.table.answered.get((client, command))
        return n if n is not None and n <= self.told else None

    def note_race(self, lost: LostRace) -> None:
        """Somebody was too late: that is written down when there is time for it; if it cannot be, nothing is lost."""
        self.request(lambda table, at: note_race(table, lost.missed, at), lambda _outcome: None, None)

    async def read(self, question: Callable[[Table], T]) -> T:
        """Ask something that changes nothing; the answer tells of nothing that is not durable."""
        return (await self.ask(lambda table, _at: question(table))).result

    async def advice(self, seat: int) -> msgspec.Raw | None:
        """What a bot of the house would do on a seat that may act now."""
        number = await self._house.thinkers.advise(self.table, seat)
        return None if number is None else self.table.spoken[number]

    def wake(self) -> None:
        """Look whether there is something to do: requests, a clock that has run out, what others wrote. While
        this one is writing there is no need to: it will find out by itself.
        """
        if not self._working:
            self._working = True
            if self._begin_round():
                self._go_on()

    def _go_on(self) -> None:
        """Round after round, until one has to wait for the disk or nothing is left to do."""
        while self._requests:
            if not self._begin_round():
                return
        self._working = False
        self.idle_since = self._house.now()
        self._house.after_work(self)

    def _begin_round(self) -> bool:
        """Carry out what waits and have it written down; True if nothing was to write, so that the round is over."""
        requests, self._requests = self._requests, []
        try:
            self._read_tail()
            now = self._house.time(self.table.touched)
            timing.give_back(self.table, self._house.outage(self.table.touched), now)
            timing.let_happen(self.table, now)
            outcomes = [(request, self._outcome(request, now)) for request in requests]
            lines, job = self._fresh(outcomes)
        except Exception:
            self._fail(requests)
            return True
        if job is None:
            self._end_round(outcomes, lines, None)
            return True

        def written(_result: None, wrong: BaseException | None) -> None:
            self._end_round(outcomes, lines, wrong)
            self._go_on()

        self._house.append(job, written)
        return False

    def _end_round(self, outcomes: list[_Outcome], lines: list[Line], wrong: BaseException | None) -> None:
        """What was carried out is durable, or could not be written: tell everybody, answer."""
        requests = [request for request, _ in outcomes]
        try:
            if wrong is None:
                self._tell(lines)
                # After the write, since a refusal, too, may be due to something that had to become durable first; in
                # order of arrival: a command that came too early and was sent again is refused first, then done.
                for request, outcome in outcomes:
                    request.answer(outcome)
            elif isinstance(wrong, StoreConflict):  # another process was faster: see what it did, and look again
                self.reload()
                self._requests = requests + self._requests
            elif isinstance(wrong, StoreFailure):
                self.not_before = self._house.now() + _REST
                self._recover(requests, wrong)
            else:
                raise wrong
            self._let_in()
        except Exception:
            self._fail(requests)

    def _tell(self, lines: list[Line]) -> None:
        """If that fails, it is durable all the same: who asked has his answer, and the viewers come again."""
        try:
            if lines:
                self.audience.tell(self.table, lines)
        except Exception:
            log.exception("table %s cannot be told", self.table.id)
            self.audience.send_home()

    def _fail(self, requests: list[_Request]) -> None:
        """Whatever it was: nobody waits for ever, and the log is the truth."""
        log.exception("table %s", self.table.id)
        self._recover(requests, Problem("server-fault"))

    def _recover(self, requests: list[_Request], problem: Problem) -> None:
        """Back to what the log says; the requests have failed."""
        for request in requests:
            request.answer(problem)
        try:
            self.reload()
            self._let_in()
        except Exception:
            log.exception("table %s cannot be read", self.table.id)
            self._house.hosts.pop(self.table.id, None)  # whoever asks next tries again
            self.audience.send_home()

    def _outcome(self, request: _Request, now: float) -> Answer[Any] | Problem:
        """Carry a request out, or say why it is impossible."""
        table = self.table
        known = self._answered(request)
        if known is not None:
            return Answer(known, None)
        first = table.n + 1
        try:
            result = request.deed(table, now)
        except Problem as problem:
            if table.n >= first:
                raise AssertionError("a deed changed the table and failed") from problem
            return problem
        if request.name is not None and table.n >= first:
            table.answered[request.name] = first
        return Answer(min(first, table.n), result)

    def _answered(self, request: _Request) -> int | None:
        """The number of the first event of a request that was carried out before."""
        if request.name is None:
            return None
        known = self.table.answered.get(request.name)
        return self._house.store.said(self.table.id, *request.name) if known is None and request.talk else known

    def _fresh(self, outcomes: list[_Outcome]) -> tuple[list[Line], Append | None]:
        """What has happened and must become durable before it may be told."""
        table = self.table
        lines, table.fresh = table.fresh, []
        if not lines:
            return lines, None
        names = {
            outcome.n: request.name
            for request, outcome in outcomes
            if request.name is not None and isinstance(outcome, Answer)
        }
        entries = [_entry(line, names) for line in lines]
        row, members = self._row(lines)
        return lines, Append(table=table.id, entries=entries, row=row, members=members)

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
        for entry in self._house.store.entries(fresh.id, talk=self.told + 1):
            fresh.follow(entry)
        fresh.tail = [line for line in fresh.tail if line.n > self.told]
        self.table = fresh
        self._tell_tail()

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
        if not self._working:
            self._let_in()

    def detach(self, viewer: Viewer) -> None:
        """Somebody is gone."""
        self.audience.leave(self.table, viewer)
        self.idle_since = self._house.now()

    def _let_in(self) -> None:
        if self.audience.waiting:
            self._read_tail()
            self.audience.let_in(self.table)


def _entry(line: Line, names: dict[int, tuple[str, int]]) -> Entry:
    client, command = names.get(line.n) or (None, None)
    return j.entry_of(line.happening, line.n, line.at, client, command, line.row)
