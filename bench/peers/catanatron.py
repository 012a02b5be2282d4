"""Catanatron: four random players, by its own `Game.play`."""

from itertools import count

from bench.measure import rate
from bench.peers import load
from bench.registry import Measure, Registry

CATANATRON = "Catanatron, 4 random players"


def register(registry: Registry) -> None:
    registry.meter(CATANATRON, "decisions/s", random_players)


def random_players() -> Measure:
    catan = load("catanatron", "catanatron")
    seats = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
    seeds = count(1)

    def batch() -> int:
        game = catan.Game([catan.RandomPlayer(color) for color in seats], seed=next(seeds))
        game.play()
        return len(game.state.actions)  # its log: one entry for every decision, forced ones included

    return lambda seconds: rate(batch, seconds)
