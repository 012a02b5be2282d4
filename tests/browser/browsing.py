"""People in front of a browser: what their pages complain about, and what they are told, is kept."""

import os
import re
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Request, WebSocket, expect

from pantheon.client import Visitor
from pantheon.server.identity import COOKIE
from pantheon.texts import texts
from tests.browser.profiles import PATIENCE, Profiles

STEPS = 80  # more tabs than anybody would press
LAPTOP, PHONE = (1280, 720), (390, 844)
_SCROLLS = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight];
}"""
# Playwright's own way to wait for a function needs `eval`, which our pages forbid.
_UNTIL = """facts => new Promise((done, fail) => {{
  const found = {found};
  const end = performance.now() + {patience};
  const look = () => {{
    if (found(facts)) done();
    else if (performance.now() > end) fail(new Error("waited in vain"));
    else requestAnimationFrame(look);
  }};
  look();
}})"""
# Is something focused, and can be seen where the focus is?
_FOCUSED = """thing => {
  const focus = document.querySelector(":focus");
  return [thing === document.activeElement, focus === null || focus.matches(":focus-visible")];
}"""
_LEFT = "net::ERR_ABORTED"  # the page was left before this had come
_WEATHER = re.compile(
    r"WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to fetch|preload CSS"
)
_NO = re.compile(r"status of 4\d\d")

Role = Literal[
    "application",
    "button",
    "checkbox",
    "combobox",
    "complementary",
    "dialog",
    "group",
    "img",
    "link",
    "log",
    "radio",
    "slider",
    "tab",
    "textbox",
]

expect.set_options(timeout=PATIENCE)


def _plain(words: str) -> str:
    """With plain spaces only: whoever listens hears no others."""
    return re.sub(r"\s", " ", words)


def missing(what: str) -> None:
    """Skip what cannot be tested here; where tests are the judge, that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


class Person:
    """Somebody with a browser of his own: a language, a size of the screen, perhaps fingers."""

    def __init__(
        self,
        profiles: Profiles,
        address: str,
        name: str = "Anna",
        *,
        lang: str = "en",
        size: tuple[int, int] = LAPTOP,
        theme: Literal["light", "dark"] = "dark",
        calm: bool = True,
    ) -> None:
        self.name, self.address = name, address
        self.size, self.theme = size, theme
        self.touches = size == PHONE
        self.speak(lang)
        self._rough = False
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.sockets = 0  # how often a page has connected
        self.seated = (0, 0)  # so many frames had come, and been sent, when a seat was taken
        self._profiles = profiles
        self._profile = profiles.borrow(
            size,
            base_url=address,
            locale=lang,
            has_touch=self.touches,
            is_mobile=self.touches,
            color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference",
        )
        self._listeners: dict[Any, Callable[..., None]] = {
            "console": self._said,
            "pageerror": self._broke,
            "requestfailed": self._failed,
            "websocket": self._listened,
        }
        self.page = self._listening(self._profile.page)

    def speak(self, lang: str) -> None:
        """From now on texts are looked for in this language."""
        self.lang, self._texts = lang, texts(lang)

    @property
    def context(self) -> BrowserContext:
        """For what is more than a page; whatever is done to it would stay, so nobody gets it afterwards."""
        self._profile.spoilt = True
        return self._profile.context

    def new_page(self) -> Page:
        """One more page of the same person."""
        return self._listening(self._profile.context.new_page())

    def _listening(self, page: Page) -> Page:
        for event, listener in self._listeners.items():
            page.on(event, listener)
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"{message.text} ({urlsplit(message.location['url']).path})")

    def _broke(self, error: Error) -> None:
        self._complain(str(error))

    def _failed(self, request: Request) -> None:
        if request.failure != _LEFT:
            self._complain(f"{request.failure}: {request.url}")

    def _complain(self, words: str) -> None:
        if not (self._rough and _WEATHER.search(words)):
            self.complaints.append(words)

    def _listened(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def expect_rough_weather(self) -> None:
        """Connections will fail in this test, and the browser may say so."""
        self._rough = True

    def was_refused(self) -> None:
        """The house has said no in this test, and the browser has written that down."""
        kept = [words for words in self.complaints if not _NO.search(words)]
        assert len(kept) < len(self.complaints), "nothing was refused"
        self.complaints = kept

    def leave(self) -> None:
        """Go; whatever the pages complained of fails the test."""
        if not self.page.is_closed():
            self.page.wait_for_timeout(0)  # hears what was said before
        self.expect_rough_weather()  # a page that is left is cut off
        self._profiles.give_back(self._profile)
        for event, listener in self._listeners.items():
            self._profile.page.remove_listener(event, listener)
        assert not self.complaints, f"{self.name}'s browser complains: {self.complaints}"

    # --- finding things by what people see and hear

    def t(self, text: str, **facts: Any) -> str:
        """A text in this person's language."""
        return self._texts.say(text, **facts)

    def like(self, text: str, *facts: str, whole: bool = False) -> re.Pattern[str]:
        """A text with facts that may be anything; their names are needed, since Fluent asks for them."""
        said = re.escape(_plain(self.t(text, **{fact: f"@{fact}@" for fact in facts}))).replace(r"\ ", r"\s")
        for fact in facts:
            said = said.replace(f"@{fact}@", ".+")
        return re.compile(f"^{said}$" if whole else said)

    def get(self, role: Role, text: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        """Something by its role and its whole name."""
        name = _plain(text) if isinstance(text, str) else text
        return (within or self.page).get_by_role(role, name=name, exact=True)

    def press(self, text: str, within: Locator | None = None, **facts: Any) -> None:
        """Press the button with this text."""
        button = self.get("button", self.t(text, **facts), within)
        if self.touches:
            button.tap()
        else:
            button.click()

    def choose(self, label: str, value: str, within: Locator | None = None) -> None:
        """Choose from a list; its label may be followed by what the choice means."""
        begins = re.compile(f"^{re.escape(_plain(self.t(label)))}")
        (within or self.page).get_by_role("combobox", name=begins).select_option(value)

    # --- without a mouse

    def focused(self, thing: Locator) -> bool:
        return bool(thing.evaluate("e => e === document.activeElement"))

    def tab_to(self, wanted: Locator) -> None:
        """Press Tab until something has the focus, and see that focus can be seen."""
        for step in range(STEPS):
            there, seen = wanted.evaluate(_FOCUSED)
            assert seen or step == 0, "the focus cannot be seen"
            if there:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {wanted} with the tab key")

    def enter(self, text: str, within: Locator | None = None, **facts: Any) -> None:
        """Tab to the button with this text, and press Enter."""
        self.tab_to(self.get("button", self.t(text, **facts), within))
        self.page.keyboard.press("Enter")

    # --- going about

    def be(self, visitor: Visitor) -> "Person":
        """Be a guest whom the house knows already."""
        assert visitor.token is not None
        self._profile.context.add_cookies([{"name": COOKIE, "value": visitor.token, "url": self.address}])
        return self

    def visitor(self) -> Visitor:
        """The guest that the page has made."""
        cookies: Any = self._profile.context.cookies(self.address)
        return Visitor(self.address, next(cookie["value"] for cookie in cookies if cookie["name"] == COOKIE))

    def sit_at(self, visitor: Visitor, table: str) -> "Person":
        """Open the table of a guest whom the house knows; what was told of other tables is another story."""
        self.seated = len(self.frames), len(self.sent)
        return self.be(visitor).visit(f"/table/{table}")

    def card(self, game: str = "Gods") -> Locator:
        """The card of a game on the first page."""
        return self.page.get_by_role("article", name=game, exact=True)

    def fold_out(self, card: Locator) -> Locator:
        """The card of a game with the settings for a game against bots in sight."""
        card.locator("summary").click()
        return card

    def visit(self, path: str = "/") -> "Person":
        """Open an address of the house."""
        self.page.goto(path)
        return self

    def call_oneself(self, name: str | None = None) -> "Person":
        """Be somebody, at the first page."""
        self.name = name or self.name
        self.visit()
        self.page.get_by_label(self.t("web-home-your-name")).fill(self.name)
        self.press("web-home-keep-name")
        expect(self.page.get_by_text(self.t("web-home-name-kept", name=self.name))).to_be_visible()
        return self

    def at_table(self) -> str:
        """The id of the table that is open."""
        self.page.wait_for_url(re.compile(r"/table/[^/]+"))
        return urlsplit(self.page.url).path.split("/")[2]

    def turn_the_phone(self) -> None:
        """Upright or on its side, whichever it was not; the page has noticed it."""
        height, width = self.size
        self.size = width, height
        self.page.set_viewport_size({"width": width, "height": height})
        self.until("([width, height]) => innerWidth === width && innerHeight === height", [width, height])
        self.page.evaluate("() => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)))")

    def until(self, found: str, facts: Any = None) -> None:
        """Wait in the page for something that no single element shows: a function of `facts` that finds it."""
        self.page.evaluate(_UNTIL.format(found=found, patience=PATIENCE), facts)

    def scrolls(self) -> tuple[bool, bool]:
        """Does the page scroll: to the side, downwards?"""
        across, down = self.page.evaluate(_SCROLLS)
        return bool(across), bool(down)
