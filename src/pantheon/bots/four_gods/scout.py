"""Tries out what a seat of 4 Gods could do, on copies of a position, and tells what is best of each kind."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.bots.four_gods.judge import Judge
from pantheon.games.four_gods.position import Position

if not cython.compiled:
    from pantheon.engine.bits import lowest_bit
    from pantheon.games.four_gods.codes import (
        BUILD,
        CELL_BIT,
        CELLS,
        CITY,
        COLOURS,
        CORNERS,
        DESTROY_BIT,
        DISCARD,
        FACES,
        FLIP,
        HAND_BIT,
        HANDS,
        MOST_SLOTS,
        PLACE_BIT,
        PROPHET_BITS,
        SHAPE_BITS,
        SHIFT,
        SLOT_BITS,
        TAKE,
        TILE,
        TOKEN_BITS,
        WAYS,
        WHO_BITS,
        WHOS,
    )

NEVER = -1_000_000_000  # less than any position is worth
FRONT, BACK = 15, 240  # the ways of a tile that show its first face, and its second

Found = tuple[int, list[int]]
"""What the best actions of a kind lead to, and those actions; NEVER and none if there are none."""


class Scout(Judge):
    """`begin` names the position and the seat that all else is about.

    `who` are the prophets worth sending: one of each colour, for migrations the one who is missed least.
    """

    def make_rows(self) -> None:
        """Allocate the rows; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.who = [0] * COLOURS
            self.whos = self.seat = self.best = 0

    def begin(self, position: Position, seat: int) -> int:
        """Look at a position; what it is worth to the seat as it is."""
        self.here, self.seat = position, seat
        self.sheet, self.later = position.copy(), position.copy()
        self.look_around(position)
        self.choose_senders()
        return self.judge(self.sheet, seat)

    def choose_senders(self) -> None:
        """One prophet of each colour: out of the reserve, else the one on a tile who is missed least."""
        self.here.find_senders(self.seat)
        self.whos = 0
        for i in range(self.here.senders):
            if self.here.sender[i] < COLOURS:
                self.who[self.whos] = self.here.sender[i]
                self.whos += 1
        for colour in range(COLOURS):
            if self.here.owner[colour] == 1 + self.seat and self.here.reserve[colour] == 0:
                self.choose_migrant(1 + colour)

    def choose_migrant(self, prophet: int) -> None:
        """Of a colour without a reserve: the prophet on a tile who is missed least."""
        best = NEVER
        for i in range(self.here.senders):
            cell = self.here.sender[i] - COLOURS
            if cell >= 0 and self.here.prophet[cell] == prophet:
                self.sheet.copy_from(self.here)
                self.sheet.dismiss(cell)
                value = self.judge(self.sheet, self.seat)
                if value > best:
                    best = value
                    self.who[self.whos] = COLOURS + cell
        self.sheet.copy_from(self.here)
        if best > NEVER:
            self.whos += 1

    # --- the best of each kind --------------------------------------------------------------------------------

    def among(self, actions: list[int]) -> Found:
        """The best of some actions, each judged by what it leads to at once."""
        self.clear()
        for action in actions:
            self.attempt(self.here, action)
        return self.best, self.ties

    def places(self) -> Found:
        """The best tile to lay out of the hands, in the best way; also onto a city of somebody else."""
        self.clear()
        for hand in range(HANDS):
            if self.here.hand[self.seat * HANDS + hand]:
                self.try_tile(self.here, hand, self.here.hand[self.seat * HANDS + hand] - 1, FRONT | BACK)
        return self.best, self.ties

    def cities(self) -> Found:
        """The best city to build."""
        self.clear()
        cells = self.here.open
        if self.here.cities_left() > 0:
            while cells:
                for i in range(self.whos):
                    self.attempt(self.here, (BUILD << SHIFT) + (lowest_bit(cells) << WHO_BITS) + self.who[i])
                cells &= cells - 1
        return self.best, self.ties

    def takes(self) -> Found:
        """The best tile to take out of a row, judged by where it would be laid; only faces that the seat knows."""
        self.clear()
        hand = self.free_hand()
        if hand == HANDS:
            return self.best, self.ties
        top, ties = NEVER, self.ties
        for at in range(self.here.players * MOST_SLOTS):
            if self.here.row[at]:
                value = self.try_row(at, hand)
                if value > top:
                    top = value
                    ties = []
                if value == top and top > NEVER:
                    ties.append(self.take(at, hand))
        return top, ties

    def try_row(self, at: int, hand: int) -> int:
        """What the best place for a tile of a row is worth, once it is taken."""
        lies = self.here.row[at] - 1
        ways = FRONT if lies % FACES == 0 else BACK
        if self.knows(lies ^ 1):
            ways = FRONT | BACK
        if not self.has_place(lies // FACES, ways):
            return NEVER
        self.later.copy_from(self.here)
        self.later.apply(self.seat, self.take(at, hand))
        self.clear()
        self.try_tile(self.later, hand, lies // FACES, ways)
        return self.best

    def free_hand(self) -> int:
        """The first hand without a tile; HANDS if there is none."""
        hand = 0
        while hand < HANDS and self.here.hand[self.seat * HANDS + hand]:
            hand += 1
        return hand

    def take(self, at: int, hand: int) -> int:
        """The action that takes a tile out of a row."""
        return (TAKE << SHIFT) + (self.slot_and_face(at) << 1) + hand

    def slot_and_face(self, at: int) -> int:
        """How commands name a tile in a row."""
        lies = self.here.row[at] - 1
        place = ((at // MOST_SLOTS) << SLOT_BITS) + at % MOST_SLOTS
        return (place << SHAPE_BITS) + self.here.look(lies // FACES, lies % FACES)

    def has_aims(self) -> bool:
        """Is there an empty cell that some tile could fill, or a city of somebody else that one could crush?"""
        for cell in range(CELLS):
            mine = self.here.lies[cell] == CITY and self.here.own(self.seat, self.here.prophet[cell] - 1)
            if self.here.lies[cell] < TILE and not mine and self.fits(self.here, self.here.asked[cell]) > 0:
                return True
        return False

    def riddles(self) -> list[int]:
        """The actions that turn over a tile in a row whose underside the seat does not know."""
        rows = range(self.here.players * MOST_SLOTS)
        return [(FLIP << SHIFT) + self.slot_and_face(at) for at in rows if self.is_riddle(at)]

    def is_riddle(self, at: int) -> bool:
        """Does a tile lie in a row whose underside the seat does not know?"""
        if self.here.row[at] == 0:
            return False
        return not self.knows((self.here.row[at] - 1) ^ 1)

    def knows(self, face: int) -> bool:
        """Does the seat know a face (tile * FACES + face)?"""
        return self.here.known[face] >> self.seat & 1 != 0

    def discards(self, hide: bool) -> list[int]:
        """The tile that fits least into the first free slot: the face up that fits less, if the better shall hide."""
        found: list[int] = []
        if self.here.filled[self.seat] == self.here.slots:
            return found
        worst = CELLS * WAYS
        for hand in range(HANDS):
            tile = self.here.hand[self.seat * HANDS + hand] - 1
            if tile >= 0:
                front, back = self.count_places(tile, FRONT), self.count_places(tile, BACK)
                if front + back < worst:
                    worst = front + back
                    face = 1 if (back < front) == hide else 0
                    slot = (hand << SLOT_BITS) + self.here.first_slot(self.seat)
                    found = [(DISCARD << SHIFT) + (slot << SHAPE_BITS) + self.here.look(tile, face)]
        return found

    # --- trying -----------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Nothing was found yet."""
        self.best = NEVER
        self.ties: list[int] = []

    def attempt(self, position: Position, action: int) -> None:
        """Try an action out on the sheet, and remember it if nothing better is known."""
        self.sheet.copy_from(position)
        self.sheet.apply(self.seat, action)
        value = self.judge(self.sheet, self.seat)
        if value > self.best:
            self.best = value
            self.ties = []
        if value == self.best:
            self.ties.append(action)

    def has_place(self, tile: int, ways: int) -> bool:
        """Is there a cell for a tile, or a city to crush with it?"""
        if self.count_places(tile, ways) > 0:
            return True
        return self.here.cities > 0 and self.here.colours[self.seat * 2] > 0

    def count_places(self, tile: int, ways: int) -> int:
        """On how many empty cells a tile could lie in one of these ways."""
        count = 0
        cells = self.here.open
        while cells:
            count += self.here.ways_into(tile, lowest_bit(cells)) & ways != 0
            cells &= cells - 1
        return count

    def try_tile(self, position: Position, hand: int, tile: int, ways: int) -> None:
        """Try a tile of a hand in these ways, on all cells by the rules and on the cities of others."""
        cells = position.open
        while cells:
            cell = lowest_bit(cells)
            fitting = position.ways_into(tile, cell) & ways
            self.try_ways(position, (hand << HAND_BIT) + (cell << CELL_BIT), tile, fitting, 0)
            cells &= cells - 1
        if position.cities and position.colours[self.seat * 2]:
            self.try_cities(position, hand, tile, ways)

    def try_cities(self, position: Position, hand: int, tile: int, ways: int) -> None:
        """Try a tile of a hand on the cities of others, for each colour that could get the token."""
        for cell in range(CELLS):
            if position.lies[cell] == CITY and not position.own(self.seat, position.prophet[cell] - 1):
                fitting = position.ways_into(tile, cell) & ways
                for k in range(position.gods_each):
                    token = position.colours[self.seat * 2 + k]
                    if token:
                        self.try_ways(position, (hand << HAND_BIT) + (cell << CELL_BIT), tile, fitting, token)

    def try_ways(self, position: Position, base: int, tile: int, ways: int, token: int) -> None:
        """Each way without a prophet and with each that could come, on each region; a token means a city falls."""
        while ways:
            way = tile * WAYS + lowest_bit(ways)
            action = base + (position.shape_of[way] << PROPHET_BITS)
            self.attempt(position, self.laying(position, action, token))
            for corner in range(CORNERS):
                if position.regions_of[way * CORNERS + corner] == corner:
                    for i in range(self.whos):
                        self.attempt(position, self.laying(position, action + 1 + corner * WHOS + self.who[i], token))
            ways &= ways - 1

    def laying(self, position: Position, action: int, token: int) -> int:
        """The whole action: a placement, or the fall of a city; only who has two gods says which gets the token."""
        if token == 0:
            return (1 << PLACE_BIT) + action
        named = token if position.colours[self.seat * 2 + 1] else 0
        return (1 << DESTROY_BIT) + (action << TOKEN_BITS) + named
