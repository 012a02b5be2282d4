"""The table of 4 Gods in its states: what axe finds, nothing to scroll, no text that is missing in a language."""

import pytest
from playwright.sync_api import expect

from tests.browser import screens
from tests.browser.browsing import LAPTOP, PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import almost_over, begun, filled, played_by
from tests.browser.four_gods.playing import Player, meets, sit, table_of
from tests.server.serving import Server

HELPS = ["highlight", "kingdoms", "search"]
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
    player = begun(anna, server, HELPS)
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


ON_A_PHONE = (waiting, hands_full, show)
ON_A_LAPTOP = (with_gods, timed)
IN_NEITHER = (final, past)
A_FULL_WORLD = pytest.mark.extended("hands_full has a World with tiles, test_final_phase and test_log these states")
OTHER_SIZE = pytest.mark.extended("the same state on the other screen, other states on this one")


def in_sizes(usual: tuple[int, int], other: tuple[int, int], *states: screens.Screen) -> list[object]:
    return [
        pytest.param(state, size, marks=marks, id=f"{state.__name__}-{'phone' if size == PHONE else 'laptop'}")
        for state in states
        for size, marks in ((usual, A_FULL_WORLD if state in IN_NEITHER else ()), (other, OTHER_SIZE))
    ]


@pytest.mark.slow("axe looks at it, and every text is read")
@pytest.mark.parametrize(
    ("screen", "size"),
    [*in_sizes(PHONE, LAPTOP, *ON_A_PHONE, *IN_NEITHER), *in_sizes(LAPTOP, PHONE, *ON_A_LAPTOP)],
)
def test_axe_finds_nothing_no_text_is_missing_and_nothing_scrolls(
    person: Welcome, server: Server, screen: screens.Screen, size: tuple[int, int]
) -> None:
    anna = screens.somebody(person, size)
    player: Player = screen(anna, server)
    assert anna.scrolls() == (False, False)
    screens.largest(anna, player.world)
    screens.axe_finds_nothing(anna)
    if anna.touches:
        screens.large_enough_for_a_finger(anna)
        anna.turn_the_phone()
        lies_on_its_side(player)
        anna.turn_the_phone()
    screens.no_text_is_missing(anna, "web", "four-gods", "god", "terrain", "colour", "seat", "hand", "ending")


def lies_on_its_side(player: Player) -> None:
    """A phone is turned: everything is there still, and can be pressed."""
    anna = player.person
    player.when(lambda: anna.scrolls() == (False, False))
    screens.largest(anna, player.world, 0.4)
    screens.large_enough_for_a_finger(anna)
    things = player.page.locator("[data-hand]:visible, [data-pass], [data-ready]").all()
    screens.on_the_screen(anna, player.world, *things)


@pytest.mark.slow("two browsers at one table, watched frame by frame")
def test_nothing_moves_for_those_who_ask_for_rest(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 2, HELPS, two_player_gods="2")
    anna, boris = (sit(person(f"P{seat}"), visitor, table) for seat, visitor in enumerate(visitors))
    anna.page.evaluate(WATCH_MOTION, screens.MOVING)
    for player in (anna, boris):
        player.ready()
    anna.begin()
    for cell in ("a1", "h1", "d4"):
        boris.page.mouse.move(*boris.at(boris.cell(cell)))
        anna.page.mouse.move(*anna.at(anna.cell(cell)))
        anna.when(lambda cell=cell: meets(anna, cell, 1))  # type: ignore[misc]
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
    anna.when(lambda: anna.page.evaluate("() => window.frames_seen") > 10)
    moving = anna.page.evaluate("() => [...window.moved]")
    assert not moving
