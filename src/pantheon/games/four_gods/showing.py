"""A move as a viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.engine.actions import Action
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.actions import DealtGod, GiveBack, Tile
from pantheon.games.four_gods.names import HANDS, SEATS

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position

_SOME_TILE = Tile(None)


def shown(position: Position, viewer: int | None, mover: int | None, action: int) -> Action:
    """The number of a tile is told to nobody, a secret god to its own player only; all else is open.

    A tile that goes back into the bag shows no face to anybody: others are told the one that they saw it taken with.
    """
    move: Action = position.codec.decode(action)
    if isinstance(move, Tile):
        return _SOME_TILE
    if isinstance(move, DealtGod) and (viewer is None or SEATS[position.players][viewer] != move.seat):
        return DealtGod(move.seat, None)
    if isinstance(move, GiveBack) and mover is not None and viewer != mover:
        at = mover * codes.HANDS + HANDS.index(move.hand)
        if position.filled[position.origin[at] - 1] == position.slots:  # so it goes into the bag
            return GiveBack(move.hand, position.tile_set.faces[position.hand[at] - 1][position.up[at]].name)
    return move
