"""A game told again: a position, and what each move after it changes, as one viewer may know it by now."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from pantheon.engine.errors import Problem
from pantheon.engine.game import Position
from pantheon.engine.match import Move
from pantheon.server import messages as m
from pantheon.server.openness import shown_of, view_of
from pantheon.server.past import Past
from pantheon.server.showing import changes

MOST_TOLD = 300  # moves in one answer


class StoryMove(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move with its time (seconds since the start, where time matters) and what it changes in the view."""

    what: m.MoveShown
    at: float | None = None
    view: dict[str, Any] | UnsetType = UNSET
    splices: dict[str, m.Splice] | UnsetType = UNSET


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """The view after `start` moves, and those that follow, as far as one answer goes; there are `moves` in all."""

    start: int
    moves: int
    seat: int | None
    view: Any
    told: list[StoryMove]


def replayed(past: Past, until: int) -> Iterator[tuple[Position, Move | None]]:
    """The position before each of the first moves with that move, then the last one; it is always the same object."""
    position = past.game.start(past.options)
    for move in past.moves[:until]:
        yield position, move
        position.play(move.seat, move.action)
    yield position, None


def story_of(past: Past, viewer: int | None, start: int, count: int) -> Story:
    """The story from a position on."""
    past.check_begun()
    if not 0 <= start <= len(past.moves):
        raise Problem("no-such-move", move=start, last=len(past.moves))
    first: Any = None
    before: Any = None
    last: tuple[m.MoveShown, float | None] | None = None
    told: list[StoryMove] = []
    for number, (position, move) in enumerate(replayed(past, min(start + count, len(past.moves)))):
        if number < start:
            continue
        view = view_of(past, position, viewer)
        if last is None:
            first = view
        else:
            told.append(StoryMove(what=last[0], at=last[1], **changes(before, view)))
        before = view
        if move is not None:
            action = msgspec.to_builtins(shown_of(past, position, viewer, move.seat, move.action))
            last = (m.MoveShown(move=number + 1, seat=move.seat, action=action), move.at)
    return Story(start=start, moves=len(past.moves), seat=viewer, view=first, told=told)
