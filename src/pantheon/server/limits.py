"""Budgets: how much one guest, one address or one socket may ask for, in buckets that fill slowly."""

import time
from collections import OrderedDict
from collections.abc import Mapping

import msgspec

from pantheon.engine.errors import Problem

_MOST_NAMES = 50_000  # that a gate remembers: whoever asked last


class Budget(msgspec.Struct, frozen=True):
    """So much may be asked for: `rate` a second in the long run, `burst` at once; a rate of 0 is no limit.

    An address may ask for `address` times as much as one guest: a family, a club or a school may share it.
    """

    rate: float
    burst: float
    address: float = 5.0

    def times(self, factor: float) -> "Budget":
        """Return a budget that is so many times as large."""
        return Budget(self.rate * factor, self.burst * factor)


class Bucket:
    """Holds up to `burst` drops and gains `rate` of them a second."""

    __slots__ = ("_at", "_budget", "_drops")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._drops, self._at = float(budget.burst), time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take so many drops if they are there; what costs more than a full bucket empties it."""
        budget = self._budget
        if budget.rate <= 0:
            return True
        now = time.monotonic()
        self._drops = min(budget.burst, self._drops + (now - self._at) * budget.rate)
        self._at = now
        if self._drops < min(cost, budget.burst):
            return False
        self._drops -= cost
        return True


class Gate:
    """A bucket for each name.

    The names that asked last are remembered: memory is bounded, and a new name costs the same however many there are.
    """

    def __init__(self, budget: Budget, most: int = _MOST_NAMES) -> None:
        self._budget = budget
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Return whether the name may still ask for so much."""
        if self._budget.rate <= 0:
            return True
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets.popitem(last=False)
            bucket = self._buckets[name] = Bucket(self._budget)
        else:
            self._buckets.move_to_end(name)
        return bucket.take(cost)


class Meter:
    """The budgets of guests and of the addresses that they come from, by what they are for."""

    def __init__(self, budgets: Mapping[str, Budget]) -> None:
        self._guests = {what: Gate(budget) for what, budget in budgets.items()}
        self._addresses = {what: Gate(budget.times(budget.address)) for what, budget in budgets.items()}

    def allows(self, what: str, guest: str | None, address: str, cost: float = 1.0) -> bool:
        """Return whether a guest (None: a stranger) may still ask for so much, from there."""
        if guest is not None and not self._guests[what].take(guest, cost):
            return False
        return self._addresses[what].take(address, cost)

    def check(self, what: str, guest: str | None, address: str, cost: float = 1.0) -> None:
        """Raise Problem if that is too much."""
        if not self.allows(what, guest, address, cost):
            raise Problem("too-many-requests")


class Places:
    """How many of something each name has at a time, sockets for instance."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        """Take one more, if that is allowed."""
        count = self._taken.get(name, 0)
        if self._most and count >= self._most:
            return False
        self._taken[name] = count + 1
        return True

    def leave(self, name: str) -> None:
        """Give one back."""
        count = self._taken.get(name, 0) - 1
        if count > 0:
            self._taken[name] = count
        else:
            self._taken.pop(name, None)
