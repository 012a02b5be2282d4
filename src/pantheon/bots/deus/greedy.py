"""Takes the decision after which it stands best, with the whole action played out."""

from collections.abc import Sequence
from random import Random

from pantheon.bots.deus.scout import Scout
from pantheon.bots.deus.weights import WEIGHTS, Weights
from pantheon.engine.game import Game
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView


class GreedyBot:
    """The bot `greedy`: where several actions are equally good, its generator decides."""

    name = "greedy"

    def __init__(self, game: Game, rng: Random, weights: Weights = WEIGHTS) -> None:
        self._game = game
        self._rng = rng
        self._scout = Scout(weights)

    def choose(self, view: DeusView, legal: Sequence[int]) -> int:
        """The best action, or one of the best."""
        if len(legal) == 1:
            return legal[0]
        assert view.you is not None
        position = self._game.imagine(view, self._rng)
        assert isinstance(position, Position)
        values = self._scout.values(position, view.you, list(legal))
        best = max(values)
        return self._rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])


def bot(game: Game, rng: Random) -> GreedyBot:
    """For `make_bot`."""
    return GreedyBot(game, rng)
