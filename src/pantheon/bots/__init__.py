"""Players that are programs. A bot is told what its seat may know and what it may do, nothing else."""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol

from pantheon.bots.uniform import UniformBot
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game

_MODULES = {  # each offers `bot(game, rng)`
    "deus": {"greedy": "pantheon.bots.deus.greedy"},
    "four-gods": {"greedy": "pantheon.bots.four_gods.greedy"},
    "gods": {"greedy": "pantheon.bots.gods.greedy"},
}
_UNOFFERED = {  # to measure newer bots against, and to sit opposite those who learn
    "four-gods": {"greedy-1": "pantheon.bots.four_gods.greedy_1", "partner": "pantheon.bots.four_gods.partner"},
}


class Bot(Protocol):
    """Chooses one of the legal actions; all its chance comes from the generator it was made with."""

    @property
    def name(self) -> str:
        """What commands and records call it."""

    def choose(self, view: Any, legal: Sequence[int]) -> int | None:
        """The action that the seat of this view takes; None for nothing now, where others may act meanwhile."""


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first."""
    return (UniformBot.name, *_MODULES.get(game.name, {}))


def unoffered_bot_names(game: Game) -> tuple[str, ...]:
    """Bots as they were before, and those of lessons: they play if asked for by name, and are offered to nobody."""
    return tuple(_UNOFFERED.get(game.name, {}))


def check_bot(name: str, game: Game) -> None:
    """Problem if no bot of that name plays the game."""
    known = bot_names(game)
    if name not in known and name not in unoffered_bot_names(game):
        raise Problem("unknown-bot", name=name, known=", ".join(known))


def make_bot(name: str, game: Game, rng: Random) -> Bot:
    """The bot of that name for a game; Problem if there is none."""
    check_bot(name, game)
    if name == UniformBot.name:
        return UniformBot(game, rng)
    modules = _MODULES[game.name] | _UNOFFERED.get(game.name, {})
    made: Bot = import_module(modules[name]).bot(game, rng)
    return made
