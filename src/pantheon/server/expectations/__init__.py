"""The lines of a rule example for people: what may be done, what is refused, what must be true, in their language."""

from functools import lru_cache
from typing import Any

from pantheon.engine.game import Game
from pantheon.server.expectations.deus import DeusPhrasing
from pantheon.server.expectations.four_gods import FourGodsPhrasing
from pantheon.server.expectations.gods import GodsPhrasing
from pantheon.server.expectations.phrasing import Phrasing
from pantheon.texts import Texts

_PHRASINGS: dict[str, type[Phrasing]] = {kind.game: kind for kind in (GodsPhrasing, FourGodsPhrasing, DeusPhrasing)}


@lru_cache(maxsize=64)
def phrasing(words: Texts, game: Game, options: Any) -> Phrasing:
    """Who puts the lines of a game's examples into words."""
    return _PHRASINGS.get(game.name, Phrasing)(words, game, options)
