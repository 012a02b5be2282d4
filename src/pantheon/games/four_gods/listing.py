"""The list of actions that is being made, and what chance may decide."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.commands import Commands

if not cython.compiled:
    from pantheon.engine.rows import int_row, new_block
    from pantheon.games.four_gods.codes import (
        BESIDES_TILES,
        COLOUR_DEAL,
        COLOURS,
        DEALT_COLOUR,
        DEALT_GOD,
        DRAWN_TILE,
        FIRST,
        FIRST_SEAT,
        GIVEN_GOD,
        GIVING,
        GOD_DEAL,
        GODS,
        SHIFT,
    )


class Listing(Commands):
    """`listing` holds the `count` actions found last, in an order of its own: kind by kind."""

    def make_rows(self) -> None:
        """Nothing is listed yet."""
        if not cython.compiled:
            super().make_rows()
            self.count = self.listing_room = 0

    def open_listing(self, room: int) -> None:
        """Allocate a longer listing."""
        self.listing_room = room
        self.listing_block = new_block(4 * room)
        self.listing = int_row(self.listing_block, 0, room)

    def add(self, verb: int, arg: int) -> None:
        """Append an action to the listing."""
        self.listing[self.count] = (verb << SHIFT) + arg
        self.count += 1

    def lengthen(self, room: int) -> None:
        """Allocate a longer listing and keep what is listed."""
        old, block = self.listing, self.listing_block
        self.open_listing(2 * room)
        for i in range(self.count):
            self.listing[i] = old[i]
        del block

    def list_chance(self) -> int:
        """List what chance may decide now; how many outcomes there are."""
        self.count = 0
        if self.listing_room == 0:
            self.open_listing(4 * BESIDES_TILES)
        if self.to_draw:
            for at in range(self.bag_size):
                self.add(DRAWN_TILE, self.bag[at])
        elif self.phase == COLOUR_DEAL:
            for colour in range(COLOURS):
                if self.owner[colour] == 0:
                    self.add(DEALT_COLOUR, self.without_colour() * GODS + colour)
        elif self.phase == GOD_DEAL or self.phase == GIVING:
            verb = DEALT_GOD if self.phase == GOD_DEAL else GIVEN_GOD
            seat = self.without_god() if self.phase == GOD_DEAL else self.needy()
            for god in range(GODS):
                if self.is_free(god):
                    self.add(verb, seat * GODS + god)
        elif self.phase == FIRST_SEAT:
            for seat in range(self.players):
                if not self.gone >> seat & 1:
                    self.add(FIRST, seat)
        return self.count
