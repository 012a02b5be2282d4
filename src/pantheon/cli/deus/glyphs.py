"""Signs and colours of Deus in a terminal. Every sign differs, so that nothing depends on colour.

A piece has the letter of its cards' colour in our deck (B01 is blue and brings a ship, B), and a resource has the
sign of the land that yields it.
"""

from dataclasses import dataclass
from typing import TextIO

from rich.style import Style

from pantheon.cli.glyphs import INK, PAPER, can_carry
from pantheon.games.deus.names import LANDS, RESOURCES

LETTERS = {"ship": "B", "production": "G", "science": "Y", "civil": "N", "unit": "R", "temple": "T"}
COLUMN_LETTERS = {"blue": "B", "green": "G", "yellow": "Y", "brown": "N", "red": "R", "temple": "T"}


@dataclass(frozen=True, kw_only=True)
class Glyphs:
    """One sign for each thing; all of them one column wide."""

    seats: dict[str, str]  # compass points
    terrains: dict[str, str]
    gold: str
    vp: str
    edge: str  # of an empty region at the edge of the map
    fee: str  # of a region that costs VP
    attacked: str  # of a village that is barbarian no more
    all: str  # of a region with every piece it can hold
    turn: str
    dot: str
    bar: str  # between columns of cards
    rise: str  # the edges of a hex
    fall: str
    wall: str
    marked_wall: str  # of what was touched last

    def good(self, name: str) -> str:
        """The sign of a resource, of gold or of VP."""
        if name in RESOURCES:
            return self.terrains[LANDS[RESOURCES.index(name)]]
        return self.gold if name == "gold" else self.vp


FINE = Glyphs(
    seats={"north": "↑", "east": "→", "south": "↓", "west": "←"},
    terrains={"forest": "♣", "mountain": "▲", "swamp": "ψ", "field": "≡", "sea": "≈", "village": "⌂"},
    gold="●",
    vp="★",
    edge="°",
    fee="!",
    attacked="†",
    all="×",
    turn="»",
    dot="·",
    bar="│",
    rise="╱",
    fall="╲",
    wall="│",
    marked_wall="┃",
)
PLAIN = Glyphs(
    seats={"north": "^", "east": ">", "south": "v", "west": "<"},
    terrains={"forest": "&", "mountain": "A", "swamp": "%", "field": "=", "sea": "~", "village": "@"},
    gold="$",
    vp="+",
    edge="'",
    fee="!",
    attacked="x",
    all="*",
    turn=":",
    dot="-",
    bar="|",
    rise="/",
    fall="\\",
    wall="|",
    marked_wall="#",
)


def glyphs_for(stream: TextIO) -> Glyphs:
    """The fine signs, unless the stream cannot carry them."""
    signs = ("".join(value.values() if isinstance(value, dict) else value) for value in vars(FINE).values())
    return FINE if can_carry(stream, signs) else PLAIN


SEATS = {"north": "#d64560", "east": "#3a8fd6", "south": "#bf8f1f", "west": "#9a6fc4"}
CHIPS = {"north": "#f08a9b", "east": "#7fc2f7", "south": "#f0c245", "west": "#c9a6ea"}
GROUNDS = {
    "forest": "#2f6b3c", "mountain": "#5f5a55", "swamp": "#6b4a2a", "field": "#7a6410", "sea": "#2b4f8c",
    "village": "#7d2f2a",
}  # fmt: skip
COLUMNS = {
    "blue": "#5b86c9", "green": "#4f9a5c", "yellow": "#c9a227", "brown": "#a9744a", "red": "#d0564a",
    "temple": "#9a8fb0",
}  # fmt: skip
GOODS = {"wood": "#4f9a5c", "stone": "#9a938b", "clay": "#b0764a", "wheat": "#c9a227", "gold": "#d9b02f"}


def seat_style(seat: str) -> Style:
    """A player's name or sign in running text."""
    return Style(color=SEATS[seat], bold=True)


def chip_style(seat: str) -> Style:
    """A player's pieces on the map."""
    return Style(color=INK, bgcolor=CHIPS[seat], bold=True)


def ground_style(terrain: str) -> Style:
    """A region of the map."""
    return Style(color=PAPER, bgcolor=GROUNDS[terrain], bold=True)


def column_style(colour: str) -> Style:
    """A card in running text."""
    return Style(color=COLUMNS[colour], bold=True)


def good_style(good: str) -> Style:
    """A resource, gold or VP in running text."""
    return Style(color=GOODS.get(good), bold=True)
