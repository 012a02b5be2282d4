"""Does what leaves it best off: one command ahead, two where a tile must be taken first."""

from bisect import bisect_left
from collections.abc import Sequence
from random import Random

from pantheon.bots.four_gods.scout import Found, Scout
from pantheon.bots.four_gods.weights import WEIGHTS, Weights
from pantheon.engine.game import Game
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.sights import FourGodsView


class GreedyBot:
    """The bot `greedy`: where several commands are equally good, its generator decides."""

    name = "greedy"

    def __init__(self, game: Game, rng: Random, weights: Weights = WEIGHTS) -> None:
        self._game = game
        self._rng = rng
        self._weights = weights
        self._scout = Scout(weights)
        self._doubter = Scout(weights)

    def choose(self, view: FourGodsView, legal: Sequence[int]) -> int | None:
        """The best command; None if there is nothing to do but wait."""
        assert view.you is not None
        if view.phase == "ready":
            colours = of(legal, codes.PICK_COLOUR)
            return self._rng.choice(colours) if colours else next(iter(of(legal, codes.BE_READY)), None)
        rest = of(legal, codes.END_TURN) or of(legal, codes.PASS)
        payments, calls = of(legal, codes.GIVE_UP), of(legal, codes.CALL)
        if not rest and not payments and not calls:
            return None  # off turn, with nothing to call
        position = self._game.imagine(view, self._rng)
        assert isinstance(position, Position)
        calls = [call for call in calls if position.is_wrong(call & (codes.CELLS - 1))]  # wrong ones may be legal
        worth = self._scout.begin(position, view.you)
        if payments:
            return self._rng.choice(self._scout.among(payments)[1])
        best, actions = self._best_call(calls, worth)
        if rest:
            gain, commands = self._best_command(view, legal, worth)
            actions = actions if best > gain or not commands else commands
        if actions:
            return self._rng.choice(actions)
        return rest[0] if rest and self._may_rest(view) else None

    def _may_rest(self, view: FourGodsView) -> bool:
        """May it end the turn, or pass? What changes the World ends its pass, so that it misses nothing."""
        return view.options.turns == "timed" or not view.seats[self._scout.seat].passed

    def _may_draw(self, view: FourGodsView) -> bool:
        """Is there anything a tile could be drawn for? Once the World is full there may be nothing."""
        return not view.final or self._scout.has_aims()

    def _best_call(self, calls: list[int], worth: int) -> Found:
        """The best mistake to call, unless that does it more harm than good."""
        gain, actions = _gain(self._scout.among(calls), worth, -self._weights.call)
        return (gain, actions) if gain > 0 else (0, [])

    def _best_command(self, view: FourGodsView, legal: Sequence[int], worth: int) -> Found:
        """What gains most; nothing where resting is better."""
        weights, scout = self._weights, self._scout
        gods = of(legal, codes.CHOOSE_GODS) or of(legal, codes.CHOOSE_GOD)
        if gods and (view.final or len(view.world) >= weights.god):
            return 0, scout.among(gods)[1]
        harm = self._harm(view)
        found = [_gain(scout.places(), worth, -harm), self._best_city(view, worth)]
        if (draws := of(legal, codes.DRAW)) and self._may_draw(view):
            found.append((weights.draw, draws[-1:]))
        if view.idle < weights.patience:
            blocked = view.bag > 0 and None not in view.seats[scout.seat].row  # a tile must go before it can draw
            found.append(_gain(scout.takes(), worth, -harm if blocked else weights.take))
        best, actions = max(found, key=lambda one: one[0])
        return (best, actions) if best > 0 else (0, self._tidying(view, legal))

    def _best_city(self, view: FourGodsView, worth: int) -> Found:
        """The best city to build, as bad as it may be: which tiles are in the World depends on their undersides."""
        gain, actions = _gain(self._scout.cities(), worth, 0)
        if gain <= 0 or self._weights.doubts == 0:
            return gain, actions
        actions = [self._rng.choice(actions)]
        for _ in range(self._weights.doubts):
            position = self._game.imagine(view, self._rng)
            assert isinstance(position, Position)
            before = self._doubter.begin(position, self._scout.seat)
            gain = min(gain, self._doubter.among(actions)[0] - before)
        return gain, actions

    def _tidying(self, view: FourGodsView, legal: Sequence[int]) -> list[int]:
        """What may help later: empty hands while there are tiles to draw, else one, and a look at undersides."""
        if view.idle >= self._weights.patience:
            return []
        if self._must_discard(view) and of(legal, codes.DISCARD):
            return self._scout.discards(view.options.memory)
        if back := of(legal, codes.GIVE_BACK):
            return back
        return self._scout.riddles() if of(legal, codes.FLIP) else []

    def _must_discard(self, view: FourGodsView) -> bool:
        """Are tiles that fit nowhere in the way? To draw takes both hands; to flip and take, one."""
        return None not in view.seats[self._scout.seat].hands or (view.bag > 0 and self._may_draw(view))

    def _harm(self, view: FourGodsView) -> int:
        """What laying a tile may cost: the fuller the row, the more; who cannot discard can soon draw no more."""
        if view.final:
            return self._weights.fill
        row = view.seats[self._scout.seat].row
        return self._weights.discard * len(row) // max(1, row.count(None))


def _gain(found: Found, worth: int, cost: int) -> Found:
    best, actions = found
    return best - worth - cost, actions


def of(legal: Sequence[int], verb: int) -> list[int]:
    """The legal actions of a verb that lays no tile; they are in ascending order."""
    return list(legal[bisect_left(legal, verb << codes.SHIFT) : bisect_left(legal, (verb + 1) << codes.SHIFT)])


def bot(game: Game, rng: Random) -> GreedyBot:
    """For `make_bot`."""
    return GreedyBot(game, rng)
