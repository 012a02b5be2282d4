"""A whole position of 4 Gods as bytes: equal positions, equal bytes, on every machine."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from pantheon.games.four_gods import codes

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position


def pack(position: Position) -> bytes:
    """Everything that can make a difference later on; the bag in ascending order, for its order means nothing."""
    standing = position.standing()
    shorts = [
        *position.lying(),
        *(prophet for prophet, _ in standing),
        *(corner for _, corner in standing),
        *position.by, *position.hand, *position.origin, *position.up, *position.limited, *position.row,
        *position.owes, *position.window, *position.window_hand, *position.window_origin,
        *position.colours, *position.owner, *position.god, *position.reserve, *position.lost, *position.razed,
        position.bag_size, *sorted(position.bag[: position.bag_size]),
    ]  # fmt: skip
    ints = [
        *position.laid, *position.since, *position.held, *position.window_since, *position.last_command,
        *(due for seat in range(codes.SEATS) for due in _debts(position, seat)),
        position.phase, position.ready, position.passed, position.gone, position.drawer, position.to_draw,
        position.active, position.turn, position.acted, position.touched, position.idle_seats,
        position.last_round, position.trigger, position.cause, position.tick, position.pass_tick,
        position.change_tick, position.final_tick, position.peak, position.idle,
    ]  # fmt: skip
    return struct.pack(f"<{len(shorts)}h{len(ints)}i", *shorts, *ints) + position.knowing()


def _debts(position: Position, seat: int) -> list[int]:
    first = seat * codes.MOST_DEBTS
    return position.due[first : first + position.owes[seat]]
