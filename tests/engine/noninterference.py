"""Non-interference: what a seat cannot know makes no difference to anything that it meets."""

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.engine.errors import IllegalAction
from pantheon.engine.game import Game, OneByOne, Position

Viewer = int | None
encode = msgspec.json.Encoder().encode
MOST_TRIED = 12  # moves of somebody else that are looked at in a position


def viewers(position: Position) -> tuple[Viewer, ...]:
    """Everybody who may look: a spectator and all seats."""
    return None, *range(position.options.players)


def check_noninterference(game: Game, position: Position) -> int:
    """Compare a position with samples of it, for every seat; how many of the samples really were different.

    All that differs between two samples is hidden, so the seat must see, be offered and be told the same.
    """
    different = 0
    for viewer in viewers(position):
        view = position.view(viewer)
        met = {words: output(game, position, viewer) for words, output in OUTPUTS.items()}
        for other in (position.sample(viewer, Random(1)), game.imagine(view, Random(2))):
            different += other.pack() != position.pack()
            for words, output in OUTPUTS.items():
                assert output(game, other, viewer) == met[words], f"seat {viewer} {words}"
        wired = msgspec.json.decode(encode(view), type=game.view)
        again = game.imagine(wired, Random(3))
        assert encode(again.view(viewer)) == encode(view), "a view is all that a bot needs, also over the wire"
    return different


# --- what a seat meets in a position --------------------------------------------------------------------------------


def _scene(game: Game, position: Position, viewer: Viewer) -> bytes:
    """What is seen at a table that is looked at after every move."""
    scene = game.scene() if game.scene else OneByOne(game.view)
    return encode(scene.look(position, (viewer,)))


def _choices(game: Game, position: Position, viewer: Viewer) -> Any:
    """What the seat may do, and of that what it is offered and could take back."""
    if viewer is None:
        return None
    legal = position.legal(viewer)
    offered = game.offered(position, viewer) if game.offered else None
    return legal, offered, [position.reveals(viewer, action) for action in legal]


def _refusals(_game: Game, position: Position, viewer: Viewer) -> list[tuple[str, Any]]:
    """What a seat is told when it tries what it may not do."""
    told: list[tuple[str, Any]] = []
    if viewer is None:
        return told
    legal = position.legal(viewer)
    for action in [a + step for a in legal[:20] for step in (1, 1 << 23)] + [0, 5 << 23]:
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                position.copy().play(viewer, action)
            told.append((refused.value.text, refused.value.facts))
    return told


def _course(_game: Game, position: Position, _viewer: Viewer) -> Any:
    """What everybody knows: whose turn it is, whether chance decides, the clocks, the end."""
    return position.to_act(), position.chance() is None, position.deadlines(), position.over, position.ending


def _points(game: Game, position: Position, viewer: Viewer) -> Any:
    """The points that a table shows while the game runs: the host alone counts the others."""
    scores = position.scores()
    return [
        scores[seat].points for seat in (game.countable(position, viewer) if game.countable else range(len(scores)))
    ]


def _imagined(_game: Game, position: Position, viewer: Viewer) -> Any:
    """What a look ahead begins with: a position made by chance alone, from nothing but what the seat knows."""
    return position.sample(viewer, Random(7)).pack()


OUTPUTS: dict[str, Callable[[Game, Position, Viewer], Any]] = {
    "sees a difference": lambda _game, position, viewer: encode(position.view(viewer)),
    "sees a difference at the table": _scene,
    "is offered something else": _choices,
    "is told something else": _refusals,
    "notices another course of the game": _course,
    "is told other points": _points,
    "would imagine something else": _imagined,
}


# --- what a seat is told of moves -----------------------------------------------------------------------------------

Teller = Callable[[Game, Position, Viewer, Viewer, int], Any]
"""What a viewer is told of a mover's action that is about to be made."""


def shown(_game: Game, position: Position, viewer: Viewer, mover: Viewer, action: int) -> Any:
    """The move as the viewer may know it."""
    return encode(position.shown(viewer, mover, action))


def check_moves(game: Game, position: Position, rng: Random, tell: Teller = shown) -> int:
    """Compare what every seat is told of the moves that can follow; how many of them it could not tell apart.

    A view is all that a seat may know. So of moves of one kind after which it sees the same, though something hidden
    is different, it must have been told the same; and also of one move here and in a sample of the position.
    """
    alike = 0
    for viewer in viewers(position):
        worlds = (position, position.sample(viewer, rng))
        for mover in (None, *position.to_act()):
            legal = [world.legal(mover) for world in worlds]
            tried = {action for listed in legal for action in rng.sample(listed, min(len(listed), MOST_TRIED))}
            told: dict[tuple[bytes, int], Any] = {}  # by what is seen after an action
            for world, listed in zip(worlds, legal, strict=True):
                groups: dict[tuple[bytes, type], dict[bytes, Any]] = defaultdict(dict)  # what is told, by what is so
                for action in tried.intersection(listed):
                    after = world.copy()
                    after.play(mover, action)
                    seen, words = encode(after.view(viewer)), tell(game, world, viewer, mover, action)
                    kind = type(game.codec(world.options).decode(action))
                    groups[seen, kind][after.pack()] = words
                    assert told.setdefault((seen, action), words) == words, _said(viewer, mover, words)
                for found in groups.values():
                    one, *others = found.values()
                    assert all(words == one for words in others), _said(viewer, mover, *found.values())
                    alike += len(others)
    return alike


def _said(viewer: Viewer, mover: Viewer, *words: Any) -> str:
    return f"seat {viewer} is told of a move of {mover} what it may not see: {words}"
