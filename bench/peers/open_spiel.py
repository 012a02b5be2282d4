"""OpenSpiel: whole random games in its C++ core, and its own Python loop."""

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

from bench.measure import rate
from bench.peers import load, version_of
from bench.registry import Measure, MissingError, Registry

HEX = "hex(board_size=11)"
HAVANNAH = "havannah(board_size=8)"

HEX_ROLLOUTS = "OpenSpiel C++ rollouts, hex 11"
HAVANNAH_ROLLOUTS = "OpenSpiel C++ rollouts, havannah 8"
HEX_PYTHON = "OpenSpiel Python loop, hex 11"

ROLLOUTS = 200
SEEDS = range(1, 11)


def register(registry: Registry) -> None:
    registry.meter(HEX_ROLLOUTS, "decisions/s", lambda: rollouts(HEX))
    registry.meter(HAVANNAH_ROLLOUTS, "decisions/s", lambda: rollouts(HAVANNAH))
    registry.meter(HEX_PYTHON, "decisions/s", lambda: python_loop(HEX))


def rollouts(name: str) -> Measure:
    """Random games by `RandomRolloutEvaluator`, OpenSpiel's own C++ loop: clone, list, choose, apply.

    Python cannot call the evaluator itself, but a search bot limited to one simulation does nothing else: it
    evaluates the root, that is, plays ROLLOUTS whole games from the start position within one call. (Two C++
    uniform random bots under `evaluate_bots` play whole games too, but take 1.5 to 2 times as long.)
    """
    spiel = load("pyspiel", "open_spiel")
    game = spiel.load_game(name)
    start = game.new_initial_state()

    def mean_return(seed: int) -> float:
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        limits = {"max_simulations": 1, "max_memory_mb": 1}
        bot = spiel.MCTSBot(game, evaluator, uct_c=1.0, solve=False, seed=seed, verbose=False, **limits)
        return float(bot.mcts_search(start).total_reward)

    # The evaluator does not say how long its games were, but plays the same ones whenever its seed is the
    # same: a replay in Python counts the decisions of every later call exactly. Equal returns under every
    # seed show that the replayed games are the evaluator's.
    decisions: dict[int, int] = {}
    for seed in SEEDS:
        decisions[seed], replayed = replay(start, ROLLOUTS, seed)
        if abs(mean_return(seed) - replayed) > 1e-9:
            raise MissingError(f"open_spiel {version_of('open_spiel')} draws otherwise than 2.0.2")
    seeds = cycle(SEEDS)

    def batch() -> int:
        seed = next(seeds)
        mean_return(seed)
        return decisions[seed]

    return lambda seconds: rate(batch, seconds)


def replay(start: Any, games: int, seed: int) -> tuple[int, float]:
    """The evaluator's games once more: their decisions, and the first player's mean return."""
    below = abseil_uniform(seed)
    decisions, total = 0, 0.0
    for _ in range(games):
        state = start.clone()
        while actions := state.legal_actions():
            state.apply_action(actions[below(len(actions))])
            decisions += 1
        total += state.returns()[0]
    return decisions, total / games


def abseil_uniform(seed: int) -> Callable[[int], int]:
    """`absl::Uniform(rng, 0, size)` over a `std::mt19937(seed)`, number for number.

    Python's generator is the same Mersenne twister under another seeding; 64 bits are two words, the high one
    first, scaled to the size by a multiplication with rejection (a mask for powers of two).
    """
    words = [seed]
    for i in range(1, 624):
        words.append((1_812_433_253 * (words[-1] ^ words[-1] >> 30) + i) & 0xFFFF_FFFF)
    twister = random.Random()
    twister.setstate((3, (*words, 624), None))

    def below(size: int) -> int:
        while True:
            bits = twister.getrandbits(32) << 32 | twister.getrandbits(32)
            if size & (size - 1) == 0:
                return bits & (size - 1)
            product = bits * size
            if product & (2**64 - 1) >= 2**64 % size:
                return product >> 64

    return below


def python_loop(name: str) -> Measure:
    """The loop a Python program writes, at its leanest: a finished state lists no actions."""
    start = load("pyspiel", "open_spiel").load_game(name).new_initial_state()
    chance = random.Random(2005).random

    def batch() -> int:
        decisions = 0
        for _ in range(50):
            state = start.clone()
            while actions := state.legal_actions():
                state.apply_action(actions[int(chance() * len(actions))])
                decisions += 1
        return decisions

    return lambda seconds: rate(batch, seconds)
