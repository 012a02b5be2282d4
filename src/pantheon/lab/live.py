"""A game that runs in time: seats that act when they like, and clocks. The time is whatever the caller says it is.

Nobody waits here. A simulation jumps from event to event; a terminal tells how much time has passed and catches up.
"""

from collections.abc import Mapping
from random import Random

from pantheon.bots import Bot
from pantheon.engine.clocks import Clocks
from pantheon.engine.errors import Problem
from pantheon.engine.match import Match

PACE = 3.0  # seconds between two commands of a bot, if nobody says otherwise
_JITTER = 0.5  # nobody is that regular: each pause is so much shorter or longer at most
_PATIENCE = 20  # times that each bot may say "nothing now" before a game among bots counts as stuck
_STEP = 0.001  # records keep milliseconds


class LiveGame:
    """A match with bots on some seats, each at its own pace; `now` is the time of the last event.

    Bots get their own view and their legal actions, but those that leave the game, and nothing else.
    """

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], rng: Random, paces: Mapping[int, float] | None = None
    ) -> None:
        self.match = match
        self.now = 0.0
        self._bots = dict(bots)
        self._rng = rng
        self._paces = dict(paces or {})
        self._clocks = Clocks()
        self._wakes = {seat: self._pause(seat) for seat in self._bots}
        self._silent = 0
        self._clocks.update(match.position.deadlines(), 0.0)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.match.position.over

    def run(self) -> None:
        """Play to the end, if there are only bots."""
        while not self.over:
            self.step()

    def advance(self, until: float) -> None:
        """Let everything happen that is due up to a time."""
        while not self.over and self._next() <= until:
            self.step()
        self.now = max(self.now, until)

    def play(self, seat: int, action: int) -> None:
        """A command of somebody who is no bot, now; IllegalAction if it is refused."""
        self.match.play(seat, action, self._stamp(self.now))
        self._after_move()

    def step(self) -> None:
        """Let the next thing happen: a clock runs out, or a bot thinks."""
        due = self._clocks.next()
        seat = min(self._awake(), key=lambda s: self._wakes[s], default=None)
        if due is not None and (seat is None or due.at <= self._wakes[seat]):
            self.now = max(self.now, due.at)
            self.match.expire(due.deadline, self._stamp(self.now))
            self._after_move()
        elif seat is not None:
            self.now = max(self.now, self._wakes[seat])
            self._wakes[seat] = self.now + self._pause(seat)
            self._think(seat)
        else:
            raise Problem("live-stuck")

    def _next(self) -> float:
        """When the next thing happens."""
        due = self._clocks.next()
        times = [self._wakes[seat] for seat in self._awake()]
        return min([*times, due.at] if due else times, default=float("inf"))

    def _awake(self) -> list[int]:
        """The bots that may act."""
        return [seat for seat in self.match.position.to_act() if seat in self._bots]

    def _pause(self, seat: int) -> float:
        pace = self._paces.get(seat, PACE)
        return max(_STEP, pace * (1 + _JITTER * (2 * self._rng.random() - 1)))

    def _think(self, seat: int) -> None:
        position = self.match.position
        legal = [action for action in position.legal(seat) if action not in self.match.game.quits]
        action = self._bots[seat].choose(position.view(seat), legal) if legal else None
        if action is not None:
            self.match.play(seat, action, self._stamp(self.now))
            self._after_move()
            return
        self._silent += 1
        alone = self._bots.keys() >= set(position.to_act())
        if alone and self._silent > _PATIENCE * len(self._bots) and self._clocks.next() is None:
            raise Problem("live-stuck")

    def _after_move(self) -> None:
        self._silent = 0
        self._clocks.update(self.match.position.deadlines(), self.now)

    @staticmethod
    def _stamp(now: float) -> float:
        return round(now, 3)
