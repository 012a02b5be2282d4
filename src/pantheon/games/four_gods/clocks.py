"""The clocks that run in a position. What happens when one runs out is the rules' business (commands.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.engine.game import Deadline
from pantheon.games.four_gods.numbers import NUMBERS

if not cython.compiled:
    from pantheon.games.four_gods import codes
if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position

_HOLDS = ("hold-left", "hold-right")


def deadlines(position: Position) -> tuple[Deadline, ...]:
    """All clocks that run now; their serial is the move that started them."""
    if position.phase != codes.PLAY or position.to_draw > 0:
        return ()
    options = position.options
    clocks: list[Deadline] = []
    _add_windows(position, clocks)
    _add_penalties(position, clocks)
    if position.timed:
        clocks.append(_clock("sand", position.active, position.turn, options.turn, codes.SAND, 0))
    else:
        _add_holds(position, clocks, options.hold)
        if options.absent and position.passed | position.gone:
            _add_absences(position, clocks, options.absent)
        if position.trigger:
            seconds = options.final * position.players
            clocks.append(_clock("final", None, position.final_tick, seconds, codes.TIME, 0))
    return tuple(clocks)


def _clock(name: str, seat: int | None, serial: int, seconds: int, verb: int, arg: int) -> Deadline:
    return Deadline(clock=name, seat=seat, serial=serial, seconds=float(seconds), action=verb << codes.SHIFT | arg)


def _add_windows(position: Position, clocks: list[Deadline]) -> None:
    for seat in range(position.players):
        if position.window[seat]:
            since = position.window_since[seat]
            clocks.append(_clock("window", seat, since, NUMBERS.clocks.window, codes.WINDOW, seat))


def _add_penalties(position: Position, clocks: list[Deadline]) -> None:
    """Each debt has its own clock, from its call; all of them take the oldest first."""
    for seat in range(position.players):
        if position.owes[seat]:
            first = seat * codes.MOST_DEBTS
            dues = sorted({position.due[at] for at in range(first, first + position.owes[seat])})
            seconds = NUMBERS.clocks.penalty
            clocks += [_clock("penalty", seat, due, seconds, codes.FORFEIT, seat) for due in dues]


def _add_holds(position: Position, clocks: list[Deadline], seconds: int) -> None:
    for at in range(position.players * codes.HANDS):
        if position.limited[at]:
            name, seat = _HOLDS[at % codes.HANDS], at // codes.HANDS
            clocks.append(_clock(name, seat, position.held[at], seconds, codes.HOLD, at))


def _add_absences(position: Position, clocks: list[Deadline], seconds: int) -> None:
    """Once somebody has passed or left, silence counts as passing after a while."""
    for seat in range(position.players):
        if not (position.passed | position.gone) >> seat & 1:
            since = max(position.last_command[seat], position.pass_tick, position.change_tick)
            clocks.append(_clock("absent", seat, since, seconds, codes.ABSENT, seat))
