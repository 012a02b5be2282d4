"""A hint marks what a bot would do; what was done is taken back."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import LAPTOP, PHONE
from tests.browser.conftest import Welcome
from tests.browser.hearing import until
from tests.browser.playing import Player, against_bots

_BELOW = """(cells, [x, y]) => cells.find(cell => {
  const box = cell.getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < box.width / 4;
})?.dataset.cell ?? "" """
_NAMES = "all => new Set(all.map(one => one.ariaLabel ?? one.innerText)).size"


def marked_cell(player: Player) -> str | None:
    """The legal cell below the mark on the map; None if the hint needs no place."""
    mark = player.world.locator("path.hint")
    if mark.count() == 0:
        return None
    box = mark.bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    return str(player.glowing.evaluate_all(_BELOW, middle))


def test_a_hint_can_be_followed(person: Welcome) -> None:
    anna = person()
    player = against_bots(anna)
    for how in ("mouse", "key", "mouse"):
        player.wait_for_turn()
        lines = player.lines().count()
        if how == "mouse":
            anna.press("web-hint")
        else:
            anna.page.keyboard.press("h")
        follow(player)
        expect(player.tray.locator("button.hinted")).to_have_count(0)
        assert player.lines().count() > lines


def follow(player: Player) -> None:
    """Do what is marked: something that can be had, on a cell where it may lie."""
    heard, mark = player.told(), player.world.locator("path.hint")
    marked = player.tray.locator("button.hinted")
    until(player.person, lambda: marked.count() > 0 or mark.count() > 0)
    said = player.page.get_by_test_id("announced")  # whoever listens hears it, too
    expect(said).to_have_text(player.person.like("web-hinted", "words", whole=True))
    if marked.count() > 0:  # else it is in hand already, a desert that was lifted for instance, and needs but a place
        assert marked.evaluate_all(_NAMES) == 1, "two of a kind may be on display, but nothing else is marked"
        expect(marked.first).not_to_have_attribute("aria-disabled", "true")
        player.press(marked.first)
        until(player.person, lambda: player.told() > heard or mark.count() > 0)
    if player.told() == heard:
        cell = marked_cell(player)
        assert cell, "the mark on the map lies on a legal cell"
        player.put_on(cell)
        until(player.person, lambda: player.told() > heard)


_LAPTOP = pytest.param(LAPTOP, marks=pytest.mark.extended("the trial on the rules page takes back with the mouse"))


@pytest.mark.parametrize("size", [_LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_own_move_is_taken_back(person: Welcome, size: tuple[int, int]) -> None:
    """Nothing is drawn between the two actions of a turn, so the first is free to be taken back."""
    anna = person(size=size)
    player = against_bots(anna)
    player.wait_for_turn()
    undo = anna.get("button", anna.t("web-undo"))
    expect(undo).to_be_disabled()
    before = player.seen()
    player.play()
    assert player.seen() != before
    anna.press("web-undo")
    until(anna, lambda: player.seen() == before)
    expect(undo).to_be_disabled()
    player.wait_for_turn()
    player.play()
    assert player.seen() != before


def test_a_hint_is_gone_once_something_else_is_played(person: Welcome) -> None:
    anna = person()
    player = against_bots(anna)
    player.wait_for_turn()
    anna.press("web-hint")
    expect(player.tray.locator("button.hinted")).to_have_count(1)
    player.play()
    expect(player.tray.locator("button.hinted")).to_have_count(0)
    expect(player.world.locator("path.hint")).to_have_count(0)
