"""What a position of 4 Gods is worth to a seat: its points as they stand, and what may still come of them.

All in whole numbers: the same choice in compiled and interpreted form, on every machine.
"""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.bots.four_gods.weights import Weights
from pantheon.games.four_gods.numbers import NUMBERS
from pantheon.games.four_gods.position import Position

if not cython.compiled:
    from pantheon.engine.bits import count_bits, lowest_bit
    from pantheon.games.four_gods.codes import (
        CELLS,
        CITY,
        COLOURS,
        CORNERS,
        DEMANDS,
        GODS,
        MOST_TILES,
        NODES,
        PROPHETS,
        SEATS,
        SIDES,
        TILE,
        WAYS,
    )

POINT = 100  # the unit is a hundredth of a point
CITY_WORTH = POINT * NUMBERS.scoring.city
# Each place in the ranks is so much better than the next; who shares a place has half of that.
PLACE_WORTH = POINT * (NUMBERS.scoring.places[0] - NUMBERS.scoring.places[1])
LONG_GAME = 48  # empty cells at which everything may still come true


class Judge:
    """Rows by colour: `worth`; by terrain: the `largest` Kingdom and their `number`, and how likely the terrain's god
    is a rival (`present`, per cent). By root of an area: `ends`, the empty cells that could enlarge it.

    `fitting` remembers for each demand on a cell how many tiles outside of the World meet it (-1: not counted yet).
    """

    def __init__(self, weights: Weights) -> None:
        if not cython.compiled:
            self.make_rows()
        self.left = self.hope = 0
        self.growth, self.hermit, self.prophet = weights.growth, weights.hermit, weights.prophet
        self.danger, self.late, self.gift = weights.danger, weights.late, weights.gift
        self.slack, self.low = weights.slack, weights.low
        self.leader, self.field = weights.leader, weights.field

    def make_rows(self) -> None:
        """Allocate the rows; compiled, they are part of the object."""
        if not cython.compiled:
            self.worth = [0] * COLOURS
            self.standing = [0] * SEATS
            self.largest = [0] * GODS
            self.number = [0] * GODS
            self.present = [0] * GODS
            self.ends = [0] * NODES
            self.seen = [0] * NODES
            self.outside = [0] * MOST_TILES
            self.fitting = [0] * (DEMANDS + 1)

    def look_around(self, position: Position) -> None:
        """Take note of the tiles outside of the World; done once for all that is tried from a position."""
        for demand in range(DEMANDS):
            self.fitting[demand] = -1
        self.fitting[DEMANDS] = 0
        for tile in range(position.tile_count):
            self.outside[tile] = 1
        for cell in range(CELLS):
            if position.lies[cell] >= TILE:
                self.outside[(position.lies[cell] - TILE) // WAYS] = 0

    def fits(self, position: Position, demand: int) -> int:
        """How many tiles outside of the World meet a demand."""
        if self.fitting[demand] < 0:
            count = 0
            for tile in range(position.tile_count):
                if self.outside[tile] and position.fits[tile * DEMANDS + demand]:
                    count += 1
            self.fitting[demand] = count
        return self.fitting[demand]

    # --- what a position is worth -----------------------------------------------------------------------------

    def judge(self, position: Position, seat: int) -> int:
        """How good a position is for a seat, compared with the others."""
        position.count_points()
        self.look_ahead(position)
        for colour in range(COLOURS):
            self.worth[colour] = 0
            if position.owner[colour]:
                self.worth[colour] = POINT * position.tally[PROPHETS * COLOURS + colour]
                self.worth[colour] += CITY_WORTH * position.razed[colour]
                self.worth[colour] += self.prophet * self.useful(position, colour) * self.hope // 100
        self.weigh_cities(position, seat)
        self.weigh_growth(position)
        self.weigh_ranks(position, seat)
        return self.balance(position, seat)

    def look_ahead(self, position: Position) -> None:
        """How much may still happen: cells that can be filled, by the tiles that there are."""
        self.left = 0
        cells = position.empty
        while cells:
            self.left += self.fits(position, position.asked[lowest_bit(cells)]) > 0
            cells &= cells - 1
        if position.trigger:
            self.left //= 3
        self.hope = min(100, 100 * self.left // LONG_GAME)

    def useful(self, position: Position, colour: int) -> int:
        """Prophets in reserve for whom there may be a tile."""
        return min(position.reserve[colour], 1 + self.left // position.players)

    def weigh_cities(self, position: Position, seat: int) -> None:
        """A city that some tile could crush is worth less, and does harm to its seat: it may count for a rival."""
        if position.cities == 0:
            return
        danger = self.late if position.trigger or position.bag_size == 0 else self.danger
        for cell in range(CELLS):
            if position.lies[cell] == CITY:
                risk = min(100, danger * self.fits(position, position.asked[cell]))
                colour = position.prophet[cell] - 1
                self.worth[colour] += CITY_WORTH * (100 - risk) // 100
                if position.owner[colour] == 1 + seat:
                    self.worth[colour] -= CITY_WORTH * risk * self.gift // 10000

    # --- Kingdoms that may grow -------------------------------------------------------------------------------

    def weigh_growth(self, position: Position) -> None:
        """Whoever leads in a Kingdom profits from the cells where it may grow."""
        self.find_ends(position)
        for kingdom in range(position.kingdoms):
            most = 0
            for colour in range(COLOURS):
                most = max(most, position.flock[kingdom * COLOURS + colour])
            if most:
                gain = self.growth * self.hope * min(6, self.ends[position.kingdom[kingdom]]) // 100
                for colour in range(COLOURS):
                    if position.flock[kingdom * COLOURS + colour] == most:
                        self.worth[colour] += gain
        for cell in range(CELLS):
            if position.prophet[cell] and position.lies[cell] >= TILE:
                self.weigh_hermit(position, cell)

    def weigh_hermit(self, position: Position, cell: int) -> None:
        """A prophet on a single tile waits for others to come."""
        root = position.root(cell * CORNERS + position.stands[cell])
        if count_bits(position.realm[root]) == 1:
            self.worth[position.prophet[cell] - 1] += self.hermit * self.hope * min(3, self.ends[root]) // 100

    def find_ends(self, position: Position) -> None:
        """Count for each area the empty cells that some tile could fill and that border on it."""
        for node in range(NODES):
            self.ends[node] = 0
            self.seen[node] = 0
        cells = position.empty
        while cells:
            cell = lowest_bit(cells)
            if position.asked[cell] and self.fits(position, position.asked[cell]) > 0:
                for side in range(SIDES):
                    near = position.beside(cell, side)
                    if near >= 0 and position.lies[near] >= TILE:
                        self.note_end(position, cell, near, position.facing(side, side))
                        self.note_end(position, cell, near, position.facing((side + 1) & 3, side))
            cells &= cells - 1

    def note_end(self, position: Position, cell: int, near: int, corner: int) -> None:
        """An area of the tile on `near` borders on a cell."""
        root = position.root(position.region(near, corner))
        if self.seen[root] != 1 + cell:
            self.seen[root] = 1 + cell
            self.ends[root] += 1

    # --- ranks ------------------------------------------------------------------------------------------------

    def weigh_ranks(self, position: Position, seat: int) -> None:
        """Steps 3 and 4: the surer a place, the more of its points count. Secret gods of others are no guess."""
        self.measure(position)
        self.count_rivals(position)
        for colour in range(COLOURS):
            mine = position.owner[colour] == 1 + seat
            terrain = position.god[colour] - 1
            if position.owner[colour] and terrain >= 0 and (mine or not position.secret) and self.number[terrain]:
                for rival in range(GODS):
                    if rival != terrain:
                        size = self.lead(self.largest[terrain] - self.largest[rival], 1 + self.left // self.slack)
                        most = self.lead(self.number[terrain] - self.number[rival], 1 + self.left // (2 * self.slack))
                        self.worth[colour] += (size + most) * self.present[rival] // 100

    def measure(self, position: Position) -> None:
        """The largest Kingdom of each terrain, and how many there are."""
        for terrain in range(GODS):
            self.largest[terrain] = self.number[terrain] = 0
        for kingdom in range(position.kingdoms):
            root = position.kingdom[kingdom]
            terrain = position.terrain(root // CORNERS, root % CORNERS)
            self.number[terrain] += 1
            self.largest[terrain] = max(self.largest[terrain], count_bits(position.realm[root]))

    def count_rivals(self, position: Position) -> None:
        """How likely each god is in play, per cent."""
        in_play = position.players * position.gods_each
        chosen = 0
        for god in range(GODS):
            self.present[god] = 0
        for colour in range(COLOURS):
            if position.owner[colour] and position.god[colour]:
                chosen += 1
                self.present[position.god[colour] - 1] = 100
        for god in range(GODS):
            if position.secret:
                self.present[god] = 100 * (in_play - 1) // (GODS - 1)
            elif self.present[god] == 0:
                self.present[god] = 100 * (in_play - chosen) // (GODS - chosen)

    def lead(self, ahead: int, room: int) -> int:
        """What being ahead of a rival is worth, if that may still change by so much."""
        return PLACE_WORTH * max(0, min(2 * room, room + ahead)) // (2 * room)

    # --- all in all -------------------------------------------------------------------------------------------

    def balance(self, position: Position, seat: int) -> int:
        """The seat's own standing, less a part of the others'."""
        for other in range(position.players):
            self.standing[other] = self.stand(position, other)
        best = total = 0
        others = position.players - 1
        for other in range(position.players):
            if other != seat:
                best = max(best, self.standing[other])
                total += self.standing[other]
        return self.standing[seat] - best * self.leader // 100 - total * self.field // (100 * others)

    def stand(self, position: Position, seat: int) -> int:
        """What a seat's markers are worth: with two of them the lower decides, more and more as the World fills."""
        one, two = position.colours[seat * 2] - 1, position.colours[seat * 2 + 1] - 1
        if one < 0:
            return 0
        if position.gods_each == 1:
            return self.worth[one]
        lower = min(self.worth[one], self.worth[two]) if two >= 0 else 0
        higher = max(self.worth[one], self.worth[two]) if two >= 0 else self.worth[one]
        low = 50 + (self.low - 50) * (100 - self.hope) // 100
        return (lower * low + higher * (100 - low)) // 100
