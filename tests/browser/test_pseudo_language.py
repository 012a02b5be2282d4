"""The pages in the pseudo-locale: what has no accents was written into the code, what is cut has too little room."""

import re
import subprocess
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from pantheon.games.deus.deck import standard_deck
from pantheon.texts import FOLDERS
from tests.browser import test_screens as house
from tests.browser.browsing import LAPTOP, PHONE, Person
from tests.browser.deus import test_screens as deus
from tests.browser.four_gods import test_screens as four_gods
from tests.browser.profiles import Profiles
from tests.browser.reach import at_rest, out_of_reach
from tests.browser.screens import Screen
from tests.pseudo import plain_words, pseudo_locale, serving_it
from tests.server.serving import Server
from tools.texts import PSEUDO

WEB = Path(__file__).parents[2] / "web"
# Names of cards stand with the cards, those of keys on the keyboard; when something was is said by Intl, in English.
KNOWN = {"Bot", "Player", "https", "Ctrl", "End", "Esc", "Home", "Tab", "this", "minute", "min", "ago"} | {
    word for card in standard_deck().cards for word in re.split(r"\W", card.name["en"])
}
# The rules for players are no messages: who has none reads them in English.
RULES = [*(WEB / "src/rules/texts/en").glob("*.ts"), *(Path(str(FOLDERS["en"])) / "rules").glob("*.md")]
# Whatever is read or heard, by where it stands.
_WRITTEN = """page => {
  const said = [];
  const found = (one, words) => {
    if (words && one.closest("[inert], script, style, [lang]:not(:root)") === null) said.push([one.className, words]);
  };
  for (const one of page.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found(one, one.getAttribute(name));
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) found(texts.currentNode.parentElement, texts.currentNode.data);
  return said;
}"""


def settings(person: Person, _server: Server) -> None:
    person.visit("/settings")
    expect(person.page.locator("#settings-look")).to_be_visible()


SCREENS: tuple[Screen, ...] = (
    settings,
    *chain.from_iterable(house.WALKS.screens.values()),
    *chain.from_iterable(deus.WALKS.screens.values()),
    four_gods.waiting,
    four_gods.hands_full,
    four_gods.with_gods,
    four_gods.timed,
    four_gods.final,
    four_gods.show,
    four_gods.past,
)
# Where nothing scrolls, what is to be decided is in sight; a guide or a window may lie upon the others.
STEADY = {house.table, deus.picked, deus.offering, deus.start, *SCREENS[-7:]}


@pytest.fixture(scope="module")
def pseudo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its pages are built with the pseudo-locale."""
    folder = tmp_path_factory.mktemp("pseudo")
    with pseudo_locale(folder / "locales"):
        build = ["npm", "run", "--silent", "build", "--", "--outDir", str(folder / "pages"), "--emptyOutDir"]
        subprocess.run(build, cwd=WEB, check=True, capture_output=True)
        with serving_it(folder, pages=folder / "pages") as server:
            yield server


@pytest.mark.slow("the pages are built, and every screen is looked at")
@pytest.mark.extended("tests/test_pseudo_language.py has what is said outside of a browser")
@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), pytest.param(LAPTOP, id="laptop")])
def test_nothing_is_hard_coded_and_nothing_is_cut(
    browser: Browser, pseudo_server: Server, size: tuple[int, int]
) -> None:
    anna = Person(Profiles(browser, pseudo_server.address), pseudo_server.address, "Anna", lang=PSEUDO, size=size)
    wrong = []
    for screen in SCREENS:
        screen(anna, pseudo_server)
        wrong += [f"{screen.__name__}: {line}" for line in [*hard_coded(anna), *too_large(anna, screen in STEADY)]]
    anna.leave()
    assert not wrong, "\n".join(wrong)


def hard_coded(person: Person) -> list[str]:
    """What is read or heard on a page without an accent, and is no name."""
    rules = "".join(file.read_text(encoding="utf-8") for file in RULES) if "/rules/" in person.page.url else ""
    said = person.page.locator("body").evaluate(_WRITTEN)
    plain = {(words.strip(), where) for where, words in said if plain_words(words, *KNOWN)}
    return sorted(f"no accent: {words} ({where})" for words, where in plain if words not in rules)


def too_large(person: Person, steady: bool) -> list[str]:
    """What has no room: texts, the page, and where it is steady the buttons that a decision waits for."""
    at_rest(person)
    found = [line for line in out_of_reach(person, "") if steady or ": text is cut: " in line]
    return [*found, "it scrolls to the side"] if person.scrolls()[0] else found
