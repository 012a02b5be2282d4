"""How fast the bots of the house act, by level (levels.toml)."""

from importlib.resources import files
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta

from pantheon.engine.errors import Problem

Seconds = Annotated[float, Meta(ge=0)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds before a move in turn; in real time between two commands, from seeing something to doing it, and from
    the beginning until it claims what others would like, too.
    """

    turn: Seconds
    command: Seconds
    reaction: Seconds = 0.0
    grace: Seconds = 0.0


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All levels, and the one that is meant if nobody says anything."""

    jitter: Annotated[float, Meta(ge=0, lt=1)]
    usual: str
    levels: dict[str, Level]

    def pause(self, level: str, realtime: bool, rng: Random) -> float:
        """How long a bot waits before it acts."""
        pace = self.levels[level].command if realtime else self.levels[level].turn
        return self._about(pace, rng)

    def reaction(self, level: str, rng: Random) -> float:
        """How long its hand is on the way, in real time: whoever is faster meanwhile has been faster."""
        return self._about(self.levels[level].reaction, rng)

    def _about(self, seconds: float, rng: Random) -> float:
        return seconds * (1 + self.jitter * (2 * rng.random() - 1))

    def check(self, level: str) -> None:
        """Problem if there is no such level."""
        if level not in self.levels:
            raise Problem("unknown-level", name=level, known=", ".join(self.levels))


LEVELS = msgspec.toml.decode((files("pantheon.server") / "levels.toml").read_bytes(), type=Levels)
