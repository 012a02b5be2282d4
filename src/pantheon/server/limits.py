"""Limits on how much one address or socket may ask for: buckets that fill slowly and are emptied by requests."""

import time
from collections.abc import Callable

from pantheon.engine.errors import Problem

_MOST_BUCKETS = 10_000


class Bucket:
    """Holds up to `burst` drops, gains `rate` of them a second; a rate of 0 is no limit."""

    __slots__ = ("_at", "_burst", "_drops", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._drops, self._at = float(burst), time.monotonic()

    def take(self) -> bool:
        """Take one drop, if there is one."""
        if self._rate <= 0:
            return True
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    @property
    def full(self) -> bool:
        """Would a new bucket be the same?"""
        return self._drops + (time.monotonic() - self._at) * self._rate >= self._burst


class Gate:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._make: Callable[[], Bucket] = lambda: Bucket(rate, burst)
        self._buckets: dict[str, Bucket] = {}

    def check(self, address: str) -> None:
        """Problem if the address has asked too much."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= _MOST_BUCKETS:
                self._buckets = {name: b for name, b in self._buckets.items() if not b.full}
            bucket = self._buckets[address] = self._make()
        if not bucket.take():
            raise Problem("too-many-requests")


class Sockets:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, if that is allowed."""
        count = self._open.get(address, 0)
        if self._most and count >= self._most:
            return False
        self._open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        count = self._open.get(address, 0) - 1
        if count > 0:
            self._open[address] = count
        else:
            self._open.pop(address, None)
