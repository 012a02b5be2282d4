"""The schema, step by step: numbered files, each carried out once, each in a transaction of its own."""

import sqlite3
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def check_version(path: Path) -> None:
    """Refuse a file that a newer version has made, before anything is written to it."""
    if not path.exists():
        return
    connection = sqlite3.connect(path)
    try:
        if connection.execute("PRAGMA user_version").fetchone()[0] > len(_steps()):
            raise sqlite3.DatabaseError("it was made by a newer version of Pantheon")
    finally:
        connection.close()


def _steps() -> list[Traversable]:
    return sorted(files("pantheon.server").joinpath("schema").iterdir(), key=lambda step: step.name)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date. A step may put a table that others refer to in the place of an old one."""
    connection.execute("PRAGMA foreign_keys = OFF")  # which works between transactions only
    try:
        _take_steps(connection)
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def _take_steps(connection: sqlite3.Connection) -> None:
    for number, step in enumerate(_steps(), start=1):
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
