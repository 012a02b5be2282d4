"""Takes the action after which its god stands best: one action ahead, with all the choices inside it."""

from collections.abc import Sequence
from random import Random

from pantheon.bots.gods.judge import Judge
from pantheon.bots.gods.weights import WEIGHTS
from pantheon.engine.game import Game
from pantheon.games.gods.position import Position
from pantheon.games.gods.view import GodsView


class GreedyBot:
    """The bot `greedy`: where several actions are equally good, its generator decides."""

    name = "greedy"

    def __init__(self, game: Game, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._judge = Judge(WEIGHTS)

    def choose(self, view: GodsView, legal: Sequence[int]) -> int:
        """The best action, or one of the best."""
        if len(legal) == 1:
            return legal[0]
        position = self._game.imagine(view, self._rng)
        assert isinstance(position, Position)
        values = self._judge.values(position, view.active, list(legal))
        best = max(values)
        return self._rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])


def bot(game: Game, rng: Random) -> GreedyBot:
    """For `make_bot`."""
    return GreedyBot(game, rng)
