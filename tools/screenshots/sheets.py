"""Every state on every screen, in every language and theme: a picture each, and by state a sheet of all of them."""

import html
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page

from pantheon.server.identity import COOKIE
from pantheon.texts import LANGUAGES
from tools.screenshots.house import House
from tools.screenshots.states import State, every_state

PHONES = ((390, 844), (844, 390), (360, 640), (768, 1024))
LAPTOPS = ((1280, 720), (1440, 900))
THEMES = ("light", "dark")
QUALITY = 80
PATIENCE = 20_000.0
WIDTH = 1800  # of a sheet
_REST = """async () => {
  await document.fonts.ready;
  await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
}"""
_STYLE = """body { margin: 8px; font: 14px sans-serif; background: #777; color: #fff }
table { border-spacing: 6px } td { vertical-align: top } img { width: 100%; display: block }"""


class Look(NamedTuple):
    """How a page is looked at."""

    size: tuple[int, int]
    lang: str
    theme: str

    def file(self, state: str) -> str:
        return f"{state}-{self.size[0]}x{self.size[1]}-{self.lang}-{self.theme}.jpg"


def take(browser: Browser, house: House, folder: Path, words: Sequence[str]) -> Iterator[Path]:
    """The sheets, one after the other; a state that cannot be reached is told, and others go on."""
    for name, state in every_state():
        if words and not any(word in name for word in words):
            continue
        try:
            for sizes in (PHONES, LAPTOPS):
                _look(browser, house, folder, name, state, sizes)
        except Error as error:
            print(f"{name}: {str(error).splitlines()[0]}", flush=True)
            continue
        yield from _sheets(browser, folder, name)


def _look(
    browser: Browser, house: House, folder: Path, name: str, state: State, sizes: Sequence[tuple[int, int]]
) -> None:
    """One page is turned to every look that a device can have."""
    context = browser.new_context(
        base_url=house.address,
        locale="en",
        viewport={"width": sizes[0][0], "height": sizes[0][1]},
        has_touch=sizes is PHONES,
        is_mobile=sizes is PHONES,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    assert house.guest.token is not None
    context.add_cookies([{"name": COOKIE, "value": house.guest.token, "url": house.address}])
    try:
        page = context.new_page()
        state(page, house)
        page.wait_for_load_state("networkidle")
        for lang, size, theme in product(LANGUAGES, sizes, THEMES):
            look = Look(size, lang, theme)
            _turn(page, look)
            page.screenshot(path=folder / look.file(name), type="jpeg", quality=QUALITY)
    finally:
        context.close()


def _turn(page: Page, look: Look) -> None:
    page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
    page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
    if page.locator("html").get_attribute("lang") != look.lang:
        page.locator(f".languages button[lang={look.lang}]").first.dispatch_event("click")
        page.locator(f"html[lang={look.lang}]").wait_for()
    page.evaluate(_REST)


def _sheets(browser: Browser, folder: Path, name: str) -> Iterator[Path]:
    """Two of them: upright screens, and wide ones. Languages side by side, sizes below each other."""
    sizes = (*PHONES, *LAPTOPS)
    yield _sheet(browser, folder, f"{name}-upright", [
        [Look(size, lang, theme).file(name) for lang, theme in product(LANGUAGES, THEMES)]
        for size in sizes if size[0] < size[1]
    ])  # fmt: skip
    yield _sheet(browser, folder, f"{name}-wide", [
        [Look(size, lang, theme).file(name) for lang in LANGUAGES]
        for size, theme in product(sizes, THEMES) if size[0] > size[1]
    ])  # fmt: skip


def _sheet(browser: Browser, folder: Path, title: str, rows: list[list[str]]) -> Path:
    table = "".join(f"<tr>{''.join(f'<td><img src={html.escape(file)}>' for file in row)}" for row in rows)
    page = browser.new_page(viewport={"width": WIDTH, "height": 800})
    at = folder / f"sheet-{title}.html"
    at.write_text(f"<title>{title}</title><style>{_STYLE}</style><h1>{title}</h1><table>{table}</table>", "utf-8")
    page.goto(at.resolve().as_uri())
    path = at.with_suffix(".png")
    page.screenshot(path=path, full_page=True)
    page.close()
    return path
