"""What happens in Deus, in words: cards, actions, and what they change for everybody."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from rich.text import Text

from pantheon.cli.deus.glyphs import seat_style
from pantheon.cli.language import current, say
from pantheon.engine.actions import Action, verb
from pantheon.games.deus import actions as a
from pantheon.games.deus.deck import Card, deck_of_words
from pantheon.games.deus.names import COLOURS, GODS, PIECES, SEATS
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.sights import DeusView
from pantheon.games.deus.wording import card_name, card_text, effect_text
from pantheon.texts import Texts


def card_of(options: DeusOptions, card: str) -> Card:
    """A card of the table's deck by its id."""
    deck = options.card_deck
    return deck.cards[deck.kind_of[card]]


def named_card(options: DeusOptions, card: str | None) -> str:
    """A card with its name and its id; its back if nobody may know it."""
    if card is None:
        return say("deus-back")
    name = card_name(current().language, card_of(options, card))
    return f"{name} ({card})" if name != card else card


def text_of(options: DeusOptions, card: str) -> str:
    """What a card does."""
    return _text(current(), options.deck, card)


@cache
def _text(texts: Texts, deck: tuple[str, ...], card: str) -> str:
    """Texts are made from effects, which takes a while; a screen shows many."""
    cards = deck_of_words(deck)
    return card_text(texts, cards.cards[cards.kind_of[card]])


def effect_of(options: DeusOptions, card: str) -> str:
    """What a card counts, without saying when."""
    return effect_text(current(), card_of(options, card).effect)


def seat_word(seat: str) -> str:
    """What a player is called."""
    return str(current().word("seat", seat))


def piece_word(piece: str) -> str:
    """A piece with its article, as somebody places or gains it."""
    return say(f"deus-one-{piece}")


def god_word(card: Card) -> str:
    """The god who listens to an offering with this card on top."""
    return say(f"deus-god-{GODS[COLOURS.index(card.colour)]}")


def column_word(colour: str) -> str:
    """A column of a tableau."""
    return say(f"deus-column-{colour}")


# --- actions ----------------------------------------------------------------------------------------------------


def did(action: Action, seat: str | None, before: DeusView) -> str:
    """Somebody's action as a sentence; nobody's is chance. The view is the one before it."""
    facts = action_facts(action, before)
    if seat is not None:
        facts["seat"] = seat
    elif isinstance(action, a.Drawn):
        facts["seat"] = SEATS[before.stack[-1][2]]
    return say(f"deus-did-{_variant(action)}", **facts)


def _variant(action: Action) -> str:
    """Which sentence: what is hidden has one of its own."""
    hidden = action.__struct_fields__ and getattr(action, action.__struct_fields__[0]) is None
    return f"{verb(action)}-hidden" if hidden else verb(action)


def action_facts(action: Any, before: DeusView) -> dict[str, Any]:
    """The facts of an action for its message."""
    facts: dict[str, Any] = {}
    options = before.options
    match action:
        case a.Build(card) | a.Add(card) | a.Drawn(card):
            if card is not None:
                facts["card"] = named_card(options, card)
        case a.Offer(card):
            facts |= {"card": named_card(options, card), "name": god_word(card_of(options, card))}
        case a.Joke(card, column):
            facts["column"] = column_word(column)
            if card is not None:
                facts["card"] = named_card(options, card)
        case a.Place(at):
            what = say("deus-one-temple")
            if before.stack and before.stack[-1][1] < len(PIECES):
                what = piece_word(PIECES[before.stack[-1][1]])
            facts |= {"what": what, "q": at[0], "r": at[1]}
        case a.Send(at):
            facts |= {"q": at[0], "r": at[1], "card": firing_card(before)}
        case a.March(at) | a.Pillage(at):
            facts |= {"q": at[0], "r": at[1]}
        case a.Reap(land):
            facts["land"] = say(f"deus-terrain-{land}")
        case a.Purchase(resource) | a.VendOne(resource):
            facts["good"] = resource
        case a.Fire(place):
            facts["card"] = _named_in_column(before, place - 1)
        case a.Rob(seat):
            facts["victim"] = seat_word(seat)
        case a.Invoke(god):
            facts["name"] = say(f"deus-god-{god}")
        case a.Choose():
            if action.ship is not None:
                facts["pieces"] = _pieces(action)
        case a.Vend(count):
            facts |= {"count": count, "card": firing_card(before)}
        case a.Take() | a.Decline():
            facts["card"] = firing_card(before)
        case a.LaidTile() | a.LaidFace():
            facts |= {name: getattr(action, name) for name in action.__struct_fields__}
        case a.Begun(seat):
            facts["seat"] = seat
    return facts


def _pieces(action: a.Choose) -> str:
    counts = ((piece, getattr(action, piece)) for piece in PIECES)
    return ", ".join(f"{say(f'deus-piece-{piece}')} {count}" for piece, count in counts if count)


def firing_card(before: DeusView) -> str:
    """The card whose effect is being carried out."""
    return named_card(before.options, before.options.card_deck.cards[before.stack[-1][1]].id)


def _named_in_column(before: DeusView, place: int) -> str:
    """The card that a school names: the decision on top of the stack knows the school, its effect the column."""
    school = before.options.card_deck.cards[before.stack[-1][1]].effect
    player = before.seats[SEATS.index(before.active)]
    laid = player.columns[school.colour][place]  # type: ignore[union-attr]
    return named_card(before.options, None if laid.joker else laid.card)


def payment(action: a.Pay, before: DeusView) -> str:
    """What a way to pay takes, in words."""
    card = before.options.card_deck.cards[before.stack[-1][1]]
    gold = card.cost.get("gold", 0)
    parts = []
    for good in ("wood", "stone", "clay", "wheat"):
        replaced = getattr(action, good)
        gold += replaced * NUMBERS.build.gold_for_resource
        if count := card.cost.get(good, 0) - replaced:
            parts.append(amount(count, good))
    return ", ".join([*parts, *([amount(gold, "gold")] if gold else [])])


def amount(count: int, good: str) -> str:
    """So much of a good."""
    return f"{count} {say(f'good-{good}')}"


# --- names in their colours -------------------------------------------------------------------------------------


def named(said: str) -> Text:
    """A sentence with the names of the players in their colours."""
    text = Text(said)
    for seat in SEATS:
        text.highlight_regex(rf"\b{seat_word(seat)}\b", seat_style(seat))
    return text


def record_words(options: DeusOptions, typed: str) -> str:
    """A command as records write it, however it was typed: cards by their ids."""
    ids = {card.id.lower(): card.id for card in options.card_deck.cards}
    first, *rest = typed.lower().split() or [""]
    return " ".join([first, *(ids.get(word, word) for word in rest)])


def numbered(cards: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The cards of a hand, each with its number."""
    return ((str(n), card) for n, card in enumerate(cards, start=1))
