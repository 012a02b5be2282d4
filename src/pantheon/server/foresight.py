"""What would be: the outcome of actions that a seat is thinking about. Nothing is written down.

What the seat may not know must make no difference: where there are secrets, an action is tried on positions that the
seat cannot tell from the real one, and its outcome is told if it is the same in all of them; never if it would reveal
something. In real time there is no time for such questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any

from pantheon.engine.actions import Codec, action_of
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game, Position
from pantheon.server import messages as m
from pantheon.server.showing import changes, legal_of
from pantheon.server.spoken import Spoken
from pantheon.server.table import Table

_MOST_TAKEN = 60
_SEEDS = (1, 2, 3)  # of the worlds that an action is tried on


class Outlook:
    """What a seat sees, and the worlds in which it would see just that; one alone where nothing is hidden from it."""

    def __init__(self, worlds: Sequence[Position], seat: int) -> None:
        self.worlds, self.seat = worlds, seat

    @cached_property
    def view(self) -> Any:
        """What the seat sees, in whichever world."""
        return self.worlds[0].view(self.seat)

    @cached_property
    def legal(self) -> list[int]:
        """What the seat could decide."""
        return self.worlds[0].legal(self.seat) if self.seat in self.worlds[0].to_act() else []

    def after(self, number: int) -> Outlook | None:
        """After a decision; None if it is not possible, or if what comes of it cannot be told in advance."""
        secrets = len(self.worlds) > 1
        if number not in self.legal or (secrets and self.worlds[0].reveals(self.seat, number)):
            return None
        worlds = [world.copy() for world in self.worlds]
        for world in worlds:
            world.play(self.seat, number)
        then = Outlook(worlds, self.seat)
        return then if all(world.view(self.seat) == then.view for world in worlds[1:]) else None


def outlook(table: Table, seat: int) -> Outlook:
    """How the table looks to a seat."""
    match = table.playing()
    if table.game.realtime:
        raise Problem("no-foresight")
    position = match.position
    worlds = [position.sample(seat, Random(seed)) for seed in _SEEDS] if table.game.secrets else [position]
    return Outlook(worlds, seat)


def foresee(table: Table, seat: int, actions: list[Any] | None) -> list[m.Outcome]:
    """The view after each action, before anything is drawn, as what would change in it."""
    now, codec = outlook(table, seat), table.playing().codec
    legal = legal_of(table, seat)
    numbers = legal if actions is None else [number_of(codec, action) for action in actions]
    return outcomes(now, [number for number in numbers if number in legal], table.spoken)


def imagine(table: Table, seat: int, paths: list[list[Any]], whole: bool) -> list[m.Thought]:
    """Where rows of decisions lead."""
    now, codec = outlook(table, seat), table.playing().codec
    if not legal_of(table, seat):
        raise Problem("not-to-act")
    rows = [[number_of(codec, action) for action in path] for path in paths]
    return thoughts(now, rows, table.spoken, table.game if whole else None)


def outcomes(now: Outlook, numbers: list[int], spoken: Spoken) -> list[m.Outcome]:
    """What each action would change, as far as can be told; not more than a limit of them."""
    found: list[m.Outcome] = []
    for number in numbers:
        then = now.after(number) if len(found) < m.MOST_FORESEEN else None
        if then is not None:
            found.append(_outcome(spoken, number, now, then))
    return found


def thoughts(now: Outlook, paths: list[list[int]], spoken: Spoken, game: Game | None) -> list[m.Thought]:
    """Where each path leads, if it can be told; with a game, each goes on to the end of the action."""
    found = []
    for nth, path in enumerate(paths):
        there = _walk(now, path)
        if there is not None:
            taken, end = _carried_on(there, spoken, game)
            legal = [spoken[number] for number in end.legal]
            found.append(m.Thought(path=nth, legal=legal, taken=taken, **changes(now.view, there.view)))
    return found


def number_of(codec: Codec, action: Any) -> int:
    """An action of a message, as the rules know it."""
    return codec.encode(action_of(codec, action))


def _walk(now: Outlook, numbers: list[int]) -> Outlook | None:
    here: Outlook | None = now
    for number in numbers:
        here = here.after(number) if here is not None else None
    return here


def _carried_on(here: Outlook, spoken: Spoken, game: Game | None) -> tuple[list[m.Outcome], Outlook]:
    """The rest of the action, as far as nobody must choose and nothing is drawn, and where it ends."""
    taken: list[m.Outcome] = []
    carry_on = game.carry_on if game is not None else None
    while carry_on is not None and here.legal and len(taken) < _MOST_TAKEN:
        number = carry_on(here.worlds[0], here.seat)
        then = here.after(number) if number is not None else None
        if number is None or then is None:
            break
        taken.append(_outcome(spoken, number, here, then))
        here = then
    return taken, here


def _outcome(spoken: Spoken, number: int, before: Outlook, after: Outlook) -> m.Outcome:
    return m.Outcome(action=spoken[number], **changes(before.view, after.view))
