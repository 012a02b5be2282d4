"""What the terminal tells of a game tells nothing that its reader may not know, for every game that is found."""

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from rich.console import Console

from pantheon.cli.rooms import Rooms, rooms
from pantheon.engine.game import Game, Position
from pantheon.engine.match import Move
from pantheon.games import game as game_named
from pantheon.games import names
from tests.engine.leaks import SECRETIVE
from tests.engine.noninterference import Teller, check_moves
from tests.engine.walks import covering_options, met

EVERY = 13  # moves between two positions that are looked at


def teller(room: Rooms) -> Teller:
    """How a room tells a viewer of a move."""

    def tell(game: Game, position: Position, viewer: int | None, mover: int | None, action: int) -> Any:
        return room.tell(position, game.codec(position.options), Move(mover, action), viewer)

    return tell


def check_pictures(room: Rooms, position: Position) -> None:
    """What somebody who looks on sees of the table and the scores."""
    who = ["Player"] * position.options.players
    console = Console(file=io.StringIO(), width=100, height=40)

    def seen(found: Position) -> list[str]:
        return [text.plain for text in (*room.picture(console, found, who, []), *room.standing(found, who))]

    assert seen(position.sample(None, Random(1))) == seen(position), "the terminal shows a difference"


def check(game: Game, room: Rooms) -> int:
    """Look at positions of games under all sorts of options; how many moves could not be told apart."""
    rng, alike = Random(game.name), 0
    for options in covering_options(game):
        for position in met(game, options, rng, greedy=False, every=EVERY, most=10 * EVERY):
            check_pictures(room, position)
            alike += check_moves(game, position, rng, teller(room))
    return alike


@pytest.mark.slow("every line for all who read it")
@pytest.mark.parametrize("name", names())
def test_no_line_and_no_picture_tells_what_is_hidden(name: str) -> None:
    game = game_named(name)
    assert bool(check(game, rooms(game))) == game.secrets


# --- leaks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_line_that_tells_what_its_mover_or_the_first_seat_knows_is_noticed(name: str) -> None:
    game, honest = game_named(name), rooms(game_named(name))
    leaky = replace(honest, tell=lambda position, codec, move, _: honest.tell(position, codec, move, move.seat or 0))
    with pytest.raises(AssertionError, match="is told of a move"):
        check(game, leaky)


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_picture_through_the_eyes_of_a_seat_is_noticed(name: str) -> None:
    game, honest = game_named(name), rooms(game_named(name))

    class Seat:
        """A position in which who looks on sees what the first seat does."""

        def __init__(self, inner: Any) -> None:
            self.inner = inner

        def __getattr__(self, attribute: str) -> Any:
            return getattr(self.inner, attribute)

        def view(self, _: int | None) -> Any:
            return self.inner.view(0)

    leaky = replace(honest, picture=lambda console, position, *rest: honest.picture(console, Seat(position), *rest))
    with pytest.raises(AssertionError, match="the terminal shows a difference"):
        check(game, leaky)
