"""The final phase: its countdown is the server's, on a computer whose own clock is wrong, after cuts and reloads."""

import time

import pytest
from playwright.sync_api import expect

from pantheon.games.four_gods.names import CELLS
from tests.browser.browsing import Person
from tests.browser.cable import Cable
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import filled, played_by
from tests.browser.four_gods.playing import Player, seconds, sit, table_of
from tests.server.serving import Server

SLACK = 2.0  # seconds: the page counts in whole ones, and a look at it takes a moment
WRONG_CLOCK = "(() => { const now = Date.now; Date.now = () => now() - 5_400_000; })()"


def due(player: Player) -> float:
    """When the final phase ends, by the server's clock, which is this machine's."""
    [final] = [clock for clock in player.told["clocks"] if clock["clock"] == "final"]
    return float(final["due"])


def shown(player: Player) -> int:
    """The seconds on the page."""
    return seconds(player.world.get_by_role("timer").inner_text().replace("\n", " "))


def counts_down(player: Player) -> int:
    """The page comes to show what is left by the server's clock; how many seconds that is."""
    player.when(lambda: abs(shown(player) - (due(player) - time.time())) < SLACK)
    return shown(player)


def wrong_clock(person: Person) -> Person:
    """Somebody whose computer is an hour and a half behind."""
    person.context.add_init_script(WRONG_CLOCK)
    return person


@pytest.mark.slow("a full World, a cut and a reload")
def test_the_countdown_is_right_after_a_cut_and_a_reload(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 2, mistakes="called", final="45")
    filled(table, visitors, CELLS[:-1])
    with Cable(server.port) as cable:
        anna = wrong_clock(person("Anna", at=cable.address))
        player = sit(anna, visitors[0], table)
        assert time.time() - anna.page.evaluate("() => Date.now() / 1000") > 5000
        expect(player.world.get_by_role("timer")).to_have_count(0)
        if not any(player.seat["hands"]):
            player.draw(1)
        player.press(player.cell(CELLS[-1]))
        player.did("place")
        first = counts_down(player)
        assert 60 < first <= 90, "a minute and a half for two"

        # It counts on without a connection, and is right once there is one again.
        anna.expect_rough_weather()
        sockets = anna.sockets
        cable.pull()
        lost = anna.page.get_by_role("status").filter(has_text=anna.t("web-connection-lost"))
        expect(lost).to_be_visible()
        player.when(lambda: shown(player) < first)
        counts_down(player)
        cable.plug_in()
        player.when(lambda: anna.sockets > sockets)
        expect(lost).to_have_count(0)
        counts_down(player)
        anna.page.reload()
        counts_down(player)

        # All pass: it is over before its time.
        played_by(table, visitors, [(1, "pass")])
        player.page.keyboard.press("Space")
        expect(player.show()).to_be_visible()
        assert (player.view["ending"], player.view["final"]) == ("all-passed", "world-full")


@pytest.mark.extended("tests/server has clocks that run out, test_clocks.py the show after one")
@pytest.mark.slow("no final phase is shorter than ten seconds")
def test_it_ends_by_itself_and_for_all(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 2, mistakes="called", final="5")
    filled(table, visitors, CELLS[:-1])
    players = [sit(person(f"P{seat}"), visitor, table) for seat, visitor in enumerate(visitors)]
    if not any(players[0].seat["hands"]):
        players[0].draw(1)
    players[0].press(players[0].cell(CELLS[-1]))
    players[0].did("place")
    end = due(players[0])
    for player in players:
        expect(player.world.get_by_role("timer")).to_be_visible()
    for player in players:
        expect(player.show()).to_be_visible()
        assert time.time() >= end
    [move] = players[0].moves("time")
    assert move["seat"] is None
