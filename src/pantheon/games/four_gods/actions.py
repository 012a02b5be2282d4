"""The actions of 4 Gods: small structs outside; codec.py turns them into ints.

A face that lies, or is to lie, is named by its terrains clockwise from the north-west, as it lies: that is face and
rotation in one. In hands and rows it is named upright (TileSet).
"""

from typing import Annotated

import msgspec

from pantheon.engine.actions import Action
from pantheon.games.four_gods.names import Cell, Colour, Corner, Face, God, Hand, Prophet, Seat, Token

Slot = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Ready(Action, frozen=True, tag="ready"):
    """Be ready for the start signal."""


class PickColour(Action, frozen=True, tag="colour"):
    """Secret gods: pick the colour of one's prophets."""

    colour: Colour


class ChooseGod(Action, frozen=True, tag="god"):
    """Choose a god."""

    god: God


class ChooseGods(Action, frozen=True, tag="gods"):
    """Two players with four gods: choose two at once."""

    god: God
    second: God


class Place(Action, frozen=True, tag="place"):
    """Lay a tile."""

    hand: Hand
    face: Face
    cell: Cell


class PlaceProphet(Action, frozen=True, tag="place-prophet"):
    """Lay a tile with a prophet on the region at a corner; he comes from a colour's reserve, or from a cell."""

    hand: Hand
    face: Face
    cell: Cell
    corner: Corner
    prophet: Prophet


class Destroy(Action, frozen=True, tag="destroy"):
    """Destroy a city with a tile; the token counts for a colour, or as the rules say."""

    hand: Hand
    face: Face
    cell: Cell
    token: Token


class DestroyProphet(Action, frozen=True, tag="destroy-prophet"):
    """Destroy a city with a tile, and put a prophet on it."""

    hand: Hand
    face: Face
    cell: Cell
    token: Token
    corner: Corner
    prophet: Prophet


class Preach(Action, frozen=True, tag="prophet"):
    """Put a prophet on the tile just laid."""

    cell: Cell
    corner: Corner
    prophet: Prophet


class Build(Action, frozen=True, tag="build"):
    """Build a city, with a prophet on it."""

    cell: Cell
    prophet: Prophet


class Discard(Action, frozen=True, tag="discard"):
    """Put a tile into a slot of the own row, with that face up."""

    hand: Hand
    slot: Slot
    face: Face


class GiveBack(Action, frozen=True, tag="give-back"):
    """The rare case: a tile goes back to the row it came from, with that face up, or into the bag."""

    hand: Hand
    face: Face


class Draw(Action, frozen=True, tag="draw"):
    """Draw from the bag."""

    count: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Flip(Action, frozen=True, tag="flip"):
    """Turn a tile of a row over; the face is the one that was up."""

    row: Seat
    slot: Slot
    face: Face


class Take(Action, frozen=True, tag="take"):
    """Take a tile out of a row; the face is the one that is up."""

    row: Seat
    slot: Slot
    face: Face
    hand: Hand


class Pass(Action, frozen=True, tag="pass"):
    """Pass, or take that back."""


class EndTurn(Action, frozen=True, tag="end-turn"):
    """Timed turns: end the own turn early."""


class Call(Action, frozen=True, tag="call"):
    """Call a tile that lies wrongly."""

    cell: Cell


class GiveUp(Action, frozen=True, tag="give-up"):
    """Choose the prophet that a penalty takes."""

    prophet: Prophet


class Leave(Action, frozen=True, tag="leave"):
    """Leave the game for good."""


class Tile(Action, frozen=True, tag="tile"):
    """Chance: a tile comes out of the bag; its number is told to nobody."""

    number: int | None


class DealtColour(Action, frozen=True, tag="dealt-colour"):
    """Chance: a colour for who picked none."""

    seat: Seat
    colour: Colour


class DealtGod(Action, frozen=True, tag="dealt-god"):
    """Chance: a secret god; None is one that the viewer may not know."""

    seat: Seat
    god: God | None


class First(Action, frozen=True, tag="first"):
    """Chance: who has the first turn."""

    seat: Seat


class GivenGod(Action, frozen=True, tag="given-god"):
    """Chance: a god for who had none at the end."""

    seat: Seat
    god: God


class Sand(Action, frozen=True, tag="sand"):
    """The sand of a turn has run out."""


class Hold(Action, frozen=True, tag="hold"):
    """A tile taken from a row was held too long."""

    seat: Seat
    hand: Hand


class Window(Action, frozen=True, tag="window"):
    """It is too late for a prophet on the tile just laid."""

    seat: Seat


class Time(Action, frozen=True, tag="time"):
    """The final phase is over."""


class Absent(Action, frozen=True, tag="absent"):
    """Silence counts as passing."""

    seat: Seat


class Forfeit(Action, frozen=True, tag="forfeit"):
    """A penalty that nobody chose a prophet for takes one."""

    seat: Seat


BY_SEATS: tuple[type[Action], ...] = (
    Ready, PickColour, ChooseGod, ChooseGods, Place, PlaceProphet, Destroy, DestroyProphet, Preach, Build,
    Discard, GiveBack, Draw, Flip, Take, Pass, EndTurn, Call, GiveUp, Leave,
)  # fmt: skip
BY_NOBODY: tuple[type[Action], ...] = (
    Tile, DealtColour, DealtGod, First, GivenGod, Sand, Hold, Window, Time, Absent, Forfeit,
)  # fmt: skip

Placing = Place | PlaceProphet | Destroy | DestroyProphet
