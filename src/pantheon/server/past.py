"""What a look back at a table needs, as the table stood at one moment.

A look back takes its time: so it is done beside the event loop, on a copy that nothing changes meanwhile.
"""

from dataclasses import dataclass
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from pantheon.engine.actions import Codec
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.match import Move
from pantheon.server.table import Table


class Looked(Protocol):
    """What is looked at: a table, or its past. `over`: for good, so that nothing needs to be hidden."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def codec(self) -> Codec:
        """How its actions are written."""

    @property
    def over(self) -> bool:
        """Has it ended?"""


@dataclass(frozen=True, eq=False)
class Past:
    """The moves of a table that stood at one moment, and whether they were its last."""

    id: str
    game: Game
    options: Any
    codec: Codec
    moves: tuple[Move, ...]
    begun: bool
    over: bool

    def check_begun(self) -> None:
        """Raise Problem if there is nothing to look back at yet."""
        if not self.begun:
            raise Problem("table-not-started")


_ended: WeakKeyDictionary[Table, Past] = WeakKeyDictionary()  # what is worked out of these is remembered by them


def past_of(table: Table) -> Past:
    """Return the past of a table, of one that is over always the same."""
    found = _ended.get(table)
    if found is not None:
        return found
    moves, begun = tuple(table.moves), table.match is not None
    past = Past(table.id, table.game, table.options, table.codec, moves, begun, table.over)
    if past.over:
        _ended[table] = past
    return past
