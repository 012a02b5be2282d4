"""Without a mouse: making a table, inviting, a finished turn, undo, hint, looking back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import STEPS, Person
from tests.browser.conftest import Welcome
from tests.browser.hearing import until
from tests.browser.playing import Player, in_order


@pytest.mark.slow("every step is made with the tab key")
def test_from_the_first_page_to_a_finished_turn(person: Welcome) -> None:
    anna = person(lang="de").visit()
    keyboard = anna.page.keyboard
    play = anna.get("button", anna.t("web-home-play-bots"), anna.card())
    expect(play).to_be_visible()
    anna.tab_to(play)
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
    anna.tab_to(anna.get("tab", anna.t("web-tab-log")))
    keyboard.press("Escape")
    anna.page.evaluate("() => document.activeElement.blur()")
    keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(re.compile("/move/"))
    keyboard.press("Home")
    expect(anna.page).to_have_url(re.compile(r"/move/\d+$"))
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
    name = player.tray.locator("[aria-keyshortcuts]").first.get_attribute("aria-keyshortcuts") or ""
    keyboard.press(name)
    until(player.person, lambda: player.told() > heard or player.glowing.count() > 0)
    if player.told() == heard:
        world = player.world.locator("[data-cell][tabindex='0']")
        player.person.tab_to(world)
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


@pytest.mark.slow("every step is made with the tab key")
def test_a_table_is_made_shared_and_joined(person: Welcome) -> None:
    anna, boris = person("Anna").visit(), person("Boris", lang="fr").visit()
    keys = anna.page.keyboard
    anna.tab_to(anna.page.get_by_label(anna.t("web-home-your-name")))
    keys.insert_text("Anna")
    keys.press("Enter")
    expect(anna.page.get_by_text(anna.t("web-home-name-kept", name="Anna"))).to_be_visible()

    anna.enter("web-home-new", anna.card())
    dialog = anna.get("dialog", anna.t("web-new-title"))
    expect(dialog).to_be_visible()
    choose(anna, anna.get("radio", "2", dialog))
    choose(anna, anna.get("radio", anna.t("web-new-private"), dialog))
    anna.enter("web-new-make", dialog)
    table = anna.at_table()
    anna.enter("web-copy-any-seat")
    expect(anna.page.get_by_test_id("announced")).to_contain_text(anna.t("web-copied"))
    link = anna.page.evaluate("() => navigator.clipboard.readText()")

    # He types what he was sent, and his name.
    boris.tab_to(boris.page.get_by_label(boris.t("web-home-link")))
    boris.page.keyboard.insert_text(link)
    boris.page.keyboard.press("Enter")
    name = boris.page.get_by_label(boris.t("web-name"))
    expect(name).to_be_visible()
    boris.tab_to(name)
    boris.page.keyboard.insert_text("Boris")
    boris.page.keyboard.press("Enter")
    assert boris.at_table() == table

    expect(anna.page.get_by_role("region", name=anna.t("web-seats")).get_by_text("Boris")).to_be_visible()
    anna.enter("web-start")
    players = [Player(anna), Player(boris)]
    for player in players:
        expect(player.things).to_be_visible()
    assert by_keys(in_order(players)[0])


def choose(person: Person, option: Locator) -> None:
    """A radio button: Tab leads to its group, arrows through it, Space takes what has the focus."""
    group = option.evaluate_handle("e => [...document.getElementsByName(e.name)].find(one => one.checked) ?? e")
    for key in ("Tab", "ArrowRight"):
        for _ in range(STEPS):
            if person.focused(option) or (key == "Tab" and group.evaluate("e => e === document.activeElement")):
                break
            person.page.keyboard.press(key)
    person.page.keyboard.press("Space")
    expect(option).to_be_checked()


def test_the_focus_goes_to_the_new_page(person: Welcome) -> None:
    anna = person().visit()
    rules = anna.card().get_by_role("link", name=anna.t("web-home-rules"), exact=True)
    rules.focus()
    anna.page.keyboard.press("Enter")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
