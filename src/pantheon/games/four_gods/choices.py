"""What may be done now: the complete list of legal actions of a seat, of chance, or of the clocks."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.listing import Listing

if not cython.compiled:
    from pantheon.engine.bits import count_bits, lowest_bit
    from pantheon.games.four_gods.codes import (
        BE_READY,
        BESIDES_TILES,
        BUILD,
        CALL,
        CELL_BIT,
        CELLS,
        CHOOSE_GOD,
        CHOOSE_GODS,
        CITY,
        COLOURS,
        CORNERS,
        DEMANDS,
        DESTROY_BIT,
        DISCARD,
        DRAW,
        END_TURN,
        ENFORCED,
        FACES,
        FLIP,
        FROM_BAG,
        GIVE_BACK,
        GIVE_UP,
        GODS,
        HAND_BIT,
        HANDS,
        KINDS,
        LEAVE,
        MOST_SLOTS,
        NOBODY,
        PASS,
        PICK_COLOUR,
        PLACE_BIT,
        PLAY,
        PREACH,
        PROPHET_BITS,
        READY,
        ROTATIONS,
        SHAPE_BITS,
        SLOT_BITS,
        TAKE,
        TILE,
        TOKEN_BITS,
        WAYS,
        WHO_BITS,
        WHOS,
    )


class Choices(Listing):
    """`sender` are the prophets that a seat could send now (see Table.send): `senders` of them."""

    def make_rows(self) -> None:
        """Nothing is listed yet."""
        if not cython.compiled:
            super().make_rows()
            self.senders = 0
            self.sender = [0] * (CELLS + COLOURS)

    # --- who may do what --------------------------------------------------------------------------------------

    def list_legal(self, seat: int) -> int:
        """List what a seat may do; how many actions that are."""
        self.count = 0
        if seat < 0 or seat >= self.players or self.gone >> seat & 1:
            return 0
        if self.listing_room == 0:
            self.open_listing(4 * BESIDES_TILES)
        if self.phase == READY:
            self.list_start(seat)
        elif self.phase == PLAY and self.to_draw == 0:
            self.list_play(seat)
        return self.count

    def list_start(self, seat: int) -> None:
        """Before the start signal: colours in secret games, and being ready."""
        if not self.ready >> seat & 1:
            self.add(BE_READY, 0)
            if self.secret and self.gods_missing(seat):
                for colour in range(COLOURS):
                    if self.owner[colour] == 0:
                        self.add(PICK_COLOUR, colour)
        self.add(LEAVE, 0)

    def list_play(self, seat: int) -> None:
        """The commands of a seat; whoever owes a prophet must choose it first."""
        if self.owes[seat]:
            self.list_payments(seat)
            self.add(LEAVE, 0)
            return
        if self.timed and seat != self.active:
            self.list_flips(seat)
            self.list_calls()
            self.add(LEAVE, 0)
            return
        self.find_senders(seat)
        for kind in range(KINDS):
            self.list_kind(seat, kind)
        self.add(LEAVE, 0)

    def list_kind(self, seat: int, kind: int) -> None:
        """The commands of one kind; only who may do anything at all is settled before."""
        if kind == 0:
            self.list_gods(seat)
        elif kind == 1:
            self.list_discards(seat)
        elif kind == 2:
            self.list_draws(seat)
        elif kind == 3:
            self.list_flips(seat)
        elif kind == 4:
            self.list_takes(seat)
        elif kind == 5:
            self.list_cities()
        elif kind == 6:
            self.list_prophet(seat)
        elif kind == 7:
            self.add(END_TURN if self.timed else PASS, 0)
        elif kind == 8:
            self.list_calls()
        elif kind == 9:
            self.list_tiles(seat)
        else:
            self.list_ruins(seat)

    # --- gods, prophets and cities ----------------------------------------------------------------------------

    def list_gods(self, seat: int) -> None:
        """Gods that are free, one or two."""
        missing = 0 if self.secret else self.gods_missing(seat)
        if missing:
            for god in range(GODS):
                if self.owner[god] == 0:
                    self.add(CHOOSE_GOD, god)
                    if missing > 1:
                        self.list_second_gods(god)

    def list_second_gods(self, first: int) -> None:
        """Two gods at once."""
        for god in range(GODS):
            if god != first and self.owner[god] == 0:
                self.add(CHOOSE_GODS, first * GODS + god)

    def find_senders(self, seat: int) -> None:
        """Prophets to send: of each colour one from the reserve; if that is empty, any that stands on a tile."""
        self.senders = 0
        exhausted = 0
        for colour in range(COLOURS):
            if self.owner[colour] == 1 + seat:
                if self.reserve[colour]:
                    self.sender[self.senders] = colour
                    self.senders += 1
                else:
                    exhausted |= 1 << colour
        cells = self.peopled if exhausted else 0
        while cells:
            cell = lowest_bit(cells)
            if self.lies[cell] >= TILE and exhausted >> (self.prophet[cell] - 1) & 1:
                self.sender[self.senders] = COLOURS + cell
                self.senders += 1
            cells &= cells - 1

    def list_cities(self) -> None:
        """Cities on empty cells with straight edges enough."""
        cells = self.open
        if self.senders and self.cities_left() > 0:
            while cells:
                cell = lowest_bit(cells)
                for who in range(self.senders):
                    self.add(BUILD, (cell << WHO_BITS) + self.sender[who])
                cells &= cells - 1

    def list_prophet(self, seat: int) -> None:
        """A prophet on the tile just laid, while its window is open."""
        cell = self.window[seat] - 1
        if cell < 0 or self.prophet[cell] != NOBODY:
            return
        for corner in range(CORNERS):
            if self.region(cell, corner) == cell * CORNERS + corner:
                for who in range(self.senders):
                    self.add(PREACH, (cell << (WHO_BITS + 2)) + (corner << WHO_BITS) + self.sender[who])

    def list_calls(self) -> None:
        """Tiles that lie wrongly, where mistakes are possible; all tiles where a wrong call has its price."""
        if self.mistakes != ENFORCED:
            for cell in range(CELLS):
                if self.lies_wrongly(cell) or (self.calls_cost and self.lies[cell] >= TILE):
                    self.add(CALL, cell)

    def list_payments(self, seat: int) -> None:
        """The prophets that a penalty may take."""
        if self.pays_from_reserve(seat):
            for colour in range(COLOURS):
                if self.own(seat, colour) and self.reserve[colour]:
                    self.add(GIVE_UP, colour)
            return
        for cell in range(CELLS):
            if self.is_preacher(seat, cell):
                self.add(GIVE_UP, COLOURS + cell)

    # --- hands, rows and bag ----------------------------------------------------------------------------------

    def list_discards(self, seat: int) -> None:
        """Tiles of the hands into the own row, or in the rare case back."""
        for hand in range(HANDS):
            at = seat * HANDS + hand
            if self.hand[at] and self.filled[seat] < self.slots:
                self.list_slots(seat, hand, self.hand[at] - 1)
        for hand in range(HANDS):
            at = seat * HANDS + hand
            if self.hand[at] and self.may_give_back(seat, at):
                for face in range(FACES):
                    self.add(GIVE_BACK, (hand << SHAPE_BITS) + self.look(self.hand[at] - 1, face))
                    if self.twin_faced(self.hand[at] - 1):
                        break

    def list_slots(self, seat: int, hand: int, tile: int) -> None:
        """A tile into any free slot, with either face."""
        one, two = self.look(tile, 0), self.look(tile, 1)
        for slot in range(self.slots):
            if self.row[seat * MOST_SLOTS + slot] == 0:
                arg = ((hand << SLOT_BITS) + slot) << SHAPE_BITS
                self.add(DISCARD, arg + one)
                if two != one:
                    self.add(DISCARD, arg + two)

    def look(self, tile: int, face: int) -> int:
        """The shape by which a face is named when it does not lie in the World."""
        return self.shape_of[tile * WAYS + face * ROTATIONS]

    def twin_faced(self, tile: int) -> bool:
        """Do both faces look alike?"""
        return self.look(tile, 0) == self.look(tile, 1)

    def may_give_back(self, seat: int, at: int) -> bool:
        """The rare case: from another's row, the own row full, and no cell for either face."""
        if self.origin[at] == FROM_BAG or self.origin[at] == 1 + seat or self.filled[seat] < self.slots:
            return False
        return self.fits_nowhere(self.hand[at] - 1)

    def list_draws(self, seat: int) -> None:
        """One or two tiles from the bag."""
        free = self.hand[seat * HANDS] == 0 and self.hand[seat * HANDS + 1] == 0
        if free and self.filled[seat] < self.slots and self.bag_size > 0:
            self.add(DRAW, 1)
            self.add(DRAW, 2)

    def has_free_hand(self, seat: int) -> bool:
        """Is a hand free?"""
        return self.hand[seat * HANDS] == 0 or self.hand[seat * HANDS + 1] == 0

    def list_flips(self, seat: int) -> None:
        """Tiles of rows to turn over; off turn only the own ones, if the active player was not there."""
        off_turn = self.timed and seat != self.active
        if not self.has_free_hand(seat) or (off_turn and self.touched >> seat & 1):
            return
        for row in range(self.players):
            if self.filled[row] and (row == seat or not off_turn):
                for slot in range(self.slots):
                    lies = self.row[row * MOST_SLOTS + slot] - 1
                    if lies >= 0:
                        self.add(FLIP, (((row << SLOT_BITS) + slot) << SHAPE_BITS) + self.look(lies >> 1, lies & 1))

    def list_takes(self, seat: int) -> None:
        """Tiles of rows to take, with either hand that is free."""
        first = seat * HANDS
        if not self.has_free_hand(seat):
            return
        for row in range(self.players):
            if self.filled[row]:
                for slot in range(self.slots):
                    lies = self.row[row * MOST_SLOTS + slot] - 1
                    if lies >= 0:
                        arg = (((row << SLOT_BITS) + slot) << SHAPE_BITS) + self.look(lies >> 1, lies & 1)
                        if self.hand[first] == 0:
                            self.add(TAKE, arg << 1)
                        if self.hand[first + 1] == 0:
                            self.add(TAKE, (arg << 1) + 1)

    # --- tiles into the World ---------------------------------------------------------------------------------

    def list_tiles(self, seat: int) -> None:
        """Placements from both hands."""
        self.make_room(count_bits(self.open if self.mistakes == ENFORCED else self.empty))
        for hand in range(HANDS):
            if self.hand[seat * HANDS + hand]:
                self.list_placements(hand, self.hand[seat * HANDS + hand] - 1)

    def list_ruins(self, seat: int) -> None:
        """Cities to destroy, from both hands."""
        if self.cities and self.colours[seat * 2]:
            self.make_room(3 * self.cities)
            for hand in range(HANDS):
                if self.hand[seat * HANDS + hand]:
                    self.list_destructions(seat, hand, self.hand[seat * HANDS + hand] - 1)

    def make_room(self, cells: int) -> None:
        """Have a listing that takes every way of two tiles, with every prophet, on so many cells more."""
        most = BESIDES_TILES + HANDS * WAYS * (1 + CORNERS * self.senders) * cells
        if self.count + most > self.listing_room:
            self.lengthen(self.count + most)

    def list_placements(self, hand: int, tile: int) -> None:
        """All ways to place a tile; where mistakes are not refused, on any empty cell in any way."""
        cells = self.open if self.mistakes == ENFORCED else self.empty
        everyway = self.fits[tile * DEMANDS]
        while cells:
            cell = lowest_bit(cells)
            ways = self.ways_into(tile, cell) if self.mistakes == ENFORCED else everyway
            if ways:
                self.list_ways((1 << PLACE_BIT) + (hand << HAND_BIT) + (cell << CELL_BIT), tile, ways)
            cells &= cells - 1

    def list_ways(self, base: int, tile: int, ways: int) -> None:
        """Each way without a prophet, then with each that could come, on each region."""
        while ways:
            way = lowest_bit(ways)
            action = base + (self.shape_of[tile * WAYS + way] << PROPHET_BITS)
            self.listing[self.count] = action
            self.count += 1
            if self.senders:
                for corner in range(CORNERS):
                    if self.regions_of[(tile * WAYS + way) * CORNERS + corner] == corner:
                        for who in range(self.senders):
                            self.listing[self.count] = action + 1 + corner * WHOS + self.sender[who]
                            self.count += 1
            ways &= ways - 1

    def list_destructions(self, seat: int, hand: int, tile: int) -> None:
        """Cities of others that a tile could crush."""
        for cell in range(CELLS):
            if self.lies[cell] == CITY and not self.own(seat, self.prophet[cell] - 1):
                ways = self.ways_into(tile, cell)
                if ways:
                    first = self.count
                    self.list_ways((hand << HAND_BIT) + (cell << CELL_BIT), tile, ways)
                    self.name_tokens(seat, first)

    def name_tokens(self, seat: int, first: int) -> None:
        """Destructions say for which colour the token counts; with one god there is nothing to say."""
        last = self.count
        for i in range(first, last):
            self.listing[i] = (1 << DESTROY_BIT) + (self.listing[i] << TOKEN_BITS)
        if self.colours[seat * 2 + 1]:
            for k in range(2):
                for i in range(first, last):
                    self.listing[self.count] = self.listing[i] + self.colours[seat * 2 + k]
                    self.count += 1
