"""What a seat of Deus may know: others' hands, VP, jokers and buried discards are not in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pantheon.games.deus import codes
from pantheon.games.deus.atlas import Atlas
from pantheon.games.deus.deck import Deck
from pantheon.games.deus.names import COLOURS, PIECES, RESOURCES, SEATS, TERRAINS
from pantheon.games.deus.sights import DeusView, Laid, Pending, Region, SeatView, Village

if TYPE_CHECKING:
    from pantheon.games.deus.position import Position

PHASES = ("tiles", "faces", "first", "choice", "deal", "play", "over")
ENDINGS = ("", "temples", "villages", "no-builds")
TYPE_NAMES = (*PIECES, "temple")
# What waits, by its code.
_WAITING = (
    "", "turn", "paying", "placing", "firing", "asking", "buying", "selling", "selling-different", "harvesting",
    "taking-pieces", "activating", "choosing-unit", "moving", "robbing", "ransacking", "offering", "choosing-god",
    "taking-resources", "drawing", "refilling", "ending",
)  # fmt: skip
_LEFT_FIRST = (codes.TAKING_PIECES, codes.OFFERING, codes.CHOOSING_GOD, codes.TAKING_RESOURCES, codes.DRAWING)
_LEFT_SECOND = (codes.BUYING, codes.SELLING_DIFFERENT, codes.CHOOSING_UNIT, codes.MOVING, codes.RANSACKING)
_REGION = {codes.MOVING: 3, codes.ROBBING: 2}  # where a frame has the region of a unit
_PLACES = codes.COLOURS * codes.MOST_COLUMN  # in the columns of a seat
_FACE_DOWN = codes.JOKER  # in a column: a joker of somebody else; no card has that number


def opened(position: Position, seat: int | None) -> DeusView:
    """Return what a seat sees of a game that is over for good: everything that lies on the table or in a hand."""
    return view_of(position, seat, whole=True)


def view_of(position: Position, seat: int | None, *, whole: bool = False) -> DeusView:
    """The view of a seat; None is a spectator. The whole of it hides nothing."""
    stack = _stack(position, seat, whole)
    atlas, deck = position.atlas, position.cards
    terrain, piece, village_vp = position.terrain, position.piece, position.village_vp
    return DeusView(
        you=seat,
        options=position.options,
        phase=PHASES[position.phase],
        tiles=tuple(zip(position.tile_on, position.face_on, strict=True)),
        laid=position.laid,
        map=_map(atlas, tuple(terrain), tuple(piece), tuple(village_vp), position.attacked),
        seats=_Eyes(position, seat, whole).players(),
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
        stack=stack,
        marched=tuple([atlas.cells[region] for region in _ones(position.marched)]),
        ending=ENDINGS[position.cause],
        told=tuple(position.told[: position.players]),
        pending=tuple([_pending(position, frame) for frame in reversed(stack)]),
        villages=tuple([_village(atlas, region, position.siege(region)) for region in _ones(terrain[codes.VILLAGE])]),
    )


def _pending(position: Position, frame: tuple[int, int, int, int]) -> Pending:
    """A frame of the stack in words; what only its player may know is not in it."""
    which, one, two, three = frame
    if which == codes.FIRING:
        return Pending(what=_WAITING[which], column=COLOURS[one], left=three - two)
    if which == codes.PLACING:
        return Pending(what=_WAITING[which], piece=TYPE_NAMES[one])
    asks = codes.PAYING <= which <= codes.RANSACKING and which not in _LEFT_FIRST
    at = _REGION.get(which)
    return Pending(
        what=_WAITING[which],
        card=position.cards.cards[one].id if asks else None,
        left=one if which in _LEFT_FIRST else two if which in _LEFT_SECOND else 0,
        at=position.atlas.cells[frame[at]] if at is not None else None,
    )


def _stack(position: Position, seat: int | None, whole: bool) -> tuple[tuple[int, int, int, int], ...]:
    """What waits; the card last added to an offering is its player's business."""
    numbers = iter(position.stack[: position.depth * codes.FRAME])
    frames = zip(numbers, numbers, numbers, numbers, strict=True)
    if whole or seat == position.seat:
        return tuple(frames)
    return tuple([(which, one, -1 if which == codes.OFFERING else two, three) for which, one, two, three in frames])


class _Eyes:
    """One seat looking at the players. It reads each row once: compiled, every reading copies the row."""

    def __init__(self, position: Position, seat: int | None, whole: bool) -> None:
        self.position, self.seat, self.whole = position, seat, whole
        self.phase, self.jokers, self.chosen = position.phase, position.jokers, position.chosen
        self.goods, self.vp, self.first = position.goods, position.vp, position.first
        self.board, self.reserve = position.board, position.reserve
        self.hand, self.hand_size = position.hand, position.hand_size
        self.column, self.height = position.column, position.height
        self.vp_shown = self.phase == codes.OVER or position.options.vp == "open"

    def players(self) -> tuple[SeatView, ...]:
        return tuple([self.player(seat) for seat in range(self.position.players)])

    def player(self, seat: int) -> SeatView:
        """A player; with dictionaries of his own, as anybody could change them."""
        own, goods = self.whole or seat == self.seat, seat * codes.GOODS
        pieces = slice(seat * codes.STANDARD, (seat + 1) * codes.STANDARD)
        choice_hidden = self.phase == codes.CHOICE and not own
        return SeatView(
            seat=SEATS[seat],
            gold=self.goods[goods + codes.GOLD],
            resources=dict(zip(RESOURCES, self.goods[goods : goods + codes.RESOURCES], strict=True)),
            vp=self.vp[seat] if own or self.vp_shown else None,
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


@lru_cache(maxsize=1 << 12)
def _village(atlas: Atlas, region: int, siege: tuple[int, tuple[int, ...], tuple[int, ...], int]) -> Village:
    """How a village stands (Position.siege)."""
    free, units, buildings, leaders = siege
    names = tuple([SEATS[seat] for seat in _ones(leaders)])
    return Village(at=atlas.cells[region], free=free, units=units, buildings=buildings, leaders=names)


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
