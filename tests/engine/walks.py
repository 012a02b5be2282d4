"""Walks through games for the property tests: every step is drawn from the engine's own legal moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from pantheon.engine.game import Game, Position
from pantheon.engine.options import choices
from pantheon.games import game as game_named
from pantheon.games import names

games = st.sampled_from(names()).map(game_named)


@st.composite
def options_of(draw: DrawFn, game: Game) -> Any:
    """Any options of a game that can be listed; the rest at their defaults."""
    listed = {f.name: choices(f.type) for f in msgspec.structs.fields(game.options) if choices(f.type)}
    return game.options(**{name: draw(st.sampled_from(values)) for name, values in listed.items()})


def moves_of(position: Position) -> list[tuple[int | None, int]]:
    """Every move that could be made now, by chance or any seat."""
    if position.chance() is not None:
        return [(None, action) for action in position.legal(None)]
    moves: list[tuple[int | None, int]] = [(None, deadline.action) for deadline in position.deadlines()]
    for seat in position.to_act():
        moves += [(seat, action) for action in position.legal(seat)]
    return moves


def walk(
    game: Game, options: Any, rng: Random, most: int | None = None
) -> Iterator[tuple[Position, int | None, int]]:
    """A random game, move by move: the position before the move (live: copy what you keep), who moves, what."""
    position = game.start(options)
    made = 0
    while not position.over and (most is None or made < most):
        seat, action = rng.choice(moves_of(position))
        yield position, seat, action
        position.play(seat, action)
        made += 1


@st.composite
def reached(draw: DrawFn) -> tuple[Game, Position]:
    """A game and a position somewhere in it, reached by moves that Hypothesis chose."""
    game = draw(games)
    position = game.start(draw(options_of(game)))
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 220))):
        if position.over:
            break
        position.play(*rng.choice(moves_of(position)))
    for index in draw(st.lists(st.integers(0, 500), max_size=12)):
        if position.over:
            break
        found = moves_of(position)
        position.play(*found[index % len(found)])
    return game, position
