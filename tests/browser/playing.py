"""Gods, played with what the page offers: pick something that can be picked, put it where it glows."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from pantheon.bots import make_bot
from pantheon.client import LiveTable, Visitor
from pantheon.client.seat import play_seat
from pantheon.games import game as game_named
from tests.browser.browsing import PATIENCE, Person
from tests.server.serving import Server, seated

_PIECES = 0.85  # how often something is laid on the map, if it can be: discarding makes games long


class Player:
    """A person at a table of Gods who plays anything legal."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        self.person, self.page = person, person.page
        self._rng = Random(seed)
        self.things = person.get("group", person.t("web-gods-things"))
        self.world = person.get("application", person.t("web-gods-world"))
        self.glowing = self.world.get_by_role("button").and_(self.page.locator("[data-legal]"))

    def my_turn(self) -> bool:
        return self.page.title().startswith("●")

    def wait_for_turn(self) -> None:
        expect(self.page).to_have_title(re.compile("^●"))

    def over(self) -> bool:
        """The result has come to the fore."""
        return self.page.get_by_text(self.person.t("web-ended-finished"), exact=True).count() > 0

    def able(self) -> list[Locator]:
        """Whatever can be pressed now, in tray order: things, then decisions."""
        return self.things.locator("xpath=..").locator("button:not([aria-disabled=true])").all()

    def play(self) -> None:
        """One action, and wait until the table has told it."""
        heard = self.told()
        if self.glowing.count() == 0:
            things = self.able()
            discard = self.person.t("web-gods-discard")
            pieces = [one for one in things if one.inner_text() != discard]
            choice = self._rng.choice(pieces if pieces and self._rng.random() < _PIECES else things)
            self.press(choice)
        # What needs no place is done at once; anything else glows somewhere now.
        while self.told() == heard and self.glowing.count() == 0:
            self.page.wait_for_timeout(5)
        if self.told() == heard:
            self.place(self._rng.choice(self.glowing.all()))
        while self.told() == heard:
            self.page.wait_for_timeout(5)

    def press(self, thing: Locator) -> None:
        if self.person.touches:
            thing.tap()
        else:
            thing.click()

    def place(self, cell: Locator) -> None:
        """One click; with a finger a touch first shows what would happen."""
        if not self.person.touches:
            cell.click()
            return
        heard = self.told()
        if not self.in_sight(cell):
            self.person.press("web-gods-middle", self.world)
        cell.tap()
        here = self.person.get("button", self.person.t("web-gods-place-here"), self.world)
        while self.told() == heard and here.count() == 0:
            self.page.wait_for_timeout(5)
        if self.told() == heard:
            here.tap()

    def in_sight(self, cell: Locator) -> bool:
        """Is the middle of a cell inside the world's frame?"""
        box, frame = cell.bounding_box(), self.world.bounding_box()
        assert box is not None and frame is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        across = frame["x"] <= x <= frame["x"] + frame["width"]
        return across and frame["y"] <= y <= frame["y"] + frame["height"]

    def told(self) -> int:
        """How many moves this page has been told."""
        return sum(frame.startswith('{"type":"news"') for frame in self.person.frames)

    def act(self, times: int = 2) -> None:
        """Some actions, as soon as they may be taken."""
        for _ in range(times):
            self.wait_for_turn()
            self.play()

    def turn(self) -> None:
        """Play until it is somebody else's turn; a bot may have had its own before that is noticed."""
        self.wait_for_turn()
        while self.my_turn():
            self.play()

    def lines(self) -> Locator:
        """What the log says."""
        return self.page.get_by_role("tabpanel").get_by_role("listitem")


def play_out(players: list[Player], moves: int = 10_000) -> None:
    """Everybody plays when it is his turn, until the game is over or so many actions were taken."""
    while moves > 0 and not players[0].over():
        ready = [player for player in players if player.my_turn()]
        for player in ready[:1]:
            player.play()
            moves -= 1
        if not ready:
            players[0].page.wait_for_timeout(10)


def against_bots(person: Person, players: int = 2, **how: str) -> Player:
    """Two clicks from the first page: a table against bots."""
    person.visit()
    card = person.page.get_by_role("article", name="Gods", exact=True)
    person.get("radio", person.t("web-home-for", players=players), card).check()
    person.get("combobox", person.t("web-home-bot"), card).select_option(how.get("bot", "random"))
    person.get("combobox", person.t("web-home-level"), card).select_option(how.get("level", "frantic"))
    person.press("web-home-play-bots", card)
    person.at_table()
    player = Player(person)
    expect(player.things).to_be_visible()
    return player


def in_order(players: list[Player]) -> list[Player]:
    """Whose turn it is comes first."""
    while not any(player.my_turn() for player in players):
        players[0].page.wait_for_timeout(10)
    return sorted(players, key=lambda player: not player.my_turn())


def sit_together(host: Person, guest: Person) -> str:
    """Two people at a table that has begun."""
    host.call_oneself()
    guest.call_oneself()
    host.press("web-home-new", host.page.get_by_role("article", name="Gods", exact=True))
    host.get("radio", "2", host.get("dialog", host.t("web-new-title"))).check()
    host.press("web-new-make")
    table = host.at_table()
    guest.visit(f"/table/{table}")
    guest.page.get_by_role("button", name=guest.like("web-sit-on", "place")).first.click()
    host.press("web-start")
    return table


def finished(server: Server, people: int = 2, **settings: Any) -> tuple[str, list[Visitor]]:
    """A game that good bots have played to its end in the place of people: its table, and the people."""
    table, visitors = seated(server, "gods", people, **settings)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            lives = [await stack.enter_async_context(LiveTable(visitor, table)) for visitor in visitors]
            bots = [make_bot("greedy", game_named("gods"), Random(seat)) for seat in range(people)]
            await asyncio.gather(*(play_seat(live, bot) for live, bot in zip(lives, bots, strict=True)))

    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this one
        thread.submit(asyncio.run, play()).result()
    return table, visitors


def until(person: Person, true: Callable[[], bool]) -> None:
    """Wait for something that no single element of a page shows."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < deadline, "waited in vain"
        person.page.wait_for_timeout(20)


def frames_of(person: Person, kind: str) -> list[dict[str, object]]:
    """What was told over the socket, of one kind."""
    messages = [json.loads(frame) for frame in person.frames]
    return [message for message in messages if message["type"] == kind]
