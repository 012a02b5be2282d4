"""Random play at full speed: chance and choices from a small generator of the position's own.

Only for playouts, bots and tests: the draws of a real game come from engine/chance.py and stand in its record.
"""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.gods.choices import Choices
from pantheon.games.gods.numbers import NUMBERS

if not cython.compiled:
    from pantheon.games.gods.codes import (
        ACT,
        BEGIN,
        DECLINE,
        DISCARD,
        DRAW,
        GAME_END,
        LIFT,
        LIFTED,
        MOST_NEIGHBOURS,
        NOTHING,
        ORANGE,
        OVER,
        REDRAW,
        SET,
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

MOVE_COST = NUMBERS.power.desert_move
TEMPLE_COST = NUMBERS.power.temple_per_neighbour
TRIBE_COST = NUMBERS.power.tribe_per_neighbour


class Playout(Choices):
    """Draws that no record keeps; `state` is the generator's."""

    def make_rows(self) -> None:
        """The generator starts from zero, as it does compiled."""
        if not cython.compiled:
            super().make_rows()
            self.state = 0

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((self.state >> 33) * n) >> 31

    def throw(self) -> None:
        """Let the generator decide what chance decides."""
        if self.phase == DRAW:
            self.draw(self.any_hex(NOTHING))
        elif self.phase == REDRAW:
            self.redraw(self.any_hex(self.display[0]))
        elif self.phase == BEGIN:
            self.begin(self.below(self.players))
        else:
            at = self.below(self.players - self.settled)
            seat = 0
            while at >= self.weight(seat):
                at -= self.weight(seat)
                seat += 1
            self.settle_temple(seat)

    def any_hex(self, unlike: int) -> int:
        """A hex of the bag, each equally likely but for those of one kind and a game-end hex that lies deeper."""
        size = self.bag_size - self.bag[unlike]
        if size > self.end_among_last:
            size -= self.bag[GAME_END]
        at = self.below(size)
        hex_ = 1
        for kind in range(1, GAME_END):  # counted to the end: a loop that may stop anywhere is hard to predict
            at -= self.bag[kind] if kind != unlike else 0
            hex_ += at >= 0
        return hex_

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
        if self.phase == ACT:
            return self.any_play()
        if self.phase == LIFTED:
            return self.any_landing()
        return self.any_listed()

    def any_play(self) -> int:
        """A uniformly random action of a turn: count them all, then find the one drawn."""
        low, high = self.display[0], self.display[1]
        if low == high:
            low = NOTHING  # twins: see list_actions
        edges, power = self.crowd[0], self.power[self.seat]
        low_from = self.first_place(low, power)
        high_from = self.first_place(high, power)
        lows, highs = edges - low_from, edges - high_from
        temples = lifts = discards = 0
        temple_from = self.crowd[min(power // TEMPLE_COST, MOST_NEIGHBOURS)]
        if not self.used & USED_TEMPLE and self.temples[self.seat] > 0:
            temples = edges - temple_from
        if not self.used & USED_MOVE and power >= MOVE_COST:
            lifts = self.deserts
        if not self.used & USED_DISCARD:
            discards = (low != NOTHING) + (high != NOTHING)
        while True:
            at = self.below(lows + highs + temples + lifts + discards)
            if at < lows:
                return self.placement(low, low_from + at)
            at -= lows
            if at < highs:
                return self.placement(high, high_from + at)
            at -= highs
            if at < temples:
                return self.placement(TEMPLE, temple_from + at)
            at -= temples
            if at >= lifts:
                return (DISCARD << SHIFT) + (low if at == lifts and low else high)
            if not self.one_piece or self.can_lift(self.desert[at]):
                return (LIFT << SHIFT) + self.desert[at]

    def first_place(self, hex_: int, power: int) -> int:
        """From where on in `edge` a display hex can go: the end if nowhere, the last place if it needs no cell."""
        if hex_ == NOTHING:
            return self.crowd[0]
        if hex_ <= ORANGE:
            return self.crowd[min(power // TRIBE_COST, MOST_NEIGHBOURS)]
        if self.used & USED_OTHER:
            return self.crowd[0]
        return 0 if hex_ <= DECLINE else self.crowd[0] - 1

    def placement(self, verb: int, at: int) -> int:
        """The action that places something on the cell at that place of `edge`, if it goes onto the map at all."""
        return (verb << SHIFT) + (self.edge[at] if verb <= DECLINE or verb == TEMPLE else 0)

    def any_landing(self) -> int:
        """A uniformly random place for the desert in the air: pick and reject."""
        pieces = self.mark_pieces(self.site)
        cell = self.edge[self.below(self.crowd[0])]
        while not self.joins(cell, self.site, pieces):
            cell = self.edge[self.below(self.crowd[0])]
        return (SET << SHIFT) + cell

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
