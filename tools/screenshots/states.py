"""Every state of the pages: how to come to it, in English; sheets.py then turns the page to every look."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from playwright.sync_api import Locator, Page

from pantheon.client import Visitor
from pantheon.games import game as game_named
from pantheon.texts import texts
from tools.decisions import Decision, covering, decisions
from tools.screenshots.house import NAMES, PLAYERS, SEED, House

State = Callable[[Page, House], None]
TITLES = {"gods": "Gods", "four-gods": "4 Gods", "deus": "Deus"}
MOMENTS = {"beginning": 0.05, "rows": 0.35, "late": 0.8, "end": 0.97}  # of a game of 4 Gods, which has no turns
PIECE, CARD = "footer .tray button[aria-pressed]:not([aria-disabled=true])", "[data-card][data-legal]"
_T = texts("en")


def every_state() -> Iterator[tuple[str, State]]:
    """Names of files, and how the page is brought there."""
    yield "home", partial(at, "/", "main")
    yield "cards", partial(at, "/cards", "main > ul > li")
    yield "lost", partial(at, "/nowhere", "h1")
    yield "lobby", partial(lobby, others=0)
    yield "lobby-full", partial(lobby, others=2)
    for game in PLAYERS:
        yield f"new-{game}", partial(new_table, game)
        yield f"rules-{game}", partial(at, f"/rules/{game}", "h2")
        yield f"learn-{game}", partial(at, f"/learn/{game}", "h1")
        yield f"guide-{game}", partial(guide, game)
        yield f"result-{game}", partial(result, game)
        yield f"scoring-{game}", partial(scoring, game)
        yield f"back-{game}", partial(looking_back, game)
        yield f"log-{game}", partial(log, game)
        yield f"menu-{game}", partial(menu, game)
        yield f"keys-{game}", partial(keys, game)
    for moment, part in MOMENTS.items():
        yield f"four-gods-{moment}", partial(moment_of_four_gods, part)
    for decision in asked("gods"):
        yield f"gods-{'-'.join(sorted(decision.verbs))}", partial(decided, decision)
        if "tribe" in decision.verbs:
            yield f"gods-{'-'.join(sorted(decision.verbs))}-picked", partial(picked, PIECE, decision)
    for decision in asked("deus", joker=True):
        yield f"deus-{'-'.join(sorted(decision.verbs))}", partial(decided, decision)
        if "build" in decision.verbs:
            yield f"deus-{'-'.join(sorted(decision.verbs))}-picked", partial(picked, CARD, decision)


@cache
def asked(name: str, **options: Any) -> list[Decision]:
    """Decisions of a game in which every verb occurs."""
    game = game_named(name)
    found: dict[frozenset[str], Decision] = {}
    for bot in ("greedy", "random"):
        for decision in decisions(game, game.options(players=PLAYERS[name], **options), SEED, bot):
            found.setdefault(decision.verbs, decision)
    return covering(found.values())


def button(page: Page, text: str) -> Locator:
    return page.get_by_role("button", name=_T.say(text)).first


def at(path: str, shows: str, page: Page, _house: House) -> None:
    page.goto(path)
    page.locator(shows).first.wait_for()


def lobby(page: Page, house: House, others: int) -> None:
    table = house.guest.make_table("gods", options={"players": "3"})
    house.guest.join(table.id)
    for name in NAMES[1 : 1 + others]:
        Visitor(house.address).arrive(name).join(table.id)
    at(f"/table/{table.id}", "h1", page, house)


def new_table(game: str, page: Page, house: House) -> None:
    at("/", "main", page, house)
    button(page.get_by_role("article").filter(has_text=TITLES[game]).first, "web-home-new").click()  # type: ignore[arg-type]
    page.get_by_role("dialog").wait_for()


def guide(game: str, page: Page, house: House) -> None:
    at(f"/learn/{game}", "h1", page, house)
    page.locator("button.main").first.click()
    page.wait_for_url("**/table/*")
    page.locator("[data-cell], [data-hand]").first.wait_for(state="attached")


def result(game: str, page: Page, house: House) -> None:
    at(f"/table/{house.records[game]}", "[data-n]", page, house)
    button(page, "web-verify").wait_for()


def scoring(game: str, page: Page, house: House) -> None:
    result(game, page, house)
    shows = button(page, "web-show-scoring")
    if shows.count():
        shows.click()


def looking_back(game: str, page: Page, house: House) -> None:
    moves = len(house.guest.call("GET", f"/api/tables/{house.records[game]}/moves"))
    at(f"/table/{house.records[game]}/move/{moves // 2}", "[data-cell]", page, house)


def table(game: str, page: Page, house: House) -> None:
    at(f"/table/{house.tables[game]}", "[data-n]", page, house)


def log(game: str, page: Page, house: House) -> None:
    """It lies behind a tab on a desktop, behind a button on a phone."""
    table(game, page, house)
    found = page.get_by_role("tab", name=_T.say("web-tab-log"))
    (found if found.count() else button(page, "web-tab-log")).click()


def menu(game: str, page: Page, house: House) -> None:
    table(game, page, house)
    button(page, "web-menu").click()


def keys(game: str, page: Page, house: House) -> None:
    table(game, page, house)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def decided(decision: Decision, page: Page, house: House) -> None:
    """A table that goes on from a decision; bots wait for as long as nobody decides."""
    old = house.guest.call("POST", "/api/records", {"record": decision.record})["id"]
    wish = {"move": decision.moves, "seat": decision.seat, "bot": "greedy", "level": "gentle"}
    new = house.guest.call("POST", f"/api/tables/{old}/branch", wish)["table"]["id"]
    at(f"/table/{new}", "[data-cell]", page, house)


def picked(thing: str, decision: Decision, page: Page, house: House) -> None:
    decided(decision, page, house)
    page.locator(thing).first.click()


def moment_of_four_gods(part: float, page: Page, house: House) -> None:
    """A table that goes on after a part of a game; its bots are slow."""
    record = house.records["four-gods"]
    moves = len(house.guest.call("GET", f"/api/tables/{record}/moves"))
    wish = {"move": int(moves * part), "seat": 0, "level": "gentle"}
    new = house.guest.call("POST", f"/api/tables/{record}/branch", wish)["table"]["id"]
    at(f"/table/{new}", "[data-hand=left]", page, house)
