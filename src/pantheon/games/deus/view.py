"""What a seat of Deus may know, built from scratch: others' hands, VP, jokers and buried discards are not in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from pantheon.engine.actions import At
from pantheon.games.deus import codes
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
    return _Eyes(position, seat).view()


class _Eyes:
    """One seat looking at a position."""

    def __init__(self, position: Position, seat: int | None) -> None:
        self.position, self.seat = position, seat
        self.cells = position.atlas.cells
        self.deck = position.cards

    def view(self) -> DeusView:
        position = self.position
        return DeusView(
            you=self.seat,
            options=position.options,
            phase=PHASES[position.phase],
            tiles=tuple(zip(position.tile_on, position.face_on, strict=True)),
            laid=position.laid,
            map=tuple(self.region(region) for region in range(position.regions) if self.terrain(region) is not None),
            seats=tuple(self.player(seat) for seat in range(position.players)),
            supply=dict(zip(RESOURCES, position.supply, strict=True)),
            temples=position.temples,
            deck=position.deck_size,
            discard=position.discard_size,
            top=self.card(position.top - 1) if position.top else None,
            active=SEATS[position.seat],
            starter=SEATS[position.starter],
            round=position.round,
            last_round=position.last_round,
            idle=position.idle,
            built=bool(position.built),
            stack=tuple(self.frame(at) for at in range(position.depth)),
            marched=tuple(self.cells[r] for r in range(position.regions) if position.marched >> r & 1),
            ending=ENDINGS[position.cause],
        )

    def card(self, kind: int) -> str:
        return self.deck.cards[kind].id

    def frame(self, at: int) -> tuple[int, int, int, int]:
        """What waits; the card last added to an offering is its player's business."""
        first = at * codes.FRAME
        which, one, two, three = self.position.stack[first : first + codes.FRAME]
        if which == codes.OFFERING and self.seat != self.position.seat:
            two = -1
        return which, one, two, three

    def terrain(self, region: int) -> Terrain | None:
        terrain = self.position.terrain
        return next((name for t, name in enumerate(TERRAINS) if terrain[t] >> region & 1), None)

    def region(self, region: int) -> Region:
        position = self.position
        owner = next((seat for seat in range(position.players) if self.pieces(seat, region)), None)
        terrain = self.terrain(region)
        assert terrain is not None
        return Region(
            at=self.cells[region],
            terrain=terrain,
            owner=SEATS[owner] if owner is not None else None,
            pieces=self.pieces(owner, region) if owner is not None else (),
            vp=position.village_vp[region],
            attacked=bool(position.attacked >> region & 1),
            edge=bool(position.edge >> region & 1),
        )

    def pieces(self, seat: int, region: int) -> tuple[str, ...]:
        piece = self.position.piece
        return tuple(name for k, name in enumerate(TYPE_NAMES) if piece[seat * codes.TYPES + k] >> region & 1)

    def player(self, seat: int) -> SeatView:
        position, own = self.position, seat == self.seat
        open_vp = own or position.phase == codes.OVER
        choice_hidden = position.phase == codes.CHOICE and not own
        first = seat * codes.MOST_HAND
        hand = tuple(self.card(kind) for kind in position.hand[first : first + position.hand_size[seat]])
        return SeatView(
            seat=SEATS[seat],
            gold=position.goods[seat * codes.GOODS + codes.GOLD],
            resources={name: position.goods[seat * codes.GOODS + r] for r, name in enumerate(RESOURCES)},
            vp=position.vp[seat] if open_vp else None,
            board=None if choice_hidden else self.by_type(position.board, seat),
            reserve=None if choice_hidden else self.by_type(position.reserve, seat),
            hand=hand if own else None,
            cards=position.hand_size[seat],
            columns={name: self.column(seat, colour) for colour, name in enumerate(COLOURS)},
            joker_used=bool(position.jokers >> seat & 1),
            has_chosen=bool(position.chosen >> seat & 1),
            first=self.cells[position.first[seat] - 1] if position.first[seat] else None,
        )

    def by_type(self, row: list[int], seat: int) -> dict[Piece, int]:
        return {name: row[seat * codes.STANDARD + kind] for kind, name in enumerate(PIECES)}

    def column(self, seat: int, colour: int) -> tuple[Laid, ...]:
        at = seat * codes.COLOURS + colour
        lying = self.position.column[at * codes.MOST_COLUMN : at * codes.MOST_COLUMN + self.position.height[at]]
        return tuple(self.laid(seat, number - 1) for number in lying)

    def laid(self, seat: int, card: int) -> Laid:
        if card < codes.JOKER:
            return Laid(self.card(card))
        return Laid(self.card(card - codes.JOKER) if seat == self.seat else None, joker=True)
