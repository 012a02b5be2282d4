"""Running a position's clocks: when each deadline is due. Whoever hosts the game says what time it is."""

from collections.abc import Sequence

import msgspec

from pantheon.engine.game import Deadline


class Due(msgspec.Struct, frozen=True):
    """A deadline and when it runs out, in seconds since the start of the game."""

    at: float
    deadline: Deadline


class Clocks:
    """Remembers when each clock was started; a clock that is started anew has another serial."""

    def __init__(self) -> None:
        self._due: dict[tuple[str, int | None, int], Due] = {}

    def update(self, deadlines: Sequence[Deadline], now: float) -> None:
        """Take note of the clocks that run after a move made at `now`; those that stopped are forgotten."""
        running = {}
        for deadline in deadlines:
            name = (deadline.clock, deadline.seat, deadline.serial)
            known = self._due.get(name)
            running[name] = Due(known.at if known else now + deadline.seconds, deadline)
        self._due = running

    def next(self) -> Due | None:
        """The clock that runs out first; of several at once the one that was listed first."""
        return min(self._due.values(), key=lambda due: due.at, default=None)

    def running(self) -> list[Due]:
        """All clocks that run, in the order of the position's deadlines."""
        return list(self._due.values())
