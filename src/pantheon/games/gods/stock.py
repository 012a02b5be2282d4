"""Counting every component of Gods, wherever it lies: nothing is ever lost or made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.games.gods import codes
from pantheon.games.gods.numbers import HEXES, NUMBERS

if TYPE_CHECKING:
    from pantheon.games.gods.position import Position


def stock(position: Position) -> dict[str, int]:
    """Hexes by kind, temples and stones by god, cards by colour: supplies and table together."""
    on_map = [hex_ for _, hex_, _ in position.hexes()]
    faiths = [faith for _, _, faith in position.hexes()]
    counts: dict[str, int] = {}
    for name, code in HEXES.items():
        elsewhere = position.bag[code] + position.box[code] + list(position.display).count(code)
        counts[name] = elsewhere + on_map.count(code)
    counts["extra"] += sum(position.extras) + position.fresh
    counts["desert"] += position.phase == codes.LIFTED  # the one in the air
    for seat in range(position.players):
        god = position.options.gods[seat]
        waiting = position.phase == codes.SETTLE and not position.settled_seats >> seat & 1
        counts[f"temples {god}"] = position.temples[seat] + on_map.count(codes.TEMPLE + seat) + waiting
        counts[f"stones {god}"] = position.stones[seat] + faiths.count(1 << (codes.STONE + seat))
    for tribe in range(codes.TRIBES):
        held = sum(position.cards[tribe :: codes.TRIBES])
        counts[f"cards {tribe}"] = held + max(0, NUMBERS.nation.cards_per_colour - held)
    return counts
