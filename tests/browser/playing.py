"""Gods, played with what the page offers: pick something that can be picked, put it where it glows.

Discarding makes games long, so it is done only when nothing else can be.
"""

from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from pantheon.client import Visitor
from tests.browser.beside import played_out
from tests.browser.browsing import Person
from tests.browser.hearing import shown, until_shown
from tests.browser.hexes import open_cells
from tests.server.serving import LONG, Server, seated

HEX, GLOWING, HERE = "[role=img][data-cell]", "[role=button][data-legal]", "[role=application] .card button"


class Player:
    """A person at a table of Gods who plays anything legal."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        self.person, self.page = person, person.page
        self._rng = Random(seed)
        self.things = person.get("group", person.t("web-gods-things"))
        self.tray = self.things.locator("xpath=..")
        self.world = person.get("application", person.t("web-gods-world"))
        self.hexes, self.glowing = self.page.locator(HEX), self.page.locator(GLOWING)

    def my_turn(self) -> bool:
        return self.page.title().startswith("●")

    def wait_for_turn(self) -> None:
        self.person.until("() => document.title.startsWith('●')")

    def over(self) -> bool:
        """The result has come to the fore."""
        return self.page.get_by_text(self.person.t("web-ended-finished"), exact=True).count() > 0

    def able(self) -> list[Locator]:
        """Whatever can be pressed now, in tray order: things, then decisions."""
        return self.tray.locator("button:not([aria-disabled=true])").all()

    def play(self) -> None:
        """One action, and wait until the table has told it."""
        heard = self.told()
        if self.glowing.count() == 0:
            pieces = self.tray.locator("button[aria-pressed]:not([aria-disabled=true])")
            some = pieces if pieces.count() > 0 else self.tray.locator("button:not([aria-disabled=true])")
            self.press(some.nth(self._rng.randrange(some.count())))
        # What needs no place is done at once; anything else glows somewhere now.
        until_shown(self.person, heard + 1, GLOWING)
        if self.told() == heard:
            cells = self.reachable()
            if not cells:
                self.person.press("web-world-middle", self.world)
                cells = self.reachable()
            self.place(*self._rng.choice(cells))
        until_shown(self.person, heard + 1)

    def press(self, thing: Locator) -> None:
        if self.person.touches:
            thing.tap()
        else:
            thing.click()

    def place(self, x: float, y: float) -> None:
        """One click; with a finger a touch first shows what would happen."""
        if not self.person.touches:
            self.page.mouse.click(x, y)
            return
        heard = self.told()
        self.page.touchscreen.tap(x, y)
        until_shown(self.person, heard + 1, HERE)
        if self.told() == heard:
            self.person.press("web-gods-place-here", self.world)

    def put_on(self, cell: str) -> None:
        """Place what is picked on a cell of this name (`q,r`), where it glows."""
        glowing = self.glowing.and_(self.page.locator(f'[data-cell="{cell}"]'))
        expect(glowing).to_have_count(1)
        self.place(*open_cells(glowing)[cell])

    def reachable(self) -> list[tuple[float, float]]:
        """The middles of glowing cells that can be pressed."""
        return list(open_cells(self.glowing).values())

    def seen(self) -> tuple[list[str], str, list[bool]]:
        """The world, what everybody has, and what can be picked."""
        hexes = self.hexes.evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
        seats = self.page.get_by_role("region", name=self.person.t("web-seats")).inner_text()
        able = self.things.get_by_role("button").evaluate_all("all => all.map(one => one.ariaDisabled === 'true')")
        return hexes, seats, able

    def told(self) -> int:
        """How much of what has happened this page shows."""
        return shown(self.person)

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
            players[0].page.wait_for_timeout(15)


def against_bots(person: Person, players: int = 2) -> Player:
    """A table against bots that take no time."""
    visitor = guest(person)
    table = visitor.make_table("gods", options={"players": str(players)}, seed=LONG).id
    visitor.join(table, seat=0)
    for seat in range(1, players):
        visitor.add_bot(table, bot="random", level="frantic", seat=seat)
    visitor.start(table)
    return arrived(person.be(visitor).visit(f"/table/{table}"))


def two_clicks(person: Person, players: int) -> Player:
    """The same from the first page."""
    person.visit()
    card = person.fold_out(person.card())
    person.get("radio", person.t("web-home-for", players=players), card).check()
    person.choose("web-home-bot", "random", card)
    person.choose("web-home-level", "frantic", card)
    person.press("web-home-play-bots", card)
    person.at_table()
    return arrived(person)


def arrived(person: Person) -> Player:
    """Somebody whose page opens a table of Gods."""
    player = Player(person)
    player.things.wait_for()
    return player


def guest(person: Person) -> Visitor:
    """Somebody whom the house knows from now on."""
    return Visitor(person.address, lang=person.lang).arrive(person.name)


def in_order(players: list[Player]) -> list[Player]:
    """Whose turn it is comes first."""
    while not any(player.my_turn() for player in players):
        players[0].page.wait_for_timeout(10)
    return sorted(players, key=lambda player: not player.my_turn())


def sit_together(host: Person, other: Person) -> str:
    """Two people at a table that has begun; its id."""
    visitors = [guest(host), guest(other)]
    table = visitors[0].make_table("gods", options={"players": "2"}, seed=LONG).id
    for visitor in visitors:
        visitor.join(table)
    visitors[0].start(table)
    for person, visitor in zip((host, other), visitors, strict=True):
        arrived(person.be(visitor).visit(f"/table/{table}"))
    return table


@cache
def finished(server: Server, people: int = 2, **settings: Any) -> tuple[str, list[Visitor]]:
    """A game that good bots have played to its end in the place of people: its table, and the people.

    It is the same one for all who want to see it. Unless a seed is given, nobody has chosen it.
    """
    table, visitors = seated(server, "gods", people, **{"seed": None, **settings})
    played_out(table, visitors)
    return table, visitors
