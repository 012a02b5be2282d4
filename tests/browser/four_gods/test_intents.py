"""What a hand does is seen at once, before the table has answered; what is refused is taken back with words."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import laid, played_by
from tests.browser.four_gods.line import Line
from tests.browser.four_gods.playing import Player, gathered, meets, sit, table_of
from tests.server.serving import Server


class Slow:
    """Anna at the end of a slow line, somebody else at the table beside her."""

    def __init__(self, person: Welcome, server: Server, **how: str) -> None:
        self.table, self.visitors = table_of(server, 2, **{"two_player_gods": "2", **how})
        played_by(self.table, self.visitors, [(1, "ready")])
        anna = person()
        self.line = Line(anna)
        self.player = sit(anna, self.visitors[0], self.table)
        self.player.ready().begin()

    def empty(self, hand: str) -> str:
        return self.player.person.t("web-four-gods-palm-empty", hand=hand)


@pytest.fixture
def slow(person: Welcome, server: Server) -> Slow:
    return Slow(person, server)


def free(player: Player, cell: str) -> re.Pattern[str]:
    return re.compile("^" + re.escape(player.person.t("web-four-gods-cell-free", cell=cell)))


def test_a_tile_lies_before_the_table_says_so(slow: Slow) -> None:
    player, line = slow.player, slow.line
    line.heard.hold()
    player.page.keyboard.press("q")
    player.press(player.cell("a1"))
    expect(player.cell("a1")).not_to_have_attribute("aria-label", free(player, "a1"))
    expect(player.palm("left")).to_have_attribute("aria-label", slow.empty("left"))
    player.page.keyboard.press("e")
    player.press(player.slot(4))
    expect(player.palm("right")).to_have_attribute("aria-label", slow.empty("right"))
    # Two tiles are on their way from the bag, and nobody knows yet which.
    player.page.keyboard.press("Shift+B")
    coming = player.person.t("web-four-gods-palm-drawing", hand="left")
    expect(player.palm("left")).to_have_attribute("aria-label", coming)
    player.when(lambda: len(player.plays()) == 4)  # ready, and these three
    shown = {spot: words for spot, words in player.shown().items() if spot in ("a1", "south/4")}

    line.heard.let_go()
    player.did("draw")
    player.shows_what_it_was_told()
    assert {spot: player.shown()[spot] for spot in shown} == shown, "as it was imagined"
    expect(player.palm("left")).not_to_have_attribute("aria-label", coming)


def test_a_lost_race_is_taken_back_with_the_name_of_who_was_faster(slow: Slow) -> None:
    player, line = slow.player, slow.line
    line.heard.hold()
    laid(slow.table, slow.visitors, 1, "a1")
    player.when(lambda: bool(line.heard.waiting()))
    player.page.keyboard.press("q")
    player.press(player.cell("a1"))
    expect(player.palm("left")).to_have_attribute("aria-label", slow.empty("left"))
    player.when(lambda: len(player.plays()) == 2)
    line.heard.let_go()
    expect(player.reasons).to_have_text(player.person.like("web-four-gods-faster", "who", "late"))
    expect(player.reasons).to_contain_text("Player 1")
    expect(player.palm("left")).not_to_have_attribute("aria-label", slow.empty("left"))
    player.shows_what_it_was_told()
    assert [tile["by"] for tile in player.view["world"]] == ["north"]


def test_a_hand_that_comes_down_on_the_tile_of_another_was_too_late(slow: Slow) -> None:
    player = slow.player
    player.page.keyboard.press("q")
    player.page.mouse.move(*player.at(player.cell("a1")))
    player.page.clock.install()  # the hand is quick, however slow the machine is
    player.page.clock.pause_at(player.page.evaluate("Date.now()") + 1000)
    laid(slow.table, slow.visitors, 1, "a1")
    player.when(lambda: len(player.view["world"]) == 1 and player.current())
    player.press(player.cell("a1"))
    player.when(lambda: len(player.plays()) == 2 and player.settled())
    assert player.plays()[-1]["action"]["cell"] == "a1"
    assert player.answers()[-1]["type"] == "refused"
    expect(player.reasons).to_be_visible()
    expect(player.palm("left")).not_to_have_attribute("aria-label", slow.empty("left"))
    player.shows_what_it_was_told()


def test_a_mistake_is_taken_back_with_the_reason(slow: Slow) -> None:
    player, line = slow.player, slow.line
    line.heard.hold()
    player.page.keyboard.press("q")
    player.press(player.cell("d4"))
    expect(player.cell("d4")).not_to_have_attribute("aria-label", free(player, "d4"))
    line.heard.let_go()
    expect(player.reasons).to_be_visible()
    refused = player.answers()[-1]
    assert refused["type"] == "refused"
    assert "lost" not in refused
    expect(player.reasons).to_have_text(refused["error"]["message"])
    expect(player.cell("d4")).to_have_attribute("aria-label", free(player, "d4"))
    expect(player.palm("left")).not_to_have_attribute("aria-label", slow.empty("left"))
    assert player.view["world"] == []


@pytest.mark.slow("two browsers at a table")
def test_hands_of_others_at_work_are_seen_without_their_tiles(person: Welcome, server: Server) -> None:
    anna, boris = gathered(person, server)
    boris.page.mouse.move(*boris.at(boris.cell("c3")))
    hand = anna.world.locator('[data-pointing="1"]')
    expect(hand).to_have_count(1)
    # It is over the cell on Anna's table, which lies the other way round.
    anna.when(lambda: meets(anna, "c3", 1))
    assert [frame for frame in anna.person.frames if '"pointing"' in frame]
    faces = {face for held in boris.seat["hands"] for face in held["faces"]}
    assert not any(f'"{face}"' in frame for frame in anna.person.frames for face in faces - _own(anna))
    boris.page.mouse.move(1, 1)
    expect(hand).to_have_count(0)


def _own(player: Player) -> set[str]:
    return {face for held in player.seat["hands"] for face in held["faces"]}
