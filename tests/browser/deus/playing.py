"""Deus, played with what the page offers: pick a card, pick a region, build; answer what is asked."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from pantheon.client import Visitor
from tests.browser.browsing import Person
from tests.browser.hearing import AtTable
from tests.browser.hexes import open_cells
from tests.server.wire import Message, Picture

GOODS = ("vp", "gold", "wood", "stone", "clay", "wheat")
OFFERS = 0.15  # how often somebody offers who could build
_BEGIN = {"build", "offer", "joker"}

# A point of something that nothing else covers, if there is one; not before it is at rest.
_SEEN = """async thing => {
  const place = () => {
    const {x, y, width, height} = thing.getBoundingClientRect();
    return [x, y, width, height];
  };
  let box = place();
  for (let same = 0; same < 2; ) {
    await new Promise(requestAnimationFrame);
    const next = place();
    same = String(next) === String(box) ? same + 1 : 0;
    box = next;
  }
  const [left, top, width, height] = box;
  for (const across of [0.06, 0.12, 0.3, 0.5, 0.7, 0.88]) for (const down of [0.5, 0.3, 0.7]) {
    const [x, y] = [left + width * across, top + height * down];
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
_TRAY = ".tray:has(> .top)"
_GLOWING, _BUILD = "[data-cell][data-legal]", ".build .main:enabled"
# The newest event that the page shows, what is to be done as it has it, and whether something is on its way.
_STATE = """tray => {
  const {mode, busy} = document.querySelector(tray)?.dataset ?? {};
  return [Number(document.querySelector("[data-n]")?.dataset.n ?? 0), mode ?? null, busy !== undefined];
}"""


class Player(AtTable):
    """Somebody at a table of Deus, or one who watches."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        super().__init__(person)
        self._rng = Random(seed)
        self.world = person.get("application", person.t("web-deus-map-world"))
        self.tray = self.page.locator(_TRAY)
        self.hand = self.tray.locator("[data-card]")
        self.regions, self.glowing = self.page.locator("[data-cell]"), self.page.locator(_GLOWING)
        self.question = self.tray.locator(".question")
        self.build_button = self.confirming("web-deus-build")
        self.undo = person.get("button", person.t("web-undo"))

    def confirming(self, text: str) -> Locator:
        """The button that builds; where the region costs VP its name goes on with them."""
        name = re.compile(rf"^{self.person.like(text).pattern}(\s·\s.+)?$")
        return self.person.get("button", name, self.tray)

    # --- what the page was told

    def sent(self) -> list[Message]:
        """What this page has asked the table to do."""
        return [play["action"] for play in self.plays()]

    def own_moves(self, since: int = 0) -> list[Message]:
        """What was done from this seat, since so many moves of it."""
        moves = [move["action"] for move in self.told.moves() if move["seat"] == self.told.you]
        return moves[since:]

    def goods(self) -> dict[str, int]:
        return _goods(self.seat)

    def goods_at_the_end_of_the_turn(self) -> dict[str, int]:
        """What this player had when the next one's turn began; that may long be over: bots are fast."""
        self.when(lambda: self._at_the_end() is not None)
        return _goods(self._at_the_end() or {})

    def _at_the_end(self) -> Message | None:
        """This player's seat when the next one's turn began, as it was told."""
        picture, you = Picture(), self.told.you
        assert you is not None
        for frame in self.person.frames:
            picture.take(json.loads(frame))
            if picture.fields:
                seat: Message = picture["view"]["seats"][you]
                if picture["view"]["active"] != seat["seat"]:
                    return seat
        return self.seat if self.over() else None

    # --- what the page shows

    def mode(self) -> str | None:
        """What is to be done, as the page has it: turn, decision, start; None if nothing is."""
        return self.tray.get_attribute("data-mode")

    def busy(self) -> bool:
        return self.tray.get_attribute("data-busy") is not None

    def due(self) -> str | None:
        """The same, as the table has it."""
        verbs = {action["do"] for action in self.legal}
        if not verbs:
            return None
        return "turn" if verbs & _BEGIN else "start" if verbs == {"choose"} else "decision"

    def over(self) -> bool:
        return bool(self.told["table"]["state"] == "finished")

    def ready(self) -> bool:
        """Does the page wait for this player, with all it was told on it?"""
        due = self.due()
        if due is None:
            return False
        n, mode, busy = self.page.evaluate(_STATE, _TRAY)
        return n >= self.told.n and mode == due and not busy

    def wait_for_turn(self) -> None:
        """Until a turn of this player begins."""
        self.when(lambda: self.ready() and self.due() == "turn")

    def card(self, name: str) -> Locator:
        return self.tray.locator(f'[data-card="{name}"]').first

    def cell(self, at: str) -> Locator:
        return self.page.locator(f'[data-cell="{at}"]')

    def facts(self, side: str) -> Locator:
        return self.page.locator(f'[data-deus-seat="{side}"]')

    def show(self) -> Locator:
        """The scoring as a show."""
        return self.page.get_by_role("region", name=self.person.t("web-show-title"))

    def said(self) -> str:
        """What those who listen hear of the picked card."""
        return self.tray.locator(".build [aria-live]").inner_text()

    def figures(self, words: str) -> dict[str, int]:
        """Goods in words (`+3 gold, −1 wood`), summed up."""
        total = dict.fromkeys(GOODS, 0)
        for word in re.split(r", | · ", words):
            for good in GOODS:
                for number in range(1, 41):
                    if word[1:] == self.person.t(f"deus-goods-{good}", number=number):
                        total[good] += number if word[0] == "+" else -number
        return total

    # --- hands

    def press(self, thing: Locator) -> None:
        if self.person.touches:
            thing.tap()
        else:
            thing.click()

    def press_card(self, card: Locator) -> None:
        """Press a card of the hand where it can be seen: where there are many, they overlap."""
        self.put(*self.seen(card))

    def seen(self, thing: Locator) -> tuple[float, float]:
        """A point of something that nothing else covers."""
        thing.scroll_into_view_if_needed()
        point = thing.evaluate(_SEEN)
        if point is None:  # the card under the mouse rises above the others
            self.page.mouse.move(5, 5)
            self.when(lambda: thing.evaluate(_SEEN) is not None)
            point = thing.evaluate(_SEEN)
        x, y = point
        return x, y

    def open_cells(self, of: Locator | None = None) -> dict[str, tuple[float, float]]:
        """Where regions can be pressed."""
        return open_cells(of or self.glowing)

    def put(self, x: float, y: float) -> None:
        if self.person.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def choose(self, cell: str) -> None:
        """Press a region."""
        self.put(*self.open_cells(self.cell(cell))[cell])

    def pick(self, card: str) -> None:
        """Pick a card; wait until its regions glow, or all is settled."""
        self.press_card(self.card(card))
        self.tray.locator(f'[data-card="{card}"][aria-pressed=true]').wait_for()
        self.page.locator(".build .main").wait_for()
        self.page.locator(f"{_GLOWING}, {_BUILD}").first.wait_for(state="attached")

    def confirm(self) -> None:
        """Build what is picked, and wait until it is done."""
        n = self.told.n
        self.press(self.build_button)
        self.when(lambda: self.told.n > n and self.current() and not self.busy())

    def build(self, row: list[Any]) -> None:
        """A build as it was found: card, proposed payment, region."""
        self.pick(row[0].card)
        if not self.build_button.is_enabled():
            self.choose(cell_of(row[-1]))
            expect(self.build_button).to_be_enabled()
        self.confirm()

    # --- anything legal

    def play(self) -> None:
        """One action of a turn, one answer, or the start."""
        self.when(self.ready)
        n, mode = self.told.n, self.due()
        if mode == "turn":
            self._turn()
        elif mode == "start":
            self.person.press("web-deus-start-done", self.tray)
        else:
            self._answer()
        self.when(lambda: self.told.n > n and self.current() and not self.busy())

    def _turn(self) -> None:
        able = self.tray.locator("[data-card][data-legal]")
        if able.count() == 0 or self._rng.random() < OFFERS:
            self.offer()
            return
        card = able.nth(self._rng.randrange(able.count())).get_attribute("data-card") or ""
        self.pick(card)
        if not self.build_button.is_enabled():
            cells = self.open_cells()
            self.put(*cells[self._rng.choice(sorted(cells))])
            expect(self.build_button).to_be_enabled()
        self.press(self.build_button)

    def offer(self) -> None:
        """Some cards of the hand; Jupiter stands in for any god."""
        self.person.press("web-deus-offer", self.tray)
        for nth in range(min(self.hand.count(), 1 + self._rng.randrange(3))):
            self.press_card(self.hand.nth(nth))
            expect(self.hand.nth(nth)).to_have_attribute("aria-pressed", "true")
        gods = self.tray.get_by_role("radio")
        if gods.count() > 0:
            self.press(gods.nth(self._rng.randrange(gods.count())))
        self.press(self.tray.locator(".panel.offering .main"))

    def _answer(self) -> None:
        expect(self.question).to_be_visible()
        answers = self.question.locator("[data-answer]:enabled")
        more = self.question.locator("[data-more-of]:enabled")
        if more.count() > 0:  # several of a kind: one is taken instead of another, or besides
            self.press(more.nth(self._rng.randrange(more.count())))
            self.press(answers.nth(self._rng.randrange(answers.count())))
            return
        cells = self.open_cells()
        if cells and (answers.count() == 0 or self._rng.random() < 0.8):
            cell = self._rng.choice(sorted(cells))
            self.put(*cells[cell])
            if not self.person.touches:
                return
            if {"rob", "harvest"} & {action["do"] for action in self.legal}:  # answers that name no region
                self.choose(cell)
            else:  # the first touch has shown what would happen
                self.person.press("web-deus-answer-here", self.question)
        else:
            self.press(answers.nth(self._rng.randrange(answers.count())))

    def turn(self) -> None:
        """A whole turn, with all that is asked in it."""
        self.wait_for_turn()
        self.play()
        self.when(lambda: self.due() is None or self.ready())
        while self.due() == "decision":
            self.play()
            self.when(lambda: self.due() is None or self.ready())

    def play_out(self) -> None:
        """Until the game is over."""
        while not self.over():
            if self.ready():
                self.play()
            else:
                self.page.wait_for_timeout(15)


def cell_of(deed: Any) -> str:
    """The region that a decision names, as the page does."""
    return f"{deed.at[0]},{deed.at[1]}"


def _goods(seat: Message) -> dict[str, int]:
    return {"vp": seat["vp"], "gold": seat["gold"], **seat["resources"]}


def sit(person: Person, visitor: Visitor, table: str, seed: int = 0) -> Player:
    """A guest whom the house knows opens his table."""
    person.sit_at(visitor, table)
    return arrived(person, seed)


def arrived(person: Person, seed: int = 0) -> Player:
    """Somebody whose page opens a table of Deus."""
    player = Player(person, seed)
    player.regions.first.wait_for(state="attached")
    player.when(lambda: bool(player.told.fields))
    return player
