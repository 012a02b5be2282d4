"""Meters for any of our games: its position as the compiled module offers it."""

import importlib
import os
import random
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Protocol, Self, cast

from bench.measure import Batch, microseconds_each, rate, rate_of_threads
from bench.registry import Measure, MissingError

ROOT = Path(__file__).resolve().parent.parent
SEED = 2005


class Playable(Protocol):
    """What the benchmark asks of a position. Playouts may come in two ways, which each game names for itself."""

    def reseed(self, seed: int) -> None: ...
    def playouts(self, games: int, seed: int, other_way: bool = ..., /) -> int: ...
    def roll(self) -> int: ...
    def step(self, index: int) -> int: ...
    def copy(self) -> Self: ...
    def copy_from(self, other: Self) -> None: ...


def is_compiled(name: str) -> bool:
    file = importlib.import_module(f"pantheon.games.{name.replace('-', '_')}.position").__file__ or ""
    return not file.endswith(".py")


def start(name: str, players: int) -> Playable:
    """The start position of a game, in whichever form (compiled or interpreted) this process has loaded."""
    try:
        from pantheon.games import game
    except ImportError as error:
        raise MissingError(f"pantheon cannot be imported ({error}): run `make bench`") from error
    subject = game(name)
    return cast(Playable, subject.start(subject.options(players=players)))


def compiled_start(name: str, players: int) -> Playable:
    position = start(name, players)
    form = os.environ.get("PANTHEON_FORM") or "compiled"
    if form != "compiled":
        raise MissingError(f"PANTHEON_FORM is {form}: unset it to measure the compiled form")
    if not is_compiled(name):
        raise MissingError(f"{name} is not compiled: the build needs a C compiler")
    return position


def whole_games(position: Playable, first_seed: int = SEED, other_way: bool | None = None, games: int = 200) -> Batch:
    """Random games from a copy of the position, without the interpreter lock; counts decisions."""
    seeds = count(first_seed)
    if other_way is None:
        return lambda: position.playouts(games, next(seeds))
    return lambda: position.playouts(games, next(seeds), other_way)


def playouts(name: str, players: int, other_way: bool | None = None) -> Measure:
    batch = whole_games(compiled_start(name, players), other_way=other_way)
    return lambda seconds: rate(batch, seconds)


def games_played(name: str, players: int, other_way: bool | None = None, games: int = 200) -> Measure:
    """As `playouts`, but counts games."""
    batch = whole_games(compiled_start(name, players), other_way=other_way, games=games)

    def counted() -> int:
        batch()
        return games

    return lambda seconds: rate(counted, seconds)


def threaded_playouts(name: str, players: int, threads: int, other_way: bool | None = None) -> Measure:
    position = compiled_start(name, players)
    batches = [
        whole_games(position.copy(), first_seed=SEED + 1_000_000 * i, other_way=other_way) for i in range(threads)
    ]
    return lambda seconds: rate_of_threads(batches, seconds)


def python_loop(name: str, players: int) -> Measure:
    """Each decision chosen in Python, by its index in the listing."""
    origin = compiled_start(name, players)
    position = origin.copy()
    chance = random.Random(SEED).random
    seeds = count(SEED)

    def batch() -> int:
        decisions = 0
        step = position.step
        for _ in range(50):
            position.copy_from(origin)
            position.reseed(next(seeds))
            n = position.roll()
            while n:
                n = step(int(chance() * n))
                decisions += 1
        return decisions

    return lambda seconds: rate(batch, seconds)


def midgame(name: str, players: int, played: int = 30) -> Playable:
    """A position in the middle of a game."""
    position = compiled_start(name, players)
    position.reseed(SEED)
    n = position.roll()
    for _ in range(played):
        if n:
            n = position.step(n // 2)
    return position


def copies(name: str, players: int, played: int = 30) -> Measure:
    """A new position, its allocation included, from one in the middle of a game."""
    position = midgame(name, players, played)
    return lambda seconds: microseconds_each(position.copy, seconds)


def interpreted_games(name: str, players: int, other_way: bool | None = None) -> Measure:
    """Games per second of the plain Python form, in a process of its own under the same interpreter."""
    command = [sys.executable, "-m", "bench.interpreted", name, str(players), str(other_way)]
    environment = os.environ | {"PANTHEON_FORM": "interpreted"}

    def measure(seconds: float) -> float:
        done = subprocess.run(
            [*command, str(seconds)], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            reason = (done.stderr.strip() or "no message").splitlines()[-1]
            raise MissingError(f"the interpreted form did not run: {reason}")
        return float(done.stdout)

    return measure
