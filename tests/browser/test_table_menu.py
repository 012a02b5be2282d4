"""The menu of a table against bots: a new game, no votes; coordinates that are remembered; hints that say why."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.playing import against_bots


def test_against_bots_there_is_a_new_game_and_no_vote(person: Welcome) -> None:
    anna = person()
    player = against_bots(anna)
    player.wait_for_turn()
    table = anna.page.url
    anna.press("web-menu")
    expect(anna.get("button", anna.t("web-begin-anew"))).to_be_visible()
    expect(anna.get("button", anna.t("web-abandon"))).to_have_count(0)
    anna.press("web-begin-anew")
    expect(anna.page).not_to_have_url(re.compile(re.escape(table)))
    player.wait_for_turn()


def test_coordinates_stand_at_the_border_until_they_are_switched_off(person: Welcome) -> None:
    anna = person()
    player = against_bots(anna)
    player.wait_for_turn()
    border = player.world.locator("[data-border] text")
    expect(border.first).to_be_visible()
    anna.press("web-menu")
    anna.press("web-coordinates")
    expect(border).to_have_count(0)
    anna.page.reload()
    player.wait_for_turn()
    expect(border).to_have_count(0)


def test_a_hint_is_said_in_words_on_the_page(person: Welcome) -> None:
    anna = person(lang="fr")
    player = against_bots(anna)
    player.wait_for_turn()
    advice = anna.page.get_by_test_id("advice")
    expect(advice).to_have_count(0)
    anna.press("web-hint")
    expect(advice).to_have_text(re.compile(r"\w"))
    anna.page.keyboard.press("ArrowLeft")  # it was for the present
    expect(advice).to_have_count(0)
