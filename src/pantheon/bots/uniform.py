"""Any legal action, each as likely as the others."""

from collections.abc import Sequence
from random import Random
from typing import Any


class UniformBot:
    """The bot `random`: for every game, and the yardstick for all others."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        """Any of them."""
        del view
        return self._rng.choice(legal)
