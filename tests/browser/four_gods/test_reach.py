"""4 Gods: nothing is out of reach, whatever is to be decided, on every screen, in every language and theme.

The board stays where it is, to a tenth of a pixel: in real time nobody may press beside what has just moved. For this
house no time passes, so that what is open for seconds only can be looked at in peace.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from pantheon.engine.actions import verb
from pantheon.games.four_gods.actions import BY_SEATS, Leave
from tests.browser import reach
from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import begun, filled, laid, played_by, preached
from tests.browser.four_gods.playing import ALL_BLUE, ONE_EACH, Player, sit, table_of
from tests.browser.four_gods.test_mistakes import call
from tests.browser.four_gods.test_rows import TILES, blocked
from tests.browser.four_gods.test_screens import final, hands_full, timed, waiting, with_gods
from tests.server.serving import Server, serving

# A god, a city, a tile, taking, a call: panels come and go.
KEYS = ("g", "Escape", "c", "Escape", "q", "Escape", "t", "Escape", "x", "Escape")
VERBS = {verb(action) for action in BY_SEATS} - {verb(Leave)}  # leaving stands in the menu
CALL = "call"  # never among what is legal: it would tell which tiles lie wrongly


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clock stands still."""
    with serving(tmp_path_factory.mktemp("still"), still=True) as running:
        yield running


def one_of_two(anna: Person, server: Server) -> Player:
    """One god chosen: a second one, or this one alone?"""
    player = begun(anna, server)
    player.press(anna.page.locator('[data-god="merfolk"]'))
    expect(anna.page.locator("[data-alone]")).to_be_visible()
    return player


def secret(anna: Person, server: Server) -> Player:
    """Two gods that only I know of."""
    return begun(anna, server, None, gods="secret")


def empty_handed(anna: Person, server: Server) -> Player:
    """Tiles in every row, none in hand: to draw, to take, to flip, to build."""
    player = with_gods(anna, server)
    player.discard(2)
    return player


def fits_nowhere(anna: Person, server: Server) -> Player:
    """A tile out of another's row that fits nowhere: it can only go back, or into a row."""
    table, visitors = table_of(server, 4, tiles=TILES)
    blocked(table, visitors)
    player = sit(anna, visitors[0], table)
    player.press(player.palm("left"))
    player.press(player.slot(1, player.view["seats"][1]["seat"]))
    player.did("take")
    return player


def just_laid(anna: Person, server: Server) -> Player:
    """The tile just laid offers its terrains to a prophet."""
    player = begun(anna, server)
    player.press(anna.page.locator('[data-god="merfolk"]'))
    player.press(anna.page.locator("[data-alone]"))
    player.did("god")
    player.lay("a1")
    expect(player.world.locator("[data-offer]")).not_to_have_count(0)
    return player


def crushing(anna: Person, server: Server) -> Player:
    """A city falls in a corner: for which of two gods does its token count?"""
    table, visitors = table_of(server)
    played_by(table, visitors, [(0, "ready"), (1, "ready"), (1, "god dwarves"), (1, "build h8 gray")])
    played_by(table, visitors, [(0, "gods merfolk elves")])
    player = sit(anna, visitors[0], table)
    player.press(player.cell("h8"))
    expect(player.world.get_by_role("group", name=anna.t("web-four-gods-token"))).to_be_visible()
    return player


def migrating(anna: Person, server: Server) -> Player:
    """No reserve is left: which prophet goes to the city?"""
    table, visitors = table_of(server, mistakes="called", **ONE_EACH)
    preached(table, visitors, ALL_BLUE)
    player = sit(anna, visitors[0], table)
    player.press(anna.page.locator("[data-city-token]"))
    player.press(player.cell("h8"))
    expect(player.world.get_by_text(anna.t("web-four-gods-which"))).to_be_visible()
    return player


def called_without_reason(anna: Person, server: Server) -> Player:
    """A call that was refused, with its reason beside the tile, and the next one ready."""
    table, visitors = table_of(server, 3, mistakes="called")
    filled(table, visitors, ("a1",))
    player = sit(anna, visitors[1], table)
    call(player, "a1")
    expect(player.reasons).to_be_visible()
    call(player, "h8")
    return player


def owing(anna: Person, server: Server) -> Player:
    """A penalty takes a prophet of one of two reserves."""
    table, visitors = table_of(server, mistakes="called+penalty")
    played_by(table, visitors, [(0, "ready"), (1, "ready"), (0, "gods merfolk elves")])
    laid(table, visitors, 0, "e5")
    played_by(table, visitors, [(0, "pass"), (1, "call e5")])
    player = sit(anna, visitors[0], table)
    expect(anna.page.get_by_role("group", name=anna.t("web-four-gods-penalty"))).to_be_visible()
    return player


def last_to_pass(anna: Person, server: Server) -> Player:
    """All others have passed in a full World."""
    table, visitors = table_of(server, 2, mistakes="called", final="600")
    filled(table, visitors)
    played_by(table, visitors, [(1, "pass")])
    return sit(anna, visitors[0], table)


def others_turn(anna: Person, server: Server) -> Player:
    """Somebody else has the turn."""
    table, visitors = table_of(server, 3, turns="timed", turn="3600")
    played_by(table, visitors, [(seat, "ready") for seat in range(3)])
    player = sit(anna, visitors[0], table)
    off = next(seat for seat in range(3) if player.view["seats"][seat]["seat"] != player.view["active"])
    return sit(anna, visitors[off], table)


# States, and what is pressed in the end: the panel changes, and the board must not.
STATES: dict[Callable[[Person, Server], Player], str] = {
    waiting: "[data-colour]",
    begun: "[data-hand=left]",
    one_of_two: "[data-alone]",
    secret: '[data-draw="1"]',
    hands_full: "[data-god]:not(:disabled)",
    with_gods: "[data-prophet]",
    empty_handed: '[data-draw="2"]',
    fits_nowhere: ".back",
    just_laid: "[data-pass]",
    crushing: ".choice button",
    migrating: "[data-city-token]",
    called_without_reason: "[data-call]",
    owing: ".penalty button",
    timed: "[data-hand=left]",
    others_turn: "[data-hand=left]",
    final: "[data-pass]",
    last_to_pass: "[data-call]",
}


@pytest.mark.slow("a table for each state of the game")
def test_whatever_is_to_be_decided_is_in_reach(person: Welcome, house: Server) -> None:
    wrong: list[str] = []
    could: set[str] = set()
    for nth, (state, deed) in enumerate(STATES.items()):
        anna = person(at=house.address)
        player = state(anna, house)
        could |= {action["do"] for action in player.told["legal"]}
        could |= {CALL} if player.page.locator("[data-call]").count() else set()
        for size, lang, theme in reach.looks(nth):
            reach.take_look(anna, size, lang, theme)
            where = f"{state.__name__}, {size} {lang} {theme}"
            cells = player.page.locator("[data-cell]")
            before = reach.places(cells)
            wrong += reach.out_of_reach(anna, where)
            for key in KEYS:
                player.page.keyboard.press(key)
                reach.at_rest(anna)
                wrong += reach.out_of_reach(anna, f"{where}, {key}")
                if reach.places(cells) != before:
                    wrong.append(f"the board moves: {where}, {key}")
        if state is crushing:
            player.press(player.page.locator('[data-cell="h8"]'))  # Escape has put the question away
        player.page.locator(deed).first.dispatch_event("click", {"detail": 0})
        player.answered()
        reach.at_rest(anna)
        wrong += reach.out_of_reach(anna, f"{where}, {deed}")
        if reach.places(cells) != before:
            wrong.append(f"the board moves: {where}, {deed}")
    assert wrong == [], "\n".join(wrong)
    assert could - {verb(Leave)} == VERBS
