"""Debian's chromium without a window, for tests, figures, pictures; Playwright's own browsers are never fetched."""

import shutil

from playwright.sync_api import Browser, Playwright

from pantheon.server.config import BUILT

_WHOLE = "chromium"
_LIGHT = "chromium-headless-shell"  # the same without all that a window would need: two thirds of the work
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
    if shutil.which(_WHOLE) is None:
        return "there is no chromium"
    if not (BUILT / "index.html").exists():
        return "the pages are not built: `make build`"
    return None


def launched(playwright: Playwright, *, light: bool = False) -> Browser:
    """The browser, if wanted the lighter one where there is one; whoever started it closes it."""
    found = (light and shutil.which(_LIGHT)) or shutil.which(_WHOLE)
    return playwright.chromium.launch(executable_path=found, args=list(_ARGUMENTS))
