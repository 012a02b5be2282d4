"""Why an action is refused, in words. The list of legal actions decides; this only says why it is not in there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.engine.errors import IllegalAction
from pantheon.engine.hexes import coordinates
from pantheon.games.gods import codes
from pantheon.games.gods.numbers import HEX_NAMES, NUMBERS

if TYPE_CHECKING:
    from pantheon.games.gods.position import Position

_ANSWERS = {
    codes.VICTIM: (codes.TAKE_POWER, codes.SPARE),
    codes.GALE: (codes.LIFT, codes.STAY),
    codes.LIFTED: (codes.SET,),
    codes.SHORTAGE: (codes.GIVE_STONE,),
    codes.RESPITE: (codes.USE_EXTRA, codes.END_TURN),
}
_AWAITED = {
    codes.VICTIM: "gods-choose-victim",
    codes.GALE: "gods-choose-desert",
    codes.LIFTED: "gods-choose-place",
    codes.SHORTAGE: "gods-choose-tribe",
    codes.RESPITE: "gods-choose-extra",
}
_OUTSIDE_ACTIONS = {
    codes.TAKE_POWER: "gods-no-decline",
    codes.SPARE: "gods-no-decline",
    codes.STAY: "gods-no-whirlwind",
    codes.SET: "gods-no-lifted",
    codes.GIVE_STONE: "gods-no-shortage",
    codes.USE_EXTRA: "gods-no-extra",
    codes.END_TURN: "gods-actions-left",
}


def why_not(position: Position, seat: int | None, action: object) -> IllegalAction:
    """The reason why an action is not legal now."""
    if not isinstance(action, int):
        return IllegalAction("unknown-action")
    verb, arg = action >> codes.SHIFT, action & ((1 << codes.SHIFT) - 1)
    reason = _not_now(position, seat, verb) or _not_this(position, verb, arg)
    return reason or IllegalAction("no-such-action", number=action)


def _not_now(position: Position, seat: int | None, verb: int) -> IllegalAction | None:
    """Reasons that do not look at the action's details."""
    gods = position.options.gods
    if not 0 < verb < codes.VERBS or verb == codes.GAME_END:
        return IllegalAction("unknown-action")
    if position.over:
        return IllegalAction("game-over")
    by_chance = verb >= codes.SETTLED
    if position.phase <= codes.REDRAW:
        return None if seat is None and by_chance else IllegalAction("chance-first")
    if seat is None or by_chance:
        return IllegalAction("not-chance", god=gods[position.seat])
    if seat != position.seat:
        return IllegalAction("not-your-turn", god=gods[position.seat])
    answers = _ANSWERS.get(position.phase)
    if answers is None:
        return IllegalAction(_OUTSIDE_ACTIONS[verb]) if verb in _OUTSIDE_ACTIONS else None
    return None if verb in answers else IllegalAction(_AWAITED[position.phase])


def _not_this(position: Position, verb: int, arg: int) -> IllegalAction | None:
    """Reasons that follow from what the action names."""
    if verb >= codes.SETTLED:
        return IllegalAction("not-drawn")
    if verb == codes.TEMPLE:
        return _no_temple(position) or _no_place(position, arg, NUMBERS.power.temple_per_neighbour)
    if verb <= codes.EXTRA:
        return _no_hex(position, verb) or _no_display_place(position, verb, arg)
    if verb == codes.LIFT:
        return _no_lift(position, arg)
    if verb == codes.SET:
        return _no_landing(position, arg)
    if verb == codes.DISCARD:
        return _no_discard(position, arg)
    if verb == codes.TAKE_POWER:
        return IllegalAction("gods-no-victim")
    if verb == codes.GIVE_STONE:
        return IllegalAction("gods-not-needy", **_at(arg))
    return None


def _at(cell: int) -> dict[str, int]:
    q, r = coordinates(cell)
    return {"q": q, "r": r}


def _no_place(position: Position, cell: int, per_neighbour: int) -> IllegalAction | None:
    """A hex can not lie here, or not for this power."""
    neighbours = position.neighbours_of(cell)
    if position.hex_at(cell):
        return IllegalAction("gods-cell-taken", **_at(cell))
    if neighbours == 0:
        return IllegalAction("gods-not-beside", **_at(cell))
    cost, power = per_neighbour * neighbours, position.power[position.seat]
    if cost > power:
        return IllegalAction("gods-too-dear", cost=cost, power=power)
    return None


def _no_temple(position: Position) -> IllegalAction | None:
    if position.used & codes.USED_TEMPLE:
        return IllegalAction("gods-once-temple")
    return IllegalAction("gods-no-temple") if position.temples[position.seat] == 0 else None


def _no_hex(position: Position, hex_: int) -> IllegalAction | None:
    """The hex is not on the display, or its kind is spent."""
    if hex_ not in position.display:
        return IllegalAction("gods-not-shown", hex=HEX_NAMES[hex_])
    if hex_ > codes.ORANGE and position.used & codes.USED_OTHER:
        return IllegalAction("gods-once-other")
    return None


def _no_display_place(position: Position, hex_: int, arg: int) -> IllegalAction | None:
    if hex_ > codes.DECLINE:
        return IllegalAction("gods-no-cell") if arg else None
    return _no_place(position, arg, NUMBERS.power.tribe_per_neighbour if hex_ <= codes.ORANGE else 0)


def _no_lift(position: Position, cell: int) -> IllegalAction | None:
    if position.phase == codes.ACT:
        cost, power = NUMBERS.power.desert_move, position.power[position.seat]
        if position.used & codes.USED_MOVE:
            return IllegalAction("gods-once-move")
        if power < cost:
            return IllegalAction("gods-too-dear", cost=cost, power=power)
    if position.hex_at(cell) != codes.DESERT:
        return IllegalAction("gods-no-desert", **_at(cell))
    return IllegalAction("gods-apart", **_at(cell))


def _no_landing(position: Position, cell: int) -> IllegalAction | None:
    if cell == position.site:
        return IllegalAction("gods-same-cell", **_at(cell))
    return _no_place(position, cell, 0) or IllegalAction("gods-apart", **_at(cell))


def _no_discard(position: Position, hex_: int) -> IllegalAction | None:
    if hex_ not in HEX_NAMES or hex_ not in position.display:
        return IllegalAction("gods-not-shown", hex=HEX_NAMES.get(hex_, "nothing"))
    return IllegalAction("gods-once-discard") if position.used & codes.USED_DISCARD else None
