"""The points of a game over its course, as if they had been counted at the end of each turn.

Who looks at a game that runs learns no more than a view tells him: points that hang on anything hidden are left out.
"""

from collections.abc import Iterator
from weakref import WeakKeyDictionary

import msgspec

from pantheon.server.openness import points_of
from pantheon.server.past import Past
from pantheon.server.story import replayed

MOST_COUNTED = 100  # so many positions are counted


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """The points of the seats as they would have been counted after so many moves; None: may not be known yet."""

    move: int
    points: tuple[int | None, ...]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How the points of a game came about; there are `moves` moves in all."""

    moves: int
    counts: list[Count]


_told: WeakKeyDictionary[Past, Course] = WeakKeyDictionary()  # of tables that are over for good


def course_of(past: Past, viewer: int | None) -> Course:
    """The points of a table's game so far, as a viewer may know them now."""
    past.check_begun()
    if not past.over:
        return _counted(past, viewer)
    if past not in _told:
        _told[past] = _counted(past, None)
    return _told[past]


def _counted(past: Past, viewer: int | None) -> Course:
    stops = set(_thinned(list(_stops(past))))
    counts = [
        Count(move=number, points=points_of(past, position, viewer))
        for number, (position, _) in enumerate(replayed(past, len(past.moves)))
        if number in stops
    ]
    return Course(moves=len(past.moves), counts=counts)


def _stops(past: Past) -> Iterator[int]:
    """The ends of turns, by the moves made until then, and the beginning; every move where there are no turns."""
    moves = past.moves
    seats = [move.seat for move in moves]
    first = next((at for at, seat in enumerate(seats) if seat is not None), len(moves))
    yield first
    on_turn: int | None = None
    for at in range(first, len(moves)):
        if seats[at] is not None and (past.game.realtime or seats[at] != on_turn):
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
