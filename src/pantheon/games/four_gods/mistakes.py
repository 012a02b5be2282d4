"""Mistakes: tiles that lie wrongly, what a call removes, and the prophets that penalties take."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.counting import Counting

if not cython.compiled:
    from pantheon.games.four_gods.codes import (
        CELLS,
        CITY,
        COLOURS,
        FACES,
        MOST_DEBTS,
        NOBODY,
        PENALTY,
        SIDES,
        STRAIGHT_EDGES,
        TILE,
    )

    LEFT, GAP, FALLING = range(3)


class Mistakes(Counting):
    """docs/rules/four-gods.md, Mistakes. `swept` says of each cell what a sweep has found there; it is no part of the
    position."""

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.swept = [0] * CELLS

    def lies_wrongly(self, cell: int) -> bool:
        """Would a call be right: too few straight edges, or a clash with a neighbour laid before?"""
        if self.lies[cell] < TILE:
            return False
        if self.edges[cell] < STRAIGHT_EDGES:
            return True
        for side in range(SIDES):
            near = self.beside(cell, side)
            earlier = near >= 0 and self.lies[near] >= TILE and self.laid[near] < self.laid[cell]
            if earlier and self.clashes(cell, near, side):
                return True
        return False

    def clashes(self, cell: int, near: int, side: int) -> bool:
        """Do two tiles differ at an end of their shared edge?"""
        for end in range(2):
            corner = (side + end) & 3
            if self.terrain(cell, corner) != self.terrain(near, self.facing(corner, side)):
                return True
        return False

    def call(self, cell: int) -> None:
        """A right call: the tile goes back, its prophet too, and what no longer holds goes with it."""
        offender = self.by[cell]
        colour = self.prophet[cell]
        noticed = self.window[offender] == 1 + cell  # at once: inside the window
        hand, origin = self.window_hand[offender], self.window_origin[offender]
        punished = self.mistakes == PENALTY and not (self.spared >> offender) & 1
        if punished and colour != NOBODY:
            self.lose(cell)
        else:
            self.recall(cell)
        removed = self.pick_up(cell)
        if noticed:
            self.grasp(hand, removed // FACES, origin, removed % FACES)
        else:
            self.store(offender, removed // FACES, removed % FACES)
        if self.rules == 1:
            self.sweep_as_in_version_1(cell)
        else:
            self.sweep(cell)
        if punished and colour == NOBODY:
            self.punish(offender)

    def sweep(self, gap: int) -> None:
        """What does not lie right any more goes, round by round: all that stands beside a gap is looked at, then what
        falls goes together, so that no direction comes first. Where a city stood there is no gap."""
        for cell in range(CELLS):
            self.swept[cell] = LEFT
        self.swept[gap] = GAP
        falling = 1
        while falling:
            falling = 0
            for cell in range(CELLS):
                if self.lies[cell] >= CITY and self.is_beside_gap(cell) and self.falls(cell):
                    self.swept[cell] = FALLING
                    falling += 1
            for cell in range(CELLS):
                if self.swept[cell] == FALLING:
                    self.swept[cell] = GAP if self.lies[cell] >= TILE else LEFT
                    self.take_away(cell)

    def is_beside_gap(self, cell: int) -> bool:
        """Has a tile been swept from a cell beside this one?"""
        for side in range(SIDES):
            near = self.beside(cell, side)
            if near >= 0 and self.swept[near] == GAP:
                return True
        return False

    def falls(self, cell: int) -> bool:
        """Does what stands beside a gap not lie right any more?"""
        return self.edges[cell] < STRAIGHT_EDGES or self.lies_wrongly(cell)

    def take_away(self, cell: int) -> None:
        """A tile goes to the bag, a city back to the supply, the prophet home; nobody is at fault."""
        self.recall(cell)
        if self.lies[cell] >= TILE:
            self.to_bag(self.pick_up(cell) // FACES)
        else:
            self.raze(cell)

    def sweep_as_in_version_1(self, gap: int) -> None:
        """Tiles that clash stay until they are called; each neighbour goes with all that follows from it."""
        for side in range(SIDES):
            near = self.beside(gap, side)
            if near < 0 or self.lies[near] < CITY or self.edges[near] >= STRAIGHT_EDGES:
                continue
            leaves_gap = self.lies[near] >= TILE
            self.take_away(near)
            if leaves_gap:
                self.sweep_as_in_version_1(near)

    # --- penalties --------------------------------------------------------------------------------------------

    def punish(self, seat: int) -> None:
        """A seat owes a prophet, if it has one more than it owes already."""
        if self.owes[seat] < self.prophets_of(seat):
            self.due[seat * MOST_DEBTS + self.owes[seat]] = self.tick
            self.owes[seat] += 1
            self.settle_debts()

    def prophets_of(self, seat: int) -> int:
        """Prophets that a penalty could take: in reserve and on tiles."""
        count = 0
        for colour in range(COLOURS):
            if self.own(seat, colour):
                count += self.reserve[colour]
        for cell in range(CELLS):
            count += self.is_preacher(seat, cell)
        return count

    def is_preacher(self, seat: int, cell: int) -> bool:
        """Does a prophet of a seat stand on a tile here?"""
        return self.prophet[cell] != NOBODY and self.lies[cell] >= TILE and self.own(seat, self.prophet[cell] - 1)

    def answers(self, seat: int) -> int:
        """How many ways there are to pay a penalty: reserves that are not empty, else prophets on tiles."""
        count = 0
        for colour in range(COLOURS):
            count += self.own(seat, colour) and self.reserve[colour] > 0
        if count == 0:
            for cell in range(CELLS):
                count += self.is_preacher(seat, cell)
        return count

    def pays_from_reserve(self, seat: int) -> bool:
        """Is there a prophet in reserve? Then those on tiles are not asked for."""
        in_reserve = 0
        for colour in range(COLOURS):
            if self.own(seat, colour):
                in_reserve += self.reserve[colour]
        return in_reserve > 0

    def pay(self, seat: int, who: int) -> None:
        """A penalty takes a prophet: of a colour's reserve, or COLOURS + the cell he stands on."""
        if who < COLOURS:
            self.reserve[who] -= 1
            self.lost[who] += 1
        else:
            self.lose(who - COLOURS)
            self.changed()
        self.forgive(seat)

    def forgive(self, seat: int) -> None:
        """The oldest debt of a seat is settled."""
        first = seat * MOST_DEBTS
        self.owes[seat] -= 1
        for at in range(self.owes[seat]):
            self.due[first + at] = self.due[first + at + 1]
        self.due[first + self.owes[seat]] = 0

    def default_payment(self, seat: int) -> int:
        """What is taken when nobody chooses: the fuller reserve, of equals the god chosen first; else the prophet
        longest in place."""
        one, two = self.colours[seat * 2] - 1, self.colours[seat * 2 + 1] - 1
        if self.pays_from_reserve(seat):
            return two if two >= 0 and self.reserve[two] > self.reserve[one] else one
        found = -1
        for cell in range(CELLS):
            if self.is_preacher(seat, cell) and (found < 0 or self.since[cell] < self.since[found]):
                found = cell
        return COLOURS + found

    def settle_debts(self) -> None:
        """Debts that leave no choice are paid at once, and those that nothing is left for are forgotten."""
        for seat in range(self.players):
            while self.owes[seat] and self.answers(seat) <= 1:
                if self.answers(seat) == 1:
                    self.pay(seat, self.default_payment(seat))
                else:
                    self.forgive(seat)

    def collect_debts(self) -> None:
        """The game ends: whatever is still owed is taken."""
        for seat in range(self.players):
            while self.owes[seat]:
                if self.answers(seat):
                    self.pay(seat, self.default_payment(seat))
                else:
                    self.forgive(seat)
