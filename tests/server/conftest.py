"""A store of its own for a test, with one table in it, and one server for all tests that let it live."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pantheon.server.sqlite import SqliteStore
from tests.server.serving import Server, serving
from tests.server.storing import make, row


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "tables.db")
    make(made, row())
    yield made
    made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits, full of other tests' tables. Bots that would play on are told to stop."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _nothing_goes_wrong(request: pytest.FixtureRequest) -> Iterator[None]:
    """What the shared server logs as an error fails the test that it happens in."""
    yield
    if "server" in request.fixturenames:
        request.getfixturevalue("server").check_log()
