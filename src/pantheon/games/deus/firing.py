"""Carrying out effects: one executor for all cards, and the stack of what waits to be decided or done."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.raids import Raids

if not cython.compiled:
    from pantheon.engine.bits import lowest_bit
    from pantheon.engine.rows import copy_shorts
    from pantheon.games.deus.codes import (
        ACTIVATE,
        ACTIVATING,
        ASKING,
        BUY,
        BUYING,
        CARDS,
        CHOOSING_UNIT,
        COLOURS,
        DECLINE,
        DRAWING,
        EFFECT,
        FIELD,
        FIRE,
        FRAME,
        GAIN,
        GOLD,
        GOODS,
        HARVEST,
        HARVEST_ALL,
        HARVESTING,
        JOKER,
        LANDS,
        MARCH,
        MOST_FRAMES,
        MOVE,
        MOVING,
        PIECES,
        PILLAGE,
        PURCHASE,
        RANSACK,
        RANSACKING,
        REAP,
        RESOURCES,
        ROB,
        ROBBING,
        SELL,
        SELL_DIFFERENT,
        SELLING,
        SELLING_DIFFERENT,
        SEND,
        TAKE,
        TAKING_PIECES,
        TYPES,
        UNIT,
        VEND,
        VEND_ONE,
        VP,
    )

ONE = 1  # a bit to shift: 64 bits wide when compiled
HAND_MOST = NUMBERS.hand.most


class Firing(Raids):
    """`stack` holds `depth` frames of FRAME numbers (codes.py says what they mean); the top one comes first.

    `seat` is the active player; `marched` are the regions where units ended their moves in this firing.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.stack = [0] * (MOST_FRAMES * FRAME)
            self.depth = self.seat = self.marched = 0

    def copy_firing(self, other: "Firing") -> None:
        """Take over what waits."""
        self.copy_goods(other)
        self.depth, self.seat, self.marched = other.depth, other.seat, other.marched
        copy_shorts(self.stack, other.stack, MOST_FRAMES * FRAME)

    # --- the stack --------------------------------------------------------------------------------------------

    def push(self, which: int, one: int, two: int, three: int) -> None:
        """Something comes first from now on."""
        at = self.depth * FRAME
        self.stack[at] = which
        self.stack[at + 1] = one
        self.stack[at + 2] = two
        self.stack[at + 3] = three
        self.depth += 1

    def pop(self) -> None:
        """What came first is done."""
        self.depth -= 1
        at = self.depth * FRAME
        self.stack[at] = self.stack[at + 1] = self.stack[at + 2] = self.stack[at + 3] = 0

    def frame(self, number: int) -> int:
        """A number of the top frame."""
        return self.stack[(self.depth - 1) * FRAME + number]

    def set_frame(self, number: int, value: int) -> None:
        """Change a number of the top frame."""
        self.stack[(self.depth - 1) * FRAME + number] = value

    # --- an effect begins -------------------------------------------------------------------------------------

    def fire_next(self) -> None:
        """The column fires on, bottom to top; a joker gives nothing."""
        colour, at = self.frame(1), self.frame(2)
        if at == self.frame(3):
            self.pop()
            return
        self.set_frame(2, at + 1)
        kind = self.card_in(self.seat, colour, at)
        if kind < JOKER:
            self.begin_effect(kind)

    def begin_effect(self, kind: int) -> None:
        """Ask for what an effect needs; what can give nothing is not asked."""
        effect = self.card(kind, EFFECT)
        first, second = self.card(kind, FIELD), self.card(kind, FIELD + 1)
        if effect == GAIN:
            if self.can_gain(kind):
                self.push(ASKING, kind, 0, 0)
        elif effect == HARVEST:
            if self.any_yield(second):
                self.push(ASKING if first == HARVEST_ALL else HARVESTING, kind, 0, 0)
        elif effect == BUY:
            if self.can_buy(second):
                self.push(BUYING, kind, first, 0)
        elif effect == SELL:
            if self.goods[self.seat * GOODS + first]:
                self.push(SELLING, kind, 0, 0)
        elif effect == SELL_DIFFERENT:
            self.push(SELLING_DIFFERENT, kind, self.card(kind, FIELD + 3), 0)
            self.drop_unless(self.can_sell_more())
        elif effect == ACTIVATE:
            if self.has_open_card(first):
                self.push(ACTIVATING, kind, 0, 0)
        elif effect == RANSACK:
            if self.raidable(self.seat):
                self.push(ASKING, kind, 0, 0)
        else:
            self.marched = 0
            self.push(CHOOSING_UNIT, kind, first if effect == MOVE else 1, 0)
            self.drop_unless(self.useful_units() != 0)

    def drop_unless(self, wanted: bool) -> None:
        """Take the top frame away again if there is nothing to decide."""
        if not wanted:
            self.pop()

    def can_gain(self, kind: int) -> bool:
        """Would a gain give anything?"""
        good = self.card(kind, FIELD)
        if self.worth(self.seat, kind) == 0:
            return False
        if good == CARDS:
            return self.hand_size[self.seat] < HAND_MOST and self.cards_to_draw() > 0
        if good == PIECES:
            return self.pieces_left(self.seat) > 0
        return good >= GOLD or self.supply[good] > 0

    def any_yield(self, amount: int) -> bool:
        """Would any production building yield something?"""
        total = 0
        for land in range(LANDS):
            total += self.yields(self.seat, land, amount)
        return total > 0

    def can_buy(self, price: int) -> bool:
        """Is there a resource to buy, and gold for it?"""
        stock = 0
        for resource in range(RESOURCES):
            stock += self.supply[resource]
        return stock > 0 and self.goods[self.seat * GOODS + GOLD] >= price

    def can_sell_more(self) -> bool:
        """Is there a resource of a kind not sold yet in this firing?"""
        found = False
        for resource in range(RESOURCES):
            found = found or (not self.frame(3) >> resource & 1 and self.goods[self.seat * GOODS + resource] > 0)
        return found and self.frame(2) > 0

    def has_open_card(self, colour: int) -> bool:
        """Is there a card in a column that does not lie face down?"""
        found = False
        for at in range(self.height[self.seat * COLOURS + colour]):
            found = found or self.card_in(self.seat, colour, at) < JOKER
        return found

    # --- units ------------------------------------------------------------------------------------------------

    def useful_units(self) -> int:
        """Units that could move or steal by the card in the top frame."""
        units = self.piece[self.seat * TYPES + UNIT] & ~self.marched
        found = 0
        while units:
            region = lowest_bit(units)
            units &= units - 1
            if self.is_useful(self.frame(1), region):
                found |= ONE << region
        return found

    def is_useful(self, kind: int, region: int) -> bool:
        """Could a unit there go anywhere, or rob anybody? What VP others have is hidden, so it is never nothing."""
        if self.card(kind, EFFECT) == MOVE:
            if self.reach(self.seat, region, self.card(kind, FIELD + 1)) != ONE << region:
                return True
            if self.card(kind, FIELD + 3) == 0:
                return False
        victims = self.neighbours_of(self.seat, region)
        if self.card(kind, FIELD + 2) == VP:
            return victims != 0
        gold = 0
        for seat in range(self.players):
            if victims >> seat & 1:
                gold += self.goods[seat * GOODS + GOLD]
        return gold > 0

    def march(self, region: int, target: int) -> None:
        """A unit moves, attacks follow, then it may rob."""
        kind, left = self.frame(1), self.frame(2)
        units = self.seat * TYPES + UNIT
        self.piece[units] = (self.piece[units] & ~(ONE << region)) | ONE << target
        self.marched |= ONE << target
        self.pop()
        self.attack()
        if left > 1:
            self.push(CHOOSING_UNIT, kind, left - 1, 0)
            self.drop_unless(self.useful_units() != 0)
        if self.card(kind, FIELD + 3) and self.neighbours_of(self.seat, target):
            self.push(ROBBING, kind, target, 0)

    def choose_unit(self, region: int) -> None:
        """The unit that moves, or that steals."""
        kind, left = self.frame(1), self.frame(2)
        self.pop()
        if self.card(kind, EFFECT) == MOVE:
            self.push(MOVING, kind, left, region)
        elif self.card(kind, FIELD + 4):
            for victim in range(self.players):
                if self.neighbours_of(self.seat, region) >> victim & 1:
                    self.rob(kind, victim)
        else:
            self.push(ROBBING, kind, region, 0)

    def rob(self, kind: int, victim: int) -> None:
        """Steal what the card says from a victim."""
        self.steal(self.seat, victim, self.card(kind, FIELD + 2), self.card(kind, FIELD + 3))

    # --- answers ----------------------------------------------------------------------------------------------

    def answer(self, verb: int, arg: int) -> None:
        """A decision inside an effect: the top frame says which."""
        kind = self.frame(1)
        if verb == DECLINE:
            self.pop()
        elif verb == TAKE:
            self.pop()
            self.take(kind)
        elif verb == PURCHASE:
            self.buy(kind, arg)
        elif verb == VEND:
            self.pop()
            self.sell(kind, self.card(kind, FIELD), arg)
        elif verb == VEND_ONE:
            self.sell(kind, arg, 1)
            self.set_frame(2, self.frame(2) - 1)
            self.set_frame(3, self.frame(3) | 1 << arg)
            self.drop_unless(self.can_sell_more())
        elif verb == REAP:
            self.pop()
            self.reap(kind, arg)
        elif verb == FIRE:
            self.pop()
            chosen = self.card_in(self.seat, self.card(kind, FIELD), arg)
            if chosen < JOKER:
                self.begin_effect(chosen)
        else:
            self.answer_with_units(verb, arg)

    def answer_with_units(self, verb: int, arg: int) -> None:
        """Units, victims and villages."""
        if verb == SEND:
            self.choose_unit(arg)
        elif verb == MARCH:
            self.march(self.frame(3), arg)
        elif verb == ROB:
            kind = self.frame(1)
            self.pop()
            self.rob(kind, arg)
        elif verb == PILLAGE:
            self.ransack(self.frame(1), arg)
            self.set_frame(2, self.frame(2) - 1)
            self.set_frame(3, self.frame(3) + 1)
            self.marched |= ONE << arg
            self.drop_unless(self.frame(2) > 0)

    def take(self, kind: int) -> None:
        """A plain gain is taken, in full."""
        effect, good = self.card(kind, EFFECT), self.card(kind, FIELD)
        if effect == HARVEST:
            for land in range(LANDS):
                self.gain(self.seat, land, self.yields(self.seat, land, self.card(kind, FIELD + 1)))
        elif effect == RANSACK:
            self.marched = 0
            self.push(RANSACKING, kind, self.card(kind, FIELD + 1), 0)
        elif good == CARDS:
            self.push(DRAWING, self.worth(self.seat, kind), self.seat, 0)
        elif good == PIECES:
            self.push(TAKING_PIECES, self.worth(self.seat, kind), 0, 0)
        else:
            self.gain(self.seat, good, self.worth(self.seat, kind))

    def buy(self, kind: int, resource: int) -> None:
        """One resource for its price; more may follow."""
        price = self.card(kind, FIELD + 1)
        self.goods[self.seat * GOODS + GOLD] -= price
        self.gain(self.seat, resource, 1)
        self.set_frame(2, self.frame(2) - 1)
        self.drop_unless(self.frame(2) > 0 and self.can_buy(price))

    def sell(self, kind: int, resource: int, count: int) -> None:
        """Resources go to the supply, gold or VP come."""
        self.give(self.seat, resource, count)
        self.gain(self.seat, self.card(kind, FIELD + 1), count * self.card(kind, FIELD + 2))

    def reap(self, kind: int, land: int) -> None:
        """One production building on a land yields, or all there."""
        amount = self.card(kind, FIELD + 1)
        if self.card(kind, FIELD):
            self.gain(self.seat, land, self.yields(self.seat, land, amount))
        else:
            self.gain(self.seat, land, amount)

    def ransack(self, kind: int, village: int) -> None:
        """VP of a village."""
        amount = min(self.card(kind, FIELD), self.village_vp[village])
        self.village_vp[village] -= amount
        self.vp[self.seat] += amount

    def villages_to_pick(self) -> int:
        """Villages that the card in the top frame has not been at yet."""
        return self.raidable(self.seat) & ~self.marched
