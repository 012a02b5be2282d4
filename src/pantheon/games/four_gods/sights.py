"""What a view of 4 Gods is made of. No tile's number is in it: that would betray its underside."""

from typing import Literal

import msgspec

from pantheon.games.four_gods.names import Cell, Colour, Corner, Face, God, Hand, Seat
from pantheon.games.four_gods.options import FourGodsOptions

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


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """What a cell with two straight edges asks of the corners of a tile, clockwise from the north-west.

    A dot is a corner that takes anything; no corners at all: the tiles beside the cell disagree, and none fits.
    """

    cell: Cell
    corners: str


class KingdomView(msgspec.Struct, frozen=True, kw_only=True):
    """A Kingdom as it lies now: what a majority in it is worth, and which colours share the majority."""

    terrain: str
    cells: tuple[Cell, ...]
    worth: int
    rulers: tuple[Colour, ...]


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


class JustLaid(msgspec.Struct, frozen=True, kw_only=True):
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
    window: JustLaid | None
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
    asks: tuple[Ask, ...] = ()  # these two follow from the World
    kingdoms: tuple[KingdomView, ...] = ()
