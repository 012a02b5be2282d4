"""Deck files: ours is what the rules page lists, others go round through options, and errors name line and reason."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.errors import OptionsError
from pantheon.engine.options import read_options, write_options
from pantheon.engine.toml import TomlError
from pantheon.games.deus import effects as e
from pantheon.games.deus.deck import Card, Deck, DeckError, deck_of_words, read_deck, standard_deck
from pantheon.games.deus.names import COLOURS, LANDS, RESOURCES
from pantheon.games.deus.options import DeusOptions
from pantheon.texts import texts

OURS = files("pantheon.games.deus").joinpath("cards.toml").read_text(encoding="utf-8")


def line_of(text: str, card: str) -> int:
    """Where a card begins: the line before its id."""
    return text.split("\n").index(f'id = "{card}"')


def plain(card: Card) -> Card:
    """A card without what options do not write."""
    return msgspec.structs.replace(card, sources=None)


# --- our own deck -------------------------------------------------------------------------------------------


def test_our_deck_has_sixteen_cards_of_each_colour() -> None:
    colours = Counter[str]()
    for card in standard_deck().cards:
        colours[card.colour] += card.copies
    assert colours == dict.fromkeys(COLOURS, 16)
    assert len(standard_deck().cards) == 61


def test_our_standard_cards_ask_for_all_resources_about_alike() -> None:
    demand = Counter[str]()
    for card in standard_deck().cards:
        if card.colour != "temple":
            demand.update({good: count * card.copies for good, count in card.cost.items()})
    assert {good: demand[good] for good in RESOURCES} == {"wood": 33, "stone": 31, "clay": 31, "wheat": 33}


def test_every_card_of_ours_has_a_name_in_every_language_and_says_where_it_comes_from() -> None:
    for card in standard_deck().cards:
        assert set(card.name) == {"en", "fr", "de"}
        assert card.sources is not None
        assert (card.sources.limit is not None) == bool(getattr(card.effect, "limit", 0))


# --- there and back -----------------------------------------------------------------------------------------

lands = st.none() | st.sampled_from(LANDS)
wealth: st.SearchStrategy[e.Wealth] = st.sampled_from(["gold", "vp"])
counts, limits = st.integers(1, 99), st.integers(0, 99)


def _gains(good: st.SearchStrategy[Any]) -> st.SearchStrategy[e.Gain]:
    common = {"good": good, "amount": counts, "plus": limits, "limit": limits}
    located: st.SearchStrategy[Any] = st.sampled_from(["regions", "production", "buildings"])
    return st.one_of(
        st.builds(e.Gain, per=st.sampled_from([p for p in e.PERS if p != "cities"]), **common),
        st.builds(e.Gain, per=located, terrain=lands, **common),
        st.builds(e.Gain, per=st.just("cities"), size=st.sampled_from([2, 3]), **common),
    )


any_gain = _gains(st.sampled_from(["wood", "stone", "clay", "wheat", "gold", "vp", "cards", "pieces"]))
any_effect: st.SearchStrategy[e.AnyEffect] = st.one_of(
    any_gain,
    st.builds(e.Buy, limit=counts, price=counts),
    st.builds(e.Sell, resource=st.sampled_from(RESOURCES), pay=wealth, amount=counts, limit=limits),
    st.builds(e.SellDifferent, pay=wealth, amount=counts, limit=counts),
    st.builds(e.Harvest, where=st.sampled_from(["one", "all", "terrain"]), amount=counts),
    st.builds(e.Move, units=counts, steps=counts),
    st.builds(e.Move, units=counts, steps=counts, good=wealth, amount=counts),
    st.builds(e.Steal, good=wealth, amount=counts, whom=st.sampled_from(["one", "all"])),
    st.builds(e.Ransack, amount=counts, limit=counts),
)
schools = st.builds(e.Activate, colour=st.sampled_from(["blue", "green", "brown", "red"]))
letters = st.text("aZ0éß_ .-:,;=+%/'’|", min_size=1, max_size=60)
any_name = st.dictionaries(st.sampled_from(["en", "fr", "de"]), letters)  # none: it is called by its id
any_cost = st.dictionaries(st.sampled_from([*RESOURCES, "gold"]), st.integers(1, 3))  # none: the card is free


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Any deck that a file can describe."""
    cards: list[Card] = []
    while sum(card.copies for card in cards) < 96:
        colour = draw(st.sampled_from(COLOURS))
        effects = {"temple": _gains(st.just("vp")), "yellow": any_effect | schools}.get(colour, any_effect)
        left = 96 - sum(card.copies for card in cards)
        copies = min(left, draw(st.integers(6, 40)))
        identity, cost, effect, name = f"X{len(cards)}", draw(any_cost), draw(effects), draw(any_name)
        cards.append(Card(id=identity, colour=colour, copies=copies, cost=cost, effect=effect, name=name))
    return Deck(cards, free=True)


def as_file(deck: Deck) -> str:
    """A deck as somebody would type it."""
    head = "free = true\n" if deck.free else ""
    return head + "".join(f"[[cards]]\n{_rows(msgspec.to_builtins(card))}\n" for card in deck.cards)


def _rows(fields: dict[str, Any], between: str = "\n") -> str:
    return between.join(f"{name} = {_value(value)}" for name, value in fields.items() if value is not None)


def _value(value: Any) -> str:
    return f"{{ {_rows(value, ', ')} }}" if isinstance(value, dict) else json.dumps(value)


@given(decks())
def test_a_deck_goes_onto_a_file_and_into_options_and_back(deck: Deck) -> None:
    assert read_deck(as_file(deck)).cards == deck.cards
    assert deck_of_words(deck.words()).cards == deck.cards
    options = DeusOptions(players=2, deck=deck.words())
    again = read_options(DeusOptions, write_options(options))
    assert again == options
    assert again.card_deck.table == deck.table


def test_our_own_deck_goes_round_with_its_names() -> None:
    words = standard_deck().words()
    supply = "en=Supply%20Galley.fr=Galère%20de%20ravitaillement.de=Versorgungsgaleere"
    assert words[0] == f"B01:blue:4:1wood+1wheat:do=buy.limit=2.price=1:{supply}"
    assert deck_of_words(words).cards == tuple(map(plain, standard_deck().cards))
    assert deck_of_words(words).table == standard_deck().table
    assert deck_of_words(()) is standard_deck()


def test_a_file_may_have_its_own_cards_names_and_comments() -> None:
    text = OURS.replace('id = "B01"', 'id = "Ferry"  # of my box').replace("Supply Galley", "Ferry Boat")
    deck = read_deck(text)
    assert deck.cards[deck.kind_of["Ferry"]].name["en"] == "Ferry Boat"
    assert deck.table == standard_deck().table


# --- errors -------------------------------------------------------------------------------------------------

WRONG = [
    ("T16", 'id = "T16"', 'id = "T 16"', "deck-id"),
    ("T16", 'id = "T16"', 'id = "Sanctuary"', "deck-id"),
    ("B01", "Supply Galley", "Supply " * 9, "deck-name"),
    ("B01", "name = { en =", "name = { english =", "deck-name"),
    ("T16", 'id = "T16"', 'id = "B01"', "deck-twice"),
    ("B05", 'id = "B05"\ncolour = "blue"', 'id = "B05"\ncolour = "pink"', "deck-field-wrong"),
    ("B05", 'id = "B05"\ncolour = "blue"', 'id = "B05"', "deck-field-missing"),
    ("B05", 'id = "B05"', 'id = "B05"\ncolor = "blue"', "deck-field-unknown"),
    ("B05", 'id = "B05"', 'id = "B05"\n"- `at` `$.x`" = "blue"', "deck-field-unknown"),
    ("B01", 'do = "buy", limit = 2', 'do = "buy", limit = 2, "" = 1', "deck-field-unknown"),
    ("B05", 'id = "B05"\ncolour = "blue"\ncopies = 1', 'id = "B05"\ncolour = "blue"\ncopies = 0', "deck-copies"),
    ("B01", "cost = { wood = 1, wheat = 1 }", "cost = { wood = 4, wheat = 1 }", "deck-cost"),
    ("B01", "cost = { wood = 1, wheat = 1 }", "cost = { wood = 0, wheat = 1 }", "deck-cost"),
    ("B01", "cost = { wood = 1, wheat = 1 }", "cost = { vp = 1 }", "deck-cost"),
    ("B01", 'do = "buy", limit = 2', 'do = "beg", limit = 2', "deck-field-wrong"),
    ("B01", 'do = "buy", limit = 2', 'do = "buy", limit = 0', "deck-field-wrong"),
    ("B01", 'do = "buy", limit = 2', 'do = "buy", limit = "two"', "deck-field-wrong"),
    ("B01", 'do = "buy", limit = 2', 'do = "buy", limit = 2, terrain = "forest"', "deck-field-unknown"),
    ("T11", 'good = "vp", amount = 4, per = "ships"', 'good = "gold", amount = 4, per = "ships"', "deck-temple"),
    ("B01", 'do = "buy", limit = 2, price = 1', 'do = "activate", colour = "red"', "deck-school"),
    ("Y05", 'do = "activate", colour = "blue"', 'do = "activate", colour = "yellow"', "deck-field-wrong"),
    ("N11", 'per = "cities", size = 3', 'per = "cities"', "deck-size"),
    ("N12", 'amount = 4, per = "cities", size = 3', 'amount = 4, per = "cities", size = 4', "deck-field-wrong"),
    ("T11", 'per = "ships"', 'per = "ships", size = 2', "deck-size"),
    ("T11", 'per = "ships"', 'per = "ships", terrain = "forest"', "deck-terrain"),
    ("N01", 'amount = 1, per = "regions", terrain = "forest"', 'amount = 1, terrain = "forest"', "deck-terrain"),
    ("R01", "units = 1, steps = 3", "units = 1, steps = 3, amount = 2", "deck-theft"),
    ("R01", "units = 1, steps = 3", 'units = 1, steps = 3, good = "vp"', "deck-theft"),
]


@pytest.mark.parametrize(("card", "right", "wrong", "text"), WRONG)
def test_a_wrong_card_is_refused_with_its_line_and_the_reason(card: str, right: str, wrong: str, text: str) -> None:
    assert right in OURS
    with pytest.raises(DeckError) as refused:
        read_deck(OURS.replace(right, wrong, 1))
    assert (refused.value.text, refused.value.line) == (text, line_of(OURS, card))
    assert str(refused.value).startswith(f"Line {refused.value.line}:")


REASONS = [
    (
        'do = "destroy", limit = 2',
        {"en": "cannot be “destroy”. Possible values: ", "fr": "ne peut pas être", "de": "kann nicht „destroy“ sein"},
        "gain, buy, sell, sell-different, harvest, activate, move, steal, ransack.",
    ),
    ('limit = 2, do = "buy", price = 100', {"en": "effect.price cannot be “100”. Possible values: "}, "1–99."),
    ('do = "buy", limit = 2, vp = 1', {"en": "there is no field effect.vp. Fields: "}, "limit, price."),
]


@pytest.mark.parametrize(("effect", "said", "known"), REASONS)
def test_what_is_wrong_is_said_in_the_words_of_deck_files(effect: str, said: dict[str, str], known: str) -> None:
    """Nothing of the validator, but what can stand there instead; in every language."""
    with pytest.raises(DeckError) as refused:
        read_deck(OURS.replace('do = "buy", limit = 2', effect, 1).replace("price = 100, price = 1", "price = 100"))
    for language, words in said.items():
        told = texts(language).say(refused.value.text, **refused.value.facts)
        assert words in told
        assert told.endswith(known)
        assert "$" not in told


def test_values_that_can_be_anything_are_only_named() -> None:
    for right, wrong in (("{ wood = 1, wheat = 1 }", "3"), ('id = "B01"', "id = 7")):
        with pytest.raises(DeckError) as refused:
            read_deck(OURS.replace(right, wrong, 1))
        assert refused.value.text == "deck-field-odd"


def test_a_file_that_is_no_list_of_cards_is_refused() -> None:
    for text in ("", "x = 1", "cards = 3", "[cards]\nB01 = 4", "cards = [1, 2]", OURS + "\n[more]\nx = 1"):
        with pytest.raises(DeckError) as refused:
            read_deck(text)
        assert refused.value.text == "deck-no-list"


def test_a_deck_has_sixteen_cards_of_each_colour_unless_it_is_free() -> None:
    blue = OURS.replace('id = "T16"\ncolour = "temple"', 'id = "T16"\ncolour = "blue"', 1)
    with pytest.raises(DeckError) as refused:
        read_deck(blue)
    assert (refused.value.text, refused.value.facts["colour"]) == ("deck-colour", "blue")
    free = read_deck("free = true\n" + blue)
    assert free.words()[0] == "free"
    DeusOptions(deck=free.words()).check_new()
    before = DeusOptions(deck=free.words()[1:])  # a table of before may have it
    with pytest.raises(OptionsError, match="17 blue cards"):
        before.check_new()


def test_a_temple_costs_one_of_each_resource_unless_the_deck_is_free() -> None:
    cheap = OURS.replace(
        "copies = 1\ncost = { wood = 1, stone = 1, clay = 1, wheat = 1 }", "copies = 1\ncost = { gold = 1 }", 1
    )
    with pytest.raises(DeckError) as refused:
        read_deck(cheap)
    assert (refused.value.text, refused.value.line) == ("deck-temple-cost", line_of(cheap, "T01"))
    assert read_deck("free = true\n" + cheap).free


def test_a_file_of_the_first_version_may_say_what_is_known() -> None:
    assert read_deck(OURS.replace('id = "B01"', 'id = "B01"\nknown = "all"', 1)).table == standard_deck().table


def test_what_is_no_toml_is_refused_at_its_line() -> None:
    with pytest.raises(TomlError) as refused:
        read_deck(OURS.replace('colour = "blue"', "colour = blue", 1))
    assert (refused.value.text, refused.value.line) == ("no-toml", line_of(OURS, "B01") + 2)


@pytest.mark.parametrize(("copies", "found"), [(3, 95), (5, 97)])
def test_a_deck_has_96_cards(copies: int, found: int) -> None:
    with pytest.raises(DeckError) as refused:
        read_deck(OURS.replace("copies = 4", f"copies = {copies}", 1))
    assert refused.value.text == "deck-count"
    assert refused.value.facts["found"] == found


@pytest.mark.parametrize(
    "word",
    [
        "B01", "B01:blue:4:1wood", "B01:blue:four:1wood:do=buy.limit=2.price=1",
        "B01:blue:4:wood:do=buy.limit=2.price=1", "B01:blue:4:1wood:2wheat:do=buy.limit=2.price=1",
        "B01:blue:4:1wood+2wood:do=buy.limit=2.price=1",
        "B01:blue:4:1wood:do=buy.limit=2.price=1:en=A.en=B", "B01:blue:4:1wood:do=buy.limit=2.limit=3.price=1",
    ],
)  # fmt: skip
def test_a_word_that_is_no_card_is_refused_with_its_number(word: str) -> None:
    words = list(standard_deck().words())
    words[7] = word
    with pytest.raises(DeckError) as refused:
        deck_of_words(tuple(words))
    assert (refused.value.text, refused.value.line, refused.value.facts["word"]) == ("deck-word", 8, word)


def test_options_with_a_wrong_deck_say_why() -> None:
    words = list(standard_deck().words())
    words[7] = words[7].replace("vp", "honour")
    with pytest.raises(OptionsError, match=r"card B08.*honour"):
        DeusOptions(players=2, deck=tuple(words))
