"""Whatever is to be decided: the buttons that decide it are wholly seen, and the board stays where it is."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from pantheon.games.deus.options import DeusOptions
from tests.browser.browsing import LAPTOP, PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.deus.decided import KINDS, asked
from tests.browser.deus.playing import Player, cell_of, sit
from tests.browser.deus.staging import Moment, Played, branched, moment_where, sites, with_bots
from tests.server.serving import Server

SIZES = {PHONE: ((390, 844), (844, 390), (360, 640), (768, 1024)), LAPTOP: ((1280, 720), (1440, 900))}
# Languages take turns, themes too; in `make test-all` every device speaks all of them.
_ALL = pytest.mark.extended("the walk is taken in another language, and this language on another device")
EVERYWHERE = pytest.mark.parametrize(
    ("device", "lang", "theme"),
    [
        pytest.param(PHONE, "de", "light", id="phone-de"),
        pytest.param(LAPTOP, "fr", "dark", id="laptop-fr"),
        *[
            pytest.param(device, lang, theme, marks=_ALL, id=f"{name}-{lang}-{theme}")
            for device, name in ((PHONE, "phone"), (LAPTOP, "laptop"))
            for lang in ("en", "fr", "de")
            for theme in ("light", "dark")
            if (name, lang, theme) not in {("phone", "de", "light"), ("laptop", "fr", "dark")}
        ],
    ],
)
# What is wrong with the tray as it lies there: buttons that are not wholly seen or lie below something, cut texts.
_WRONG = """tray => {
  const name = one => `${one.tagName} ${one.className} ${(one.innerText || one.ariaLabel || "").slice(0, 60)}`;
  const wrong = [], said = new Set();
  const clips = one => getComputedStyle(one).overflow !== "visible";
  const within = (box, frame) => box.left >= frame.left - 2 && box.right <= frame.right + 2 &&
    box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2;
  const buttons = [...tray.querySelectorAll(".doing button, .start button")];
  for (const button of buttons) {
    const box = button.getBoundingClientRect();
    if (box.width === 0) continue;
    const scrolled = button.closest("[data-more]");
    const pinned = button.matches(".main, .no, .deeds *");
    if (!pinned && scrolled !== null && scrolled.dataset.more !== "") continue; // it says that it scrolls
    let seen = within(box, {left: 0, top: 0, right: innerWidth, bottom: innerHeight});
    for (let one = button.parentElement; seen && one !== null && one !== document.body; one = one.parentElement)
      if (clips(one)) seen = within(box, one.getBoundingClientRect());
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!seen) wrong.push(`not wholly seen: ${name(button)}`);
    else if (!button.contains(there)) wrong.push(`below ${there === null ? "?" : name(there)}: ${name(button)}`);
    if (button.scrollWidth > button.clientWidth + 1) wrong.push(`cut: ${name(button)}`);
  }
  for (const one of tray.querySelectorAll(".doing p, .doing li, .doing strong, .start strong")) {
    if (one.closest(".hidden") === null && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 &&
        getComputedStyle(one).display !== "inline") wrong.push(`cut: ${name(one)}`);
  }
  const panel = tray.querySelector(".doing > .panel");
  if (panel !== null) {
    const frame = panel.getBoundingClientRect();
    for (const part of panel.children) {
      const box = part.getBoundingClientRect();
      if (getComputedStyle(part).position !== "absolute" && !within(box, frame))
        wrong.push(`out of its panel: ${name(part)}`);
    }
  }
  return wrong;
}"""
_BOARD = """() => [...document.querySelectorAll("[data-world]")].map(one => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
}).join()"""
_REST = """() => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(() => {
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  next();
})))"""


class Walker:
    """Somebody whose screen takes all sizes of a device, at whatever is decided."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.boards: dict[tuple[int, int], str] = {}
        self.wrong: list[str] = []

    def look(self, player: Player, what: str) -> None:
        """In all sizes: are the deeds in reach, and is the board where it was?"""
        page = player.page
        for size in SIZES[LAPTOP if not self.person.touches else PHONE]:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            self.person.until("([width, height]) => innerWidth === width && innerHeight === height", list(size))
            page.evaluate(_REST)
            board = page.evaluate(_BOARD)
            if self.boards.setdefault(size, board) != board:
                self.wrong.append(f"{what}, {size}: the board is at {board}, and was at {self.boards[size]}")
            found = player.tray.evaluate(_WRONG)
            self.wrong += [f"{what}, {size}: {one}" for one in found]
        page.set_viewport_size({"width": self.person.size[0], "height": self.person.size[1]})
        page.evaluate(_REST)

    def finds_nothing(self) -> None:
        """To be asked in the end."""
        assert not self.wrong, "\n".join(self.wrong)


def turn() -> tuple[Played, Moment]:
    """A turn with a joker, a temple in a large hand, and a card that is paid in several ways."""

    def fits(moment: Moment) -> bool:
        cards = {card.id: card.colour for card in moment.position.options.card_deck.cards}
        colours = [cards[card] for card in moment.mine().hand]
        verbs = {type(deed).__name__ for deed in moment.legal()}
        # A temple goes onto a region of one's own; the joker costs gold.
        return "temple" in colours and len(colours) >= 5 and {"Joke", "Build"} <= verbs and _paid(moment) is not None

    return moment_where(fits, joker=True)


def _paid(moment: Moment) -> str | None:
    """A card that can be paid in several ways, with more than one region for its piece."""
    return next((row[0].card for row, places in sites(moment) if len(row) > 1 and len(places) > 1), None)


def _steps(player: Player, moment: Moment) -> Iterator[str]:
    """One state of the tray after the other."""
    t, page, hand = player.person.t, player.page, moment.mine().hand
    cards = {card.id: card.colour for card in moment.position.options.card_deck.cards}
    card = _paid(moment)
    assert card is not None
    yield "my turn"
    player.pick(card)
    yield "a card is picked"
    row, places = next(found for found in sites(moment) if found[0][0].card == card)
    assert row
    player.choose(cell_of(places[0]))
    expect(player.build_button).to_be_enabled()
    yield "a region is chosen"
    player.press(player.person.get("button", t("web-deus-pay-other"), player.tray))
    expect(player.tray.get_by_role("radiogroup", name=t("web-deus-pay-how"))).to_be_visible()
    yield "another payment"
    page.keyboard.press("j")
    expect(player.tray.get_by_text(t("web-deus-joker-where"))).to_be_visible()
    yield "a column for the joker"
    player.press(player.tray.locator(".slim").first)
    expect(player.tray.locator(".build .main")).to_be_visible()
    yield "a joker"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    refused = next((one for one in hand if player.card(one).get_attribute("data-legal") is None), None)
    if refused is not None:
        player.press_card(player.card(refused))
        expect(player.tray.locator(".build .why")).to_be_visible()
        yield "a card that cannot be built"
        page.keyboard.press("Escape")
    player.person.press("web-deus-offer", player.tray)
    yield "an offering begins"
    temple = next(nth for nth, one in enumerate(hand) if cards[one] == "temple")
    player.press_card(player.hand.nth(temple))
    gods = player.tray.get_by_role("radio")
    expect(gods).to_have_count(5)
    yield "an offering to Jupiter"
    player.person.press("web-deus-offer-all", player.tray)
    for nth in range(5):
        player.press(gods.nth(nth))
        expect(gods.nth(nth)).to_have_attribute("aria-checked", "true")
        expect(player.tray.locator(".offering .main")).to_be_enabled()
        yield f"god {nth} instead of Jupiter"


@pytest.mark.slow("every state of the tray, in all sizes of a screen")
@EVERYWHERE
def test_every_button_of_a_turn_is_in_reach(
    person: Welcome, server: Server, device: tuple[int, int], lang: str, theme: str
) -> None:
    game, moment = turn()
    table, visitor = branched(server, game, moment)
    anna = person(size=device, lang=lang, theme=theme)
    player = sit(anna, visitor, table)
    player.wait_for_turn()
    walker = Walker(anna)
    for what in _steps(player, moment):
        walker.look(player, what)
    walker.finds_nothing()


@pytest.mark.slow("every kind of decision, in all sizes of a screen")
@EVERYWHERE
def test_every_answer_is_in_reach(
    person: Welcome, server: Server, device: tuple[int, int], lang: str, theme: str
) -> None:
    anna = person(size=device, lang=lang, theme=theme)
    walker = Walker(anna)
    visitor = server.visitor("Anna")
    for what in KINDS:
        one = asked(DeusOptions(players=2, joker=True))[what]
        old = visitor.call("POST", "/api/records", {"record": one.record})["id"]
        wish = {"move": one.moves, "seat": one.seat, "bot": "greedy", "level": "frantic"}
        table = visitor.call("POST", f"/api/tables/{old}/branch", wish)["table"]["id"]
        player = sit(anna, visitor, table)
        player.when(player.ready)
        if what != "turn":
            expect(player.question).to_be_visible()
        walker.look(player, what)
        on_map = what != "turn" and player.question.locator("[data-answer]:not([data-answer=decline])").count() == 0
        for cell, spot in list(player.open_cells().items())[: on_map and anna.touches]:
            player.put(*spot)  # by touch a region is chosen first
            here = anna.get("button", anna.t("web-deus-answer-here"), player.question)
            expect(here).to_be_visible()
            walker.look(player, f"{what}, {cell} chosen")
            confirming = player.page.locator(":is([data-world], .doing) button.main:visible").all_inner_texts()
            assert confirming == [anna.t("web-deus-answer-here")], "one button confirms, not two"
    walker.finds_nothing()


@EVERYWHERE
def test_the_secret_start_is_in_reach(
    person: Welcome, server: Server, device: tuple[int, int], lang: str, theme: str
) -> None:
    table, visitor = with_bots(server, start="chosen")
    anna = person(size=device, lang=lang, theme=theme)
    player = sit(anna, visitor, table)
    player.when(lambda: player.mode() == "start")
    walker = Walker(anna)
    walker.look(player, "the start")
    walker.finds_nothing()


@pytest.mark.parametrize("lang", ["en"])
def test_what_scrolls_says_so(person: Welcome, server: Server, lang: str) -> None:
    game, moment = turn()
    table, visitor = branched(server, game, moment)
    anna = person(size=PHONE, lang=lang)
    player = sit(anna, visitor, table)
    player.wait_for_turn()
    player.pick(_paid(moment) or "")
    anna.until(
        """() => [...document.querySelectorAll(".tray [data-more]")].every(
          one => (one.dataset.more !== "") === (one.scrollHeight > one.clientHeight + 1))"""
    )
    hidden: list[Any] = player.tray.locator(".body").evaluate_all("all => all.map(one => one.dataset.more ?? null)")
    assert re.fullmatch("|up|down|both", str(hidden[0]))


def test_columns_lie_open_where_there_is_room(person: Welcome, server: Server) -> None:
    game, moment = turn()
    table, visitor = branched(server, game, moment)
    anna = person()
    player = sit(anna, visitor, table)
    player.wait_for_turn()
    mine, other = (player.view["seats"][seat] for seat in (moment.seat, 1 - moment.seat))
    rows = player.page.locator("[data-rows]")
    expect(rows).to_be_visible()
    expect(rows).to_have_attribute("data-rows", mine["seat"])
    laid = sum(map(len, mine["columns"].values()))
    expect(rows.get_by_role("button")).to_have_count(laid)
    player.facts(other["seat"]).hover()
    expect(rows).to_have_attribute("data-rows", other["seat"])
    expect(rows.get_by_role("heading")).to_have_text(
        anna.t("web-deus-tableau-of", name=anna.t(f"seat-{other['seat']}"))
    )
