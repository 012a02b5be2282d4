"""Browser profiles are reused: to make a new one costs as much as everything else in a short test.

Whatever the last user left behind is removed: pages, cookies, storage, a turned screen. A profile that was changed in
any other way (its page got a clock or a WebSocket of the test's own) is closed; in `make test-all` all of them are.
"""

import os
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.conftest import EXTENDED

PATIENCE = float(os.environ.get("PATIENCE", "60000"))  # milliseconds: the machines are shared
_PLAIN = "/api/health"  # an address of the house without a page
# To paint a page is half of a browser's work, and nobody looks at it: what is there, and what can be pressed, is the
# same without. Pages are painted for axe, which judges colours, and in `make test-all`.
_UNPAINTED = """document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.opacity = "0";
})"""
# Forgets everything, and tells whether the page is as the browser made it.
_FORGET = """() => {
  localStorage.clear();
  sessionStorage.clear();
  return [Date, WebSocket, fetch, setTimeout, requestAnimationFrame].every(one => /native code/.test(`${one}`));
}"""


@dataclass
class Profile:
    """A profile with its first page."""

    context: BrowserContext
    page: Page
    how: dict[str, Any]
    spoilt: bool = False  # something was done to it that cannot be taken back


class Profiles:
    """The profiles of a browser; those of the people at one address are used again."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._idle: list[Profile] = []

    def borrow(self, size: tuple[int, int], **how: Any) -> Profile:
        """A profile with this screen size, and with these other options of a Playwright context."""
        width, height = size
        how["viewport"] = {"width": width, "height": height}
        found = next((profile for profile in self._idle if profile.how == how), None)
        if found is not None:
            self._idle.remove(found)
            return found
        context = self._browser.new_context(**how, permissions=["clipboard-read", "clipboard-write"])
        context.set_default_timeout(PATIENCE)
        if not EXTENDED:
            context.add_init_script(_UNPAINTED)
        return Profile(context, context.new_page(), how)

    def give_back(self, profile: Profile) -> None:
        """Tidy it up for the next user, or close it."""
        if EXTENDED or profile.spoilt or profile.how["base_url"] != self._address or not _tidied(profile):
            profile.context.close()
        else:
            self._idle.append(profile)


def _tidied(profile: Profile) -> bool:
    """Remove what the last user left behind; False if something cannot be undone."""
    for page in profile.context.pages:
        if page != profile.page:
            page.close()
    profile.page.goto(_PLAIN)
    profile.page.set_viewport_size(profile.how["viewport"])
    profile.context.clear_cookies()
    return bool(profile.page.evaluate(_FORGET))
