"""What a seat of Deus may know: others' hands, VP, jokers and buried discards are not in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from pantheon.engine.actions import At
from pantheon.games.deus import codes
from pantheon.games.deus.atlas import Atlas
from pantheon.games.deus.deck import Deck
from pantheon.games.deus.names import (
    COLOURS,
    PIECES,
    RESOURCES,
    SEATS,
    TERRAINS,
    Colour,
    Piece,
    Resource,
    Seat,
    Terrain,
)
from pantheon.games.deus.options import DeusOptions

if TYPE_CHECKING:
    from pantheon.games.deus.position import Position

PHASES = ("tiles", "faces", "first", "choice", "deal", "play", "over")
ENDINGS = ("", "temples", "villages", "no-builds")
TYPE_NAMES = (*PIECES, "temple")
_PLACES = codes.COLOURS * codes.MOST_COLUMN  # in the columns of a seat
_FACE_DOWN = codes.JOKER  # in a column: a joker of somebody else; no card has that number


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A region of the map: who occupies it with what; a village has VP and may have been attacked."""

    at: At
    terrain: Terrain
    owner: Seat | None
    pieces: tuple[str, ...]
    vp: int
    attacked: bool
    edge: bool


class Laid(msgspec.Struct, frozen=True):
    """A card in a column; a joker's face is known to its owner only."""

    card: str | None
    joker: bool = False


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
    """A whole table of Deus as one seat sees it; `tiles` are tile, face and rotation on each place."""

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


def view_of(position: Position, seat: int | None) -> DeusView:
    """The view of a seat; None is a spectator."""
    atlas, deck = position.atlas, position.cards
    terrain, piece, village_vp = position.terrain, position.piece, position.village_vp
    return DeusView(
        you=seat,
        options=position.options,
        phase=PHASES[position.phase],
        tiles=tuple(zip(position.tile_on, position.face_on, strict=True)),
        laid=position.laid,
        map=_map(atlas, tuple(terrain), tuple(piece), tuple(village_vp), position.attacked),
        seats=_Eyes(position, seat).players(),
        supply=dict(zip(RESOURCES, position.supply, strict=True)),
        temples=position.temples,
        deck=position.deck_size,
        discard=position.discard_size,
        top=deck.cards[position.top - 1].id if position.top else None,
        active=SEATS[position.seat],
        starter=SEATS[position.starter],
        round=position.round,
        last_round=position.last_round,
        idle=position.idle,
        built=bool(position.built),
        stack=_stack(position, seat),
        marched=tuple([atlas.cells[region] for region in _ones(position.marched)]),
        ending=ENDINGS[position.cause],
    )


def _stack(position: Position, seat: int | None) -> tuple[tuple[int, int, int, int], ...]:
    """What waits; the card last added to an offering is its player's business."""
    numbers = iter(position.stack[: position.depth * codes.FRAME])
    frames = zip(numbers, numbers, numbers, numbers, strict=True)
    if seat == position.seat:
        return tuple(frames)
    return tuple([(which, one, -1 if which == codes.OFFERING else two, three) for which, one, two, three in frames])


class _Eyes:
    """One seat looking at the players. It reads each row once: compiled, every reading copies the row."""

    def __init__(self, position: Position, seat: int | None) -> None:
        self.position, self.seat = position, seat
        self.phase, self.jokers, self.chosen = position.phase, position.jokers, position.chosen
        self.goods, self.vp, self.first = position.goods, position.vp, position.first
        self.board, self.reserve = position.board, position.reserve
        self.hand, self.hand_size = position.hand, position.hand_size
        self.column, self.height = position.column, position.height

    def players(self) -> tuple[SeatView, ...]:
        return tuple([self.player(seat) for seat in range(self.position.players)])

    def player(self, seat: int) -> SeatView:
        """A player; with dictionaries of his own, as anybody could change them."""
        own, goods = seat == self.seat, seat * codes.GOODS
        pieces = slice(seat * codes.STANDARD, (seat + 1) * codes.STANDARD)
        choice_hidden = self.phase == codes.CHOICE and not own
        return SeatView(
            seat=SEATS[seat],
            gold=self.goods[goods + codes.GOLD],
            resources=dict(zip(RESOURCES, self.goods[goods : goods + codes.RESOURCES], strict=True)),
            vp=self.vp[seat] if own or self.phase == codes.OVER else None,
            board=None if choice_hidden else dict(zip(PIECES, self.board[pieces], strict=True)),
            reserve=None if choice_hidden else dict(zip(PIECES, self.reserve[pieces], strict=True)),
            hand=self.cards_in_hand(seat) if own else None,
            cards=self.hand_size[seat],
            columns=dict(zip(COLOURS, self.columns(seat, own), strict=True)),
            joker_used=bool(self.jokers >> seat & 1),
            has_chosen=bool(self.chosen >> seat & 1),
            first=self.position.atlas.cells[self.first[seat] - 1] if self.first[seat] else None,
        )

    def cards_in_hand(self, seat: int) -> tuple[str, ...]:
        first, cards = seat * codes.MOST_HAND, self.position.cards.cards
        return tuple([cards[kind].id for kind in self.hand[first : first + self.hand_size[seat]]])

    def columns(self, seat: int, own: bool) -> tuple[tuple[Laid, ...], ...]:
        """The columns by colour; of the jokers of others not even the memory below is told the faces."""
        lying = self.column[seat * _PLACES : (seat + 1) * _PLACES]
        if not own and max(lying) > codes.JOKER:
            lying = [min(number, _FACE_DOWN) for number in lying]
        heights = self.height[seat * codes.COLOURS : (seat + 1) * codes.COLOURS]
        return _columns(self.position.cards, tuple(lying), tuple(heights))


# --- parts that seldom change -------------------------------------------------------------------------------------
# Most of a view is as it was a move ago, and the same for all who look. What follows are functions of nothing but
# their arguments, and what they remember is frozen: it may be shared by any number of views.


@lru_cache(maxsize=1 << 8)
def _map(
    atlas: Atlas, terrain: tuple[int, ...], piece: tuple[int, ...], village_vp: tuple[int, ...], attacked: int
) -> tuple[Region, ...]:
    """The regions that lie already; `piece` has the regions of each type of each seat."""
    regions = range(len(atlas.cells))
    kinds, held = [-1] * len(regions), [0] * len(regions)
    for kind, bits in enumerate(terrain):
        for region in _ones(bits):
            kinds[region] = kind
    for of_seat, bits in enumerate(piece):
        for region in _ones(bits):
            held[region] |= 1 << of_seat
    return tuple(
        [
            _region(atlas, region, kinds[region], held[region], village_vp[region], attacked >> region & 1)
            for region in regions
            if kinds[region] >= 0
        ]
    )


@lru_cache(maxsize=1 << 13)
def _region(atlas: Atlas, region: int, terrain: int, held: int, vp: int, attacked: int) -> Region:
    """A region; `held` are the pieces on it, as bits: all types of the first seat, of the second, and so on."""
    seat = ((held & -held).bit_length() - 1) // codes.TYPES if held else 0
    types = held >> seat * codes.TYPES & (1 << codes.TYPES) - 1
    return Region(
        at=atlas.cells[region],
        terrain=TERRAINS[terrain],
        owner=SEATS[seat] if held else None,
        pieces=tuple([TYPE_NAMES[kind] for kind in _ones(types)]),
        vp=vp,
        attacked=bool(attacked),
        edge=bool(atlas.edge >> region & 1),
    )


@lru_cache(maxsize=1 << 10)
def _columns(deck: Deck, lying: tuple[int, ...], heights: tuple[int, ...]) -> tuple[tuple[Laid, ...], ...]:
    """The columns of a seat by colour, bottom first."""
    firsts = range(0, _PLACES, codes.MOST_COLUMN)
    return tuple(
        [
            tuple([_laid(deck, number) for number in lying[first : first + height]])
            for first, height in zip(firsts, heights, strict=True)
        ]
    )


def _laid(deck: Deck, number: int) -> Laid:
    """A card in a column: 1 + its kind, and JOKER if it lies face down."""
    if number == _FACE_DOWN:
        return Laid(None, joker=True)
    return Laid(deck.cards[(number - 1) % codes.JOKER].id, joker=number > codes.JOKER)


def _ones(bits: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
