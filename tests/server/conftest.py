"""A store of its own for a test, with one table in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pantheon.server.sqlite import SqliteStore
from tests.server.storing import make, row


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "tables.db")
    make(made, row())
    yield made
    made.close()
