"""Prints the keys and legal moves of whole games: run in each form of the rules, the output must be the same.

PANTHEON_FORM=interpreted python -m tests.engine.trace gods 10
"""

import sys
from hashlib import sha256
from itertools import product
from random import Random
from typing import Any

import msgspec

from pantheon.engine.game import Game
from pantheon.engine.options import choices
from pantheon.games import game as game_named
from tests.engine.walks import walk


def every_options(game: Game) -> list[Any]:
    """All options of a game that can be listed, in every combination."""
    fields = [f for f in msgspec.structs.fields(game.options) if choices(f.type)]
    return [
        game.options(**{f.name: value for f, value in zip(fields, values, strict=True)})
        for values in product(*(choices(f.type) for f in fields))
    ]


def trace(game: Game, options: Any, seed: int) -> str:
    """A hash over every position key and every list of legal actions of a random game."""
    digest = sha256()
    moves = 0
    for position, seat, action in walk(game, options, Random(seed)):
        facts = (position.key(), seat, action, position.legal(seat))
        digest.update(repr(facts).encode())
        moves += 1
    scores = [(score.points, score.place) for score in position.scores()]
    return f"{moves} {position.ending} {scores} {digest.hexdigest()[:24]}"


def lines(name: str, games: int) -> list[str]:
    """The traces of some games for all options."""
    game = game_named(name)
    combinations = every_options(game)
    return [f"{i} {trace(game, combinations[i % len(combinations)], i)}" for i in range(games)]


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1], int(sys.argv[2]))))
