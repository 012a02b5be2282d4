"""What may be done now: the top of the stack says which decision it is, this lists its answers."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.turns import Turns

if not cython.compiled:
    from pantheon.engine.bits import lowest_bit
    from pantheon.engine.rows import int_row, new_block
    from pantheon.games.deus.codes import (
        ACTIVATING,
        ADD,
        ASKING,
        BEGUN,
        BUILD,
        BUYING,
        CHOICE,
        CHOOSE,
        CHOOSING_GOD,
        CHOOSING_UNIT,
        COLOURS,
        DECLINE,
        DONE,
        DRAWN,
        FACES,
        FIELD,
        FIRE,
        FIRST_PLAYER,
        GOODS,
        HARVESTING,
        INVOKE,
        JOKE,
        JUPITER,
        LAID_FACE,
        LAID_TILE,
        LANDS,
        MAP_FACES,
        MAP_TILES,
        MARCH,
        MOST_HAND,
        MOST_LISTED,
        MOVING,
        OFFER,
        OFFERING,
        PAY,
        PAYING,
        PILLAGE,
        PLACE,
        PLACING,
        PLAY,
        PRODUCTION,
        PURCHASE,
        RANSACKING,
        REAP,
        RESOURCES,
        ROB,
        ROBBING,
        ROTATIONS,
        SELLING,
        SELLING_DIFFERENT,
        SEND,
        SHIFT,
        STANDARD,
        TAKE,
        TAKE_PIECE,
        TAKE_RESOURCE,
        TAKING_PIECES,
        TAKING_RESOURCES,
        TILES,
        TURN,
        TYPES,
        VEND,
        VEND_ONE,
    )

SPLITS = 7776  # ways to choose 0 to 5 pieces of each type


class Choices(Turns):
    """`listing` holds the `count` actions found by the last listing, ascending for every decision."""

    def make_rows(self) -> None:
        """Nothing is listed yet."""
        if not cython.compiled:
            super().make_rows()
            self.count = self.listing_room = 0

    def open_listing(self) -> None:
        """Allocate the listing; positions that are only copied need none."""
        self.listing_room = MOST_LISTED
        self.listing_block = new_block(4 * MOST_LISTED)
        self.listing = int_row(self.listing_block, 0, MOST_LISTED)

    def add(self, verb: int, arg: int) -> None:
        """Append an action to the listing."""
        self.listing[self.count] = (verb << SHIFT) + arg
        self.count += 1

    def add_regions(self, verb: int, regions: int) -> None:
        """Append an action for each region."""
        while regions:
            self.add(verb, lowest_bit(regions))
            regions &= regions - 1

    def list_legal(self, seat: int, pieces: int) -> int:
        """List what a seat may do; `pieces` is how many it may choose at the start."""
        self.count = 0
        if self.listing_room == 0:
            self.open_listing()
        if self.phase == CHOICE:
            if not self.chosen >> seat & 1:
                self.list_splits(pieces)
        elif self.phase == PLAY and seat == self.seat:
            self.list_decision()
        return self.count

    def list_splits(self, pieces: int) -> None:
        """Every mix of so many pieces."""
        for number in range(SPLITS):
            rest, total = number, 0
            for _ in range(STANDARD):
                total += rest % 6
                rest //= 6
            if total == pieces:
                self.add(CHOOSE, number)

    def list_decision(self) -> None:
        """The answers to what waits on top of the stack."""
        which = self.frame(0)
        if which == TURN:
            self.list_turn()
        elif which == PAYING:
            self.find_payments()
            for at in range(self.payments):
                self.add(PAY, self.payment[at])
        elif which == PLACING:
            self.add_regions(PLACE, self.sites(self.frame(1)))
        elif which == OFFERING:
            self.list_offering()
        elif which == CHOOSING_GOD:
            for god in range(JUPITER):
                self.add(INVOKE, god)
        elif which == TAKING_PIECES:
            for kind in range(STANDARD):
                if self.reserve[self.seat * STANDARD + kind]:
                    self.add(TAKE_PIECE, kind)
        elif which == TAKING_RESOURCES:
            for resource in range(RESOURCES):
                if self.supply[resource]:
                    self.add(TAKE_RESOURCE, resource)
        else:
            self.list_effect(which)

    def list_turn(self) -> None:
        """Build a card, lay a joker, or offer."""
        for at in range(self.hand_size[self.seat]):
            kind = self.hand[self.seat * MOST_HAND + at]
            if self.is_first_of_its_kind(at) and self.can_build(kind):
                self.add(BUILD, kind)
        if self.joker and not self.jokers >> self.seat & 1:
            self.list_jokers()
        for at in range(self.hand_size[self.seat]):
            if self.is_first_of_its_kind(at):
                self.add(OFFER, self.hand[self.seat * MOST_HAND + at])

    def is_first_of_its_kind(self, at: int) -> bool:
        """Two equal cards are one choice; the hand is in order."""
        first = self.seat * MOST_HAND
        return at == 0 or self.hand[first + at] != self.hand[first + at - 1]

    def list_jokers(self) -> None:
        """Any card of the hand, face down in any column that can take it."""
        for at in range(self.hand_size[self.seat]):
            if self.is_first_of_its_kind(at):
                for colour in range(STANDARD):
                    if self.can_joke(colour):
                        self.add(JOKE, self.hand[self.seat * MOST_HAND + at] * STANDARD + colour)

    def list_offering(self) -> None:
        """More cards for the offering, in ascending order, as their order below the top means nothing; or no more."""
        for at in range(self.hand_size[self.seat]):
            kind = self.hand[self.seat * MOST_HAND + at]
            if self.is_first_of_its_kind(at) and kind >= self.frame(2):
                self.add(ADD, kind)
        self.add(DONE, 0)

    def list_effect(self, which: int) -> None:
        """The answers inside an effect; all but a unit's move and the villages' order may be declined."""
        kind = self.frame(1)
        if which == ASKING:
            self.add(TAKE, 0)
        elif which == MOVING:
            self.add_regions(MARCH, self.reach(self.seat, self.frame(3), self.card(kind, FIELD + 1)))
            return
        elif which == RANSACKING:
            self.add_regions(PILLAGE, self.villages_to_pick())
            return
        self.add(DECLINE, 0)
        if which == ACTIVATING:
            for at in range(self.height[self.seat * COLOURS + self.card(kind, FIELD)]):
                self.add(FIRE, at)
        elif which == CHOOSING_UNIT:
            self.add_regions(SEND, self.useful_units())
        elif which == ROBBING:
            for victim in range(self.players):
                if self.neighbours_of(self.seat, self.frame(2)) >> victim & 1:
                    self.add(ROB, victim)
        else:
            self.list_trade(which, kind)

    def list_trade(self, which: int, kind: int) -> None:
        """Resources to buy, to sell, or to harvest."""
        if which == SELLING:
            most = self.goods[self.seat * GOODS + self.card(kind, FIELD)]
            limit = self.card(kind, FIELD + 3)
            for count in range(1, 1 + (min(most, limit) if limit else most)):
                self.add(VEND, count)
            return
        for resource in range(LANDS):
            if which == BUYING and self.supply[resource]:
                self.add(PURCHASE, resource)
            elif which == SELLING_DIFFERENT:
                if self.goods[self.seat * GOODS + resource] and not self.frame(3) >> resource & 1:
                    self.add(VEND_ONE, resource)
            elif which == HARVESTING and self.piece[self.seat * TYPES + PRODUCTION] & self.terrain[resource]:
                self.add(REAP, resource)

    # --- chance -----------------------------------------------------------------------------------------------

    def list_chance(self) -> int:
        """What chance may decide now; how many outcomes there are."""
        self.count = 0
        if self.listing_room == 0:
            self.open_listing()
        if self.phase == MAP_TILES:
            for tile in range(TILES):
                if self.weight(tile):
                    self.add(LAID_TILE, self.laid * TILES + tile)
        elif self.phase == MAP_FACES:
            for face in range(FACES * ROTATIONS):
                self.add(LAID_FACE, self.laid * FACES * ROTATIONS + face)
        elif self.phase == FIRST_PLAYER:
            for seat in range(self.players):
                self.add(BEGUN, seat)
        else:
            for kind in range(self.kinds):
                if self.deck[kind]:
                    self.add(DRAWN, kind)
        return self.count

    def weight(self, tile: int) -> int:
        """Is a tile still to be drawn?"""
        free = 1
        for place in range(self.laid):
            if self.tile_on[place] == 1 + tile:
                free = 0
        return free
