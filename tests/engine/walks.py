"""Walks through games for the property tests: every step is drawn from the engine's own legal moves."""

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from pantheon.bots import bot_names, make_bot
from pantheon.bots.uniform import kinds_of
from pantheon.engine.errors import OptionsError
from pantheon.engine.game import Game, Position
from pantheon.engine.options import choices
from pantheon.games import game as game_named
from pantheon.games import names
from tests.conftest import EXAMPLES, EXTENDED

games = st.sampled_from(names()).map(game_named)
# For tests that walk through whole games, each of which is hundreds of positions.
whole_games = settings(max_examples=EXAMPLES // (1 if EXTENDED else 3))

QUITTING = 0.0005  # how often a walker leaves the game when it could
RESTING = 0.01  # and how often it passes
CLOCKS = 0.05  # how often a clock runs out before anybody acts
BY_KIND = 0.7  # how often a walker first decides what kind of action it takes


def options_of(game: Game) -> st.SearchStrategy[Any]:
    """Any options of a game that can be listed and go together; the rest at their defaults."""
    return st.sampled_from(listable_options(game))


@cache
def listable_options(game: Game) -> list[Any]:
    """All options of a game that can be listed, in every combination that is possible."""
    fields = [f for f in msgspec.structs.fields(game.options) if choices(f.type)]
    found = []
    for values in product(*(choices(f.type) for f in fields)):
        with suppress(OptionsError):
            found.append(game.options(**{f.name: value for f, value in zip(fields, values, strict=True)}))
    return found


@cache
def covering_options(game: Game) -> list[Any]:
    """A few of them, in which every value of every option occurs."""
    found: list[Any] = []
    everything, rng = listable_options(game), Random(game.name)
    missing = set().union(*map(_values, everything))
    while missing:
        most = max(
            rng.sample(everything, min(len(everything), 50)), key=lambda options: len(_values(options) & missing)
        )
        missing -= _values(most)
        found.append(most)
    return found


def _values(options: Any) -> set[tuple[str, Any]]:
    return {(name, value) for name, value in msgspec.structs.asdict(options).items()}


def moves_of(position: Position) -> list[tuple[int | None, int]]:
    """Every move that could be made now, by chance or any seat."""
    if position.chance() is not None:
        return [(None, action) for action in position.legal(None)]
    moves: list[tuple[int | None, int]] = [(None, deadline.action) for deadline in position.deadlines()]
    for seat in position.to_act():
        moves += [(seat, action) for action in position.legal(seat)]
    return moves


def any_move(game: Game, position: Position, rng: Random) -> tuple[int | None, int]:
    """Whoever may move, then any move of theirs; clocks run out now and then, and people seldom leave."""
    seats = position.to_act()
    if not seats or (len(seats) > 1 and rng.random() < CLOCKS and position.legal(None)):
        return None, rng.choice(position.legal(None))
    seat = seats[0] if len(seats) == 1 else rng.choice(seats)
    actions = position.legal(seat)
    for seldom, often in ((game.quits, QUITTING), (game.rests, RESTING)):
        if seldom and rng.random() > often:
            actions = _without(actions, seldom) or actions
    if game.kind is not None and rng.random() < BY_KIND:
        return seat, rng.choice(rng.choice(kinds_of(game, actions)))
    return seat, rng.choice(actions)


def _without(actions: list[int], few: frozenset[int]) -> list[int]:
    """There may be thousands of actions: they are not looked at one by one."""
    for action in few:
        at = bisect_left(actions, action)
        if actions[at : at + 1] == [action]:
            actions = actions[:at] + actions[at + 1 :]
    return actions


def walk(
    game: Game, options: Any, rng: Random, most: int | None = None
) -> Iterator[tuple[Position, int | None, int]]:
    """A random game, move by move: the position before the move (live: copy what you keep), who moves, what."""
    position = game.start(options)
    made = 0
    while not position.over and (most is None or made < most):
        seat, action = any_move(game, position, rng)
        yield position, seat, action
        position.play(seat, action)
        made += 1


def met(game: Game, options: Any, rng: Random, *, greedy: bool, every: int, most: int) -> Iterator[Position]:
    """Positions of a game, played by chance or by the best bot there is: one in so many, and the first of each
    purpose that chance decides.
    """
    position, purposes = game.start(options), set()
    bot = make_bot(bot_names(game)[-1], game, rng)
    for number in range(most):
        if position.over:
            break
        chance = position.chance()
        if number % every == 0 or (chance is not None and chance.purpose not in purposes):
            yield position
        if chance is not None:
            purposes.add(chance.purpose)
        seat, action = any_move(game, position, rng)
        if greedy and seat is not None:
            chosen = bot.choose(position.view(seat), position.legal(seat))
            action = action if chosen is None else chosen
        position.play(seat, action)


@st.composite
def reached(draw: DrawFn) -> tuple[Game, Position]:
    """A game and a position somewhere in it, reached by moves that Hypothesis chose."""
    game = draw(games)
    position = game.start(draw(options_of(game)))
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 220))):
        if position.over:
            break
        position.play(*any_move(game, position, rng))
    for index in draw(st.lists(st.integers(0, 500), max_size=12)):
        if position.over:
            break
        found = moves_of(position)
        position.play(*found[index % len(found)])
    return game, position
