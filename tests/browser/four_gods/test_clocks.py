"""Clocks that run out by themselves: the sand of a turn, the limit of a tile from a row, silence."""

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import begun
from tests.browser.four_gods.playing import gathered, seconds, sit, table_of
from tests.server.serving import Server


def test_the_sand_runs_out_and_hands_go_to_the_row(person: Welcome, server: Server) -> None:
    players = gathered(person, server, turns="timed", turn="8")
    active, other = sorted(players, key=lambda player: player.view["active"] != player.side)
    turn = active.view["turn"]
    active.draw(2)
    timer = active.world.get_by_role("timer")
    assert 0 < seconds(timer.inner_text()) <= 8
    other.when(lambda: other.view["turn"] > turn)
    active.when(lambda: active.view["turn"] > turn)
    sand = active.moves("sand")[0]
    assert sand["seat"] is None
    assert len([tile for tile in active.seat["row"] if tile is not None]) == 2
    for hand in ("left", "right"):
        empty = active.person.t("web-four-gods-palm-empty", hand=hand)
        expect(active.palm(hand)).to_have_attribute("aria-label", empty)
    for player in players:
        player.shows_what_it_was_told()


def test_a_tile_from_a_row_is_held_for_so_long(person: Welcome, server: Server) -> None:
    player = begun(person(), server, hold="3")
    player.discard(1)
    player.page.mouse.move(*player.at(player.slot(1)))
    player.page.keyboard.press("t")
    player.did("take")
    taken = player.palm("left")
    expect(taken.locator(".ring")).to_have_count(1)
    expect(player.palm("right").locator(".ring")).to_have_count(0)  # from the bag: no limit
    # Nobody does anything, and it is back.
    expect(taken).to_have_attribute("aria-label", player.person.t("web-four-gods-palm-empty", hand="left"))
    player.when(lambda: player.seat["row"][0] is not None)
    assert [move["action"]["hand"] for move in player.moves("hold")] == ["left"]
    player.shows_what_it_was_told()


def test_silence_counts_as_passing(person: Welcome, server: Server) -> None:
    anna, boris = gathered(person, server, absent="3")
    anna.press(anna.page.locator("[data-pass]"))
    anna.did("pass")
    words = boris.person.like("web-four-gods-clock-absent-you", "seconds")
    expect(boris.world.get_by_text(words)).to_be_visible()
    expect(boris.show()).to_be_visible()
    assert boris.view["ending"] == "all-passed"
    assert [move["action"]["seat"] for move in boris.moves("absent")] == [boris.side]


def test_beginners_are_marked(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 2, mistakes="called+penalty", beginners="2")
    player = sit(person(), visitors[0], table)
    seats = player.page.get_by_role("region", name=player.person.t("web-seats"))
    marked = player.person.t("web-four-gods-fact-beginner")
    expect(seats.get_by_text(marked).or_(seats.get_by_label(marked)).or_(seats.get_by_title(marked))).to_have_count(1)
