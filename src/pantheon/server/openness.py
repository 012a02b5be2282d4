"""What may be seen of a position and of a move: while a game runs what the viewer may know, all of it afterwards.

A table that is over is so for good: nothing can be played, taken back or voted on there, and what goes on from it is
another table with draws of its own. So nothing that is laid open comes back into play.
"""

from typing import Any

from pantheon.engine.actions import Action
from pantheon.engine.game import Position
from pantheon.server.past import Looked


def lies_open(table: Looked) -> bool:
    """Return whether nothing is hidden any more that was hidden before."""
    return table.over and table.game.opened is not None


def view_of(table: Looked, position: Position, viewer: int | None) -> Any:
    """Return the view of a position of this table, present or past."""
    if table.over and table.game.opened is not None:
        return table.game.opened(position, viewer)
    return position.view(viewer)


def shown_of(table: Looked, before: Position, viewer: int | None, mover: int | None, action: int) -> Action:
    """Return a move of this table as the viewer may know it now."""
    if lies_open(table):
        decoded: Action = table.codec.decode(action)
        return decoded
    return before.shown(viewer, mover, action)


def points_of(table: Looked, position: Position, viewer: int | None) -> tuple[int | None, ...]:
    """Return what each seat would have if a position of this table were counted; None where that may not be known."""
    points = [score.points for score in position.scores()]
    if table.over or table.game.countable is None:
        return tuple(points)
    known = table.game.countable(position, viewer)
    return tuple([number if seat in known else None for seat, number in enumerate(points)])
