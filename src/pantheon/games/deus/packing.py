"""A whole position of Deus as bytes: equal positions, equal bytes, on every machine."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pantheon.games.deus.position import Position


def pack(position: Position) -> bytes:
    """Everything that can make a difference later on."""
    words = [*position.terrain, *position.piece, position.attacked, position.marched]
    shorts = [
        *position.village_vp, *position.first, *position.hand_size, *position.board, *position.reserve,
        *position.hand, *position.column, *position.height, *position.deck, *position.discard,
        *position.supply, *position.stack, *position.tile_on, *position.face_on,
    ]  # fmt: skip
    ints = [
        *position.goods, *position.vp,
        position.temples, position.jokers, position.top, position.deck_size, position.discard_size, position.depth,
        position.seat, position.phase, position.laid, position.chosen, position.starter, position.round,
        position.last_round, position.idle, position.built, position.cause,
    ]  # fmt: skip
    return struct.pack(f"<{len(words)}Q{len(shorts)}h{len(ints)}i", *words, *shorts, *ints)
