"""Two hands: everything with the mouse, with fingers on a phone, and with keys alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import begun, played_by
from tests.browser.four_gods.playing import ONE_EACH, Player, gathered, sit, table_of
from tests.server.serving import Server

ANYWHERE = ("a8", "d4", "e5", "d6")  # where mistakes are called, any tile may lie on any cell


@pytest.mark.slow("everything that hands can do")
def test_drag_and_drop_with_the_mouse(person: Welcome, server: Server) -> None:
    player = begun(person(), server, mistakes="called", **ONE_EACH)
    face = player.palm("left").get_attribute("aria-label")
    player.page.mouse.move(*player.at(player.palm("left")))
    player.page.mouse.wheel(0, 100)
    expect(player.palm("left")).not_to_have_attribute("aria-label", str(face))

    # From a hand to the World, and into the row.
    player.drag(player.palm("left"), player.cell("a1"))
    assert player.did("place")["cell"] == "a1"
    expect(player.palm("left")).to_have_attribute(
        "aria-label", player.person.t("web-four-gods-palm-empty", hand="left")
    )
    player.drag(player.palm("right"), player.slot(3))
    assert player.did("discard")["slot"] == 3
    # What is dropped where nothing can lie stays in the hand.
    player.draw(1)
    asked = len(player.plays())
    player.drag(player.palm("left"), player.slot(3))
    player.drag(player.palm("left"), player.page.get_by_role("banner").first)
    assert len(player.plays()) == asked
    assert player.seat["hands"][0] is not None

    # A row tile is lifted: that takes it, with the free hand, and drops it into the World.
    player.drag(player.slot(3), player.cell("h1"))
    player.when(lambda: {move["action"]["cell"] for move in player.moves("place")} == {"a1", "h1"})
    player.did("place")
    assert [move["action"]["hand"] for move in player.moves("take")] == ["right"]

    # A god, a city, a prophet onto the tile just laid.
    player.press(player.page.locator('[data-god="elves"]'))
    player.did("god")
    player.drag(player.page.locator("[data-city-token]"), player.cell("h8"))
    assert player.did("build")["cell"] == "h8"

    def drop(cell: str) -> None:
        if not any(player.seat["hands"]):
            player.draw(2)
        hand = ("left", "right")[[held is not None for held in player.seat["hands"]].index(True)]
        player.drag(player.palm(hand), player.cell(cell))
        player.did("place")

    prophet = player.page.locator('[data-prophet="green"]')
    player.preach(ANYWHERE, drop, lambda cell: player.drag(prophet, player.cell(cell)))
    assert player.moves("prophet")
    player.shows_what_it_was_told()


@pytest.mark.slow("everything that hands can do")
def test_with_fingers_on_a_phone(person: Welcome, server: Server) -> None:
    player = begun(person(size=PHONE, lang="fr"), server, **ONE_EACH)
    t = player.person.t
    palm = player.palm("left")

    # Turn and turn over, with the buttons beside the tile.
    held = palm.get_attribute("aria-label")
    player.person.press("web-four-gods-rotate", hand="left")
    expect(palm).not_to_have_attribute("aria-label", str(held))
    held = palm.get_attribute("aria-label")
    player.person.press("web-four-gods-flip", hand="left")
    expect(palm).not_to_have_attribute("aria-label", str(held))

    # Tap, tap: the hand, then the place.
    player.press(palm)
    expect(palm).to_have_attribute("aria-pressed", "true")
    player.lay("a1")
    player.press(player.palm("right"))
    player.discard(1)
    expect(player.palm("right")).to_have_attribute("aria-label", t("web-four-gods-palm-empty", hand="right"))

    # An empty hand takes from a row; without it a tap turns the tile over.
    up = player.seat["row"][0]["face"]
    player.press(player.slot(1))
    player.did("flip")
    assert player.seat["row"][0]["under"] == up
    player.press(player.palm("right"))
    player.press(player.slot(1))
    assert player.did("take")["hand"] == "right"

    # A god, and the tile with a prophet.
    player.press(player.page.locator('[data-god="humans"]'))
    player.did("god")
    offer = player.world.locator("[data-offer]").first

    def lay(cell: str) -> None:
        if not any(player.seat["hands"]):
            player.draw(2)
        player.lay(cell)

    player.preach(("h8", "a8", "h1"), lay, lambda _: player.press(offer))
    assert player.moves("prophet")
    while any(player.seat["hands"]):
        player.discard(player.free_slot())
    player.draw(2)
    player.press(player.page.locator("[data-pass]"))
    player.did("pass")
    expect(player.page.locator("[data-pass]")).to_have_attribute("aria-pressed", "true")
    player.shows_what_it_was_told()
    assert player.person.scrolls() == (False, False)


def walk(player: Player, spot: str) -> None:
    """With the arrow keys, from anywhere: to a cell, or into the own row below the World."""
    keys, focused = player.page.keyboard, player.world.locator("[data-spot]:focus")
    if focused.count() == 0:
        keys.press("ArrowDown")
    for _ in range(40):
        expect(focused).to_have_count(1)
        here = str(focused.get_attribute("data-spot"))
        if here == spot:
            return
        keys.press(_towards(player, here, spot))
    raise AssertionError(f"no way to {spot}")


def _towards(player: Player, here: str, spot: str) -> str:
    """The next arrow on the way; who sits in the south sees the World as it is, his slots run from the left."""
    if "/" in here and "/" in spot:
        return "ArrowRight" if int(here.split("/")[1]) < int(spot.split("/")[1]) else "ArrowLeft"
    if "/" in here:
        return "ArrowUp" if here.startswith(player.side) else "ArrowDown"
    if "/" in spot:
        return "ArrowDown"
    if here[0] != spot[0]:
        return "ArrowRight" if here[0] < spot[0] else "ArrowLeft"
    return "ArrowDown" if here[1] < spot[1] else "ArrowUp"


@pytest.mark.slow("everything that hands can do")
def test_with_keys_alone(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, mistakes="called", **ONE_EACH)
    played_by(table, visitors, [(1, "ready")])
    anna = person()
    player = sit(anna, visitors[0], table)
    keys = anna.page.keyboard
    anna.enter("web-four-gods-ready")
    player.did("ready")
    player.begin()

    # Choose a hand, turn, turn over, lay.
    palm = player.palm("right")
    keys.press("e")
    expect(palm).to_have_attribute("aria-pressed", "true")
    for key in ("r", "f"):
        held = str(palm.get_attribute("aria-label"))
        keys.press(key)
        expect(palm).not_to_have_attribute("aria-label", held)
    walk(player, "a1")
    keys.press("Enter")
    assert player.did("place")["hand"] == "right"

    # Put down, turn over, take.
    keys.press("q")
    walk(player, "south/2")
    keys.press("Enter")
    assert player.did("discard")["slot"] == 2
    keys.press("f")
    player.did("flip")
    keys.press("t")
    player.did("take")
    keys.press("Enter")
    player.did("discard")

    # A god, two tiles, the second one with a prophet; a city.
    keys.press("g")
    expect(player.page.locator("[data-god]").first).to_be_focused()
    keys.press("Enter")
    player.did("god")
    keys.press("Shift+B")
    player.did("draw")
    keys.press("e")
    walk(player, "h1")
    keys.press("p")
    keys.press("Enter")
    assert player.did("place-prophet")["cell"] == "h1"
    keys.press("c")
    walk(player, "h8")
    keys.press("Enter")
    assert player.did("build")["cell"] == "h8"

    # After the tile: P again and Enter.
    def lay(cell: str) -> None:
        if not any(player.seat["hands"]):
            keys.press("Shift+B")
            player.did("draw")
        walk(player, cell)
        keys.press("Enter")
        player.did("place")

    def put(_: str) -> None:
        keys.press("p")
        keys.press("Enter")
        keys.press("Escape")

    player.preach(ANYWHERE, lay, put)
    assert player.moves("prophet")
    keys.press("Space")
    player.did("pass")
    assert player.seat["passed"]
    player.shows_what_it_was_told()
    keys.press("?")
    help_ = anna.get("dialog", anna.t("web-keys"))
    for text in ("hands", "turn", "flip", "draw", "take", "prophet", "city", "god", "pass", "end", "enter"):
        expect(help_.get_by_text(anna.t(f"web-four-gods-key-{text}"), exact=True)).to_be_visible()


def test_arrows_lead_from_the_tray_into_the_world(person: Welcome, server: Server) -> None:
    player = begun(person(), server, **ONE_EACH)
    while any(player.seat["hands"]):
        player.discard(player.free_slot())
    draw = player.page.locator('[data-draw="2"]')
    player.person.tab_to(draw)
    player.page.keyboard.press("Enter")
    player.did("draw")
    expect(draw).to_be_focused()
    player.page.keyboard.press("ArrowDown")
    expect(player.world.locator("[data-spot]:focus")).to_have_count(1)


@pytest.mark.slow("a whole turn with keys")
def test_a_timed_turn_with_keys(person: Welcome, server: Server) -> None:
    players = gathered(person, server, turns="timed")
    first, second = sorted(players, key=lambda player: player.view["active"] != player.side)
    first.draw(2)
    first.page.keyboard.press("q")
    first.press(first.slot(1))
    first.did("discard")
    # Off turn nothing but flips in the own row; the other one's turn has a clock for both.
    for player in players:
        expect(player.world.get_by_role("timer")).to_be_visible()
    second.page.keyboard.press("b")
    assert len(second.plays()) == 1, "he was ready, and asked for nothing more"
    first.page.keyboard.press("n")
    first.did("end-turn")
    second.when(lambda: second.view["active"] == second.side)
    yours = first.person.t("web-four-gods-clock-yours")
    expect(first.world.get_by_text(yours, exact=True)).to_have_count(0)
    expect(second.world.get_by_text(yours, exact=True)).to_be_visible()
    first.press(first.slot(1))
    first.did("flip")
    assert [move["seat"] for move in first.moves("flip")] == [players.index(first)]
