"""The cards of Deus as data, with their texts: for hands, columns and a gallery."""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Controller, get

from pantheon.engine.errors import Problem
from pantheon.games.deus.deck import Card, Deck, Sources, standard_deck
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.wording import card_name, card_text, cost_text, sources_text
from pantheon.server.api.asking import Asked, Door, Lang, TableId, refusals, watched, words_for
from pantheon.texts import texts


class CardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of card: `effect` is what the rules carry out, `text` the same in words.

    `sources` says where its cost, effect and limit come from, `whence` the same in words; null and empty if its deck
    does not say.
    """

    id: str
    colour: str
    copies: int
    cost: dict[str, int]
    effect: Any
    sources: Sources | None
    name: str
    price: str
    text: str
    whence: str


class CardsApi(Controller):
    """Decks."""

    path = "/api"
    tags = ("cards",)

    @get("/games/deus/cards", responses=refusals(400))
    async def our_cards(self, request: Asked, lang: Lang = None) -> list[CardInfo]:
        """All cards of our own deck."""
        return cards_of(standard_deck(), words_for(request, lang).language)

    @get("/tables/{table_id:str}/cards", responses=refusals(400, 401, 403, 404, 429))
    async def table_cards(
        self, table_id: TableId, request: Asked, doorman: Door, lang: Lang = None
    ) -> list[CardInfo]:
        """All cards of the deck that a table plays with."""
        host, guest = watched(doorman, request, table_id)
        doorman.check("reads", request, guest)
        options = await host.read(lambda table: table.options)
        if not isinstance(options, DeusOptions):
            raise Problem("no-such-page")
        return cards_of(options.card_deck, words_for(request, lang).language)


@lru_cache(maxsize=100)  # decks are many, those that are looked at few
def cards_of(deck: Deck, language: str) -> list[CardInfo]:
    """The kinds of cards of a deck, in a language."""
    return [_info(card, language) for card in deck.cards]


def _info(card: Card, language: str) -> CardInfo:
    words = texts(language)
    return CardInfo(
        id=card.id,
        colour=card.colour,
        copies=card.copies,
        cost=card.cost,
        effect=msgspec.to_builtins(card.effect),
        sources=card.sources,
        name=card_name(language, card),
        price=cost_text(words, card),
        text=card_text(words, card),
        whence=sources_text(words, card),
    )
