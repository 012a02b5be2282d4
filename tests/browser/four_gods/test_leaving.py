"""Somebody leaves during a game: his hands go to his row, and the others play on."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import played_by
from tests.browser.four_gods.playing import sit, table_of
from tests.server.serving import Server


@pytest.mark.slow("two browsers at a table")
def test_who_leaves_counts_as_passing_and_the_others_go_on(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 3)
    played_by(table, visitors, [(seat, "ready") for seat in range(3)])
    anna, boris = (sit(person(f"P{seat}"), visitors[seat], table) for seat in range(2))
    for player in (anna, boris):
        player.begin()
    anna.person.press("web-menu")
    anna.person.press("web-resign")
    assert not anna.moves("leave"), "it is asked whether she is sure"
    sure = anna.page.locator(".sure")
    anna.person.press("web-resign", sure)
    for player in (anna, boris):
        player.when(lambda player=player: bool(player.moves("leave")))  # type: ignore[misc]
        gone = player.page.locator(f'[data-four-gods-seat="{anna.side}"]').get_by_text(
            player.person.t("four-gods-state-gone"), exact=True
        )
        expect(gone).to_be_visible()
    assert anna.seat["hands"] == [None, None]
    assert len([tile for tile in anna.seat["row"] if tile is not None]) == 2
    expect(anna.middle).to_have_count(0)
    expect(anna.page.locator("[data-hand]")).to_have_count(0)
    anna.shows_what_it_was_told()

    # The others go on, and end it without her.
    boris.press(boris.cell("a1"))
    boris.did("place")
    boris.press(boris.page.locator("[data-pass]"))
    boris.did("pass")
    played_by(table, visitors, [(2, "pass")])
    for player in (anna, boris):
        expect(player.show()).to_be_visible()
        assert player.view["ending"] == "all-passed"
