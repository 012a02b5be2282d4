"""What would be: the outcome of actions that a seat is thinking about. Nothing is written down."""

from random import Random
from typing import Any

from pantheon.engine.actions import action_of
from pantheon.engine.errors import Problem
from pantheon.engine.game import Position
from pantheon.server import messages as m
from pantheon.server.showing import changes, legal_of
from pantheon.server.table import Table

_MOST_TAKEN = 60
_SEEDS = (1, 2, 3)  # of the worlds that an action is tried on


def foresee(table: Table, seat: int, actions: list[Any] | None) -> list[m.Outcome]:
    """The view after each action, before anything is drawn, as what would change in it.

    What the seat may not know must make no difference: where there are secrets, the action is tried on positions that
    the seat cannot tell from the real one, and its outcome is told if it is the same in all of them; never if it
    would reveal something. In real time there is no time for such questions.
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
    told = [number for number in numbers if number in legal and not position.reveals(seat, number)]
    for number in told[: m.MOST_FORESEEN]:
        outcome, *others = [_after(world, seat, number) for world in worlds]
        if all(other == outcome for other in others):
            found.append(m.Outcome(action=table.spoken[number], **changes(now, outcome)))
    return found


def imagine(table: Table, seat: int, paths: list[list[Any]], whole: bool) -> list[m.Thought]:
    """Where rows of decisions lead, under the same secrecy."""
    match = table.playing()
    if table.game.realtime:
        raise Problem("no-foresight")
    _check_to_act(table, seat)
    position, codec = match.position, match.codec
    worlds = [position.sample(seat, Random(seed)) for seed in _SEEDS] if table.game.secrets else [position]
    now, found = position.view(seat), []
    for nth, path in enumerate(paths):
        trials = Trials([world.copy() for world in worlds], seat)
        if all(trials.play(codec.encode(action_of(codec, action))) for action in path):
            before = trials.view
            taken = _carried_on(table, trials) if whole else []
            legal = [table.spoken[number] for number in trials.legal()]
            found.append(m.Thought(path=nth, legal=legal, taken=taken, **changes(now, before)))
    return found


def _check_to_act(table: Table, seat: int) -> None:
    if not legal_of(table, seat):
        raise Problem("not-to-act")


def _carried_on(table: Table, trials: "Trials") -> list[m.Outcome]:
    """The rest of the action, as far as nobody must choose and nothing is drawn."""
    taken: list[m.Outcome] = []
    carry_on = table.game.carry_on
    while carry_on is not None and len(taken) < _MOST_TAKEN:
        number = carry_on(trials.worlds[0], trials.seat) if trials.legal() else None
        before = trials.view
        if number is None or not trials.play(number):
            break
        taken.append(m.Outcome(action=table.spoken[number], **changes(before, trials.view)))
    return taken


class Trials:
    """Positions that a seat cannot tell apart, played on alike for as long as it still could not."""

    def __init__(self, worlds: list[Position], seat: int) -> None:
        self.worlds, self.seat = worlds, seat
        self.view = worlds[0].view(seat)

    def legal(self) -> list[int]:
        """What the seat could decide now."""
        return self.worlds[0].legal(self.seat) if self.seat in self.worlds[0].to_act() else []

    def play(self, number: int) -> bool:
        """Decide; False if that is not possible, or if what comes of it cannot be told in advance."""
        if number not in self.legal() or self.worlds[0].reveals(self.seat, number):
            return False
        worlds = [world.copy() for world in self.worlds]
        for world in worlds:
            world.play(self.seat, number)
        view, *others = [world.view(self.seat) for world in worlds]
        if any(other != view for other in others):
            return False
        self.worlds, self.view = worlds, view
        return True


def _after(world: Position, seat: int, number: int) -> Any:
    trial = world.copy()
    trial.play(seat, number)
    return trial.view(seat)
