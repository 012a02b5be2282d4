"""A tiny game to play examples with: two seats add to a total, both at once, while a clock runs."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from pantheon.engine.actions import Action
from pantheon.engine.errors import IllegalAction
from pantheon.engine.game import Chance, Deadline, Game, Score, ScoreItem
from pantheon.engine.options import Options
from pantheon.examples.parse import ExampleError, Line
from pantheon.examples.table import Finding


class Add(Action, frozen=True, tag="add"):
    """Add to the total."""

    number: int


class ToyOptions(Options, frozen=True, kw_only=True):
    """How much ends the game."""

    players: int = 2
    goal: int = 5


class ToyCodec:
    """The action is its number."""

    actions: tuple[type[Action], ...] = (Add,)

    def __init__(self, options: ToyOptions) -> None:
        self.options = options

    def encode(self, action: Any) -> int:
        return int(action.number)

    def decode(self, number: int) -> Action:
        return Add(number)


class ToyPosition:
    """The total, and what each seat added; chance adds 1 or 2 first."""

    leaky = False  # a bug to be found: a refused action leaves something behind

    def __init__(self, options: ToyOptions) -> None:
        self.options = options
        self.total = 0
        self.added = [0, 0]
        self.refusals = 0

    @property
    def over(self) -> bool:
        return self.total >= self.options.goal

    @property
    def ending(self) -> str:
        return "goal" if self.over else ""

    def to_act(self) -> tuple[int, ...]:
        return () if self.over or self.total == 0 else (0, 1)

    def chance(self) -> Chance | None:
        return Chance(purpose="first", actions=(1, 2), weights=(3, 1)) if self.total == 0 else None

    def legal(self, seat: int | None) -> list[int]:
        if seat is None:
            return [] if self.total else [1, 2]
        return [1, 2, 3] if seat in self.to_act() else []

    def play(self, seat: int | None, action: int) -> None:
        if action not in self.legal(seat):
            self.refusals += self.leaky
            raise IllegalAction("no-such-action", number=action)
        self.total += action
        if seat is not None:
            self.added[seat] += action

    def deadlines(self) -> Sequence[Deadline]:
        return (Deadline(clock="sand", seat=None, serial=0, seconds=30.0, action=1),) if self.to_act() else ()

    def view(self, seat: int | None) -> Any:
        return seat, self.total

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Action:
        del viewer, mover
        return ToyCodec(self.options).decode(action)

    def reveals(self, seat: int, action: int) -> bool:
        del seat, action
        return False

    def sample(self, seat: int | None, rng: Random) -> "ToyPosition":
        del seat, rng
        return self.copy()

    def scores(self) -> list[Score]:
        item = [ScoreItem(text="toy-score-added", facts={"by": s}, points=n) for s, n in enumerate(self.added)]
        return [
            Score(seat=s, points=n, place=1 + sum(m > n for m in self.added), items=(item[s],))
            for s, n in enumerate(self.added)
        ]

    def copy(self) -> "ToyPosition":
        new = type(self)(self.options)
        new.total, new.added, new.refusals = self.total, list(self.added), self.refusals
        return new

    def pack(self) -> bytes:
        return bytes([self.total, *self.added, self.refusals])

    def key(self) -> int:
        return int.from_bytes(self.pack())

    def stock(self) -> dict[str, int]:
        return {}


class LeakyPosition(ToyPosition):
    leaky = True


class ToyWords:
    """`total: 3` sets up, `the total is 3` looks up."""

    sentences: Sequence[str] = ("the total is NUMBER",)

    def set_up(self, options: Any, given: Sequence[Sequence[Line]]) -> Any:
        position = ToyPosition(options)
        for layer in given:
            for line in layer:
                if not line.text.startswith("total: "):
                    raise ExampleError(line, "only a total can be given")
                position.total = int(line.text.removeprefix("total: "))
        return position

    def find(self, position: Any, line: Line) -> Finding | None:
        words, _, number = line.text.rpartition(" ")
        return Finding(position.total == int(number), str(position.total)) if words == "the total is" else None


def toy(start: Any = ToyPosition) -> Game:
    return Game(
        name="toy",
        title="Toy",
        designer="",
        publishers="",
        year=2000,
        realtime=True,
        options=ToyOptions,
        view=msgspec.Struct,
        start=start,
        codec=ToyCodec,
        imagine=lambda *_: ToyPosition(ToyOptions()),
        seat_names=lambda _: ("left", "right"),
        most_moves=lambda _: 5,
    )
