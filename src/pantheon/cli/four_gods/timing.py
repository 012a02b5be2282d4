"""Seconds: what a person takes at the keyboard, in the seconds of the game; and what the clocks have left."""

from collections.abc import Callable, Sequence

from pantheon.engine.clocks import Clocks
from pantheon.engine.game import Deadline

TYPED = 2.0  # seconds that a line takes where nobody sits: read from a pipe, all would come at once


class Stopwatch:
    """Runs while a person may act; without a clock every line typed takes the same time."""

    def __init__(self, clock: Callable[[], float] | None) -> None:
        self._clock = clock
        self._typed = 0.0
        self._offset = 0.0

    def start(self, now: float) -> None:
        """From here on the game's time is the person's; it is `now` in the game."""
        self._offset = now - self._reading()

    def typed(self) -> None:
        """A line has come."""
        self._typed += TYPED

    def now(self) -> float:
        """The game's time."""
        return self._offset + self._reading()

    def _reading(self) -> float:
        return self._typed if self._clock is None else self._clock()


class Dials:
    """When each clock of the table runs out, one dial for each."""

    def __init__(self) -> None:
        self._dials: dict[tuple[str, int | None], Clocks] = {}

    def update(self, deadlines: Sequence[Deadline], now: float) -> None:
        """Take note of the clocks that run after a move made at `now`."""
        for deadline in deadlines:
            self._dials.setdefault((deadline.clock, deadline.seat), Clocks())
        for (clock, seat), dial in self._dials.items():
            dial.update([d for d in deadlines if (d.clock, d.seat) == (clock, seat)], now)

    def left(self, now: float, clock: str, seat: int | None = None) -> float | None:
        """Seconds until a clock runs out; None if it does not run."""
        dial = self._dials.get((clock, seat))
        due = dial.next() if dial else None
        return None if due is None else max(due.at - now, 0.0)
