"""What would be: the outcome of actions that a seat is thinking about. Nothing is written down."""

from typing import Any

from pantheon.engine.actions import action_of
from pantheon.engine.errors import Problem
from pantheon.server import messages as m
from pantheon.server.showing import changes, legal_of
from pantheon.server.table import Table


def foresee(table: Table, seat: int, actions: list[Any] | None) -> list[m.Outcome]:
    """The view after each action, before anything is drawn, as what would change in it.

    Only what could be taken back freely is tried: what would show something hidden has no outcome to tell, and in
    real time there is none at all.
    """
    match = table.playing()
    if table.game.realtime:
        raise Problem("no-foresight")
    legal = legal_of(table, seat)
    numbers = legal if actions is None else [match.codec.encode(action_of(match.codec, a)) for a in actions]
    now = match.position.view(seat)
    found = []
    for number in numbers[: m.MOST_FORESEEN]:
        if number in legal and not match.position.reveals(seat, number):
            trial = match.position.copy()
            trial.play(seat, number)
            found.append(m.Outcome(action=table.spoken[number], **changes(now, trial.view(seat))))
    return found
