"""The parts of a view of 4 Gods, drawn from a position. No tile's number is in them: that betrays undersides."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.names import (
    CELLS,
    COLOURS,
    CORNERS,
    GODS,
    HANDS,
    SEATS,
    TERRAINS,
    Face,
    God,
    Seat,
)
from pantheon.games.four_gods.sights import (
    Ask,
    City,
    Held,
    JustLaid,
    KingdomView,
    Lying,
    Origin,
    SeatView,
    Slot,
)
from pantheon.games.four_gods.tiles import TileSet
from pantheon.games.four_gods.world import World

if not cython.compiled:
    from pantheon.games.four_gods import codes
if TYPE_CHECKING:
    from pantheon.games.four_gods.position import Position

PHASES = ("ready", "colours", "gods", "first", "tiles", "play", "giving", "over")
ENDINGS = ("", "world-full", "bag-empty", "all-passed", "no-progress")
_DEMANDS = (*("".join(letters) for letters in product(".SPFM", repeat=codes.CORNERS)), "")  # see World.ask

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


class Drawing:
    """Draws parts of a view as they stand in its position; scene.py puts them together. The whole hides nothing."""

    def __init__(self, whole: bool = False) -> None:
        self.whole = whole

    def open_at(self, position: Position) -> None:
        """Begin to draw the positions of a table."""
        options = position.options
        self.position, self.options = position, options
        self.names, self.tiles = SEATS[options.players], position.tile_set
        self.peeks, self.memory = options.peek or self.whole, options.memory

    def of_bits(self, bits: int) -> tuple[Seat, ...]:
        return tuple([name for seat, name in enumerate(self.names) if bits >> seat & 1]) if bits else ()

    def recalls(self, seat: int, face: int) -> bool:
        """Does a seat remember a face (tile * FACES + face) that lies below?"""
        return self.memory and self.position.known[face] >> seat & 1 == 1

    def gods_dealt(self) -> int:
        return sum([1 for colour in range(codes.COLOURS) if self.position.god[colour]])

    # --- the World

    def lying(self, cell: int, seen: bool) -> Lying:
        position = self.position
        prophet, corner = position.prophet[cell], position.stands[cell]
        facts = _packed(position.players, cell, position.lies[cell], seen, position.by[cell], prophet, corner)
        return _lying(self.tiles, facts, position.laid[cell], position.since[cell])

    def cities(self) -> tuple[City, ...]:
        """The cities, by cell."""
        position = self.position
        if not position.cities:
            return ()
        found = []
        for cell in range(codes.CELLS):
            if position.lies[cell] == codes.CITY:
                colour, since = COLOURS[position.prophet[cell] - 1], position.since[cell]
                safe = _is_safe(self.tiles, cell, tuple([position.lies[near] for near in _BESIDE[cell]]))
                found.append(City(cell=CELLS[cell], prophet=colour, since=since, safe=safe))
        return tuple(found)

    def asks(self) -> tuple[Ask, ...]:
        """What the cells ask on which a tile could lie now, or crush a city."""
        position = self.position
        return tuple(
            [
                _ask(cell, position.asked[cell])
                for cell in range(codes.CELLS)
                if position.lies[cell] < codes.TILE and position.edges[cell] >= codes.STRAIGHT_EDGES
            ]
        )

    def kingdoms(self) -> tuple[KingdomView, ...]:
        """The Kingdoms by terrain and cells: how they grew makes no difference."""
        position = self.position
        position.count_kingdoms()
        found = []
        for kingdom in range(position.kingdoms):
            root, flock = position.kingdom[kingdom], kingdom * codes.COLOURS
            prophets = 0
            for colour in range(codes.COLOURS):
                prophets = prophets << 8 | position.flock[flock + colour]
            terrain = position.terrain(root // codes.CORNERS, root % codes.CORNERS)
            found.append((terrain, position.realm[root], prophets))
        found.sort()
        return tuple([_kingdom(*facts) for facts in found])

    # --- the players

    def recalls_some(self, seat: int, row: int) -> bool:
        """Does a seat remember an underside in somebody's row?"""
        position = self.position
        first = row * codes.MOST_SLOTS
        for at in range(first, first + position.slots):
            lies = position.row[at]
            if lies and self.recalls(seat, (lies - 1) ^ 1):
                return True
        return False

    def player(self, seat: int, viewer: int) -> SeatView:
        position = self.position
        first, debts = seat * 2, seat * codes.MOST_DEBTS
        colours = [position.colours[at] - 1 for at in range(first, first + 2) if position.colours[at]]
        left, own = seat * codes.HANDS, self.whole or seat == viewer
        return SeatView(
            seat=self.names[seat],
            colours=tuple([COLOURS[colour] for colour in colours]),
            gods=tuple([self.god(colour, own) for colour in colours]),
            hands=(self.held(left, own), self.held(left + 1, own)),
            row=self.row_of(seat, viewer),
            ready=position.ready >> seat & 1 == 1,
            passed=position.passed >> seat & 1 == 1,
            gone=position.gone >> seat & 1 == 1,
            window=self.window_of(seat) if position.window[seat] else None,
            debts=tuple([position.due[at] for at in range(debts, debts + position.owes[seat])]),
            last_command=position.last_command[seat],
        )

    def god(self, colour: int, own: bool) -> God | None:
        """A secret god is known to its own player, and to all when the game is over or everything is laid open."""
        position = self.position
        hidden = position.secret and not own and position.phase != codes.OVER
        return None if hidden or not position.god[colour] else GODS[position.god[colour] - 1]

    def held(self, at: int, own: bool) -> Held | None:
        position = self.position
        if not position.hand[at]:
            return None
        origin, since = self.origin(position.origin[at]), position.held[at]
        limited = position.limited[at] != 0
        if not own:
            return Held(origin=origin, since=since, limited=limited)
        front, back = self.tiles.faces[position.hand[at] - 1]
        up = back if position.up[at] else front
        return Held(origin=origin, since=since, limited=limited, faces=(front.name, back.name), up=up.name)

    def row_of(self, seat: int, viewer: int) -> tuple[Slot | None, ...]:
        position = self.position
        first = seat * codes.MOST_SLOTS
        found = []
        for at in range(first, first + position.slots):
            lies = position.row[at]
            seen = self.peeks or self.recalls(viewer, (lies - 1) ^ 1) if lies else False
            found.append(_slot(self.tiles, lies - 1, seen) if lies else None)
        return tuple(found)

    def window_of(self, seat: int) -> JustLaid:
        position = self.position
        return JustLaid(
            cell=CELLS[position.window[seat] - 1],
            hand=HANDS[position.window_hand[seat] % codes.HANDS],
            origin=self.origin(position.window_origin[seat]),
            since=position.window_since[seat],
        )

    def origin(self, number: int) -> Origin:
        return "bag" if number == codes.FROM_BAG else self.names[number - 1]


# --- parts that seldom change -------------------------------------------------------------------------------------
# Most of a view is as it was a move ago, and the same for all who look. What follows are functions of nothing but
# their arguments, and what they remember is frozen: it may be shared by any number of views. Arguments name tiles by
# number, as positions do; of an underside only what `seen` admits gets into what they return.


def _packed(players: int, cell: int, lies: int, seen: bool, by: int, prophet: int, corner: int) -> int:
    """What a tile in the World looks like, in one number: the quickest thing to look up."""
    return (((((players << 6 | cell) << 10 | lies) << 1 | seen) << 2 | by) << 3 | prophet) << 2 | corner


@lru_cache(maxsize=1 << 16)
def _lying(tiles: TileSet, packed: int, laid: int, since: int) -> Lying:
    corner, prophet, by, seen = packed & 3, packed >> 2 & 7, packed >> 5 & 3, packed >> 7 & 1
    lies, cell, players = packed >> 8 & 1023, packed >> 18 & 63, packed >> 24
    tile, way = divmod(lies - codes.TILE, codes.WAYS)
    return Lying(
        cell=CELLS[cell],
        face=tiles.ways[tile][way].name,
        under=_face(tiles, (lies - codes.TILE) // codes.ROTATIONS ^ 1) if seen else None,
        by=SEATS[players][by],
        laid=laid,
        prophet=COLOURS[prophet - 1] if prophet else None,
        corner=CORNERS[corner] if prophet else None,
        since=since,
    )


@lru_cache(maxsize=1 << 16)
def _ask(cell: int, asked: int) -> Ask:
    return Ask(cell=CELLS[cell], corners=_DEMANDS[asked])


@lru_cache(maxsize=1 << 15)
def _kingdom(terrain: int, realm: int, prophets: int) -> KingdomView:
    """A Kingdom from its cells as bits, and its prophets: a byte for each colour."""
    cells = tuple(name for cell, name in enumerate(CELLS) if realm >> cell & 1)
    flock = [prophets >> 8 * (codes.COLOURS - 1 - colour) & 255 for colour in range(codes.COLOURS)]
    most = max(flock)
    return KingdomView(
        terrain=TERRAINS[terrain],
        cells=cells,
        worth=len(cells) - sum(flock),
        rulers=tuple(name for name, count in zip(COLOURS, flock, strict=True) if count == most > 0),
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
def _slot(tiles: TileSet, face: int, seen: bool) -> Slot:
    """A tile in a discard row: the face that is up, and the other one if it may be shown."""
    return Slot(_face(tiles, face), _face(tiles, face ^ 1) if seen else None)


def _face(tiles: TileSet, face: int) -> Face:
    """A face (tile * FACES + face) by its upright name."""
    return tiles.faces[face // codes.FACES][face % codes.FACES].name
