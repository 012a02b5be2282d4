"""What is done in the browser, and what its own clocks and traces say of it."""

import json
import re
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from bench.registry import MissingError
from bench.server.job import Run
from bench.server.processes import Pantheon
from bench.web.world import Seat, large_world
from pantheon.texts import texts

try:
    from playwright.sync_api import Browser, Page
except ImportError as error:
    raise MissingError("Playwright is not installed; `make test` does it") from error

from bench.web.window import window

_TEXTS = texts("en")
_PATIENCE = 30_000
_HEXES = "[role=application] [role=img][data-cell]"
_ACTIONS = 8  # of which the middle one counts
_FRAME = "DrawFrame"  # one for each picture that reaches the screen

# When is there, for the first time, a button of this name? The page's own clock began with the navigation.
_WATCH_FOR = """(name => {
  const look = () => {
    const found = [...document.querySelectorAll("button")].some(one => one.textContent.trim() === name);
    if (found) window.usable = performance.now(); else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})(%s)"""

# From the event of the hand to the frame after the page has become what it should.
_STOPWATCH = """() => {
  let begun = 0;
  const count = () => document.querySelectorAll("[role=application] [role=img][data-cell]").length;
  const glow = () => document.querySelectorAll("[data-legal]").length;
  let [hexes, glowing] = [count(), glow()];
  window.painted = {};
  addEventListener("pointerup", event => { begun = event.timeStamp; [hexes, glowing] = [count(), glow()]; }, true);
  const settle = what => {
    const since = begun;
    begun = 0;
    requestAnimationFrame(() => requestAnimationFrame(now => { window.painted[what] = now - since; }));
  };
  new MutationObserver(() => {
    if (begun === 0) return;
    if (count() > hexes) settle("placed");
    else if (glow() > 0 && glowing === 0) settle("picked");
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-legal"] });
}"""


def opening() -> Run:
    """The first page for somebody who was never here: bytes over the wire, and until a game can be begun."""
    name = _TEXTS.say("web-home-play-bots")

    def look(browser: Browser, server: Pantheon) -> dict[str, float]:
        page = browser.new_page(locale="en", viewport={"width": 1280, "height": 720})
        wire = page.context.new_cdp_session(page)
        weights: list[float] = []
        wire.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
        wire.send("Network.enable")
        page.add_init_script(_WATCH_FOR % json.dumps(name))
        page.goto(server.address, wait_until="networkidle")
        page.get_by_role("button", name=name).first.wait_for(timeout=_PATIENCE)
        figures = {"weight": sum(weights) / 1000, "usable": float(page.evaluate("() => window.usable"))}
        page.close()
        return figures

    return _with_a_browser(look)


def touching() -> Run:
    """Clicks at a large map: something is picked, places glow; it is placed, and taken back for the next time."""

    def look(browser: Browser, server: Pantheon) -> dict[str, float]:
        seat = large_world(server.address)
        page = _seat(browser, seat)
        page.evaluate(_STOPWATCH)
        taken: dict[str, list[float]] = {"picked": [], "placed": []}
        things = page.get_by_role("group", name=_TEXTS.say("web-gods-things"))
        tribe = things.locator("button[aria-pressed]").filter(
            has_text=re.compile(_TEXTS.say(f"hex-{seat.tribe}"), re.IGNORECASE)
        )
        for _ in range(_ACTIONS):
            tribe.click()
            taken["picked"].append(_painted(page, "picked"))
            page.locator("[data-legal]").first.click()
            taken["placed"].append(_painted(page, "placed"))
            hexes = page.locator(_HEXES).count()
            page.keyboard.press("u")
            _until(page, lambda: page.locator(_HEXES).count() < hexes)  # noqa: B023
        page.context.close()
        return {what: median(times) for what, times in taken.items()}

    return _with_a_browser(look)


def panning() -> Run:
    """The map follows the hand: pictures per second, from the browser's own trace."""

    def look(browser: Browser, server: Pantheon) -> dict[str, float]:
        page = _seat(browser, large_world(server.address))
        hexes = page.locator(_HEXES).count()
        box = page.get_by_role("application").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        _drag(page, x, y, 0.3)
        browser.start_tracing(
            page=page, categories=["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]
        )
        begin = time.perf_counter()
        _drag(page, x, y, 1.5)
        elapsed = time.perf_counter() - begin
        trace = json.loads(browser.stop_tracing())
        page.mouse.up()
        page.context.close()
        frames = sum(event.get("name") == _FRAME for event in trace["traceEvents"])
        return {"frames": frames / elapsed, "hexes": float(hexes)}

    return _with_a_browser(look)


def _drag(page: Page, x: float, y: float, seconds: float) -> None:
    """Back and forth with the button held, more often than the screen is drawn."""
    end = time.perf_counter() + seconds
    step = 0
    while time.perf_counter() < end:
        step += 1
        away = abs(step % 80 - 40) * 4
        page.mouse.move(x + away, y + away / 2)


def _seat(browser: Browser, seat: Seat) -> Page:
    """A browser at a table where it is its turn."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 720}, base_url=seat.address)
    context.add_cookies([{"name": seat.cookie, "value": seat.secret, "url": seat.address}])
    page = context.new_page()
    page.goto(f"/table/{seat.table}")
    page.get_by_role("group", name=_TEXTS.say("web-gods-things")).wait_for(timeout=_PATIENCE)
    _until(page, lambda: page.title().startswith("●"))
    return page


def _painted(page: Page, what: str) -> float:
    _until(page, lambda: bool(page.evaluate("what => what in window.painted", what)))
    return float(
        page.evaluate("what => { const t = window.painted[what]; delete window.painted[what]; return t; }", what)
    )


def _until(page: Page, true: Callable[[], bool]) -> None:
    deadline = time.perf_counter() + _PATIENCE / 1000
    while not true():
        if time.perf_counter() > deadline:
            raise RuntimeError("the page did not get there")
        page.wait_for_timeout(10)


def _with_a_browser(look: Callable[[Browser, Pantheon], dict[str, float]]) -> Run:
    """A server that stays, and for each run a browser: its event loop must not outlive the run."""
    with window():
        pass
    server = Pantheon()

    def run(_seconds: float) -> dict[str, Any]:
        with window() as browser:
            return look(browser, server)

    return run
