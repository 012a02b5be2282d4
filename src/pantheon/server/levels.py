"""How fast the bots of the house act, by level (levels.toml)."""

from importlib.resources import files
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta

from pantheon.engine.errors import Problem

Seconds = Annotated[float, Meta(ge=0)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds before a move in turn, and between two commands in real time."""

    turn: Seconds
    command: Seconds


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All levels, and the one that is meant if nobody says anything."""

    jitter: Annotated[float, Meta(ge=0, lt=1)]
    usual: str
    levels: dict[str, Level]

    def pause(self, level: str, realtime: bool, rng: Random) -> float:
        """How long a bot waits before it acts."""
        pace = self.levels[level].command if realtime else self.levels[level].turn
        return pace * (1 + self.jitter * (2 * rng.random() - 1))

    def check(self, level: str) -> None:
        """Problem if there is no such level."""
        if level not in self.levels:
            raise Problem("unknown-level", name=level, known=", ".join(self.levels))


LEVELS = msgspec.toml.decode((files("pantheon.server") / "levels.toml").read_bytes(), type=Levels)
