"""Mistakes that lie until they are called: a wrong tile, the call, what is swept away with it, what it costs."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import begun, filled, laid, played_by, preached
from tests.browser.four_gods.playing import ALL_BLUE, ONE_EACH, Player, gathered, sit, table_of
from tests.server.serving import Server

# Tiles on their way out are on the page for less than a second: somebody must watch.
WATCH = """() => {
  window.swept = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll("g.tile rect.called")) window.swept.add(one);
  }).observe(document.body, {childList: true, subtree: true});
}"""


def call(player: Player, cell: str) -> None:
    player.press(player.page.locator("[data-call]"))
    expect(player.page.locator("[data-call]")).to_have_attribute("aria-pressed", "true")
    player.press(player.cell(cell))


def test_a_wrong_tile_lies_until_another_browser_calls_it(person: Welcome, server: Server) -> None:
    anna, boris = gathered(person, server, mistakes="called")
    anna.page.keyboard.press("q")
    anna.press(anna.cell("d4"))
    anna.did("place")
    anna.press(anna.page.locator("[data-pass]"))  # her next command: the tile is not just laid any more
    anna.did("pass")
    boris.when(lambda: len(boris.view["world"]) == 1)
    boris.shows_what_it_was_told()
    # Nothing tells that it lies wrongly: neither is a call offered, nor is anything marked.
    assert not [action for action in boris.told["legal"] if action["do"] == "call"]
    call(boris, "d4")
    boris.did("call")
    for player in (anna, boris):
        player.when(lambda player=player: player.view["world"] == [])  # type: ignore[misc]
        player.shows_what_it_was_told()
        verdict = player.person.t("web-four-gods-came-swept", tiles=0)
        expect(player.page.get_by_text(verdict).first).to_be_attached()
    assert anna.seat["row"][0] is not None, "it went to the row of who had laid it"


def test_a_call_without_reason_is_refused(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, mistakes="called")
    filled(table, visitors, ("a1",))
    boris = sit(person("Boris"), visitors[1], table)
    call(boris, "a1")
    expect(boris.reasons).to_be_visible()
    assert boris.answers()[-1]["type"] == "refused"
    expect(boris.reasons).to_have_text(boris.answers()[-1]["error"]["message"])
    assert len(boris.view["world"]) == 1


def test_a_call_without_reason_may_cost_a_prophet(person: Welcome, server: Server) -> None:
    """Where the table has settled it so: the caller pays, and the tile stays."""
    table, visitors = table_of(server, mistakes="called", wrong_calls="prophet", two_player_gods="2")
    filled(table, visitors, ("a1",))
    boris = sit(person("Boris"), visitors[1], table)
    boris.press(boris.page.locator('[data-god="elves"]'))
    boris.did("god")
    call(boris, "a1")
    boris.did("call")
    boris.when(lambda: boris.view["lost"]["green"] == 1)
    boris.shows_what_it_was_told()
    assert len(boris.view["world"]) == 1


@pytest.mark.slow("two browsers at one table")
def test_a_call_sweeps_others_along_before_everybodys_eyes(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 2, mistakes="called")
    filled(table, visitors, ("d4", "d5", "d6"))
    anna = sit(person("Anna", calm=False), visitors[0], table)
    boris = sit(person("Boris", size=PHONE, lang="de"), visitors[1], table)
    for player in (anna, boris):
        player.page.evaluate(WATCH)
    bag = boris.view["bag"]
    call(boris, "d4")
    boris.did("call")
    for player in (anna, boris):
        player.when(lambda player=player: player.page.evaluate("() => window.swept.size") > 0)  # type: ignore[misc]
        player.when(lambda player=player: player.view["world"] == [])  # type: ignore[misc]
        player.shows_what_it_was_told()
        words = player.person.t("web-four-gods-came-swept", tiles=2)
        expect(player.world.get_by_text(words)).to_be_visible()
    assert boris.view["bag"] == bag + 2
    # What flew away is gone from the page, too.
    expect(anna.world.locator("rect.called")).to_have_count(0)


@pytest.mark.slow("two browsers at one table")
def test_a_penalty_is_paid_by_choice(person: Welcome, server: Server) -> None:
    anna, boris = gathered(person, server, mistakes="called+penalty")
    for god in ("merfolk", "elves"):
        anna.press(anna.page.locator(f'[data-god="{god}"]'))
    anna.did("gods")
    anna.page.keyboard.press("q")
    anna.press(anna.cell("e5"))
    anna.did("place")
    anna.press(anna.page.locator("[data-pass]"))
    anna.did("pass")
    boris.when(lambda: len(boris.view["world"]) == 1)
    call(boris, "e5")
    boris.did("call")

    # Two colours to choose from, nothing else to do meanwhile; everybody sees whom the table waits for.
    anna.when(lambda: len(anna.seat["debts"]) == 1)
    penalty = anna.page.get_by_role("group", name=anna.person.t("web-four-gods-penalty"))
    expect(penalty.get_by_role("button")).to_have_count(2)
    expect(anna.glowing).to_have_count(0)
    expect(anna.page.locator("[data-draw]")).to_have_count(0)
    for player, text in ((anna, "web-four-gods-clock-penalty-you"), (boris, "web-four-gods-clock-penalty")):
        expect(player.world.get_by_text(player.person.like(text, "name", "seconds"))).to_be_visible()
    anna.person.press("web-four-gods-penalty-reserve", penalty, colour="green")
    assert anna.did("give-up") == {"do": "give-up", "prophet": "green"}
    expect(penalty).to_have_count(0)
    assert anna.view["lost"]["green"] == 1
    assert anna.view["reserves"]["green"] == anna.view["reserves"]["blue"] - 1


def test_a_penalty_is_paid_with_a_prophet_of_the_world(person: Welcome, server: Server) -> None:
    """Without a reserve: one of those on tiles, whichever one likes."""
    table, visitors = table_of(server, mistakes="called+penalty", **ONE_EACH)
    preached(table, visitors, ALL_BLUE)
    laid(table, visitors, 0, "h6")
    played_by(table, visitors, [(0, "pass"), (1, "call h6")])
    player = sit(person(), visitors[0], table)
    assert (player.view["reserves"]["blue"], len(player.seat["debts"])) == (0, 1)
    expect(player.page.get_by_role("group", name=player.person.t("web-four-gods-penalty"))).to_be_visible()
    # Nobody of another cell is owed, and nothing else can be done.
    asked = len(player.plays())
    player.press(player.cell("a8"))
    player.press(player.cell(ALL_BLUE[4]))
    assert player.did("give-up") == {"do": "give-up", "prophet": ALL_BLUE[4]}
    assert len(player.plays()) == asked + 1
    assert [tile["cell"] for tile in player.view["world"] if tile["prophet"] is None] == [ALL_BLUE[4]]
    assert player.view["lost"]["blue"] == 1
    player.shows_what_it_was_told()


def test_a_mistake_that_is_noticed_at_once_goes_back_to_the_hand(person: Welcome, server: Server) -> None:
    """By whoever made it, too; a busy machine may need several tiles to be so fast."""
    player = begun(person(), server, mistakes="called")
    for cell in ("d4", "e6", "c5", "f3"):
        if not any(player.seat["hands"]):
            player.draw(2)
        before = player.seat["hands"]
        hand = ("left", "right")[[held is not None for held in before].index(True)]
        player.page.keyboard.press("q" if hand == "left" else "e")
        player.press(player.cell(cell))
        player.did("place")
        call(player, cell)
        player.did("call")
        player.when(lambda cell=cell: all(tile["cell"] != cell for tile in player.view["world"]))  # type: ignore[misc]
        player.shows_what_it_was_told()
        if not any(player.seat["row"]):
            assert _faces(player.seat["hands"]) == _faces(before)
            expect(player.palm(hand)).not_to_have_attribute(
                "aria-label", player.person.t("web-four-gods-palm-empty", hand=hand)
            )
            return
        player.discard(player.free_slot())
    raise AssertionError("never fast enough")


def _faces(hands: list[Any]) -> list[set[str] | None]:
    """What two hands hold, whichever side is up."""
    return [None if held is None else set(held["faces"]) for held in hands]
