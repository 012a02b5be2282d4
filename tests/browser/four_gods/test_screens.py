"""The table of 4 Gods in its states: what axe finds, nothing to scroll, no text that is missing in a language."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from pantheon.texts import LANGUAGES
from tests.browser.browsing import LAPTOP, PHONE, Person, missing
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import almost_over, filled, played_by
from tests.browser.four_gods.playing import Player, sit, table_of
from tests.browser.test_access import AXE, COLOURS, MOVING, RULES, TURN_THEME, told, violations
from tests.browser.test_sizes import FINGER
from tests.server.serving import Server

HELPS = ["highlight", "kingdoms", "search"]
BARE_ID = re.compile(r"\b(web|four-gods|god|terrain|colour|seat|hand|ending)-[a-z][a-z-]+\b")
# Whatever moves in any picture that the page paints from now on.
WATCH_MOTION = """moving => {
  const look = eval(moving);
  [window.moved, window.frames_seen] = [new Set(), 0];
  const frame = () => {
    window.frames_seen++;
    for (const one of look()) window.moved.add(one);
    requestAnimationFrame(frame);
  };
  frame();
}"""
MIDDLE = tuple(column + row for column in "cdef" for row in "3456")


def waiting(anna: Person, server: Server) -> Player:
    """Before the start, with a colour to pick."""
    table, visitors = table_of(server, 3, gods="secret")
    player = sit(anna, visitors[0], table)
    expect(anna.page.locator("[data-ready]")).to_be_visible()
    return player


def hands_full(anna: Person, server: Server) -> Player:
    """Two tiles in hand, a World with tiles, a god to choose, something to call."""
    table, visitors = table_of(server, 4, HELPS, mistakes="called")
    filled(table, visitors, MIDDLE)
    played_by(table, visitors, [(2, "god elves")])
    player = sit(anna, visitors[0], table)
    if not any(player.seat["hands"]):
        player.draw(2)
    expect(player.glowing).not_to_have_count(0)
    player.press(player.palm("left"))
    return player


def with_gods(anna: Person, server: Server) -> Player:
    """Two gods, prophets, a city, a tile in the row."""
    table, visitors = table_of(server, 2, HELPS)
    played_by(table, visitors, [(1, "ready")])
    player = sit(anna, visitors[0], table)
    player.ready().begin()
    for god in ("merfolk", "dwarves"):
        player.press(anna.page.locator(f'[data-god="{god}"]'))
    player.did("gods")
    player.discard(1)
    player.page.keyboard.press("c")
    player.press(player.cell("h8"))
    player.did("build")
    return player


def timed(anna: Person, server: Server) -> Player:
    """A turn with its sand."""
    table, visitors = table_of(server, 3, turns="timed", turn="3600")
    played_by(table, visitors, [(1, "ready"), (2, "ready")])
    player = sit(anna, visitors[0], table)
    player.ready().begin()
    expect(player.world.get_by_role("timer")).to_be_visible()
    return player


def final(anna: Person, server: Server) -> Player:
    """The World is full."""
    table, visitors = table_of(server, 2, mistakes="called", final="600")
    filled(table, visitors)
    player = sit(anna, visitors[0], table)
    expect(player.world.get_by_role("timer")).to_be_visible()
    return player


def show(anna: Person, server: Server) -> Player:
    """The scoring."""
    table, visitors = table_of(server, 2, mistakes="called", two_player_gods="2")
    almost_over(table, visitors)
    player = sit(anna, visitors[0], table)
    player.page.keyboard.press("Space")
    expect(player.show()).to_be_visible()
    anna.press("web-show-next", player.show())
    return player


def past(anna: Person, server: Server) -> Player:
    """Looking back."""
    table, visitors = table_of(server, 2, mistakes="called", two_player_gods="2")
    almost_over(table, visitors)
    player = sit(anna, visitors[0], table)
    [race] = player.events("missed")
    anna.visit(f"/table/{table}/move/{race['move']}")
    expect(player.world.locator("[data-race]")).to_be_visible()
    return player


Screen = Callable[[Person, Server], Player]
SCREENS: tuple[Screen, ...] = (waiting, hands_full, with_gods, timed, final, show, past)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing_and_nothing_scrolls(
    person: Welcome, server: Server, screen: Screen, size: tuple[int, int]
) -> None:
    if not AXE.exists():
        missing("axe-core is not installed: `make build`")
    first, second = ("light", "dark") if size == PHONE else ("dark", "light")
    anna = person("Anna", theme=first, size=size)
    player = screen(anna, server)
    assert anna.scrolls() == (False, False)
    frame = player.world.bounding_box()
    assert frame is not None
    assert frame["height"] >= size[1] / 3, "the World is the largest thing"
    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = violations(anna, RULES)
    anna.page.evaluate(TURN_THEME, second)
    found += violations(anna, COLOURS)
    assert not found, "\n".join(map(told, found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_state_of_the_table_lacks_a_text(person: Welcome, server: Server, lang: str) -> None:
    for screen in SCREENS:
        anna = person("Anna", lang=lang)
        screen(anna, server)
        assert anna.page.locator("html").get_attribute("lang") == lang
        written = anna.page.locator("body").evaluate(
            "body => body.innerText + [...body.querySelectorAll('[aria-label], [title]')]"
            ".map(one => `\\n${one.ariaLabel}\\n${one.title}`).join('')"
        )
        assert not BARE_ID.findall(written), screen.__name__


@pytest.mark.parametrize("screen", [waiting, hands_full, with_gods, timed, show, past], ids=lambda one: one.__name__)
def test_everything_to_press_is_large_enough_for_a_finger(person: Welcome, server: Server, screen: Screen) -> None:
    anna = person(size=PHONE)
    screen(anna, server)
    small = {}
    for button in anna.page.get_by_role("button").and_(anna.page.locator("button")).all():
        box = button.bounding_box()
        if box is not None and (box["width"] < FINGER or box["height"] < FINGER):
            small[button.inner_text() or button.get_attribute("aria-label")] = (box["width"], box["height"])
    assert not small


def test_nothing_moves_for_those_who_ask_for_rest(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 2, HELPS, two_player_gods="2")
    anna, boris = (sit(person(f"P{seat}"), visitor, table) for seat, visitor in enumerate(visitors))
    anna.page.evaluate(WATCH_MOTION, MOVING)
    for player in (anna, boris):
        player.ready()
    anna.begin()
    for cell in ("a1", "h1", "d4"):
        boris.page.mouse.move(*boris.at(boris.cell(cell)))
        anna.page.mouse.move(*anna.at(anna.cell(cell)))
        anna.page.wait_for_timeout(150)
    anna.press(anna.page.locator('[data-god="elves"]'))
    anna.did("god")
    anna.page.keyboard.press("q")
    anna.page.keyboard.press("r")
    anna.press(anna.cell("a1"))
    anna.did("place")
    anna.press(anna.cell("d4"))  # refused
    expect(anna.reasons).to_be_visible()
    anna.rest()
    anna.discard(1)
    anna.draw(2)
    assert anna.page.evaluate("() => window.frames_seen") > 10
    moving = anna.page.evaluate("() => [...window.moved]")
    assert not moving
