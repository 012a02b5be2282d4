"""Durable appends through the store, without a server around it."""

from collections import deque
from concurrent.futures import Future

from bench.measure import rate
from bench.registry import Measure
from bench.server.processes import folder_for
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, Entry, TableRow

TABLES = 1000  # each with a move on its way
CLIENT = "a-client-name"


def appends() -> Measure:
    """Moves of many tables, one append each; the next of a table is asked for when its last one is durable."""
    store = SqliteStore(folder_for("store") / "tables.db")
    names = [f"table-{number:06}" for number in range(TABLES)]
    waiting: deque[Future[None]] = deque()
    for name in names:
        row = TableRow(id=name, game="gods", state="running", created=0.0, touched=0.0, facts=b"{}")
        waiting.append(store.append(Append(table=name, entries=[_move(1)], row=row)))
    written = 1

    def batch() -> int:
        nonlocal written
        written += 1
        for name in names:
            waiting.popleft().result()
            waiting.append(store.append(Append(table=name, entries=[_move(written)])))
        return len(names)

    def measure(seconds: float) -> float:
        for future in waiting:  # what is left from before is not part of the figure
            future.result()
        return rate(batch, seconds)

    return measure


def _move(n: int) -> Entry:
    return Entry(n=n, kind="move", seat=n % 4, action=70_000 + n, at=1_700_000_000.0 + n, client=CLIENT, command=n)
