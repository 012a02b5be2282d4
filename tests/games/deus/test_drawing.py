"""Drawing cards: up to five, Minerva's more, never beyond ten; an empty deck is made anew from the whole discard."""

from random import Random

import msgspec
import pytest

from pantheon.engine.actions import read_action
from pantheon.games.deus import actions as a
from pantheon.games.deus.codec import DeusCodec
from pantheon.games.deus.deck import standard_deck
from pantheon.games.deus.imagining import imagine
from pantheon.games.deus.names import COLOURS, SEATS
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView, Laid
from tests.games.deus.test_scoring import dealt, with_seat

change = msgspec.structs.replace


def holding(view: DeusView, seat: int, *cards: str) -> DeusView:
    """A player with this hand; cards come from the deck and go back there."""
    grown = len(cards) - view.seats[seat].cards
    hand = tuple(sorted(cards, key=view.options.card_deck.kind_of.__getitem__))
    return change(with_seat(view, seat, hand=hand, cards=len(cards)), deck=view.deck - grown)


def at_turn(view: DeusView, seat: int) -> DeusView:
    """A view whose turn it is."""
    return change(view, active=SEATS[seat], starter=SEATS[0])


def do(position: Position, seat: int, *commands: str) -> None:
    """Play what the words say."""
    codec = DeusCodec(position.options)
    for words in commands:
        position.play(seat, codec.encode(read_action(codec, words)))


def draw_all(position: Position) -> int:
    """Let chance draw until somebody may act; how many cards were drawn."""
    drawn = 0
    while position.chance() is not None:
        position.play(None, position.legal(None)[0])
        drawn += 1
    return drawn


@pytest.mark.parametrize(
    ("hand", "commands", "drawn"),
    [
        ("B01 B02 B03 B04 N01", ["offer B01", "add B02", "done"], 2),  # up to five again
        ("B01 B02 B03 B04 N01 N02 N03", ["offer B01", "done"], 0),  # six are kept
        ("Y01 B02 B03 B04 N01", ["offer Y01", "add B02", "done"], 2 + 2),  # Minerva
        ("Y01 B02 B03 B04 N01 N02 N03 N04 N05 N06", ["offer Y01", "add B02", "done"], 2),
        ("Y01 B02", ["offer Y01", "add B02", "done"], 5 + 2),
        ("T01 B02 B03 B04 N01", ["offer T01", "done", "invoke minerva"], 1 + 1),  # Jupiter
        ("T01 B02 B03 B04 N01", ["offer T01", "done", "invoke vesta"], 1),
    ],
)
def test_after_an_offering_a_hand_is_filled_up(hand: str, commands: list[str], drawn: int) -> None:
    position = imagine(at_turn(holding(dealt(players=2), 0, *hand.split()), 0), Random(1))
    do(position, 0, *commands)
    assert position.drawer() == (0 if drawn else None)
    assert draw_all(position) == drawn
    assert position.to_act() == (1,)


def test_no_card_is_drawn_beyond_ten_and_a_full_hand_is_not_asked() -> None:
    """Two reading rooms fire; the hand has nine cards when the first does."""
    hand = ["Y01", "B02", "B03", "B04", "N01", "N02", "N03", "N04", "N05", "N06"]
    view = with_seat(holding(dealt(players=2), 0, *hand), 0, {"yellow": ["Y01"]}, gold=0)
    position = imagine(at_turn(view, 0), Random(1))
    do(position, 0, "build Y01")
    position.play(0, position.legal(0)[0])
    do(position, 0, "take")
    assert draw_all(position) == 1
    assert position.hand_size[0] == 10
    assert position.to_act() == (1,)


def emptied(view: DeusView, top: str) -> DeusView:
    """The whole deck has come to lie on the discard."""
    return change(view, discard=view.deck, deck=0, top=top)


def test_an_empty_deck_is_made_anew_from_the_discard_its_top_and_the_offering_included() -> None:
    view = emptied(at_turn(holding(dealt(players=2), 0, "B01", "B02", "B03", "B04", "N01"), 0), "T16")
    position = imagine(view, Random(1))
    do(position, 0, "offer B01")
    assert position.view(None).top == "B01"
    do(position, 0, "done")
    chance = position.chance()
    assert chance is not None
    assert sum(chance.weights) == view.discard + 1
    drawable = {
        DeusCodec(position.options).decode(action): n
        for action, n in zip(chance.actions, chance.weights, strict=True)
    }
    assert drawable[a.Drawn("T16")] == 1
    assert a.Drawn("B01") in drawable
    shown = position.view(None)
    assert (shown.deck, shown.discard, shown.top) == (view.discard + 1, 0, None)


def test_nobody_shuffles_before_a_card_is_to_be_drawn() -> None:
    hand = ["B01", "B02", "B03", "B04", "N01", "N02", "N03"]
    view = emptied(at_turn(holding(dealt(players=2), 0, *hand), 0), "T16")
    position = imagine(view, Random(1))
    do(position, 0, "offer B01", "done")
    shown = position.view(None)
    assert (shown.deck, shown.discard, shown.top) == (0, view.discard + 1, "B01")


def test_a_hand_that_a_build_empties_is_five_cards_again() -> None:
    view = with_seat(holding(dealt(players=2), 0, "Y05"), 0, gold=0)
    position = imagine(at_turn(view, 0), Random(1))
    do(position, 0, "build Y05")
    position.play(0, position.legal(0)[0])
    assert draw_all(position) == 5
    assert position.to_act() == (1,)


def all_taken(hands: tuple[int, ...]) -> DeusView:
    """Four players hold and have built all 96 cards: three of each colour, and temples; the rest is in hand."""
    view = dealt(players=4)
    pool = {
        colour: [c.id for c in standard_deck().cards if c.colour == colour for _ in range(c.copies)]
        for colour in COLOURS
    }
    left = 96 - sum(hands) - 60
    for seat in range(4):
        columns = {colour: tuple(Laid(pool[colour].pop()) for _ in range(3)) for colour in COLOURS[:5]}
        temples = left // 4 + (seat < left % 4)
        columns["temple"] = tuple(Laid(pool["temple"].pop()) for _ in range(temples))
        view = with_seat(view, seat, gold=40, vp=5)
        seats = list(view.seats)
        seats[seat] = change(seats[seat], columns=columns)
        view = change(view, seats=tuple(seats))
    rest = [card for colour in COLOURS for card in pool[colour]]
    for seat, size in enumerate(hands):
        view = holding(view, seat, *(rest.pop() for _ in range(size)))
    assert rest == []
    return change(view, deck=0, discard=0, top=None)


def test_who_has_no_card_and_can_draw_none_passes() -> None:
    position = imagine(at_turn(all_taken((10, 10, 10, 0)), 2), Random(1))
    assert sum(position.deck) == 0
    builds = [b for b in position.legal(2) if isinstance(DeusCodec(position.options).decode(b), a.Build)]
    position.play(2, builds[0])
    while position.to_act() == (2,):
        position.play(2, position.legal(2)[-1])
    assert position.to_act() == (0,)
    assert position.view(None).round == 2


def test_an_empty_hand_is_filled_before_the_turn_when_there_are_cards_again() -> None:
    position = imagine(at_turn(all_taken((10, 10, 10, 0)), 2), Random(1))
    codec = DeusCodec(position.options)
    hand = position.view(2).seats[2].hand
    assert hand is not None
    plain = next(
        card for card in hand if position.cards.cards[position.cards.kind_of[card]].colour in ("blue", "brown")
    )
    position.play(2, codec.encode(a.Offer(plain)))
    position.play(2, codec.encode(a.Done()))
    assert position.drawer() == 3
    assert draw_all(position) == 1
    assert position.to_act() == (3,)
    assert position.hand_size[3] == 1
