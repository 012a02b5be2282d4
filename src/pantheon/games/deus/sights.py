"""What a view of Deus is made of."""

import msgspec

from pantheon.engine.actions import At
from pantheon.games.deus.names import Colour, Piece, Resource, Seat, Terrain
from pantheon.games.deus.options import DeusOptions


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A region of the map: who occupies it with what; a village has VP and may have been attacked."""

    at: At
    terrain: Terrain
    owner: Seat | None
    pieces: tuple[str, ...]
    vp: int
    attacked: bool
    edge: bool


class Village(msgspec.Struct, frozen=True, kw_only=True):
    """How an attack on a village stands, or has gone, as the pieces lie now.

    `free` are the regions next to it that nobody occupies; `units` and `buildings` are those next to it, by seat;
    `leaders` would share its VP if it were attacked now: most units, then most buildings.
    """

    at: At
    free: int
    units: tuple[int, ...]
    buildings: tuple[int, ...]
    leaders: tuple[Seat, ...]


class Laid(msgspec.Struct, frozen=True):
    """A card in a column; a joker's face is known to its owner only."""

    card: str | None
    joker: bool = False


class Pending(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that waits to be decided or done: the card that asks, the column that fires, the type of a piece, how
    many are left, the region of a unit.
    """

    what: str
    card: str | None = None
    column: Colour | None = None
    piece: str | None = None
    left: int = 0
    at: At | None = None


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A player and what lies before him; None is what the viewer may not know."""

    seat: Seat
    gold: int
    resources: dict[Resource, int]
    vp: int | None
    board: dict[Piece, int] | None
    reserve: dict[Piece, int] | None
    hand: tuple[str, ...] | None
    cards: int
    columns: dict[Colour, tuple[Laid, ...]]
    joker_used: bool
    has_chosen: bool
    first: At | None


class DeusView(msgspec.Struct, frozen=True, kw_only=True):
    """A whole table of Deus as one seat sees it; `tiles` are tile, face and rotation on each place.

    `told` is how many VP the last decision brought each seat: totals are hidden, gains and losses are not.
    """

    you: int | None
    options: DeusOptions
    phase: str
    tiles: tuple[tuple[int, int], ...]
    laid: int
    map: tuple[Region, ...]
    seats: tuple[SeatView, ...]
    supply: dict[Resource, int]
    temples: int
    deck: int
    discard: int
    top: str | None
    active: Seat
    starter: Seat
    round: int
    last_round: int
    idle: int
    built: bool
    stack: tuple[tuple[int, int, int, int], ...]
    marched: tuple[At, ...]
    ending: str
    told: tuple[int, ...] = ()
    villages: tuple[Village, ...] = ()  # these two follow from the map and from the stack
    pending: tuple[Pending, ...] = ()  # what comes first, first
