"""Ten thousand finished and a thousand sleeping tables: on the disk, not in memory."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pantheon import _form
from pantheon.games import names
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.listing import row_of
from pantheon.server.messages import TableInfo
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append
from pantheon.server.table import Table
from tests.server.serving import Server, serving
from tests.server.tables import running, step
from tests.server.talking import figure

FINISHED, SLEEPING = 10_000, 1_000
PATIENCE = 120.0
compiled_only = pytest.mark.skipif(_form.forms() == "interpreted", reason="the server is the same in both forms")
MOST_MORE = 32 * 2**20  # bytes; the finished tables in memory would be ten times that


def keep(store: SqliteStore, table: Table, identity: str) -> None:
    """Write a table's log as a server would have."""
    table.id = identity
    entries = [j.entry_of(line.happening, line.n, line.at) for line in table.fresh]
    store.append(Append(table=identity, entries=entries, row=row_of(table))).result()


def played(game: str, moves: int, **settings: Any) -> Table:
    table = running(game, **settings)
    for number in range(moves):
        if table.state != "running":
            break
        step(table, table.touched + 1, number)
    return table


def copy(database: Path, identity: str, times: int) -> None:
    """The same log and row under so many further names."""
    connection = sqlite3.connect(database)
    numbers = "WITH RECURSIVE copies (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copies WHERE k < ?)"
    for query in (
        """INSERT INTO tables SELECT id || '-' || k, game, state, created, touched + k,
           json_set(facts, '$.id', id || '-' || k), ticking, listed FROM tables, copies WHERE id = ?""",
        """INSERT INTO entries SELECT table_id || '-' || k, n, kind, seat, action, at, client, command, body
           FROM entries, copies WHERE table_id = ?""",
    ):
        connection.execute(f"{numbers} {query}", (times, identity))
    connection.commit()
    connection.close()


def fill(database: Path) -> None:
    store = SqliteStore(database)
    for game in names():
        short = played(game, 12)
        for seat in range(2):
            if short.state == "running":
                commands.resign(short, seat, short.touched + 1)
        assert short.over
        keep(store, short, f"short-{game}")
    keep(store, played("gods", 20), "sleeping")
    keep(store, played("gods", 20, clock={"kind": "move", "seconds": 1_209_600}), "ticking")
    store.close()
    for game in names():
        copy(database, f"short-{game}", FINISHED // 3)
    copy(database, "sleeping", SLEEPING // 2)
    copy(database, "ticking", SLEEPING // 2)
    now = time.time()
    connection = sqlite3.connect(database)
    connection.execute("UPDATE tables SET touched = touched - ? + ?", (1_000_000.0, now - 60_000))
    connection.execute("UPDATE entries SET at = at - ? + ?", (1_000_000.0, now - 60_000))
    connection.commit()
    connection.close()


def resident(server: Server) -> int:
    """Bytes of memory that the process holds."""
    pages = Path(f"/proc/{server.pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.1)


@compiled_only
@pytest.mark.slow("ten thousand tables have to be written first")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is counted by Linux")
def test_tables_that_nobody_looks_at_cost_no_memory(tmp_path: Path) -> None:
    empty, full = tmp_path / "empty", tmp_path / "full"
    empty.mkdir()
    full.mkdir()
    fill(full / "tables.db")
    with serving(empty, keep=0.5) as server:
        server.visitor("Anna")
        before = resident(server)
    with serving(full, keep=0.5) as server:
        anna = server.visitor("Anna")
        until(lambda: anna.call("GET", "/api/health")["tables"] == 0)
        assert resident(server) - before < MOST_MORE
        pages = turn_pages(server, "finished", 3)
        assert len({info.id for info in pages}) == 300
        assert len({info.id for info in turn_pages(server, "running", 20)}) == SLEEPING + 2
        rng, loaded = Random(1), figure(server, "pantheon_load_seconds_count")
        for info in rng.sample(pages, 30):
            move = rng.randint(0, info.moves)
            assert anna.call("GET", f"/api/tables/{info.id}/positions/{move}")["move"] == move
        assert figure(server, "pantheon_load_seconds_count") > loaded, "for those who ask"
        until(lambda: anna.call("GET", "/api/health")["tables"] == 0)
        assert resident(server) - before < MOST_MORE


def turn_pages(server: Server, state: str, most: int) -> list[TableInfo]:
    """The list of tables, page after page."""
    visitor, found = server.visitor("Reader"), list[TableInfo]()
    for _ in range(most):
        after = f"&before={found[-1].id}" if found else ""
        page = visitor.call("GET", f"/api/tables?state={state}&limit=100{after}")
        if not page:
            break
        found += msgspec.convert(page, list[TableInfo])
    return found
