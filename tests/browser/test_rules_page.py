"""The rules and their examples: open one, go through it, and play on from it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import LAPTOP, PHONE, Person, Role
from tests.browser.conftest import Welcome
from tests.browser.hearing import until
from tests.browser.hexes import open_cells
from tests.browser.playing import GLOWING, HEX, Player
from tests.server.serving import Server

STACKED, TEMPLE = "one-hex-per-cell", "check-temple-beside-two-tribes"


def told(server: Server, example: str, lang: str) -> dict[str, Any]:
    """The example as the house tells it."""
    found: dict[str, Any] = server.visitor().call("GET", f"/api/examples/gods/{example}?lang={lang}")
    return found


def shown(person: Person) -> Locator:
    """The example: beside the rules, on a phone above them."""
    role: Role = "dialog" if person.touches else "complementary"
    return person.get(role, person.t("web-rules-example"))


def at_step(person: Person, step: int, steps: int) -> None:
    expect(shown(person).get_by_text(person.t("web-rules-step", step=step, steps=steps), exact=True)).to_be_visible()


_OPENED = pytest.mark.extended("test_the_board_shows_the_step goes through an example on a laptop")


@pytest.mark.slow("every step of an example in a browser")
@pytest.mark.parametrize("size", [pytest.param(LAPTOP, marks=_OPENED), PHONE], ids=["laptop", "phone"])
def test_an_example_is_opened_and_gone_through(person: Welcome, server: Server, size: tuple[int, int]) -> None:
    anna = person(lang="de", size=size).visit("/rules/gods")
    example = told(server, STACKED, "de")
    deeds = [step for step in example["scenes"][0]["steps"] if step["action"] is not None]
    refusals = [step["text"] for step in deeds if step["view"] is None]
    assert refusals

    link = anna.page.get_by_role("link", name=example["title"], exact=True)
    anna.page.locator("details").filter(has_text=example["title"]).locator("summary").click()
    link.click()
    expect(anna.page).to_have_url(re.compile(f"/rules/gods/{STACKED}$"))
    steps = len(deeds) + 1
    at_step(anna, 1, steps)
    expect(anna.get("button", anna.t("web-rules-back"), shown(anna))).to_be_disabled()

    # Forward to the end: what is refused says why.
    why = []
    for step, deed in enumerate(deeds, 2):
        anna.press("web-rules-next", shown(anna))
        at_step(anna, step, steps)
        if deed["view"] is None:
            expect(shown(anna).get_by_text(deed["text"], exact=True)).to_be_visible()
            why.append(deed["text"])
    assert why == refusals
    expect(anna.get("button", anna.t("web-rules-next"), shown(anna))).to_be_disabled()

    # Back, with a key; then closed, and the browser's own way back leads to it again.
    shown(anna).get_by_role("heading").first.focus()
    anna.page.keyboard.press("ArrowLeft")
    at_step(anna, steps - 1, steps)
    anna.press("web-rules-close", shown(anna))
    expect(shown(anna)).to_have_count(0)
    expect(anna.page).to_have_url(re.compile("/rules/gods$"))
    anna.page.go_back()
    at_step(anna, 1, steps)


def test_the_board_shows_the_step(person: Welcome, server: Server) -> None:
    """A temple beside two tribes of another god: the picture changes with the step, there and back."""
    anna = person().visit(f"/rules/gods/{TEMPLE}")
    world = anna.get("application", anna.t("web-gods-world"), shown(anna))
    tribes = world.get_by_role("img", name=re.compile(re.escape(anna.t("god-gold"))))
    cells = world.locator("[data-cell]")
    expect(cells).to_have_count(4)
    expect(tribes).to_have_count(3)  # the temple and two tribes
    anna.press("web-rules-next", shown(anna))
    expect(cells).to_have_count(5)
    expect(tribes).to_have_count(1)
    for step in told(server, TEMPLE, "en")["scenes"][0]["steps"]:
        if step["action"] is None:
            expect(shown(anna).get_by_text(step["text"], exact=True)).to_be_visible()
    anna.press("web-rules-back", shown(anna))
    expect(cells).to_have_count(4)
    expect(tribes).to_have_count(3)


class Trial(Player):
    """An example that is played on, by one person for everybody."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.dialog = person.get("dialog", person.t("web-rules-try"))
        self.things = person.get("group", person.t("web-gods-things"), self.dialog)
        self.tray = self.things.locator("xpath=..")
        self.world = person.get("application", person.t("web-gods-world"), self.dialog)
        self.hexes, self.glowing = self.world.locator(HEX), self.world.locator(GLOWING)

    def insist_on(self, cell: str) -> None:
        """Place something where it does not glow: a click, or two touches."""
        for _ in range(2 if self.person.touches else 1):
            x, y = open_cells(self.world.locator(f'[data-cell="{cell}"]'))[cell]
            if self.person.touches:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)

    def thing(self, name: str) -> Locator:
        return self.things.locator("button[aria-pressed]").filter(has_text=self.person.t(name)).first


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_example_is_played_on(person: Welcome, size: tuple[int, int]) -> None:
    anna = person(lang="fr", size=size).visit(f"/rules/gods/{TEMPLE}")
    anna.press("web-rules-try")
    trial = Trial(anna)
    before = 4
    expect(trial.hexes).to_have_count(before)

    # What is against the rules is refused in words, and nothing happens.
    trial.press(trial.thing("hex-temple"))
    expect(trial.glowing).not_to_have_count(0)
    trial.insist_on("2,0")
    expect(anna.page.get_by_text(anna.t("gods-cell-taken", q="2", r="0")).first).to_be_visible()
    expect(trial.hexes).to_have_count(before)
    anna.was_refused()

    # The move of the example itself works, and is taken back.
    if trial.glowing.count() == 0:
        trial.press(trial.thing("hex-temple"))
    trial.put_on("3,0")
    until(anna, lambda: trial.hexes.count() == before + 1)
    anna.press("web-undo", trial.dialog)
    expect(trial.hexes).to_have_count(before)
    assert anna.scrolls()[0] is False
    anna.press("web-rules-try-leave", trial.dialog)
    expect(trial.dialog).to_have_count(0)
    expect(shown(anna)).to_be_visible()
