"""The store in trouble: what was answered is there, once, whatever happens to the disk and to the processes."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, LinkRow, StoreFailure
from tests.server.storing import make, move, moves, row

WRITER = """
import sys
from pathlib import Path
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, Entry
store, n = SqliteStore(Path(sys.argv[1])), int(sys.argv[2])
while True:
    n += 1
    entry = Entry(n=n, kind="move", seat=0, action=n, at=0.0)
    store.append(Append(table="t", entries=[entry])).result()
    print(n, flush=True)
"""
RACER = """
import sys
from pathlib import Path
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, Entry, StoreConflict
store, who, won = SqliteStore(Path(sys.argv[1])), int(sys.argv[2]), 0
print("ready", flush=True)
sys.stdin.readline()
for n in range(1, 301):
    entry = Entry(n=n, kind="move", seat=who, action=n, at=0.0)
    try:
        store.append(Append(table="t", entries=[entry])).result()
        won += 1
    except StoreConflict:
        pass
links = [store.use_link(f"link {number}", f"guest {who}").result() for number in range(50)]
print(won, *map(int, links), flush=True)
store.close()
"""


def in_the_writer(store: SqliteStore, pragma: str) -> None:
    """Something about the connection that writes, which a disk would do to it."""
    store._queued(lambda connection: connection.execute(pragma).close()).result()


def test_what_is_answered_was_synced(store: SqliteStore) -> None:
    query = "SELECT * FROM pragma_synchronous, pragma_journal_mode, pragma_foreign_keys"
    assert store._queued(lambda connection: connection.execute(query).fetchone()).result() == (2, "wal", 1)


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    make(store, row())
    futures = [store.append(moves(n)) for n in range(1, 400)]
    store.close()
    assert all(future.done() for future in futures)
    again = SqliteStore(tmp_path / "tables.db")
    assert len(again.entries("t")) == 399
    again.close()


def test_a_disk_that_is_full_fails_the_append_and_loses_nothing(store: SqliteStore, tmp_path: Path) -> None:
    store.append(moves(1)).result()
    full = sqlite3.connect(tmp_path / "tables.db")
    pages = full.execute("PRAGMA page_count").fetchone()[0]
    full.close()
    in_the_writer(store, f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreFailure, match="full"):
        store.append(
            Append(table="t", entries=[move(n) for n in range(2, 20_000)], row=row(touched=9.0), members=("anna",))
        ).result()
    assert [entry.n for entry in store.entries("t")] == [1]
    assert store.table("t") == row()
    assert store.tables_of("anna", 9) == []
    in_the_writer(store, "PRAGMA max_page_count = 1000000")
    store.append(moves(2)).result()
    assert [entry.n for entry in store.entries("t")] == [1, 2]


def test_a_lock_that_lasts_too_long_fails_the_append_and_loses_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db", busy_seconds=0.05)
    make(store, row())
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailure, match="locked"):
        store.append(moves(1)).result()
    assert store.entries("t") == [], "reading waits for nobody"
    other.execute("COMMIT")
    other.close()
    store.append(moves(1)).result()
    assert store.entries("t") == [move(1)]
    store.close()


def test_a_short_lock_is_waited_for(store: SqliteStore, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = store.append(moves(1))
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    assert waiting.result() is None


def test_kill_nine_loses_no_answered_append(tmp_path: Path) -> None:
    path, last = tmp_path / "tables.db", 0
    store = SqliteStore(path)
    make(store, row())
    for kill in range(5):
        process = subprocess.Popen([sys.executable, "-c", WRITER, path, str(last)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        for _ in range(20 + 13 * kill):
            last = int(process.stdout.readline())
        os.kill(process.pid, signal.SIGKILL)
        answered = [int(line) for line in process.stdout.read().split()]
        process.stdout.close()
        process.wait()
        numbers = [entry.n for entry in store.entries("t")]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= max(answered, default=last), "what was answered is there"
        last = len(numbers)
    store.close()


def test_two_processes_share_a_file_and_every_number_and_link_has_one_winner(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    make(store, row())
    for number in range(50):
        store.put_link(LinkRow(secret=f"link {number}", table="t", seat=None)).result()
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACER, path, str(who)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for who in range(2)
    ]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    told = [[int(word) for word in racer.communicate()[0].split()] for racer in racers]
    found = store.entries("t")
    assert [entry.n for entry in found] == list(range(1, 301))
    assert [sum(entry.seat == who for entry in found) for who in range(2)] == [won for won, *_ in told]
    users = [store.link(f"link {number}") for number in range(50)]
    for who, (_, *used) in enumerate(told):
        assert [link is not None and link.used_by == f"guest {who}" for link in users] == [bool(won) for won in used]
    store.close()
