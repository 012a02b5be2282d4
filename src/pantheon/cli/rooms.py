"""The rooms of the house: what the terminal has for each game. A room is entered when it is first asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.text import Text

from pantheon.cli.session import Entry, Session
from pantheon.cli.table import Table
from pantheon.engine.actions import Codec
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.match import Move

_MODULES = {  # each offers `ROOMS`
    "deus": "pantheon.cli.deus.rooms",
    "four-gods": "pantheon.cli.four_gods.rooms",
    "gods": "pantheon.cli.gods.rooms",
}


@dataclass(frozen=True, kw_only=True)
class Rooms:
    """How a game is played and shown at the terminal; positions are those of the game."""

    session: Callable[[Table, Console], Session]
    # A move in words, with the position before it, as a viewer may know it; None is whoever looks on.
    tell: Callable[[Any, Codec, Move, int | None], Entry]
    named: Callable[[str], Text]  # a sentence with its names in their colours
    picture: Callable[[Console, Any, Sequence[str], list[Entry]], list[Text]]  # a position after these moves
    standing: Callable[[Any, Sequence[str]], list[Text]]  # whose turn it is or who won, and the scores
    seats_have_gods: bool  # can people wish for gods before the game?


@cache
def rooms(game: Game) -> Rooms:
    """The rooms of a game; Problem if it has none yet."""
    if game.name not in _MODULES:
        raise Problem("cli-not-here", name=game.title)
    found = import_module(_MODULES[game.name]).ROOMS
    assert isinstance(found, Rooms)
    return found
