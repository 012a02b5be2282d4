"""Signs and colours of 4 Gods in a terminal. Every sign differs, so that nothing depends on colour."""

from dataclasses import dataclass
from typing import TextIO

from rich.style import Style

from pantheon.cli.glyphs import INK, can_carry


@dataclass(frozen=True, kw_only=True)
class Glyphs:
    """One sign for each thing; all of them one column wide."""

    terrains: tuple[str, str]  # sea, plain, forest, mountain; then those of a second region of the same terrain
    city: str
    wall: str  # fills a safe city
    prophet: str
    razed: str
    lost: str
    hand: str
    turn: str
    dot: str
    frame: str  # horizontal, vertical, and the four corners clockwise from the north-west


FINE = Glyphs(
    terrains=("~.♣▲", "≈:♠△"),
    city="⌂",
    wall="■",
    prophet="♟",
    razed="×",
    lost="†",
    hand="▪",
    turn="▶",
    dot="·",
    frame="─│┌┐┘└",
)
PLAIN = Glyphs(
    terrains=("~.%^", "=:&/"),
    city="C",
    wall="#",
    prophet="P",
    razed="x",
    lost="+",
    hand="*",
    turn=">",
    dot="-",
    frame="-|++++",
)
LETTERS = {"blue": "B", "yellow": "Y", "green": "G", "gray": "A"}  # of prophets; gray must not look like green


def glyphs_for(stream: TextIO) -> Glyphs:
    """The fine signs, unless the stream cannot carry them."""
    signs = ("".join(value) for value in vars(FINE).values())
    return FINE if can_carry(stream, signs) else PLAIN


# Ground and ink of each terrain; every other tile is a shade lighter, so that their borders can be seen.
_GROUND = (("#1f4e79", "#265a8a"), ("#c9ad5a", "#d4ba6c"), ("#285c36", "#306a40"), ("#6b6259", "#776e64"))
_DRAWN = ("#7fb2e0", "#8a6f22", "#7cc48b", "#cfc6bb")
_CHIPS = {"blue": "#6bb8f5", "yellow": "#ffe14a", "green": "#63e68c", "gray": "#e4e4e4"}
_NAMES = {"blue": "#3a8fd6", "yellow": "#bf9f1f", "green": "#2aa35a", "gray": "#8f8f8f"}
CITY = Style(color=INK, bgcolor="#efe3cf", bold=True)


def terrain_style(terrain: int, shade: int = 0) -> Style:
    """A terrain on a tile."""
    return Style(color=_DRAWN[terrain], bgcolor=_GROUND[terrain][shade])


def letter_style(terrain: int) -> Style:
    """A terrain's letter in the name of a face."""
    return Style(color="#1d1a16" if terrain == 1 else "#ffffff", bgcolor=_GROUND[terrain][0])


def chip_style(colour: str) -> Style:
    """A prophet."""
    return Style(color=INK, bgcolor=_CHIPS[colour], bold=True)


def colour_style(colour: str) -> Style:
    """A colour's name in running text."""
    return Style(color=_NAMES[colour], bold=True)
