"""Every screen in every language: no text is missing, and each is in the language of the page."""

import re

import pytest
from playwright.sync_api import expect

from pantheon.texts import LANGUAGES
from tests.browser.browsing import LAPTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.playing import Player, against_bots, finished
from tests.server.serving import Server

# An id that nobody translated is shown as it is; the console complains of it as well, which fails the test.
BARE_ID = re.compile(r"\b(web|gods|god|hex|tribe|ending)-[a-z][a-z-]+\b")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_screen_lacks_a_text(person: Welcome, server: Server, lang: str, size: tuple[int, int]) -> None:
    anna = person("Anna", lang=lang, size=size)

    def seen() -> None:
        assert anna.page.locator("html").get_attribute("lang") == lang
        assert not BARE_ID.findall(anna.page.locator("body").inner_text())
        across, _ = anna.scrolls()
        assert not across, f"{anna.page.url} scrolls to the side"

    anna.visit()
    card = anna.card()
    expect(anna.get("button", anna.t("web-home-play-bots"), card)).to_be_visible()
    seen()
    anna.press("web-home-new", card)
    dialog = anna.get("dialog", anna.t("web-new-title"))
    dialog.get_by_text(anna.t("web-new-more"), exact=True).click()
    anna.choose("web-new-clock", "bank", dialog)
    seen()
    anna.press("web-new-make", dialog)
    expect(anna.get("button", anna.t("web-start"))).to_be_visible()
    seen()

    player = against_bots(anna)
    player.act()
    seen()
    for tab in ("log", "chat"):
        name = re.compile(re.escape(anna.t(f"web-tab-{tab}")))
        anna.page.get_by_role("button" if anna.touches else "tab", name=name).first.click()
        seen()
    if anna.touches:
        anna.page.get_by_role("button", name=anna.t("web-close"), exact=True).click()
    anna.press("web-menu")
    seen()
    anna.press("web-keys")
    seen()

    table, visitors = finished(server)
    anna.be(visitors[0]).visit(f"/table/{table}")
    anna.press("web-verify")
    expect(anna.page.get_by_text(anna.t("web-verified-result"))).to_be_visible()
    seen()
    anna.visit(f"/table/{table}/move/12")
    expect(anna.page.get_by_text(anna.like("web-looking", "move", "moves"))).to_be_visible()
    seen()
    for game in ("gods", "four-gods", "deus"):
        anna.visit(f"/rules/{game}")
        expect(anna.page.get_by_role("heading", level=2).first).to_be_visible()
        seen()
    anna.visit("/learn/gods")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    seen()
    anna.visit("/nowhere")
    expect(anna.page.get_by_text(anna.t("web-lost"))).to_be_visible()
    seen()


def test_the_language_changes_during_a_game(person: Welcome) -> None:
    anna = person()
    against_bots(anna)
    for lang in ("de", "fr"):
        anna.get("button", lang.upper()).click()
        anna.speak(lang)
        expect(Player(anna).things).to_be_visible()
        expect(anna.get("tab", anna.t("web-tab-log"))).to_be_visible()
    anna.page.reload()
    expect(Player(anna).things).to_be_visible()
