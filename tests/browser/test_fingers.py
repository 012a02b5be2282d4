"""With fingers: a tap shows, a second one does it; holding is hovering."""

from playwright.sync_api import Locator, expect

from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.hearing import until_shown
from tests.browser.hexes import open_cells
from tests.browser.playing import GLOWING, Player, against_bots


def plays(anna: Person) -> int:
    return sum('"play"' in frame for frame in anna.sent)


def picked(player: Player) -> Locator:
    """Pick something that goes to a cell; the first cell for it."""
    able = player.things.locator("button[aria-pressed=false]:not([aria-disabled=true])")
    able.filter(has_not_text=player.person.t("hex-decline")).first.tap()
    until_shown(player.person, player.told() + 1, GLOWING)
    cell = player.glowing.first.get_attribute("data-cell")
    return player.page.locator(f'[data-cell="{cell}"]')


def tap(player: Player, cell: Locator) -> None:
    """As soon as the map is at rest."""
    [spot] = open_cells(cell).values()
    player.page.touchscreen.tap(*spot)


def test_the_first_tap_shows_what_would_happen_and_the_second_does_it(person: Welcome) -> None:
    anna = person(size=PHONE)
    player = against_bots(anna)
    player.wait_for_turn()
    before, card = plays(anna), player.world.locator(".card")
    tap(player, picked(player))
    expect(card).to_be_visible()
    assert plays(anna) == before

    # Whoever picks anew begins anew, on the same cell, too.
    player.things.locator("button[aria-pressed=true]").first.tap()
    expect(card).to_have_count(0)
    there = picked(player)
    tap(player, there)
    expect(card).to_be_visible()
    assert plays(anna) == before
    tap(player, there)
    expect(there.and_(anna.page.locator("[role=img]"))).to_have_count(1)
    assert plays(anna) == before + 1


def test_a_line_of_the_log_that_is_held_lights_its_cells(person: Welcome) -> None:
    anna = person(size=PHONE)
    player = against_bots(anna)
    player.act()
    anna.press("web-tab-log")
    line = (
        anna.page.locator("#side-log li button")
        .and_(anna.page.get_by_title(anna.like("web-look-at-lit", "move")))
        .last
    )
    line.scroll_into_view_if_needed()
    box = line.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = anna.context.new_cdp_session(anna.page)
    lit = anna.page.locator("path.lit")
    expect(lit).to_have_count(0)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(lit).not_to_have_count(0)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # It stays lit, and to hold is not to tap.
    expect(lit).not_to_have_count(0)
    assert "/move/" not in anna.page.url
