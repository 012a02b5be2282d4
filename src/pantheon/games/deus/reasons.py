"""Why an action is refused, in words. The list of legal actions decides; this only says why it is not in there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pantheon.engine.actions import Action
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.games.deus import actions as a
from pantheon.games.deus import codes
from pantheon.games.deus.codec import DeusCodec
from pantheon.games.deus.names import COLOURS, SEATS

if TYPE_CHECKING:
    from pantheon.games.deus.position import Position

_ANSWERS: dict[int, tuple[type[Action], ...]] = {
    codes.TURN: (a.Build, a.Joke, a.Offer),
    codes.PAYING: (a.Pay,),
    codes.PLACING: (a.Place,),
    codes.ASKING: (a.Take, a.Decline),
    codes.BUYING: (a.Purchase, a.Decline),
    codes.SELLING: (a.Vend, a.Decline),
    codes.SELLING_DIFFERENT: (a.VendOne, a.Decline),
    codes.HARVESTING: (a.Reap, a.Decline),
    codes.TAKING_PIECES: (a.TakePiece,),
    codes.ACTIVATING: (a.Fire, a.Decline),
    codes.CHOOSING_UNIT: (a.Send, a.Decline),
    codes.MOVING: (a.March,),
    codes.ROBBING: (a.Rob, a.Decline),
    codes.RANSACKING: (a.Pillage,),
    codes.OFFERING: (a.Add, a.Done),
    codes.CHOOSING_GOD: (a.Invoke,),
    codes.TAKING_RESOURCES: (a.TakeResource,),
}


def why_not(position: Position, seat: int | None, action: object) -> IllegalAction:
    """The reason why an action is not legal now."""
    if not isinstance(action, int):
        return IllegalAction("unknown-action")
    try:
        move = DeusCodec(position.options).decode(action)
    except Problem:
        return IllegalAction("no-such-action", number=action)
    return _not_now(position, seat, move) or _not_this(position, seat, move)


def _not_now(position: Position, seat: int | None, move: Action) -> IllegalAction | None:
    """Reasons that do not look at the action's details."""
    if position.over:
        return IllegalAction("game-over")
    if position.chance() is not None:
        return IllegalAction("not-drawn" if seat is None and isinstance(move, a.BY_CHANCE) else "chance-first")
    if seat is None or isinstance(move, a.BY_CHANCE):
        return IllegalAction("deus-not-chance")
    if not 0 <= seat < position.players:
        return IllegalAction("deus-not-here", players=position.players)
    if position.phase == codes.CHOICE:
        if position.chosen >> seat & 1:
            return IllegalAction("deus-has-chosen")
        return IllegalAction("deus-split" if isinstance(move, a.Choose) else "deus-choose-first")
    if seat != position.seat:
        return IllegalAction("deus-not-your-turn", seat=SEATS[position.seat])
    which = position.stack[(position.depth - 1) * codes.FRAME]
    if not isinstance(move, _ANSWERS[which]):
        wanted = " / ".join(str(kind.__struct_config__.tag) for kind in _ANSWERS[which])
        return IllegalAction("deus-decide-first", wanted=wanted)
    return None


def _not_this(position: Position, seat: int | None, move: Any) -> IllegalAction:
    """Reasons that follow from what the action names."""
    assert seat is not None
    if isinstance(move, a.Build | a.Joke | a.Offer | a.Add):
        return _no_card(position, seat, move)
    if isinstance(move, a.Place):
        return IllegalAction("deus-no-site", q=move.at[0], r=move.at[1])
    if isinstance(move, a.Pay):
        return IllegalAction("deus-cannot-pay-so")
    return IllegalAction("deus-not-possible")


def _no_card(position: Position, seat: int, move: Any) -> IllegalAction:
    kind = position.cards.kind_of[move.card]
    first = seat * codes.MOST_HAND
    if kind not in position.hand[first : first + position.hand_size[seat]]:
        return IllegalAction("deus-not-in-hand", card=move.card)
    if isinstance(move, a.Joke):
        return _no_joker(position, seat, COLOURS.index(move.column))
    if not isinstance(move, a.Build):
        return IllegalAction("deus-ascending")
    colour = COLOURS.index(position.cards.cards[kind].colour)
    gold, needed = position.goods[seat * codes.GOODS + codes.GOLD], position.gold_for(kind)
    if needed > gold:
        return IllegalAction("deus-too-dear", gold=gold, needed=needed)
    return _no_room(position, seat, colour)


def _no_joker(position: Position, seat: int, colour: int) -> IllegalAction:
    if not position.options.joker:
        return IllegalAction("deus-no-jokers")
    if position.jokers >> seat & 1:
        return IllegalAction("deus-joker-used")
    gold, needed = position.goods[seat * codes.GOODS + codes.GOLD], 1 + position.height[seat * codes.COLOURS + colour]
    if needed > gold:
        return IllegalAction("deus-too-dear", gold=gold, needed=needed)
    return _no_room(position, seat, colour)


def _no_room(position: Position, seat: int, colour: int) -> IllegalAction:
    """No piece, no region, or columns too short for a temple."""
    if colour == codes.TEMPLE:
        temples = position.height[seat * codes.COLOURS + codes.TEMPLE]
        heights = position.height[seat * codes.COLOURS : seat * codes.COLOURS + codes.STANDARD]
        if min(heights) < temples:
            return IllegalAction("deus-columns", temple=temples + 1, needed=temples)
    elif not position.board[seat * codes.STANDARD + colour]:
        return IllegalAction("deus-no-piece")
    return IllegalAction("deus-nowhere")
