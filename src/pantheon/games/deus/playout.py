"""Random play at full speed: chance and choices from a small generator of the position's own.

Only for playouts, bots and tests: the draws of a real game come from engine/chance.py and stand in its record.
"""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.choices import Choices

if not cython.compiled:
    from pantheon.games.deus.codes import (
        CHOICE,
        DEAL,
        DRAWING,
        DRAWN,
        FIRST_PLAYER,
        OVER,
        PLAY,
        SEATS,
        SHIFT,
    )

# A linear congruential generator (Knuth's constants); its upper half is used.
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1


class Playout(Choices):
    """`state` is the generator's; `mover` the seat that decides next; `split` how many pieces a seat may choose."""

    def make_rows(self) -> None:
        """The generator starts from zero, as it does compiled."""
        if not cython.compiled:
            super().make_rows()
            self.state = self.mover = 0
            self.split = [0] * SEATS

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((self.state >> 33) * n) >> 31

    def is_chance(self) -> bool:
        """Is something to be drawn?"""
        if self.phase <= FIRST_PLAYER:
            return True
        return (self.phase == DEAL or self.phase == PLAY) and self.frame(0) == DRAWING

    def throw(self) -> None:
        """Let chance decide."""
        if self.phase == PLAY or self.phase == DEAL:
            self.happen((DRAWN << SHIFT) + self.any_card())
        else:
            at = self.below(self.list_chance())
            self.happen(self.listing[at])

    def any_card(self) -> int:
        """A card of the deck, each equally likely."""
        at = self.below(self.deck_size)
        kind = 0
        while at >= self.deck[kind]:
            at -= self.deck[kind]
            kind += 1
        return kind

    def await_seat(self) -> None:
        """Let chance decide until a seat is asked, or the game is over; `mover` is that seat."""
        while self.is_chance():
            self.throw()
        self.mover = self.seat
        if self.phase == CHOICE:
            self.mover = 0
            while self.chosen >> self.mover & 1:
                self.mover += 1

    def any_listed(self) -> int:
        """A uniformly random legal action of the mover."""
        at = self.below(self.list_legal(self.mover, self.split[self.mover]))
        return self.listing[at]

    def play_out(self) -> int:
        """Play to the end at random; how many decisions the seats took."""
        decisions = 0
        while True:
            self.await_seat()
            if self.phase == OVER:
                return decisions
            self.apply(self.mover, self.any_listed())
            decisions += 1

    def play_games(self, start: "Playout", games: int) -> int:
        """Play that many games from a start position; how many decisions they took."""
        decisions = 0
        for _ in range(games):
            self.copy_turns(start)
            decisions += self.play_out()
        return decisions
