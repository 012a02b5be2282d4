"""The guided first turns of Deus, from the first lesson to the last: with the mouse, with fingers, with keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, arrived
from tests.browser.hexes import walk_to

LESSONS = (
    "map", "villages", "goods", "card", "pick", "site", "pay", "build", "fired", "column", "pieces", "unit", "attack",
    "temple", "offer", "gods", "end", "points",
)  # fmt: skip
FIRST, SECOND, RED, TOP, BELOW = "G01", "G05", "R08", "Y01", "T10"  # the hand that the course's seed deals
HOME, BESIDE = "2,2", "1,2"  # a forest at the edge beside a village; a field next to it
Deeds = dict[str, Callable[[], object]]


class Guide:
    """The card of the tutorial, as a learner reads it."""

    def __init__(self, learner: Person) -> None:
        self.learner = learner
        self.card = learner.page.get_by_role("complementary", name=learner.t("web-learn-guide"), exact=True)

    def says(self, lesson: str, nth: int) -> None:
        """It has come to this lesson, and says which one it is."""
        expect(self.card).to_have_attribute("data-lesson", lesson)
        expect(self.card.get_by_role("heading")).to_have_text(self.learner.t(f"web-learn-deus-{lesson}"))
        expect(self.card).to_contain_text(self.learner.t(f"web-learn-deus-{lesson}-words"))
        expect(self.card).to_contain_text(re.compile(rf"{nth}\s*/\s*{len(LESSONS)}"))

    def button(self, text: str) -> Locator:
        return self.learner.get("button", self.learner.t(text), self.card)


def without_a_pause(route: Route) -> None:
    """The bot of a tutorial gives a learner time to read; nobody reads here."""
    route.continue_(post_data={**(route.request.post_data_json or {}), "level": "frantic"})


def begin(person: Person) -> tuple[Guide, Player]:
    """Through the door of the tutorial to its table."""
    person.context.route("**/api/tables/*/bots", without_a_pause)
    person.visit("/learn/deus")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.t("web-learn-deus-title"))
    person.enter("web-learn-begin")
    person.at_table()
    return Guide(person), arrived(person)


def learn(guide: Guide, deeds: Deeds, go_on: Callable[[Locator], None]) -> None:
    """What a lesson asks for is done, and nothing else; where nothing is to be done, the learner goes on."""
    for nth, lesson in enumerate(LESSONS, 1):
        guide.says(lesson, nth)
        if lesson in deeds:
            expect(guide.button("web-learn-skip")).to_be_visible()
            deeds[lesson]()
        else:
            go_on(guide.button("web-learn-finish" if lesson == LESSONS[-1] else "web-learn-next"))
    expect(guide.card).to_have_count(0)


def by_hand(guide: Guide, player: Player) -> Deeds:
    """What a mouse or a finger does."""
    person = player.person

    def pick() -> None:
        player.press_card(player.card(FIRST))

    def site() -> None:
        if person.touches:
            player.press(guide.button("web-learn-fold"))  # it lies over the map
        expect(player.glowing).not_to_have_count(0)
        player.choose(HOME)

    def build(card: str, cell: str) -> None:
        player.wait_for_turn()
        player.pick(card)
        player.choose(cell)
        player.press(player.build_button)

    def column() -> None:
        build(SECOND, BESIDE)
        expect(player.question).to_be_visible()
        expect(guide.card).to_have_attribute("data-lesson", "column")  # it waits for the answer
        player.press(player.question.locator("[data-answer]").first)

    def offer() -> None:
        player.wait_for_turn()
        person.press("web-deus-offer", player.tray)
        for card in (TOP, BELOW):
            player.press_card(player.card(card))
        person.press("web-deus-offer-make", player.tray, cards=2)

    return {
        "pick": pick,
        "site": site,
        "build": lambda: player.press(player.build_button),
        "column": column,
        "unit": lambda: build(RED, HOME),
        "offer": offer,
    }


@pytest.mark.extended("the same lessons with fingers and with keys; test_building has the mouse")
def test_with_the_mouse(person: Welcome) -> None:
    anna = person(lang="fr")
    guide, player = begin(anna)
    learn(guide, by_hand(guide, player), lambda button: button.click())
    player.wait_for_turn()
    assert len(player.seat["hand"]) == 7  # five, and Minerva's two
    player.play()


@pytest.mark.slow("every lesson")
def test_with_fingers(person: Welcome) -> None:
    guide, player = begin(person(lang="de", size=PHONE))

    def go_on(button: Locator) -> None:
        player.when(player.ready)  # the card makes room for what the others do, and would slip away below the finger
        button.tap()

    learn(guide, by_hand(guide, player), go_on)
    player.wait_for_turn()


@pytest.mark.extended("the same lessons with fingers; test_keys builds and offers by keys")
@pytest.mark.slow("every lesson")
def test_with_keys_alone(person: Welcome) -> None:
    anna = person(lang="en")
    guide, player = begin(anna)
    keyboard = anna.page.keyboard

    def go_on(button: Locator) -> None:
        anna.tab_to(button)
        keyboard.press("Enter")

    def pick(card: str) -> None:
        held = player.card(card)
        expect(held).to_have_attribute("aria-keyshortcuts", re.compile(r"^\d$"))
        keyboard.press(held.get_attribute("aria-keyshortcuts") or "")
        expect(held).to_have_attribute("aria-pressed", "true")

    def choose(cell: str) -> None:
        expect(player.glowing.and_(player.cell(cell))).to_have_count(1)
        anna.tab_to(player.world.locator("[data-cell][tabindex='0']"))
        walk_to(player.world, cell)
        keyboard.press("Enter")

    def confirm() -> None:
        expect(player.build_button).to_be_enabled()
        keyboard.press("b")

    def build(card: str, cell: str) -> None:
        player.wait_for_turn()
        pick(card)
        choose(cell)
        confirm()

    def column() -> None:
        build(SECOND, BESIDE)
        expect(player.question).to_be_visible()
        keyboard.press("1")

    def offer() -> None:
        player.wait_for_turn()
        keyboard.press("o")
        pick(TOP)
        pick(BELOW)
        keyboard.press("b")

    deeds: Deeds = {
        "pick": lambda: pick(FIRST),
        "site": lambda: choose(HOME),
        "build": confirm,
        "column": column,
        "unit": lambda: build(RED, HOME),
        "offer": offer,
    }
    learn(guide, deeds, go_on)
    player.wait_for_turn()


@pytest.mark.slow("several lessons in a browser")
def test_the_guide_can_be_left_and_survives_a_reload(person: Welcome) -> None:
    anna = person()
    guide, player = begin(anna)
    guide.button("web-learn-next").click()
    guide.says("villages", 2)
    lit = player.world.locator("path.lit:not(.dark)")
    expect(lit).to_have_count(4)
    anna.page.reload()
    guide.says("villages", 2)
    expect(lit).to_have_count(4)
    guide.button("web-learn-back").click()
    guide.says("map", 1)
    guide.button("web-learn-leave").click()
    expect(guide.card).to_have_count(0)
    player.play()
