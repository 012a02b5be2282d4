"""4 Gods, played with two hands in a browser: what the page shows, and what it was told over the wire."""

import contextlib
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, expect

from pantheon.client import Visitor
from pantheon.games.four_gods.names import CELLS, COLUMNS, SEATS
from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.hearing import AtTable
from tests.server.serving import Server, seated
from tests.server.wire import Message

CALM = {"hold": "0", "absent": "0"}  # no clock of the rules comes in between
ONE_EACH = {"two_player_gods": "2"}
ALL_BLUE = [column + row for column in "bcdef" for row in "234"][:13]  # cells for all prophets of one of two gods
SEED = "left and right"  # the same tiles for the same hands; none of the first looks the same when it is turned
_TERRAINS = {"S": "sea", "P": "plain", "F": "forest", "M": "mountain"}
_OPEN = """box => {
  const {x, y, width, height} = box.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
_LATER = "then => performance.now() - then > 300"  # whoever presses at once may only have pressed twice
_LABELS = "(all, name) => Object.fromEntries(all.map(one => [one.dataset[name], one.ariaLabel]))"


class Player(AtTable):
    """Somebody at a table of 4 Gods, or one who watches."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.world = person.get("application", person.t("web-four-gods-world"))
        self.middle = person.get("group", person.t("web-four-gods-things"))
        self.glowing = self.world.locator("[data-cell][data-legal]")
        self.reasons = self.world.get_by_test_id("reason")
        self._asked = 0

    # --- what the page was told

    @property
    def side(self) -> str:
        """The side of the board at which this player sits."""
        return str(self.seat["seat"])

    def moves(self, *verbs: str) -> list[Message]:
        """What was done, by all."""
        return [move for move in self.events("move") if move["action"]["do"] in verbs]

    def settled(self) -> bool:
        """Has everything that was asked been answered?"""
        return len(self.answers()) == len(self.plays())

    def answered(self) -> None:
        """Wait for the answers to whatever the page has asked for by now, which may be nothing."""
        self.current()  # what the page has sent before it tells is among the frames afterwards
        self.when(lambda: self.settled() and self.current())

    def did(self, *verbs: str) -> Message:
        """Wait for the answer to what was asked since the last time; it must be one of these and have been done."""
        self.when(lambda: len(self.plays()) > self._asked and self.settled())
        self.rest()
        last, answer = self.plays()[-1], self.answers()[-1]
        assert last["action"]["do"] in verbs, last
        assert answer["type"] == "done", answer
        self.when(lambda: self.told.n >= answer["n"] and self.current())
        action: Message = last["action"]
        return action

    def rest(self) -> None:
        """What was asked so far is of no interest any more."""
        self._asked = len(self.plays())

    # --- what the page shows

    def palm(self, hand: str) -> Locator:
        return self.page.locator(f'[data-hand="{hand}"]')

    def cell(self, name: str) -> Locator:
        return self.world.locator(f'[data-cell="{name}"]')

    def slot(self, number: int, row: str | None = None) -> Locator:
        return self.world.locator(f'[data-slot="{row or self.side}/{number}"]')

    def shown(self) -> dict[str, str]:
        """What the page says of every cell and every slot."""
        cells = self.world.locator("[data-cell]").evaluate_all(_LABELS, "cell")
        return dict(cells | self.world.locator("[data-slot]").evaluate_all(_LABELS, "slot"))

    def meant(self, view: Message) -> dict[str, str]:
        """What a page should say of every cell that is not free, and of every slot, if the table were this."""
        t = self.person.t
        turns = 0 if self._picture.you is None else SEATS[4].index(view["seats"][self._picture.you]["seat"])
        words: dict[str, str] = {}
        for tile in view["world"]:
            facts = {"cell": tile["cell"], "face": self._face(tile["face"][turns:] + tile["face"][:turns])}
            colour = tile["prophet"]
            words[tile["cell"]] = (
                t("web-four-gods-cell-tile", **facts)
                if colour is None
                else t("web-four-gods-cell-prophet", colour=colour, **facts)
            )
        for city in view["cities"]:
            text = "web-four-gods-cell-safe" if city["safe"] else "web-four-gods-cell-city"
            words[city["cell"]] = t(text, cell=city["cell"], colour=city["prophet"])
        for seat in view["seats"]:
            for number, tile in enumerate(seat["row"], 1):
                words[f"{seat['seat']}/{number}"] = self._slot(seat["seat"], number, tile)
        return words

    def _slot(self, seat: str, slot: int, tile: Message | None) -> str:
        t = self.person.t
        if tile is None:
            return t("web-four-gods-slot-free", seat=seat, slot=slot)
        face = self._face(tile["face"])
        if tile["under"] is None:
            return t("web-four-gods-slot", seat=seat, slot=slot, face=face)
        return t("web-four-gods-slot-under", seat=seat, slot=slot, face=face, under=self._face(tile["under"]))

    def _face(self, face: str) -> str:
        return " ".join(self.person.t(f"terrain-{_TERRAINS[letter]}") for letter in face[:4])

    def held(self) -> list[str]:
        """What the page says of both hands."""
        return [self.palm(hand).get_attribute("aria-label") or "" for hand in ("left", "right")]

    def shows_what_it_was_told(self) -> None:
        """Every tile, city, prophet and row tile stands on the page, and nothing else does."""
        self.when(lambda: self._agrees(self.view))

    def _agrees(self, view: Message) -> bool:
        shown, meant = self.shown(), self.meant(view)
        free = [spot for spot in shown if spot not in meant]
        return {spot: shown[spot] for spot in meant} == meant and all(
            shown[cell].startswith(self.person.t("web-four-gods-cell-free", cell=cell)) for cell in free
        )

    # --- hands

    def at(self, spot: Locator) -> tuple[float, float]:
        """The middle of something."""
        x, y = spot.evaluate(_OPEN)
        return x, y

    def press(self, spot: Locator) -> None:
        """Click or tap the middle of something; what lies above it would get it."""
        x, y = self.at(spot)
        if self.person.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag(self, from_: Locator, to: Locator) -> None:
        """With the mouse: press, move, let go."""
        mouse = self.page.mouse
        mouse.move(*self.at(from_))
        mouse.down()
        x, y = self.at(to)
        mouse.move(x - 9, y - 9, steps=4)
        mouse.move(x, y)
        mouse.up()

    def ready(self) -> "Player":
        self.press(self.page.locator("[data-ready]"))
        self.did("ready")
        return self

    def begin(self) -> None:
        """Wait for the start signal, and for both tiles in simultaneous play."""
        simultaneous = self.view["options"]["turns"] == "simultaneous"
        self.when(lambda: self.view["phase"] == "play" and not (simultaneous and None in self.seat["hands"]))
        self.when(self.current)

    def draw(self, number: int = 1) -> None:
        self.press(self.page.locator(f'[data-draw="{number}"]'))
        self.did("draw")

    def lay(self, cell: str | None = None) -> Message:
        """Lay a tile where it glows."""
        expect(self.glowing).not_to_have_count(0)
        name = cell or str(self.glowing.first.get_attribute("data-cell"))
        self.press(self.cell(name))
        if self.person.touches and not self.moves_to(name):
            self.press(self.cell(name))  # a finger saw how it would lie, first
        return self.did("place", "place-prophet")

    def preach(self, cells: tuple[str, ...], lay: Callable[[str], object], put: Callable[[str], None]) -> str:
        """A prophet inside the tile's window, which is three seconds long: a busy machine may need several tiles."""
        offer = self.world.locator("[data-offer]").first
        for cell in cells:
            lay(cell)
            with contextlib.suppress(Error):  # it is over already
                offer.wait_for(timeout=3000)
                self.page.wait_for_function(_LATER, arg=self.page.evaluate("performance.now()"))
                put(cell)
            self.answered()
            self.rest()
            if any(tile["cell"] == cell and tile["prophet"] is not None for tile in self.view["world"]):
                return cell
        raise AssertionError(f"no prophet came to {cells}")

    def moves_to(self, cell: str) -> bool:
        """Has the page asked for a tile on this cell?"""
        self.current()  # as above
        return any(play["action"].get("cell") == cell for play in self.plays())

    def discard(self, slot: int) -> Message:
        """Put a tile into a slot of the own row."""
        self.press(self.slot(slot))
        return self.did("discard")

    def free_slot(self) -> int:
        return int(self.seat["row"].index(None)) + 1

    def over(self) -> bool:
        """The result has come to the fore."""
        return self.page.get_by_text(self.person.t("web-ended-finished"), exact=True).count() > 0

    def show(self) -> Locator:
        """The scoring as a show."""
        return self.page.get_by_role("region", name=self.person.t("web-show-title"))


def sit(person: Person, visitor: Visitor, table: str) -> Player:
    """A guest whom the house knows opens his table."""
    person.sit_at(visitor, table)
    player = Player(person)
    expect(player.world.locator("[data-cell]")).to_have_count(len(CELLS))
    player.when(lambda: player.told.you is not None)
    return player


def table_of(
    server: Server, people: int = 2, helps: list[str] | None = None, /, **options: str
) -> tuple[str, list[Visitor]]:
    """A table where everybody sits and nobody is ready yet."""
    settings: dict[str, Any] = {"seed": SEED} | ({} if helps is None else {"helps": helps})
    return seated(server, "four-gods", people, options={**CALM, **options}, **settings)


def gathered(
    person: Welcome, server: Server, people: int = 2, helps: list[str] | None = None, /, **options: str
) -> list[Player]:
    """A game that begins, everybody in front of a browser of his own."""
    table, visitors = table_of(server, people, helps, **options)
    players = [sit(person(f"P{seat}"), visitor, table) for seat, visitor in enumerate(visitors)]
    for player in players:
        player.ready()
    for player in players:
        player.begin()
    return players


def meets(player: Player, cell: str, seat: int) -> bool:
    """Does the hand of somebody else lie over a cell of this player's table?"""
    hand = player.world.locator(f'[data-pointing="{seat}"]')
    if hand.count() == 0:
        return False
    one, two = hand.bounding_box(), player.cell(cell).bounding_box()
    if one is None or two is None:
        return False
    across = one["x"] < two["x"] + two["width"] and two["x"] < one["x"] + one["width"]
    return across and one["y"] < two["y"] + two["height"] and two["y"] < one["y"] + one["height"]


def neighbours(cell: str) -> list[str]:
    """The cells beside a cell."""
    x, y = COLUMNS.index(cell[0]), int(cell[1]) - 1
    beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return [f"{COLUMNS[a]}{b + 1}" for a, b in beside if 0 <= a < len(COLUMNS) and 0 <= b < len(COLUMNS)]


def seconds(words: str) -> int:
    """Seconds in what a clock says: `1:05`, `12 s`."""
    found = re.search(r"(?:(\d+):)?(\d+)", words)
    assert found is not None, words
    return 60 * int(found[1] or 0) + int(found[2])
