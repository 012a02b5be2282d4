"""What a position of Deus is worth to a seat."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.bots.deus.prices import Prices
from pantheon.bots.deus.weights import Weights
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.position import Position

if not cython.compiled:
    from pantheon.engine.bits import count_bits, lowest_bit
    from pantheon.games.deus.codes import (
        ASKING,
        COLOURS,
        COST,
        DRAWING,
        FIRING,
        FRAME,
        GOLD,
        GOODS,
        JOKER,
        MOST_HAND,
        ROBBING,
        SEA,
        STANDARD,
        TAKING_PIECES,
        TAKING_RESOURCES,
        TEMPLE,
        TYPES,
        UNIT,
        VILLAGE,
    )

POINT = 100  # the unit is a hundredth of a VP
TEMPLE_MOST = POINT * NUMBERS.end.temple_most
MAJORITY = POINT * NUMBERS.end.majority
HAND_MOST = NUMBERS.hand.most
GOLD_FOR_RESOURCE = NUMBERS.build.gold_for_resource


class Judge(Prices):
    """`firing` is what a column gives when it fires once more, by colour, for the seat that is looked at; `due` are
    cards that the seat that chooses has drawn without having seen them."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        if not cython.compiled:
            self.firing = [0] * STANDARD
        self.first, self.second, self.third, self.ripen = weights.first, weights.second, weights.third, weights.ripen
        self.region, self.room, self.coast, self.plenty = weights.region, weights.room, weights.coast, weights.plenty
        self.siege, self.foothold = weights.siege, weights.foothold
        self.best, self.rest, self.bare, self.lack = weights.best, weights.rest, weights.bare, weights.lack
        self.poor, self.closed, self.rivals = weights.poor, weights.closed, weights.rivals
        self.due = 0

    def judge(self, position: Position, seat: int) -> int:
        """How good a position is for a seat, compared with the others."""
        others = 0
        for other in range(position.players):
            if other != seat:
                others += self.purse(position, other)
        own = self.standing(position, seat) + self.hand(position, seat)
        if seat == position.seat:
            own += self.pending(position, seat)
        return 100 * (position.players - 1) * own - self.rivals * others

    def purse(self, position: Position, seat: int) -> int:
        """What others can take from a seat, or take before it does."""
        total = POINT * position.vp[seat] + self.goods(position, seat) + self.majorities(position, seat)
        return total + self.villages(position, seat)

    def standing(self, position: Position, seat: int) -> int:
        """What a seat has on the table."""
        total = self.purse(position, seat)
        for at in range(position.height[seat * COLOURS + TEMPLE]):
            total += self.temple(position, seat, position.card_in(seat, TEMPLE, at))
        total += (self.boards(position, seat) + self.land(position, seat)) * self.hope // 100
        return total + self.columns(position, seat)

    # --- goods and pieces -------------------------------------------------------------------------------------

    def goods(self, position: Position, seat: int) -> int:
        """Resources and gold."""
        total = self.gold * position.goods[seat * GOODS + GOLD]
        for resource in range(GOLD):
            total += self.hoard(position.goods[seat * GOODS + resource])
        return total * self.hope // 100

    def majorities(self, position: Position, seat: int) -> int:
        """VP for most of a good, the surer the nearer the end."""
        total = 0
        for good in range(GOODS):
            held = position.goods[seat * GOODS + good]
            most = 1
            for other in range(position.players):
                most = max(most, position.goods[other * GOODS + good])
            if held == most:
                total += MAJORITY
        return total * (100 - self.hope) // 100

    def boards(self, position: Position, seat: int) -> int:
        """Pieces that are ready to be placed."""
        total = 0
        for kind in range(STANDARD):
            count = position.board[seat * STANDARD + kind]
            if count:
                total += self.piece + (self.pieces if count > 1 else 0) + max(0, count - 2) * self.spare
        return total

    # --- cards in play ----------------------------------------------------------------------------------------

    def columns(self, position: Position, seat: int) -> int:
        """What the columns will give, as often as they will fire; and that they open the way to temples."""
        total = steps = 0
        self.stock = self.typical
        for colour in range(STANDARD):
            self.firing[colour] = self.volley(position, seat, colour, 0)
            total += self.firing[colour] * self.firings(position, seat, colour) // 100
            height = position.height[seat * COLOURS + colour]
            steps += (self.first if height > 0 else 0) + (self.second if height > 1 else 0)
            steps += self.third if height > 2 else 0
        return total + steps * self.hope // 100

    def volley(self, position: Position, seat: int, colour: int, start: int) -> int:
        """What the cards of a column give, from one of them upwards."""
        total = 0
        for at in range(start, position.height[seat * COLOURS + colour]):
            kind = position.card_in(seat, colour, at)
            if kind < JOKER:
                total += self.yield_of(position, seat, kind)
        return total

    def firings(self, position: Position, seat: int, colour: int) -> int:
        """How often, in hundredths, a column will fire: as turns and pieces allow."""
        pieces = position.board[seat * STANDARD + colour] + position.reserve[seat * STANDARD + colour]
        return min(100 * pieces, self.turns * self.builds)

    def temple(self, position: Position, seat: int, kind: int) -> int:
        """What a temple gives at the end: what it counts now, and some of what it may count then."""
        now = min(TEMPLE_MOST, POINT * position.worth(seat, kind & (JOKER - 1)))
        return now + (TEMPLE_MOST - now) * self.ripen // 100 * self.hope // 100

    # --- the map ----------------------------------------------------------------------------------------------

    def land(self, position: Position, seat: int) -> int:
        """Regions, and room for more."""
        own = position.own(seat)
        empty = position.around(own) & ~position.occupied()
        room = min(self.plenty, count_bits(empty & position.lands()))
        coast = min(self.plenty, count_bits(empty & position.terrain[SEA]))
        return self.region * count_bits(own) + self.room * room + self.coast * coast

    def villages(self, position: Position, seat: int) -> int:
        """Hopes for villages: the more of their neighbours are occupied, the nearer is the attack."""
        total = 0
        occupied = position.occupied()
        villages = position.terrain[VILLAGE] & ~position.attacked
        while villages:
            village = lowest_bit(villages)
            villages &= villages - 1
            near = position.near[village]
            taken = count_bits(near & occupied)
            chance = self.claim(position, seat, near)
            closeness = 100 * taken * taken // (count_bits(near) * count_bits(near))
            total += POINT * position.village_vp[village] * chance // 100 * closeness // 100
        return total * self.siege // 100 * self.hope // 100

    def claim(self, position: Position, seat: int, near: int) -> int:
        """Per cent of an attack's booty that a seat may hope for."""
        own = count_bits(position.piece[seat * TYPES + UNIT] & near)
        most = 0
        for other in range(position.players):
            if other != seat:
                most = max(most, count_bits(position.piece[other * TYPES + UNIT] & near))
        if own > most:
            return 100
        if own == most and own > 0:
            return 50
        return self.foothold if own == most and position.own(seat) & near else 0

    # --- the hand ---------------------------------------------------------------------------------------------

    def hand(self, position: Position, seat: int) -> int:
        """Cards, and what they would bring: the best one most of all."""
        best = total = 0
        size = position.hand_size[seat]
        for at in range(size):
            found = self.prospect(position, seat, position.hand[seat * MOST_HAND + at])
            total += found
            best = max(best, found)
        cards = self.card * size + self.draw * min(self.due, HAND_MOST - size)
        hopes = (self.best * best + self.rest * (total - best)) // 100 if self.turns else 0
        return hopes + cards * self.hope // 100

    def prospect(self, position: Position, seat: int, kind: int) -> int:
        """What a card of the hand would bring if it were built."""
        colour = position.card(kind, 0)
        if colour == TEMPLE:
            value = self.temple(position, seat, kind)
            if position.shortest_column(seat) < position.height[seat * COLOURS + TEMPLE]:
                value = value * self.closed // 100 * self.hope // 100
        else:
            value = self.yield_of(position, seat, kind)
            value += value * self.firings(position, seat, colour) // 100 + self.firing[colour]
            if position.board[seat * STANDARD + colour] == 0:
                value = value * self.bare // 100
        return self.affordable(position, seat, kind, value)

    def affordable(self, position: Position, seat: int, kind: int, value: int) -> int:
        """What is left of that when the card has been paid; less if it cannot be paid yet."""
        gold = position.card(kind, COST + GOLD)
        price = 0
        for resource in range(GOLD):
            cost, held = position.card(kind, COST + resource), position.goods[seat * GOODS + resource]
            if cost > held:
                gold += GOLD_FOR_RESOURCE * (cost - held)
                cost = held
            price += self.hoard(held) - self.hoard(held - cost)
        price += gold * self.gold
        missing = gold - position.goods[seat * GOODS + GOLD]
        value -= price * self.hope // 100
        if value <= 0:
            return 0
        return value * max(self.poor, 100 - self.lack * missing) // 100 if missing > 0 else value

    # --- what is under way ------------------------------------------------------------------------------------

    def pending(self, position: Position, seat: int) -> int:
        """What the rest of the action will give, about."""
        total = 0
        self.stock = 0
        for depth in range(position.depth):
            at = depth * FRAME
            which, one = position.stack[at], position.stack[at + 1]
            if which == FIRING:
                total += self.volley(position, seat, one, position.stack[at + 2])
            elif which in (ASKING, ROBBING):
                total += self.yield_of(position, seat, one)
            elif which == TAKING_PIECES:
                total += one * self.pieces * self.hope // 100
            elif which == TAKING_RESOURCES:
                total += one * self.two * self.hope // 100
            elif which == DRAWING:
                room = max(0, HAND_MOST - position.hand_size[seat])
                total += self.draw * min(one, room) * self.hope // 100
        return total
