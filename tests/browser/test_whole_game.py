"""Whole games at one table, in several browsers at once."""

import re

from playwright.sync_api import expect

from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.playing import Player, frames_of, play_out


def test_two_browsers_and_a_bot_play_a_whole_game(person: Welcome) -> None:
    anna = person("Anna", calm=False).call_oneself()
    boris = person("Boris", size=PHONE, lang="fr").call_oneself()

    card = anna.page.get_by_role("article", name="Gods", exact=True)
    anna.press("web-home-new", card)
    dialog = anna.get("dialog", anna.t("web-new-title"))
    dialog.get_by_label(anna.t("web-new-name")).fill("Sunday")
    anna.get("radio", "3", dialog).check()
    anna.press("web-new-make", dialog)
    table = anna.at_table()

    # An open table stands in the list of the others.
    boris.visit()
    row = boris.page.get_by_role("listitem").filter(has_text="Sunday")
    boris.press("web-home-join", row)
    assert boris.at_table() == table

    anna.get("combobox", anna.t("web-bot")).select_option("random")
    anna.get("combobox", anna.t("web-level")).select_option("frantic")
    anna.press("web-fill")
    anna.press("web-start")

    players = [Player(anna, 1), Player(boris, 2)]
    for player in players:
        expect(player.things).to_be_visible()
    play_out(players)
    for player in players:
        expect(player.page.get_by_role("heading", name=re.compile("."), level=2).first).to_be_visible()
    assert frames_of(anna, "news")[-1].get("scores")
