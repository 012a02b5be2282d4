"""Debian's chromium without a window; Playwright's own browsers are never fetched."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from bench.registry import MissingError
from pantheon.server.pages import BUILT

_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def window() -> Iterator[Browser]:
    """A browser for a moment."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise MissingError("there is no chromium")
    if not (BUILT / "index.html").exists():
        raise MissingError("the pages are not built: `make build`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(_ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()
