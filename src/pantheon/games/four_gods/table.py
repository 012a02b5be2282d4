"""What lies around the World: bag, hands, discard rows, prophets in reserve, and who has seen which face."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.numbers import NUMBERS
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.world import World

if not cython.compiled:
    from pantheon.engine.rows import copy_bytes, copy_ints, copy_shorts
    from pantheon.games.four_gods.codes import (
        CALLED,
        CELLS,
        COLOURS,
        ENFORCED,
        EVERYBODY,
        FACES,
        FROM_BAG,
        HANDS,
        MOST_DEBTS,
        MOST_SLOTS,
        MOST_TILES,
        NOBODY,
        PENALTY,
        READY,
        SEATS,
        TILE,
        WAYS,
    )

CITY_TOKENS = NUMBERS.table.cities
ONE = 1  # a bit to shift: 64 bits wide when compiled


class Table(World):
    """Rows by hand: `hand` (1 + tile), `origin` (FROM_BAG or 1 + the seat of a row), `up` (the face that was up
    last), `held` (since when), `limited` (whether the hold limit runs).

    Rows by slot: `row` (1 + tile * FACES + the face that is up); `filled` counts them by seat. `bag` holds `bag_size`
    tiles in no order that means anything. `known`: seats, as bits, that know a face of a tile.

    By colour: `owner` (1 + seat), `god` (1 + god), prophets in `reserve` and `lost` ones, cities it `razed`; by seat
    and number: its `colours` (1 + colour). By cell: when and by whom the tile was `laid`, and `since` when its
    prophet stands there. Time is counted in moves: `tick`.

    By seat: the `window` of the tile just laid (1 + cell) with the hand and origin it came from and since when, and
    when each penalty that a seat `owes` fell `due`.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.hand, self.origin, self.up, self.limited = ([0] * (SEATS * HANDS) for _ in range(4))
            self.held = [0] * (SEATS * HANDS)
            self.row = [0] * (SEATS * MOST_SLOTS)
            self.bag = [0] * MOST_TILES
            self.known = bytearray(MOST_TILES * FACES)
            self.filled, self.owes = [0] * SEATS, [0] * SEATS
            self.owner, self.god, self.reserve, self.lost, self.razed = ([0] * COLOURS for _ in range(5))
            self.colours = [0] * (SEATS * 2)
            self.by = [0] * CELLS
            self.laid, self.since = [0] * CELLS, [0] * CELLS
            self.window, self.window_hand, self.window_origin = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.window_since, self.last_command = [0] * SEATS, [0] * SEATS
            self.due = [0] * (SEATS * MOST_DEBTS)

    def clear_table(self, options: FourGodsOptions) -> None:
        """All tiles in the bag, all prophets in reserve, nobody ready."""
        self.clear_world(options.tile_set)
        self.players, self.slots, self.gods_each = options.players, options.slots, options.gods_each
        self.timed, self.secret = options.turns == "timed", options.gods == "secret"
        self.rules = options.rules
        self.mistakes = {"enforced": ENFORCED, "called": CALLED, "called+penalty": PENALTY}[options.mistakes]
        self.spared = sum(1 << seat - 1 for seat in options.beginners)
        self.calls_cost = options.wrong_calls == "prophet"
        self.guard = options.guard
        self.hold_limit = options.hold > 0 and not self.timed
        self.bag_size = self.tile_count
        for tile in range(self.tile_count):
            self.bag[tile] = tile
        for colour in range(COLOURS):
            self.reserve[colour] = options.prophets
        self.phase = READY
        self.ready = self.passed = self.gone = self.drawer = self.to_draw = 0
        self.active = self.turn = self.acted = self.touched = self.idle_seats = self.last_round = 0
        self.trigger = self.cause = self.tick = self.pass_tick = self.change_tick = self.final_tick = 0
        self.peak = self.idle = 0

    def copy_table(self, other: "Table") -> None:
        """Take over another table of the same tiles."""
        self.copy_world(other)
        self.players, self.slots, self.gods_each = other.players, other.slots, other.gods_each
        self.timed, self.secret, self.mistakes = other.timed, other.secret, other.mistakes
        self.rules, self.spared, self.calls_cost = other.rules, other.spared, other.calls_cost
        self.guard, self.hold_limit = other.guard, other.hold_limit
        self.bag_size = other.bag_size
        self.phase, self.ready, self.passed, self.gone = other.phase, other.ready, other.passed, other.gone
        self.drawer, self.to_draw, self.active, self.turn = other.drawer, other.to_draw, other.active, other.turn
        self.acted, self.touched, self.idle_seats = other.acted, other.touched, other.idle_seats
        self.last_round, self.trigger, self.cause = other.last_round, other.trigger, other.cause
        self.tick, self.pass_tick, self.change_tick = other.tick, other.pass_tick, other.change_tick
        self.final_tick, self.peak, self.idle = other.final_tick, other.peak, other.idle
        copy_shorts(self.hand, other.hand, SEATS * HANDS)
        copy_shorts(self.origin, other.origin, SEATS * HANDS)
        copy_shorts(self.up, other.up, SEATS * HANDS)
        copy_shorts(self.limited, other.limited, SEATS * HANDS)
        copy_ints(self.held, other.held, SEATS * HANDS)
        copy_shorts(self.row, other.row, SEATS * MOST_SLOTS)
        copy_shorts(self.bag, other.bag, MOST_TILES)
        copy_bytes(self.known, other.known, MOST_TILES * FACES)
        self.copy_people(other)

    def copy_people(self, other: "Table") -> None:
        """The rows by seat, colour and cell."""
        copy_shorts(self.filled, other.filled, SEATS)
        copy_shorts(self.owes, other.owes, SEATS)
        copy_shorts(self.owner, other.owner, COLOURS)
        copy_shorts(self.god, other.god, COLOURS)
        copy_shorts(self.reserve, other.reserve, COLOURS)
        copy_shorts(self.lost, other.lost, COLOURS)
        copy_shorts(self.razed, other.razed, COLOURS)
        copy_shorts(self.colours, other.colours, SEATS * 2)
        copy_shorts(self.by, other.by, CELLS)
        copy_ints(self.laid, other.laid, CELLS)
        copy_ints(self.since, other.since, CELLS)
        copy_shorts(self.window, other.window, SEATS)
        copy_shorts(self.window_hand, other.window_hand, SEATS)
        copy_shorts(self.window_origin, other.window_origin, SEATS)
        copy_ints(self.window_since, other.window_since, SEATS)
        copy_ints(self.last_command, other.last_command, SEATS)
        copy_ints(self.due, other.due, SEATS * MOST_DEBTS)

    # --- tiles ------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """The World has changed: whoever had passed may want to think again."""
        self.passed = 0
        self.change_tick = self.tick

    def row_changed(self) -> None:
        """A row has changed: that ended all passes, too, in version 1 of the rules."""
        if self.rules == 1:
            self.changed()

    def grasp(self, at: int, tile: int, origin: int, up: int) -> None:
        """A tile comes into a hand; its holder sees both faces."""
        self.hand[at] = 1 + tile
        self.origin[at], self.up[at], self.held[at] = origin, up, self.tick
        self.limited[at] = origin != FROM_BAG and self.hold_limit
        self.known[tile * FACES] |= 1 << (at // HANDS)
        self.known[tile * FACES + 1] |= 1 << (at // HANDS)

    def let_go(self, at: int) -> int:
        """The tile that leaves a hand."""
        tile = self.hand[at] - 1
        self.hand[at] = self.origin[at] = self.up[at] = self.limited[at] = 0
        self.held[at] = 0
        return tile

    def first_slot(self, seat: int) -> int:
        """The first free slot of a row that is not full."""
        slot = 0
        while self.row[seat * MOST_SLOTS + slot]:
            slot += 1
        return slot

    def to_row(self, seat: int, slot: int, tile: int, face: int) -> None:
        """A tile goes into a row; all see the face that is up."""
        self.row[seat * MOST_SLOTS + slot] = 1 + tile * FACES + face
        self.filled[seat] += 1
        self.known[tile * FACES + face] = EVERYBODY
        self.row_changed()

    def from_row(self, seat: int, slot: int) -> int:
        """A tile leaves a row: tile * FACES + the face that was up."""
        found = self.row[seat * MOST_SLOTS + slot] - 1
        self.row[seat * MOST_SLOTS + slot] = 0
        self.filled[seat] -= 1
        self.row_changed()
        return found

    def to_bag(self, tile: int) -> None:
        """A tile goes into the bag; what anybody knew of it is worth nothing any more."""
        self.bag[self.bag_size] = tile
        self.bag_size += 1
        self.known[tile * FACES] = self.known[tile * FACES + 1] = 0

    def from_bag(self, tile: int) -> None:
        """A tile leaves the bag."""
        at = 0
        while self.bag[at] != tile:
            at += 1
        self.bag_size -= 1
        self.bag[at] = self.bag[self.bag_size]

    def store(self, seat: int, tile: int, face: int) -> None:
        """A tile goes to the first free slot of a row; if that is full, into the bag."""
        if self.filled[seat] < self.slots:
            self.to_row(seat, self.first_slot(seat), tile, face)
        else:
            self.to_bag(tile)

    def empty_hands(self, seat: int) -> None:
        """Both tiles go to the own row, the one held longer first; what does not fit goes to the bag."""
        first = seat * HANDS
        if self.hand[first] and self.hand[first + 1] and self.held[first + 1] < self.held[first]:
            first += 1
        self.empty_hand(first)
        self.empty_hand(first ^ 1)

    def empty_hand(self, at: int) -> None:
        """A tile, if there is one, goes from the hand to the own row, else to the bag."""
        if self.hand[at]:
            face = self.up[at]
            self.store(at // HANDS, self.let_go(at), face)

    # --- prophets ---------------------------------------------------------------------------------------------

    def send(self, who: int, cell: int, corner: int) -> None:
        """A prophet comes to a cell: `who` is a colour, of its reserve, or COLOURS + the cell that he leaves."""
        if who < COLOURS:
            self.reserve[who] -= 1
            self.prophet[cell] = 1 + who
        else:
            self.prophet[cell] = self.prophet[who - COLOURS]
            self.dismiss(who - COLOURS)
        self.stands[cell] = corner
        self.since[cell] = self.tick
        self.peopled |= ONE << cell
        self.changed()

    def dismiss(self, cell: int) -> None:
        """Nobody preaches here any more."""
        self.prophet[cell] = NOBODY
        self.peopled &= ~(ONE << cell)
        self.stands[cell] = 0
        self.since[cell] = 0

    def recall(self, cell: int) -> None:
        """A prophet goes back to his reserve."""
        if self.prophet[cell]:
            self.reserve[self.prophet[cell] - 1] += 1
            self.dismiss(cell)

    def lose(self, cell: int) -> None:
        """A prophet leaves the game."""
        self.lost[self.prophet[cell] - 1] += 1
        self.dismiss(cell)

    def own(self, seat: int, colour: int) -> bool:
        """Does a colour belong to a seat?"""
        return self.owner[colour] == 1 + seat

    def gods_missing(self, seat: int) -> int:
        """How many colours a seat still lacks."""
        first = seat * 2
        return self.gods_each - (self.colours[first] != 0) - (self.colours[first + 1] != 0)

    def adopt(self, seat: int, colour: int) -> None:
        """A colour, with its prophets, belongs to a seat from now on."""
        self.colours[seat * 2 + (self.colours[seat * 2] != 0)] = 1 + colour
        self.owner[colour] = 1 + seat

    # --- tiles in the World -----------------------------------------------------------------------------------

    def settle(self, seat: int, at: int, cell: int, shape: int) -> None:
        """A tile is laid from a hand, and its window opens if there is any use for it."""
        origin = self.origin[at]
        tile = self.let_go(at)
        way = self.way_of(tile, shape)
        self.lay(cell, tile, way)
        self.known[tile * FACES + way // 4] = EVERYBODY
        self.by[cell] = seat
        self.laid[cell] = self.tick
        self.window[seat], self.window_hand[seat], self.window_origin[seat] = 1 + cell, at, origin
        self.window_since[seat] = self.tick
        self.changed()

    def shut(self, seat: int) -> None:
        """The window of a tile closes."""
        self.window[seat] = self.window_hand[seat] = self.window_origin[seat] = 0
        self.window_since[seat] = 0

    def pick_up(self, cell: int) -> int:
        """A tile leaves the World: tile * FACES + the face it lay with."""
        lay = self.lies[cell] - TILE
        seat = self.by[cell]
        if self.window[seat] == 1 + cell:
            self.shut(seat)
        self.take_up(cell)
        self.by[cell] = 0
        self.laid[cell] = 0
        self.changed()
        return (lay // WAYS) * FACES + (lay % WAYS) // 4

    def cities_left(self) -> int:
        """City tokens that can still be built."""
        left = CITY_TOKENS - self.cities
        for colour in range(COLOURS):
            left -= self.razed[colour]
        return left
