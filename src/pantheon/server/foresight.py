"""What would be: the outcome of actions that a seat is thinking about. Nothing is written down."""

from random import Random
from typing import Any

from pantheon.engine.actions import action_of
from pantheon.engine.errors import Problem
from pantheon.engine.game import Position
from pantheon.server import messages as m
from pantheon.server.showing import changes, legal_of
from pantheon.server.table import Table

_SEEDS = (1, 2, 3)  # of the worlds that an action is tried on


def foresee(table: Table, seat: int, actions: list[Any] | None) -> list[m.Outcome]:
    """The view after each action, before anything is drawn, as what would change in it.

    What the seat may not know must make no difference: where there are secrets, the action is tried on positions that
    the seat cannot tell from the real one, and its outcome is told if it is the same in all of them. In real time
    there is no time for such questions.
    """
    match = table.playing()
    if table.game.realtime:
        raise Problem("no-foresight")
    legal = legal_of(table, seat)
    numbers = legal if actions is None else [match.codec.encode(action_of(match.codec, a)) for a in actions]
    position = match.position
    worlds = [position.sample(seat, Random(seed)) for seed in _SEEDS] if table.game.secrets else [position]
    now = position.view(seat)
    found = []
    for number in [number for number in numbers if number in legal][: m.MOST_FORESEEN]:
        outcome, *others = [_after(world, seat, number) for world in worlds]
        if all(other == outcome for other in others):
            found.append(m.Outcome(action=table.spoken[number], **changes(now, outcome)))
    return found


def _after(world: Position, seat: int, number: int) -> Any:
    trial = world.copy()
    trial.play(seat, number)
    return trial.view(seat)
