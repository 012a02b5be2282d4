"""The list of tables: however long it is a page is found by seeking, and what cannot be read is left out."""

import sqlite3
from pathlib import Path

import pytest

from pantheon.server import sqlite as queries
from pantheon.server.condition import Condition
from pantheon.server.listing import legible, row_of
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, TableRow
from tests.server.storing import make, row
from tests.server.tables import running

MOST_BYTES = 2_000  # of a row, with its place in every index
PAGE = 4096  # bytes
LEAVES = (10, 13)  # what pages with the rows of tables and indexes begin with
WORN = b"\xa5" * PAGE
PAGES = {
    "the first page": (queries.LISTED, ("running", 50)),
    "a later page": (queries.LISTED_BEFORE, ("running", "t", 50)),
    "what nobody touched": (queries.UNTOUCHED, ("running", 9.0, 0.0, "", 50)),
    "what ticks": (queries.TICKING, ()),
}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_found_without_a_look_at_the_others(store: SqliteStore, page: str) -> None:
    query, values = PAGES[page]
    plan = [step[3] for step in store._read(f"EXPLAIN QUERY PLAN {query}", values)]
    assert any(step.startswith("SEARCH tables USING") for step in plan)
    assert not [step for step in plan if step.startswith("SCAN") or "TEMP B-TREE" in step]


def test_a_row_takes_the_room_that_it_needs(tmp_path: Path) -> None:
    path, rows = tmp_path / "tables.db", 1_000
    store = SqliteStore(path)
    facts = row_of(running("gods", people=4)).facts
    assert len(facts) > 1_000, "as long as rows are"
    before = _size(path)
    for number in range(rows):
        made = TableRow(
            id=f"table {number:06}", game="gods", state="open", created=1.0, touched=float(number), facts=facts
        )
        last = store.append(Append(table=made.id, entries=[], row=made))
    last.result()
    store.close()
    assert (_size(path) - before) / rows < MOST_BYTES


def _size(path: Path) -> int:
    connection = sqlite3.connect(path)
    pages: int = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.close()
    return pages * PAGE


def test_a_row_that_says_nothing_is_left_out_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    condition = Condition()
    good = row_of(running())
    rows = [good, *(row(identity) for identity in ("empty", "other")), good]
    for _ in range(3):
        assert [info.id for info in legible(rows, condition)] == [good.id, good.id]
    assert condition.reasons == ("unreadable",)
    assert len(caplog.records) == 2
    assert "empty" in caplog.records[0].getMessage()


# --- files that a disk has damaged ----------------------------------------------------------------------------


def damaged(path: Path, mark: bytes, *spared: str) -> int:
    """Overwrite every leaf of a file with a mark in it, and none of these words; how many there were."""
    content = path.read_bytes()
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    hit = [mark in page and page[0] in LEAVES and not any(word.encode() in page for word in spared) for page in pages]
    path.write_bytes(b"".join(WORN if bad else page for page, bad in zip(pages, hit, strict=True)))
    return sum(hit)


def test_a_row_on_a_page_that_is_damaged_is_left_out_of_every_list(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    for number in range(9):
        facts = (f'"mark {number}"' * 300).encode()  # so long that each has a page of its own
        made = TableRow(id=f"t{number}", game="gods", state="open", created=1.0, touched=float(number), facts=facts)
        make(store, made, members=("anna",))
    store.close()
    assert damaged(path, b"mark 4") == 1
    store = SqliteStore(path)
    rest = [f"t{number}" for number in (8, 7, 6, 5, 3, 2, 1, 0)]
    assert [found.id for found in store.tables("open", 20)] == rest
    assert [found.id for found in store.tables("open", 20, before="t6")] == rest[3:]
    assert [found.id for found in store.tables_of("anna", 20)] == rest
    assert [found.id for found in store.untouched("open", 99.0, 20)] == rest[::-1]
    assert "damaged" not in store.condition.reasons
    store.check().result()
    assert set(store.condition.reasons) == {"damaged", "unreadable"}
    store.close()


def test_a_whole_file_is_found_whole_and_the_end_waits_for_no_check(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    make(store, row())
    store.check().result()
    assert store.condition.reasons == ()
    store.check()
    store.close()
