"""Draws that anybody can check afterwards.

A game has a secret seed of 256 bits. Its hash, the commitment, is published before the start, so the host cannot
change the seed; seats may add entropy afterwards, so the host cannot choose a lucky one either. They pledge it first
and reveal it when all have pledged, so that whoever comes last cannot choose. Seed and entropy make the key of one
stream of numbers per purpose (bag, layout, ...): the n-th draw of a purpose depends on nothing else.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from pantheon.engine.errors import Problem
from pantheon.engine.game import Chance

SEED_BYTES = 32
_COMMIT = b"pantheon commitment 1\0"
_DRAWS = b"pantheon draws 1\0"
_PLEDGE = b"pantheon entropy 1\0"
_CHOSEN = b"pantheon chosen seed 1\0"
_WIDTH = 256


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game."""
    return sha256(_COMMIT + seed).hexdigest()


def pledge(entropy: bytes) -> str:
    """Return what a seat says of its entropy before it reveals it."""
    return sha256(_PLEDGE + entropy).hexdigest()


def chosen_seed(word: str) -> bytes:
    """A seed that somebody chose, from a number or word: the same game again, on any machine."""
    return sha256(_CHOSEN + word.encode()).digest()


class Dice:
    """The draws of one game."""

    def __init__(self, seed: bytes, entropy: Sequence[bytes] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise Problem("bad-seed", bytes=len(seed), right=SEED_BYTES)
        given = list(entropy)
        while given and not given[-1]:
            given.pop()  # so it does not matter whether seats that added nothing are listed
        parts = b"".join(len(part).to_bytes(4) + part for part in given)
        # Copies of one object with the key in it: much cheaper than a new one for each draw.
        self._mac = hmac.new(hmac.digest(seed, _DRAWS + parts, "sha256"), digestmod="sha256")
        self._drawn: dict[str, int] = {}

    def again(self) -> "Dice":
        """The same dice before the first draw."""
        fresh = Dice.__new__(Dice)
        fresh._mac, fresh._drawn = self._mac, {}
        return fresh

    def below(self, purpose: str, n: int) -> int:
        """The next number of a purpose, uniform from 0 to n - 1."""
        index = self._drawn.get(purpose, 0)
        self._drawn[purpose] = index + 1
        limit = (1 << _WIDTH) - (1 << _WIDTH) % n
        attempt = 0
        while True:
            message = b"%s\0%d\0%d" % (purpose.encode(), index, attempt)
            mac = self._mac.copy()
            mac.update(message)
            number = int.from_bytes(mac.digest())
            if number < limit:  # else the remainders would not be equally likely
                return number % n
            attempt += 1

    def choose(self, chance: Chance) -> int:
        """The action that chance takes."""
        at = self.below(chance.purpose, sum(chance.weights))
        for action, weight in zip(chance.actions, chance.weights, strict=True):
            if at < weight:
                return action
            at -= weight
        raise AssertionError("the weights do not add up")


class ScriptedDice(Dice):
    """Gives the draws of a game that was played before, then those of other dice."""

    def __init__(self, draws: Sequence[int], then: Dice) -> None:
        self._draws, self._then = draws, then
        self._at = 0

    def again(self) -> "ScriptedDice":
        """The same dice before the first draw."""
        return ScriptedDice(self._draws, self._then.again())

    def choose(self, chance: Chance) -> int:
        """The action that chance takes."""
        if self._at == len(self._draws):
            return self._then.choose(chance)
        self._at += 1
        return self._draws[self._at - 1]
