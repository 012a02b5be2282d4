"""The guided first World, from the first lesson to the last, against a bot that does not wait."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.browsing import LAPTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.four_gods.playing import Player

LESSONS = (
    *("world", "ready", "faces", "turn", "lay", "edges", "draw", "discard", "rowflip", "take"),
    *("god", "prophet", "city", "crush", "kingdoms", "rivals", "end", "points"),
)


# The cells that lie open: not below the guide's card.
OPEN = """cells => cells.filter(cell => {
  const box = cell.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === cell;
}).map(cell => cell.dataset.cell)"""


class Learner(Player):
    """Does what a lesson asks for."""

    def card(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.person.t("web-learn-guide"), exact=True)

    def start(self) -> None:
        self.ready().begin()

    def turn_over(self) -> None:
        self.person.press("web-four-gods-flip", hand="left")

    def turn_round(self) -> None:
        self.person.press("web-four-gods-rotate", hand="left")

    def lay_one(self) -> None:
        """Where it glows; if nothing does, other tiles are drawn."""
        self.find_tile()
        self.reach()

    def find_tile(self) -> None:
        while self.glowing.count() == 0:
            self.put_away() if any(self.seat["hands"]) else self.draw(2)

    def put_away(self) -> None:
        self.discard(self.free_slot())

    def reach(self) -> None:
        """To a cell that glows; a finger sees first how it would lie."""
        self.to(self.glowing.evaluate_all(OPEN)[0])

    def to(self, name: str) -> None:
        """To this cell, which asks the table for something."""
        asked = len(self.plays())
        self.press(self.cell(name))
        self.answered()
        if self.person.touches and len(self.plays()) == asked:
            self.press(self.cell(name))
        self.when(lambda: len(self.plays()) > asked and self.settled())
        self.rest()

    def lay_or_put_away(self) -> None:
        if self.glowing.count() > 0:
            self.lay_one()
        else:
            self.put_away()

    def draw_two(self) -> None:
        while any(self.seat["hands"]):
            self.lay_or_put_away()
        self.draw(2)

    def turn_over_in_row(self) -> None:
        if None not in self.seat["hands"]:
            self.lay_or_put_away()
        self.press(self.slot(self.filled_slot()))
        self.did("flip")

    def take_back(self) -> None:
        free = ("left", "right")[self.seat["hands"].index(None)]
        self.press(self.palm(free))
        self.press(self.slot(self.filled_slot()))
        self.did("take")

    def filled_slot(self) -> int:
        return next(number for number, tile in enumerate(self.seat["row"], 1) if tile is not None)

    def choose_god(self) -> None:
        self.press(self.page.locator("[data-god]:not(:disabled)").first)
        self.did("god")

    def send_prophet(self) -> None:
        self.find_tile()
        self.press(self.page.locator("[data-prophet]"))
        self.reach()

    def build(self) -> None:
        self.press(self.page.locator("[data-city-token]"))
        self.reach()

    def crush(self) -> None:
        """A city of the bot's, which is in no hurry to build one; with other tiles if those in hand do not fit."""
        self.page.keyboard.press("Escape")
        while not any(move["seat"] == self.told.you for move in self.moves("destroy")):
            self.when(lambda: len(self.inviting()) > 0)
            fitting = [cell for cell in self.inviting() if self.cell(cell).get_attribute("data-legal") is not None]
            if fitting:
                self.to(fitting[0])
            elif any(self.seat["hands"]):
                self.put_away()
            else:
                self.draw(2)

    def inviting(self) -> list[str]:
        """The cells of cities of the bot's that can be crushed."""
        mine = self.seat["colours"]
        return [one["cell"] for one in self.view["cities"] if one["prophet"] not in mine and not one["safe"]]


BOTS = "**/api/tables/*/bots"


def less_gentle(route: Route) -> None:
    """The bot of the lessons leaves the gods alone for a minute; this learner is faster than any."""
    route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "level": "steady"}))


ON_A_LAPTOP = pytest.mark.extended("the phone learns the same lessons, test_hands.py plays with the mouse")


@pytest.mark.slow("eighteen lessons")
@pytest.mark.parametrize(
    ("size", "lang"),
    [pytest.param(LAPTOP, "fr", marks=ON_A_LAPTOP, id="laptop"), pytest.param(PHONE, "de", id="phone")],
)
def test_every_lesson_is_learnt_by_doing_it(person: Welcome, size: tuple[int, int], lang: str) -> None:
    anna = person(size=size, lang=lang).visit("/learn/four-gods")
    anna.page.route(BOTS, less_gentle)
    anna.press("web-learn-begin")
    anna.at_table()
    anna.page.unroute(BOTS)
    player = Learner(anna)
    deeds: dict[str, Callable[[], object]] = {
        "ready": player.start,
        "faces": player.turn_over,
        "turn": player.turn_round,
        "lay": player.lay_one,
        "edges": player.lay_or_put_away,
        "draw": player.draw_two,
        "discard": player.put_away,
        "rowflip": player.turn_over_in_row,
        "take": player.take_back,
        "god": player.choose_god,
        "prophet": player.send_prophet,
        "city": player.build,
        "crush": player.crush,
    }
    card = player.card()
    for nth, lesson in enumerate(LESSONS, 1):
        # Who was forced to do something early has learnt it, and the guide does not wait for it again.
        if lesson in deeds and card.get_attribute("data-lesson") in LESSONS[nth:]:
            continue
        expect(card).to_have_attribute("data-lesson", lesson)
        expect(card.get_by_role("heading")).to_have_text(anna.t(f"web-learn-four-gods-{lesson}"))
        expect(card).to_contain_text(re.compile(rf"{nth}\s*/\s*{len(LESSONS)}"))
        if lesson in deeds:
            if anna.touches:
                anna.press("web-learn-fold", card)  # it lies over the World here
            deeds[lesson]()
            expect(card).not_to_have_attribute("data-lesson", lesson)
        else:
            anna.press("web-learn-finish" if lesson == LESSONS[-1] else "web-learn-next", card)
    expect(card).to_have_count(0)
    player.shows_what_it_was_told()
