"""The cards of Deus over HTTP: our deck and decks of others, with texts in the reader's language."""

import pytest

from pantheon.games.deus.deck import Deck, standard_deck
from pantheon.games.deus.wording import card_text
from pantheon.texts import texts
from tests.server.serving import Server, seated
from tests.server.talking import refused


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_our_deck_is_told_card_by_card_in_three_languages(server: Server, lang: str) -> None:
    found = server.visitor(lang=lang).call("GET", f"/api/games/deus/cards?lang={lang}")
    ours = standard_deck().cards
    assert [card["id"] for card in found] == [card.id for card in ours]
    assert [card["text"] for card in found] == [card_text(texts(lang), card) for card in ours]
    assert sum(card["copies"] for card in found) == 96


def test_a_table_tells_the_cards_of_its_own_deck(server: Server) -> None:
    ours = standard_deck()
    swapped = Deck([*ours.cards[1:], ours.cards[0]])
    table, (anna, _) = seated(server, "deus", options={"deck": ",".join(swapped.words())})
    told = anna.call("GET", f"/api/tables/{table}/cards?lang=fr")
    assert [(card["id"], card["name"]) for card in told] == [(card.id, card.name["fr"]) for card in swapped.cards]


def test_other_games_have_no_cards(server: Server) -> None:
    table, (anna, _) = seated(server, "gods")
    refused(404, "no-such-page", anna, "GET", f"/api/tables/{table}/cards")
