"""What a seat of Gods may know: everything but the order of the bag, which no position holds anyway."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import msgspec

from pantheon.engine.actions import At
from pantheon.engine.hexes import cell_at, coordinates
from pantheon.games.gods import codes
from pantheon.games.gods.numbers import HEX_NAMES, HEXES
from pantheon.games.gods.options import GodsOptions

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
TRIBE_NAMES = tuple(HEX_NAMES[tribe] for tribe in range(1, codes.TRIBES + 1))


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
    """The view of a seat. A row is read once: compiled, each reading copies it."""
    phase, used = position.phase, position.used
    asked_about = codes.VICTIM <= phase <= codes.SHORTAGE and phase != codes.GALE
    return GodsView(
        you=seat,
        options=position.options,
        map=_map(position.options.gods, position.land_bytes()),
        seats=_seats(position),
        display=tuple([HEX_NAMES.get(hex_) for hex_ in position.display]),
        bag=dict(zip(HEXES, position.bag[codes.GREEN :], strict=True)),
        box=dict(zip(HEXES, position.box[codes.GREEN :], strict=True)),
        tokens=dict(zip(TRIBE_NAMES, _tokens(position.options.gods, tuple(position.tokens)), strict=True)),
        handed=dict(zip(TRIBE_NAMES, position.handed, strict=True)),
        phase=PHASES[phase],
        active=position.seat,
        starter=position.starter,
        turn=position.turn,
        done=position.done,
        used=tuple([name for name, bit in USED.items() if used & bit]) if used else (),
        fresh=position.fresh,
        site=coordinates(position.site) if asked_about else None,
        progress=bool(position.progress),
        idle=position.idle,
        ending=ENDINGS[position.cause],
    )


# Most of a view is as it was a move ago, and the same for all who look. What follows are functions of nothing but
# their arguments, and what they remember is frozen: it may be shared by any number of views.


@lru_cache(maxsize=1 << 8)
def _map(gods: tuple[str, ...], land: bytes) -> tuple[Hex, ...]:
    """The hexes on the map, from `Position.land_bytes`."""
    cells = len(land) // 2
    facts = zip(range(cells), land[:cells], land[cells:], strict=True)
    return tuple([_hex(gods, cell, hex_, faith) for cell, hex_, faith in facts if hex_])


@lru_cache(maxsize=1 << 13)
def _hex(gods: tuple[str, ...], cell: int, hex_: int, faith: int) -> Hex:
    if hex_ >= codes.TEMPLE:
        return Hex(at=coordinates(cell), hex="temple", god=gods[hex_ - codes.TEMPLE])
    stone = faith >> codes.STONE
    return Hex(at=coordinates(cell), hex=HEX_NAMES[hex_], god=gods[stone.bit_length() - 1] if stone else None)


@lru_cache(maxsize=1 << 8)
def _tokens(gods: tuple[str, ...], holders: tuple[int, ...]) -> tuple[tuple[str | None, ...], ...]:
    """Who has the tokens of each tribe."""
    named = [gods[holder - 1] if holder else None for holder in holders]
    return tuple([tuple(named[at : at + codes.BONUSES]) for at in range(0, len(named), codes.BONUSES)])


def _seats(position: Position) -> tuple[SeatView, ...]:
    """What lies before the players; with dictionaries that are made anew, as anybody could change them."""
    held, cards = position.held, position.cards
    rows = zip(
        position.options.gods,
        position.power, position.temples, position.stones, position.extras, position.points, position.kept,
        range(0, len(held), codes.TRIBES),
        strict=False,
    )  # fmt: skip
    return tuple(
        [
            SeatView(
                god=god,
                power=power,
                temples=temples,
                stones=stones,
                extras=extras,
                points=points,
                kept=kept,
                tribes=dict(zip(TRIBE_NAMES, held[at : at + codes.TRIBES], strict=True)),
                cards=dict(zip(TRIBE_NAMES, cards[at : at + codes.TRIBES], strict=True)),
            )
            for god, power, temples, stones, extras, points, kept, at in rows
        ]
    )


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
