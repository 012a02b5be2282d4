"""Whole games against bots, played by somebody who acts now and then: to the scoring and the result."""

import re
from threading import Event

import pytest
from playwright.sync_api import expect

from pantheon.client import Visitor
from tests.browser.beside import at_work, good_bots
from tests.browser.boxes import watch_boxes
from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.four_gods.playing import Player, sit
from tests.server.serving import Server, seated

PACE = 0.02  # seconds between two commands of a bot that is in a hurry
SHORT = {"turn": "15", "final": "5", "hold": "10", "absent": "60"}
ENOUGH = 3  # tiles that somebody lays before bots in a hurry fill the world


def act(player: Player) -> bool:
    """Something that can be done now with what is in hand; a bot may be faster. False: there is nothing."""
    asked = len(player.plays())
    if player.glowing.count() > 0:
        player.press(player.glowing.first)
    elif any(player.seat["hands"]) and None in player.seat["row"]:
        player.press(player.slot(player.free_slot()))
    elif any(action["do"] == "draw" for action in player.told["legal"]):
        player.press(player.page.locator('[data-draw="2"]'))
    else:
        return False
    player.answered()
    return len(player.plays()) > asked


def laid(player: Player) -> int:
    """How many tiles this player has laid."""
    return sum(move["seat"] == player.told.you for move in player.moves("place", "place-prophet"))


def going_on(player: Player) -> bool:
    return bool(player.told["table"]["state"] == "running")


def alone(player: Player) -> bool:
    """Have all others passed?"""
    seats = player.view["seats"]
    return not player.seat["passed"] and all(seat["passed"] for seat in seats if seat["seat"] != player.side)


def simultaneous(player: Player, share: Event) -> None:
    """Some tiles at first; later he only watches, and passes when somebody else does."""
    while going_on(player):
        if laid(player) < ENOUGH:
            act(player)
            continue
        share.set()
        player.when(lambda: not going_on(player) or alone(player))
        if going_on(player):
            player.page.keyboard.press("Space")
            player.answered()


def timed(player: Player, share: Event) -> None:
    """Some tiles in his first turns, then he ends them at once."""
    while going_on(player):
        if player.view["active"] == player.side:
            turn = player.view["turn"]
            while laid(player) < ENOUGH and player.view["turn"] == turn and act(player):
                pass
            if laid(player) >= ENOUGH:
                share.set()
            player.page.keyboard.press("n")
            player.when(lambda turn=turn: player.view["turn"] != turn or player.view["ending"] != "")  # type: ignore[misc]
        player.when(lambda: not going_on(player) or player.view["active"] == player.side)


def opened(server: Server, people: int, turns: str) -> tuple[str, list[Visitor]]:
    """A table of Anna, bots that hurry and, where there are four, one of the house at its own pace."""
    visitors = [server.visitor(f"Player {number}") for number in range(min(people, 3))]
    options = {"players": str(people), "turns": turns, **SHORT}
    table = visitors[0].make_table("four-gods", options=options).id
    for visitor in visitors:
        visitor.join(table)
    if people > len(visitors):
        visitors[0].add_bot(table, bot="greedy", level="frantic")
    visitors[0].start(table)
    return table, visitors


def of_so_many(guard: str) -> pytest.MarkDecorator:
    return pytest.mark.extended(f"the game of {guard}: the same mode with others at the table")


@pytest.mark.slow("a whole game")
@pytest.mark.parametrize(
    ("people", "turns"),
    [
        (2, "timed"),
        (3, "simultaneous"),
        pytest.param(2, "simultaneous", marks=of_so_many("3-simultaneous")),
        pytest.param(4, "simultaneous", marks=of_so_many("3-simultaneous")),
        pytest.param(3, "timed", marks=of_so_many("2-timed")),
        pytest.param(4, "timed", marks=of_so_many("2-timed")),
    ],
)
def test_a_whole_game_against_bots(person: Welcome, server: Server, people: int, turns: str) -> None:
    table, visitors = opened(server, people, turns)
    how = {"size": PHONE, "lang": "de"} if people == 3 else {}
    player = sit(person("Anna", **how), visitors[0], table)
    share = Event()
    with at_work(table, visitors[1:], good_bots(PACE, share)) as playing:
        player.ready().begin()
        (timed if turns == "timed" else simultaneous)(player, share)
        playing.result()
    assert laid(player) >= ENOUGH, "nobody can say that he only watched"
    assert player.view["ending"] in ("world-full", "bag-empty", "all-passed")

    # The scoring is a show, the result comes after it.
    expect(player.show()).to_be_visible()
    assert player.person.scrolls() == (False, False)
    player.person.press("web-show-skip", player.show())
    expect(player.show()).to_have_count(0)
    expect(player.page.get_by_role("tabpanel", name=player.person.t("web-tab-result"))).to_be_visible()
    record = server.visitor("Reader").record(table)
    scores = re.findall(r"^score \w+ (-?\d+) place (\d+)", record, re.MULTILINE)
    alone_first = [place for _, place in scores].count("1") == 1
    title = ("web-result-winner", "name") if alone_first else ("web-result-winners", "names")
    expect(player.page.get_by_text(player.person.like(*title)).first).to_be_visible()
    for points, _ in scores:
        words = player.person.t("web-points", points=int(points))
        expect(player.page.get_by_role("tabpanel").get_by_text(words, exact=True).first).to_be_visible()
    player.shows_what_it_was_told()


@pytest.mark.extended("test_reach looks at every state; these come and go as a whole game has them")
@pytest.mark.slow("a whole game in two browsers")
def test_no_words_are_cut_while_two_browsers_and_a_bot_play(person: Welcome, server: Server) -> None:
    table, visitors = seated(server, "four-gods", 2, bots=1, options=SHORT)
    people = person("Anna", lang="fr"), person("Boris", lang="de", size=PHONE)
    players = [sit(one, visitor, table) for one, visitor in zip(people, visitors, strict=True)]
    for one, player in zip(people, players, strict=True):
        watch_boxes(one)
        player.ready()
    for player in players:
        player.begin()
    while going_on(players[0]):
        for player in players:
            if not act(player):
                player.page.wait_for_timeout(15)
    assert min(map(laid, players)) >= ENOUGH
    for player in players:
        expect(player.show()).to_be_visible()
