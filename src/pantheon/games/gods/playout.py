"""Random play at full speed: chance and choices from a small generator of the position's own.

Only for playouts, bots and tests: the draws of a real game come from engine/chance.py and stand in its record.
"""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython  # type: ignore[no-redef]

from pantheon.games.gods.choices import Choices
from pantheon.games.gods.numbers import NUMBERS

if not cython.compiled:
    from pantheon.games.gods.codes import (
        ACT,
        BEGIN,
        BEGUN,
        DECLINE,
        DISCARD,
        DRAWN,
        GAME_END,
        KINDS,
        LIFT,
        NOTHING,
        ORANGE,
        OVER,
        REDRAW,
        REDRAWN,
        SETTLE,
        SETTLED,
        SHIFT,
        TEMPLE,
        USED_DISCARD,
        USED_MOVE,
        USED_OTHER,
        USED_TEMPLE,
    )

# A linear congruential generator (Knuth's constants); its upper half is used.
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1

MOVE = NUMBERS.power.desert_move
PER_TEMPLE = NUMBERS.power.temple_per_neighbour
PER_TRIBE = NUMBERS.power.tribe_per_neighbour


class Playout(Choices):
    """Draws that no record keeps."""

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((self.state >> 33) * n) >> 31

    def throw(self) -> None:
        """Let the generator decide what chance decides."""
        verb, first, last = DRAWN, 1, KINDS
        if self.phase == REDRAW:
            verb = REDRAWN
        elif self.phase <= BEGIN:
            verb, first, last = SETTLED if self.phase == SETTLE else BEGUN, 0, self.players
        total = 0
        for arg in range(first, last):
            total += self.weight(arg)
        at = self.below(total)
        arg = first
        while at >= self.weight(arg):
            at -= self.weight(arg)
            arg += 1
        self.apply_chance(verb, arg)

    def await_seat(self) -> None:
        """Let chance decide until a seat is asked, or the game is over."""
        while self.phase <= REDRAW:
            self.throw()

    def any_listed(self) -> int:
        """A uniformly random legal action, from the full listing."""
        at = self.below(self.list_legal())
        return self.listing[at]

    def any_action(self) -> int:
        """A uniformly random legal action, without listing all of them where there are many."""
        if self.phase != ACT:
            return self.any_listed()
        low, high = self.display[0], self.display[1]
        if low == high:
            low = NOTHING  # twins: see list_actions
        tries = self.ways(low) + self.ways(high)
        temples = lifts = 0
        if not self.used & USED_TEMPLE and self.temples[self.seat] > 0:
            temples = self.edges
        if not self.used & USED_MOVE and self.power[self.seat] >= MOVE:
            lifts = self.deserts
        discards = 0
        if not self.used & USED_DISCARD:
            discards = (1 if low else 0) + (1 if high else 0)
        action = -1
        while action < 0:
            action = self.attempt(self.below(tries + temples + lifts + discards), low, high, temples, lifts)
        return action

    def ways(self, hex_: int) -> int:
        """An upper bound on the ways to play a hex of the display."""
        if hex_ == NOTHING or (hex_ > ORANGE and self.used & USED_OTHER):
            return 0
        return self.edges if hex_ <= DECLINE else 1

    def attempt(self, at: int, low: int, high: int, temples: int, lifts: int) -> int:
        """The action at a place among all that might be legal; -1 if it is not."""
        if at < self.ways(low):
            return self.attempt_hex(low, at)
        at -= self.ways(low)
        if at < self.ways(high):
            return self.attempt_hex(high, at)
        at -= self.ways(high)
        if at < temples:
            cell = self.edge[at]
            return (TEMPLE << SHIFT) + cell if PER_TEMPLE * self.around[cell] <= self.power[self.seat] else -1
        at -= temples
        if at < lifts:
            cell = self.desert[at]
            return (LIFT << SHIFT) + cell if self.can_lift(cell) else -1
        at -= lifts
        return (DISCARD << SHIFT) + (low if at == 0 and low else high)

    def attempt_hex(self, hex_: int, at: int) -> int:
        """The placement of a display hex on the edge cell at that place; -1 if it is too dear."""
        if hex_ > DECLINE:
            return hex_ << SHIFT
        cell = self.edge[at]
        if hex_ <= ORANGE and PER_TRIBE * self.around[cell] > self.power[self.seat]:
            return -1
        return (hex_ << SHIFT) + cell

    def play_out(self, sampled: bool) -> int:
        """Play to the end at random; how many decisions the seats took."""
        decisions = 0
        while True:
            self.await_seat()
            if self.phase == OVER:
                return decisions
            self.apply(self.any_action() if sampled else self.any_listed())
            decisions += 1

    def play_games(self, start: "Playout", games: int, sampled: bool) -> int:
        """Play that many games from a start position; how many decisions they took."""
        decisions = 0
        for _ in range(games):
            self.copy_turn(start)
            decisions += self.play_out(sampled)
        return decisions
