"""The form for a new table of 4 Gods: modes, notes, refusals, tiles from a file; and what the lobby tells of them."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.forms import Form
from tests.browser.hearing import until

TILES = files("pantheon.games.four_gods").joinpath("tiles.toml").read_bytes()
MODES = {"turns": ("simultaneous", "timed"), "gods": ("visible", "secret"), "mistakes": ("enforced", "called")}


class FourGodsForm(Form):
    """Its modes are tokens with two sides."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, "4 Gods")

    def token(self, mode: str) -> Locator:
        return self.dialog.get_by_role("button", name=re.compile(f"^{self.person.t(f'web-mode-{mode}')}"))

    def lies(self, mode: str, side: str) -> bool:
        words = self.token(mode).get_attribute("aria-label") or ""
        now = re.escape(self.person.t(f"web-mode-{side}"))
        return re.search(rf": {now}[.,]", words) is not None

    def settled(self) -> Locator:
        """What everybody at the table is told."""
        self.person.at_table()
        return self.person.page.get_by_role("region", name=self.person.t("web-settled"), exact=True)


_READ = pytest.mark.extended("test_screens reads the form in every language")


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=_READ), pytest.param("de", marks=_READ)])
def test_every_token_has_two_sides(person: Welcome, lang: str) -> None:
    form = FourGodsForm(person(lang=lang))
    for mode, (front, back) in MODES.items():
        assert form.lies(mode, front)
        form.token(mode).click()
        assert form.lies(mode, back)
    form.make()
    told = form.settled()
    for _, back in MODES.values():
        expect(told).to_contain_text(form.person.t(f"web-mode-{back}"))


@pytest.mark.slow("many tosses in a browser")
def test_tokens_of_the_box_are_flipped_until_all_sides_have_been_up(person: Welcome) -> None:
    form = FourGodsForm(person())
    seen: set[str] = set()
    for _ in range(200):  # each side is missed for so long once in 10 ** 60 times
        form.person.press("web-mode-toss", form.dialog)
        seen |= {side for mode, sides in MODES.items() for side in sides if form.lies(mode, side)}
        if len(seen) == 5:
            break
    assert seen == {*MODES["turns"], *MODES["gods"], "enforced"}


@pytest.mark.slow("many tosses in a browser")
def test_two_players_toss_how_many_gods_and_never_make_four_secret(person: Welcome) -> None:
    anna = person()
    form = FourGodsForm(anna)
    form.players(2)
    seen = set()
    for _ in range(100):
        anna.press("web-mode-toss", form.dialog)
        four = form.dialog.get_by_role("radio", name=re.compile(anna.t("web-plan-two-gods-4"))).is_checked()
        seen.add((four, form.lies("gods", "secret")))
        if len(seen) == 3:
            break
    assert seen == {(True, False), (False, False), (False, True)}


@pytest.mark.slow("a table is made with the finer points, and opened")
def test_two_secret_gods_each_are_played_after_a_warning(person: Welcome) -> None:
    anna = person(size=PHONE)
    form = FourGodsForm(anna)
    form.players(2)
    form.token("gods").click()
    modes = form.part("web-plan-modes")
    expect(modes).to_contain_text(anna.t("web-note-secret-two"))
    form.token("mistakes").click()
    modes.get_by_label(anna.t("web-mode-wrong-calls")).check()
    form.make()
    told = form.settled()
    expect(told).to_contain_text(anna.t("web-mode-secret"))
    expect(told).to_contain_text(anna.t("web-plan-two-gods-4"))
    expect(told).to_contain_text(anna.t("web-mode-wrong-calls"))


@pytest.mark.slow("a table is made with the finer points, and opened")
def test_helps_that_spoil_the_game_are_named_and_left_out(person: Welcome) -> None:
    anna = person(lang="de")
    form = FourGodsForm(anna)
    form.token("mistakes").click()
    helps = form.part("web-plan-helps")
    expect(helps).to_contain_text(anna.t("web-note-called-shown"))
    anna.press("web-fix-no-help", helps)
    expect(helps.get_by_role("checkbox", checked=True)).to_have_count(1)
    form.make()
    told = form.settled()
    expect(told.get_by_text(re.compile(f": {anna.t('web-no')}$"))).to_have_count(2)
    expect(told.get_by_text(re.compile(f": {anna.t('web-yes')}$"))).to_have_count(1)


@pytest.mark.slow("a table is made with the finer points, and opened")
def test_tiles_come_from_a_file(person: Welcome) -> None:
    anna = person(lang="fr")
    form = FourGodsForm(anna)
    form.unfold("web-new-more")
    place = anna.get("group", anna.t("web-file-tiles"), form.dialog)
    ours = place.get_by_role("link", name=anna.t("web-file-ours"))
    expect(ours).to_have_attribute("download", "tiles.toml")
    address = anna.address + (ours.get_attribute("href") or "")
    assert anna.page.request.get(address).body() == TILES
    form.bring("wrong.toml", TILES.replace(b"SSSS", b"SSSX", 1))
    expect(place.get_by_role("alert")).to_contain_text(re.compile(r"wrong\.toml.*11.*SSSX"))
    anna.was_refused()
    form.bring("mine.toml", TILES)
    expect(place.get_by_role("status")).to_have_text(anna.t("web-file-tiles-read", file="mine.toml", number=92))
    form.make()
    expect(form.settled()).to_contain_text(anna.t("web-settled-tiles"))


@pytest.mark.slow("a table is made with the finer points, and opened")
def test_bots_of_different_speed_sit_at_one_table(person: Welcome) -> None:
    anna = person()
    form = FourGodsForm(anna)
    form.make()
    anna.at_table()
    anna.press("web-fill")
    paces = anna.page.get_by_role("combobox", name=anna.like("web-pace-change", "name", whole=True))
    expect(paces).to_have_count(3)
    for nth, level in enumerate(("frantic", "brisk", "steady")):
        paces.nth(nth).select_option(level)
        until(anna, lambda level=level: any(f'"level":"{level}"' in frame for frame in anna.frames))  # type: ignore[misc]
        expect(anna.page.get_by_role("listitem").nth(nth + 1)).to_contain_text(anna.t(f"web-pace-name-{level}"))
    expect(paces).to_have_count(3)
    for nth, level in enumerate(("frantic", "brisk", "steady")):
        expect(paces.nth(nth)).to_have_value(level)
