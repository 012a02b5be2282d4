"""What happens by itself: the engine's clocks in real time, and a seat's time in turn-based games."""

from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.table import Table


def next_due(table: Table) -> float | None:
    """When something happens at the table without anybody's doing; None if nothing will."""
    if table.starting is not None:
        return table.starting
    if table.state != "running":
        return None
    if table.game.realtime:
        due = table.clocks.next()
        return None if due is None else round(table.started_at + due.at, 3)
    return min((at for at, _ in _waiting(table)), default=None)


def let_happen(table: Table, now: float) -> None:
    """Everything that is due, in order; each clock runs out once."""
    while (at := next_due(table)) is not None and at <= now:
        if table.starting is not None:
            commands.begin(table, max(at, table.touched))
        elif table.game.realtime:
            due = table.clocks.next()
            assert due is not None
            table.playing().expire(due.deadline, table.time(max(at, table.touched)))
            commands.write_moves(table, max(at, table.touched))
        else:
            _run_out(table, min(_waiting(table))[1], now)


def give_back(table: Table, seconds: float, now: float) -> None:
    """Nobody served the table for so long: if a clock runs there, everybody gets that time back."""
    if seconds > 0 and table.state == "running" and next_due(table) is not None:
        table.note(j.Outage(seconds=seconds), now)


def _waiting(table: Table) -> list[tuple[float, int]]:
    """The people who are to act and whose time runs, by when it runs out."""
    if not table.turn_clock.ticks:
        return []
    seats = [n for n, seat in enumerate(table.seats) if seat.player is None and not seat.overdue]
    return [(due, seat) for seat in seats if (due := table.turn_clock.due(seat)) is not None]


def _run_out(table: Table, seat: int, now: float) -> None:
    table.note(j.Overdue(seat=seat), now)
    if table.settings.overdue == "bot":
        commands.hand_over(table, seat, now)
