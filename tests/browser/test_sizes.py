"""One screen without scrolling, on a laptop and on a phone, upright or on its side."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import LAPTOP, LYING, PHONE
from tests.browser.conftest import Welcome
from tests.browser.playing import against_bots, finished
from tests.server.serving import Server

FINGER = 40  # pixels


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [LAPTOP, PHONE, LYING], ids=["laptop", "phone", "lying"])
def test_the_table_needs_no_scrolling(person: Welcome, size: tuple[int, int], players: int) -> None:
    anna = person(size=size)
    player = against_bots(anna, players)
    for _ in range(4):
        player.act(1)
        assert anna.scrolls() == (False, False)
    frame = player.world.bounding_box()
    assert frame is not None
    assert frame["height"] >= size[1] / 3, "the world is the largest thing"
    for thing in (player.things, anna.get("button", anna.t("web-hint")), anna.get("button", anna.t("web-undo"))):
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] >= 0, f"{thing} is off the screen"
        assert box["y"] + box["height"] <= size[1] + 1, f"{thing} is off the screen"
    # Whatever a column holds is seen without scrolling, too: power, supplies, bag, nations.
    if not anna.touches:
        seats = anna.page.get_by_role("region", name=anna.t("web-seats"))
        assert seats.evaluate("e => e.scrollHeight <= e.clientHeight + 1"), "the seats scroll"


def test_the_result_fits_on_a_phone(person: Welcome, server: Server) -> None:
    table, visitors = finished(server, people=4)
    anna = person(size=PHONE).be(visitors[0]).visit(f"/table/{table}")
    expect(anna.get("button", anna.t("web-rematch"))).to_be_visible()
    assert anna.scrolls() == (False, False)


def test_everything_to_press_is_large_enough_for_a_finger(person: Welcome) -> None:
    anna = person(size=PHONE)
    player = against_bots(anna)
    player.wait_for_turn()
    small = {}
    for button in anna.page.get_by_role("button").and_(anna.page.locator("button")).all():
        box = button.bounding_box()
        if box is not None and (box["width"] < FINGER or box["height"] < FINGER):
            small[button.inner_text() or button.get_attribute("aria-label")] = (box["width"], box["height"])
    assert not small
