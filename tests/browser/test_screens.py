"""Every screen of the house, and the table of Gods, on a laptop and on a phone: for everybody, in every language."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser import screens
from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.playing import Player, finished, two_clicks
from tests.server.serving import Server

MOST_BYTES = 130_000  # over the wire, for whoever comes for the first time


def home(person: Person, _server: Server) -> None:
    person.visit()
    expect(person.get("button", person.t("web-home-play-bots"), person.card())).to_be_visible()


def new_table(person: Person, _server: Server) -> None:
    person.press("web-home-new", person.card())
    expect(person.get("button", person.t("web-new-make"))).to_be_visible()


def finer_points(person: Person, _server: Server) -> None:
    dialog = person.get("dialog", person.t("web-new-title"))
    for folded in ("web-new-more", "web-preset-own"):
        dialog.locator("summary").filter(has_text=person.t(folded)).click()
    person.get("radio", person.t("web-new-clock-bank"), dialog).check(force=True)
    expect(dialog.get_by_label(person.t("web-new-increment"))).to_be_visible()


def lobby(person: Person, _server: Server) -> None:
    person.press("web-new-make")
    expect(person.get("button", person.t("web-start"))).to_be_visible()


def table(person: Person, _server: Server) -> None:
    player = two_clicks(person, 3)
    player.act()
    player.wait_for_turn()
    if player.glowing.count() == 0:
        player.press(player.able()[0])
    if person.touches:
        screens.large_enough_for_a_finger(person)


def reloaded(person: Person, _server: Server) -> None:
    """In the language that was chosen last."""
    person.page.reload()
    Player(person).things.wait_for()


def keys(person: Person, _server: Server) -> None:
    person.press("web-menu")
    assert person.get("button", person.t("web-keys")).is_visible()
    person.press("web-keys")
    expect(person.get("dialog", person.t("web-keys"))).to_be_visible()


def result(person: Person, server: Server) -> None:
    there, visitors = finished(server)
    person.be(visitors[0]).visit(f"/table/{there}")
    person.press("web-verify")
    expect(person.page.get_by_text(person.t("web-verified-result"))).to_be_visible()


def log(person: Person, _server: Server, tab: str = "log") -> None:
    name = re.compile(re.escape(person.t(f"web-tab-{tab}")))
    person.page.get_by_role("button" if person.touches else "tab", name=name).first.click()
    expect(person.page.locator(f"#side-{tab}")).to_be_visible()


def chat(person: Person, server: Server) -> None:
    log(person, server, "chat")


def looking_back(person: Person, server: Server) -> None:
    there, _ = finished(server)
    person.visit(f"/table/{there}/move/30")
    expect(person.page.get_by_text(person.like("web-looking", "move", "moves"))).to_be_visible()


def rules(person: Person, _server: Server, game: str = "gods") -> None:
    person.visit(f"/rules/{game}")
    expect(person.page.get_by_role("heading", level=2).first).to_be_visible()


def rules_of_four_gods(person: Person, server: Server) -> None:
    rules(person, server, "four-gods")


def rules_of_deus(person: Person, server: Server) -> None:
    rules(person, server, "deus")


def example(person: Person, _server: Server) -> None:
    person.visit("/rules/gods/check-temple-beside-two-tribes")
    person.press("web-rules-next")
    expect(person.page.get_by_text(person.t("web-rules-step", step=2, steps=2), exact=True)).to_be_visible()


def trial(person: Person, _server: Server) -> None:
    person.press("web-rules-try")
    expect(person.get("group", person.t("web-gods-things"))).to_be_visible()


def learn(person: Person, _server: Server) -> None:
    person.visit("/learn/gods")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def guided(person: Person, _server: Server) -> None:
    person.press("web-learn-begin")
    expect(person.page.get_by_role("complementary", name=person.t("web-learn-guide"))).to_be_visible()


def lost(person: Person, _server: Server) -> None:
    person.visit("/nowhere")
    expect(person.page.get_by_text(person.t("web-lost"))).to_be_visible()
    person.was_refused()


# What somebody sees one after the other.
WALKS = screens.Walks(
    screens={
        "a new table": (home, new_table, finer_points, lobby),
        "a game": (table, reloaded, keys),
        "afterwards": (result, log, chat, looking_back),
        "reading": (rules, example, trial, rules_of_four_gods, rules_of_deus),
        "learning": (learn, guided, lost),
    },
    for_axe={home, new_table, lobby, table, looking_back, result, rules, example, trial, learn, guided},
    kinds=("web", "gods", "god", "hex", "tribe", "ending"),
)


def test_a_first_visit_is_light_asks_nothing_twice_and_leaves_no_complaint(person: Welcome) -> None:
    anna = person(lang="fr")  # what her browser complains of fails the test
    wire = anna.page.context.new_cdp_session(anna.page)
    asked: list[str] = []
    weights: list[float] = []
    wire.on("Network.requestWillBeSent", lambda event: asked.append(urlsplit(event["request"]["url"]).path))
    wire.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    anna.page.goto("/", wait_until="networkidle")
    expect(anna.page.get_by_role("article")).to_have_count(3)
    wire.detach()
    assert sum(weights) < MOST_BYTES
    assert asked.count("/api/games") == 1
    assert asked.count("/api/guests/me") == 1
    assert [path for path in asked if "/Table-" in path or "/game-" in path] == []


@pytest.mark.slow("axe looks at the screens, and every text is read")
@WALKS.everywhere(on_a_laptop="a game")
def test_axe_finds_nothing_and_no_text_is_missing(
    person: Welcome, server: Server, walk: str, size: tuple[int, int]
) -> None:
    WALKS.take(walk, person, server, size)
