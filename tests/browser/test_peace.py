"""Peace at a table: what owners do about those who talk, what anybody does for themselves; owners who are gone."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from pantheon.client import LiveTable, Visitor
from pantheon.server import messages as m
from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.playing import sit_together
from tests.server.serving import Server, serving


def chat(one: Person) -> Locator:
    """What one reads in the chat, after opening it."""
    tab, lines = one.get("tab", re.compile(re.escape(one.t("web-tab-chat")))), one.get("log", one.t("web-tab-chat"))
    tab.or_(lines).first.wait_for()
    if tab.count():
        tab.click()
    return lines


def about(one: Person, line: str) -> Locator:
    """A line of the chat, with what can be done about it."""
    found = chat(one).get_by_role("listitem").filter(has_text=line)
    found.get_by_role("button", expanded=False).press("Enter")
    return found


def speak(visitor: Visitor, table: str, lines: list[str]) -> None:
    """Say all that, in a thread of its own: the browser's has a loop already."""

    async def say() -> None:
        async with LiveTable(visitor, table) as live:
            for line in lines:
                await live.command(m.Say, text=line)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(say())).result()


@pytest.mark.slow("three browsers at one table")
def test_an_owner_mutes_and_sends_away_and_closes_the_chat(person: Welcome) -> None:
    anna, boris, eve = person("Anna"), person("Boris", lang="fr"), person("Boris", lang="de")
    table = sit_together(anna, boris)
    eve.call_oneself()
    eve.visit(f"/table/{table}")
    field = eve.page.get_by_label(eve.t("web-chat-say"))
    chat(eve)
    field.fill("Nonsense!")
    eve.press("web-send")
    line = chat(anna).get_by_role("listitem").filter(has_text="Nonsense!")
    expect(line).to_contain_text(anna.t("web-chat-spectator"))  # not the Boris who plays
    about(anna, "Nonsense!").get_by_role("button", name=anna.t("web-mute")).press("Enter")
    expect(eve.page.get_by_text(eve.t("web-chat-muted"))).to_be_visible()
    expect(chat(boris).get_by_text(boris.t("web-note-muted", name="Anna", target="Boris (2)"))).to_be_visible()
    about(anna, "Nonsense!").get_by_role("button", name=anna.t("web-unmute")).press("Enter")
    expect(field).to_be_visible()
    anna.press("web-menu")
    anna.page.get_by_label(anna.t("web-talk-who")).select_option("players")
    expect(eve.page.get_by_text(eve.t("web-chat-closed"))).to_be_visible()
    expect(boris.page.get_by_label(boris.t("web-chat-say"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    about(anna, "Nonsense!").get_by_role("button", name=anna.t("web-remove")).press("Enter")
    expect(eve.page.get_by_text(eve.t("web-trouble-removed"))).to_be_visible()


@pytest.mark.slow("two browsers at one table")
def test_anybody_hides_somebodys_lines_for_themselves(person: Welcome) -> None:
    anna, boris = person("Anna"), person("Boris")
    sit_together(anna, boris)
    chat(anna)
    anna.page.get_by_label(anna.t("web-chat-say")).fill("Look at me!")
    anna.press("web-send")
    about(boris, "Look at me!").get_by_role("button", name=boris.t("web-chat-hide")).press("Enter")
    expect(chat(boris).get_by_text("Look at me!")).to_have_count(0)
    boris.page.reload()
    expect(chat(boris).get_by_text(boris.t("web-chat-hidden"))).to_be_visible()
    about(boris, boris.t("web-chat-hidden")).get_by_role("button", name=boris.t("web-chat-show")).press("Enter")
    expect(chat(boris).get_by_text("Look at me!")).to_be_visible()
    expect(chat(anna).get_by_text("Look at me!")).to_be_visible()


@pytest.mark.slow("hundreds of lines are said first")
def test_the_chat_leads_back_to_its_first_line(person: Welcome, server: Server) -> None:
    owner = Visitor(server.address).arrive("Anna")
    table = owner.make_table("gods", options={"players": "2"}).id
    owner.join(table)
    speak(owner, table, [f"line {number}." for number in range(450)])
    reader = person("Reader")
    reader.visit(f"/table/{table}")
    earlier = reader.get("button", reader.t("web-chat-earlier"))
    expect(chat(reader).get_by_text("line 449.")).to_be_visible()
    expect(chat(reader).get_by_text("line 0.", exact=True)).to_have_count(0)
    for _ in range(2):
        lines = chat(reader).get_by_role("listitem").count()
        earlier.press("Enter")
        expect(chat(reader).get_by_role("listitem")).not_to_have_count(lines)
    expect(chat(reader).get_by_text("line 0.", exact=True)).to_be_attached()
    expect(earlier).to_have_count(0)


@pytest.mark.slow("a server of its own")
def test_who_sits_at_a_deserted_table_takes_it_over(person: Welcome, tmp_path: Path) -> None:
    with serving(tmp_path, owner_seconds=0.5) as house:
        owner = house.visitor("Anna")
        table = owner.make_table("gods", options={"players": "2"}).id
        boris = person("Boris", at=house.address)
        boris.call_oneself()
        boris.visit(f"/table/{table}")
        boris.press("web-sit-down")
        boris.press("web-take-table")
        expect(chat(boris).get_by_text(boris.t("web-note-took", name="Boris"))).to_be_visible()
        expect(boris.get("button", boris.t("web-start"))).to_be_visible()
