"""Where an example is played: a position with the names of its seats, and what a game adds to the vocabulary."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec

from pantheon.engine.actions import Codec, read_action, write_action
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game, Position
from pantheon.engine.record import CHANCE
from pantheon.examples.parse import ExampleError, Line


class Finding(msgspec.Struct, frozen=True):
    """Is it as expected, and how is it?"""

    holds: bool
    found: str


class Vocabulary(Protocol):
    """What a game adds, in its module `pantheon.games.<game>.example` under the name VOCABULARY."""

    @property
    def sentences(self) -> Sequence[str]:
        """The expectations it understands, for error messages."""

    def set_up(self, options: Any, given: Sequence[Sequence[Line]]) -> Position:
        """The position that the lines describe, later layers overruling earlier ones; ExampleError if they do not."""

    def find(self, position: Position, line: Line) -> Finding | None:
        """Look up an expectation; None if it is not one of this game's sentences."""


@dataclass
class Table:
    """A position being played on."""

    game: Game
    position: Position
    names: tuple[str, ...]
    codec: Codec

    def is_mover(self, name: str) -> bool:
        """Is that a seat, or chance?"""
        return name == CHANCE or name in self.names

    def seat(self, line: Line, name: str) -> int | None:
        """The seat of that name; None is chance."""
        if not self.is_mover(name):
            raise ExampleError(line, f'nobody here is called "{name}"; here are {", ".join(self.names)} and {CHANCE}')
        return None if name == CHANCE else self.names.index(name)

    def name(self, seat: int | None) -> str:
        """What a seat is called."""
        return CHANCE if seat is None else self.names[seat]

    def number(self, line: Line, words: str) -> int:
        """The int of an action in words."""
        try:
            return self.codec.encode(read_action(self.codec, words))
        except Problem as problem:
            raise ExampleError(line, str(problem)) from None

    def words(self, action: int) -> str:
        """An action in words."""
        return write_action(self.codec.decode(action))


def vocabulary(game: str) -> Vocabulary:
    """What a game adds to the vocabulary; ImportError if it offers nothing."""
    module = f"pantheon.games.{game.replace('-', '_')}.example"
    if find_spec(module) is None:
        raise ImportError(f"{game} has no examples: there is no module {module}", name=module)
    found: Vocabulary = import_module(module).VOCABULARY
    return found
