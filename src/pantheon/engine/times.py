"""The times of a record: they never fall, and each clock of the rules runs out when it is due."""

from pantheon.engine.clocks import Clocks, Due
from pantheon.engine.errors import RecordError
from pantheon.engine.game import Position
from pantheon.engine.record import Record

_SLACK = 0.002  # seconds: times are rounded
_LATE = 1.0  # seconds after which a clock that has not run out is late


class Times:
    """Follows a record. Time stands still during an outage, so no clock needs to know of any."""

    def __init__(self, record: Record) -> None:
        self.known = any(move.at is not None for move in record.moves)
        self.late = 0  # clocks, in a record of before: it does not tell of outages
        self._record = record
        self._clocks = Clocks()
        self._last = 0.0
        self._notes = 0

    def check(self, n: int, *, drawn: bool) -> None:
        """Check the time of move `n` (from 0); it was `drawn` by chance, or made by a seat or a clock."""
        move, line = self._record.moves[n], _line(self._record.lines, n)
        if not self.known:
            return
        if move.at is None:
            if drawn and not self._last:
                return  # the set-up, before time begins
            raise RecordError(line, "record-no-time", move=n + 1)
        self._rises(move.at, line)
        if drawn:
            return
        runs = self._running(move.action) if move.seat is None else None
        if runs is not None and move.at < runs.at - _SLACK:
            raise RecordError(line, "record-clock-early", move=n + 1, due=f"{runs.at:.3f}")
        due = self._clocks.next()
        if due is None or move.at <= due.at + _LATE:
            return
        if self._record.header.format > 1:
            raise RecordError(line, "record-clock-late", move=n + 1, clock=due.deadline.clock, due=f"{due.at:.3f}")
        self.late += runs is not None

    def goes_on(self, n: int, position: Position, *, settled: bool) -> None:
        """After `n` moves clocks have started and stopped, unless chance has yet to decide; then notes follow."""
        if self.known and settled:
            self._clocks.update(position.deadlines(), self._last)
        notes = self._record.notes
        while self._notes < len(notes) and notes[self._notes].after <= n:
            self._rises(notes[self._notes].at, _line(self._record.note_lines, self._notes))
            self._notes += 1

    def _rises(self, at: float, line: int) -> None:
        if at < self._last:
            raise RecordError(line, "record-time-falls", found=f"{at:.3f}", last=f"{self._last:.3f}")
        self._last = at

    def _running(self, action: int) -> Due | None:
        """The clock that does this when it runs out."""
        found = [due for due in self._clocks.running() if due.deadline.action == action]
        return min(found, key=lambda due: due.at, default=None)


def _line(lines: tuple[int, ...], n: int) -> int:
    return lines[n] if n < len(lines) else 0
