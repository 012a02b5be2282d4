"""The server's time, and the times when there was no server."""

import time
from collections.abc import Callable, Iterable

import msgspec

LEAST = 0.5  # seconds: a shorter outage is none


class SteadyClock:
    """What the machine's clock said when the process began, and steady from then on: if somebody sets that clock, no
    game stands still and none leaps ahead.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._begin = wall() - steady()
        self._steady = steady

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self._begin + self._steady()


class Life(msgspec.Struct, frozen=True):
    """A process that served the database from `began` to its last sign of life."""

    began: float
    last: float


class Outages:
    """The times when nobody served the database, up to the start of this process."""

    def __init__(self, lives: Iterable[Life], now: float) -> None:
        self._gaps: list[tuple[float, float]] = []
        last: float | None = None
        for life in [*sorted(lives, key=lambda life: life.began), Life(now, now)]:
            if last is not None and life.began - last >= LEAST:
                self._gaps.append((last, life.began))
            last = life.last if last is None else max(last, life.last)

    def since(self, at: float) -> float:
        """Return how many seconds of outage there have been since then."""
        if not self._gaps or at >= self._gaps[-1][1]:
            return 0.0
        return round(sum(max(0.0, end - max(begin, at)) for begin, end in self._gaps), 3)
