"""The schema of a file: from whichever version, with all it holds, to the newest."""

import sqlite3
from importlib.resources import files
from pathlib import Path

import pytest

from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, StoreConflict
from tests.server.storing import move, row


def steps() -> list[str]:
    folder = files("pantheon.server").joinpath("schema")
    return [step.read_text(encoding="utf-8") for step in sorted(folder.iterdir(), key=lambda step: step.name)]


def test_a_file_of_the_first_version_becomes_one_of_the_newest_with_all_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    old = sqlite3.connect(path)
    old.executescript(steps()[0])
    old.execute("PRAGMA user_version = 1")
    old.execute("INSERT INTO tables VALUES ('t', 'gods', 'running', 1.0, 1.0, ?)", (row().facts,))
    old.execute("INSERT INTO entries VALUES ('t', 1, 'move', 1, 7, 0.5, NULL, NULL)")
    old.execute("INSERT INTO entries VALUES ('t', 2, 'move', 1, 14, 1.0, 'anna', 5)")
    old.commit()
    old.close()
    store = SqliteStore(path)
    assert store.table("t") == row()
    assert store.entries("t") == [move(1), move(2, "anna", 5)]
    store.append(Append(table="t", entries=[move(3, body="{}")], row=row(ticking=True), members=("anna",))).result()
    assert store.ticking() == ["t"]
    assert [found.id for found in store.tables_of("anna", 9)] == ["t"]
    store.close()
    check = sqlite3.connect(path)
    assert check.execute("PRAGMA user_version").fetchone() == (len(steps()),)
    assert check.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert check.execute("PRAGMA foreign_key_check").fetchall() == []
    check.close()


def test_every_version_of_the_schema_comes_to_the_same(tmp_path: Path) -> None:
    found = []
    for version in range(len(steps()) + 1):
        path = tmp_path / f"{version}.db"
        old = sqlite3.connect(path)
        for step in steps()[:version]:
            old.executescript(step)
        old.execute(f"PRAGMA user_version = {version}")
        old.close()
        SqliteStore(path).close()
        check = sqlite3.connect(path)
        found.append(check.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall())
        check.close()
    assert all(schema == found[0] for schema in found)


def test_what_others_refer_to_moves_to_rows_of_its_own_and_nothing_is_lost(tmp_path: Path) -> None:
    path, last = tmp_path / "tables.db", next(at for at, step in enumerate(steps()) if "tables_anew" in step)
    old = sqlite3.connect(path)
    for step in steps()[:last]:
        old.executescript(step)
    old.execute(f"PRAGMA user_version = {last}")
    kept = [row(f"t{number}", touched=float(number), ticking=number == 3) for number in range(1, 6)]
    for one in kept:
        values = (one.id, one.game, one.state, one.created, one.touched, one.facts, one.ticking, one.listed)
        old.execute(
            "INSERT INTO tables (id, game, state, created, touched, facts, ticking, listed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        )
        old.execute("INSERT INTO entries (table_id, n, kind, action, at) VALUES (?, 1, 'move', 7, 0.5)", (one.id,))
        old.execute("INSERT INTO members (guest, table_id) VALUES ('anna', ?)", (one.id,))
        old.execute("INSERT INTO links (secret, table_id) VALUES (?, ?)", (f"secret of {one.id}", one.id))
    old.commit()
    old.close()
    store = SqliteStore(path)
    assert store.tables("running", 9) == kept[::-1]
    assert store.tables_of("anna", 9) == kept[::-1]
    assert store.ticking() == ["t3"]
    assert all(len(store.entries(one.id)) == 1 and store.link(f"secret of {one.id}") for one in kept)
    with pytest.raises(StoreConflict):  # who refers to a table refers to one that is there
        store.append(Append(table="nobody", entries=[move(1)])).result()
    store.close()
    check = sqlite3.connect(path)
    assert check.execute("PRAGMA foreign_key_check").fetchall() == []
    check.close()
