"""What there is of each component, wherever it lies: nothing may ever be lost or made. Gold and VP are unlimited."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pantheon.games.deus import codes
from pantheon.games.deus.names import PIECES, RESOURCES

if TYPE_CHECKING:
    from pantheon.games.deus.position import Position


def stock(position: Position) -> dict[str, int]:
    """Resources by kind, cards by kind, pieces by seat and type, temple pieces."""
    counts: Counter[str] = Counter()
    for r, name in enumerate(RESOURCES):
        counts[name] = position.supply[r] + sum(position.goods[s * codes.GOODS + r] for s in range(codes.SEATS))
    for kind, card in enumerate(position.cards.cards):
        counts[card.id] = position.deck[kind] + position.discard[kind]
    for seat in range(position.players):
        for at in range(position.hand_size[seat]):
            counts[position.cards.cards[position.hand[seat * codes.MOST_HAND + at]].id] += 1
        for kind, piece in enumerate(PIECES):
            at = seat * codes.STANDARD + kind
            on_map = position.piece[seat * codes.TYPES + kind].bit_count()
            counts[f"{piece} {seat}"] = position.board[at] + position.reserve[at] + on_map
    for lying in position.column:
        if lying:
            counts[position.cards.cards[(lying - 1) % codes.JOKER].id] += 1
    temples = (position.piece[s * codes.TYPES + codes.TEMPLE].bit_count() for s in range(codes.SEATS))
    counts["temples"] = position.temples + sum(temples)
    return dict(counts)
