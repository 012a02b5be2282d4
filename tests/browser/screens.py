"""What must be right on every screen: nothing for axe to find, each text in each language, room for fingers, rest."""

import re
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Locator, expect

from pantheon.texts import LANGUAGES
from tests.browser.browsing import LAPTOP, PHONE, Person, missing
from tests.browser.conftest import Welcome
from tests.conftest import EXTENDED
from tests.server.serving import Server

Test = TypeVar("Test", bound=Callable[..., None])
Screen = Callable[[Person, Server], Any]
_FINGER = 40  # pixels
_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_RULES = {"runOnly": _TAGS, "resultTypes": ["violations"]}  # to describe what is right takes as long as to find it
# A theme changes colours and nothing else.
_COLOURS = {**_RULES, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
# Axe judges the colours of nothing that cannot be seen.
_PAINT = "(page, opacity) => { const before = page.style.opacity; page.style.opacity = opacity; return before; }"
# Colours that are still changing are nobody's colours; what goes on for ever may do so.
_SETTLE = """async () => {
  await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
}"""
# Whatever changes its place or size for longer than a moment; fading is no motion.
MOVING = """() => document.getAnimations().filter(one => {
  const changed = one.effect.getKeyframes().flatMap(Object.keys);
  const moves = changed.some(name => ["transform", "translate", "scale", "rotate", "offsetDistance"].includes(name));
  return moves && one.effect.getComputedTiming().activeDuration > 1;
}).map(one => `${one.animationName ?? one.transitionProperty} of ${one.effect.target.outerHTML.slice(0, 80)}`)"""
_LANGUAGE = ".languages button[lang={lang}]"  # also where it is folded away
# Whatever is read or heard, also in what is folded away.
_WRITTEN = """body => {
  const words = [...body.querySelectorAll("[aria-label], [title]")].flatMap(one => [one.ariaLabel, one.title]);
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) words.push(texts.currentNode.data);
  return words.join("\\n");
}"""
_SMALL = """(all, least) => all.map(one => [one, one.getBoundingClientRect()])
  .filter(([, {width, height}]) => width > 0 && (width < least || height < least))
  .map(([one, {width, height}]) => `${one.innerText || one.ariaLabel}: ${width} x ${height}`)"""


_TURNS = (("dark", "fr"), ("light", "de"))
_LIKE = pytest.mark.extended("the walk is taken on a phone, and others on a laptop")


@dataclass(frozen=True)
class Walks:
    """Walks through several screens, which of these axe looks at, and the kinds of texts that are on them."""

    screens: Mapping[str, tuple[Screen, ...]]
    for_axe: Set[Screen]
    kinds: tuple[str, ...]

    def everywhere(self, on_a_laptop: str | None = None) -> Callable[[Test], Test]:
        """A test of these walks on a phone, and of this one on a laptop; in `make test-all` of all of them."""
        return pytest.mark.parametrize(
            ("walk", "size"),
            [
                pytest.param(walk, size, marks=() if usual else _LIKE, id=f"{walk}-{title}")
                for walk in self.screens
                for title, size, usual in (("phone", PHONE, True), ("laptop", LAPTOP, walk == on_a_laptop))
            ],
        )

    def take(self, walk: str, person: Welcome, server: Server, size: tuple[int, int]) -> None:
        """Go from screen to screen: nothing is wider than that, axe finds nothing, and no text is missing."""
        one = somebody(person, size, turn=list(self.screens).index(walk))
        for screen in self.screens[walk]:
            screen(one, server)
            assert one.page.evaluate("() => innerWidth") == size[0], "something is wider than the screen"
            if screen in self.for_axe:
                axe_finds_nothing(one)
            no_text_is_missing(one, *self.kinds)


def somebody(person: Welcome, size: tuple[int, int], turn: int = 0) -> Person:
    """Themes take turns, and so do the languages that pages were not written in; laptop and phone differ in both.

    In `make test-all` each screen is looked at in all of them.
    """
    theme, lang = _TURNS[(turn + (size == PHONE)) % len(_TURNS)]
    return person("Anna", theme=theme, lang=lang, size=size)


def axe_finds_nothing(person: Person) -> None:
    """In the theme that is shown; in `make test-all` in both."""
    if not _AXE.exists():
        missing("axe-core is not installed: `make build`")
    root = person.page.locator("html")
    first = root.get_attribute("data-theme")
    assert first == person.theme
    before = root.evaluate(_PAINT, "")
    if person.page.evaluate("() => typeof axe === 'undefined'"):
        person.page.evaluate(_AXE.read_text(encoding="utf-8"))
    found = _violations(person, _RULES)
    if EXTENDED:
        person.page.emulate_media(color_scheme="light" if first == "dark" else "dark")
        found += _violations(person, _COLOURS)
        person.page.emulate_media(color_scheme="dark" if first == "dark" else "light")
    root.evaluate(_PAINT, before)
    assert not found, "\n".join(map(_told, found))


def _violations(person: Person, rules: dict[str, Any]) -> list[dict[str, Any]]:
    person.page.evaluate(_SETTLE)
    found: list[dict[str, Any]] = person.page.evaluate("async rules => (await axe.run(rules)).violations", rules)
    return found


def _told(violation: dict[str, Any]) -> str:
    nodes = [f"    {node['html'][:160]}\n      {node['failureSummary']}" for node in violation["nodes"][:4]]
    return "\n".join([f"{violation['impact']} {violation['id']}: {violation['help']}", *nodes])


def no_text_is_missing(person: Person, *kinds: str) -> None:
    """Nothing that is read or heard is a bare id of these kinds, and no text makes the page wider.

    In the language that is shown; in `make test-all` in all of them. A text that nobody translated is shown as its
    id; the console complains of it as well, which fails the test.
    """
    bare = re.compile(rf"\b({'|'.join(kinds)})-[a-z][a-z-]+\b")
    page = person.page
    for lang in sorted(LANGUAGES, key=lambda lang: lang != person.lang) if EXTENDED else [person.lang]:
        if lang != person.lang:
            page.locator(_LANGUAGE.format(lang=lang)).first.dispatch_event("click")
            person.speak(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        found = bare.findall(page.locator("body").evaluate(_WRITTEN))
        assert not found, (lang, found)
        assert not person.scrolls()[0], f"{page.url} scrolls to the side in {lang}"


def large_enough_for_a_finger(person: Person) -> None:
    """Everything to press."""
    buttons = person.page.get_by_role("button").and_(person.page.locator("button"))
    assert buttons.count() > 0
    small = buttons.evaluate_all(_SMALL, _FINGER)
    assert not small, small


def on_the_screen(person: Person, *things: Locator) -> None:
    """These can be reached without scrolling."""
    _, height = person.size
    for thing in things:
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] >= 0, f"{thing} is off the screen"
        assert box["y"] + box["height"] <= height + 1, f"{thing} is off the screen"


def largest(person: Person, world: Locator, part: float = 1 / 3) -> None:
    """The world has its part of the screen."""
    frame = world.bounding_box()
    assert frame is not None
    assert frame["height"] >= person.size[1] * part, "the world is the largest thing"
