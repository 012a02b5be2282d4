"""Two hands reach for one thing: the first to arrive has it. Who came too late is told to whom, and so are others."""

from pantheon.engine.actions import Action
from pantheon.engine.errors import IllegalAction
from pantheon.server import journal as j
from pantheon.server.table import Table

_CLOSE = 2.0  # seconds after which a refusal is no lost race any more, but a mistake


class LostRace(IllegalAction):
    """A command that was refused because somebody else was faster."""

    def __init__(self, problem: IllegalAction, missed: j.Missed) -> None:
        super().__init__(problem.text, **problem.facts)
        self.missed = missed


def lost_race(table: Table, seat: int, action: int | Action, problem: IllegalAction, at: float) -> j.Missed | None:
    """The race that a refused command has lost, if it was one: another seat got the same thing a moment before."""
    match, spots_of, now = table.match, table.game.spots, table.time(at)
    if match is None or spots_of is None or now is None or problem.text not in table.game.taken:
        return None
    wanted = spots_of(match.codec.decode(action) if isinstance(action, int) else action)
    for number in range(len(match.moves), 0, -1):
        move = match.moves[number - 1]
        if move.at is None or now - move.at > _CLOSE:
            return None
        if move.seat is not None and move.seat != seat:
            got = spots_of(match.codec.decode(move.action))
            spot = next((spot for spot in wanted if spot in got), None)
            if spot is not None:
                return j.Missed(seat=seat, at=spot, by=move.seat, move=number, late=round(now - move.at, 3))
    return None


def note_race(table: Table, missed: j.Missed, at: float) -> None:
    """A lost race goes into the log, but once: whoever insists is not the slower for it."""
    if table.state == "running" and (missed.seat, missed.move) not in table.missed:
        table.note(missed, at)
