"""What a seat of 4 Gods may know, built from scratch. No tile's number is in it: that would betray its underside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from pantheon.games.four_gods import codes
from pantheon.games.four_gods.names import (
    CELLS,
    COLOURS,
    CORNERS,
    GODS,
    HANDS,
    SEATS,
    Cell,
    Colour,
    Corner,
    Face,
    God,
    Hand,
    Seat,
)
from pantheon.games.four_gods.options import FourGodsOptions

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position

PHASES = ("ready", "colours", "gods", "first", "tiles", "play", "giving", "over")
ENDINGS = ("", "world-full", "bag-empty", "all-passed", "no-progress")
Origin = Literal["bag", "south", "west", "north", "east"]


class Lying(msgspec.Struct, frozen=True, kw_only=True):
    """A tile in the World, as it lies; `laid` and `since` are moves, `under` is its other face if that is known."""

    cell: Cell
    face: Face
    under: Face | None
    by: Seat
    laid: int
    prophet: Colour | None = None
    corner: Corner | None = None
    since: int = 0


class City(msgspec.Struct, frozen=True, kw_only=True):
    """A city; it is safe when no tile of the set could ever crush it as its neighbours lie."""

    cell: Cell
    prophet: Colour
    since: int
    safe: bool


class Slot(msgspec.Struct, frozen=True):
    """A tile in a row: the face that is up, and the other one if it is known."""

    face: Face
    under: Face | None


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A tile in a hand; its holder knows both faces, and which of them an automatic discard would show."""

    origin: Origin
    since: int
    limited: bool
    faces: tuple[Face, Face] | None = None
    up: Face | None = None


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """The tile just laid: still time for a prophet, and to notice a mistake at once."""

    cell: Cell
    hand: Hand
    origin: Origin
    since: int


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A player and what lies before him; a god that may not be known is None."""

    seat: Seat
    colours: tuple[Colour, ...]
    gods: tuple[God | None, ...]
    hands: tuple[Held | None, Held | None]
    row: tuple[Slot | None, ...]
    ready: bool
    passed: bool
    gone: bool
    window: Window | None
    debts: tuple[int, ...]
    last_command: int


class FourGodsView(msgspec.Struct, frozen=True, kw_only=True):
    """A whole table of 4 Gods as one seat sees it."""

    you: int | None
    options: FourGodsOptions
    phase: str
    world: tuple[Lying, ...]
    cities: tuple[City, ...]
    seats: tuple[SeatView, ...]
    bag: int
    city_tokens: int
    reserves: dict[Colour, int]
    lost: dict[Colour, int]
    razed: dict[Colour, int]
    gods_dealt: int
    drawing: Seat | None
    to_draw: int
    active: Seat | None
    turn: int
    acted: bool
    touched: tuple[Seat, ...]
    idle_seats: tuple[Seat, ...]
    last_round: tuple[Seat, ...]
    final: str
    final_tick: int
    tick: int
    pass_tick: int
    change_tick: int
    peak: int
    idle: int
    ending: str


def view_of(position: Position, seat: int | None) -> FourGodsView:
    """The view of a seat; None is a spectator."""
    return _Eyes(position, seat).view()


class _Eyes:
    """One seat looking at a position."""

    def __init__(self, position: Position, seat: int | None) -> None:
        self.position, self.seat = position, seat
        self.names = SEATS[position.players]
        self.tiles = position.tile_set
        self.known = position.knowing() if position.options.memory else b""

    def view(self) -> FourGodsView:
        position = self.position
        lies, standing = position.lying(), position.standing()
        return FourGodsView(
            you=self.seat,
            options=position.options,
            phase=PHASES[position.phase],
            world=tuple(self.lying(c, lies[c], *standing[c]) for c in range(codes.CELLS) if lies[c] >= codes.TILE),
            cities=tuple(
                City(
                    cell=CELLS[cell],
                    prophet=COLOURS[standing[cell][0] - 1],
                    since=position.since[cell],
                    safe=position.is_safe(cell),
                )
                for cell in range(codes.CELLS)
                if lies[cell] == codes.CITY
            ),
            seats=tuple(self.player(seat) for seat in range(position.players)),
            bag=position.bag_size,
            city_tokens=position.tokens_left(),
            reserves=dict(zip(COLOURS, position.reserve, strict=True)),
            lost=dict(zip(COLOURS, position.lost, strict=True)),
            razed=dict(zip(COLOURS, position.razed, strict=True)),
            gods_dealt=sum(god > 0 for god in position.god) if position.secret else 0,
            drawing=self.names[position.drawer - 1] if position.drawer else None,
            to_draw=position.to_draw,
            active=self.names[position.active] if position.timed and position.turn else None,
            turn=position.turn,
            acted=bool(position.acted),
            touched=self.of_bits(position.touched),
            idle_seats=self.of_bits(position.idle_seats),
            last_round=self.of_bits(position.last_round),
            final=ENDINGS[position.trigger],
            final_tick=position.final_tick,
            tick=position.tick,
            pass_tick=position.pass_tick,
            change_tick=position.change_tick,
            peak=position.peak,
            idle=position.idle,
            ending=ENDINGS[position.cause],
        )

    def of_bits(self, bits: int) -> tuple[Seat, ...]:
        return tuple(name for seat, name in enumerate(self.names) if bits >> seat & 1)

    def origin(self, number: int) -> Origin:
        return "bag" if number == codes.FROM_BAG else self.names[number - 1]

    def face(self, tile: int, face: int) -> Face:
        """A face by its upright name."""
        return str(self.tiles.faces[tile][face])

    def under(self, tile: int, up: int) -> Face | None:
        """The face that lies below, if this seat has seen it or all undersides are open."""
        seen = self.known and self.seat is not None and self.known[tile * codes.FACES + 1 - up] >> self.seat & 1
        return self.face(tile, 1 - up) if seen or self.position.options.peek else None

    def lying(self, cell: int, lies: int, prophet: int, corner: int) -> Lying:
        tile, way = divmod(lies - codes.TILE, codes.WAYS)
        return Lying(
            cell=CELLS[cell],
            face=str(self.tiles.ways[tile][way]),
            under=self.under(tile, way // codes.ROTATIONS),
            by=self.names[self.position.by[cell]],
            laid=self.position.laid[cell],
            prophet=COLOURS[prophet - 1] if prophet else None,
            corner=CORNERS[corner] if prophet else None,
            since=self.position.since[cell],
        )

    def player(self, seat: int) -> SeatView:
        position = self.position
        colours = [number - 1 for number in position.colours[seat * 2 : seat * 2 + 2] if number]
        first = seat * codes.MOST_DEBTS
        return SeatView(
            seat=self.names[seat],
            colours=tuple(COLOURS[colour] for colour in colours),
            gods=tuple(self.god(seat, colour) for colour in colours),
            hands=(self.held(seat, 0), self.held(seat, 1)),
            row=tuple(self.slot(seat, slot) for slot in range(position.slots)),
            ready=bool(position.ready >> seat & 1),
            passed=bool(position.passed >> seat & 1),
            gone=bool(position.gone >> seat & 1),
            window=self.window(seat),
            debts=tuple(position.due[first : first + position.owes[seat]]),
            last_command=position.last_command[seat],
        )

    def god(self, seat: int, colour: int) -> God | None:
        """A secret god is known to its own player, and to all when the game is over."""
        position = self.position
        hidden = position.secret and seat != self.seat and position.phase != codes.OVER
        return None if hidden or not position.god[colour] else GODS[position.god[colour] - 1]

    def held(self, seat: int, hand: int) -> Held | None:
        position, at = self.position, seat * codes.HANDS + hand
        if not position.hand[at]:
            return None
        tile, own = position.hand[at] - 1, seat == self.seat
        return Held(
            origin=self.origin(position.origin[at]),
            since=position.held[at],
            limited=bool(position.limited[at]),
            faces=(self.face(tile, 0), self.face(tile, 1)) if own else None,
            up=self.face(tile, position.up[at]) if own else None,
        )

    def slot(self, seat: int, slot: int) -> Slot | None:
        lies = self.position.row[seat * codes.MOST_SLOTS + slot] - 1
        if lies < 0:
            return None
        tile, up = divmod(lies, codes.FACES)
        return Slot(self.face(tile, up), self.under(tile, up))

    def window(self, seat: int) -> Window | None:
        position = self.position
        if not position.window[seat]:
            return None
        return Window(
            cell=CELLS[position.window[seat] - 1],
            hand=HANDS[position.window_hand[seat] % codes.HANDS],
            origin=self.origin(position.window_origin[seat]),
            since=position.window_since[seat],
        )
