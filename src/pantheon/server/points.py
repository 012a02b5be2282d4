"""The points of a game over its course, as if they had been counted at the end of each turn.

Who looks at a game that runs learns no more than a view tells him: points that hang on anything hidden are left out.
"""

from collections.abc import Iterator
from weakref import WeakKeyDictionary

import msgspec

from pantheon.engine.errors import Problem
from pantheon.server.openness import points_of
from pantheon.server.story import replayed
from pantheon.server.table import Table

MOST_COUNTED = 100  # so many positions are counted: the table does nothing else meanwhile


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """The points of the seats as they would have been counted after so many moves; None: may not be known yet."""

    move: int
    points: tuple[int | None, ...]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How the points of a game came about; there are `moves` moves in all."""

    moves: int
    counts: list[Count]


_told: WeakKeyDictionary[Table, Course] = WeakKeyDictionary()  # of tables that are over for good


def course_of(table: Table, viewer: int | None) -> Course:
    """The points of a table's game so far, as a viewer may know them now."""
    if table.match is None:
        raise Problem("table-not-started")
    if not table.over:
        return _counted(table, viewer)
    if table not in _told:
        _told[table] = _counted(table, None)
    return _told[table]


def _counted(table: Table, viewer: int | None) -> Course:
    stops = set(_thinned(list(_stops(table))))
    counts = [
        Count(move=number, points=points_of(table, position, viewer))
        for number, (position, _) in enumerate(replayed(table, len(table.moves)))
        if number in stops
    ]
    return Course(moves=len(table.moves), counts=counts)


def _stops(table: Table) -> Iterator[int]:
    """The ends of turns, by the moves made until then, and the beginning; every move where there are no turns."""
    moves = table.moves
    seats = [move.seat for move in moves]
    first = next((at for at, seat in enumerate(seats) if seat is not None), len(moves))
    yield first
    on_turn: int | None = None
    for at in range(first, len(moves)):
        if seats[at] is not None and (table.game.realtime or seats[at] != on_turn):
            if on_turn is not None:
                yield at
            on_turn = seats[at]
    yield len(moves)


def _thinned(stops: list[int]) -> list[int]:
    """Some of many, the first and the last among them."""
    if len(stops) <= MOST_COUNTED:
        return stops
    last = len(stops) - 1
    return [stops[round(nth * last / (MOST_COUNTED - 1))] for nth in range(MOST_COUNTED)]
