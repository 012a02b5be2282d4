"""What there is of each component, wherever it lies: nothing may ever be lost or made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.games.four_gods import codes
from pantheon.games.four_gods.names import COLOURS

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position


def stock(position: Position) -> dict[str, int]:
    """Tiles, each of them once; prophets by colour; city tokens."""
    lies = position.lying()
    tiles = [(what - codes.TILE) // codes.WAYS for what in lies if what >= codes.TILE]
    tiles += [tile - 1 for tile in position.hand if tile]
    tiles += [(lying - 1) // codes.FACES for lying in position.row if lying]
    tiles += position.bag[: position.bag_size]
    counts = {"tiles": len(tiles), "different tiles": len(set(tiles))}
    counts["cities"] = position.tokens_left() + lies.count(codes.CITY) + sum(position.razed)
    standing = [prophet for prophet, _ in position.standing()]
    for colour, name in enumerate(COLOURS):
        counts[name] = position.reserve[colour] + position.lost[colour] + standing.count(1 + colour)
    return counts
