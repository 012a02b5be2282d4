"""The games, by name. A game is imported when it is first asked for."""

from functools import cache
from importlib import import_module

from pantheon.engine.errors import Problem
from pantheon.engine.game import Game

_MODULES = {
    "deus": "pantheon.games.deus.meta",
    "four-gods": "pantheon.games.four_gods.meta",
    "gods": "pantheon.games.gods.meta",
}


def names() -> tuple[str, ...]:
    """The names of all games, as commands and records spell them."""
    return tuple(_MODULES)


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in _MODULES:
        raise Problem("unknown-game", name=name, known=", ".join(names()))
    found = import_module(_MODULES[name]).GAME
    assert isinstance(found, Game)
    return found
