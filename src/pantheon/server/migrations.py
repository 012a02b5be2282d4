"""The schema, step by step: numbered files, each carried out once, each in a transaction of its own."""

import sqlite3
from importlib.resources import files


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date."""
    steps = sorted((f for f in files("pantheon.server").joinpath("schema").iterdir()), key=lambda f: f.name)
    for number, step in enumerate(steps, start=1):
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
