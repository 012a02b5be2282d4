"""A browser for a moment."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from bench.registry import MissingError
from tools.chromium import lacking, launched


@contextmanager
def window() -> Iterator[Browser]:
    """The browser that tests use, too."""
    if (what := lacking()) is not None:
        raise MissingError(what)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        try:
            yield browser
        finally:
            browser.close()
