"""Gods, four players: what is measured, and what it must reach."""

from bench import engine
from bench.peers.catanatron import CATANATRON
from bench.peers.open_spiel import HAVANNAH_ROLLOUTS, HEX_PYTHON, HEX_ROLLOUTS
from bench.registry import Registry, Row

GAME = "gods"
PLAYERS = 4

LISTING = "Gods, listing every legal action"
SAMPLED = "Gods, sampled playouts"
TWO_THREADS = "Gods, listing, two threads"
PYTHON = "Gods, driven from a Python loop"
COPY = "Gods, copy of a position"
INTERPRETED = "Gods, interpreted form"


def register(registry: Registry) -> None:
    """The peers must be registered before."""
    registry.meter(LISTING, "decisions/s", lambda: engine.playouts(GAME, PLAYERS))
    registry.meter(SAMPLED, "decisions/s", lambda: engine.playouts(GAME, PLAYERS, other_way=True))
    registry.meter(TWO_THREADS, "decisions/s", lambda: engine.threaded_playouts(GAME, PLAYERS, threads=2))
    registry.meter(PYTHON, "decisions/s", lambda: engine.python_loop(GAME, PLAYERS))
    registry.meter(COPY, "us", lambda: engine.copies(GAME, PLAYERS))
    registry.meter(INTERPRETED, "games/s", lambda: engine.interpreted_games(GAME, PLAYERS))
    for row in ROWS:
        registry.row(row)


ROWS = (
    Row("Gods listing / hex 11", LISTING, HEX_ROLLOUTS, at_least=2),
    Row("Gods listing / havannah 8", LISTING, HAVANNAH_ROLLOUTS, at_least=2),
    Row("Gods listing / Catanatron", LISTING, CATANATRON, at_least=100),
    Row("Gods sampled / hex 11", SAMPLED, HEX_ROLLOUTS, at_least=3),
    Row("Gods sampled / havannah 8", SAMPLED, HAVANNAH_ROLLOUTS, at_least=3),
    Row("Gods Python loop / hex 11 Python loop", PYTHON, HEX_PYTHON, at_least=3),
    Row("Gods two threads / one", TWO_THREADS, LISTING, at_least=1.6),
    Row("Gods copy", COPY, below=0.3),
    Row("Gods interpreted", INTERPRETED, at_least=300, note="the target is for an optimised interpreter"),
)
