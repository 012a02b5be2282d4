"""The help inside a game: commands and signs."""

from rich.text import Text

from pantheon.cli.glyphs import STRONG
from pantheon.cli.gods import panel
from pantheon.cli.gods.glyphs import Glyphs, god_style, hex_style
from pantheon.cli.language import current, say
from pantheon.cli.layout import flow


def lines(width: int, glyphs: Glyphs, commitment: str) -> list[Text]:
    """How to play at the terminal, what the signs mean, and what the seed can be checked against."""
    gods = [Text(f"{sign} {current().word('god', god)}", god_style(god)) for god, sign in glyphs.gods.items()]
    hexes = [
        Text.assemble((sign, hex_style(name)), f" {current().word('hex', name)}")
        for name, sign in (glyphs.tribes | glyphs.hexes).items()
    ]
    left, right = glyphs.temple
    sun = glyphs.gods["crimson"]
    facts = {
        "temple": left + sun + right,
        "tribe": f"{glyphs.tribes['green']} {sun}",
        "marked": glyphs.marked_wall,
    }
    return [
        *(Text(line) for line in say("cli-manual").splitlines()),
        Text(say("cli-manual-signs"), STRONG),
        *flow(gods, width),
        *flow(hexes, width),
        *(Text(line) for line in say("cli-manual-map", **facts).splitlines()),
        *flow(panel.legend(glyphs), width),
        Text(say("cli-manual-commitment"), STRONG),
        Text(commitment),
    ]
