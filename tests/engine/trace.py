"""Prints the keys and legal moves of whole games: run in each form of the rules, the output must be the same.

PANTHEON_FORM=interpreted python -m tests.engine.trace gods

A line is a game: the options that differ from the defaults, the number of the game, and what came of it. A new option
adds lines and changes none.
"""

import sys
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any

from pantheon.engine.game import Game
from pantheon.engine.options import differing, read_options, write_options
from pantheon.games import game as game_named
from tests.engine.walks import listable_options, walk

GAMES_PER_OPTIONS = 2
MOST_MOVES = 800  # random players of 4 Gods dither until the guard stops them


def options_of_line(game: Game, line: str) -> Any:
    """The options of the game that a line is about."""
    words, _, _ = line.partition(" #")
    return read_options(game.options, dict(word.split("=", 1) for word in words.split(" ")))


def number_of_line(line: str) -> int:
    """Which of the games with its options a line is about."""
    return int(line.partition(" #")[2].split(" ")[0])


def moves_of_line(line: str) -> int:
    """How many moves the game of a line has."""
    return int(line.partition(" #")[2].split(" ")[1])


def shortest(game: Game, traces: list[str]) -> list[str]:
    """Of each set of options the line of the game with the fewest moves."""
    found: dict[Any, str] = {}
    for line in sorted(traces, key=moves_of_line):
        found.setdefault(options_of_line(game, line), line)
    return list(found.values())


def chosen_options(game: Game, kept: list[Any]) -> list[Any]:
    """These options, and as few more as a simple search finds, so that all pairs of values are among them."""
    open_pairs = uncovered(game, kept)
    chosen = list(dict.fromkeys(kept))
    while open_pairs:
        best = max(current_options(game), key=lambda options: len(_pairs(options) & open_pairs))
        chosen.append(best)
        open_pairs -= _pairs(best)
    return chosen


def uncovered(game: Game, found: list[Any]) -> set[Any]:
    """The pairs of values, of those that can be listed and go together, that occur in none of these options."""
    return set().union(*map(_pairs, current_options(game))).difference(*map(_pairs, found))


def current_options(game: Game) -> list[Any]:
    """All options that can be listed, under the newest version of the rules: lines do not tell the version."""
    return [options for options in listable_options(game) if options.rules == game.rules_version]


def _pairs(options: Any) -> set[Any]:
    values = write_options(options).items()
    return set(combinations(sorted(values), 2))


def trace(game: Game, options: Any, number: int) -> str:
    """One line: a hash over all position keys and lists of legal actions of a random game, or of its beginning."""
    words = " ".join(f"{name}={value}" for name, value in differing(options).items())
    digest = sha256()
    moves = 0
    for position, seat, action in walk(game, options, Random(f"{words} {number}"), MOST_MOVES):
        facts = (position.key(), seat, action, position.legal(seat))
        digest.update(repr(facts).encode())
        moves += 1
    scores = [(score.points, score.place) for score in position.scores()]
    return f"{words} #{number} {moves} {position.ending} {scores} {digest.hexdigest()[:24]}"


def retraced(game: Game, line: str) -> str:
    """The trace of the game that a line is about, which is the same line if the rules are."""
    return trace(game, options_of_line(game, line), number_of_line(line))


def lines(name: str, kept: list[str]) -> list[str]:
    """The traces of the games that these lines are about, and of some more for pairs of options that they lack."""
    game = game_named(name)
    options = chosen_options(game, [options_of_line(game, line) for line in kept])
    return [trace(game, one, number) for one in options for number in range(GAMES_PER_OPTIONS)]


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1], [])))
