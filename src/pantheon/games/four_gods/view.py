"""What a seat of 4 Gods may know. No tile's number is in it: that would betray its underside."""

from __future__ import annotations

from functools import lru_cache
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
from pantheon.games.four_gods.tiles import TileSet
from pantheon.games.four_gods.world import World

if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position

PHASES = ("ready", "colours", "gods", "first", "tiles", "play", "giving", "over")
ENDINGS = ("", "world-full", "bag-empty", "all-passed", "no-progress")
Origin = Literal["bag", "south", "west", "north", "east"]

_ALL_FACES = bytes([1]) * (codes.MOST_TILES * codes.FACES)
_NO_FACES = bytes(codes.MOST_TILES * codes.FACES)
# By seat: turns the seats that know a face, as bits, into whether this one does.
_KNOWN_TO = tuple(bytes([bits >> seat & 1 for bits in range(256)]) for seat in range(codes.SEATS))
# By what lies in the World: the face (tile * FACES + face) below it; nothing and cities have none.
_UNDERSIDE = (-1,) * codes.TILE + tuple(way // codes.ROTATIONS ^ 1 for way in range(codes.MOST_TILES * codes.WAYS))
# By cell: the cells beside it.
_BESIDE = tuple(
    tuple(
        near
        for near in (cell - codes.SIDE, cell + 1, cell + codes.SIDE, cell - 1)
        if 0 <= near < codes.CELLS
        and (near % codes.SIDE == cell % codes.SIDE or near // codes.SIDE == cell // codes.SIDE)
    )
    for cell in range(codes.CELLS)
)


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
    """One seat looking at a position. It reads each row once: compiled, every reading copies the row."""

    def __init__(self, position: Position, seat: int | None) -> None:
        self.position, self.seat = position, seat
        self.names = SEATS[position.players]
        self.tiles = position.tile_set
        self.seen = _seen(position, seat)
        self.colours, self.gods = position.colours, position.god
        self.hand, self.origin, self.held_since = position.hand, position.origin, position.held
        self.up, self.limited, self.row = position.up, position.limited, position.row
        self.window, self.due, self.owes = position.window, position.due, position.owes
        self.last_command = position.last_command

    def view(self) -> FourGodsView:
        position = self.position
        world, cities = self.world()
        return FourGodsView(
            you=self.seat,
            options=position.options,
            phase=PHASES[position.phase],
            world=world,
            cities=cities,
            seats=tuple([self.player(seat) for seat in range(position.players)]),
            bag=position.bag_size,
            city_tokens=position.tokens_left(),
            reserves=dict(zip(COLOURS, position.reserve, strict=True)),
            lost=dict(zip(COLOURS, position.lost, strict=True)),
            razed=dict(zip(COLOURS, position.razed, strict=True)),
            gods_dealt=codes.GODS - self.gods.count(0) if position.secret else 0,
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
        return tuple([name for seat, name in enumerate(self.names) if bits >> seat & 1]) if bits else ()

    def world(self) -> tuple[tuple[Lying, ...], tuple[City, ...]]:
        position, seen = self.position, self.seen
        lies = position.lying()
        undersides = bytes([seen[_UNDERSIDE[what]] for what in lies if what >= codes.TILE])
        standing, by = tuple(position.standing()), tuple(position.by)
        laid, since = tuple(position.laid), tuple(position.since)
        return _world(self.tiles, self.names, tuple(lies), undersides, standing, by, laid, since)

    def player(self, seat: int) -> SeatView:
        position = self.position
        colours = [number - 1 for number in self.colours[seat * 2 : seat * 2 + 2] if number]
        hand, debts = seat * codes.HANDS, seat * codes.MOST_DEBTS
        return SeatView(
            seat=self.names[seat],
            colours=tuple([COLOURS[colour] for colour in colours]),
            gods=tuple([self.god(seat, colour) for colour in colours]),
            hands=(self.held(seat, hand), self.held(seat, hand + 1)),
            row=self.row_of(seat),
            ready=bool(position.ready >> seat & 1),
            passed=bool(position.passed >> seat & 1),
            gone=bool(position.gone >> seat & 1),
            window=self.window_of(seat) if self.window[seat] else None,
            debts=tuple(self.due[debts : debts + self.owes[seat]]),
            last_command=self.last_command[seat],
        )

    def god(self, seat: int, colour: int) -> God | None:
        """A secret god is known to its own player, and to all when the game is over."""
        position = self.position
        hidden = position.secret and seat != self.seat and position.phase != codes.OVER
        return None if hidden or not self.gods[colour] else GODS[self.gods[colour] - 1]

    def held(self, seat: int, at: int) -> Held | None:
        if not self.hand[at]:
            return None
        origin, since, limited = _origin(self.names, self.origin[at]), self.held_since[at], bool(self.limited[at])
        if seat != self.seat:
            return Held(origin=origin, since=since, limited=limited)
        front, back = self.tiles.faces[self.hand[at] - 1]
        up = back if self.up[at] else front
        return Held(origin=origin, since=since, limited=limited, faces=(front.name, back.name), up=up.name)

    def row_of(self, seat: int) -> tuple[Slot | None, ...]:
        first, seen = seat * codes.MOST_SLOTS, self.seen
        row = self.row[first : first + self.position.slots]
        return _row(self.tiles, tuple(row), bytes([seen[(lies - 1) ^ 1] for lies in row if lies]))

    def window_of(self, seat: int) -> Window:
        position = self.position
        return Window(
            cell=CELLS[self.window[seat] - 1],
            hand=HANDS[position.window_hand[seat] % codes.HANDS],
            origin=_origin(self.names, position.window_origin[seat]),
            since=position.window_since[seat],
        )


def _seen(position: Position, seat: int | None) -> bytes:
    """For each face (tile * FACES + face) whether it may be shown when it lies below: 1 if so."""
    if position.options.peek:
        return _ALL_FACES
    if seat is None or not position.options.memory:
        return _NO_FACES
    return position.knowing().translate(_KNOWN_TO[seat])


def _origin(names: tuple[Seat, ...], number: int) -> Origin:
    return "bag" if number == codes.FROM_BAG else names[number - 1]


# --- parts that seldom change -------------------------------------------------------------------------------------
# Most of a view is as it was a move ago, and the same for all who look. What follows are functions of nothing but
# their arguments, and what they remember is frozen: it may be shared by any number of views. Arguments name tiles by
# number, as positions do; of an underside only what `seen` admits gets into what they return.


@lru_cache(maxsize=1 << 8)
def _world(
    tiles: TileSet,
    names: tuple[Seat, ...],
    lies: tuple[int, ...],
    seen: bytes,
    standing: tuple[tuple[int, int], ...],
    by: tuple[int, ...],
    laid: tuple[int, ...],
    since: tuple[int, ...],
) -> tuple[tuple[Lying, ...], tuple[City, ...]]:
    """The tiles and the cities; but for `seen`, which tells of each tile whether its underside is, all by cell."""
    shown = iter(seen)
    world, cities = [], []
    for cell, what in enumerate(lies):
        prophet, corner = standing[cell]
        if what >= codes.TILE:
            seat = names[by[cell]]
            world.append(_lying(tiles, cell, what, next(shown), seat, laid[cell], prophet, corner, since[cell]))
        elif what == codes.CITY:
            safe = _is_safe(tiles, cell, tuple([lies[near] for near in _BESIDE[cell]]))
            cities.append(City(cell=CELLS[cell], prophet=COLOURS[prophet - 1], since=since[cell], safe=safe))
    return tuple(world), tuple(cities)


@lru_cache(maxsize=1 << 16)
def _lying(
    tiles: TileSet, cell: int, lies: int, seen: int, by: Seat, laid: int, prophet: int, corner: int, since: int
) -> Lying:
    tile, way = divmod(lies - codes.TILE, codes.WAYS)
    return Lying(
        cell=CELLS[cell],
        face=tiles.ways[tile][way].name,
        under=_face(tiles, _UNDERSIDE[lies]) if seen else None,
        by=by,
        laid=laid,
        prophet=COLOURS[prophet - 1] if prophet else None,
        corner=CORNERS[corner] if prophet else None,
        since=since,
    )


@lru_cache(maxsize=1 << 10)
def _is_safe(tiles: TileSet, cell: int, beside: tuple[int, ...]) -> bool:
    """Is a city safe on a cell, beside which this lies? A World without anything else says so."""
    world = World(tiles)
    for near, lies in zip(_BESIDE[cell], beside, strict=True):
        if lies >= codes.TILE:
            world.put_tile(near, *divmod(lies - codes.TILE, codes.WAYS))
    return world.is_safe(cell)


@lru_cache(maxsize=1 << 10)
def _row(tiles: TileSet, row: tuple[int, ...], seen: bytes) -> tuple[Slot | None, ...]:
    """A discard row; `seen` tells of each tile in it whether its underside is."""
    shown = iter(seen)
    return tuple([_slot(tiles, lies - 1, next(shown)) if lies else None for lies in row])


def _slot(tiles: TileSet, face: int, seen: int) -> Slot:
    return Slot(_face(tiles, face), _face(tiles, face ^ 1) if seen else None)


def _face(tiles: TileSet, face: int) -> Face:
    """A face (tile * FACES + face) by its upright name."""
    return tiles.faces[face // codes.FACES][face % codes.FACES].name
