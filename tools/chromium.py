"""Debian's chromium without a window, for tests, figures, pictures; Playwright's own browsers are never fetched."""

import shutil

from playwright.sync_api import Browser, Playwright

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


def lacking() -> str | None:
    """What is missing before a page can be shown."""
    if shutil.which("chromium") is None:
        return "there is no chromium"
    if not (BUILT / "index.html").exists():
        return "the pages are not built: `make build`"
    return None


def launched(playwright: Playwright) -> Browser:
    """The browser; whoever started it closes it."""
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(_ARGUMENTS))
