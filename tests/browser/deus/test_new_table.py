"""The form for a new table of Deus: the map, the start, cards from a file; and a game against bots at once."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import arrived
from tests.browser.forms import Form

CARDS = files("pantheon.games.deus").joinpath("cards.toml").read_bytes()


class DeusForm(Form):
    """Its parts have a name, and so has what can be chosen there."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, "Deus")

    def choose(self, title: str, choice: str) -> None:
        """Something of a part, by what it is called; what it means may follow."""
        begins = re.compile(f"^{re.escape(self.person.t(choice))}")
        self.part(title).get_by_role("radio", name=begins).check(force=True)

    def made(self) -> dict[str, str]:
        """Make the table; its options as the house keeps them."""
        self.make()
        return self.person.visitor().table(self.person.at_table()).options


_READ = pytest.mark.extended("test_screens reads the form in every language")


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=_READ), pytest.param("de", marks=_READ)])
def test_variants_are_chosen(person: Welcome, lang: str) -> None:
    form = DeusForm(person(lang=lang))
    form.players(3)
    form.choose("web-plan-map", "web-plan-map-ring")
    form.choose("web-plan-vp", "web-plan-vp-open")
    form.choose("web-plan-joker", "web-plan-joker-yes")
    form.choose("web-plan-start", "web-plan-start-chosen")
    form.part("web-plan-start").get_by_role("checkbox").check()
    east = form.part("web-plan-start").get_by_role(
        "radiogroup", name=form.person.t("web-plan-handicap-of", name=form.person.t("seat-east")), exact=True
    )
    form.person.get("radio", "7", east).check(force=True)
    options = form.made()
    told = {name: options[name] for name in ("players", "shape", "vp", "joker", "start", "handicap")}
    assert told == {
        "players": "3", "shape": "ring", "vp": "open", "joker": "yes", "start": "chosen", "handicap": "10,7,10",
    }  # fmt: skip


def test_a_map_that_is_not_for_two_is_offered_to_three(person: Welcome) -> None:
    form = DeusForm(person(size=PHONE))
    ring = re.compile(f"^{form.person.t('web-plan-map-ring')}")
    land = form.part("web-plan-map")
    form.players(2)
    expect(land.get_by_role("radio", name=ring)).to_have_count(0)
    expect(land).to_contain_text(form.person.t("web-plan-map-ring-three"))
    form.players(3)
    form.choose("web-plan-map", "web-plan-map-ring")
    form.players(2)
    expect(land.get_by_role("radio", checked=True)).to_have_accessible_name(
        re.compile(f"^{form.person.t('web-plan-map-standard')}")
    )
    assert form.made().get("shape", "standard") == "standard"


def test_what_the_house_refuses_is_marked_and_mended(person: Welcome) -> None:
    anna = person(size=PHONE)
    form = DeusForm(anna)
    form.players(2)
    form.choose("web-plan-map", "web-plan-map-own")
    land = form.part("web-plan-map")
    land.get_by_role("checkbox", name=anna.t("web-plan-own-map-place", place="1/1"), exact=True).click()
    expect(land).to_contain_text(anna.t("web-note-tiles", players=2, tiles=4, found=3))
    anna.press("web-new-make", form.dialog)
    expect(land).to_have_class(re.compile("refused"))
    anna.was_refused()
    anna.press("web-fix-usual-map", land)
    expect(land).not_to_have_class(re.compile("refused"))
    options = form.made()
    assert options.get("places", "") == ""


@pytest.mark.slow("many keys are pressed")
def test_a_map_is_drawn_with_keys_alone(person: Welcome) -> None:
    anna = person()
    form = DeusForm(anna)
    form.players(2)
    form.choose("web-plan-map", "web-plan-map-own")
    land = form.part("web-plan-map")

    def press(place: str) -> None:
        spot = land.get_by_role("checkbox", name=anna.t("web-plan-own-map-place", place=place), exact=True)
        anna.tab_to(spot)
        anna.page.keyboard.press("Enter")

    press("1/1")
    expect(land).to_contain_text(anna.t("web-note-tiles", players=2, tiles=4, found=3))
    press("-1/0")
    expect(land).not_to_contain_text(anna.t("web-note-tiles", players=2, tiles=4, found=3))
    assert sorted(form.made()["places"].split(",")) == ["-1/0", "0/0", "0/1", "1/0"]


def test_cards_come_from_a_file(person: Welcome) -> None:
    anna = person(lang="fr")
    form = DeusForm(anna)
    form.unfold("web-new-more")
    place = anna.get("group", anna.t("web-file-deck"), form.dialog)
    form.bring("wrong.toml", CARDS.replace(b'"blue"', b'"pink"', 1))
    expect(place.get_by_role("alert")).to_contain_text(re.compile(r"wrong\.toml.*pink"))
    anna.was_refused()
    mine = CARDS.replace(b"copies = 4", b"copies = 3", 1).replace(b"copies = 1", b"copies = 2", 1)
    form.bring("mine.toml", mine)
    expect(place.get_by_role("status")).to_contain_text("mine.toml")
    expect(form.dialog).to_contain_text(anna.t("web-note-own-deck"))
    assert form.made()["deck"] != ""


@pytest.mark.slow("a table is made and some turns are played")
def test_against_bots_at_once(person: Welcome) -> None:
    anna = person()
    anna.visit()
    card = anna.fold_out(anna.card("Deus"))
    card.get_by_role("radio", name=anna.t("web-home-for", players=3), exact=True).check(force=True)
    anna.choose("web-home-bot", "greedy", card)
    anna.choose("web-home-level", "frantic", card)
    anna.press("web-home-play-bots", card)
    anna.at_table()
    player = arrived(anna)
    for _ in range(4):
        player.play()
    assert len(player.view["seats"]) == 3
    assert player.view["round"] > 1 or len(player.own_moves()) >= 4
