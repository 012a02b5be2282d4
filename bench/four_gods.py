"""4 Gods, four players at once: what is measured, and what it must reach."""

from typing import Any, cast

from bench import engine
from bench.measure import microseconds_each
from bench.peers.catanatron import CATANATRON
from bench.peers.open_spiel import HAVANNAH_ROLLOUTS, HEX_ROLLOUTS
from bench.registry import Measure, Registry, Row

GAME = "four-gods"
PLAYERS = 4

PLAYOUTS = "4 Gods, playouts by kinds of commands"
GAMES = "4 Gods, whole games by kinds of commands"
LISTING = "4 Gods, listing every legal command"
TWO_THREADS = "4 Gods, playouts, two threads"
LEGAL = "4 Gods, legal commands of a seat with two tiles, as a Python list"
SCORING = "4 Gods, points of a whole World"
COPY = "4 Gods, copy of a position"
INTERPRETED = "4 Gods, interpreted form"


def register(registry: Registry) -> None:
    """The peers must be registered before. The other way of playouts is by kinds of commands (Playout.any_kind)."""
    registry.meter(PLAYOUTS, "decisions/s", lambda: engine.playouts(GAME, PLAYERS, other_way=True))
    registry.meter(GAMES, "games/s", lambda: engine.games_played(GAME, PLAYERS, other_way=True))
    registry.meter(LISTING, "decisions/s", lambda: engine.playouts(GAME, PLAYERS, other_way=False))
    registry.meter(
        TWO_THREADS, "decisions/s", lambda: engine.threaded_playouts(GAME, PLAYERS, threads=2, other_way=True)
    )
    registry.meter(LEGAL, "us", legal_with_two_tiles)
    registry.meter(SCORING, "us", scoring)
    registry.meter(COPY, "us", lambda: engine.copies(GAME, PLAYERS))
    registry.meter(INTERPRETED, "games/s", lambda: engine.interpreted_games(GAME, PLAYERS, other_way=True))
    for row in ROWS:
        registry.row(row)


def legal_with_two_tiles() -> Measure:
    """In the middle of a game, a god chosen and prophets in reserve."""
    position = cast(Any, engine.compiled_start(GAME, PLAYERS))
    position.reseed(engine.SEED)
    position.roll()
    seat = position.mover
    while not (position.tiles >= 20 and all(position.hand[seat * 2 : seat * 2 + 2]) and position.colours[seat * 2]):
        position.play(seat, position.draw_action(seat))
        position.roll()
        seat = position.mover
    return lambda seconds: microseconds_each(lambda: position.legal(seat), seconds)


def scoring() -> Measure:
    """All four steps at the end of a game."""
    position = cast(Any, engine.compiled_start(GAME, PLAYERS))
    position.reseed(engine.SEED)
    position.playout()
    return lambda seconds: microseconds_each(position.count_up, seconds)


ROWS = (
    Row("4 Gods playouts", PLAYOUTS, at_least=1_000_000),
    Row("4 Gods games", GAMES, at_least=4_000),
    Row("4 Gods playouts / hex 11", PLAYOUTS, HEX_ROLLOUTS, at_least=1),
    Row("4 Gods playouts / havannah 8", PLAYOUTS, HAVANNAH_ROLLOUTS, at_least=1),
    Row("4 Gods playouts / Catanatron", PLAYOUTS, CATANATRON, at_least=40),
    Row("4 Gods listing", LISTING, at_least=1_000_000),
    Row("4 Gods two threads / one", TWO_THREADS, PLAYOUTS, at_least=1.6),
    Row("4 Gods legal", LEGAL, below=10),
    Row("4 Gods scoring", SCORING, below=20),
    Row("4 Gods copy", COPY, below=1),
    Row("4 Gods interpreted", INTERPRETED, at_least=10),
)
