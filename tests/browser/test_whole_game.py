"""Whole games at one table, in several browsers at once."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import watch_boxes
from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.forms import Form
from tests.browser.playing import Player, play_out


@pytest.mark.slow("a whole game, every move of it in a browser")
def test_two_browsers_and_a_bot_play_a_whole_game(person: Welcome) -> None:
    anna = person("Anna", calm=False)
    boris = person("Boris", size=PHONE, lang="fr").call_oneself()

    form = Form(anna, "Gods")
    form.unfold("web-new-more")
    form.dialog.get_by_label(anna.t("web-new-name")).fill("Sunday")
    form.players(3)
    form.make()
    table = anna.at_table()

    # An open table stands in the list of the others.
    boris.visit()
    row = boris.page.get_by_role("listitem").filter(has_text="Sunday")
    boris.press("web-home-join", row)
    assert boris.at_table() == table

    fill = anna.page.get_by_role("group", name=anna.t("web-bots"), exact=True)
    anna.choose("web-bot", "greedy", fill)
    anna.choose("web-level", "frantic", fill)
    anna.press("web-fill")
    anna.press("web-start")

    players = [Player(anna, 1), Player(boris, 2)]
    for player in players:
        expect(player.things).to_be_visible()
        watch_boxes(player.person)
    play_out(players)
    for player in players:
        expect(player.page.get_by_text(player.person.t("web-ended-finished"), exact=True)).to_be_visible()
        expect(player.page.get_by_role("tabpanel", name=player.person.t("web-tab-result"))).to_be_visible()

    # What was told over the sockets holds the commitment from the start, and the seed not before the end.
    record = anna.page.evaluate("id => fetch(`/api/tables/${id}/record`).then(answer => answer.text())", table)
    seed = re.search(r"^seed (\w+)", record, re.MULTILINE)
    assert seed, record
    for one in (anna, boris):
        last = next(at for at, frame in enumerate(one.frames) if json.loads(frame).get("scores"))
        told = "".join(one.frames[:last])
        assert '"commitment"' in told
        assert seed[1] not in told
