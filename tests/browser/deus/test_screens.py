"""The table of Deus on a laptop and on a phone: no scrolling, large enough for fingers, nothing for axe to find."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from pantheon.games.deus.actions import Build
from pantheon.texts import LANGUAGES
from tests.browser.browsing import LAPTOP, LYING, PHONE, Person, missing
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, sit
from tests.browser.deus.staging import Moment, branched, finished, moment_where, with_bots
from tests.browser.test_access import AXE, COLOURS, MOVING, RULES, TURN_THEME, told, violations
from tests.server.serving import Server

FINGER = 40  # pixels
BARE_ID = re.compile(r"\b(web|deus|good|terrain|ending|seat)-[a-z][a-z-]+\b")


def full(moment: Moment) -> bool:
    """Late in a game: many cards in hand and on the table."""
    many = moment.position.round >= 12 and len(moment.mine().hand) >= 7
    return bool(many and isinstance(moment.legal()[0], Build))


def in_play(person: Person, server: Server, players: int = 4) -> Player:
    """A turn late in the game, with a card picked."""
    game, moment = moment_where(full, players=players)
    table, visitor = branched(server, game, moment)
    player = sit(person, visitor, table)
    player.wait_for_turn()
    player.pick(moment.legal()[0].card)
    return player


def picked(person: Person, server: Server) -> None:
    in_play(person, server)


def offering(person: Person, server: Server) -> None:
    player = in_play(person, server)
    person.press("web-deus-offer-short", player.tray)
    player.press_card(player.hand.first)


def columns(person: Person, server: Server) -> None:
    player = in_play(person, server)
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("t")
    expect(person.get("dialog", person.t("web-deus-tableau"))).to_be_visible()


def start(person: Person, server: Server) -> None:
    table, visitor = with_bots(server, start="chosen")
    player = sit(person, visitor, table)
    player.when(lambda: player.mode() == "start")


def result(person: Person, server: Server) -> None:
    table, visitor = finished(server)
    sit(person, visitor, table)


def gallery(person: Person, _server: Server) -> None:
    person.visit("/cards?colour=red")
    expect(person.page.locator("main > ul > li").first).to_be_visible()


SCREENS = (picked, offering, columns, start, result, gallery)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(
    person: Welcome, server: Server, screen: Callable[[Person, Server], None], size: tuple[int, int]
) -> None:
    if not AXE.exists():
        missing("axe-core is not installed: `make build`")
    first, second = ("light", "dark") if size == PHONE else ("dark", "light")
    anna = person("Anna", theme=first, size=size)
    screen(anna, server)
    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = violations(anna, RULES)
    anna.page.evaluate(TURN_THEME, second)
    found += violations(anna, COLOURS)
    assert not found, "\n".join(map(told, found))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [LAPTOP, PHONE, LYING], ids=["laptop", "phone", "lying"])
def test_the_table_needs_no_scrolling(person: Welcome, server: Server, size: tuple[int, int], players: int) -> None:
    anna = person(size=size)
    player = in_play(anna, server, players)
    assert anna.scrolls() == (False, False)
    frame = player.world.bounding_box()
    assert frame is not None
    assert frame["height"] >= size[1] / 4, "the map is large"
    for thing in (player.hand.first, player.hand.last, player.build_button, player.undo):
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] >= 0, f"{thing} is off the screen"
        assert box["y"] + box["height"] <= size[1] + 1, f"{thing} is off the screen"
    # Every card of a large hand can be pressed, whichever is picked.
    for nth in range(player.hand.count()):
        player.press_card(player.hand.nth(nth))
        expect(player.hand.nth(nth)).to_have_attribute("aria-pressed", re.compile("true|false"))
    if size == LAPTOP:
        seats = anna.page.get_by_role("region", name=anna.t("web-seats"))
        assert seats.evaluate("e => e.scrollHeight <= e.clientHeight + 1"), "the seats scroll"


def test_everything_to_press_is_large_enough_for_a_finger(person: Welcome, server: Server) -> None:
    anna = person(size=PHONE)
    in_play(anna, server, 2)
    small = {}
    for button in anna.page.get_by_role("button").and_(anna.page.locator("button")).all():
        box = button.bounding_box()
        if box is not None and (box["width"] < FINGER or box["height"] < FINGER):
            small[button.inner_text() or button.get_attribute("aria-label")] = (box["width"], box["height"])
    assert not small


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_screen_lacks_a_text(person: Welcome, server: Server, lang: str, size: tuple[int, int]) -> None:
    anna = person("Anna", lang=lang, size=size)

    def seen() -> None:
        assert anna.page.locator("html").get_attribute("lang") == lang
        assert not BARE_ID.findall(anna.page.locator("body").inner_text())
        labels = anna.page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join('\\n')")
        assert not BARE_ID.findall(labels)
        across, _ = anna.scrolls()
        assert not across, f"{anna.page.url} scrolls to the side"

    for screen in (offering, start, result, gallery):
        screen(anna, server)
        seen()
    table, visitor = finished(server)
    player = sit(anna, visitor, table)
    name = re.compile(re.escape(anna.t("web-tab-log")))
    anna.page.get_by_role("button" if anna.touches else "tab", name=name).first.click()
    expect(anna.page.get_by_role("listitem").last).to_be_visible()
    seen()
    anna.visit(f"/table/{table}/move/80")
    expect(player.regions).not_to_have_count(0)
    seen()


def test_nothing_moves_for_those_who_ask_for_rest(person: Welcome, server: Server) -> None:
    player = in_play(person(calm=True), server, 2)
    moving: set[str] = set()
    player.page.keyboard.press("Escape")
    for _ in range(3):
        player.when(lambda: player.ready() or player.over())
        if not player.over():
            player.play()
        moving |= set(player.page.evaluate(MOVING))
    assert not moving
