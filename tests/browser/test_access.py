"""What axe finds on every screen, on a laptop and a phone, in both themes; less motion for those who ask for it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import LAPTOP, PHONE, Person, missing
from tests.browser.conftest import Welcome
from tests.browser.playing import against_bots, finished
from tests.server.serving import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
# A theme changes colours and nothing else.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
TURN_THEME = "theme => { document.documentElement.dataset.theme = theme }"
# Colours that are still changing are nobody's colours; what goes on for ever may do so.
SETTLE = """async () => {
  await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
}"""
# Whatever changes its place or size for longer than a moment; fading is no motion.
MOVING = """() => document.getAnimations().filter(one => {
  const changed = one.effect.getKeyframes().flatMap(Object.keys);
  const moves = changed.some(name => ["transform", "translate", "scale", "rotate", "offsetDistance"].includes(name));
  return moves && one.effect.getComputedTiming().activeDuration > 1;
}).map(one => `${one.animationName ?? one.transitionProperty} of ${one.effect.target.outerHTML.slice(0, 80)}`)"""


def home(person: Person, _server: Server) -> None:
    person.visit()
    expect(person.get("button", person.t("web-home-play-bots"), person.card())).to_be_visible()


def new_table(person: Person, server: Server) -> None:
    home(person, server)
    person.press("web-home-new", person.card())
    expect(person.get("button", person.t("web-new-make"))).to_be_visible()


def lobby(person: Person, server: Server) -> None:
    new_table(person, server)
    person.press("web-new-make")
    expect(person.get("button", person.t("web-start"))).to_be_visible()


def table(person: Person, _server: Server) -> None:
    player = against_bots(person, 3)
    player.act()
    player.wait_for_turn()
    if player.glowing.count() == 0:
        player.press(player.able()[0])


def looking_back(person: Person, server: Server) -> None:
    there, _ = finished(server)
    person.visit(f"/table/{there}/move/30")
    expect(person.page.get_by_text(person.like("web-looking", "move", "moves"))).to_be_visible()


def result(person: Person, server: Server) -> None:
    there, visitors = finished(server)
    person.be(visitors[0]).visit(f"/table/{there}")
    person.press("web-verify")
    expect(person.page.get_by_text(person.t("web-verified-result"))).to_be_visible()


def rules(person: Person, _server: Server) -> None:
    person.visit("/rules/gods")
    expect(person.page.get_by_role("heading", level=2).first).to_be_visible()


def example(person: Person, _server: Server) -> None:
    person.visit("/rules/gods/check-temple-beside-two-tribes")
    person.press("web-rules-next")
    expect(person.page.get_by_text(person.t("web-rules-step", step=2, steps=2), exact=True)).to_be_visible()


def trial(person: Person, server: Server) -> None:
    example(person, server)
    person.press("web-rules-try")
    expect(person.get("group", person.t("web-gods-things"))).to_be_visible()


def learn(person: Person, _server: Server) -> None:
    person.visit("/learn/gods")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def guided(person: Person, server: Server) -> None:
    learn(person, server)
    person.press("web-learn-begin")
    expect(person.page.get_by_role("complementary", name=person.t("web-learn-guide"))).to_be_visible()


SCREENS = (home, new_table, lobby, table, looking_back, result, rules, example, trial, learn, guided)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(
    person: Welcome, server: Server, screen: Callable[[Person, Server], None], size: tuple[int, int]
) -> None:
    if not AXE.exists():
        missing("axe-core is not installed: `make build`")
    first, second = ("light", "dark") if size == PHONE else ("dark", "light")
    anna = person("Anna", theme=first, size=size)
    screen(anna, server)
    assert anna.page.locator("html").get_attribute("data-theme") == first
    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = violations(anna, RULES)
    anna.page.evaluate(TURN_THEME, second)
    found += violations(anna, COLOURS)
    assert not found, "\n".join(map(told, found))


def violations(person: Person, rules: dict[str, Any]) -> list[dict[str, Any]]:
    person.page.evaluate(SETTLE)
    found: list[dict[str, Any]] = person.page.evaluate("rules => axe.run(rules)", rules)["violations"]
    return found


def told(violation: dict[str, Any]) -> str:
    nodes = [f"    {node['html'][:160]}\n      {node['failureSummary']}" for node in violation["nodes"][:4]]
    return "\n".join([f"{violation['impact']} {violation['id']}: {violation['help']}", *nodes])


def test_nothing_moves_for_those_who_ask_for_rest(person: Welcome) -> None:
    anna = person(calm=True)
    player = against_bots(anna)
    moving: set[str] = set()
    for _ in range(3):
        player.act(1)
        moving |= set(anna.page.evaluate(MOVING))
    assert not moving
