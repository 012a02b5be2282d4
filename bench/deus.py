"""Deus, four players: what is measured, and what it must reach."""

from bench import engine
from bench.peers.catanatron import CATANATRON
from bench.peers.open_spiel import HAVANNAH_ROLLOUTS, HEX_PYTHON, HEX_ROLLOUTS
from bench.registry import Registry, Row

GAME = "deus"
PLAYERS = 4

LISTING = "Deus, listing every legal decision"
TWO_THREADS = "Deus, listing, two threads"
PYTHON = "Deus, driven from a Python loop"
COPY = "Deus, copy of a position"
INTERPRETED = "Deus, interpreted form"


def register(registry: Registry) -> None:
    """The peers must be registered before."""
    registry.meter(LISTING, "decisions/s", lambda: engine.playouts(GAME, PLAYERS))
    registry.meter(TWO_THREADS, "decisions/s", lambda: engine.threaded_playouts(GAME, PLAYERS, threads=2))
    registry.meter(PYTHON, "decisions/s", lambda: engine.python_loop(GAME, PLAYERS))
    registry.meter(COPY, "us", lambda: engine.copies(GAME, PLAYERS, played=200))
    registry.meter(INTERPRETED, "games/s", lambda: engine.interpreted_games(GAME, PLAYERS))
    for row in ROWS:
        registry.row(row)


ROWS = (
    Row("Deus listing", LISTING, at_least=1_000_000),
    Row("Deus listing / hex 11", LISTING, HEX_ROLLOUTS, at_least=1),
    Row("Deus listing / havannah 8", LISTING, HAVANNAH_ROLLOUTS, at_least=0.5),
    Row("Deus listing / Catanatron", LISTING, CATANATRON, at_least=40),
    Row("Deus Python loop / hex 11 Python loop", PYTHON, HEX_PYTHON, at_least=1),
    Row("Deus two threads / one", TWO_THREADS, LISTING, at_least=1.6),
    Row("Deus copy", COPY, below=0.5),
    Row("Deus interpreted", INTERPRETED, at_least=5),
)
