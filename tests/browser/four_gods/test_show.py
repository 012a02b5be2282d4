"""After the game: the scoring as a show, step by step or skipped; the game again at its own speed, races and all."""

import re

import pytest
from playwright.sync_api import Locator, expect

from pantheon.client import Visitor
from pantheon.games.four_gods.names import TERRAINS
from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import almost_over, played_by
from tests.browser.four_gods.playing import ONE_EACH, Player, seconds, sit, table_of
from tests.server.serving import Server

PAUSE = 1.2  # seconds in which nothing happened in the game that is looked at
FIRST_STEP = 4000  # milliseconds after which the show goes on by itself
TICK = 1000  # milliseconds by which a film goes on


def shown_step(player: Player) -> tuple[int, int]:
    """Which step of the show, and how many there are."""
    found = re.search(r"(\d+)/(\d+)", player.show().inner_text())
    assert found is not None
    return int(found[1]), int(found[2])


def at_step(player: Player, step: int) -> None:
    player.when(lambda: shown_step(player)[0] == step)


def title(player: Player) -> Locator:
    return player.show().get_by_role("heading")


def ended(person: Person, server: Server) -> Player:
    """A game that ends before one's eyes."""
    table, visitors = table_of(server, mistakes="called", **ONE_EACH)
    almost_over(table, visitors)
    player = sit(person, visitors[0], table)
    player.page.keyboard.press("Space")
    player.did("pass")
    expect(player.show()).to_be_visible()
    return player


@pytest.mark.slow("every step of the show")
def test_the_scoring_goes_on_by_itself_and_by_hand(person: Welcome, server: Server) -> None:
    anna = person()
    anna.page.clock.install()
    player = ended(anna, server)
    t = anna.t
    expect(title(player)).to_have_text(t("web-four-gods-show-cities"))
    anna.page.clock.fast_forward(FIRST_STEP)
    at_step(player, 2)  # nobody pressed anything
    _, steps = shown_step(player)
    assert steps > 3
    anna.press("web-show-back", player.show())
    at_step(player, 1)
    titles = [title(player).inner_text()]
    for step in range(2, steps + 1):
        anna.press("web-show-next", player.show())
        at_step(player, step)
        titles.append(title(player).inner_text())
        # The land of a Kingdom that is counted is lit, on each of its tiles.
        if step < steps - 2:
            tiles = int(re.findall(r"\d+", player.show().get_by_role("paragraph").inner_text())[0])
            expect(player.world.locator(".marks [data-realm]")).to_have_count(tiles)
    assert titles[-3:] == [t(f"web-four-gods-show-{kind}") for kind in ("largest", "most", "total")]
    assert {t("web-four-gods-show-kingdom", terrain=terrain) for terrain in TERRAINS} & set(titles)

    # The markers end where the table says.
    scores = {score["seat"]: score["points"] for score in player.told["scores"]}
    numbers = [int(number) for number in player.show().locator("li b").all_inner_texts()]
    assert sorted(numbers) == sorted(scores.values())
    anna.press("web-show-done", player.show())
    expect(player.show()).to_have_count(0)
    panel = anna.page.get_by_role("tabpanel", name=t("web-tab-result"))
    expect(panel).to_be_visible()
    for points in scores.values():
        expect(panel.get_by_text(t("web-points", points=points), exact=True).first).to_be_visible()

    # Once more, with keys; Escape skips.
    anna.press("web-show-scoring", panel)
    expect(player.show()).to_be_visible()
    anna.page.keyboard.press("ArrowRight")
    at_step(player, 2)
    anna.page.keyboard.press("ArrowLeft")
    at_step(player, 1)
    anna.page.keyboard.press("Escape")
    expect(player.show()).to_have_count(0)


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, Visitor]:
    """A game with a silence and a race, and who sat first."""
    table, visitors = table_of(server, mistakes="called", **ONE_EACH)
    almost_over(table, visitors, PAUSE)
    played_by(table, visitors, [(0, "pass")])
    return table, visitors[0]


def replay(anna: Person, table: str, visitor: Visitor) -> Player:
    """Look back at a game that has ended, from the first thing in the World."""
    player = sit(anna, visitor, table)
    assert player.show().count() == 0, "who comes later has not asked for it"
    anna.press("web-look-back")
    at_first(anna, table, visitor)
    return player


def at_first(anna: Person, table: str, visitor: Visitor) -> None:
    told = visitor.call("GET", f"/api/tables/{table}/moves")
    first = next(move["what"]["move"] for move in told if "cell" in move["what"]["action"])
    expect(anna.page).to_have_url(re.compile(f"/move/{first}$"))


@pytest.mark.slow("a film in slow motion")
def test_a_game_is_played_again_at_several_speeds(person: Welcome, finished: tuple[str, Visitor]) -> None:
    anna = person()
    clock = anna.page.clock
    clock.install()
    replay(anna, *finished)
    clock.pause_at(anna.page.evaluate("Date.now()") + 60_000)  # from now on time goes by only here
    controls = anna.page.get_by_role("group", name=anna.t("web-replay"), exact=True)
    stop = anna.get("button", anna.t("web-replay-stop"), controls)
    took = dict.fromkeys((0.25, 4), 0)
    for speed, text in ((0.25, "web-replay-slow"), (4, "web-replay-fast")):
        anna.page.keyboard.press("End")
        anna.page.keyboard.press("Home")
        at_first(anna, *finished)
        anna.page.keyboard.press("Home")  # once more: to what was before
        expect(anna.page).to_have_url(re.compile("/move/0$"))
        controls.get_by_role("radio", name=anna.t(text, speed=speed), exact=True).click()
        anna.press("web-replay-play", controls)
        expect(stop).to_be_visible()
        while stop.count() > 0:  # it stops by itself
            clock.run_for(TICK)
            took[speed] += TICK
        expect(anna.get("button", anna.t("web-replay-play"), controls)).to_be_visible()
    assert took[0.25] > 1000 * PAUSE / 0.25
    assert took[4] < took[0.25] / 4


def test_step_by_step_with_the_races_and_their_times(person: Welcome, finished: tuple[str, Visitor]) -> None:
    anna, table = person(), finished[0]
    player = replay(anna, *finished)
    [race] = player.events("missed")
    assert race["at"] == "h1"
    moves = player.told["table"]["moves"]
    anna.visit(f"/table/{table}/move/{race['move']}")
    expect(anna.page.get_by_text(anna.t("web-looking", move=race["move"], moves=moves))).to_be_visible()
    late = player.world.locator("[data-race]")
    expect(late).to_have_text(anna.t("web-four-gods-late", who=f"Player {race['seat']}", late=f"{race['late']:.2f}"))
    # It stands where the hands met, and the move has its time.
    mark, cell = late.bounding_box(), player.cell("h1").bounding_box()
    assert mark is not None
    assert cell is not None
    assert abs(mark["x"] + mark["width"] / 2 - cell["x"] - cell["width"] / 2) < 2 * cell["width"]
    banner = anna.page.get_by_role("complementary", name=anna.t("web-look-back"))
    assert seconds(banner.locator(".time").inner_text()) >= int(PAUSE)
    tiles = len(player.page.locator("[data-cell].tile").all())
    anna.page.keyboard.press("ArrowLeft")
    expect(player.page.locator("[data-cell].tile")).to_have_count(tiles - 1)
    expect(late).to_have_count(0)
    anna.page.keyboard.press("ArrowRight")
    expect(late).to_have_count(1)
