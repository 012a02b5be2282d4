"""What a seat of 4 Gods may know: whole views, and what they have in common from move to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.names import COLOURS
from pantheon.games.four_gods.sights import FourGodsView, Lying, SeatView
from pantheon.games.four_gods.view import ENDINGS, PHASES, Drawing

if not cython.compiled:
    from pantheon.games.four_gods import codes
if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position

ONE = 1  # a bit to shift: 64 bits wide when compiled
SPECTATOR = codes.SEATS  # who has no seat looks like one more that knows nothing
VIEWERS = codes.SEATS + 1

COMMON = (
    "options", "phase", "cities", "asks", "kingdoms", "bag", "city_tokens", "reserves", "lost", "razed", "gods_dealt",
    "drawing", "to_draw", "active", "turn", "acted", "touched", "idle_seats", "last_round", "final", "final_tick",
    "tick", "pass_tick", "change_tick", "peak", "idle", "ending",
)  # fmt: skip
PERSONAL = ("you", "world", "seats")


def opened(position: Position, seat: int | None) -> FourGodsView:
    """Return what a seat sees of a game that is over for good: undersides, hands and secret gods are shown."""
    return view_of(position, seat, whole=True)


def view_of(position: Position, seat: int | None, whole: bool = False) -> FourGodsView:
    """The view of a seat; None is a spectator. The whole of it hides nothing."""
    scene = Scene(whole)
    scene.turn_to(position)
    return FourGodsView(
        **dict(zip(COMMON, scene.of_all(), strict=True)), **dict(zip(PERSONAL, scene.of_one(seat), strict=True))
    )


class Scene(Drawing):
    """A table that is looked at after every move. Whatever is as it was the last time is the same object again, and
    so is what several seats see alike: little is drawn anew, and who compares two views is done soon.
    """

    def __init__(self, whole: bool = False) -> None:
        super().__init__(whole)
        self.last: Any = None  # the Position that was looked at
        self.options: Any = None  # nothing was looked at yet
        if not cython.compiled:
            self.recalled = [0] * VIEWERS  # by viewer: the cells whose undersides are in his World

    @property
    def common(self) -> tuple[str, ...]:
        """The fields that all see alike."""
        return COMMON

    @property
    def personal(self) -> tuple[str, ...]:
        """The others."""
        return PERSONAL

    def look(self, position: Position, seats: Sequence[int | None]) -> tuple[tuple[Any, ...], list[tuple[Any, ...]]]:
        """The values of the common fields, and for each of these seats those of the personal ones."""
        self.turn_to(position)
        if self.last is None:
            self.last = position.copy()
        else:
            self.last.copy_from(position)
        return self.of_all(), [self.of_one(seat) for seat in seats]

    def turn_to(self, position: Position) -> None:
        """Look at a position: draw what is not as it was."""
        if position.options is not self.options:
            self.forget(position)
        self.position = position
        self.see_world()
        self.see_players()
        self.see_tokens()

    def forget(self, position: Position) -> None:
        """Another game: nothing is as it was."""
        self.open_at(position)
        self.last = None
        self.lain: list[Lying | None] = [None] * codes.CELLS  # by cell
        self.turned: list[Lying | None] = [None] * codes.CELLS  # the same with its underside, once it was asked for
        # By viewer: the World, the players, and each of these.
        self.worlds: list[tuple[Lying, ...] | None] = [None] * VIEWERS
        self.rounds: list[tuple[SeatView, ...] | None] = [None] * VIEWERS
        self.players: list[SeatView | None] = [None] * (VIEWERS * codes.SEATS)

    def of_all(self) -> tuple[Any, ...]:
        """What everybody may know: the values of COMMON."""
        position = self.position
        return (
            self.options,
            PHASES[position.phase],
            self.towns,
            self.demands,
            self.realms,
            position.bag_size,
            position.cities_left(),
            self.reserves,
            self.lost,
            self.razed,
            self.gods_dealt() if position.secret else 0,
            self.names[position.drawer - 1] if position.drawer else None,
            position.to_draw,
            self.names[position.active] if position.timed and position.turn else None,
            position.turn,
            position.acted != 0,
            self.of_bits(position.touched),
            self.of_bits(position.idle_seats),
            self.of_bits(position.last_round),
            ENDINGS[position.trigger],
            position.final_tick,
            position.tick,
            position.pass_tick,
            position.change_tick,
            position.peak,
            position.idle,
            ENDINGS[position.cause],
        )

    def of_one(self, seat: int | None) -> tuple[Any, ...]:
        """What a seat knows besides: its own tiles and gods, and the undersides that it remembers."""
        viewer = SPECTATOR if seat is None else seat
        return seat, self.world_of(viewer), self.seats_of(viewer)

    # --- the World

    def see_world(self) -> None:
        """Draw what lies on other cells than before, and what follows from it."""
        changed = False
        for cell in range(codes.CELLS):
            if self.lies_anew(cell):
                changed = True
                self.lain[cell] = self.lying(cell, self.peeks) if self.position.lies[cell] >= codes.TILE else None
                self.turned[cell] = None
        if changed:
            for viewer in range(VIEWERS):
                self.worlds[viewer] = None
            self.towns, self.demands, self.realms = self.cities(), self.asks(), self.kingdoms()

    def lies_anew(self, cell: int) -> bool:
        """Is anything on a cell not as it was?"""
        now, last = self.position, self.last
        return last is None or (
            now.lies[cell] != last.lies[cell]
            or now.prophet[cell] != last.prophet[cell]
            or now.stands[cell] != last.stands[cell]
            or now.since[cell] != last.since[cell]
            or now.laid[cell] != last.laid[cell]
            or now.by[cell] != last.by[cell]
        )

    def world_of(self, viewer: int) -> tuple[Lying, ...]:
        """The tiles, by cell, with the undersides that somebody remembers."""
        recalled = self.recalled_by(viewer)
        who = viewer if recalled else SPECTATOR
        found = self.worlds[who]
        if found is None or (recalled and recalled != self.recalled[who]):
            found = tuple([tile for cell in range(codes.CELLS) if (tile := self.tile(cell, recalled)) is not None])
            self.worlds[who] = found
            self.recalled[who] = recalled
        return found

    def recalled_by(self, viewer: int) -> int:
        """The cells, as bits, on whose tiles somebody remembers an underside that is not open to all."""
        found = 0
        if self.memory and not self.peeks and viewer != SPECTATOR:
            for cell in range(codes.CELLS):
                lies = self.position.lies[cell]
                if lies >= codes.TILE and self.recalls(viewer, (lies - codes.TILE) // codes.ROTATIONS ^ 1):
                    found |= ONE << cell
        return found

    def tile(self, cell: int, recalled: int) -> Lying | None:
        """The tile on a cell, if there is one; with its underside, if it is among those recalled."""
        if not recalled >> cell & 1:
            return self.lain[cell]
        if self.turned[cell] is None:
            self.turned[cell] = self.lying(cell, True)
        return self.turned[cell]

    # --- the players

    def see_players(self) -> None:
        """Those before whom anything is not as it was are drawn when somebody looks at them."""
        for seat in range(self.position.players):
            if self.sits_anew(seat):
                for viewer in range(VIEWERS):
                    self.rounds[viewer] = self.players[viewer * codes.SEATS + seat] = None

    def sits_anew(self, seat: int) -> bool:
        """Is anything about a player not as it was, or what somebody knows of his row?"""
        now, last = self.position, self.last
        if last is None or now.phase != last.phase or now.last_command[seat] != last.last_command[seat]:
            return True
        if (now.ready ^ last.ready | now.passed ^ last.passed | now.gone ^ last.gone) >> seat & 1:
            return True
        return self.holds_anew(seat) or self.owns_anew(seat) or self.stores_anew(seat)

    def holds_anew(self, seat: int) -> bool:
        """Are the hands of a player, or the tile that he has just laid, not as they were?"""
        now, last = self.position, self.last
        for at in range(seat * codes.HANDS, (seat + 1) * codes.HANDS):
            if (
                now.hand[at] != last.hand[at]
                or now.up[at] != last.up[at]
                or now.held[at] != last.held[at]
                or now.origin[at] != last.origin[at]
                or now.limited[at] != last.limited[at]
            ):
                return True
        return bool(
            now.window[seat] != last.window[seat]
            or now.window_hand[seat] != last.window_hand[seat]
            or now.window_since[seat] != last.window_since[seat]
            or now.window_origin[seat] != last.window_origin[seat]
        )

    def owns_anew(self, seat: int) -> bool:
        """Are the colours, gods or debts of a player not as they were?"""
        now, last = self.position, self.last
        for at in range(seat * 2, seat * 2 + 2):
            colour = now.colours[at] - 1
            if now.colours[at] != last.colours[at] or (colour >= 0 and now.god[colour] != last.god[colour]):
                return True
        if now.owes[seat] != last.owes[seat]:
            return True
        for at in range(seat * codes.MOST_DEBTS, seat * codes.MOST_DEBTS + now.owes[seat]):
            if now.due[at] != last.due[at]:
                return True
        return False

    def stores_anew(self, seat: int) -> bool:
        """Is the row of a player, or what is known of it, not as it was?"""
        now, last = self.position, self.last
        for at in range(seat * codes.MOST_SLOTS, seat * codes.MOST_SLOTS + now.slots):
            if now.row[at] != last.row[at]:
                return True
            below = (now.row[at] - 1) ^ 1
            if now.row[at] and now.known[below] != last.known[below]:
                return True
        return False

    def seats_of(self, viewer: int) -> tuple[SeatView, ...]:
        """The players as somebody sees them."""
        found = self.rounds[viewer]
        if found is None:
            found = tuple([self.seen_in(seat, viewer) for seat in range(self.position.players)])
            self.rounds[viewer] = found
        return found

    def seen_in(self, seat: int, viewer: int) -> SeatView:
        """A player as somebody sees him: as all do, but for oneself, and undersides in rows that one remembers."""
        who = viewer if viewer == seat or self.recalls_some(viewer, seat) else SPECTATOR
        found = self.players[who * codes.SEATS + seat]
        if found is None:
            found = self.player(seat, who)
            self.players[who * codes.SEATS + seat] = found
        return found

    # --- what lies beside the World

    def see_tokens(self) -> None:
        """Prophets in reserve and lost, and cities razed."""
        now, last = self.position, self.last
        for colour in range(codes.COLOURS):
            if (
                last is None
                or now.reserve[colour] != last.reserve[colour]
                or now.lost[colour] != last.lost[colour]
                or now.razed[colour] != last.razed[colour]
            ):
                self.reserves = {name: now.reserve[at] for at, name in enumerate(COLOURS)}
                self.lost = {name: now.lost[at] for at, name in enumerate(COLOURS)}
                self.razed = {name: now.razed[at] for at, name in enumerate(COLOURS)}
                return
