"""The clock of a turn-based table: when a seat's time runs out. Whoever hosts the table says what time it is."""

from pantheon.server.settings import BankClock, Clock, MoveClock


class TurnClock:
    """Remembers since when each seat is to act, and what is left of its time."""

    def __init__(self, clock: Clock, seats: int, patience: float) -> None:
        self._clock = clock
        self._patience = patience
        self._since: dict[int, float] = {}
        first = float(clock.seconds) if isinstance(clock, BankClock) else 0.0
        self._left = [first] * seats

    @property
    def ticks(self) -> bool:
        """Does time run out by itself?"""
        return isinstance(self._clock, MoveClock | BankClock)

    def update(self, to_act: tuple[int, ...], now: float) -> None:
        """Somebody has acted: the clocks of those who need not act any more stop, those of the next ones start."""
        for seat in [seat for seat in self._since if seat not in to_act]:
            used = now - self._since.pop(seat)
            if isinstance(self._clock, BankClock):
                self._left[seat] = max(0.0, self._left[seat] - used) + self._clock.increment
        for seat in to_act:
            self._since.setdefault(seat, now)

    def restart(self, seat: int, now: float) -> None:
        """A seat's holder is back: he gets a whole turn."""
        if seat in self._since:
            self._since[seat] = now
            if isinstance(self._clock, BankClock):
                self._left[seat] = max(self._left[seat], float(self._clock.increment), 30.0)

    def shift(self, seconds: float) -> None:
        """Time has stood still for so long."""
        for seat in self._since:
            self._since[seat] += seconds

    def due(self, seat: int) -> float | None:
        """When the seat's time runs out; None while it need not act."""
        if seat not in self._since:
            return None
        if isinstance(self._clock, MoveClock):
            return self._since[seat] + self._clock.seconds
        if isinstance(self._clock, BankClock):
            return self._since[seat] + self._left[seat]
        return self._since[seat] + self._patience

    def bank(self, seat: int) -> float | None:
        """Seconds that a seat has left for the whole game, as of the start of its turn."""
        return self._left[seat] if isinstance(self._clock, BankClock) else None
