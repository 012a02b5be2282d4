"""The log of a fast game: it keeps up, also in a page that lies behind another one."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.beside import at_work, good_bots
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import played_by
from tests.browser.four_gods.playing import sit, table_of
from tests.server.serving import Server

PACE = 0.05  # seconds between two commands of a bot
MANY = 250  # moves
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


def test_the_log_keeps_up_in_a_page_that_nobody_sees(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 4, final="5")
    played_by(table, visitors, [(seat, "ready") for seat in range(4)])
    anna = person()
    anna.context.add_init_script(SLEEPER)
    player = sit(anna, visitors[0], table)
    rows = player.page.locator("#side-log ol")
    expect(rows.get_by_role("listitem")).not_to_have_count(0)
    player.page.evaluate("() => fallAsleep(true)")
    with at_work(table, visitors[1:], good_bots(PACE)) as playing:
        player.when(lambda: len(player.told.moves()) > MANY)
        last = player.told.moves()[-1]["move"]
        player.when(lambda: last_told(rows) >= last)  # while they play on
        player.page.evaluate("() => fallAsleep(false)")
        player.when(lambda: rows.evaluate(BELOW) < NEAR)
        player.page.keyboard.press("Space")
        playing.result()

    # When all is over, too: what was done last is the last row, and before one's eyes.
    expect(player.show()).to_be_visible()
    anna.press("web-show-skip", player.show())
    anna.get("tab", anna.t("web-tab-log")).click()
    end = rows.locator("li.last")
    expect(end).to_have_count(1)
    player.when(lambda: rows.evaluate(BELOW) < NEAR)
    assert end.evaluate("row => row.parentElement.children.length - [...row.parentElement.children].indexOf(row)") < 5


def last_told(rows: Locator) -> int:
    """The number of the last move that the log tells."""
    numbers = re.findall(r'title="[^"]*?(\d+)', rows.inner_html())
    return int(numbers[-1]) if numbers else 0
