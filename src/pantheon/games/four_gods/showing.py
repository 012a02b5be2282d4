"""A move as a viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.engine.actions import Action
from pantheon.games.four_gods.actions import DealtGod, Tile
from pantheon.games.four_gods.names import SEATS

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position

_SOME_TILE = Tile(None)


def shown(position: Position, viewer: int | None, mover: int | None, action: int) -> Action:
    """The number of a tile is told to nobody, a secret god to its own player only; all else is open."""
    del mover
    move: Action = position.codec.decode(action)
    if isinstance(move, Tile):
        return _SOME_TILE
    if isinstance(move, DealtGod) and (viewer is None or SEATS[position.players][viewer] != move.seat):
        return DealtGod(move.seat, None)
    return move
