"""Random play at full speed: chance, choices and whose command is next from a small generator of the position's own.

Only for playouts, bots and tests: the draws of a real game come from engine/chance.py and stand in its record. There
is no time here; sand and final phase run out after as many commands as people would make (data.toml, playout), and
nobody leaves.
"""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.choices import Choices
from pantheon.games.four_gods.numbers import NUMBERS

if not cython.compiled:
    from pantheon.games.four_gods.codes import (
        BESIDES_TILES,
        DRAWN_TILE,
        FLIP,
        FLIPPING,
        HANDS,
        KINDS,
        LEAVE,
        MOST_SLOTS,
        OVER,
        PLAY,
        READY,
        RESTING,
        SAND,
        SENDING,
        SHAPE_BITS,
        SHIFT,
        SLOT_BITS,
        TAKE,
        TAKING,
        TIME,
    )

# A linear congruential generator (Knuth's constants); its upper half is used.
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1

UNKNOWN = -1  # who could be sent has not been looked up
PACE = NUMBERS.playout.seconds_per_command


class Playout(Choices):
    """`state` is the generator's; `mover` the seat whose actions were last listed; `sand_tick` when a turn began."""

    def make_rows(self) -> None:
        """The generator starts from zero, as it does compiled."""
        if not cython.compiled:
            super().make_rows()
            self.state = self.mover = self.sand_turn = self.sand_tick = 0
            self.turn_seconds = self.final_seconds = 0

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((self.state >> 33) * n) >> 31

    def throw(self) -> None:
        """Let chance decide."""
        if self.to_draw:
            self.happen((DRAWN_TILE << SHIFT) + self.bag[self.below(self.bag_size)])
        else:
            at = self.below(self.list_chance())
            self.happen(self.listing[at])

    def await_seat(self) -> None:
        """Let chance and clocks go on until a seat can act, or the game is over; `mover` is that seat."""
        while self.phase != OVER:
            if self.to_draw or (self.phase != READY and self.phase != PLAY):
                self.throw()
            elif not self.runs_out():
                self.mover = self.any_seat()
                return

    def runs_out(self) -> bool:
        """Does the sand, or the time of the final phase, run out now?"""
        if self.timed:
            if self.sand_turn != self.turn:
                self.sand_turn, self.sand_tick = self.turn, self.tick
            if self.turn == 0 or (self.tick - self.sand_tick) * PACE < self.turn_seconds:
                return False
            self.happen(SAND << SHIFT)
            return True
        # Everybody acts at once: so many commands take a player's share of the time.
        if self.trigger == 0 or (self.tick - self.final_tick) * PACE < self.final_seconds * self.players:
            return False
        self.happen(TIME << SHIFT)
        return True

    def any_seat(self) -> int:
        """Whose command comes next: whoever owes a prophet, the active player, or anybody who is still there."""
        for seat in range(self.players):
            if self.owes[seat] and not self.gone >> seat & 1:
                return seat
        if self.timed and self.phase == PLAY:
            return self.active
        while True:
            seat = self.below(self.players)
            if not (self.gone | (self.ready if self.phase == READY else 0)) >> seat & 1:
                return seat

    def any_listed(self) -> int:
        """A uniformly random action of the mover, from the full listing; leaving only if it can do nothing else."""
        count = self.list_legal(self.mover)
        if count == 1:
            return self.listing[0]
        action = self.listing[self.below(count)]
        while action >> SHIFT == LEAVE:
            action = self.listing[self.below(count)]
        return action

    def any_kind(self) -> int:
        """A random action of the mover: any kind of command that it could give, then any of that kind.

        People do not flip row tiles for ever, and a uniformly random player does little else. They seldom pass, too.
        """
        if self.phase != PLAY or self.owes[self.mover] or (self.timed and self.mover != self.active):
            return self.any_listed()
        if self.listing_room == 0:
            self.open_listing(4 * BESIDES_TILES)
        self.count = 0
        self.senders = UNKNOWN
        while self.count == 0:
            kind = self.below(KINDS)
            if kind >= SENDING and self.senders == UNKNOWN:
                self.find_senders(self.mover)
            if FLIPPING <= kind <= TAKING:
                self.any_row_tile(kind)
            elif kind != RESTING or self.below(KINDS) == 0:
                self.list_kind(self.mover, kind)
        return self.listing[self.below(self.count)]

    def any_row_tile(self, kind: int) -> None:
        """List one random tile to flip or take: of all kinds these are the most, and all are equally likely."""
        tiles = 0
        for row in range(self.players):
            tiles += self.filled[row]
        if tiles == 0 or not self.has_free_hand(self.mover):
            return
        at = self.below(tiles)
        row = 0
        while at >= self.filled[row]:
            at -= self.filled[row]
            row += 1
        slot = 0
        while at > 0 or self.row[row * MOST_SLOTS + slot] == 0:
            at -= self.row[row * MOST_SLOTS + slot] != 0
            slot += 1
        lies = self.row[row * MOST_SLOTS + slot] - 1
        arg = (((row << SLOT_BITS) + slot) << SHAPE_BITS) + self.look(lies >> 1, lies & 1)
        if kind == FLIPPING:
            self.add(FLIP, arg)
        else:
            self.add(TAKE, (arg << 1) + self.any_free_hand())

    def any_free_hand(self) -> int:
        """One of the mover's free hands."""
        first = self.mover * HANDS
        if self.hand[first] == 0 and self.hand[first + 1] == 0:
            return self.below(HANDS)
        return 1 if self.hand[first] else 0

    def play_out(self, brisk: bool) -> int:
        """Play to the end at random; how many decisions the seats took."""
        decisions = 0
        while True:
            self.await_seat()
            if self.phase == OVER:
                return decisions
            self.apply(self.mover, self.any_kind() if brisk else self.any_listed())
            decisions += 1

    def play_games(self, start: "Playout", games: int, brisk: bool) -> int:
        """Play that many games from a start position; how many decisions they took."""
        decisions = 0
        for _ in range(games):
            self.copy_table(start)
            decisions += self.play_out(brisk)
        return decisions
