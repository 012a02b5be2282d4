"""The store: what was answered is there, once, whatever happens to the process."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Entry, StoreConflict, StoreFailure, TableRow

WRITER = """
import sys
from pathlib import Path
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Entry
store, n = SqliteStore(Path(sys.argv[1])), int(sys.argv[2])
while True:
    n += 1
    store.append("t", [Entry(n=n, kind="move", seat=0, action=n, at=0.0)]).result()
    print(n, flush=True)
"""
RACER = """
import sys
from pathlib import Path
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Entry, StoreConflict
store, who, won = SqliteStore(Path(sys.argv[1])), int(sys.argv[2]), 0
print("ready", flush=True)
sys.stdin.readline()
n = 1
while n <= 300:
    try:
        store.append("t", [Entry(n=n, kind="move", seat=who, action=n, at=0.0)]).result()
        won += 1
    except StoreConflict:
        pass
    n += 1
print(won, flush=True)
"""


def table(identity: str = "t", touched: float = 1.0, state: str = "running") -> TableRow:
    return TableRow(id=identity, game="gods", state=state, created=1.0, touched=touched, facts=b"{}")


def move(n: int, client: str | None = None, command: int | None = None) -> Entry:
    return Entry(n=n, kind="move", seat=1, action=7 * n, at=n / 2, client=client, command=command)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "tables.db")
    made.create(table()).result()
    yield made
    made.close()


def test_what_was_appended_is_read_back_in_order(store: SqliteStore) -> None:
    store.append("t", [move(1), move(2)]).result()
    store.append("t", [move(3)]).result()
    assert store.entries("t") == [move(1), move(2), move(3)]
    assert store.entries("t", 3) == [move(3)]
    assert store.entries("nobody") == []


def test_a_number_is_given_once_and_the_loser_writes_nothing(store: SqliteStore) -> None:
    store.append("t", [move(1)]).result()
    lost = store.append("t", [move(2), move(1)])
    won = store.append("t", [move(2)])
    with pytest.raises(StoreConflict):
        lost.result()
    won.result()
    assert [entry.n for entry in store.entries("t")] == [1, 2]


def test_a_command_that_comes_twice_is_written_once(store: SqliteStore) -> None:
    store.append("t", [move(1, "anna", 5)]).result()
    with pytest.raises(StoreConflict):
        store.append("t", [move(2, "anna", 5)]).result()
    store.append("t", [move(2, "bert", 5)]).result()
    assert (store.answered("t", "anna", 5), store.answered("t", "bert", 5)) == (1, 2)
    assert store.answered("t", "anna", 6) is None


def test_tables_are_listed_by_state_with_those_touched_last_first(store: SqliteStore) -> None:
    for number in range(2, 6):
        store.create(table(f"t{number}", touched=float(number))).result()
    store.change(table("t3", touched=9.0, state="finished")).result()
    assert [found.id for found in store.tables("running", 3)] == ["t5", "t4", "t2"]
    assert [found.id for found in store.tables("running", 3, before=2.0)] == ["t"]
    assert store.tables("finished", 9) == [table("t3", touched=9.0, state="finished")]
    assert store.table("nobody") is None


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    store.create(table())
    futures = [store.append("t", [move(n)]) for n in range(1, 400)]
    store.close()
    assert all(future.done() for future in futures)
    again = SqliteStore(tmp_path / "tables.db")
    assert len(again.entries("t")) == 399
    again.close()


def test_a_disk_that_is_full_fails_the_append_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    store.create(table()).result()
    store.append("t", [move(1)]).result()
    full = sqlite3.connect(path)
    pages = full.execute("PRAGMA page_count").fetchone()[0]
    full.close()
    store._queue(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").close()).result()
    with pytest.raises(StoreFailure, match="full"):
        store.append("t", [move(n) for n in range(2, 20_000)]).result()
    assert [entry.n for entry in store.entries("t")] == [1]
    store._queue(lambda connection: connection.execute("PRAGMA max_page_count = 1000000").close()).result()
    store.append("t", [move(2)]).result()
    assert [entry.n for entry in store.entries("t")] == [1, 2]
    store.close()


def test_kill_nine_loses_no_answered_append(tmp_path: Path) -> None:
    path, last = tmp_path / "tables.db", 0
    store = SqliteStore(path)
    store.create(table()).result()
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


def test_two_processes_share_a_file_and_every_number_has_one_winner(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    store.create(table()).result()
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
    wins = [int(racer.communicate()[0]) for racer in racers]
    found = store.entries("t")
    assert [entry.n for entry in found] == list(range(1, 301))
    assert [sum(entry.seat == who for entry in found) for who in range(2)] == wins
    store.close()
