"""Looking back at a game of Deus: every position, the log, what if, and those who only watch."""

import re

import pytest
from playwright.sync_api import expect

from pantheon.games.deus.options import DeusOptions
from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, arrived, sit
from tests.browser.deus.staging import finished, game_of, with_bots
from tests.server.serving import Server


def pieces(player: Player) -> int:
    """So many regions have an owner, as the map says it."""
    words = player.person.t("web-deus-map-held", terrain="@", name="@", pieces="@").split("@")[1]
    labels = player.regions.evaluate_all("all => all.map(one => one.ariaLabel)")
    return sum(words in label for label in labels)


@pytest.mark.slow("a finished game is opened at several moves")
def test_every_position_has_an_address(person: Welcome, server: Server) -> None:
    table, visitor = finished(server)
    moves = visitor.table(table).moves
    turns = game_of(DeusOptions(players=2), "0").turns
    anna = person().be(visitor)
    player = Player(anna)
    for turn in (turns[0], turns[10], turns[25]):
        anna.visit(f"/table/{table}/move/{turn.moves}")
        words = anna.t("web-looking", move=turn.moves, moves=moves)
        expect(anna.page.get_by_text(words)).to_be_visible()
        held = sum(region.owner is not None for region in turn.view().map)
        player.when(lambda held=held: pieces(player) == held)  # type: ignore[misc]
        expect(player.glowing).to_have_count(0)
    anna.page.keyboard.press("Shift+ArrowRight")
    expect(anna.page).to_have_url(re.compile(f"/move/{turns[25].moves + 1}$"))
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(re.compile(f"/move/{turns[26].moves}$"))
    anna.page.keyboard.press("End")
    expect(anna.page).to_have_url(re.compile(f"/table/{table}$"))

    # The scoring can be seen again.
    boris = person("Boris", lang="de", size=PHONE).be(visitor).visit(f"/table/{table}/move/{turns[10].moves}")
    expect(boris.page.get_by_text(boris.t("web-looking", move=turns[10].moves, moves=moves))).to_be_visible()
    assert boris.scrolls() == (False, False)


@pytest.mark.slow("some turns are played, then looked back at")
def test_a_line_of_the_log_leads_to_its_move(person: Welcome, server: Server) -> None:
    table, visitor = with_bots(server)
    player = sit(person(), visitor, table, 2)
    anna = player.person
    player.turn()
    player.wait_for_turn()
    lines = anna.page.get_by_role("tabpanel").get_by_role("button")
    expect(lines).not_to_have_count(0)
    lines.nth(lines.count() - 4).click()
    expect(anna.page).to_have_url(re.compile("/move/"))
    # Nothing can be done in the past, and the page says so.
    expect(player.glowing).to_have_count(0)
    sent = len(player.sent())
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Enter")
    assert len(player.sent()) == sent
    anna.page.keyboard.press("Escape")
    expect(anna.page).not_to_have_url(re.compile("/move/"))
    player.play()


@pytest.mark.slow("a past move of a whole game is opened, then a table that goes on from it")
def test_what_if_goes_on_from_there(person: Welcome, server: Server) -> None:
    table, visitor = finished(server)
    turn = game_of(DeusOptions(players=2), "0").turns[8]
    anna = person().be(visitor).visit(f"/table/{table}/move/{turn.moves}")
    anna.press("web-what-if")
    anna.page.get_by_role("button", name=anna.like("web-what-if-seat", "name")).nth(turn.seat).click()
    anna.page.wait_for_url(lambda url: table not in url)
    player = arrived(anna)
    player.wait_for_turn()
    assert player.seat["hand"] == list(turn.mine().hand)
    moves = len(player.own_moves())
    player.play()
    assert len(player.own_moves()) > moves


@pytest.mark.slow("a game in two browsers")
def test_a_spectator_sees_and_cannot_play(person: Welcome, server: Server) -> None:
    table, visitor = with_bots(server, players=3)
    player = sit(person(), visitor, table, 4)
    eve = person("Eve", lang="fr", size=PHONE).visit(f"/table/{table}")
    watcher = arrived(eve)
    for _ in range(3):
        player.play()
    watcher.when(lambda: watcher.view["map"] == player.view["map"])
    assert watcher.told.you is None
    assert watcher.mode() is None
    expect(watcher.hand).to_have_count(0)
    expect(watcher.glowing).to_have_count(0)
    expect(watcher.undo).to_have_count(0)
    assert eve.scrolls() == (False, False)
    assert watcher.sent() == []
