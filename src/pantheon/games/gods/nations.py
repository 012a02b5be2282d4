"""Religion and nations: stones on tribes, conversion by temples, cards and tokens."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.pieces import Pieces

if not cython.compiled:
    from pantheon.engine.rows import copy_shorts
    from pantheon.games.gods.codes import (
        BONUSES,
        MOST_NEIGHBOURS,
        NOTHING,
        ORANGE,
        SEATS,
        STONE,
        TEMPLE,
        TEMPLE_BITS,
        TRIBES,
    )

NATION = NUMBERS.nation.tribes
CARD = NUMBERS.nation.card
NOBODY = -1


class Nations(Pieces):
    """Rows by seat, and by seat and colour (index `seat * TRIBES + tribe - 1`).

    `stones` are those at home, `held` those on tribes of a colour, `cards` the nations, `kept` the points that are
    never lost, `points` all points. `handed` counts the cards ever handed out in a colour, `tokens` says who got the
    bonus with each (seat + 1; index `(tribe - 1) * BONUSES + n`).
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.stones = [0] * SEATS
            self.kept = [0] * SEATS
            self.points = [0] * SEATS
            self.held = [0] * (SEATS * TRIBES)
            self.cards = [0] * (SEATS * TRIBES)
            self.handed = [0] * TRIBES
            self.tokens = [0] * (TRIBES * BONUSES)
            self.bonus = [0] * BONUSES

    def clear_nations(
        self, players: int, stones: int, bonus: tuple[int, ...], one_piece: bool, one_religion: bool
    ) -> None:
        """No tribe believes in anything yet."""
        self.clear_land()
        self.clear_pieces(one_piece)
        self.players = players
        self.one_religion = one_religion
        for seat in range(players):
            self.stones[seat] = stones
        for i in range(len(bonus)):
            self.bonus[i] = bonus[i]

    def copy_nations(self, other: "Nations") -> None:
        """Take over another position's map and nations."""
        self.copy_land(other)
        self.one_piece = other.one_piece
        self.players = other.players
        self.one_religion = other.one_religion
        copy_shorts(self.stones, other.stones, SEATS)
        copy_shorts(self.kept, other.kept, SEATS)
        copy_shorts(self.points, other.points, SEATS)
        copy_shorts(self.held, other.held, SEATS * TRIBES)
        copy_shorts(self.cards, other.cards, SEATS * TRIBES)
        copy_shorts(self.handed, other.handed, TRIBES)
        copy_shorts(self.tokens, other.tokens, TRIBES * BONUSES)
        copy_shorts(self.bonus, other.bonus, BONUSES)

    def sole_god(self, bits: int) -> int:
        """The seat of the only bit set, or NOBODY."""
        if bits == 0 or bits & (bits - 1):
            return NOBODY
        return (bits >> 1) - (bits >> 3)  # 1, 2, 4, 8 are seats 0, 1, 2, 3: quicker than to count

    def religion(self, bits: int) -> int:
        """Whose religion a tribe takes that has just been laid among these faiths."""
        # docs/rules/gods.md, Religion of a new tribe: temples outrank tribes, unless `one_religion` is played.
        temples = bits & TEMPLE_BITS
        tribes = bits >> STONE
        if self.one_religion:
            return self.sole_god(temples | tribes)
        if temples:
            return self.sole_god(temples)
        return self.sole_god(tribes)

    def found_tribe(self, cell: int, tribe: int) -> None:
        """Place a tribe; it takes its religion from its neighbours, if that god has a stone left."""
        god = self.religion(self.lay(cell, tribe, 0))
        if god != NOBODY and self.stones[god] > 0:
            self.give_stone(cell, god)
            self.gain_cards(god, tribe)

    def found_temple(self, cell: int, god: int) -> int:
        """Place a temple and convert its neighbours; the number of tribes left to choose from, 0 if all is done."""
        self.lay(cell, TEMPLE + god, 1 << god)
        own = 1 << (STONE + god)
        needy = 0
        first = MOST_NEIGHBOURS * cell
        for i in range(first, first + MOST_NEIGHBOURS):
            near = self.near[i]
            if self.is_tribe(near) and self.faith[near] != own:
                self.send_home(near)
                needy += 1
        if needy == 0:
            return 0
        if 0 < self.stones[god] < needy:
            self.settle_nations(god)  # lost cards go back before the choice
            return needy
        if self.stones[god] >= needy:
            for i in range(first, first + MOST_NEIGHBOURS):
                near = self.near[i]
                if self.is_tribe(near) and self.faith[near] != own:
                    self.give_stone(near, god)
        self.settle_nations(god)
        return 0

    def is_tribe(self, cell: int) -> bool:
        """Does a tribe live on the cell?"""
        return NOTHING < self.land[cell] <= ORANGE

    def give_stone(self, cell: int, god: int) -> None:
        """A god's stone goes onto a tribe that bears none."""
        self.faith[cell] = 1 << (STONE + god)
        self.stones[god] -= 1
        self.held[god * TRIBES + self.land[cell] - 1] += 1

    def send_home(self, cell: int) -> None:
        """The stone on a tribe, if any, returns to its god."""
        god = self.sole_god(self.faith[cell] >> STONE)
        if god != NOBODY:
            self.faith[cell] = 0
            self.stones[god] += 1
            self.held[god * TRIBES + self.land[cell] - 1] -= 1

    def settle_nations(self, god: int) -> None:
        """Lost cards go back, then the god that won stones gets its new ones."""
        for seat in range(self.players):
            for tribe in range(1, TRIBES + 1):
                index = seat * TRIBES + tribe - 1
                while self.cards[index] * NATION > self.held[index]:
                    self.cards[index] -= 1
                    self.points[seat] -= CARD
        for tribe in range(1, TRIBES + 1):
            self.gain_cards(god, tribe)

    def gain_cards(self, god: int, tribe: int) -> None:
        """Hand out the cards that a god has earned in a colour, one after the other, each with its bonus."""
        index = god * TRIBES + tribe - 1
        while (self.cards[index] + 1) * NATION <= self.held[index]:
            self.cards[index] += 1
            self.points[god] += CARD
            nth = self.handed[tribe - 1]
            if nth < BONUSES:
                self.handed[tribe - 1] += 1
                if self.bonus[nth]:
                    self.tokens[(tribe - 1) * BONUSES + nth] = god + 1
                    self.kept[god] += self.bonus[nth]
                    self.points[god] += self.bonus[nth]

    def holds_cards(self, god: int, colours: int, any_colour: int) -> bool:
        """Does a god hold cards of so many different colours, or so many of any?"""
        different = cards = 0
        for i in range(god * TRIBES, god * TRIBES + TRIBES):
            cards += self.cards[i]
            different += self.cards[i] > 0
        return different >= colours or cards >= any_colour
