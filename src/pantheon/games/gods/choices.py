"""What may be done now: the complete list of legal actions."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.turn import Turn

if not cython.compiled:
    from pantheon.engine.rows import copy_ints_plus, int_row, new_block
    from pantheon.games.gods.codes import (
        ACT,
        BEGIN,
        BEGUN,
        DECLINE,
        DISCARD,
        DRAWN,
        END_TURN,
        GALE,
        GIVE_STONE,
        KINDS,
        LIFT,
        LIFTED,
        MOST_NEIGHBOURS,
        NOTHING,
        ORANGE,
        OVER,
        REDRAW,
        REDRAWN,
        RESPITE,
        SEATS,
        SET,
        SETTLED,
        SHIFT,
        SPARE,
        STAY,
        TAKE_POWER,
        TEMPLE,
        USE_EXTRA,
        USED_DISCARD,
        USED_MOVE,
        USED_OTHER,
        USED_TEMPLE,
        VICTIM,
    )

MOVE_COST = NUMBERS.power.desert_move
TEMPLE_COST = NUMBERS.power.temple_per_neighbour
TRIBE_COST = NUMBERS.power.tribe_per_neighbour
BESIDES_CELLS = 64  # room in the listing for actions that name no edge cell


class Choices(Turn):
    """`listing` holds the `count` legal actions found by the last call of `list_legal`, cells in the order of `edge`.

    That order depends on how the position came about, so whoever shows the list sorts it (`Position.actions`).
    """

    def make_rows(self) -> None:
        """Nothing is listed yet."""
        if not cython.compiled:
            super().make_rows()
            self.count = self.listing_room = 0

    def open_listing(self) -> None:
        """Allocate the listing: an edge cell can be named by three verbs at most (two tribes, temple)."""
        self.listing_room = self.room
        self.listing_block = new_block(4 * (3 * self.room + BESIDES_CELLS))
        self.listing = int_row(self.listing_block, 0, 3 * self.room + BESIDES_CELLS)

    def add(self, verb: int, arg: int) -> None:
        """Append an action to the listing."""
        self.listing[self.count] = (verb << SHIFT) + arg
        self.count += 1

    def add_if(self, legal: bool, verb: int, arg: int) -> None:
        """Append an action if it is legal; written always, counted only then: the compiled form needs no branch."""
        self.listing[self.count] = (verb << SHIFT) + arg
        self.count += legal

    def list_legal(self) -> int:
        """List what the active seat, or chance, may do; how many actions that are."""
        self.count = 0
        if self.listing_room < self.room:
            self.open_listing()
        if self.phase == ACT:
            self.list_actions()
        elif self.phase <= REDRAW:
            self.list_chance()
        elif self.phase != OVER:
            self.list_choices()
        return self.count

    def list_chance(self) -> None:
        """List the possible outcomes of what is to be drawn."""
        if self.phase <= BEGIN:
            for seat in range(self.players):
                if self.phase == BEGIN:
                    self.add(BEGUN, seat)
                elif self.weight(seat) > 0:
                    self.add(SETTLED, self.spots[self.settled] * SEATS + seat)
            return
        for kind in range(1, KINDS):
            if self.weight(kind) > 0:
                self.add(REDRAWN if self.phase == REDRAW else DRAWN, kind)

    def list_actions(self) -> None:
        """List the actions of a turn."""
        power = self.power[self.seat]
        low, high = self.display[0], self.display[1]
        if low == high:
            low = NOTHING  # twins (2001): one of them stands for both
        self.list_hex(low, power)
        self.list_hex(high, power)
        if not self.used & USED_TEMPLE and self.temples[self.seat] > 0:
            self.list_cells(TEMPLE, power // TEMPLE_COST)
        if not self.used & USED_MOVE and power >= MOVE_COST:
            self.list_lifts()
        may_discard = not self.used & USED_DISCARD
        self.add_if(may_discard and low != NOTHING, DISCARD, low)
        self.add_if(may_discard and high != NOTHING, DISCARD, high)

    def list_hex(self, hex_: int, power: int) -> None:
        """List the ways to play a hex of the display."""
        if hex_ == NOTHING:
            return
        if hex_ <= ORANGE:
            self.list_cells(hex_, power // TRIBE_COST)
        elif not self.used & USED_OTHER:
            if hex_ <= DECLINE:
                self.list_cells(hex_, MOST_NEIGHBOURS)
            else:
                self.add(hex_, 0)

    def list_cells(self, verb: int, most: int) -> None:
        """List a placement on every edge cell with at most that many neighbours."""
        first = self.crowd[min(most, MOST_NEIGHBOURS)]
        copy_ints_plus(self.listing, self.count, self.edge, first, self.crowd[0], verb << SHIFT)
        self.count += self.crowd[0] - first

    def list_lifts(self) -> None:
        """List the deserts that can be moved."""
        if not self.one_piece:
            copy_ints_plus(self.listing, self.count, self.desert, 0, self.deserts, LIFT << SHIFT)
            self.count += self.deserts
            return
        for i in range(self.deserts):
            if self.can_lift(self.desert[i]):
                self.add(LIFT, self.desert[i])

    def list_landings(self) -> None:
        """List the places for the desert in the air: the edge, but for the cell it comes from."""
        pieces = self.mark_pieces(self.site)
        for i in range(self.crowd[0]):
            self.add_if(self.joins(self.edge[i], self.site, pieces), SET, self.edge[i])

    def list_choices(self) -> None:
        """List the answers to a choice inside or after the actions."""
        if self.phase == LIFTED:
            self.list_landings()
        elif self.phase == GALE:
            self.list_lifts()
            self.add(STAY, 0)
        elif self.phase == VICTIM:
            bits = self.victims()
            for seat in range(self.players):
                if (bits >> seat) & 1:
                    self.add(TAKE_POWER, seat)
            self.add(SPARE, 0)
        elif self.phase == RESPITE:
            self.add(USE_EXTRA, 0)
            self.add(END_TURN, 0)
        else:
            self.list_needy()

    def list_needy(self) -> None:
        """List the tribes beside the new temple that wait for a stone."""
        first = MOST_NEIGHBOURS * self.site
        for i in range(first, first + MOST_NEIGHBOURS):
            near = self.near[i]
            self.add_if(self.is_tribe(near) and self.faith[near] == 0, GIVE_STONE, near)
