"""A whole position of Gods as bytes: equal positions, equal bytes, on every machine."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pantheon.games.gods.position import Position


def pack(position: Position) -> bytes:
    """Everything that the rules look at, whatever the history; not the generator of the playouts."""
    p = position
    scalars = (
        p.phase, p.seat, p.starter, p.turn, p.done, p.used, p.fresh, p.site, p.progress, p.idle, p.cause,
        p.bag_size, p.settled, p.settled_seats, p.deserts, p.edges,
    )  # fmt: skip
    rows = (
        p.power, p.temples, p.extras, p.display, p.bag, p.box, p.stones, p.kept, p.points, p.held, p.cards,
        p.handed, p.tokens,
    )  # fmt: skip
    return struct.pack(f"<{len(scalars)}i", *scalars) + b"".join(map(bytes, rows)) + p.land_bytes()
