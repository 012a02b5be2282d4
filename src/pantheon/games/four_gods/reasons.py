"""Why a command is refused, in words. The list of legal actions decides; this only says why it is not in there.

Nothing here looks at what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pantheon.engine.actions import Action
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.games.four_gods import actions as a
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.codec import FourGodsCodec
from pantheon.games.four_gods.names import CELL_NUMBERS, COLOURS, GODS, HANDS, SEATS, prophet_number

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position

Reason = IllegalAction | None


def why_not(position: Position, seat: int | None, action: object) -> IllegalAction:
    """The reason why an action is not legal now."""
    if not isinstance(action, int):
        return IllegalAction("unknown-action")
    try:
        move = FourGodsCodec(position.options).decode(action)
    except Problem:
        return IllegalAction("no-such-action", number=action)
    reason = _not_now(position, seat, move)
    if reason is None and seat is not None:
        reason = _Refusal(position, seat).of(move)
    return reason or IllegalAction("no-such-action", number=action)


def _not_now(position: Position, seat: int | None, move: Action) -> Reason:
    """Reasons that do not look at the action's details."""
    if position.over:
        return IllegalAction("game-over")
    by_nobody = isinstance(move, a.BY_NOBODY)
    if seat is None:
        return IllegalAction("not-drawn" if position.is_chance() else "four-gods-no-clock")
    if not 0 <= seat < position.players:
        return IllegalAction("four-gods-not-here", players=position.players)
    if by_nobody:
        return IllegalAction("four-gods-not-yours")
    if position.gone >> seat & 1:
        return IllegalAction("four-gods-gone")
    if position.is_chance():
        return IllegalAction("chance-first")
    return None


class _Refusal:
    """One seat's command, looked at in detail."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position, self.seat = position, seat
        self.names = SEATS[position.players]
        self.lies = position.lying()

    def of(self, move: Any) -> Reason:
        """Why this command is refused."""
        return self.out_of_turn(move) or self.detail(move)

    def out_of_turn(self, move: Action) -> Reason:
        position = self.position
        before = isinstance(move, a.Ready | a.PickColour)
        if position.phase == codes.READY:
            if not before:
                return IllegalAction("four-gods-not-started")
            return IllegalAction("four-gods-is-ready") if position.ready >> self.seat & 1 else None
        if before:
            return IllegalAction("four-gods-started")
        if position.owes[self.seat] and not isinstance(move, a.GiveUp):
            return IllegalAction("four-gods-owes")
        if not position.timed:
            return IllegalAction("four-gods-no-turns") if isinstance(move, a.EndTurn) else None
        if isinstance(move, a.Pass):
            return IllegalAction("four-gods-no-pass")
        if self.seat == position.active or isinstance(move, a.Call | a.Flip | a.GiveUp):
            return None
        return IllegalAction("four-gods-not-your-turn", seat=self.names[position.active])

    def detail(self, move: Any) -> Reason:
        checks: dict[type[Action], Callable[[Any], Reason]] = {
            a.PickColour: self.no_colour,
            a.ChooseGod: self.no_god,
            a.ChooseGods: self.no_god,
            a.Place: self.no_place,
            a.PlaceProphet: self.no_place,
            a.Destroy: self.no_destruction,
            a.DestroyProphet: self.no_destruction,
            a.Preach: self.no_window,
            a.Build: self.no_city,
            a.Discard: self.no_discard,
            a.GiveBack: self.no_giving_back,
            a.Draw: self.no_draw,
            a.Flip: self.no_flip,
            a.Take: self.no_take,
            a.Call: self.no_call,
            a.GiveUp: self.no_payment,
        }
        check = checks.get(type(move))
        return check(move) if check else None

    # --- gods and colours -------------------------------------------------------------------------------------

    def no_colour(self, move: a.PickColour) -> Reason:
        if not self.position.secret:
            return IllegalAction("four-gods-visible")
        if all(self.position.colours[self.seat * 2 : self.seat * 2 + self.position.options.gods_each]):
            return IllegalAction("four-gods-has-colour", count=self.position.options.gods_each)
        owner = self.position.owner[COLOURS.index(move.colour)]
        return IllegalAction("four-gods-colour-taken", colour=move.colour, seat=self.names[owner - 1])

    def no_god(self, move: a.ChooseGod | a.ChooseGods) -> Reason:
        position = self.position
        if position.secret:
            return IllegalAction("four-gods-secret")
        chosen = [number for number in position.colours[self.seat * 2 : self.seat * 2 + 2] if number]
        wanted = [move.god] if isinstance(move, a.ChooseGod) else [move.god, move.second]
        if len(chosen) + len(set(wanted)) > position.options.gods_each or len(set(wanted)) < len(wanted):
            return IllegalAction("four-gods-has-god", count=position.options.gods_each)
        for god in wanted:
            if owner := position.owner[GODS.index(god)]:
                return IllegalAction("four-gods-god-taken", god=god, seat=self.names[owner - 1])
        return None

    # --- tiles into the World ---------------------------------------------------------------------------------

    def no_hand(self, hand: str, face: str) -> Reason:
        """The hand is empty, or its tile does not look like that."""
        at = self.seat * codes.HANDS + HANDS.index(hand)
        tile = self.position.hand[at] - 1
        if tile < 0:
            return IllegalAction("four-gods-hand-empty", hand=hand)
        if not any(str(way) == face for way in self.position.tile_set.ways[tile]):
            return IllegalAction("four-gods-not-that-tile", hand=hand, face=face)
        return None

    def no_place(self, move: a.Place | a.PlaceProphet) -> Reason:
        cell = CELL_NUMBERS[move.cell]
        if reason := self.no_hand(move.hand, move.face):
            return reason
        if self.lies[cell] == codes.CITY:
            return IllegalAction("four-gods-city-there", cell=move.cell)
        if self.lies[cell] >= codes.TILE:
            return IllegalAction("four-gods-cell-taken", cell=move.cell, seat=self.names[self.position.by[cell]])
        if self.position.mistakes == codes.ENFORCED and (reason := self.no_fit(move, cell)):
            return reason
        return self.no_prophet(move.corner, move.prophet) if isinstance(move, a.PlaceProphet) else None

    def no_fit(self, move: Any, cell: int) -> Reason:
        if self.position.straight_edges(cell) < codes.STRAIGHT_EDGES:
            return IllegalAction("four-gods-edges", cell=move.cell)
        tile = self.position.hand[self.seat * codes.HANDS + HANDS.index(move.hand)] - 1
        ways = self.position.tile_set.ways[tile]
        if not any(str(ways[way]) == move.face for way in self.position.ways_in(tile, cell)):
            return IllegalAction("four-gods-mismatch", cell=move.cell, face=move.face)
        return None

    def no_destruction(self, move: a.Destroy | a.DestroyProphet) -> Reason:
        cell = CELL_NUMBERS[move.cell]
        if reason := self.no_god_yet() or self.no_hand(move.hand, move.face):
            return reason
        if self.lies[cell] != codes.CITY:
            return IllegalAction("four-gods-no-city-there", cell=move.cell)
        if self.owns(self.position.standing()[cell][0] - 1):
            return IllegalAction("four-gods-own-city", cell=move.cell)
        if reason := self.no_fit(move, cell):
            return reason
        if move.token != "own" and (not self.position.colours[self.seat * 2 + 1] or not self.has(move.token)):
            return IllegalAction("four-gods-token", colour=move.token)
        return self.no_prophet(move.corner, move.prophet) if isinstance(move, a.DestroyProphet) else None

    # --- prophets and cities ----------------------------------------------------------------------------------

    def owns(self, colour: int) -> bool:
        return self.position.owner[colour] == 1 + self.seat

    def has(self, colour: str) -> bool:
        return self.owns(COLOURS.index(colour))

    def no_god_yet(self) -> Reason:
        return None if self.position.colours[self.seat * 2] else IllegalAction("four-gods-no-god")

    def no_prophet(self, corner: str, prophet: str) -> Reason:
        """No such prophet can come; or the corner is not the one by which its region is named."""
        return (
            self.no_god_yet()
            or self.no_sender(prophet)
            or (IllegalAction("four-gods-corner", corner=corner) if corner else None)
        )

    def no_sender(self, prophet: str) -> Reason:
        who = prophet_number(prophet)
        if who < codes.COLOURS:
            if not self.owns(who):
                return IllegalAction("four-gods-not-your-colour", colour=prophet)
            return None if self.position.reserve[who] else IllegalAction("four-gods-reserve-empty", colour=prophet)
        cell = who - codes.COLOURS
        colour = self.position.standing()[cell][0] - 1
        if colour < 0 or not self.owns(colour):
            return IllegalAction("four-gods-no-prophet-there", cell=prophet)
        if self.lies[cell] == codes.CITY:
            return IllegalAction("four-gods-city-prophet", cell=prophet)
        if self.position.reserve[colour]:
            return IllegalAction("four-gods-reserve-first", colour=COLOURS[colour])
        return None

    def no_window(self, move: a.Preach) -> Reason:
        cell = CELL_NUMBERS[move.cell]
        if self.position.window[self.seat] != 1 + cell:
            return IllegalAction("four-gods-too-late", cell=move.cell)
        if self.position.standing()[cell][0]:
            return IllegalAction("four-gods-one-prophet", cell=move.cell)
        return self.no_prophet(move.corner, move.prophet)

    def no_city(self, move: a.Build) -> Reason:
        cell = CELL_NUMBERS[move.cell]
        if reason := self.no_god_yet():
            return reason
        if not self.position.tokens_left():
            return IllegalAction("four-gods-no-tokens")
        if self.lies[cell] == codes.CITY:
            return IllegalAction("four-gods-city-there", cell=move.cell)
        if self.lies[cell] != codes.EMPTY:
            return IllegalAction("four-gods-cell-taken", cell=move.cell, seat=self.names[self.position.by[cell]])
        if self.position.straight_edges(cell) < codes.STRAIGHT_EDGES:
            return IllegalAction("four-gods-edges", cell=move.cell)
        return self.no_sender(move.prophet)

    # --- hands, rows and bag ----------------------------------------------------------------------------------

    def row_full(self) -> Reason:
        position = self.position
        return IllegalAction("four-gods-row-full") if position.filled[self.seat] >= position.slots else None

    def no_discard(self, move: a.Discard) -> Reason:
        if reason := self.no_hand(move.hand, move.face) or self.row_full():
            return reason
        if self.position.row[self.seat * codes.MOST_SLOTS + move.slot - 1]:
            return IllegalAction("four-gods-slot-filled", slot=move.slot)
        return IllegalAction("four-gods-upright", face=move.face)

    def no_giving_back(self, move: a.GiveBack) -> Reason:
        position, at = self.position, self.seat * codes.HANDS + HANDS.index(move.hand)
        if reason := self.no_hand(move.hand, move.face):
            return reason
        if position.origin[at] in (codes.FROM_BAG, 1 + self.seat):
            return IllegalAction("four-gods-not-from-others")
        if position.filled[self.seat] < position.slots:
            return IllegalAction("four-gods-row-has-room")
        if any(position.ways(position.hand[at] - 1, cell) for cell in range(codes.CELLS)):
            return IllegalAction("four-gods-has-place")
        return IllegalAction("four-gods-upright", face=move.face)

    def no_draw(self, move: a.Draw) -> Reason:
        del move
        first = self.seat * codes.HANDS
        if any(self.position.hand[first : first + codes.HANDS]):
            return IllegalAction("four-gods-hands-full")
        if not self.position.bag_size:
            return IllegalAction("four-gods-bag-empty")
        return self.row_full()

    def no_flip(self, move: a.Flip) -> Reason:
        position = self.position
        if position.timed and self.seat != position.active:
            if self.names[self.seat] != move.row:
                return IllegalAction("four-gods-not-your-turn", seat=self.names[position.active])
            if position.touched >> self.seat & 1:
                return IllegalAction("four-gods-give-way", seat=self.names[position.active])
        return self.no_free_hand() or self.no_row_tile(move.row, move.slot, move.face)

    def no_take(self, move: a.Take) -> Reason:
        if self.position.hand[self.seat * codes.HANDS + HANDS.index(move.hand)]:
            return IllegalAction("four-gods-hand-full", hand=move.hand)
        return self.no_row_tile(move.row, move.slot, move.face)

    def no_free_hand(self) -> Reason:
        first = self.seat * codes.HANDS
        if all(self.position.hand[first : first + codes.HANDS]):
            return IllegalAction("four-gods-no-free-hand")
        return None

    def no_row_tile(self, row: Any, slot: int, face: str) -> Reason:
        """The tile is gone, or another face is up now."""
        lies = self.position.row[self.names.index(row) * codes.MOST_SLOTS + slot - 1] - 1
        if lies < 0:
            return IllegalAction("four-gods-tile-gone", seat=row, slot=slot)
        now = str(self.position.tile_set.faces[lies // codes.FACES][lies % codes.FACES])
        return IllegalAction("four-gods-other-face", seat=row, slot=slot, face=face, now=now)

    # --- calls ------------------------------------------------------------------------------------------------

    def no_call(self, move: a.Call) -> Reason:
        if self.position.mistakes == codes.ENFORCED:
            return IllegalAction("four-gods-no-calls")
        if self.lies[CELL_NUMBERS[move.cell]] < codes.TILE:
            return IllegalAction("four-gods-no-tile-there", cell=move.cell)
        return IllegalAction("four-gods-lies-rightly", cell=move.cell)

    def no_payment(self, move: a.GiveUp) -> Reason:
        if not self.position.owes[self.seat]:
            return IllegalAction("four-gods-owes-nothing")
        return self.no_sender(move.prophet)
