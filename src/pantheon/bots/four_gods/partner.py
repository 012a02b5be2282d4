"""Who sits opposite somebody who learns: as `greedy`, but there is always a city of his that can be crushed."""

from collections.abc import Sequence
from random import Random

from pantheon.bots.four_gods.greedy import GreedyBot, of
from pantheon.engine.game import Game
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.names import CELLS
from pantheon.games.four_gods.sights import FourGodsView

_SPARED = 3  # city tokens that are left to the learner


class PartnerBot(GreedyBot):
    """The bot `partner`: it gives lessons, and is offered to nobody."""

    name = "partner"

    def choose(self, view: FourGodsView, legal: Sequence[int]) -> int | None:
        """A god at once, then a city where nearly any tile fits, unless there is one still; all else as `greedy`."""
        assert view.you is not None
        seat = view.seats[view.you]
        if not seat.gods and (gods := of(legal, codes.CHOOSE_GOD)):
            return self._rng.choice(gods)
        inviting = any(city.prophet in seat.colours and not city.safe for city in view.cities)
        if not inviting and not view.final and view.city_tokens > _SPARED:
            asks = {ask.cell: ask.corners.count(".") for ask in view.asks}
            sites = [(asks.get(CELLS[_cell(build)], 0), build) for build in of(legal, codes.BUILD)]
            most = max(sites, default=(0, 0))[0]
            if most > 0:
                return self._rng.choice([build for dots, build in sites if dots == most])
        return super().choose(view, legal)


def _cell(build: int) -> int:
    return (build & (1 << codes.SHIFT) - 1) >> codes.WHO_BITS


def bot(game: Game, rng: Random) -> PartnerBot:
    """For `make_bot`."""
    return PartnerBot(game, rng)
