"""What goods and the firing of a card are worth to a seat of Deus.

All in whole numbers, hundredths of a VP: the same choice in compiled and interpreted form, on every machine.
"""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.bots.deus.weights import Weights
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.position import Position

if not cython.compiled:
    from pantheon.engine.bits import count_bits, lowest_bit
    from pantheon.games.deus.codes import (
        ACTIVATE,
        BUY,
        CARDS,
        COLOURS,
        EFFECT,
        FIELD,
        GAIN,
        GOLD,
        GOODS,
        HARVEST,
        HARVEST_ALL,
        HARVEST_ONE,
        JOKER,
        LANDS,
        MOVE,
        PIECES,
        RANSACK,
        RESOURCES,
        SEATS,
        SELL,
        SELL_DIFFERENT,
        STEAL,
        TYPES,
        UNIT,
        VP,
    )

POINT = 100  # the unit is a hundredth of a VP
LAST_ROUNDS = 2  # after the last temple: the round it falls in, and one more


class Prices:
    """`turns` are left, and `hope`: per cent of what hopes are worth with the whole game ahead.

    `stock` is how many of a resource there will be to sell at least: none now, some when a card fires later.
    """

    def __init__(self, weights: Weights) -> None:
        self.length, self.horizon, self.builds = weights.length, weights.horizon, weights.builds
        self.one, self.two, self.more, self.gold = weights.one, weights.two, weights.more, weights.gold
        self.card, self.draw = weights.card, weights.draw
        self.piece, self.pieces, self.spare = weights.piece, weights.pieces, weights.spare
        self.typical, self.march, self.raid = weights.typical, weights.march, weights.raid
        self.hope = self.turns = self.stock = 0
        if not cython.compiled:
            self.all_temples = [0] * (SEATS + 1)
        for players, count in NUMBERS.supply.temples.items():
            self.all_temples[players] = count

    # --- time -------------------------------------------------------------------------------------------------

    def look_at_the_clock(self, position: Position) -> None:
        """How many turns are left after this action, and how much hope that leaves.

        Asked before an action is tried out: an action that brings the end nearer does so for everybody.
        """
        if position.last_round:
            self.turns = position.last_round - position.round
        else:
            self.turns = LAST_ROUNDS + self.length * position.temples // self.all_temples[position.players]
        self.hope = 100 * self.turns // (self.turns + self.horizon)

    # --- goods ------------------------------------------------------------------------------------------------

    def hoard(self, count: int) -> int:
        """So many of one resource, to somebody who has all the game before him."""
        if count <= 0:
            return 0
        if count == 1:
            return self.one
        return self.one + self.two + (count - 2) * self.more

    def harvest(self, position: Position, seat: int, resource: int, count: int) -> int:
        """So many more of a resource."""
        held = position.goods[seat * GOODS + resource]
        return (self.hoard(held + count) - self.hoard(held)) * self.hope // 100

    def price(self, good: int) -> int:
        """One of a good; a resource counts like the second of its kind."""
        if good == VP:
            return POINT
        if good == GOLD:
            return self.gold * self.hope // 100
        if good == CARDS:
            return self.draw * self.hope // 100
        if good == PIECES:
            return self.piece * self.hope // 100
        return self.two * self.hope // 100

    # --- what a card gives when it fires ----------------------------------------------------------------------

    def yield_of(self, position: Position, seat: int, kind: int) -> int:
        """What a card would give a seat now."""
        effect = position.card(kind, EFFECT)
        if effect == GAIN:
            return self.gained(position, seat, kind)
        if effect == HARVEST:
            return self.harvested(position, seat, position.card(kind, FIELD), position.card(kind, FIELD + 1))
        if effect == BUY:
            profit = self.two * self.hope // 100 - position.card(kind, FIELD + 1) * self.price(GOLD)
            return max(0, profit * min(position.card(kind, FIELD), position.goods[seat * GOODS + GOLD]))
        if effect == SELL:
            return self.sold(position, seat, kind)
        if effect == SELL_DIFFERENT:
            return self.sold_different(position, seat, kind)
        if effect == RANSACK:
            villages = count_bits(position.raidable(seat))
            return POINT * min(position.card(kind, FIELD + 1), villages * position.card(kind, FIELD))
        if effect == ACTIVATE:
            return self.activated(position, seat, position.card(kind, FIELD))
        return self.led(position, seat, kind)

    def gained(self, position: Position, seat: int, kind: int) -> int:
        """A plain gain."""
        good, amount = position.card(kind, FIELD), position.worth(seat, kind)
        if good < RESOURCES:
            return self.harvest(position, seat, good, min(amount, position.supply[good]))
        if good == PIECES:
            amount = min(amount, position.pieces_left(seat))
        return amount * self.price(good)

    def harvested(self, position: Position, seat: int, where: int, amount: int) -> int:
        """Production: everywhere, or on the land where it yields most."""
        best = total = 0
        for land in range(LANDS):
            count = position.yields(seat, land, amount)
            if where == HARVEST_ONE:
                count = min(count, amount)
            found = self.harvest(position, seat, land, count)
            total += found
            best = max(best, found)
        return total if where == HARVEST_ALL else best

    def sold(self, position: Position, seat: int, kind: int) -> int:
        """As many of a resource as there are, down to what they are worth themselves."""
        held = position.goods[seat * GOODS + position.card(kind, FIELD)]
        count = max(held, self.stock)
        limit = position.card(kind, FIELD + 3)
        if limit:
            count = min(count, limit)
        each = position.card(kind, FIELD + 2) * self.price(position.card(kind, FIELD + 1))
        return max(0, count * (each - self.more * self.hope // 100))

    def sold_different(self, position: Position, seat: int, kind: int) -> int:
        """One of each resource."""
        types = 0
        for resource in range(RESOURCES):
            types += position.goods[seat * GOODS + resource] > 0
        types = min(max(types, self.stock), position.card(kind, FIELD + 3))
        each = position.card(kind, FIELD + 2) * self.price(position.card(kind, FIELD + 1))
        return max(0, types * (each - self.two * self.hope // 100))

    def activated(self, position: Position, seat: int, colour: int) -> int:
        """The best card of another column."""
        best = 0
        for at in range(position.height[seat * COLOURS + colour]):
            kind = position.card_in(seat, colour, at)
            if kind < JOKER and position.card(kind, EFFECT) != ACTIVATE:
                best = max(best, self.yield_of(position, seat, kind))
        return best

    def led(self, position: Position, seat: int, kind: int) -> int:
        """What units can do: move, and steal."""
        units = position.piece[seat * TYPES + UNIT]
        if units == 0:
            return 0
        theft = position.card(kind, FIELD + 3) * self.price(position.card(kind, FIELD + 2))
        if position.card(kind, EFFECT) == MOVE:
            return self.march * self.hope // 100 + theft * self.raid // 100
        most = 0
        while units:
            victims = count_bits(position.neighbours_of(seat, lowest_bit(units)))
            most = max(most, victims)
            units &= units - 1
        if position.card(kind, EFFECT) == STEAL and position.card(kind, FIELD + 4) == 0:
            most = min(most, 1)
        return most * theft
