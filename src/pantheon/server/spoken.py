"""Actions as they go over the wire, encoded once."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from pantheon.engine.game import Game

encode = msgspec.json.Encoder().encode
_MOST_SPOKEN = 100_000


class Spoken(dict[int, msgspec.Raw]):
    """Actions as they go over the wire, by their numbers: said again and again, encoded once."""

    def __init__(self, spell: Callable[[int], bytes]) -> None:
        super().__init__()
        self._spell = spell

    def __missing__(self, action: int) -> msgspec.Raw:
        if len(self) >= _MOST_SPOKEN:
            self.clear()
        found = self[action] = msgspec.Raw(self._spell(action))
        return found


@lru_cache(maxsize=64)
def spoken(game: Game, options: Any) -> Spoken:
    """One memory for all tables that play the same."""
    codec = game.codec(options)
    return Spoken(game.spelling(codec) if game.spelling else lambda action: encode(codec.decode(action)))
