"""What a seat of Gods may know: everything but the order of the bag, which no position holds anyway."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import msgspec

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.engine.actions import At
from pantheon.engine.hexes import cell_at, coordinates
from pantheon.games.gods.numbers import HEX_NAMES, HEXES
from pantheon.games.gods.options import GodsOptions

if not cython.compiled:
    from pantheon.games.gods import codes
if TYPE_CHECKING:
    from pantheon.games.gods.position import Position

PHASES = (
    "settle", "begin", "draw", "redraw", "act", "victim", "gale", "lifted", "shortage", "respite", "over",
)  # fmt: skip
USED = {
    "temple": codes.USED_TEMPLE,
    "other": codes.USED_OTHER,
    "move": codes.USED_MOVE,
    "discard": codes.USED_DISCARD,
}
ENDINGS = ("", "points", "bag", "guard", "game-end-hex", "cards")
TRIBE_NAMES = tuple([HEX_NAMES[tribe] for tribe in range(1, codes.TRIBES + 1)])
_KIND_NAMES = tuple(HEXES)  # of the hexes in the bag and the box, from GREEN on
_MOST_PICTURES = 1 << 14


class Hex(msgspec.Struct, frozen=True, kw_only=True):
    """A hex on the map; `god` is the temple's, or whose stone the tribe bears."""

    at: At
    hex: str
    god: str | None = None


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a player."""

    god: str
    power: int
    temples: int
    stones: int
    extras: int
    points: int
    kept: int
    tribes: dict[str, int]
    cards: dict[str, int]


class GodsView(msgspec.Struct, frozen=True, kw_only=True):
    """A whole table of Gods as one seat sees it."""

    you: int | None
    options: GodsOptions
    map: tuple[Hex, ...]
    seats: tuple[SeatView, ...]
    display: tuple[str | None, ...]
    bag: dict[str, int]
    box: dict[str, int]
    tokens: dict[str, tuple[str | None, ...]]
    handed: dict[str, int]
    phase: str
    active: int
    starter: int
    turn: int
    done: int
    used: tuple[str, ...]
    fresh: int
    site: At | None
    progress: bool
    idle: int
    ending: str


def view_of(position: Position, seat: int | None) -> GodsView:
    """The view of a seat."""
    options, phase, used = position.options, position.phase, position.used
    gods = options.gods
    asked_about = codes.VICTIM <= phase <= codes.SHORTAGE and phase != codes.GALE
    return GodsView(
        you=seat,
        options=options,
        map=_map(position, _pictures(gods)),
        seats=tuple([_seat(position, gods[number], number) for number in range(position.players)]),
        display=tuple([HEX_NAMES.get(position.display[field]) for field in range(codes.FIELDS)]),
        bag={name: position.bag[codes.GREEN + kind] for kind, name in enumerate(_KIND_NAMES)},
        box={name: position.box[codes.GREEN + kind] for kind, name in enumerate(_KIND_NAMES)},
        tokens={name: _tokens(position, gods, tribe) for tribe, name in enumerate(TRIBE_NAMES)},
        handed={name: position.handed[tribe] for tribe, name in enumerate(TRIBE_NAMES)},
        phase=PHASES[phase],
        active=position.seat,
        starter=position.starter,
        turn=position.turn,
        done=position.done,
        used=tuple([name for name, bit in USED.items() if used & bit]) if used else (),
        fresh=position.fresh,
        site=coordinates(position.site) if asked_about else None,
        progress=position.progress != 0,
        idle=position.idle,
        ending=ENDINGS[position.cause],
    )


def _seat(position: Position, god: str, seat: int) -> SeatView:
    """What lies before a player; with dictionaries that are made anew, as anybody could change them."""
    first = seat * codes.TRIBES
    return SeatView(
        god=god,
        power=position.power[seat],
        temples=position.temples[seat],
        stones=position.stones[seat],
        extras=position.extras[seat],
        points=position.points[seat],
        kept=position.kept[seat],
        tribes={name: position.held[first + tribe] for tribe, name in enumerate(TRIBE_NAMES)},
        cards={name: position.cards[first + tribe] for tribe, name in enumerate(TRIBE_NAMES)},
    )


def _tokens(position: Position, gods: tuple[str, ...], tribe: int) -> tuple[str | None, ...]:
    """Who has the tokens of a tribe."""
    first = tribe * codes.BONUSES
    holders = [position.tokens[at] for at in range(first, first + codes.BONUSES)]
    return tuple([gods[holder - 1] if holder else None for holder in holders])


def _map(position: Position, pictures: _Pictures) -> tuple[Hex, ...]:
    """The hexes on the map, by cell."""
    found = []
    for cell in range(position.cells):
        hex_ = position.land[cell]
        if hex_:
            found.append(pictures[(cell << 8 | hex_) << 8 | position.faith[cell] >> codes.STONE])
    return tuple(found)


class _Pictures(dict[int, Hex]):
    """Hexes as they are shown, by cell, hex and stone in one number. Most of a map is as it was a move ago, so each
    hex is made once; it is frozen, and any number of views may share it.
    """

    def __init__(self, gods: tuple[str, ...]) -> None:
        super().__init__()
        self._gods = gods

    def __missing__(self, number: int) -> Hex:
        if len(self) >= _MOST_PICTURES:
            self.clear()
        at, hex_, stone = coordinates(number >> 16), number >> 8 & 255, number & 255
        if hex_ >= codes.TEMPLE:
            found = Hex(at=at, hex="temple", god=self._gods[hex_ - codes.TEMPLE])
        else:
            found = Hex(at=at, hex=HEX_NAMES[hex_], god=self._gods[stone.bit_length() - 1] if stone else None)
        self[number] = found
        return found


@lru_cache(maxsize=1 << 6)
def _pictures(gods: tuple[str, ...]) -> _Pictures:
    """One memory for all tables of the same gods."""
    return _Pictures(gods)


def imagine(view: GodsView, rng: Random) -> Position:
    """The position that a view shows. Gods hides nothing, so nothing is left to the generator."""
    from pantheon.games.gods.position import Position  # the compiled class imports this module

    del rng
    gods = view.options.gods
    position = Position(view.options)
    position.clear_map()
    position.settled_seats = position.settled = 0
    for hex_ in view.map:
        _put(position, gods, hex_)
    position.power = _row(seat.power for seat in view.seats)
    position.temples = _row(seat.temples for seat in view.seats)
    position.stones = _row(seat.stones for seat in view.seats)
    position.extras = _row(seat.extras for seat in view.seats)
    position.points = _row(seat.points for seat in view.seats)
    position.kept = _row(seat.kept for seat in view.seats)
    position.held = _row((seat.tribes[name] for seat in view.seats for name in TRIBE_NAMES), 16)
    position.cards = _row((seat.cards[name] for seat in view.seats for name in TRIBE_NAMES), 16)
    position.display = _row((HEXES[name] if name else 0 for name in view.display), codes.FIELDS)
    position.bag = _row((0, *(view.bag[name] for name in HEXES)), codes.KINDS)
    position.box = _row((0, *(view.box[name] for name in HEXES)), codes.KINDS)
    position.bag_size = sum(view.bag.values())
    position.handed = _row(view.handed[name] for name in TRIBE_NAMES)
    holders = [god for name in TRIBE_NAMES for god in view.tokens[name]]
    position.tokens = _row((gods.index(god) + 1 if god else 0 for god in holders), 8)
    position.phase = PHASES.index(view.phase)
    position.seat, position.starter, position.turn = view.active, view.starter, view.turn
    position.done, position.fresh, position.idle = view.done, view.fresh, view.idle
    position.used = sum(USED[name] for name in view.used)
    position.site = cell_at(*view.site) if view.site else 0
    position.progress = int(view.progress)
    position.cause = ENDINGS.index(view.ending)
    return position


def _put(position: Position, gods: tuple[str, ...], hex_: Hex) -> None:
    god = gods.index(hex_.god) if hex_.god else 0
    if hex_.hex == "temple":
        position.put(cell_at(*hex_.at), codes.TEMPLE + god, 1 << god)
        position.settled_seats |= 1 << god
        position.settled = min(position.settled + 1, len(gods))
    else:
        faith = 1 << (codes.STONE + god) if hex_.god else 0
        position.put(cell_at(*hex_.at), HEXES[hex_.hex], faith)


def _row(values: Iterable[int], length: int = codes.SEATS) -> list[int]:
    row = list(values)
    return row + [0] * (length - len(row))
