"""The schema of a file: from whichever version, with all it holds, to the newest."""

import sqlite3
from importlib.resources import files
from pathlib import Path

from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append
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
