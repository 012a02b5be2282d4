"""One screen without scrolling, on a laptop and on a phone, upright or on its side."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import LAPTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.playing import Player, against_bots, finished
from tests.browser.screens import MOVING, largest, on_the_screen
from tests.server.serving import Server


def fits(player: Player) -> None:
    """Whatever is done, everything is seen, and nothing moves for those who ask for rest."""
    anna = player.person
    for _ in range(4):
        player.act(1)
        assert anna.scrolls() == (False, False)
        assert anna.page.evaluate(MOVING) == []
    largest(anna, player.world)
    on_the_screen(anna, player.things, anna.get("button", anna.t("web-hint")), anna.get("button", anna.t("web-undo")))


SEATS = pytest.mark.parametrize(
    "players", [pytest.param(2, marks=pytest.mark.extended("four seats take more room than two")), 4]
)


@pytest.mark.slow("everything is pressed")
@SEATS
def test_the_table_needs_no_scrolling(person: Welcome, players: int) -> None:
    anna = person(size=LAPTOP)
    fits(against_bots(anna, players))
    # Whatever a column holds is seen without scrolling, too: power, supplies, bag, nations.
    seats = anna.page.get_by_role("region", name=anna.t("web-seats"))
    assert seats.evaluate("e => e.scrollHeight <= e.clientHeight + 1"), "the seats scroll"


@pytest.mark.slow("everything is pressed, upright and on its side")
@SEATS
def test_the_table_needs_no_scrolling_on_a_phone(person: Welcome, players: int) -> None:
    anna = person(size=PHONE)
    player = against_bots(anna, players)
    fits(player)
    anna.turn_the_phone()
    fits(player)


def test_the_result_fits_on_a_phone(person: Welcome, server: Server) -> None:
    table, visitors = finished(server, people=4)
    anna = person(size=PHONE).be(visitors[0]).visit(f"/table/{table}")
    expect(anna.get("button", anna.t("web-rematch"))).to_be_visible()
    assert anna.scrolls() == (False, False)
