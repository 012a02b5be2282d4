"""Cards: large under the mouse, with the focus and below a resting finger; the gallery and its filters."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from pantheon.games.deus.deck import standard_deck
from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, sit
from tests.browser.deus.staging import with_bots
from tests.server.serving import Server

HOLD = 900  # milliseconds, twice as long as it takes


def name_of(card: Locator) -> str:
    """What a card of the hand is called."""
    return (card.get_attribute("aria-label") or "").split(". ")[0]


def zoomed(player: Player) -> Locator:
    return player.page.locator(".zoom")


@pytest.mark.slow("a late game in a browser")
def test_a_card_grows_below_the_mouse_and_with_the_focus(person: Welcome, server: Server) -> None:
    table, visitor = with_bots(server)
    player = sit(person(), visitor, table)
    expect(player.hand).to_have_count(5)
    for card in (player.hand.first, player.hand.nth(4)):
        card.hover()
        expect(zoomed(player)).to_contain_text(name_of(card))
        box = zoomed(player).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 1280
        assert box["y"] + box["height"] <= 720
    player.page.mouse.move(5, 5)
    expect(zoomed(player)).to_have_count(0)
    player.person.tab_to(player.hand.first)
    expect(zoomed(player)).to_contain_text(name_of(player.hand.first))
    player.page.keyboard.press("ArrowRight")
    expect(zoomed(player)).to_contain_text(name_of(player.hand.nth(1)))
    player.page.keyboard.press("Escape")
    expect(zoomed(player)).to_have_count(0)


def test_a_finger_that_rests_only_looks(person: Welcome, server: Server) -> None:
    table, visitor = with_bots(server)
    anna = person(size=PHONE)
    anna.page.clock.install()
    player = sit(anna, visitor, table)
    player.wait_for_turn()
    card = player.hand.first
    box = card.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + 15, "y": box["y"] + 60}
    wire = anna.context.new_cdp_session(anna.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(zoomed(player)).to_contain_text(name_of(card))
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(zoomed(player)).to_have_count(0)
    anna.page.clock.fast_forward(HOLD)
    expect(card).to_have_attribute("aria-pressed", "false")


_READ = pytest.mark.extended("test_screens reads the gallery in every language")


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=_READ), pytest.param("de", marks=_READ)])
def test_the_gallery_shows_what_is_asked_for(person: Welcome, lang: str) -> None:
    anna = person(lang=lang).visit("/cards")
    cards = standard_deck().cards
    shown, found = anna.page.locator("main > ul > li"), anna.page.locator(".found")
    expect(shown).to_have_count(len(cards))

    def choose(group: str, choice: str) -> None:
        anna.press(choice, anna.get("group", anna.t(group)))

    def kinds(number: int, copies: int) -> None:
        expect(shown).to_have_count(number)
        expect(found).to_contain_text(anna.t("web-deus-gallery-found", kinds=number, cards=copies))

    blue = [card for card in cards if card.colour == "blue"]
    choose("web-deus-gallery-colour", "web-deus-card-blue")
    kinds(len(blue), sum(card.copies for card in blue))
    wooden = [card for card in blue if "wood" in card.cost]
    choose("web-deus-gallery-cost", "good-wood")
    kinds(len(wooden), sum(card.copies for card in wooden))
    expect(anna.page).to_have_url(re.compile(r"colour=blue&cost=wood$"))
    anna.page.reload()
    expect(shown).to_have_count(len(wooden))
    choose("web-deus-gallery-cost", "web-deus-gallery-any")
    choose("web-deus-gallery-effect", "web-deus-kind-move")
    kinds(0, 0)
    anna.press("web-deus-gallery-clear")
    expect(shown).to_have_count(len(cards))
    told = {card.id: set(msgspec.structs.astuple(card.sources)) for card in cards if card.sources is not None}
    ours = [card for card in cards if told[card.id].isdisjoint({"rulebook", "public"})]
    choose("web-deus-gallery-known", "web-deus-known-ours")
    kinds(len(ours), sum(card.copies for card in ours))
    anna.press("web-deus-gallery-clear")
    anna.page.get_by_role("searchbox").fill(cards[3].id)
    kinds(1, cards[3].copies)
    expect(shown.first).to_have_id(cards[3].id)
