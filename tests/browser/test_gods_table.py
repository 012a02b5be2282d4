"""Choosing one's god and who starts: the form for a new table of Gods, and a game against bots."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.forms import Form


def test_gods_are_chosen_with_keys_and_told_in_the_lobby(person: Welcome) -> None:
    anna = person(lang="fr")
    form = Form(anna, "Gods")
    form.players(2)
    own = form.dialog.get_by_role("radiogroup", name=anna.t("web-plan-gods-yours"), exact=True)
    other = form.dialog.get_by_role("radiogroup", name=anna.t("web-plan-first-seat", number=2), exact=True)
    own.get_by_role("radio", checked=True).focus()
    anna.page.keyboard.press("ArrowRight")
    expect(own.get_by_role("radio", name="Or")).to_be_checked()
    expect(other.get_by_role("radio", name="Carmin")).to_be_checked()  # the two have changed gods
    anna.page.keyboard.press("ArrowRight")
    expect(own.get_by_role("radio", name="Azur")).to_be_checked()
    form.part("web-plan-first").get_by_role("radio", name="Carmin").check(force=True)
    form.make()
    anna.at_table()
    told = anna.page.get_by_role("region", name=anna.t("web-settled"), exact=True)
    expect(told).to_contain_text(anna.t("web-settled-first", name="Carmin"))
    expect(anna.page.get_by_text(f"Azur · {anna.t('web-you')}")).to_be_visible()


@pytest.mark.slow("a table against bots is opened")
def test_ones_own_god_against_bots(person: Welcome) -> None:
    anna = person(size=PHONE)
    card = anna.fold_out(anna.visit().card("Gods"))
    card.get_by_role("radio", name="Jade").check(force=True)
    anna.press("web-home-play-bots", card)
    table = anna.page.request.get(f"/api/tables/{anna.at_table()}").json()
    assert [(seat["seat"], seat["kind"]) for seat in table["seats"]] == [("jade", "person"), ("crimson", "bot")]
