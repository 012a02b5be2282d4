"""Which tile can be where: tiles matched with what is known of them, one for one."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import msgspec

from pantheon.games.four_gods.tiles import TileSet


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
    """The tiles that fit what is known."""
    if need.is_open:
        return tuple(range(len(tiles.faces)))
    return tuple(tile for tile in range(len(tiles.faces)) if _fits(tiles, tile, need))


def _fits(tiles: TileSet, tile: int, need: Need) -> bool:
    names = [str(face) for face in tiles.faces[tile]]
    if need.pair is not None:
        return (names[0], names[1]) == need.pair
    for up in range(2):
        lies_so = need.shape is None or any(str(face) == need.shape for face in tiles.ways[tile][up * 4 : up * 4 + 4])
        looks_so = need.face is None or names[up] == need.face
        if lies_so and looks_so and need.under in (None, names[1 - up]):
            return True
    return False


def possible_deal(tiles: TileSet, needs: Sequence[Need], rng: Random) -> list[int]:
    """A tile for every need, chosen at random among what is possible."""
    wanted = {need: candidates(tiles, need) for need in set(needs) - {_OPEN}}
    dealt: list[int] = [-1] * len(needs)
    holder: dict[int, int] = {}
    known = [at for at, need in enumerate(needs) if not need.is_open]
    rng.shuffle(known)
    for at in known:
        if not _assign(at, needs, wanted, dealt, holder, rng, set()):
            raise ValueError("no tiles can lie like that")
    rest = [tile for tile in range(len(tiles.faces)) if tile not in holder]
    rng.shuffle(rest)
    for at, tile in enumerate(dealt):
        if tile < 0:
            dealt[at] = rest.pop()
    return dealt


def _assign(
    at: int,
    needs: Sequence[Need],
    wanted: dict[Need, tuple[int, ...]],
    dealt: list[int],
    holder: dict[int, int],
    rng: Random,
    tried: set[int],
) -> bool:
    """Find a tile for a need; if all that fit are taken, whoever has one looks for another (augmenting path)."""
    choices = [tile for tile in wanted[needs[at]] if tile not in tried]
    rng.shuffle(choices)
    choices.sort(key=lambda tile: tile in holder)
    for tile in choices:
        if tile in tried:
            continue
        tried.add(tile)
        if tile not in holder or _assign(holder[tile], needs, wanted, dealt, holder, rng, tried):
            holder[tile] = at
            dealt[at] = tile
            return True
    return False
