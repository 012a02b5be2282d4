"""What seats, colours, gods and cells are called in commands, views and records."""

from typing import Annotated, Literal

import msgspec

from pantheon.games.four_gods import codes

Seat = Literal["south", "west", "north", "east"]
Colour = Literal["blue", "yellow", "green", "gray"]
God = Literal["merfolk", "humans", "elves", "dwarves"]
Hand = Literal["left", "right"]
Corner = Literal["NW", "NE", "SE", "SW"]
Cell = Annotated[str, msgspec.Meta(pattern="^[a-h][1-8]$", examples=["c4"])]
Face = Annotated[str, msgspec.Meta(pattern=r"^[SPFM]{4}(\.[0-3]{4})?$", examples=["MPPF"])]
Prophet = Annotated[str, msgspec.Meta(pattern="^(blue|yellow|green|gray|[a-h][1-8])$", examples=["blue", "c4"])]
Token = Literal["own", "blue", "yellow", "green", "gray"]

SEATS: dict[int, tuple[Seat, ...]] = {  # by players; clockwise
    2: ("south", "north"),
    3: ("south", "west", "north"),
    4: ("south", "west", "north", "east"),
}
COLOURS: tuple[Colour, ...] = ("blue", "yellow", "green", "gray")
GODS: tuple[God, ...] = ("merfolk", "humans", "elves", "dwarves")
TERRAINS = ("sea", "plain", "forest", "mountain")  # a god, its colour and its terrain have one number
HANDS: tuple[Hand, ...] = ("left", "right")
CORNERS: tuple[Corner, ...] = ("NW", "NE", "SE", "SW")
COLUMNS = "abcdefgh"
CELLS = tuple(f"{COLUMNS[cell % codes.SIDE]}{cell // codes.SIDE + 1}" for cell in range(codes.CELLS))
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELLS)}


def prophet_name(who: int) -> str:
    """A prophet by where he comes from: his colour's reserve, or a cell."""
    return COLOURS[who] if who < codes.COLOURS else CELLS[who - codes.COLOURS]


def prophet_number(name: str) -> int:
    """The inverse of `prophet_name`."""
    return COLOURS.index(name) if name in COLOURS else codes.COLOURS + CELL_NUMBERS[name]
