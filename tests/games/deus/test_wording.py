"""Card texts are made from effects: ours read like the table of the rules page, and no two effects read alike."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pantheon.games.deus import effects as e
from pantheon.games.deus.deck import Card, standard_deck
from pantheon.games.deus.wording import card_name, card_text, cost_text, effect_text
from pantheon.texts import LANGUAGES, texts
from tests.games.deus.test_deck import any_effect, schools

CARDS = {card.id: card for card in standard_deck().cards}
ENGLISH = """
B01 Buy up to 2 resources of any type at 1 gold each.
B02 Sell any amount of wood at 4 gold each.
B03 Sell any amount of stone at 4 gold each.
B04 Sell any amount of clay at 4 gold each.
B05 Sell any amount of wheat at 4 gold each.
B06 Sell up to 6 wood at 1 VP each.
B07 Sell up to 6 stone at 1 VP each.
B08 Sell up to 6 clay at 1 VP each.
B09 Sell up to 6 wheat at 1 VP each.
B10 Sell up to 4 different resources at 1 VP each.
G01 2 wood for each of your production buildings in a forest.
G02 2 stone for each of your production buildings on a mountain.
G03 2 clay for each of your production buildings in a swamp.
G04 2 wheat for each of your production buildings in a field.
G05 One of your production buildings produces 1 of its resource.
G06 Each of your production buildings produces 1 of its resource.
G07 Choose a terrain: each of your production buildings there produces 2 of its resource.
Y01 Draw 2 cards.
Y02 Draw 1 card per region where you have 2 or more buildings, up to 4.
Y03 Gain 2 buildings of your choice.
Y04 Gain 1 building of your choice per region where you have 2 or more buildings, up to 3.
Y05 Activate 1 card in your blue column.
Y06 Activate 1 card in your green column.
Y07 Activate 1 card in your brown column.
Y08 Activate 1 card in your red column.
N01 1 VP per forest you occupy.
N02 1 VP per field you occupy.
N03 1 VP per swamp you occupy.
N04 1 VP per mountain you occupy.
N05 3 gold per forest you occupy.
N06 3 gold per field you occupy.
N07 3 gold per swamp you occupy.
N08 3 gold per mountain you occupy.
N09 1 VP per region where you have 2 or more buildings, up to 3.
N10 2 gold per region where you have 2 or more buildings.
N11 1 VP per region where you have 3 or more buildings.
N12 4 gold per region where you have 3 or more buildings.
R01 Move 1 unit up to 3 regions.
R02 Move up to 2 different units up to 1 region each.
R03 1 gold for each of your military units on the map, plus 1 gold.
R04 One of your units steals 3 gold from each adjacent opponent.
R05 One of your units steals 1 VP from one adjacent opponent.
R06 Move 1 unit up to 2 regions; it then steals 3 gold from one adjacent opponent.
R07 Move 1 unit up to 1 region; it then steals 1 VP from one adjacent opponent.
R08 Take 1 VP from each of up to 3 barbarian villages adjacent to your units.
T01 At the end of the game: 4 VP per field you occupy.
T02 At the end of the game: 4 VP per forest you occupy.
T03 At the end of the game: 4 VP per swamp you occupy.
T04 At the end of the game: 4 VP per mountain you occupy.
T05 At the end of the game: 3 VP for each of your buildings in forests.
T06 At the end of the game: 3 VP for each of your buildings in fields.
T07 At the end of the game: 3 VP for each of your buildings in swamps.
T08 At the end of the game: 3 VP for each of your buildings on mountains.
T09 At the end of the game: 2 VP per region where you have 2 or more buildings.
T10 At the end of the game: 4 VP per region where you have 3 or more buildings.
T11 At the end of the game: 4 VP for each of your ships on the map.
T12 At the end of the game: 4 VP for each of your military units on the map.
T13 At the end of the game: 3 VP for each of your regions adjacent to an attacked village.
T14 At the end of the game: 1 VP per region you occupy, including sea regions.
T15 At the end of the game: 6 VP per complete set of the five standard colours in your columns.
T16 At the end of the game: 1 VP per resource you have, not counting gold.
"""


def test_our_cards_in_english() -> None:
    said = [f"{card.id} {card_text(texts('en'), card)}" for card in CARDS.values()]
    assert said == ENGLISH.strip().splitlines()


@pytest.mark.parametrize(
    ("card", "french", "german"),
    [
        (
            "B04",
            "Vendez autant d’argiles que vous voulez, à 4 ors pièce.",
            "Verkaufe beliebig viel Lehm für je 4 Gold.",
        ),
        (
            "G01",
            "2 bois par bâtiment de production que vous avez en forêt.",
            "2 Holz für jedes deiner Produktionsgebäude im Wald.",
        ),
        ("N02", "1 PV par champ que vous occupez.", "1 SP für jedes deiner Felder."),
        ("N05", "3 ors par forêt que vous occupez.", "3 Gold für jeden deiner Wälder."),
        ("Y01", "Piochez 2 cartes.", "Ziehe 2 Karten."),
        (
            "R01",
            "Déplacez 1 unité militaire de 3 régions au plus.",
            "Bewege 1 Militäreinheit bis zu 3 Gebiete weit.",
        ),
    ],
)
def test_some_of_our_cards_in_french_and_german(card: str, french: str, german: str) -> None:
    assert card_text(texts("fr"), CARDS[card]) == french
    assert card_text(texts("de"), CARDS[card]) == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_ours_has_one_short_sentence_in_every_language(language: str) -> None:
    for card in CARDS.values():
        said = card_text(texts(language), card)
        assert said.endswith(".")
        assert said.count(".") == 1
        assert "  " not in said
        assert len(said) <= 130


@pytest.mark.parametrize("language", LANGUAGES)
@given(some=st.lists(any_effect | schools, min_size=2, max_size=30, unique=True))
def test_two_effects_never_give_the_same_text(language: str, some: list[e.AnyEffect]) -> None:
    said = [effect_text(texts(language), effect) for effect in some]
    assert len(set(said)) == len(some)


# Fields of which each kind of effect has some, from a small range, so that effects differ in one field only.
FIELDS: dict[str, tuple[Any, ...]] = {
    "good": ("gold", "vp"), "pay": ("gold", "vp"), "whom": ("one", "all"), "where": ("one", "all", "terrain"),
    "amount": (1, 2), "limit": (1, 2, 3), "price": (1, 2), "units": (1, 2, 3), "steps": (1, 2), "plus": (0, 1, 2),
    "resource": ("wood", "clay"), "colour": ("blue", "red"), "terrain": (None, "forest", "field"), "size": (2, 3),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=200)
@given(effect=any_effect | schools, data=st.data())
def test_whatever_field_of_an_effect_is_changed_its_text_changes(
    language: str, effect: e.AnyEffect, data: st.DataObject
) -> None:
    values = {name: getattr(effect, name) for name in effect.__struct_fields__}
    there = [name for name in values if name in FIELDS and (values[name] or name in ("plus", "limit"))]
    name = data.draw(st.sampled_from(there))
    other = type(effect)(**{**values, name: data.draw(st.sampled_from(FIELDS[name]))})
    same = effect_text(texts(language), other) == effect_text(texts(language), effect)
    assert same == (other == effect)


def test_names_and_costs() -> None:
    assert [card_name(language, CARDS["B01"]) for language in LANGUAGES] == [
        "Supply Galley", "Versorgungsgaleere", "Galère de ravitaillement",
    ]  # fmt: skip
    bare = Card(id="X1", colour="red", copies=1, cost={}, effect=e.Ransack(amount=1, limit=1))
    assert card_name("en", bare) == "X1"
    assert cost_text(texts("en"), CARDS["G06"]) == "1 stone + 1 clay + 2 gold"
    assert cost_text(texts("fr"), CARDS["G06"]) == "1 pierre + 1 argile + 2 ors"
    assert cost_text(texts("de"), bare) == "kostenlos"
