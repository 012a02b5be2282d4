"""The pictures of the README: the main screens in a real browser, light and dark, large and small.

.venv/bin/python -m tools.screenshots [FOLDER]
The same game whenever they are made; it needs chromium and the built pages (`make build`).
"""

import shutil
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

FOLDER = Path(__file__).parents[1] / "docs" / "img"
SEED = "atlas"
NAMES = ("Anna", "Boris", "Clara")
MIDDLE = 0.45  # how far the game is in the picture of the table
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
QUALITY = 84  # of the JPEG, which is a third of a PNG with all that paper
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
PATIENCE = 30_000.0
_T = texts("en")


class House(NamedTuple):
    """A server with something going on in it."""

    guest: Visitor
    table: str
    record: str


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
    """One finished game, the same game in its middle as a table of the guest's, and two tables that wait."""
    guest = Visitor(address).arrive(NAMES[0])
    game = game_named("gods")
    options, seed = game.options(players=len(NAMES)), chosen_seed(SEED)
    match = play_game(game, options, seed, [make_bot("greedy", game, Random(seat)) for seat in range(len(NAMES))])
    text = write_record(game, record_of(header_for(game, options, NAMES, seed, chosen=True), match, seed))
    record = guest.call("POST", "/api/records", {"record": text})["id"]
    told = [move["what"] for move in guest.call("GET", f"/api/tables/{record}/moves")]
    at = next(
        move["move"]
        for move, after in pairwise(told)
        if move["move"] > MIDDLE * len(told) and move["seat"] is None and after["seat"] == 0
    )
    branch = guest.call("POST", f"/api/tables/{record}/branch", {"move": at, "seat": 0})
    for name, players in (("Sunday evening", "3"), ("Anybody for two?", "2")):
        host = Visitor(address).arrive("Dora" if players == "3" else "Emil")
        host.join(host.make_table("gods", name=name, options={"players": players}).id)
    return House(guest, str(branch["table"]["id"]), str(record))


def home(page: Page, _house: House) -> None:
    page.goto("/")
    page.get_by_role("button", name=_T.say("web-home-play-bots")).first.wait_for()


def table(page: Page, house: House) -> None:
    page.goto(f"/table/{house.table}")
    things = page.get_by_role("group", name=_T.say("web-gods-things"))
    things.locator("button[aria-pressed]:not([aria-disabled=true])").first.click()
    page.locator("[data-legal]").first.wait_for(state="attached")


def result(page: Page, house: House) -> None:
    page.goto(f"/table/{house.record}")
    page.get_by_role("button", name=_T.say("web-verify")).wait_for()


def rules(page: Page, _house: House) -> None:
    page.goto("/rules/gods")
    page.get_by_role("heading", level=2).first.wait_for()


SCREENS = (home, table, result, rules)


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
                path = folder / f"web-{screen.__name__}-{size}-{theme}.jpg"
                page.screenshot(path=path, type="jpeg", quality=QUALITY)
                yield path
            context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(ARGUMENTS))
        for path in take(browser, address, furnished(address), folder):
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main()
