"""Signs and colours of Gods in a terminal. Every sign differs, so that nothing depends on colour."""

from dataclasses import dataclass
from typing import TextIO

from rich.style import Style

from pantheon.cli.glyphs import INK, PAPER, can_carry


@dataclass(frozen=True, kw_only=True)
class Glyphs:
    """One sign for each thing; all of them one column wide."""

    gods: dict[str, str]
    tribes: dict[str, str]  # huts: round, long, on stilts, tent
    hexes: dict[str, str]
    temple: tuple[str, str]  # stand left and right of the god's sign
    power: str
    temples: str
    stones: str
    extras: str
    nation: str
    token: str
    turn: str
    dot: str
    till: str
    rise: str  # the edges of a hex
    fall: str
    wall: str
    marked_wall: str  # of the hexes that were touched last

    def hex(self, name: str) -> str:
        """The sign of a hex of the bag."""
        return self.tribes.get(name) or self.hexes[name]


FINE = Glyphs(
    gods={"crimson": "☼", "gold": "◉", "azure": "@", "jade": "✿"},
    tribes={"green": "∩", "blue": "▬", "violet": "π", "orange": "Λ"},
    hexes={"desert": "░", "decline": "▼", "whirlwind": "§", "extra": "+", "game_end": "Ω"},
    temple=("[", "]"),
    power="◆",
    temples="⌂",
    stones="●",
    extras="+",
    nation="★",
    token="°",
    turn="▶",
    dot="·",
    till="…",
    rise="╱",
    fall="╲",
    wall="│",
    marked_wall="┃",
)
PLAIN = Glyphs(
    gods={"crimson": "*", "gold": "O", "azure": "@", "jade": "%"},
    tribes={"green": "n", "blue": "=", "violet": "H", "orange": "A"},
    hexes={"desert": ":", "decline": "v", "whirlwind": "$", "extra": "+", "game_end": "X"},
    temple=("[", "]"),
    power="P",
    temples="T",
    stones="S",
    extras="+",
    nation="!",
    token="'",
    turn=">",
    dot="-",
    till="..",
    rise="/",
    fall="\\",
    wall="|",
    marked_wall="#",
)


def glyphs_for(stream: TextIO) -> Glyphs:
    """The fine signs, unless the stream cannot carry them."""
    signs = ("".join(value.values() if isinstance(value, dict) else value) for value in vars(FINE).values())
    return FINE if can_carry(stream, signs) else PLAIN


GODS = {"crimson": "#d64560", "gold": "#bf8f1f", "azure": "#3a8fd6", "jade": "#2aa37a"}
CHIPS = {"crimson": "#e2566f", "gold": "#f0c245", "azure": "#6bb8f5", "jade": "#54d3a4"}
TRIBES = {"green": "#2f6b3c", "blue": "#2b4f8c", "violet": "#67408a", "orange": "#9a4f16"}
TRIBE_NAMES = {"green": "#4f9a5c", "blue": "#5b86c9", "violet": "#9a6fc4", "orange": "#d07b35"}
DESERT = Style(color="#6f5b2b", bgcolor="#d9c48c")
DECLINE = Style(color="#c9c2b8", bgcolor="#3b3733", bold=True)


def god_style(god: str) -> Style:
    """A god's name or sign in running text."""
    return Style(color=GODS[god], bold=True)


def chip_style(god: str) -> Style:
    """A god's stone or temple on the map."""
    return Style(color=INK, bgcolor=CHIPS[god], bold=True)


def tribe_style(tribe: str) -> Style:
    """A tribe on the map."""
    return Style(color=PAPER, bgcolor=TRIBES[tribe], bold=True)


def hex_style(name: str) -> Style:
    """A hex of the bag in running text."""
    return Style(color=TRIBE_NAMES.get(name), bold=name in TRIBE_NAMES)
