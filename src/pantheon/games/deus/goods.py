"""What players own: goods, VP, pieces on the board and in reserve, cards in hand and in columns; and the supplies."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.deck import Deck
from pantheon.games.deus.land import Land
from pantheon.games.deus.numbers import NUMBERS

if not cython.compiled:
    from pantheon.engine.bits import count_bits
    from pantheon.engine.rows import copy_ints, copy_shorts, int_table
    from pantheon.games.deus.codes import (
        CARD_FIELDS,
        COLOURS,
        FIELD,
        GOLD,
        GOODS,
        MOST_COLUMN,
        MOST_HAND,
        MOST_KINDS,
        PER_BUILDINGS,
        PER_CITIES,
        PER_CONQUESTS,
        PER_ONCE,
        PER_PRODUCTION,
        PER_REGIONS,
        PER_RESOURCES,
        PER_SETS,
        PER_SHIPS,
        PER_UNITS,
        PRODUCTION,
        RESOURCES,
        SEATS,
        SHIP,
        STANDARD,
        TYPES,
        UNIT,
        VP,
    )

EMPTY_DECK = Deck(())  # of positions that are about to be copied into
HAND_MOST = NUMBERS.hand.most


class Goods(Land):
    """By seat: `goods` (four resources and gold), `vp`, pieces on the `board` and in `reserve` by type, `hand`
    (ascending) of `hand_size` cards, `column` (1 + kind, and JOKER if it lies face down) of `height` by colour.

    `deck` and `discard` count cards by kind: no position knows an order. `top` is 1 + the kind on the discard pile.
    `supply` are resources, `temples` pieces that are left, `jokers` the seats that have played theirs.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.goods = [0] * (SEATS * GOODS)
            self.vp, self.hand_size = [0] * SEATS, [0] * SEATS
            self.board, self.reserve = [0] * (SEATS * STANDARD), [0] * (SEATS * STANDARD)
            self.hand = [0] * (SEATS * MOST_HAND)
            self.column = [0] * (SEATS * COLOURS * MOST_COLUMN)
            self.height = [0] * (SEATS * COLOURS)
            self.deck, self.discard = [0] * MOST_KINDS, [0] * MOST_KINDS
            self.supply = [0] * RESOURCES
            self.use_deck(EMPTY_DECK)

    def use_deck(self, deck: Deck) -> None:
        """Look cards up there."""
        self.cards = deck
        self.kinds = len(deck.cards)
        self.card_block = deck.table
        self.card_table = int_table(self.card_block)

    def clear_goods(self, players: int, deck: Deck) -> None:
        """Everything where it is before the first card is dealt; pieces of the board come later."""
        self.use_deck(deck)
        self.players = players
        self.temples = NUMBERS.supply.temples[players]
        self.jokers = self.top = self.discard_size = self.deck_size = 0
        for resource in range(RESOURCES):
            self.supply[resource] = (NUMBERS.supply.resources_per_player - NUMBERS.start.resources) * players
        for kind, card in enumerate(deck.cards):
            self.deck[kind] = card.copies
            self.deck_size += card.copies
        for seat in range(players):
            self.vp[seat] = NUMBERS.start.vp
            for resource in range(RESOURCES):
                self.goods[seat * GOODS + resource] = NUMBERS.start.resources
            self.goods[seat * GOODS + GOLD] = NUMBERS.start.gold
            for kind in range(STANDARD):
                self.reserve[seat * STANDARD + kind] = NUMBERS.start.pieces

    def copy_goods(self, other: "Goods") -> None:
        """Take over what players own."""
        self.copy_land(other)
        self.players, self.temples, self.jokers = other.players, other.temples, other.jokers
        self.top, self.deck_size, self.discard_size = other.top, other.deck_size, other.discard_size
        copy_ints(self.goods, other.goods, SEATS * GOODS)
        copy_ints(self.vp, other.vp, SEATS)
        copy_shorts(self.board, other.board, SEATS * STANDARD)
        copy_shorts(self.reserve, other.reserve, SEATS * STANDARD)
        copy_shorts(self.hand, other.hand, SEATS * MOST_HAND)
        copy_shorts(self.hand_size, other.hand_size, SEATS)
        copy_shorts(self.column, other.column, SEATS * COLOURS * MOST_COLUMN)
        copy_shorts(self.height, other.height, SEATS * COLOURS)
        copy_shorts(self.deck, other.deck, MOST_KINDS)
        copy_shorts(self.discard, other.discard, MOST_KINDS)
        copy_shorts(self.supply, other.supply, RESOURCES)

    # --- cards ------------------------------------------------------------------------------------------------

    def card(self, kind: int, field: int) -> int:
        """A fact of a card (codes.py)."""
        return self.card_table[kind * CARD_FIELDS + field]

    def cards_to_draw(self) -> int:
        """Cards that can still be drawn."""
        return self.deck_size + self.discard_size

    def reshuffle(self) -> None:
        """The discard pile becomes the deck, its top card too."""
        for kind in range(self.kinds):
            self.deck[kind] += self.discard[kind]
            self.discard[kind] = 0
        self.deck_size += self.discard_size
        self.discard_size = self.top = 0

    def take_card(self, seat: int, kind: int) -> None:
        """A card of the deck comes into a hand, which stays in order."""
        self.deck[kind] -= 1
        self.deck_size -= 1
        at = seat * MOST_HAND + self.hand_size[seat]
        while at > seat * MOST_HAND and self.hand[at - 1] > kind:
            self.hand[at] = self.hand[at - 1]
            at -= 1
        self.hand[at] = kind
        self.hand_size[seat] += 1

    def play_card(self, seat: int, kind: int) -> None:
        """A card leaves a hand."""
        at = seat * MOST_HAND
        while self.hand[at] != kind:
            at += 1
        self.hand_size[seat] -= 1
        last = seat * MOST_HAND + self.hand_size[seat]
        while at < last:
            self.hand[at] = self.hand[at + 1]
            at += 1
        self.hand[last] = 0

    def lay_card(self, seat: int, colour: int, card: int) -> None:
        """A card goes on top of a column."""
        at = seat * COLOURS + colour
        self.column[at * MOST_COLUMN + self.height[at]] = 1 + card
        self.height[at] += 1

    def card_in(self, seat: int, colour: int, at: int) -> int:
        """The kind of a card in a column, with JOKER if it lies face down."""
        return self.column[(seat * COLOURS + colour) * MOST_COLUMN + at] - 1

    def throw_away(self, kind: int) -> None:
        """A card goes onto the discard pile, somewhere below its top."""
        self.discard[kind] += 1
        self.discard_size += 1

    def shortest_column(self, seat: int) -> int:
        """Cards in the shortest standard column."""
        least = MOST_COLUMN
        for colour in range(STANDARD):
            least = min(least, self.height[seat * COLOURS + colour])
        return least

    # --- goods ------------------------------------------------------------------------------------------------

    def gain(self, seat: int, good: int, amount: int) -> None:
        """Gold and VP are unlimited, of a resource there is what the supply has."""
        if good == VP:
            self.vp[seat] += amount
        elif good == GOLD:
            self.goods[seat * GOODS + GOLD] += amount
        else:
            amount = min(amount, self.supply[good])
            self.goods[seat * GOODS + good] += amount
            self.supply[good] -= amount

    def give(self, seat: int, resource: int, amount: int) -> None:
        """Resources go back to the supply."""
        self.goods[seat * GOODS + resource] -= amount
        self.supply[resource] += amount

    def steal(self, thief: int, victim: int, good: int, amount: int) -> None:
        """What the victim has, up to the amount."""
        if good == VP:
            amount = min(amount, self.vp[victim])
            self.vp[victim] -= amount
            self.vp[thief] += amount
        else:
            amount = min(amount, self.goods[victim * GOODS + GOLD])
            self.goods[victim * GOODS + GOLD] -= amount
            self.goods[thief * GOODS + GOLD] += amount

    def gain_piece(self, seat: int, kind: int) -> None:
        """A piece comes from the reserve onto the board, if there is one."""
        if self.reserve[seat * STANDARD + kind]:
            self.reserve[seat * STANDARD + kind] -= 1
            self.board[seat * STANDARD + kind] += 1

    def pieces_left(self, seat: int) -> int:
        """Pieces in the personal reserve."""
        count = 0
        for kind in range(STANDARD):
            count += self.reserve[seat * STANDARD + kind]
        return count

    # --- counting ---------------------------------------------------------------------------------------------

    def counted(self, seat: int, per: int, terrain: int, size: int) -> int:
        """How many of what an effect counts a seat has; `terrain` is 1 + a land, or 0 for everywhere."""
        where = self.terrain[terrain - 1] if terrain else self.everywhere()
        if per == PER_ONCE:
            return 1
        if per == PER_REGIONS:
            return count_bits(self.own(seat) & where)
        if per == PER_CITIES:
            return count_bits(self.cities(seat, size))
        if per == PER_PRODUCTION:
            return count_bits(self.piece[seat * TYPES + PRODUCTION] & where)
        if per == PER_BUILDINGS:
            return self.buildings(seat, where)
        return self.counted_otherwise(seat, per)

    def counted_otherwise(self, seat: int, per: int) -> int:
        """What has neither terrain nor size."""
        if per == PER_UNITS:
            return count_bits(self.piece[seat * TYPES + UNIT])
        if per == PER_SHIPS:
            return count_bits(self.piece[seat * TYPES + SHIP])
        if per == PER_CONQUESTS:
            return count_bits(self.conquests(seat))
        if per == PER_SETS:
            return self.shortest_column(seat)
        count = 0
        if per == PER_RESOURCES:
            for resource in range(RESOURCES):
                count += self.goods[seat * GOODS + resource]
        return count

    def worth(self, seat: int, kind: int) -> int:
        """How much a gain gives a seat now: its good is the first field of the card's effect."""
        amount = self.card(kind, FIELD + 1)
        per, terrain, size = self.card(kind, FIELD + 2), self.card(kind, FIELD + 3), self.card(kind, FIELD + 4)
        total = amount * self.counted(seat, per, terrain, size) + self.card(kind, FIELD + 5)
        limit = self.card(kind, FIELD + 6)
        return min(total, limit) if limit else total

    def yields(self, seat: int, land: int, amount: int) -> int:
        """What production on a land gives: as much as the supply has."""
        return min(amount * count_bits(self.piece[seat * TYPES + PRODUCTION] & self.terrain[land]), self.supply[land])
