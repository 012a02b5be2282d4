"""How an action would go on if everything that is offered were taken: for a look ahead, before somebody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.games.deus import codes

if TYPE_CHECKING:
    from pantheon.games.deus.position import Position

_TO_BE_CHOSEN = (codes.BUILD, codes.JOKE, codes.OFFER, codes.ADD, codes.DONE, codes.PLACE, codes.INVOKE, codes.CHOOSE)


def carry_on(position: Position, seat: int) -> int | None:
    """What comes next without a thought: the plain gain, the largest sale, the only way; what needs a choice is
    declined. None where somebody must choose.
    """
    legal = position.legal(seat)
    offers = [action for action in legal if action >> codes.SHIFT != codes.DECLINE]
    if not offers or offers[0] >> codes.SHIFT in _TO_BE_CHOSEN:
        return None
    verb = offers[0] >> codes.SHIFT
    if verb == codes.VEND:
        return max(offers)
    if len(offers) == 1 or verb in (codes.TAKE, codes.PAY, codes.VEND_ONE):
        return offers[0]
    declined = [action for action in legal if action >> codes.SHIFT == codes.DECLINE]
    return declined[0] if declined else None
