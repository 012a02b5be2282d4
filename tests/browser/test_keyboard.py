"""Without a mouse: from the first page to a finished turn, undo, hint, looking back."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.playing import Player, until

STEPS = 80  # more tabs than anybody would press


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until something has the focus, and see that focus can be seen."""
    for _ in range(STEPS):
        if wanted.evaluate("e => e === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
        focused = person.page.locator(":focus")
        assert focused.count() == 0 or focused.first.evaluate("e => e.matches(':focus-visible')")
    raise AssertionError(f"no way to {wanted} with the tab key")


def test_from_the_first_page_to_a_finished_turn(person: Welcome) -> None:
    anna = person(lang="de").visit()
    keyboard = anna.page.keyboard
    play = anna.get("button", anna.t("web-home-play-bots"))
    expect(play).to_be_visible()
    tab_to(anna, play)
    keyboard.press("Enter")
    anna.at_table()
    player = Player(anna)
    player.wait_for_turn()

    # Skip what stands before the world.
    keyboard.press("Tab")

    # A hint lights something; taking it back again needs one key.
    keyboard.press("h")
    log = player.lines()
    before = log.count()
    cell = by_keys(player)
    expect(log).not_to_have_count(before)
    keyboard.press("u")
    expect(log.filter(has_text=anna.like("web-note-undo", "name"))).not_to_have_count(0)
    again = by_keys(player)
    assert cell
    assert again

    while player.my_turn() and re.search("2", anna.page.get_by_test_id("prompt").inner_text()):
        by_keys(player)

    # Looking back with the arrows, from anywhere but the world.
    tab_to(anna, anna.get("tab", anna.t("web-tab-log")))
    keyboard.press("Escape")
    anna.page.evaluate("() => document.activeElement.blur()")
    keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(re.compile("/move/"))
    keyboard.press("Home")
    expect(anna.page).to_have_url(re.compile("/move/0$"))
    keyboard.press("End")
    expect(anna.page).not_to_have_url(re.compile("/move/"))
    keyboard.press("?")
    expect(anna.get("dialog", anna.t("web-keys"))).to_be_visible()
    keyboard.press("Escape")
    expect(anna.get("dialog", anna.t("web-keys"))).to_have_count(0)


def by_keys(player: Player) -> str:
    """One action with figures, Tab, arrows and Enter; the name of the cell, or of what was pressed."""
    keyboard, heard = player.page.keyboard, player.told()
    player.wait_for_turn()
    keyboard.press("1")
    until(player.person, lambda: player.told() > heard or player.glowing.count() > 0)
    name = "1"
    if player.told() == heard:
        world = player.world.locator("[data-cell][tabindex='0']")
        tab_to(player.person, world)
        keyboard.press("ArrowRight")
        keyboard.press("ArrowLeft")
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            focused = player.world.locator("[data-cell]:focus")
            expect(focused).to_have_count(1)
            if focused.get_attribute("data-legal") is not None:
                break
            keyboard.press(key)
        name = focused.get_attribute("aria-label") or ""
        keyboard.press("Enter")
    until(player.person, lambda: player.told() > heard)
    return name


def test_the_focus_goes_to_the_new_page(person: Welcome) -> None:
    anna = person().visit()
    rules = anna.page.get_by_role("article", name="Gods", exact=True).get_by_role(
        "link", name=anna.t("web-home-rules"), exact=True
    )
    rules.focus()
    anna.page.keyboard.press("Enter")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
