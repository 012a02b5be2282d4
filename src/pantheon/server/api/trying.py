"""Playing on from an example: the reader moves for every seat, and nothing is kept between two questions."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pantheon.engine.actions import Codec
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game, Position, Score
from pantheon.examples import shelf
from pantheon.games import game as game_named
from pantheon.server.foresight import Outlook, number_of, outcomes, thoughts
from pantheon.server.messages import MOST_FORESEEN, MoveShown, Outcome, Paths, SeatNumber, Thought
from pantheon.server.settings import Strict
from pantheon.server.spoken import spoken

MOST_TRIED = 200
Deed = dict[str, Any] | Annotated[str, Meta(max_length=200)]


class Tried(Strict, frozen=True):
    """A move of the reader: an action as an object, or in the words of records; seat None is a clock running out."""

    seat: SeatNumber | None
    action: Deed


class Trial(Strict, frozen=True):
    """Where the reader has left the example, and what he has played since.

    `step` counts the lines of the scene that have been shown; `seat` is whose eyes he wants to look through (absent:
    the first that is to act).
    """

    scene: Annotated[int, Meta(ge=0, le=999)] = 0
    step: Annotated[int, Meta(ge=0, le=999)] = 0
    tried: Annotated[list[Tried], Meta(max_length=MOST_TRIED)] = msgspec.field(default_factory=list)
    seat: SeatNumber | None = None


class Pondered(Trial, frozen=True):
    """The same, and the actions to be foreseen: these, or (absent) all legal ones, up to a limit."""

    actions: Annotated[list[dict[str, Any]], Meta(max_length=MOST_FORESEEN)] | None = None


class Dreamt(Trial, frozen=True, kw_only=True):
    """The same, and rows of decisions of the seat (as in `imagine` of a table)."""

    paths: Paths
    whole: bool = False


class TrialShown(msgspec.Struct, frozen=True, kw_only=True):
    """The position that the reader has reached, through the eyes of `seat` (None: a spectator's).

    `clocks` are the clocks that he may let run out; `moves` are what happened since the example was left, draws too.
    """

    seat: int | None
    to_act: tuple[int, ...]
    view: Any
    legal: list[Any]
    clocks: list[Any]
    moves: list[MoveShown]
    scores: list[Score] | None = None


class _Course:
    """A game that goes on from an example. The dice are always the same: who takes a move back finds what was."""

    def __init__(self, game: Game, name: str, trial: Trial) -> None:
        scenes = shelf.played(game.name, name).scenes
        if trial.scene >= len(scenes):
            raise Problem("no-such-page")
        scene = scenes[trial.scene]
        if trial.step > len(scene.steps):
            raise Problem("no-such-move", move=trial.step, last=len(scene.steps))
        before = scene.steps[trial.step - 1].position if trial.step else scene.start
        self.position: Position = before.copy()
        self.game = game
        self.codec: Codec = game.codec(before.options)
        self.spoken = spoken(game, before.options)
        self._dice = Dice(chosen_seed(f"{game.name} {name} {trial.scene} {trial.step}"))
        self.made: list[tuple[Position, int | None, int]] = []  # each move with the position before it
        self._roll()
        for seat in (trial.seat, *(tried.seat for tried in trial.tried)):
            self._check(seat, len(game.seat_names(before.options)))
        for tried in trial.tried:
            self._make(tried.seat, self.number(tried.action))
            self._roll()
        waiting = self.position.to_act()
        self.seat = trial.seat if trial.seat is not None else next(iter(waiting), None)

    @staticmethod
    def _check(seat: int | None, seats: int) -> None:
        if seat is not None and seat >= seats:
            raise Problem("no-such-seat", number=seat, last=seats - 1)

    def number(self, action: dict[str, Any] | str) -> int:
        return number_of(self.codec, action)

    def legal(self) -> list[int]:
        return [] if self.seat is None else self.position.legal(self.seat)

    def outlook(self) -> Outlook | None:
        """An example has no secrets to keep from its reader, and no time that runs: so everything can be foreseen."""
        return None if self.seat is None else Outlook([self.position], self.seat)

    def moves(self) -> Iterator[MoveShown]:
        for n, (before, seat, number) in enumerate(self.made, start=1):
            action = msgspec.to_builtins(before.shown(self.seat, seat, number))
            yield MoveShown(move=n, seat=seat, action=action)

    def _roll(self) -> None:
        while (chance := self.position.chance()) is not None:
            self._make(None, self._dice.choose(chance))

    def _make(self, seat: int | None, number: int) -> None:
        before = self.position.copy()
        self.position.play(seat, number)
        self.made.append((before, seat, number))


def try_out(game: str, name: str, trial: Trial) -> TrialShown:
    """Play on from an example; Problem with the reason if a move is illegal."""
    course = _Course(game_named(game), name, trial)
    position, decode = course.position, course.codec.decode
    return TrialShown(
        seat=course.seat,
        to_act=position.to_act(),
        view=position.view(course.seat),
        legal=[decode(number) for number in course.legal()],
        clocks=[] if position.over else [decode(number) for number in position.legal(None)],
        moves=list(course.moves()),
        scores=position.scores() if position.over else None,
    )


def ponder(game: str, name: str, trial: Pondered) -> list[Outcome]:
    """What each action would change in the view, before anything is drawn."""
    course = _Course(game_named(game), name, trial)
    now = course.outlook()
    if now is None:
        return []
    wanted = now.legal if trial.actions is None else [course.number(action) for action in trial.actions]
    return outcomes(now, wanted, course.spoken)


def dream(game: str, name: str, trial: Dreamt) -> list[Thought]:
    """Where rows of decisions lead."""
    course = _Course(game_named(game), name, trial)
    now = course.outlook()
    if now is None:
        return []
    rows = [[course.number(action) for action in path] for path in trial.paths]
    return thoughts(now, rows, course.spoken, course.game if trial.whole else None)
