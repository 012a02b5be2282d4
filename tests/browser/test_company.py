"""Others at the table: spectators, guests by link, people of another language, people who type strange things."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.hearing import until
from tests.browser.playing import Player, in_order, play_out, sit_together

NASTY = "<img src=x onerror=alert(1)><b>Zoë</b>"


@pytest.mark.slow("two browsers at one table")
def test_a_spectator_sees_and_cannot_play(person: Welcome) -> None:
    anna, boris, eve = person("Anna"), person("Boris"), person("Eve", lang="de")
    table = sit_together(anna, boris)
    active, _ = in_order([Player(anna, 1), Player(boris, 2)])
    eve.visit(f"/table/{table}")
    watcher = Player(eve)
    expect(watcher.world).to_be_visible()
    for player in (anna, boris):
        expect(player.page.get_by_text(player.t("web-spectators", number=1))).to_be_attached()
    hexes = watcher.hexes.count()
    active.play()
    active.play()
    until(eve, lambda: watcher.lines().count() == active.lines().count())
    assert watcher.hexes.count() >= hexes
    assert watcher.glowing.count() == 0
    assert watcher.things.get_by_role("button", disabled=False).count() == 0
    assert eve.get("button", eve.t("web-undo")).count() == 0


@pytest.mark.slow("three browsers at one table")
def test_a_private_table_is_joined_by_a_link_for_one(person: Welcome) -> None:
    anna, boris, late = person("Anna"), person("Boris", lang="fr"), person("Late")
    anna.call_oneself()
    anna.press("web-home-new", anna.card())
    anna.get("radio", "2", anna.get("dialog", anna.t("web-new-title"))).check()
    anna.get("radio", anna.t("web-new-private")).check()
    anna.press("web-new-make")
    table = anna.at_table()
    anna.press("web-copy-any-seat")
    anna.page.get_by_text(anna.t("web-copied")).first.wait_for()
    link = anna.page.evaluate("() => navigator.clipboard.readText()")
    assert table in link

    boris.visit(link)
    boris.page.get_by_label(boris.t("web-name")).fill("Boris")
    boris.press("web-sit-down")
    expect(anna.page.get_by_role("region", name=anna.t("web-seats")).get_by_text("Boris")).to_be_visible()
    expect(boris.page).to_have_url(re.compile("^[^#]*$"))  # a link that was used is not shown any more

    # It was for one person.
    late.visit(link)
    late.press("web-sit-down")
    expect(late.page.get_by_role("alert").filter(has_text=re.compile(r"\w")).first).to_be_visible()
    late.was_refused()
    anna.press("web-start")
    expect(Player(boris).things).to_be_visible()


@pytest.mark.extended("test_whole_game has two languages at a table, test_rules_page a refusal in French")
def test_two_languages_at_one_table(person: Welcome) -> None:
    anna, boris = person("Anna", lang="de"), person("Boris", lang="fr")
    sit_together(anna, boris)
    players = [Player(anna, 1), Player(boris, 2)]
    for player in players:
        expect(player.things).to_be_visible()
    play_out(in_order(players), moves=6)
    for one in (anna, boris):
        assert one.page.locator("html").get_attribute("lang") == one.lang
        expect(one.page.get_by_role("tabpanel").get_by_text(one.t("web-note-started"))).to_be_visible()
    # A reason comes from the server, in the reader's language.
    active, _ = in_order(players)
    waiting = next(player for player in players if player is not active)
    waiting.things.get_by_role("button").first.click(force=True)  # it is disabled, and says why
    god = re.compile(waiting.person.like("web-gods-turn-of", "god").pattern)
    expect(waiting.page.get_by_text(god).first).to_be_visible()


@pytest.mark.slow("two browsers at one table")
def test_chat_and_names_are_text_and_nothing_else(person: Welcome) -> None:
    anna, boris = person(NASTY), person("Boris", lang="fr")
    sit_together(anna, boris)
    for one, words in ((anna, "<script>document.title = 'gone'</script>"), (boris, "& <i>à bientôt</i> 👋")):
        one.get("tab", one.t("web-tab-chat")).click()
        one.page.get_by_label(one.t("web-chat-say")).fill(words)
        one.press("web-send")
        for reader in (anna, boris):
            if reader is not one:
                reader.page.keyboard.press("c") if reader is anna else reader.get(
                    "tab", re.compile(re.escape(reader.t("web-tab-chat")))
                ).click()
            expect(reader.get("log", reader.t("web-tab-chat")).get_by_text(words)).to_be_visible()
    expect(boris.page.get_by_text(NASTY).first).to_be_visible()
    assert boris.page.locator("img[src=x]").count() == 0
