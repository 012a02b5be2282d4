"""What the table shows beyond what lies on it, as its players have settled: cells that fit, Kingdoms, the search."""

from playwright.sync_api import expect

from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import begun, filled
from tests.browser.four_gods.playing import sit, table_of
from tests.server.serving import Server


def test_cells_that_fit_glow_where_the_table_helps(person: Welcome, server: Server) -> None:
    player = begun(person(), server, ["highlight"])
    expect(player.glowing).to_have_count(4)  # the corners take anything
    assert {cell.get_attribute("data-cell") for cell in player.glowing.all()} == {"a1", "a8", "h1", "h8"}


def test_a_key_goes_round_the_cells_that_fit(person: Welcome, server: Server) -> None:
    player = begun(person(), server, ["highlight"])
    seen = []
    for key in ("a", "a", "a", "a", "a", "Shift+a"):
        player.page.keyboard.press(key)
        focused = player.world.locator("[data-cell]:focus")
        expect(focused).to_have_attribute("data-legal", "")
        seen.append(str(focused.get_attribute("data-cell")))
    assert seen == ["a1", "h1", "a8", "h8", "a1", "h8"]


def test_without_helps_nothing_glows_and_everything_works(person: Welcome, server: Server) -> None:
    player = begun(person(), server, [])
    expect(player.glowing).to_have_count(0)
    expect(player.world.locator(".glow, .asked, .found")).to_have_count(0)
    player.page.keyboard.press("q")
    player.page.mouse.move(*player.at(player.cell("a1")))
    expect(player.glowing).to_have_count(0)
    held = [held["faces"] for held in player.seat["hands"]]
    player.press(player.cell("a1"))
    laid = player.did("place")
    assert laid["hand"] == "left"
    up = held[0][0]
    assert laid["face"] in {up[turn:] + up[:turn] for turn in range(4)}, "as it was held, not turned to fit"
    assert player.glowing.count() == 0
    assert player.world.locator(".kingdoms .label").count() == 0


def test_the_search_finds_the_row_tiles_that_fit(person: Welcome, server: Server) -> None:
    player = begun(person(), server, ["search"])
    player.discard(1)
    player.discard(2)
    expect(player.world.locator("g.found")).to_have_count(0)
    player.page.mouse.move(*player.at(player.cell("a1")))
    expect(player.world.locator("g.asked")).to_have_text("2")
    expect(player.world.locator("g.found")).to_have_count(2)
    expect(player.world.locator("[data-search]")).to_have_text(player.person.t("web-four-gods-search", count=2))
    # Where no tile may lie there is nothing to look for.
    player.page.mouse.move(*player.at(player.cell("d4")))
    expect(player.world.locator("g.found")).to_have_count(0)


def test_the_search_with_a_finger(person: Welcome, server: Server) -> None:
    player = begun(person(size=PHONE), server, ["search"])
    player.discard(1)
    player.discard(2)
    player.press(player.cell("h8"))
    expect(player.world.locator("g.found")).to_have_count(2)


def test_kingdoms_are_counted_only_where_it_is_settled(person: Welcome, server: Server) -> None:
    for helps, seen in ((["kingdoms"], True), ([], False)):
        table, visitors = table_of(server, 2, helps, mistakes="called")
        filled(table, visitors, ("a1", "a2", "b1", "b2", "c1", "c2", "c3"))
        player = sit(person(), visitors[0], table)
        heading = player.page.get_by_text(player.person.t("web-four-gods-common-kingdoms"), exact=True)
        expect(heading).to_have_count(1 if seen else 0)
        labels = player.world.locator(".kingdoms .label")
        expect(labels).to_have_count(len(player.view["kingdoms"]) if seen else 0)
        assert len(player.view["kingdoms"]) > 0
