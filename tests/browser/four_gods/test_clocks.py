"""Clocks that run out by themselves: the sand of a turn, the limit of a tile from a row, silence."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from pantheon.client import LiveTable, Visitor
from tests.browser.beside import drive
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import begun, played_by
from tests.browser.four_gods.playing import Player, sit, table_of
from tests.server.serving import Server

TURN = 5  # seconds: no turn is shorter
# What is written somewhere, and be it for a moment.
WATCH = """selector => {
  window.seen = new Set();
  const look = () => document.querySelectorAll(selector).forEach(one => window.seen.add(READ));
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  look();
}"""


def watch(player: Player, selector: str, read: str = "one.textContent") -> Callable[[], list[str]]:
    """All that is seen there from now on."""
    player.page.evaluate(WATCH.replace("READ", read), selector)
    return lambda: list(player.page.evaluate("() => [...window.seen]"))


@pytest.mark.slow("no turn is shorter than five seconds")
def test_the_sand_runs_out_and_hands_go_to_the_row(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, turns="timed", turn=str(TURN))
    players = [sit(person(f"P{seat}"), visitor, table) for seat, visitor in enumerate(visitors)]
    seen = [watch(player, "[role=timer] .time") for player in players]
    seat = drew_first(table, visitors)
    for player in players:
        player.when(lambda player=player: bool(player.moves("sand")))  # type: ignore[misc]
        player.when(player.current)
        player.shows_what_it_was_told()
    active = players[seat]
    assert active.moves("sand")[0]["seat"] is None
    assert len([tile for tile in active.seat["row"] if tile is not None]) == 2
    for hand in ("left", "right"):
        empty = active.person.t("web-four-gods-palm-empty", hand=hand)
        expect(active.palm(hand)).to_have_attribute("aria-label", empty)
    for seconds in seen:
        shown = {int(second) for second in seconds()}
        assert shown
        assert shown <= set(range(TURN + 1)), "no clock shows more than its turn"


def drew_first(table: str, visitors: list[Visitor]) -> int:
    """Everybody is ready, and whoever comes first has both hands full at once; his seat."""
    first: list[int] = []

    async def work(lives: list[LiveTable]) -> None:
        for live in lives:
            await live.play("ready")
        await lives[0].until(lambda talk: talk.view is not None and talk.view["phase"] == "play")
        view = lives[0].talk.view
        assert view is not None
        first.append([seat["seat"] for seat in view["seats"]].index(view["active"]))
        await lives[first[0]].play("draw 2")

    drive(table, visitors, work)
    return first[0]


def test_a_tile_from_a_row_is_held_for_so_long(person: Welcome, server: Server) -> None:
    player = begun(person(), server, hold="1")
    player.discard(1)
    rings = watch(player, "[data-hand] .ring", "one.closest('[data-hand]').dataset.hand")
    player.page.mouse.move(*player.at(player.slot(1)))
    player.page.keyboard.press("t")
    player.did("take")
    # Nobody does anything, and it is back.
    player.when(lambda: bool(player.moves("hold")))
    taken = player.palm("left")
    expect(taken).to_have_attribute("aria-label", player.person.t("web-four-gods-palm-empty", hand="left"))
    player.when(lambda: player.seat["row"][0] is not None)
    assert [move["action"]["hand"] for move in player.moves("hold")] == ["left"]
    assert rings() == ["left"], "from the bag: no limit"
    player.shows_what_it_was_told()


@pytest.mark.slow("real clocks run out")
def test_silence_counts_as_passing(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, absent="2")
    played_by(table, visitors, [(0, "ready"), (1, "ready")])
    boris = sit(person("Boris"), visitors[1], table)
    boris.begin()
    seen = watch(boris, ".clocks .chip")
    played_by(table, visitors, [(0, "pass")])
    expect(boris.show()).to_be_visible()
    words = boris.person.like("web-four-gods-clock-absent-you", "seconds", whole=True)
    assert any(words.match(one) for one in seen())
    assert boris.view["ending"] == "all-passed"
    assert [move["action"]["seat"] for move in boris.moves("absent")] == [boris.side]


def test_beginners_are_marked(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 2, mistakes="called+penalty", beginners="2")
    player = sit(person(), visitors[0], table)
    seats = player.page.get_by_role("region", name=player.person.t("web-seats"))
    marked = player.person.t("web-four-gods-fact-beginner")
    expect(seats.get_by_text(marked).or_(seats.get_by_label(marked)).or_(seats.get_by_title(marked))).to_have_count(1)
