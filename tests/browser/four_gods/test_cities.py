"""Cities: destroyed by a tile, for one of two colours; built with a prophet who comes from elsewhere."""

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import played_by, preached
from tests.browser.four_gods.playing import ALL_BLUE, ONE_EACH, sit, table_of
from tests.server.serving import Server


def test_a_city_falls_and_its_token_counts_for_a_colour(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 2)
    player = sit(person(), visitors[0], table)
    played_by(table, visitors, [(1, "ready")])
    player.ready().begin()
    played_by(table, visitors, [(1, "god dwarves"), (1, "build a8 gray"), (1, "build h8 gray")])
    for god in ("merfolk", "elves"):
        player.press(player.page.locator(f'[data-god="{god}"]'))
    player.did("gods")
    asked = len(player.plays())
    player.press(player.cell("h8"))
    choice = player.world.get_by_role("group", name=player.person.t("web-four-gods-token"))
    expect(choice.get_by_role("button")).to_have_count(2)
    assert len(player.plays()) == asked
    player.person.press("colour-green", choice)
    destroyed = player.did("destroy")
    assert (destroyed["cell"], destroyed["token"]) == ("h8", "green")
    assert player.view["razed"]["green"] == 1
    player.shows_what_it_was_told()
    # With a prophet in the same gesture.
    player.page.keyboard.press("p")
    player.press(player.cell("a8"))
    player.person.press("colour-blue", choice)
    destroyed = player.did("destroy-prophet")
    assert (destroyed["cell"], destroyed["token"]) == ("a8", "blue")
    player.shows_what_it_was_told()


def test_ones_own_city_cannot_be_crushed(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, **ONE_EACH)
    player = sit(person(), visitors[0], table)
    played_by(table, visitors, [(1, "ready")])
    player.ready().begin()
    played_by(table, visitors, [(0, "god elves"), (0, "build a1 green")])
    expect(player.glowing).to_have_count(3)
    asked = len(player.plays())
    player.page.keyboard.press("q")
    player.press(player.cell("a1"))
    player.when(player.settled)
    assert len(player.plays()) == asked or player.answers()[-1]["type"] == "refused"
    assert [city["prophet"] for city in player.view["cities"]] == ["green"]


def test_without_a_reserve_a_prophet_comes_from_a_tile(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, mistakes="called", **ONE_EACH)
    preached(table, visitors, ALL_BLUE)
    player = sit(person(), visitors[0], table)
    assert player.view["reserves"]["blue"] == 0
    player.press(player.page.locator("[data-city-token]"))
    player.press(player.cell("h8"))
    question = player.world.get_by_text(player.person.t("web-four-gods-which"))
    expect(question).to_be_visible()
    player.press(player.cell(ALL_BLUE[3]))
    assert player.did("build") == {"do": "build", "cell": "h8", "prophet": ALL_BLUE[3]}
    expect(question).to_have_count(0)
    player.shows_what_it_was_told()
    assert [tile["cell"] for tile in player.view["world"] if tile["prophet"] is None] == [ALL_BLUE[3]]
