"""The greedy bot as it first was: newer ones are measured against it, so it stays as it is."""

from random import Random

from pantheon.bots.four_gods.greedy import GreedyBot
from pantheon.bots.four_gods.weights import FIRST
from pantheon.engine.game import Game
from pantheon.games.four_gods.sights import FourGodsView


class FirstGreedyBot(GreedyBot):
    """The bot `greedy-1`: its cities often fall, and in the final phase it frees no hands and never passes first."""

    name = "greedy-1"

    def _may_rest(self, view: FourGodsView) -> bool:
        if view.options.turns == "timed":
            return True
        return not view.seats[self._scout.seat].passed and (not view.final or any(seat.passed for seat in view.seats))

    def _may_draw(self, view: FourGodsView) -> bool:
        del view
        return True

    def _must_discard(self, view: FourGodsView) -> bool:
        return view.bag > 0


def bot(game: Game, rng: Random) -> FirstGreedyBot:
    """For `make_bot`."""
    return FirstGreedyBot(game, rng, FIRST)
