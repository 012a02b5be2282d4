"""The deck: read from a file, checked, and turned into tables that the rules look things up in."""

import re
from array import array
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import Any, Literal
from urllib.parse import quote, unquote

import msgspec

from pantheon.engine.errors import Problem
from pantheon.engine.toml import read_toml
from pantheon.games.deus.effects import (
    KINDS,
    PERS,
    Activate,
    AnyEffect,
    Buy,
    Effect,
    Gain,
    Harvest,
    Move,
    Ransack,
    Sell,
    SellDifferent,
    Steal,
)
from pantheon.games.deus.faults import fault_of
from pantheon.games.deus.names import COLOURS, GOODS, LANDS, RESOURCES, Colour

CARDS = 96
MOST_KINDS = 96
FIELDS = 8  # of a card's row in the tables: see Card.row
MOST_COST = 3  # of one good
MOST_NAME = 60  # letters
MOST_DIGITS = 9
CARDS_OF_A_COLOUR = 16
FREE = "free"  # the first word of a deck that need not be made as the box's is

Provenance = Literal["rulebook", "public", "doubtful", "symmetry", "invented"]


class DeckError(Problem):
    """A deck file that cannot be used; the facts name its line."""

    def __init__(self, line: int, text: str, **facts: str | int) -> None:
        super().__init__(text, line=line, **facts)
        self.line = line


class Sources(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where the parts of a card come from: the rulebook, another public source, one that others contradict, symmetry
    with a card that is known, or nowhere: we have invented it. `limit` is said of cards that have one.
    """

    cost: Provenance
    effect: Provenance
    limit: Provenance | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of card, of which the deck has `copies`. The cost counts resources and gold."""

    id: str
    colour: Colour
    copies: int
    cost: dict[str, int]
    effect: AnyEffect
    sources: Sources | None = None
    name: dict[str, str] = {}

    @property
    def row(self) -> tuple[int, ...]:
        """The effect as numbers: which it is, then what its kind makes of the fields (`_numbers`)."""
        numbers = (KINDS.index(type(self.effect)), *_numbers(self.effect))
        return numbers + (0,) * (FIELDS - len(numbers))


def _numbers(effect: Effect) -> tuple[int, ...]:
    """The fields of an effect; codes.py says what each means."""
    match effect:
        case Gain():
            terrain = LANDS.index(effect.terrain) + 1 if effect.terrain else 0
            per = PERS.index(effect.per)
            return GOODS.index(effect.good), effect.amount, per, terrain, effect.size or 0, effect.plus, effect.limit
        case Buy():
            return effect.limit, effect.price
        case Sell():
            return RESOURCES.index(effect.resource), GOODS.index(effect.pay), effect.amount, effect.limit
        case SellDifferent():
            return 0, GOODS.index(effect.pay), effect.amount, effect.limit
        case Harvest():
            return ("one", "all", "terrain").index(effect.where), effect.amount
        case Activate():
            return (COLOURS.index(effect.colour),)
        case Move():
            good = GOODS.index(effect.good) if effect.good else 0
            return effect.units, effect.steps, good, effect.amount
        case Steal():
            return 0, 0, GOODS.index(effect.good), effect.amount, int(effect.whom == "all")
        case Ransack():
            return effect.amount, effect.limit
    raise AssertionError(effect)


class Deck:
    """A whole deck; cards of one kind cannot be told apart. A free one need not be made as the box's is."""

    def __init__(self, cards: Sequence[Card], *, free: bool = False) -> None:
        self.cards = tuple(cards)
        self.free = free
        self.kind_of = {card.id: kind for kind, card in enumerate(self.cards)}

    def words(self) -> tuple[str, ...]:
        """The deck as options write it: one word for each card, with its names if it has any."""
        return ((FREE,) if self.free else ()) + tuple(_word(card) for card in self.cards)

    @cached_property
    def table(self) -> bytearray:
        """For each kind: colour, cost (four resources, gold), then the row of its effect; as C ints."""
        numbers = []
        for card in self.cards:
            cost = [card.cost.get(good, 0) for good in (*RESOURCES, "gold")]
            numbers += [COLOURS.index(card.colour), *cost, *card.row]
        return bytearray(array("i", numbers).tobytes())


def _word(card: Card) -> str:
    cost = "+".join(f"{count}{good}" for good, count in card.cost.items())
    fields = msgspec.to_builtins(card.effect)
    effect = ".".join(f"{name}={value}" for name, value in fields.items() if value is not None)
    names = ".".join(f"{language}={_escaped(name)}" for language, name in card.name.items())
    return f"{card.id}:{card.colour}:{card.copies}:{cost}:{effect}" + (f":{names}" if names else "")


def _escaped(name: str) -> str:
    """A name in which nothing separates words, or parts of them."""
    return re.sub(r"\W", lambda found: quote(found[0], safe="").replace(".", "%2E").replace("-", "%2D"), name)


def read_deck(text: str) -> Deck:
    """The deck that a file describes; DeckError or TomlError with line and reason if it describes none."""
    content = read_toml(text)
    cards = content.get("cards")
    free = content.get(FREE, False)
    if set(content) - {FREE} != {"cards"} or not isinstance(cards, list) or not isinstance(free, bool):
        raise DeckError(1, "deck-no-list")
    starts = [n for n, row in enumerate(text.split("\n"), start=1) if re.match(r"\s*\[\[\s*cards\s*\]\]", row)]
    starts += [1] * (len(cards) - len(starts))
    deck = Deck(
        _checked([(line, _read_card(line, card)) for line, card in zip(starts, cards, strict=False)]), free=free
    )
    check_composition(deck, starts)  # whoever reads a file is about to make a table
    return deck


def deck_of_words(words: tuple[str, ...]) -> Deck:
    """The deck that options describe (`Deck.words`), our own if they describe none."""
    return _deck_of_words(tuple(words)) if words else standard_deck()


@lru_cache(maxsize=128)  # a server may see any number of decks
def _deck_of_words(words: tuple[str, ...]) -> Deck:
    free = words[0] == FREE
    read = [(line, _read_word(line, word)) for line, word in enumerate(words[free:], start=1)]
    return Deck(_checked(read), free=free)


def _read_word(line: int, word: str) -> Card:
    parts = word.split(":")
    if len(parts) not in (5, 6) or not _is_number(parts[2]):
        raise DeckError(line, "deck-word", word=word)
    cost: dict[str, int] = {}
    for part in parts[3].split("+") if parts[3] else ():
        said = re.fullmatch(r"(\d{1,9})([a-z]+)", part)
        if said is None or said[2] in cost:
            raise DeckError(line, "deck-word", word=word)
        cost[said[2]] = int(said[1])
    fields: dict[str, Any] = {}
    for name, value in _pairs(line, word, parts[4]).items():
        fields[name] = int(value) if _is_number(value) else value
    card = {"id": parts[0], "colour": parts[1], "copies": int(parts[2]), "cost": cost, "effect": fields}
    if len(parts) == 6:
        card["name"] = {language: unquote(name) for language, name in _pairs(line, word, parts[5]).items()}
    return _read_card(line, card)


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= MOST_DIGITS


def _pairs(line: int, word: str, part: str) -> dict[str, str]:
    """What a part of a word says: name=value, and no name twice."""
    found: dict[str, str] = {}
    for pair in part.split("."):
        name, equals, value = pair.partition("=")
        if not equals or name in found:
            raise DeckError(line, "deck-word", word=word)
        found[name] = value
    return found


def _read_card(line: int, card: Any) -> Card:
    if not isinstance(card, dict):
        raise DeckError(line, "deck-no-list")
    card = {name: value for name, value in card.items() if name != "known"}  # files of version 0.1 may have it
    try:
        read = msgspec.convert(card, Card)
    except msgspec.ValidationError as error:
        text, facts = fault_of(card, Card, error)
        raise DeckError(line, text, id=str(card.get("id", "?")), **facts) from None
    if not re.fullmatch(r"[A-Za-z0-9]{1,8}", read.id):
        raise DeckError(line, "deck-id", id=read.id)
    if not all(
        re.fullmatch("[a-z]{2}", language) and 0 < len(name) <= MOST_NAME for language, name in read.name.items()
    ):
        raise DeckError(line, "deck-name", id=read.id, most=MOST_NAME)
    if not 1 <= read.copies <= CARDS:
        raise DeckError(line, "deck-copies", id=read.id, most=CARDS, found=str(read.copies))
    if set(read.cost) - {*RESOURCES, "gold"} or not all(0 < count <= MOST_COST for count in read.cost.values()):
        raise DeckError(line, "deck-cost", id=read.id)
    _check_effect(line, read)
    return read


def _check_effect(line: int, card: Card) -> None:
    """What a schema cannot say: which fields go together."""
    effect = card.effect
    if card.colour == "temple" and not (isinstance(effect, Gain) and effect.good == "vp"):
        raise DeckError(line, "deck-temple", id=card.id)
    if isinstance(effect, Activate) and card.colour != "yellow":
        raise DeckError(line, "deck-school", id=card.id)
    if isinstance(effect, Gain):
        if (effect.per == "cities") != (effect.size is not None):
            raise DeckError(line, "deck-size", id=card.id)
        if effect.terrain is not None and effect.per not in ("regions", "production", "buildings"):
            raise DeckError(line, "deck-terrain", id=card.id)
    if isinstance(effect, Move) and (effect.good is None) != (effect.amount == 0):
        raise DeckError(line, "deck-theft", id=card.id)


def _checked(read: list[tuple[int, Card]]) -> list[Card]:
    """What holds for the deck as a whole."""
    seen: set[str] = set()
    for line, card in read:
        if card.id in seen:
            raise DeckError(line, "deck-twice", id=card.id)
        seen.add(card.id)
    count = sum(card.copies for _, card in read)
    if count != CARDS:
        raise DeckError(read[-1][0] if read else 1, "deck-count", found=count, right=CARDS)
    return [card for _, card in read]


def check_composition(deck: Deck, lines: Sequence[int] = ()) -> None:
    """Raise DeckError if the deck is not free and has not 16 cards of each colour, or a temple with another cost.

    `lines` say where the cards stand in a file; without them they are counted.
    """
    if deck.free:
        return
    at = lines or range(1, 1 + len(deck.cards))
    for line, card in zip(at, deck.cards, strict=False):
        if card.colour == "temple" and card.cost != dict.fromkeys(RESOURCES, 1):
            raise DeckError(line, "deck-temple-cost", id=card.id)
    for colour in COLOURS:
        found = sum(card.copies for card in deck.cards if card.colour == colour)
        if found != CARDS_OF_A_COLOUR:
            line = next((line for line, card in zip(at, deck.cards, strict=False) if card.colour == colour), at[0])
            raise DeckError(line, "deck-colour", colour=colour, found=found, right=CARDS_OF_A_COLOUR)


@cache
def standard_deck() -> Deck:
    """The deck that this project ships."""
    return read_deck(files("pantheon.games.deus").joinpath("cards.toml").read_text(encoding="utf-8"))
