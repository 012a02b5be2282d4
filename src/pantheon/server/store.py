"""What the server asks of a database: tables, and for each an append-only log of numbered entries.

A table is its log. Whatever was acknowledged has been made durable before; snapshots are a cache elsewhere.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

import msgspec

from pantheon.engine.errors import Problem


class StoreConflict(Problem):
    """Somebody else has written that number meanwhile: load the tail and look again."""

    def __init__(self, table: str, n: int) -> None:
        super().__init__("store-conflict", table=table, number=n)


class StoreFailure(Problem):
    """The database could not write, for instance because the disk is full; nothing of the job was written."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-failure", reason=reason)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's log: a move, or something else that happened to it (`kind`).

    `client` and `command` name the command that it answers, so that one sent twice is carried out once.
    """

    n: int
    kind: str
    seat: int | None
    action: int
    at: float
    client: str | None = None
    command: int | None = None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table beside its log; `facts` is JSON that only the server reads."""

    id: str
    game: str
    state: str
    created: float
    touched: float
    facts: bytes


class Store(Protocol):
    """Writes are queued and answered by futures when they are durable; reads answer at once."""

    def create(self, table: TableRow) -> "Future[None]":
        """A new table."""

    def change(self, table: TableRow) -> "Future[None]":
        """Replace what is known of a table."""

    def append(self, table: str, entries: Sequence[Entry]) -> "Future[None]":
        """Add entries to a log, all or none; StoreConflict if a number is taken."""

    def table(self, table: str) -> TableRow | None:
        """What is known of a table, None if there is none."""

    def tables(self, state: str, limit: int, before: float | None = None) -> list[TableRow]:
        """Tables in a state, those touched last first; `before` turns the page."""

    def entries(self, table: str, first: int = 1) -> list[Entry]:
        """The log from a number on."""

    def answered(self, table: str, client: str, command: int) -> int | None:
        """The number of the entry that answers a client's command, None if there is none yet."""

    def close(self) -> None:
        """Write what is queued, then stop."""
