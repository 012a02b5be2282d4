"""Which tile can be where: tiles matched with what is known of them, one for one."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import msgspec

from pantheon.games.four_gods.tiles import ROTATIONS, TileSet

SWEEPS = 3  # how often each known tile tries another one, to even the chances of the deals out


class Need(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a tile: its upper face as it lies in the World (`shape`) or upright (`face`), its underside,
    or both faces in their order; or nothing."""

    shape: str | None = None
    face: str | None = None
    under: str | None = None
    pair: tuple[str, str] | None = None

    @property
    def is_open(self) -> bool:
        """Could it be any tile?"""
        return self == _OPEN


_OPEN = Need()


@lru_cache(maxsize=100_000)
def candidates(tiles: TileSet, need: Need) -> tuple[int, ...]:
    """The tiles that fit what is known, whatever the others are."""
    return tuple(tile for tile in range(len(tiles.faces)) if _fits(tiles, tile, need))


def _fits(tiles: TileSet, tile: int, need: Need) -> bool:
    names = _names(tiles)[tile]
    if need.pair is not None:
        return (names[0][0], names[1][0]) == need.pair
    for up in range(2):
        lies_so = need.shape is None or need.shape in names[up]
        looks_so = need.face is None or names[up][0] == need.face
        if lies_so and looks_so and need.under in (None, names[1 - up][0]):
            return True
    return False


@lru_cache(maxsize=64)
def _names(tiles: TileSet) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """For each tile and face its names in the four rotations, the upright one first."""
    named = [[str(face) for face in ways] for ways in tiles.ways]
    return tuple((tuple(ways[:ROTATIONS]), tuple(ways[ROTATIONS:])) for ways in named)


def possible_deal(tiles: TileSet, needs: Sequence[Need], rng: Random) -> list[int]:
    """A tile for every need, chosen at random among what is possible.

    Every possible deal has a chance. The chances are nearly equal, not exactly: counting matchings is too hard, so a
    random matching is stirred by swaps that favour none.
    """
    deal = _Deal(tiles, needs, rng)
    deal.match()
    deal.stir()
    return deal.finished()


def possible_tiles(tiles: TileSet, needs: Sequence[Need]) -> list[frozenset[int]]:
    """For every need all tiles that it is in some possible deal: exactly these, seen all needs together.

    From one deal every other is reached by cycles, in which each need takes over the tile of the next. So a need can
    have a tile if, when its own tile is passed on along such a chain, the chain comes back to that tile.
    """
    dealt = possible_deal(tiles, needs, Random(0))
    fitting = {need: frozenset(candidates(tiles, need)) for need in set(needs)}
    onward = [0] * len(tiles.faces)  # bits: tiles that are free when a tile goes elsewhere
    for need in fitting:
        freed = sum(1 << dealt[at] for at, other in enumerate(needs) if other == need)
        for tile in fitting[need]:
            onward[tile] |= freed
    for middle in range(len(onward)):
        for tile, reached in enumerate(onward):
            if reached >> middle & 1:
                onward[tile] = reached | onward[middle]
    return [
        frozenset(tile for tile in fitting[need] if tile == dealt[at] or onward[dealt[at]] >> tile & 1)
        for at, need in enumerate(needs)
    ]


class _Deal:
    """Tiles for the needs, in the making: `dealt` by need, `holder` by tile where something is known."""

    def __init__(self, tiles: TileSet, needs: Sequence[Need], rng: Random) -> None:
        self.tiles, self.needs, self.rng = tiles, needs, rng
        self.wanted = {need: candidates(tiles, need) for need in set(needs) - {_OPEN}}
        self.dealt: list[int] = [-1] * len(needs)
        self.holder: dict[int, int] = {}
        self.known = [at for at, need in enumerate(needs) if not need.is_open]

    def match(self) -> None:
        """Give every known need a tile; ValueError if nothing can lie like that."""
        order = list(self.known)
        self.rng.shuffle(order)
        for at in order:
            if not self.assign(at, set()):
                raise ValueError("no tiles can lie like that")

    def assign(self, at: int, tried: set[int]) -> bool:
        """Find a tile for a need; if all that fit are taken, whoever has one looks for another (augmenting path)."""
        choices = [tile for tile in self.wanted[self.needs[at]] if tile not in tried]
        self.rng.shuffle(choices)
        choices.sort(key=lambda tile: tile in self.holder)
        for tile in choices:
            if tile in tried:
                continue
            tried.add(tile)
            if tile not in self.holder or self.assign(self.holder[tile], tried):
                self.give(at, tile)
                return True
        return False

    def give(self, at: int, tile: int) -> None:
        self.holder[tile] = at
        self.dealt[at] = tile

    def stir(self) -> None:
        """Let known needs try other tiles: a step and the step back are equally likely, so no deal is favoured.

        A tile that is tried is the first of a shuffled list, where the present one stood first: luck that never
        shuffles changes nothing.
        """
        order = [at for at in self.known if len(self.wanted[self.needs[at]]) > 1] * SWEEPS
        self.rng.shuffle(order)
        for at in order:
            old = self.dealt[at]
            choices = [old, *(tile for tile in self.wanted[self.needs[at]] if tile != old)]
            self.rng.shuffle(choices)
            self.swap(at, old, choices[0])

    def swap(self, at: int, old: int, new: int) -> None:
        """Take another tile, if whoever has it can do with the old one."""
        other = self.holder.get(new)
        if other is None:
            del self.holder[old]
            self.give(at, new)
        elif old in self.wanted[self.needs[other]]:
            self.give(other, old)
            self.give(at, new)

    def finished(self) -> list[int]:
        """The deal, with any of the other tiles where nothing is known."""
        rest = [tile for tile in range(len(self.tiles.faces)) if tile not in self.holder]
        self.rng.shuffle(rest)
        return [tile if tile >= 0 else rest.pop() for tile in self.dealt]
