"""Building a card: paying, placing its piece, and what must be there for it."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.firing import Firing
from pantheon.games.deus.numbers import NUMBERS

if not cython.compiled:
    from pantheon.games.deus.codes import (
        COLOURS,
        COST,
        ENDING,
        FIRING,
        GOLD,
        GOODS,
        JOKER,
        MOST_PAYMENTS,
        PAYING,
        PLACING,
        RESOURCES,
        STANDARD,
        TEMPLE,
    )

GOLD_FOR_RESOURCE = NUMBERS.build.gold_for_resource
EDGE_VP = NUMBERS.build.edge_vp


class Building(Firing):
    """`payment` are the `payments` ways to pay for a card that were last found; `built` says that somebody has built
    in this round, `joker` that the table plays with jokers.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.payment = [0] * MOST_PAYMENTS
            self.payments = self.built = 0
            self.joker = False

    def sites(self, kind: int) -> int:
        """Regions where the active player may put a piece of that type now."""
        if kind == TEMPLE:
            return self.temple_sites(self.seat)
        found = self.free_sites(self.seat, kind)
        if self.vp[self.seat] >= EDGE_VP:
            found |= self.edge_sites(self.seat, kind)
        return found

    def can_place(self, colour: int) -> bool:
        """Is there a piece for a card of that colour, and a region; for a temple, are the columns high enough?"""
        if colour == TEMPLE:
            if self.shortest_column(self.seat) < self.height[self.seat * COLOURS + TEMPLE]:
                return False
            return self.temples == 0 or self.temple_sites(self.seat) != 0
        return self.board[self.seat * STANDARD + colour] > 0 and self.sites(colour) != 0

    def gold_needed(self, kind: int) -> int:
        """Gold that a card costs at least: its own, and for every resource that is missing."""
        gold = self.card(kind, COST + GOLD)
        for resource in range(RESOURCES):
            missing = self.card(kind, COST + resource) - self.goods[self.seat * GOODS + resource]
            if missing > 0:
                gold += GOLD_FOR_RESOURCE * missing
        return gold

    def can_build(self, kind: int) -> bool:
        """May a card of the hand be built?"""
        affordable = self.gold_needed(kind) <= self.goods[self.seat * GOODS + GOLD]
        return affordable and self.can_place(self.card(kind, 0))

    def joker_price(self, colour: int) -> int:
        """Gold for a joker: its rank in the column."""
        return self.height[self.seat * COLOURS + colour] + 1

    def can_joke(self, colour: int) -> bool:
        """May a card be laid face down in a column?"""
        if not self.joker or self.jokers >> self.seat & 1:
            return False
        return self.goods[self.seat * GOODS + GOLD] >= self.joker_price(colour) and self.can_place(colour)

    def build(self, kind: int) -> None:
        """A card goes on top of its column; payment, piece and firing follow."""
        colour = self.card(kind, 0)
        self.built = 1
        self.pop()
        self.play_card(self.seat, kind)
        self.lay_card(self.seat, colour, kind)
        self.push(ENDING, 0, 0, 0)
        if colour != TEMPLE:
            self.push(FIRING, colour, 0, self.height[self.seat * COLOURS + colour])
        if colour != TEMPLE or self.temples:
            self.push(PLACING, colour, 0, 0)
        self.push(PAYING, kind, 0, 0)

    def joke(self, kind: int, colour: int) -> None:
        """A card of the hand goes face down into a column."""
        self.built = 1
        self.pop()
        self.goods[self.seat * GOODS + GOLD] -= self.joker_price(colour)
        self.jokers |= 1 << self.seat
        self.play_card(self.seat, kind)
        self.lay_card(self.seat, colour, kind + JOKER)
        self.push(ENDING, 0, 0, 0)
        self.push(FIRING, colour, 0, self.height[self.seat * COLOURS + colour])
        self.push(PLACING, colour, 0, 0)

    def find_payments(self) -> None:
        """All ways to pay for the card in the top frame: how many of each resource are replaced by gold."""
        kind = self.frame(1)
        gold = self.goods[self.seat * GOODS + GOLD] - self.card(kind, COST + GOLD)
        self.payments = 1
        self.payment[0] = 0
        for resource in range(RESOURCES):
            cost = self.card(kind, COST + resource)
            least = max(0, cost - self.goods[self.seat * GOODS + resource])
            known = self.payments
            for at in range(known):
                self.payment[at] += least << (4 * resource)
            for more in range(least + 1, cost + 1):
                for at in range(known):
                    self.payment[self.payments] = self.payment[at] + ((more - least) << (4 * resource))
                    self.payments += 1
        self.keep_affordable(gold)

    def keep_affordable(self, gold: int) -> None:
        """Drop the ways that cost more gold than there is."""
        kept = 0
        for at in range(self.payments):
            code = self.payment[at]
            replaced = (code & 15) + (code >> 4 & 15) + (code >> 8 & 15) + (code >> 12)
            if replaced * GOLD_FOR_RESOURCE <= gold:
                self.payment[kept] = code
                kept += 1
        self.payments = kept

    def pay(self, in_gold: int) -> None:
        """Resources to the supply, or four gold for each that is paid in gold (four bits for each resource)."""
        kind = self.frame(1)
        gold = self.card(kind, COST + GOLD)
        for resource in range(RESOURCES):
            replaced = in_gold >> (4 * resource) & 15
            gold += GOLD_FOR_RESOURCE * replaced
            self.give(self.seat, resource, self.card(kind, COST + resource) - replaced)
        self.goods[self.seat * GOODS + GOLD] -= gold
        self.pop()

    def place(self, region: int) -> None:
        """The piece goes onto the map; whatever is not free otherwise costs VP; attacks follow."""
        kind = self.frame(1)
        self.pop()
        if kind == TEMPLE:
            self.temples -= 1
            self.put_piece(self.seat, TEMPLE, region)
            return
        if not self.free_sites(self.seat, kind) >> region & 1:
            self.vp[self.seat] -= EDGE_VP
        self.board[self.seat * STANDARD + kind] -= 1
        self.put_piece(self.seat, kind, region)
        self.attack()
