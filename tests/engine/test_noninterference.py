"""Secrecy for every game that is found: who cannot know a difference meets none, and every leak is noticed.

The positions are those of games played by chance and by the best bot, under options in which every value occurs.
"""

from collections.abc import Iterator
from random import Random

import pytest

from pantheon.engine.game import Game, Position
from pantheon.games import game as game_named
from pantheon.games import names
from tests.conftest import INTERPRETED
from tests.engine.leaks import LEAKS, SECRETIVE, Leak, WholeMove
from tests.engine.noninterference import check_moves, check_noninterference, encode, viewers
from tests.engine.walks import covering_options, listable_options, met

EVERY = 40 if INTERPRETED else 29  # moves from one position that is looked at to the next: no rhythm of a game
MOST = 80 if INTERPRETED else 150  # moves of a game
MANY_GAMES = 15


def positions(game: Game, rng: Random, every: int = EVERY, most: int = MOST) -> Iterator[Position]:
    """Positions of games under all sorts of options."""
    for options in covering_options(game):
        for greedy in (False, True):
            yield from met(game, options, rng, greedy=greedy, every=every, most=most)


def check(game: Game, found: Iterator[Position]) -> tuple[int, int]:
    """Look at all of them; how many samples were different, and how many moves could not be told apart."""
    rng, different, alike = Random(game.name), 0, 0
    for position in found:
        different += check_noninterference(game, position)
        alike += check_moves(game, position, rng)
    return different, alike


@pytest.mark.forms
@pytest.mark.slow("every output of many positions, for all who look")
@pytest.mark.parametrize("name", names())
def test_what_a_seat_cannot_know_makes_no_difference_to_it(name: str) -> None:
    game = game_named(name)
    different, alike = check(game, positions(game, Random(1)))
    if game.secrets:
        assert different > 30, "samples really are different"
        assert alike > 30, "there were draws and moves that look alike"
    else:
        assert different == 0, "nothing is hidden"


@pytest.mark.slow("many more options and positions")
@pytest.mark.extended("a fixed part of this is always looked at")
@pytest.mark.parametrize("name", names())
def test_in_many_games_nothing_hidden_makes_a_difference(name: str) -> None:
    game, rng = game_named(name), Random(2)
    check(game, positions(game, rng, every=17, most=400))
    for one in rng.choices(listable_options(game), k=MANY_GAMES):
        check(game, met(game, one, rng, greedy=rng.random() < 0.3, every=11, most=300))


# --- leaks ----------------------------------------------------------------------------------------------------------

SAID = {
    "view": "sees a difference",
    "scene": "sees a difference at the table",
    "draw": "is told of a move of None",
    "move": "is told of a move of [0-9]",
    "legal": "is offered something else",
    "offered": "is offered something else",
    "refusal": "is told something else",
    "undo": "is offered something else",
    "clock": "notices another course of the game",
    "points": "is told other points",
    "sample": "would imagine something else",
}


def check_leak(game: Game, leak: Leak, every: int = 7) -> None:
    """Look at the same games, with the leak in them."""
    check(leak.of(game), (leak.around(game, position) for position in positions(game, Random(1), every)))


@pytest.mark.slow("points are hidden under few options: others are looked at before")
@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("name", SECRETIVE)
def test_every_leak_is_noticed(name: str, leak: str) -> None:
    with pytest.raises(AssertionError, match=f"^seat (None|[0-9]) {SAID[leak]}"):
        check_leak(game_named(name), LEAKS[leak])


@pytest.mark.slow("where moves hide nothing, all of them are looked at")
@pytest.mark.parametrize("name", SECRETIVE)
def test_whole_moves_are_noticed_where_moves_hide_something(name: str) -> None:
    game = game_named(name)
    if hides_moves(game):
        with pytest.raises(AssertionError, match=r"is told of a move of [0-9]"):
            check_leak(game, Leak(WholeMove))
    else:
        check_leak(game, Leak(WholeMove), EVERY)


def hides_moves(game: Game) -> bool:
    """Is there a move of a seat that others are not told wholly?"""
    return any(
        encode(position.shown(viewer, seat, action)) != encode(position.shown(seat, seat, action))
        for position in positions(game, Random(1), every=7)
        for viewer in viewers(position)
        for seat in position.to_act()
        for action in position.legal(seat)[-3:]
    )
