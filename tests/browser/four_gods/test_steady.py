"""On a phone nothing on the board moves while hands are on their way to it, and everything can be hit."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import played_by
from tests.browser.four_gods.playing import Player, sit, table_of
from tests.server.serving import Server

SIZES = {"phone": PHONE, "side": (844, 390), "small": (360, 640)}
_TURNS = {"phone": "de", "side": "fr", "small": "en"}
_FINGER = 32  # pixels
_UNSEEN = 0.1  # pixels: browsers place things in steps of a sixty-fourth
_BOARD = """() => [...document.querySelectorAll('[data-cell="a1"], [data-cell="h8"], [data-slot], [data-seat]')]
  .map(one => one.getBoundingClientRect()).map(({x, y, width, height}) => [x, y, width, height])"""
# Buttons that are not wholly on the screen, or not on top of all else in their middle.
_HIDDEN = """() => [...document.querySelectorAll("footer button:not(:disabled), .panel header button:not(:disabled)")]
  .filter(one => {
    const {left, top, right, bottom, width} = one.getBoundingClientRect();
    if (width === 0) return false;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return above === null || !(one.contains(above) || above.closest("section.panel") !== null);
  }).map(one => one.ariaLabel ?? one.innerText)"""
# Texts of the tray that are wider or higher than their box.
_CUT = """() => [...document.querySelectorAll("footer button, [data-seat] .name, [data-testid=prompt] .words")]
  .filter(({clientWidth, clientHeight, scrollWidth, scrollHeight}) =>
    clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1))
  .map(one => one.innerText)"""
_ROWS = """side => {
  const boxes = [...document.querySelectorAll(`[data-slot^="${side}/"]`)].map(one => one.getBoundingClientRect());
  const long = Math.max(...boxes.map(({right}) => right)) - Math.min(...boxes.map(({left}) => left));
  return Math.min(long, Math.max(...boxes.map(({bottom}) => bottom)) - Math.min(...boxes.map(({top}) => top)));
}"""


class Watched:
    """A player whose board is measured after each thing that he does."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.before = player.page.evaluate(_BOARD)

    def after(self, what: str) -> None:
        page = self.player.page
        for now, before in zip(page.evaluate(_BOARD), self.before, strict=True):
            assert now == pytest.approx(before, abs=_UNSEEN), f"the board moved: {what}"
        assert page.evaluate(_HIDDEN) == [], what
        assert page.evaluate(_CUT) == [], what
        assert self.player.person.scrolls() == (False, False)


@pytest.mark.slow("a table on three screens, measured after each step")
@pytest.mark.parametrize("title", SIZES)
def test_the_board_stays_where_it_is(person: Welcome, server: Server, title: str) -> None:
    table, visitors = table_of(server, 4)
    played_by(table, visitors, [(seat, "ready") for seat in (1, 2, 3)])
    anna = person("Anna", size=PHONE, lang=_TURNS[title])
    width, height = SIZES[title]
    anna.page.set_viewport_size({"width": width, "height": height})
    player = sit(anna, visitors[0], table).ready()
    player.begin()
    expect(player.glowing).not_to_have_count(0)
    watched = Watched(player)
    player.press(player.palm("left"))
    watched.after("a hand is picked")
    player.press(anna.page.locator('[data-god="elves"]'))
    player.did("god")
    watched.after("a god is chosen")
    player.press(anna.page.locator("[data-prophet]"))
    watched.after("a prophet is picked")
    player.press(anna.page.locator("[data-city-token]"))
    watched.after("a city is picked")
    for slot, hand in enumerate(("left", "right"), start=1):
        player.press(player.palm(hand))
        player.discard(slot)
    watched.after("the hands are empty")
    player.press(anna.page.locator("[data-pass]"))
    player.did("pass")
    watched.after("a pass")
    player.draw(2)
    watched.after("two tiles are drawn")


@pytest.mark.parametrize("title", SIZES)
def test_the_rows_of_others_are_as_deep_as_a_finger_and_open_below_the_world(
    person: Welcome, server: Server, title: str
) -> None:
    table, visitors = table_of(server, 4)
    played_by(table, visitors, [(seat, "ready") for seat in (1, 2, 3)])
    anna = person("Anna", size=PHONE)
    width, height = SIZES[title]
    anna.page.set_viewport_size({"width": width, "height": height})
    player = sit(anna, visitors[0], table).ready()
    player.begin()
    others = [seat["seat"] for seat in player.view["seats"] if seat["seat"] != player.side]
    seats = anna.page.locator("[data-four-gods-seat] button")
    expect(seats).to_have_count(len(others))
    for seat in seats.all():
        box = seat.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= _FINGER
    if title == "phone":
        for side in others:
            assert anna.page.evaluate(_ROWS, side) >= _FINGER, side
    watched = Watched(player)
    drawer = player.world.locator("section.panel")
    player.press(player.slot(5, others[0]))
    expect(drawer).to_be_visible()
    player.press(drawer.get_by_role("button", name=anna.t("web-close")))
    expect(drawer).to_have_count(0)
    player.press(seats.first)
    expect(drawer).to_be_visible()
    watched.after("a row is open")
    box, last = drawer.bounding_box(), player.cell("h8").bounding_box()
    assert box is not None
    assert last is not None
    beside = box["x"] >= last["x"] + last["width"] or box["y"] >= last["y"] + last["height"]
    assert beside, "the World is in sight"
