"""The first page of somebody who has been here before."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.playing import finished
from tests.server.serving import LONG, Server


@pytest.mark.slow("a game is played to its end")
def test_what_waits_comes_first_and_what_is_over_says_who_has_won(person: Welcome, server: Server) -> None:
    there, (visitor, _) = finished(server)
    options = {"players": "2", "first": "1"}
    table = visitor.make_table("gods", options=options, seed=LONG, visibility="private").id
    visitor.join(table, seat=0)
    visitor.add_bot(table, bot="random", level="frantic", seat=1)
    visitor.start(table)
    anna = person().be(visitor).visit()
    going, over = (anna.page.get_by_role("region", name=anna.t(f"web-home-{which}")) for which in ("mine", "over"))
    expect(going.get_by_text(anna.t("web-home-your-turn"))).to_be_visible()
    [above, card] = [thing.bounding_box() for thing in (going, anna.card())]
    assert above is not None
    assert card is not None
    assert above["y"] + above["height"] <= card["y"]

    seats = visitor.table(there).seats
    row = over.get_by_role("listitem").filter(has=anna.page.locator(f"a[href='/table/{there}']"))
    for seat in seats:
        expect(row).to_contain_text(re.compile(rf"{re.escape(seat.who)}\s+{seat.points}\b"))
    going.get_by_role("link", name=re.compile(anna.t("web-home-go"))).click()
    assert anna.at_table() == table
