"""The store on SQLite: one writer thread that commits in groups, and a reading connection for each thread.

A group is whatever waits when the writer is free: under load many appends share one wait for the disk, and alone an
append waits for nobody. All appends of a group are one statement: each statement costs a change of threads.
"""

import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

import msgspec

from pantheon.server.checkup import Checkup
from pantheon.server.clock import Life
from pantheon.server.condition import Condition
from pantheon.server.migrations import check_version, migrate
from pantheon.server.store import Append, Entry, GuestRow, LinkRow, StoreConflict, StoreFailure, TableRow, Told

MOST_IN_A_GROUP = 500
BUSY_SECONDS = 10.0  # how long to wait for other processes that write to the same file
_ENTRY = "n, kind, seat, action, at, client, command, body"
_TABLE = "id, game, state, created, touched, facts, ticking, listed"
_APPEND = f"""
    INSERT INTO entries (table_id, {_ENTRY})
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8
    FROM json_each(?)
"""
_PUT_TABLE = f"""
    INSERT INTO tables ({_TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, touched = max(touched, excluded.touched),
        facts = excluded.facts, ticking = excluded.ticking
"""
# Pages are found by seeking in an index, however long the list is.
LISTED = """SELECT id FROM tables WHERE state = ? AND listed = 1 ORDER BY touched DESC, id DESC LIMIT ?"""
LISTED_BEFORE = """
    SELECT id FROM tables WHERE state = ? AND listed = 1
    AND (touched, id) < (SELECT touched, id FROM tables WHERE id = ?) ORDER BY touched DESC, id DESC LIMIT ?
"""
MEMBERS = "SELECT id FROM tables JOIN members ON table_id = id WHERE guest = ? ORDER BY touched DESC LIMIT ?"
UNTOUCHED = """
    SELECT id FROM tables WHERE state = ? AND touched < ? AND (touched, id) > (?, ?) ORDER BY touched, id LIMIT ?
"""
TICKING = "SELECT id FROM tables WHERE ticking = 1 AND state IN ('open', 'running')"
_encode = msgspec.json.Encoder().encode
_LAST = 2**63 - 1  # the greatest number there is


class _Job(NamedTuple):
    """Something to write, and who is to be told; `append` is written together with others."""

    write: Callable[[sqlite3.Connection], Any] | Append
    answer: Told

    @property
    def append(self) -> Append | None:
        return self.write if isinstance(self.write, Append) else None

    def carry_out(self, connection: sqlite3.Connection) -> Any:
        return _append(connection, [self.write]) if isinstance(self.write, Append) else self.write(connection)


class SqliteStore:
    """A file, or several processes' file; every write is durable (WAL, synchronous FULL) before it is answered."""

    def __init__(self, path: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        self._path = path
        self._busy = busy_seconds
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._local = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self.condition = Condition()
        self._checkup = Checkup(self._connect, self.condition)
        check_version(path)
        connection = self._connect()
        migrate(connection)
        connection.close()
        self._writer = threading.Thread(target=self._write_on, name=f"store {path.name}", daemon=True)
        self._writer.start()

    # --- writing ----------------------------------------------------------------------------------------------

    def append(self, job: Append) -> "Future[None]":
        """Add entries to a log; StoreConflict if a number is taken."""
        return self._queued(job)

    def submit(self, jobs: Sequence[tuple[Append, Told]]) -> None:
        """The same for many, without futures, which cost more than all the rest; and the writer is woken once."""
        self._jobs.put([_Job(job, answer) for job, answer in jobs])

    def put_guest(self, guest: GuestRow) -> "Future[None]":
        """Keep a guest, or change the name of one."""
        query = """INSERT INTO guests (secret, id, name, created) VALUES (?, ?, ?, ?)
                   ON CONFLICT (secret) DO UPDATE SET name = excluded.name"""
        return self._execute(query, (guest.secret, guest.id, guest.name, guest.created))

    def put_link(self, link: LinkRow) -> "Future[None]":
        """Keep a link."""
        query = "INSERT INTO links (secret, table_id, seat, holder, used_by) VALUES (?, ?, ?, ?, ?)"
        return self._execute(query, (link.secret, link.table, link.seat, link.holder, link.used_by))

    def use_link(self, secret: str, guest: str) -> "Future[bool]":
        """Use a link up; False if there is none or another guest was first."""
        query = "UPDATE links SET used_by = ? WHERE secret = ? AND (used_by IS NULL OR used_by = ?)"
        return self._queued(lambda connection: connection.execute(query, (guest, secret, guest)).rowcount > 0)

    def free_link(self, secret: str, guest: str) -> "Future[None]":
        """A link was used in vain: it is good again."""
        return self._execute("UPDATE links SET used_by = NULL WHERE secret = ? AND used_by = ?", (secret, guest))

    def live(self, life: Life) -> "Future[None]":
        """Keep a sign of life of this process."""
        query = "INSERT INTO lives (began, last) VALUES (?, ?) ON CONFLICT (began) DO UPDATE SET last = excluded.last"
        return self._execute(query, (life.began, life.last))

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._jobs.put(None)
        self._writer.join()
        self._checkup.close()
        for reader in self._readers:
            reader.close()

    def _execute(self, query: str, values: tuple[Any, ...]) -> "Future[None]":
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(query, values)

        return self._queued(write)

    def _queued(self, write: Callable[[sqlite3.Connection], Any] | Append) -> "Future[Any]":
        done: Future[Any] = Future()

        def answer(result: Any, wrong: BaseException | None) -> None:
            if wrong is None:
                done.set_result(result)
            else:
                done.set_exception(wrong)

        self._jobs.put([_Job(write, answer)])
        return done

    def _write_on(self) -> None:
        """The writer's life: take what waits, write it as one group, answer."""
        connection = self._connect()
        open_ = True
        while open_:
            jobs, open_ = self._next_group()
            if jobs:
                _answer(_write_group(connection, jobs))
        connection.close()

    def _next_group(self) -> tuple[list[_Job], bool]:
        """What waits now, the first of it is waited for; and whether there will be more."""
        group: list[_Job] = []
        jobs = self._jobs.get()
        while jobs is not None:
            group += jobs
            if len(group) >= MOST_IN_A_GROUP:
                break
            try:
                jobs = self._jobs.get_nowait()
            except Empty:
                break
        return group, jobs is not None

    # --- reading ----------------------------------------------------------------------------------------------

    def lives(self) -> list[Life]:
        """All processes that have served the database, this one included."""
        return [Life(began, last) for began, last in self._read("SELECT began, last FROM lives ORDER BY began", ())]

    def table(self, table: str) -> TableRow | None:
        """What is known of a table, None if there is none."""
        row = self._read(f"SELECT {_TABLE} FROM tables WHERE id = ?", (table,)).fetchone()
        return _table(row) if row else None

    def tables(self, state: str, limit: int, before: str | None = None) -> list[TableRow]:
        """Listed tables in a state, those touched last first; `before`, the last of a page, turns it."""
        page, values = (LISTED, (state, limit)) if before is None else (LISTED_BEFORE, (state, before, limit))
        return self._rows(page, values)

    def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Tables that a guest is a member of, those touched last first."""
        try:
            return self._rows(MEMBERS, (guest, limit))
        except sqlite3.DatabaseError:  # one of the rows cannot be read
            found = self._rows("SELECT table_id FROM members WHERE guest = ?", (guest,))
            return sorted(found, key=lambda row: row.touched, reverse=True)[:limit]

    def ticking(self) -> list[str]:
        """The tables where a clock runs."""
        return [row[0] for row in self._read(TICKING, ())]

    def untouched(self, state: str, since: float, limit: int, after: tuple[float, str] = (0.0, "")) -> list[TableRow]:
        """Tables in a state that nothing has happened to since then, those touched first come first; `after` is when
        the last of a page was touched, with its id, and turns it.
        """
        return self._rows(UNTOUCHED, (state, since, *after, limit))

    def entries(self, table: str, first: int = 1, last: int | None = None, talk: int = 1) -> list[Entry]:
        """The log from one number to another; of chat before the number `talk` only the last line of each row.

        It is read backwards: the last line of a row says how many there are, and the others are never looked at.
        """
        query = f"SELECT {_ENTRY} FROM entries WHERE table_id = ? AND n BETWEEN ? AND ? ORDER BY n DESC"
        found: list[Entry] = []
        last = _LAST if last is None else last
        while last >= first:
            rows = self._read(query, (table, first, last))
            last = 0
            for n, kind, seat, action, at, client, command, body in rows:
                found.append(
                    Entry(n=n, kind=kind, seat=seat, action=action, at=at, client=client, command=command, body=body)
                )
                if kind == "said" and action > 1 and n < talk:
                    last = n - action
                    break
            rows.close()
        found.reverse()
        return found

    def said(self, table: str, client: str, command: int) -> int | None:
        """The number of the line of chat that answers a command, None if there is none."""
        query = "SELECT n FROM entries WHERE table_id = ? AND client = ? AND command = ? AND kind = 'said'"
        row = self._read(query, (table, client, command)).fetchone()
        return row[0] if row else None

    def latest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        query = "SELECT value, (SELECT max(n) FROM entries WHERE table_id = value) FROM json_each(?)"
        rows = self._read(query, (_encode(list(tables)).decode(),))
        return {table: n for table, n in rows if n is not None}

    def guest(self, secret: str) -> GuestRow | None:
        """The guest with that (hashed) secret."""
        row = self._read("SELECT secret, id, name, created FROM guests WHERE secret = ?", (secret,)).fetchone()
        return GuestRow(secret=row[0], id=row[1], name=row[2], created=row[3]) if row else None

    def link(self, secret: str) -> LinkRow | None:
        """The link with that (hashed) secret."""
        query = "SELECT secret, table_id, seat, holder, used_by FROM links WHERE secret = ?"
        row = self._read(query, (secret,)).fetchone()
        return LinkRow(secret=row[0], table=row[1], seat=row[2], holder=row[3], used_by=row[4]) if row else None

    def check(self) -> "Future[None]":
        """Look whether the file is whole, beside everything else."""
        return self._checkup.begin()

    def _rows(self, page: str, values: tuple[Any, ...]) -> list[TableRow]:
        """The rows of a page; one that cannot be read is left out, and the others are there all the same."""
        rows = []
        for (identity,) in self._read(page, values).fetchall():
            try:
                found = self.table(identity)
            except sqlite3.DatabaseError as wrong:
                self.condition.note("unreadable", f"the row of table {identity}", wrong)
            else:
                rows += [found] if found is not None else []
        return rows

    def _read(self, query: str, values: tuple[Any, ...]) -> sqlite3.Cursor:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
            self._readers.append(connection)
        return connection.execute(query, values)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA busy_timeout = {int(self._busy * 1000)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection


Outcome = tuple[_Job, Any, Exception | None]


def _answer(outcomes: list[Outcome]) -> None:
    for job, result, wrong in outcomes:
        job.answer(result, wrong)


def _write_group(connection: sqlite3.Connection, jobs: list[_Job]) -> list[Outcome]:
    """One transaction for all; if one of them conflicts, once more job by job, to find out which."""
    for together in (True, False):
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = _all_at_once(connection, jobs) if together else [_one(connection, job) for job in jobs]
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
        except sqlite3.Error as error:  # a failing disk fails them all
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(job, None, StoreFailure(str(error))) for job in jobs]
        else:
            return outcomes
    raise AssertionError("a conflict of one job is caught where it happens")


def _all_at_once(connection: sqlite3.Connection, jobs: list[_Job]) -> list[Outcome]:
    appends = [job.append for job in jobs if job.append is not None]
    if appends:
        _append(connection, appends)
    return [(job, None if job.append else job.carry_out(connection), None) for job in jobs]


def _one(connection: sqlite3.Connection, job: _Job) -> Outcome:
    """Carry out a job inside the group's transaction; what it wrote goes again if it conflicts."""
    connection.execute("SAVEPOINT job")
    try:
        result = job.carry_out(connection)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO job")
        conflict = StoreConflict(job.append.table, job.append.entries[0].n) if job.append else StoreConflict("", 0)
        return job, None, conflict
    finally:
        connection.execute("RELEASE job")
    return job, result, None


def _append(connection: sqlite3.Connection, jobs: list[Append]) -> None:
    for job in jobs:
        if job.row is not None:
            r = job.row
            values = (r.id, r.game, r.state, r.created, r.touched, r.facts, r.ticking, r.listed)
            connection.execute(_PUT_TABLE, values)
        for guest in job.members:
            connection.execute("INSERT OR IGNORE INTO members (guest, table_id) VALUES (?, ?)", (guest, job.table))
    rows = [
        (job.table, e.n, e.kind, e.seat, e.action, e.at, e.client, e.command, e.body)
        for job in jobs
        for e in job.entries
    ]
    connection.execute(_APPEND, (_encode(rows).decode(),))


def _table(row: tuple[Any, ...]) -> TableRow:
    identity, game, state, created, touched, facts, ticking, listed = row
    return TableRow(
        id=identity,
        game=game,
        state=state,
        created=created,
        touched=touched,
        facts=facts,
        ticking=bool(ticking),
        listed=bool(listed),
    )
