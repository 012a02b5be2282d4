"""The pictures of the README: the main screens in a real browser, light and dark, large and small.

.venv/bin/python -m tools.screenshots [FOLDER]
The same game whenever they are made; it needs chromium and the built pages (`make build`).
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from pantheon.bots import make_bot
from pantheon.client import Visitor
from pantheon.engine.chance import chosen_seed
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.lab.simulate import play_game
from pantheon.server.identity import COOKIE
from pantheon.texts import texts
from tools.chromium import launched

FOLDER = Path(__file__).parents[1] / "docs" / "img"
SEED = "atlas"
NAMES = ("Anna", "Boris", "Clara", "Dimitri")
PLAYERS = {"gods": 3, "four-gods": 4, "deus": 3}
MIDDLE = {"gods": 0.45, "four-gods": 0.6, "deus": 0.4}  # how far a game is in the picture of its table
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
QUALITY = 84  # of the JPEG, which is a third of a PNG with all that paper
PATIENCE = 30_000.0
_T = texts("en")


class House(NamedTuple):
    """A server with something going on in it: by game a table in mid-game, and the record it comes from."""

    guest: Visitor
    tables: dict[str, str]
    records: dict[str, str]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server for a moment: its address."""
    command = [sys.executable, "-m", "pantheon", "serve", "--lang", "en", "--unlimited", "--port", "0"]
    with subprocess.Popen([*command, "-d", str(folder / "tables.db")], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield "http://127.0.0.1:" + process.stdout.readline().split(" (tables")[0].rpartition(":")[2].strip()
        finally:
            process.terminate()


def furnished(address: str) -> House:
    """Of each game a finished one, the same in its middle as a table of the guest's, and two tables that wait."""
    guest = Visitor(address).arrive(NAMES[0])
    records = {name: played(guest, name, players) for name, players in PLAYERS.items()}
    tables = {name: gone_back(guest, record, MIDDLE[name]) for name, record in records.items()}
    for name, players in (("Sunday evening", "3"), ("Anybody for two?", "2")):
        host = Visitor(address).arrive("Dora" if players == "3" else "Emil")
        host.join(host.make_table("gods", name=name, options={"players": players}).id)
    return House(guest, tables, records)


def played(guest: Visitor, name: str, players: int) -> str:
    """A game of greedy bots, brought along as a record."""
    game = game_named(name)
    options, seed = game.options(players=players), chosen_seed(SEED)
    match = play_game(game, options, seed, [make_bot("greedy", game, Random(seat)) for seat in range(players)])
    header = header_for(game, options, NAMES[:players], seed, chosen=True)
    text = write_record(game, record_of(header, match, seed))
    return str(guest.call("POST", "/api/records", {"record": text})["id"])


def gone_back(guest: Visitor, record: str, part: float) -> str:
    """A table of the guest's that goes on after a part of a record, when it is his turn."""
    told = [move["what"] for move in guest.call("GET", f"/api/tables/{record}/moves")]
    at = next(
        move["move"]
        for move, after in pairwise(told)
        if move["move"] > part * len(told) and move["seat"] is None and after["seat"] == 0
    )
    branch = guest.call("POST", f"/api/tables/{record}/branch", {"move": at, "seat": 0, "level": "gentle"})
    return str(branch["table"]["id"])


def home(page: Page, _house: House) -> None:
    page.goto("/")
    page.get_by_role("button", name=_T.say("web-home-play-bots")).first.wait_for()


def table(page: Page, house: House) -> None:
    page.goto(f"/table/{house.tables['gods']}")
    things = page.get_by_role("group", name=_T.say("web-gods-things"))
    things.locator("button[aria-pressed]:not([aria-disabled=true])").first.click()
    page.locator("[data-legal]").first.wait_for(state="attached")


def result(page: Page, house: House) -> None:
    page.goto(f"/table/{house.records['gods']}")
    page.get_by_role("button", name=_T.say("web-verify")).wait_for()


def four_gods(page: Page, house: House) -> None:
    page.goto(f"/table/{house.tables['four-gods']}")
    page.locator("[data-hand=left]").wait_for()


def deus(page: Page, house: House) -> None:
    page.goto(f"/table/{house.tables['deus']}")
    page.locator("[data-card][data-legal]").first.click()
    page.locator("[data-cell][data-legal]").first.wait_for(state="attached")


def rules(page: Page, _house: House) -> None:
    page.goto("/rules/gods")
    page.get_by_role("heading", level=2).first.wait_for()


SCREENS = (home, table, four_gods, deus, result, rules)


def take(browser: Browser, address: str, house: House, folder: Path) -> Iterator[Path]:
    """All pictures, one after the other."""
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                base_url=address,
                locale="en",
                viewport={"width": width, "height": height},
                has_touch=size == "phone",
                is_mobile=size == "phone",
                color_scheme=theme,
                reduced_motion="reduce",
            )
            context.set_default_timeout(PATIENCE)
            assert house.guest.token is not None
            context.add_cookies([{"name": COOKIE, "value": house.guest.token, "url": address}])
            page = context.new_page()
            for screen in SCREENS:
                screen(page, house)
                page.wait_for_load_state("networkidle")
                page.evaluate("() => document.fonts.ready")
                page.wait_for_timeout(400)  # until the picture rests
                path = folder / f"web-{screen.__name__.replace('_', '-')}-{size}-{theme}.jpg"
                page.screenshot(path=path, type="jpeg", quality=QUALITY)
                yield path
            context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        for path in take(browser, address, furnished(address), folder):
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main()
