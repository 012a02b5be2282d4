"""With fingers: a tap shows, a second one does it; holding is hovering."""

from playwright.sync_api import Locator, expect

from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.playing import Player, against_bots


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def plays(anna: Person) -> int:
    return sum('"play"' in frame for frame in anna.sent)


def picked(player: Player) -> Locator:
    """Pick something that goes to a cell; the cells for it."""
    for thing in player.tray.locator("button[aria-pressed]:not([aria-disabled=true])").all():
        thing.tap()
        if player.glowing.count():
            return player.glowing
    raise AssertionError("nothing can be placed")


def test_the_first_tap_shows_what_would_happen_and_the_second_does_it(person: Welcome) -> None:
    anna = person(size=PHONE)
    player = against_bots(anna)
    player.wait_for_turn()
    before = plays(anna)
    cell = picked(player).first.get_attribute("data-cell")
    there = anna.page.locator(f'[data-cell="{cell}"]')
    anna.page.touchscreen.tap(*middle(there))
    expect(player.world.locator(".card")).to_be_visible()
    assert plays(anna) == before

    # Whoever picks anew begins anew, on the same cell, too.
    chosen = player.things.locator("button[aria-pressed=true]").first
    chosen.tap()
    expect(player.world.locator(".card")).to_have_count(0)
    chosen = picked(player).first
    cell = chosen.get_attribute("data-cell")
    there = anna.page.locator(f'[data-cell="{cell}"]')
    anna.page.touchscreen.tap(*middle(there))
    expect(player.world.locator(".card")).to_be_visible()
    assert plays(anna) == before
    anna.page.touchscreen.tap(*middle(there))
    expect(anna.page.locator(f'[data-cell="{cell}"][role=img]')).to_have_count(1)
    assert plays(anna) == before + 1


def test_a_line_of_the_log_that_is_held_lights_its_cells(person: Welcome) -> None:
    anna = person(size=PHONE)
    player = against_bots(anna)
    player.act()
    anna.press("web-tab-log")
    lines = anna.page.locator("#side-log li button")
    expect(lines).not_to_have_count(0)
    wire = anna.context.new_cdp_session(anna.page)
    lit = anna.page.locator("path.lit")
    for line in reversed(lines.all()):
        line.scroll_into_view_if_needed()
        x, y = middle(line)
        wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        anna.page.wait_for_timeout(600)
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        if lit.count():
            break
    expect(lit).not_to_have_count(0)
    assert "/move/" not in anna.page.url, "to hold is not to tap"
