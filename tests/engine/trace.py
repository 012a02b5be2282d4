"""Prints the keys and legal moves of whole games: run in each form of the rules, the output must be the same.

PANTHEON_FORM=interpreted python -m tests.engine.trace gods 10
"""

import sys
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any

from pantheon.engine.game import Game
from pantheon.engine.options import write_options
from pantheon.games import game as game_named
from tests.engine.walks import listable_options, walk

MANY = 60
MOST_MOVES = 800  # random players of 4 Gods dither until the guard stops them


def every_options(game: Game) -> list[Any]:
    """All combinations of options that can be listed; if they are many, some in which every pair of values occurs."""
    found = listable_options(game)
    return found if len(found) <= MANY else _pairwise(found)


def _pairwise(found: list[Any]) -> list[Any]:
    """As few of the combinations as a simple search finds, so that all pairs of values are among them."""
    open_pairs = set().union(*map(_pairs, found))
    chosen = []
    while open_pairs:
        best = max(found, key=lambda options: len(_pairs(options) & open_pairs))
        chosen.append(best)
        open_pairs -= _pairs(best)
    return chosen


def _pairs(options: Any) -> set[Any]:
    values = write_options(options).items()
    return set(combinations(sorted(values), 2))


def trace(game: Game, options: Any, seed: int) -> str:
    """A hash over every position key and every list of legal actions of a random game, or of its beginning."""
    digest = sha256()
    moves = 0
    for position, seat, action in walk(game, options, Random(seed), MOST_MOVES):
        facts = (position.key(), seat, action, position.legal(seat))
        digest.update(repr(facts).encode())
        moves += 1
    scores = [(score.points, score.place) for score in position.scores()]
    return f"{moves} {position.ending} {scores} {digest.hexdigest()[:24]}"


def lines(name: str, games: int) -> list[str]:
    """The traces of some games for all options."""
    game = game_named(name)
    options = every_options(game)
    return [f"{i} {trace(game, options[i % len(options)], i)}" for i in range(games)]


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1], int(sys.argv[2]))))
