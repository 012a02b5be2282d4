"""The course of a game: dealing, passing, turns, the final phase and the ends."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.mistakes import Mistakes
from pantheon.games.four_gods.numbers import NUMBERS

if not cython.compiled:
    from pantheon.games.four_gods.codes import (
        BY_BAG,
        BY_FULL,
        BY_GUARD,
        BY_PASSES,
        CELLS,
        COLOUR_DEAL,
        COLOURS,
        FIRST_SEAT,
        FROM_BAG,
        GIVING,
        GOD_DEAL,
        HANDS,
        OVER,
        PLAY,
        READY,
        SEATS,
        TILE_DEAL,
    )

START_TILES = NUMBERS.table.hands


class Course(Mistakes):
    """Seats as bits: `ready`, `passed`, `gone`; with timed turns also `idle_seats`, whose last turns were passes in a
    row, and `last_round`, those who still have a turn in it. `touched` are the rows that the active player has been
    at, `acted` says that this turn is no pass. `drawer` (1 + seat) has `to_draw` tiles to draw.

    `trigger` is why the final phase, or last round, began. `idle` counts commands since the World last grew beyond
    its `peak` or a god was chosen.
    """

    # --- the deal ---------------------------------------------------------------------------------------------

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.players) - 1

    def begin_if_ready(self) -> None:
        """The start signal, when all are ready or gone."""
        if self.ready | self.gone == self.everybody():
            self.phase = COLOUR_DEAL
            self.deal_on()

    def deal_on(self) -> None:
        """Go on to the next thing that chance must deal, or to play."""
        if self.phase == COLOUR_DEAL and not (self.secret and self.without_colour() < self.players):
            self.phase = GOD_DEAL
        if self.phase == GOD_DEAL and not (self.secret and self.without_god() < self.players):
            self.phase = FIRST_SEAT
        if self.phase == FIRST_SEAT and not (self.timed and self.turn == 0 and self.gone != self.everybody()):
            self.phase = TILE_DEAL
        if self.phase == TILE_DEAL:
            self.deal_tiles()

    def without_colour(self) -> int:
        """The first seat that lacks a colour."""
        seat = 0
        while seat < self.players and self.gods_missing(seat) == 0:
            seat += 1
        return seat

    def without_god(self) -> int:
        """The first seat with a colour that has no god yet."""
        seat = 0
        while seat < self.players and self.godless(seat) < 0:
            seat += 1
        return seat

    def godless(self, seat: int) -> int:
        """The colour of a seat, in the order they were picked, that has no god yet; -1 if all have one."""
        for at in range(seat * 2, seat * 2 + self.gods_each):
            if self.god[self.colours[at] - 1] == 0:
                return self.colours[at] - 1
        return -1

    def deal_tiles(self) -> None:
        """Two tiles for everybody in simultaneous games, seat by seat; then play begins."""
        if not self.timed:
            for seat in range(self.players):
                if not self.gone >> seat & 1 and self.hand[seat * HANDS] == 0:
                    self.drawer, self.to_draw = 1 + seat, START_TILES
                    return
        self.phase = PLAY
        self.pass_if_all()

    def begin_turns(self, seat: int) -> None:
        """Chance named the first player of timed turns."""
        self.active = seat
        self.turn = 1
        self.acted = 0
        self.deal_on()

    def draw_tile(self, tile: int) -> None:
        """A tile comes out of the bag, into the first empty hand of whoever draws."""
        seat = self.drawer - 1
        at = seat * HANDS + (self.hand[seat * HANDS] != 0)
        self.from_bag(tile)
        self.grasp(at, tile, FROM_BAG, 0)
        self.to_draw -= 1
        if self.to_draw == 0 or self.bag_size == 0:
            self.drawer = self.to_draw = 0
            if self.phase == TILE_DEAL:
                self.deal_tiles()
            else:
                self.watch_for_the_end()

    # --- passing ----------------------------------------------------------------------------------------------

    def pass_if_all(self) -> None:
        """All have passed, or left: the game ends at once."""
        if self.passed | self.gone == self.everybody():
            self.finish(BY_PASSES)

    def begin_pass(self, seat: int) -> None:
        """A seat passes, by command or by silence."""
        if (self.passed | self.gone) == 0:
            self.pass_tick = self.tick
        self.passed |= 1 << seat
        self.pass_if_all()

    # --- turns ------------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The active player's hands go to his row; was the turn a pass?"""
        self.empty_hands(self.active)
        self.shut(self.active)
        if self.acted:
            self.idle_seats = 0
        else:
            self.idle_seats |= 1 << self.active
        self.pass_on()

    def pass_on(self) -> None:
        """The turn goes to the next player who is still there, unless the game ends."""
        if self.trigger and self.last_round == 0:
            self.last_round = self.everybody()  # after the turn of the trigger; that player is last, clockwise
        elif self.trigger:
            self.last_round &= ~(1 << self.active)
        self.acted = self.touched = 0
        self.turn += 1
        if self.trigger and self.last_round & ~self.gone == 0:
            self.finish(self.trigger)
        elif self.idle_seats | self.gone == self.everybody():
            self.finish(BY_PASSES)
        else:
            self.active = self.after(self.active)
            while self.gone >> self.active & 1:
                self.active = self.after(self.active)

    def after(self, seat: int) -> int:
        """The next seat, clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def leave(self, seat: int) -> None:
        """A player leaves the game for good: what he has stays, but for the tiles in his hands."""
        if self.passed | self.gone == 0:
            self.pass_tick = self.tick
        self.gone |= 1 << seat
        self.passed &= ~(1 << seat)
        self.empty_hands(seat)
        self.shut(seat)
        if self.phase == READY:
            self.begin_if_ready()
        elif self.gone == self.everybody() or not self.timed:
            self.pass_if_all()
        elif seat == self.active:
            if self.acted:
                self.idle_seats = 0
            self.pass_on()
        elif self.idle_seats | self.gone == self.everybody():
            self.finish(BY_PASSES)

    # --- the ends ---------------------------------------------------------------------------------------------

    def watch_for_the_end(self) -> None:
        """World full or bag empty: the final phase begins, once."""
        if self.trigger == 0:
            if self.tiles + self.cities == CELLS:
                self.trigger = BY_FULL
            elif self.bag_size == 0:
                self.trigger = BY_BAG
            self.final_tick = self.tick if self.trigger else 0

    def watch_progress(self, god_chosen: bool) -> None:
        """The guard against endless play: commands without progress are counted."""
        self.idle += 1
        if self.tiles + self.cities > self.peak:
            self.peak = self.tiles + self.cities
            self.idle = 0
        if god_chosen:
            self.idle = 0
        if self.idle >= self.guard:
            self.finish(BY_GUARD)

    def finish(self, cause: int) -> None:
        """No more commands; debts are collected, and whoever lacks a god is given one."""
        self.collect_debts()
        for seat in range(SEATS):
            self.shut(seat)
        self.cause = cause
        self.drawer = self.to_draw = 0
        self.phase = GIVING
        self.give_on()

    def give_on(self) -> None:
        """Go on to the next god that is to be given, or end."""
        if self.needy() == self.players:
            self.phase = OVER

    def needy(self) -> int:
        """The first seat that lacks a god at the end; the number of players if there is none."""
        seat = 0
        while seat < self.players and (self.secret or self.gods_missing(seat) == 0):
            seat += 1
        return seat

    def choose_god(self, seat: int, god: int) -> None:
        """With visible gods a god and its colour are one."""
        self.adopt(seat, god)
        self.god[god] = 1 + god

    def is_free(self, god: int) -> bool:
        """Does nobody have a god? (Asked in secret games while gods are dealt, else of visible ones.)"""
        free = True
        for colour in range(COLOURS):
            free = free and self.god[colour] != 1 + god
        return free
