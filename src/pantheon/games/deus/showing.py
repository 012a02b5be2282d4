"""A move as a viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.engine.actions import Action
from pantheon.games.deus.actions import Add, Choose, Drawn, Joke
from pantheon.games.deus.codec import DeusCodec

if TYPE_CHECKING:
    from pantheon.games.deus.position import Position


def shown(position: Position, viewer: int | None, mover: int | None, action: int) -> Action:
    """Cards drawn, buried or laid face down are told to their player only, and so is the choice of pieces."""
    move = DeusCodec(position.options).decode(action)
    if isinstance(move, Drawn):
        return move if viewer == position.drawer() else Drawn(None)
    if viewer == mover:
        return move
    if isinstance(move, Add):
        return Add(None)
    if isinstance(move, Joke):
        return Joke(None, move.column)
    if isinstance(move, Choose):
        return Choose(None, None, None, None, None)
    return move
