"""The table of Deus on a laptop and on a phone: no scrolling, large enough for fingers, nothing for axe to find."""

import re

import pytest
from playwright.sync_api import expect

from pantheon.games.deus.actions import Build
from tests.browser import screens
from tests.browser.browsing import LAPTOP, PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, sit
from tests.browser.deus.staging import Moment, branched, finished, moment_where, with_bots
from tests.server.serving import Server


def full(moment: Moment) -> bool:
    """Late in a game: many cards in hand and on the table."""
    many = moment.position.round >= 12 and len(moment.mine().hand) >= 7
    return bool(many and isinstance(moment.legal()[0], Build))


def in_play(person: Person, server: Server, players: int) -> Player:
    """A turn late in the game, with a card picked."""
    game, moment = moment_where(full, players=players)
    table, visitor = branched(server, game, moment)
    player = sit(person, visitor, table)
    player.wait_for_turn()
    player.pick(moment.legal()[0].card)
    return player


def picked(person: Person, server: Server) -> None:
    in_play(person, server, 2)


def offering(person: Person, _server: Server) -> None:
    player = Player(person)
    person.press("web-deus-offer-short", player.tray)
    player.press_card(player.hand.first)


def columns(person: Person, _server: Server) -> None:
    player = Player(person)
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


def log(person: Person, _server: Server) -> None:
    name = re.compile(re.escape(person.t("web-tab-log")))
    person.page.get_by_role("button" if person.touches else "tab", name=name).first.click()
    expect(person.page.get_by_role("listitem").last).to_be_visible()


def looking_back(person: Person, server: Server) -> None:
    table, visitor = finished(server)
    person.be(visitor).visit(f"/table/{table}/move/80")
    expect(Player(person).regions).not_to_have_count(0)


WALKS = screens.Walks(
    screens={
        "a turn": (picked, offering, columns),
        "the start": (start,),
        "afterwards": (result, log, looking_back, gallery),
    },
    for_axe={picked, offering, columns, start, result, gallery},
    kinds=("web", "deus", "good", "terrain", "ending", "seat"),
)


@pytest.mark.slow("axe looks at the screens, and every text is read")
@WALKS.everywhere()
def test_axe_finds_nothing_and_no_text_is_missing(
    person: Welcome, server: Server, walk: str, size: tuple[int, int]
) -> None:
    WALKS.take(walk, person, server, size)


def fits(player: Player) -> None:
    """A turn late in the game, and everything of it is seen."""
    anna = player.person
    player.when(lambda: anna.scrolls() == (False, False))
    screens.largest(anna, player.world, 1 / 4)
    screens.on_the_screen(anna, player.hand.first, player.hand.last, player.build_button, player.undo)
    # Every card of a large hand can be pressed, whichever is picked.
    for nth in range(player.hand.count()):
        player.press_card(player.hand.nth(nth))
        expect(player.hand.nth(nth)).to_have_attribute("aria-pressed", re.compile("true|false"))


SEATS = pytest.mark.parametrize(
    "players", [pytest.param(2, marks=pytest.mark.extended("four seats take more room than two")), 4]
)


@pytest.mark.slow("every card of a late game is pressed")
@SEATS
def test_the_table_needs_no_scrolling(person: Welcome, server: Server, players: int) -> None:
    anna = person(size=LAPTOP)
    fits(in_play(anna, server, players))
    seats = anna.page.get_by_role("region", name=anna.t("web-seats"))
    assert seats.evaluate("e => e.scrollHeight <= e.clientHeight + 1"), "the seats scroll"


@pytest.mark.slow("every card of a late game is pressed, upright and on its side")
@SEATS
def test_the_table_needs_no_scrolling_on_a_phone(person: Welcome, server: Server, players: int) -> None:
    anna = person(size=PHONE)
    player = in_play(anna, server, players)
    card = player.tray.locator("[data-card][aria-pressed=true]").get_attribute("data-card") or ""
    screens.large_enough_for_a_finger(anna)
    fits(player)
    anna.turn_the_phone()
    player.page.keyboard.press("Escape")
    player.pick(card)
    fits(player)


@pytest.mark.slow("some turns late in a game")
def test_nothing_moves_for_those_who_ask_for_rest(person: Welcome, server: Server) -> None:
    player = in_play(person(calm=True), server, 2)
    moving: set[str] = set()
    player.page.keyboard.press("Escape")
    for _ in range(3):
        player.when(lambda: player.ready() or player.over())
        if not player.over():
            player.play()
        moving |= set(player.page.evaluate(screens.MOVING))
    assert not moving
