"""A game goes on: after a reload, a cut connection, a new start of the server."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Person
from tests.browser.cable import Cable
from tests.browser.conftest import Welcome
from tests.browser.hearing import until, until_shown
from tests.browser.playing import Player, against_bots, in_order, play_out, sit_together
from tests.server.serving import Server

PING, ANSWER = 15_000, 5_000  # milliseconds between two pings, and for an answer (live.svelte.ts)


def log_of(person: Person) -> list[str]:
    """What the log says, line by line, as soon as it tells what came of every move."""
    log = person.page.get_by_role("tabpanel").locator("ol:not([data-busy])")
    log.wait_for()
    return log.get_by_role("listitem").all_inner_texts()


def test_a_reload_changes_nothing(person: Welcome) -> None:
    anna = person()
    player = against_bots(anna)
    player.act()
    player.wait_for_turn()
    log, n = log_of(anna), player.told()
    cells = player.hexes.count()
    anna.page.reload()
    until_shown(anna, n)
    assert (player.my_turn(), player.told(), player.hexes.count()) == (True, n, cells)
    assert log_of(anna) == log
    player.act()


def lost(page: Page, words: str) -> None:
    expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()


@pytest.mark.slow("a line is cut, and a page connects again")
def test_a_cut_connection_is_hardly_noticed(person: Welcome, server: Server) -> None:
    with Cable(server.port) as cable:
        anna = person("Anna", at=cable.address)
        player = against_bots(anna)
        player.wait_for_turn()
        anna.expect_rough_weather()
        cable.pull()
        lost(anna.page, anna.t("web-connection-lost"))
        # The last known world stays, and what is played meanwhile is carried out once the cable is back.
        player.press(player.able()[0])
        if player.glowing.count() > 0:
            player.glowing.first.click()
        cable.plug_in()
        expect(anna.page.get_by_text(anna.t("web-connection-lost"))).to_have_count(0)
        moves = anna.get("slider", anna.t("web-look-back"))
        expect(moves).to_have_attribute("aria-valuetext", re.compile(r"[6-9]|\d\d"))
        player.act()
        anna.context.close()


@pytest.mark.slow("a line is cut, and a page connects again")
def test_a_line_that_dies_without_a_word_is_noticed_and_replaced(person: Welcome, server: Server) -> None:
    """As behind a router that has forgotten the connection: no packet comes through, and nobody hangs up."""
    with Cable(server.port) as cable:
        anna = person("Anna", at=cable.address)
        anna.page.clock.install()
        player = against_bots(anna)
        player.wait_for_turn()
        moves = anna.get("slider", anna.t("web-look-back"))
        before, lines, sockets = player.told(), player.lines().count(), anna.sockets
        count = int(moves.get_attribute("max") or 0)
        expect(moves).to_have_attribute("aria-valuetext", anna.t("web-move-of", move=count, moves=count))
        cable.fall_silent()
        # What is played now goes nowhere, and nothing says so.
        player.press(player.able()[0])
        if player.glowing.count() > 0:
            player.world.locator("[data-legal]").first.dispatch_event("click")
        anna.page.clock.fast_forward(PING)
        assert (player.told(), player.lines().count(), anna.sockets) == (before, lines, sockets)
        # The ping gets no answer in time: a new line is opened, and the move arrives, once.
        anna.page.clock.fast_forward(ANSWER)
        until(anna, lambda: anna.sockets > sockets)
        expect(moves).to_have_attribute("aria-valuetext", anna.t("web-move-of", move=count + 1, moves=count + 1))
        expect(anna.page.get_by_text(anna.t("web-connection-lost"))).to_have_count(0)
        player.act()
        anna.context.close()


@pytest.mark.slow("a line is cut, and a page connects again")
def test_without_any_network_for_a_while(person: Welcome, server: Server) -> None:
    """New lines hang as well, until the network is back: the hanging one is not waited for."""
    with Cable(server.port) as cable:
        anna = person("Anna", at=cable.address)
        anna.page.clock.install()
        player = against_bots(anna)
        player.wait_for_turn()
        anna.expect_rough_weather()
        cable.fall_silent(new_ones=True)
        sockets = anna.sockets
        anna.page.clock.fast_forward(PING)
        anna.page.clock.fast_forward(ANSWER)
        lost(anna.page, anna.t("web-connection-lost"))
        until(anna, lambda: anna.sockets > sockets)  # this one hangs
        cable.plug_in()
        anna.page.clock.fast_forward(PING)
        anna.page.clock.fast_forward(PING)
        expect(anna.page.get_by_text(anna.t("web-connection-lost"))).to_have_count(0)
        player.act()
        anna.context.close()


@pytest.mark.slow("a server is killed and started again")
def test_a_new_start_of_the_server_is_hardly_noticed(person: Welcome, own_server: Server) -> None:
    """At a table; and whoever wants to begin on the first page can, once it is back."""
    anna = person("Anna", at=own_server.address)
    player = against_bots(anna)
    player.act()
    player.wait_for_turn()
    log = log_of(anna)
    boris = person("Boris", at=own_server.address).visit()
    expect(boris.get("button", boris.t("web-home-play-bots"), boris.card())).to_be_visible()
    for one in (anna, boris):
        one.expect_rough_weather()
    own_server.kill()
    lost(anna.page, anna.t("web-connection-lost"))
    boris.press("web-home-play-bots", boris.card())
    expect(boris.page.get_by_text(boris.t("web-home-away")).first).to_be_visible()
    own_server.start()
    boris.press("web-home-play-bots", boris.card())
    boris.at_table()
    expect(anna.page.get_by_text(anna.t("web-connection-lost"))).to_have_count(0)
    assert log_of(anna) == log
    player.act()


@pytest.mark.slow("two windows at one table")
def test_two_windows_of_one_player_show_the_same(person: Welcome) -> None:
    anna = person()
    player = against_bots(anna)
    player.wait_for_turn()
    second = anna.new_page()
    second.goto(anna.page.url)
    play_out([player], moves=1)
    there = second.get_by_role("tabpanel").get_by_role("listitem")
    until(anna, lambda: there.count() == player.lines().count())


@pytest.mark.slow("two browsers at one table")
def test_an_undo_among_people_is_asked_for(person: Welcome) -> None:
    """Nothing was revealed inside a turn: taken back freely. After the next draw the others are asked."""
    anna, boris = person("Anna"), person("Boris")
    sit_together(anna, boris)
    players = [Player(anna, 1), Player(boris, 2)]
    for each in players:
        expect(each.things).to_be_visible()
    active, other = in_order(players)
    active.turn()
    active.person.press("web-undo-ask-short")
    ballot = other.page.get_by_role("region", name=other.person.t("web-ballot"))
    expect(ballot.get_by_text(other.person.like("web-ballot-undo", "name", "move"))).to_be_visible()
    other.person.press("web-yes")
    active.wait_for_turn()
