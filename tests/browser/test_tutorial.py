"""The guided first turns, from the first step to the last: with the mouse, and with keys alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.hexes import walk_to
from tests.browser.playing import Player

BEGIN = ("world", "power", "pick", "place", "faith", "undo")
LESSONS = (*BEGIN, "rival", "temple", "converted", "look", "present", "others", "nations", "hint")
OWN, RIVAL, BEYOND = "-1,0", "2,0", "3,0"  # beside my temple; beside the other; beside the tribe there alone


class Guide:
    """The card of the tutorial, as a learner reads it."""

    def __init__(self, learner: Person) -> None:
        self.learner, self.player = learner, Player(learner)
        self.card = learner.page.get_by_role("complementary", name=learner.t("web-learn-guide"), exact=True)

    def lesson(self) -> str:
        return self.card.get_attribute("data-lesson") or ""

    def says(self, lesson: str, nth: int) -> None:
        """It has come to this lesson, and says which one it is."""
        expect(self.card).to_have_attribute("data-lesson", lesson)
        learner = self.learner
        expect(self.card.get_by_role("heading")).to_have_text(learner.t(f"web-learn-{lesson}"))
        expect(self.card).to_contain_text(re.compile(rf"{nth}\s*/\s*{len(LESSONS)}"))
        announced = learner.page.get_by_test_id("announced")
        expect(announced).to_contain_text(learner.t(f"web-learn-{lesson}"))

    def button(self, text: str) -> Locator:
        return self.learner.get("button", self.learner.t(text), self.card)


def learn(guide: Guide, deeds: dict[str, Callable[[], object]], go_on: Callable[[str], None]) -> None:
    """What a lesson asks for is done, and nothing else; where nothing is to be done, the learner goes on."""
    for nth, lesson in enumerate(LESSONS, 1):
        guide.says(lesson, nth)
        if lesson in deeds:
            assert guide.button("web-learn-skip").count() == 1, f"{lesson} does not wait"
            deeds[lesson]()
        elif lesson != "converted":  # there one waits for the other god
            go_on("web-learn-finish" if lesson == LESSONS[-1] else "web-learn-next")
    expect(guide.card).to_have_count(0)
    converted = guide.player.hexes.and_(guide.player.page.locator(f'[data-cell="{RIVAL}"]'))
    expect(converted).to_have_attribute("aria-label", re.compile(guide.learner.t("web-guest")))


@pytest.mark.extended("test_with_keys_alone goes through the same lessons")
def test_with_the_mouse(person: Welcome) -> None:
    anna = person(lang="fr").visit("/learn/gods")
    anna.press("web-learn-begin")
    anna.at_table()
    guide = Guide(anna)
    player = guide.player
    tribe = player.things.locator("button[aria-pressed]").first
    temple = player.things.locator("button[aria-pressed]").filter(has_text=anna.t("hex-temple"))

    def rival() -> None:
        expect(player.world.locator("path.lit")).not_to_have_count(0)
        tribe.click()
        player.put_on(RIVAL)

    def win_over() -> None:
        temple.click()
        player.put_on(BEYOND)

    deeds: dict[str, Callable[[], object]] = {
        "pick": tribe.click,
        "place": lambda: player.put_on(OWN),
        "undo": lambda: anna.press("web-undo"),
        "rival": rival,
        "temple": win_over,
        "look": lambda: anna.page.get_by_role("tabpanel").get_by_role("button").nth(5).click(),
        "present": lambda: anna.press("web-to-present"),
    }
    learn(guide, deeds, lambda text: guide.button(text).click())
    player.act()


@pytest.mark.slow("every lesson, and the bot of a tutorial takes its time")
def test_with_keys_alone(person: Welcome) -> None:
    anna = person(lang="de").visit("/learn/gods")
    keyboard = anna.page.keyboard
    anna.enter("web-learn-begin")
    anna.at_table()
    guide = Guide(anna)
    player = guide.player

    def put_on(cell: str) -> None:
        expect(player.glowing).not_to_have_count(0)
        anna.tab_to(player.world.locator("[data-cell][tabindex='0']"))
        walk_to(player.world, cell)
        keyboard.press("Enter")

    def pick_and_put(thing: str, cell: str) -> None:
        keyboard.press(thing)
        put_on(cell)

    def go_on(text: str) -> None:
        anna.tab_to(guide.button(text))
        keyboard.press("Enter")

    deeds: dict[str, Callable[[], object]] = {
        "pick": lambda: keyboard.press("1"),
        "place": lambda: put_on(OWN),
        "undo": lambda: keyboard.press("u"),
        "rival": lambda: pick_and_put("1", RIVAL),
        "temple": lambda: pick_and_put(temple_key(player), BEYOND),
        "look": lambda: keyboard.press("<"),
        "present": lambda: keyboard.press("Escape"),
    }
    learn(guide, deeds, go_on)


def temple_key(player: Player) -> str:
    """The figure that picks a temple."""
    temple = player.things.locator("button[aria-pressed]").filter(has_text=player.person.t("hex-temple"))
    expect(temple).to_have_attribute("aria-keyshortcuts", re.compile(r"^\d$"))
    return temple.get_attribute("aria-keyshortcuts") or ""


@pytest.mark.slow("several lessons in a browser")
def test_the_guide_can_be_left_and_survives_a_reload(person: Welcome) -> None:
    anna = person().visit("/learn/gods")
    anna.press("web-learn-begin")
    anna.at_table()
    guide = Guide(anna)
    guide.button("web-learn-next").click()
    guide.says("power", 2)
    anna.page.reload()
    guide.says("power", 2)
    guide.button("web-learn-back").click()
    guide.says("world", 1)
    guide.button("web-learn-leave").click()
    expect(guide.card).to_have_count(0)
    guide.player.act()
