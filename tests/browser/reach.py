"""Nothing is out of reach: whatever is to be decided, on whatever screen, its main button is wholly visible.

Tables are opened at a decision that bots have come to. A main button is visible if its box lies inside the window and
inside everything that clips it, and if the point in its middle is the button's. No text may be cut, nothing that can
be pressed may be covered, and the board stays where it is while panels come and go.
"""

from collections.abc import Mapping
from itertools import product
from typing import Any

from playwright.sync_api import Locator, expect

from pantheon.client import Visitor
from pantheon.engine.game import Game
from pantheon.texts import LANGUAGES
from tests.browser.browsing import Person
from tests.conftest import EXTENDED
from tests.server.serving import Server
from tools.decisions import Decision, covering, decisions

SIZES = ((390, 844), (844, 390), (360, 640), (768, 1024), (1280, 720), (1440, 900))
THEMES = ("light", "dark")
LOOKS = list(product(SIZES, LANGUAGES, THEMES))
MOST_LOOKS = 100  # until a board is at rest
_PRIME = 7  # shares no divisor with the number of looks, so that all of them take their turns
# What is wrong on a page, in words. Cards of a hand overlap on purpose, and cells of a board are not boxes.
_WRONG = """page => {
  const wrong = [];
  const name = one => (one.ariaLabel || one.innerText || one.outerHTML).trim().replace(/\\s+/g, " ").slice(0, 60);
  // What only those who listen are meant to meet is clipped away.
  const seen = one => one.checkVisibility({visibilityProperty: true}) && !one.closest("[inert], .hidden")
    && getComputedStyle(one).clipPath === "none";
  const inside = (box, of) => box.left >= of.left - 1 && box.right <= of.right + 1
    && box.top >= of.top - 1 && box.bottom <= of.bottom + 1;
  const view = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const deeds = "button.main, footer .tray button:not([data-card], [aria-disabled=true]), .choice button";
  for (const one of page.querySelectorAll(deeds)) {
    if (!seen(one)) continue;
    const box = one.getBoundingClientRect();
    if (!inside(box, view)) wrong.push(`outside the window: ${name(one)}`);
    for (let clip = one.parentElement; clip !== null; clip = clip.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(clip);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (clip !== document.documentElement && clip !== document.body && !inside(box, clip.getBoundingClientRect()))
        wrong.push(`cut by ${clip.className}: ${name(one)}`);
    }
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (hit === null || !one.contains(hit)) wrong.push(`covered by ${hit && hit.className}: ${name(one)}`);
  }
  for (const one of page.querySelectorAll("button, a, summary, label, p, span, strong, li, h1, h2, h3, dt, dd")) {
    const own = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim() !== "");
    if (!own || !seen(one) || one.closest("svg, [data-card]")) continue;
    const {display, overflowX, overflowY, textOverflow} = getComputedStyle(one);
    if (display === "inline" || one.clientWidth === 0 || overflowX === "auto" || overflowY === "auto") continue;
    if (one.scrollWidth > one.clientWidth + 1 || (overflowY !== "visible" && one.scrollHeight > one.clientHeight + 1))
      wrong.push(`text is cut: ${name(one)}`);
  }
  return wrong;
}"""
# Where the cells of the board are, to a tenth of a pixel.
_PLACES = """cells => Object.fromEntries(cells.map(cell => {
  const {x, y} = cell.getBoundingClientRect();
  return [cell.dataset.cell, `${x.toFixed(1)} ${y.toFixed(1)}`];
}))"""
# What goes on for ever may do so; what has just changed its size has had the time to say so.
_REST = """async () => {
  await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
  const ending = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(ending.map(one => one.finished));
}"""


def every_kind(game: Game, tables: Mapping[str, Any]) -> list[Decision]:
    """Return decisions in which every verb occurs, from games of bots with these options that begin from these words.

    In `make test-all` they are those of every set of verbs.
    """
    found: dict[frozenset[str], Decision] = {}
    for word, options in tables.items():
        for bot in ("greedy", "random"):
            for decision in decisions(game, options, word, bot):
                found.setdefault(decision.verbs, decision)
    return list(found.values()) if EXTENDED else covering(found.values())


def opened(person: Person, server: Server, decision: Decision) -> Visitor:
    """Sit down at a table that goes on from a decision; bots have the other seats."""
    visitor = server.visitor(person.name)
    old = visitor.call("POST", "/api/records", {"record": decision.record})["id"]
    wish = {"move": decision.moves, "seat": decision.seat, "bot": "greedy", "level": "gentle"}
    table = visitor.call("POST", f"/api/tables/{old}/branch", wish)["table"]["id"]
    person.be(visitor).visit(f"/table/{table}")
    return visitor


def looks(nth: int) -> list[tuple[tuple[int, int], str, str]]:
    """Which sizes, languages and themes the nth decision is looked at in: one of them, in `make test-all` all."""
    return LOOKS if EXTENDED else [LOOKS[nth * _PRIME % len(LOOKS)]]


def take_look(person: Person, size: tuple[int, int], lang: str, theme: str) -> None:
    """Turn the page to a size, a language and a theme, and wait until it is at rest."""
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    if lang != person.lang:
        page.locator(f".languages button[lang={lang}]").first.dispatch_event("click")
        person.speak(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
    at_rest(person)


def at_rest(person: Person) -> None:
    """Wait until nothing moves any more."""
    person.page.evaluate(_REST)


def out_of_reach(person: Person, what: str) -> list[str]:
    """Return in words what is wrong with a page: main buttons that are not wholly visible, texts that are cut."""
    size = "x".join(map(str, (person.page.viewport_size or {}).values()))
    wrong = person.page.locator("body").evaluate(_WRONG)
    return [f"{what}, {size} {person.lang}: {one}" for one in wrong]


def places(cells: Locator) -> dict[str, str]:
    """Where the cells of a board are, once it has come to rest: a new size is noticed a moment later."""
    found: dict[str, str] = {}
    for _ in range(MOST_LOOKS):
        before, found = found, cells.evaluate_all(_PLACES)
        if found == before:
            return found
        cells.page.evaluate(_REST)
    raise AssertionError("the board never rests")
