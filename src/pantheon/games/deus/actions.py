"""The actions of Deus: small structs outside; codec.py turns them into ints. Cards are named by their id."""

from typing import Annotated

import msgspec

from pantheon.engine.actions import Action, At
from pantheon.games.deus.names import God, Land, Piece, Resource, Seat, Standard

CardId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9]{1,8}$", examples=["B01"])]
Few = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Build(Action, frozen=True, tag="build"):
    """Build a card of the hand."""

    card: CardId


class Joke(Action, frozen=True, tag="joker"):
    """Lay a card of the hand face down into a column; None is a card that the viewer may not know."""

    card: CardId | None
    column: Standard


class Offer(Action, frozen=True, tag="offer"):
    """Offer a card; it lies on top and names the god."""

    card: CardId


class Add(Action, frozen=True, tag="add"):
    """Add a card to the offering, below the top one; None is one that the viewer may not know."""

    card: CardId | None


class Done(Action, frozen=True, tag="done"):
    """The offering is complete."""


class Pay(Action, frozen=True, tag="pay"):
    """Pay for a card; so many of each resource are replaced by gold."""

    wood: Few
    stone: Few
    clay: Few
    wheat: Few


class Place(Action, frozen=True, tag="place"):
    """Place the piece."""

    at: At


class Take(Action, frozen=True, tag="take"):
    """Take what a card gives."""


class Decline(Action, frozen=True, tag="decline"):
    """Decline it, or no more of it."""


class Purchase(Action, frozen=True, tag="buy"):
    """Buy a resource."""

    resource: Resource


class Vend(Action, frozen=True, tag="sell"):
    """Sell so many."""

    count: int


class VendOne(Action, frozen=True, tag="sell-one"):
    """Sell one of these; the next must be another kind."""

    resource: Resource


class Reap(Action, frozen=True, tag="harvest"):
    """Production on a land yields."""

    land: Land


class TakePiece(Action, frozen=True, tag="piece"):
    """Take a piece from the own reserve."""

    piece: Piece


class Fire(Action, frozen=True, tag="fire"):
    """Activate a card of the column, counted from the bottom."""

    card: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Send(Action, frozen=True, tag="unit"):
    """Choose the unit that moves or steals."""

    at: At


class March(Action, frozen=True, tag="move"):
    """Move it there."""

    at: At


class Rob(Action, frozen=True, tag="rob"):
    """Steal from a player."""

    seat: Seat


class Pillage(Action, frozen=True, tag="pillage"):
    """Take VP from a village."""

    at: At


class Invoke(Action, frozen=True, tag="invoke"):
    """Jupiter stands in for another god."""

    god: God


class TakeResource(Action, frozen=True, tag="resource"):
    """Take a resource from the supply."""

    resource: Resource


class Choose(Action, frozen=True, tag="choose"):
    """Choose the pieces to begin with; None are those that the viewer may not know yet."""

    ship: Few | None
    production: Few | None
    science: Few | None
    civil: Few | None
    unit: Few | None


class LaidTile(Action, frozen=True, tag="tile"):
    """Chance: which tile lies on a place of the map, both counted from 1."""

    place: int
    tile: int


class LaidFace(Action, frozen=True, tag="face"):
    """Chance: which face of it is up (1 or 2), and how it is turned."""

    place: int
    face: int
    rotation: int


class Begun(Action, frozen=True, tag="first"):
    """Chance: who begins."""

    seat: Seat


class Drawn(Action, frozen=True, tag="card"):
    """Chance: a card is drawn; None is one that the viewer may not know."""

    card: CardId | None


BY_SEATS: tuple[type[Action], ...] = (
    Build, Joke, Offer, Add, Done, Pay, Place, Take, Decline, Purchase, Vend, VendOne, Reap, TakePiece, Fire, Send,
    March, Rob, Pillage, Invoke, TakeResource, Choose,
)  # fmt: skip
BY_CHANCE: tuple[type[Action], ...] = (LaidTile, LaidFace, Begun, Drawn)
