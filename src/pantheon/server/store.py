"""What the server asks of a database: tables, and for each an append-only log of numbered entries.

A table is its log. Whatever was acknowledged has been made durable before; snapshots are a cache elsewhere.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Protocol

import msgspec

from pantheon.engine.errors import Problem
from pantheon.server.clock import Life
from pantheon.server.condition import Condition

Told = Callable[[Any, BaseException | None], None]
"""Who is told of a write, by a thread of the store: its result, or what went wrong."""

NO_TALK = 2**63 - 1
"""No line of chat has a number like this: with it a log is read without its chat."""


class StoreConflict(Problem):
    """Somebody else has written that number meanwhile: load the tail and look again."""

    def __init__(self, table: str, n: int) -> None:
        super().__init__("store-conflict", table=table, number=n)


class StoreFailure(Problem):
    """The database could not write, for instance because the disk is full; nothing of the job was written."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-failure", reason=reason)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's log: a move, or something else that happened to it (`kind`), with the rest in `body`.

    `client` and `command` name the command that it answers, so that one sent twice is carried out once. In a line of
    chat (`said`) `action` counts the lines of chat in a row that it ends; 0 in logs of before, which did not count.
    """

    n: int
    kind: str
    seat: int | None
    action: int
    at: float
    client: str | None = None
    command: int | None = None
    body: str | None = None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a list of tables shows, kept beside the log; `facts` is JSON that only the server reads.

    `ticking`: a clock runs there, so somebody must look after the table even if nobody is connected; `listed`:
    everybody may find it.
    """

    id: str
    game: str
    state: str
    created: float
    touched: float
    facts: bytes
    ticking: bool = False
    listed: bool = True


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Entries for a table's log and what changes with them: its row, and who is a member of it. All or nothing."""

    table: str
    entries: Sequence[Entry]
    row: TableRow | None = None
    members: tuple[str, ...] = ()


class GuestRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody without an account: an id that others may see, a name, and the hash of a secret."""

    secret: str
    id: str
    name: str
    created: float


class LinkRow(msgspec.Struct, frozen=True, kw_only=True):
    """A link to a seat (None: any free one), known by the hash of its secret; good for one guest.

    `holder` made it for a further device of his own seat; None leads to free seats only.
    """

    secret: str
    table: str
    seat: int | None
    holder: str | None = None
    used_by: str | None = None


class Store(Protocol):
    """Writes are queued and answered by futures when they are durable; reads answer at once."""

    condition: Condition

    def check(self) -> "Future[None]":
        """Look whether the database is whole, beside everything else; the condition tells what was found."""

    def append(self, job: Append) -> "Future[None]":
        """Add entries to a log; StoreConflict if a number is taken."""

    def submit(self, jobs: Sequence[tuple[Append, Told]]) -> None:
        """The same for many at once and without futures: a thread of the store answers each (nothing, or what went
        wrong).
        """

    def put_guest(self, guest: GuestRow) -> "Future[None]":
        """Keep a guest, or change the name of one."""

    def put_link(self, link: LinkRow) -> "Future[None]":
        """Keep a link."""

    def use_link(self, secret: str, guest: str) -> "Future[bool]":
        """Use a link up; False if there is none or another guest was first."""

    def free_link(self, secret: str, guest: str) -> "Future[None]":
        """A link was used in vain: it is good again."""

    def live(self, life: Life) -> "Future[None]":
        """Keep a sign of life of this process."""

    def lives(self) -> list[Life]:
        """All processes that have served the database, this one included."""

    def table(self, table: str) -> TableRow | None:
        """What is known of a table, None if there is none."""

    def tables(self, state: str, limit: int, before: str | None = None) -> list[TableRow]:
        """Listed tables in a state, those touched last first; `before`, the last of a page, turns it. A row that
        cannot be read is left out.
        """

    def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Tables that a guest is a member of, those touched last first."""

    def ticking(self) -> list[str]:
        """The tables where a clock runs."""

    def untouched(self, state: str, since: float, limit: int, after: tuple[float, str] = (0.0, "")) -> list[TableRow]:
        """Tables in a state that nothing has happened to since then, those touched first come first; `after` is when
        the last of a page was touched, with its id, and turns it.
        """

    def entries(self, table: str, first: int = 1, last: int | None = None, talk: int = 1) -> list[Entry]:
        """The log from one number to another; of chat before the number `talk` only the last line of each row."""

    def said(self, table: str, client: str, command: int) -> int | None:
        """The number of the line of chat that answers a command, None if there is none."""

    def latest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""

    def guest(self, secret: str) -> GuestRow | None:
        """The guest with that (hashed) secret."""

    def link(self, secret: str) -> LinkRow | None:
        """The link with that (hashed) secret."""

    def close(self) -> None:
        """Write what is queued, then stop."""
