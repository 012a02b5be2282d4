"""The clocks that run in a position. What happens when one runs out is the rules' business (commands.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pantheon.engine.game import Deadline
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.numbers import NUMBERS

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position


def deadlines(position: Position) -> tuple[Deadline, ...]:
    """All clocks that run now; their serial is the move that started them."""
    if position.phase != codes.PLAY or position.is_chance():
        return ()
    clocks = [*_windows(position), *_penalties(position)]
    if position.timed:
        clocks.append(_clock("sand", position.active, position.turn, position.options.turn, codes.SAND, 0))
    else:
        clocks += [*_holds(position), *_absences(position)]
        if position.trigger:
            seconds = position.options.final * position.players
            clocks.append(_clock("final", None, position.final_tick, seconds, codes.TIME, 0))
    return tuple(clocks)


def _clock(name: str, seat: int | None, serial: int, seconds: int, verb: int, arg: int) -> Deadline:
    return Deadline(clock=name, seat=seat, serial=serial, seconds=float(seconds), action=verb << codes.SHIFT | arg)


def _windows(position: Position) -> Iterator[Deadline]:
    for seat in range(position.players):
        if position.window[seat]:
            since = position.window_since[seat]
            yield _clock("window", seat, since, NUMBERS.clocks.window, codes.WINDOW, seat)


def _penalties(position: Position) -> Iterator[Deadline]:
    """Each debt has its own clock, from its call; all of them take the oldest first."""
    for seat in range(position.players):
        first = seat * codes.MOST_DEBTS
        for due in sorted(set(position.due[first : first + position.owes[seat]])):
            yield _clock("penalty", seat, due, NUMBERS.clocks.penalty, codes.FORFEIT, seat)


def _holds(position: Position) -> Iterator[Deadline]:
    for at in range(position.players * codes.HANDS):
        if position.limited[at]:
            seat = at // codes.HANDS
            name = f"hold-{('left', 'right')[at % codes.HANDS]}"
            yield _clock(name, seat, position.held[at], position.options.hold, codes.HOLD, at)


def _absences(position: Position) -> Iterator[Deadline]:
    """Once somebody has passed or left, silence counts as passing after a while."""
    if not position.options.absent or not position.passed | position.gone:
        return
    for seat in range(position.players):
        if not (position.passed | position.gone) >> seat & 1:
            since = max(position.last_command[seat], position.pass_tick, position.change_tick)
            yield _clock("absent", seat, since, position.options.absent, codes.ABSENT, seat)
