"""Any legal action: any kind first, where a game knows kinds of actions, then any of that kind."""

from bisect import bisect_right
from collections.abc import Sequence
from random import Random
from typing import Any

from pantheon.engine.game import Game

_RESTING = 0.1  # how often it rests when that is what it drew


class UniformBot:
    """The bot `random`: for every game, and the yardstick for all others."""

    name = "random"

    def __init__(self, game: Game, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        """Any of them; what does nothing but pass only seldom, unless there is nothing else."""
        del view
        kinds = kinds_of(self._game, legal)
        rests = self._game.rests
        while True:
            action = self._rng.choice(kinds[0] if len(kinds) == 1 else self._rng.choice(kinds))
            if action not in rests or rests.issuperset(legal) or self._rng.random() < _RESTING:
                return action


def kinds_of(game: Game, legal: Sequence[int]) -> list[Sequence[int]]:
    """The actions by kind; all of them, where a game knows no kinds. Those of a kind lie together, and there may be
    thousands: so it leaps from each kind to the next.
    """
    if game.kind is None:
        return [legal]
    found: list[Sequence[int]] = []
    begin = 0
    while begin < len(legal):
        end = bisect_right(legal, game.kind(legal[begin]), begin, key=game.kind)
        found.append(legal[begin:end])
        begin = end
    return found
