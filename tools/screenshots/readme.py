"""The pictures of the README: the main screens, light and dark, large and small."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

from pantheon.server.identity import COOKIE
from pantheon.texts import texts
from tools.screenshots.house import House

FOLDER = Path(__file__).parents[2] / "docs" / "img"
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
QUALITY = 84  # of the JPEG, which is a third of a PNG with all that paper
PATIENCE = 30_000.0
_T = texts("en")


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


def take(browser: Browser, house: House, folder: Path) -> Iterator[Path]:
    """All pictures, one after the other."""
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                base_url=house.address,
                locale="en",
                viewport={"width": width, "height": height},
                has_touch=size == "phone",
                is_mobile=size == "phone",
                color_scheme=theme,
                reduced_motion="reduce",
            )
            context.set_default_timeout(PATIENCE)
            assert house.guest.token is not None
            context.add_cookies([{"name": COOKIE, "value": house.guest.token, "url": house.address}])
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
