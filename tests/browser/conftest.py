"""One browser and one server for the tests of a process; people come and go."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsing import Person, missing
from tests.browser.profiles import Profiles
from tests.server.serving import Server, serving
from tools.chromium import lacking, launched

Welcome = Callable[..., Person]


# Not for the whole session: Playwright's loop runs as long as it is there, and other tests have loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if (what := lacking()) is not None:
        missing(what)
    with sync_playwright() as playwright:
        found = launched(playwright, light=True)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="package")
def profiles(browser: Browser, server: Server) -> Profiles:
    return Profiles(browser, server.address)


@pytest.fixture
def person(profiles: Profiles, server: Server) -> Iterator[Welcome]:
    """Makes people at this server; in the end none of their pages may have complained."""
    came: list[Person] = []

    def welcome(name: str = "Anna", *, at: str | None = None, **how: Any) -> Person:
        came.append(Person(profiles, at or server.address, name, **how))
        return came[-1]

    yield welcome
    for one in came:
        one.leave()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may treat badly."""
    with serving(tmp_path) as running:
        yield running
