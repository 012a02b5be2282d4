"""The log of a fast game: it keeps up, also in a page that lies behind another one."""

import re

import pytest
from playwright.sync_api import Locator, expect

from pantheon.client import LiveTable, Visitor
from pantheon.games.four_gods.names import CELLS
from tests.browser.beside import drive
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import filled, laid, played_by, put_down
from tests.browser.four_gods.playing import sit, table_of
from tests.server.serving import Server

MANY = 250  # rows of the log: more than are on the page at once
NEAR = 48  # pixels from the end that count as being there
BELOW = "list => list.scrollHeight - list.scrollTop - list.clientHeight"
# What a browser does to a page that nobody sees, and a browser without a window does not: it draws no pictures.
SLEEPER = """(() => {
  const [draw, waiting] = [requestAnimationFrame.bind(window), []];
  let asleep = false;
  window.requestAnimationFrame = step => asleep ? -waiting.push(step) : draw(step);
  Object.defineProperty(document, "hidden", { get: () => asleep });
  Object.defineProperty(document, "visibilityState", { get: () => asleep ? "hidden" : "visible" });
  window.fallAsleep = whether => {
    asleep = whether;
    document.dispatchEvent(new Event("visibilitychange"));
    if (!asleep) waiting.splice(0).forEach(draw);
  };
})()"""


@pytest.mark.slow("more rows than are on the page at once")
def test_the_log_keeps_up_in_a_page_that_nobody_sees(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 4, mistakes="called")
    filled(table, visitors, CELLS[:8])
    put_down(table, visitors, 2)
    put_down(table, visitors, 3)
    anna = person()
    anna.context.add_init_script(SLEEPER)
    player = sit(anna, visitors[0], table)
    rows = player.page.locator("#side-log ol")
    expect(rows.get_by_role("listitem")).not_to_have_count(0)
    player.page.evaluate("() => fallAsleep(true)")
    turned(table, visitors[2:], MANY)
    laid(table, visitors, 1, *CELLS[8:12])
    player.when(lambda: len(player.told.moves()) > MANY + 4)
    last = player.told.moves()[-1]["move"]
    player.when(lambda: last_told(rows) >= last)
    player.page.evaluate("() => fallAsleep(false)")
    player.when(lambda: rows.evaluate(BELOW) < NEAR)

    # When all is over, too: what was done last is the last row, and before one's eyes.
    played_by(table, visitors, [(seat, "pass") for seat in range(4)])
    expect(player.show()).to_be_visible()
    anna.press("web-show-skip", player.show())
    anna.get("tab", anna.t("web-tab-log")).click()
    end = rows.locator("li.last")
    expect(end).to_have_count(1)
    player.when(lambda: rows.evaluate(BELOW) < NEAR)
    assert end.evaluate("row => row.parentElement.children.length - [...row.parentElement.children].indexOf(row)") < 5


def turned(table: str, visitors: list[Visitor], times: int) -> None:
    """These turn the first tile of their rows over, in turn and as fast as they can: each time makes a row."""

    async def work(lives: list[LiveTable]) -> None:
        for number in range(times):
            live = lives[number % len(lives)]
            view, you = live.talk.view, live.talk.you
            assert view is not None
            assert you is not None
            own = view["seats"][you]
            await live.play({"do": "flip", "row": own["seat"], "slot": 1, "face": own["row"][0]["face"]})

    drive(table, visitors, work)


def last_told(rows: Locator) -> int:
    """The number of the last move that the log tells."""
    numbers = re.findall(r'title="[^"]*?(\d+)', rows.inner_html())
    return int(numbers[-1]) if numbers else 0
