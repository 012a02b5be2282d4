"""Secret gods stay secret: every frame and every answer that a browser got is searched, through a whole game."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Response, expect

from pantheon.games.four_gods.names import GODS
from tests.browser.conftest import Welcome
from tests.browser.four_gods.playing import Player, sit, table_of
from tests.server.serving import Server

PEOPLE = 3


def gods_in(texts: list[str]) -> set[str]:
    """The gods that are named."""
    return {god for god in GODS if any(re.search(rf"\b{god}\b", text) for text in texts)}


def before_the_end(frames: list[str]) -> list[str]:
    """What came while the game ran."""
    end = next(at for at, frame in enumerate(frames) if '"state":"finished"' in frame)
    return frames[:end]


def _keep(came: list[Response], answer: Response) -> None:
    came.append(answer)


def play(player: Player) -> None:
    """Lay what glows, with a prophet where that is possible, else put it down; then draw again."""
    if player.glowing.count() > 0:
        player.page.keyboard.press("p")
        player.press(player.glowing.first)
        player.did("place-prophet")
    elif any(player.seat["hands"]):
        player.discard(player.free_slot())
    else:
        player.draw(2)


def named(player: Player) -> set[str]:
    """The gods that the page names beside the seats."""
    seats = player.page.get_by_role("region", name=player.person.t("web-seats"))
    written = json.dumps(seats.evaluate("one => one.outerHTML"))
    return {god for god in GODS if player.person.t(f"god-{god}") in written or f'"{god}' in written}


def test_each_of_two_picks_two_colours(person: Welcome, server: Server) -> None:
    """The first one picks both, the second one is given what is left; each is told two gods, the other's never."""
    table, visitors = table_of(server, gods="secret", two_player_gods="4")
    anna, boris = (
        sit(person(name), visitor, table) for name, visitor in zip(("Anna", "Boris"), visitors, strict=True)
    )
    for colour in ("gray", "blue"):
        anna.press(anna.page.locator(f'[data-colour="{colour}"]'))
        anna.did("colour")
    expect(anna.page.locator("[data-colour]:disabled")).to_have_count(2)
    for player in (anna, boris):
        player.ready()
    for player in (anna, boris):
        player.begin()
    assert anna.seat["colours"] == ["gray", "blue"]
    assert sorted(boris.seat["colours"]) == ["green", "yellow"]
    for player, other in ((anna, boris), (boris, anna)):
        assert len(player.seat["gods"]) == 2
        assert named(player) == set(player.seat["gods"])
        assert gods_in(player.person.frames) == set(player.seat["gods"])
        assert not set(player.seat["gods"]) & set(other.seat["gods"])


@pytest.mark.slow("every frame of a whole game, in four pages")
def test_nobody_is_told_the_god_of_another_before_the_scoring(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, PEOPLE, gods="secret")
    came: list[Response] = []
    people = [person(f"P{seat}") for seat in range(PEOPLE)]
    watcher = person("Eve")
    for one in (*people, watcher):
        one.context.on("response", partial(_keep, came))
    players = [sit(one, visitor, table) for one, visitor in zip(people, visitors, strict=True)]
    watcher.visit(f"/table/{table}")
    eve = Player(watcher)

    # One picks a colour, the others get one by chance.
    players[1].press(players[1].page.locator('[data-colour="green"]'))
    players[1].did("colour")
    for player in players:
        player.ready()
    for player in players:
        player.begin()
    assert players[1].seat["colours"] == ["green"]
    own = [player.seat["gods"][0] for player in players]
    assert len(set(own)) == PEOPLE

    for player, god in zip(players, own, strict=True):
        assert named(player) == {god}
    for _ in range(4):
        for player in players:
            play(player)
    # Who looks back and who comes anew is told no more.
    players[0].page.reload()
    expect(players[0].world).to_be_visible()
    eve.page.goto(f"/table/{table}/move/12")
    expect(eve.page.get_by_text(watcher.like("web-looking", "move", "moves"))).to_be_visible()
    for player in players:
        play(player)
    answers = [(one.frame.page, one.text()) for one in came if "/api/tables/" in one.url and one.ok]

    for player in players:
        player.page.keyboard.press("Space")
    for player in players:
        expect(player.show()).to_be_visible()
    eve.when(lambda: any('"state":"finished"' in frame for frame in watcher.frames))
    for player, god in zip(players, own, strict=True):
        told = before_the_end(player.person.frames)
        assert gods_in(told) == {god}
        assert gods_in([text for page, text in answers if page is player.page]) <= {god}
        # The others hold something, and the last word tells it.
        assert gods_in(player.person.frames) >= set(own)
    assert gods_in(before_the_end(watcher.frames)) == set()
    seen = [text for page, text in answers if page is eve.page]
    assert len(seen) > 0
    assert gods_in(seen) == set()
    assert gods_in(watcher.frames) >= set(own)
