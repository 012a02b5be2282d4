"""The store on SQLite: one writer thread that commits in groups, and a reading connection for each thread.

A group is whatever waits when the writer is free: under load many appends share one wait for the disk, and alone an
append waits for nobody.
"""

import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from pantheon.server.store import Entry, StoreConflict, StoreFailure, TableRow

_MOST_IN_A_GROUP = 500
_BUSY_MILLISECONDS = 10_000  # other processes may write to the same file
_ENTRY = "n, kind, seat, action, at, client, command"
_TABLE = "id, game, state, created, touched, facts"


@dataclass(frozen=True)
class _Job:
    """Something to write, and who waits for it."""

    write: Callable[[sqlite3.Connection], None]
    done: "Future[None]"


class SqliteStore:
    """A file, or several processes' file; every write is durable (WAL, synchronous FULL) before it is answered."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._local = threading.local()
        self._readers: list[sqlite3.Connection] = []
        connection = self._connect()
        migrate(connection)
        connection.close()
        self._writer = threading.Thread(target=self._write_on, name=f"store {path.name}", daemon=True)
        self._writer.start()

    # --- writing ----------------------------------------------------------------------------------------------

    def create(self, table: TableRow) -> "Future[None]":
        """A new table; StoreConflict if the id is taken."""
        values = (table.id, table.game, table.state, table.created, table.touched, table.facts)

        def write(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(f"INSERT INTO tables ({_TABLE}) VALUES (?, ?, ?, ?, ?, ?)", values)
            except sqlite3.IntegrityError:
                raise StoreConflict(table.id, 0) from None

        return self._queue(write)

    def change(self, table: TableRow) -> "Future[None]":
        """Replace what is known of a table."""
        values = (table.state, table.touched, table.facts, table.id)

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET state = ?, touched = ?, facts = ? WHERE id = ?", values)

        return self._queue(write)

    def append(self, table: str, entries: Sequence[Entry]) -> "Future[None]":
        """Add entries to a log, all or none; StoreConflict if a number or a command is there already."""
        rows = [(table, e.n, e.kind, e.seat, e.action, e.at, e.client, e.command) for e in entries]

        def write(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany(
                    f"INSERT INTO entries (table_id, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows
                )
            except sqlite3.IntegrityError:
                raise StoreConflict(table, entries[0].n) from None

        return self._queue(write)

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._jobs.put(None)
        self._writer.join()
        for reader in self._readers:
            reader.close()

    def _queue(self, write: Callable[[sqlite3.Connection], None]) -> "Future[None]":
        done: Future[None] = Future()
        self._jobs.put(_Job(write, done))
        return done

    def _write_on(self) -> None:
        """The writer's life: take what waits, write it as one group, answer."""
        connection = self._connect()
        open_ = True
        while open_:
            group = self._next_group()
            open_ = None not in group
            self._write_group(connection, [job for job in group if job is not None])
        connection.close()

    def _next_group(self) -> list[_Job | None]:
        """What waits now; the first of it is waited for."""
        group = [self._jobs.get()]
        while len(group) < _MOST_IN_A_GROUP and group[-1] is not None:
            try:
                group.append(self._jobs.get_nowait())
            except Empty:
                break
        return group

    def _write_group(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        """One transaction; a job that conflicts is left out of it, a failing disk fails them all."""
        if not jobs:
            return
        outcomes: list[tuple[_Job, Exception | None]]
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [(job, _written(connection, job)) for job in jobs]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            outcomes = [(job, StoreFailure(str(error))) for job in jobs]
        for job, wrong in outcomes:
            if wrong is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(wrong)

    # --- reading ----------------------------------------------------------------------------------------------

    def table(self, table: str) -> TableRow | None:
        """What is known of a table, None if there is none."""
        row = self._read(f"SELECT {_TABLE} FROM tables WHERE id = ?", (table,)).fetchone()
        return _table(row) if row else None

    def tables(self, state: str, limit: int, before: float | None = None) -> list[TableRow]:
        """Tables in a state, those touched last first; `before` turns the page."""
        until = float("inf") if before is None else before
        query = f"SELECT {_TABLE} FROM tables WHERE state = ? AND touched < ? ORDER BY touched DESC LIMIT ?"
        return [_table(row) for row in self._read(query, (state, until, limit))]

    def entries(self, table: str, first: int = 1) -> list[Entry]:
        """The log from a number on."""
        query = f"SELECT {_ENTRY} FROM entries WHERE table_id = ? AND n >= ? ORDER BY n"
        return [
            Entry(n=n, kind=kind, seat=seat, action=action, at=at, client=client, command=command)
            for n, kind, seat, action, at, client, command in self._read(query, (table, first))
        ]

    def answered(self, table: str, client: str, command: int) -> int | None:
        """The number of the entry that answers a client's command, None if there is none yet."""
        query = "SELECT n FROM entries WHERE table_id = ? AND client = ? AND command = ?"
        row = self._read(query, (table, client, command)).fetchone()
        return row[0] if row else None

    def _read(self, query: str, values: tuple[Any, ...]) -> sqlite3.Cursor:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
            self._readers.append(connection)
        return connection.execute(query, values)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection


def _written(connection: sqlite3.Connection, job: _Job) -> Exception | None:
    """Carry out a job inside the group's transaction; what it wrote goes again if it conflicts."""
    connection.execute("SAVEPOINT job")
    wrong: Exception | None = None
    try:
        job.write(connection)
    except StoreConflict as conflict:
        connection.execute("ROLLBACK TO job")
        wrong = conflict
    connection.execute("RELEASE job")
    return wrong


def _table(row: tuple[Any, ...]) -> TableRow:
    identity, game, state, created, touched, facts = row
    return TableRow(id=identity, game=game, state=state, created=created, touched=touched, facts=facts)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date: numbered files, each once, each in a transaction of its own."""
    steps = sorted((f for f in files("pantheon.server").joinpath("schema").iterdir()), key=lambda f: f.name)
    for number, step in enumerate(steps, start=1):
        connection.execute("BEGIN IMMEDIATE")  # another process may be at it
        try:
            if connection.execute("PRAGMA user_version").fetchone()[0] < number:
                for statement in step.read_text(encoding="utf-8").split(";"):
                    if statement.strip():
                        connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
