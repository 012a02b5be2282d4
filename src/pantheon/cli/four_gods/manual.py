"""The help inside a game of 4 Gods: commands and signs."""

from rich.text import Text

from pantheon.cli.four_gods import panel
from pantheon.cli.four_gods.glyphs import LETTERS, Glyphs, chip_style
from pantheon.cli.four_gods.tiles import SMALL, city, named_face, tile
from pantheon.cli.glyphs import STRONG
from pantheon.cli.language import current, say
from pantheon.cli.layout import flow
from pantheon.cli.table import TIMED
from pantheon.games.four_gods.options import FourGodsOptions

_EXAMPLE = "SFMM"


def lines(width: int, glyphs: Glyphs, options: FourGodsOptions, pace: float, commitment: str) -> list[Text]:
    """How to play at the terminal, what the signs mean, and what the seed can be checked against."""
    colours = [
        Text().append(f"({letter})", chip_style(colour)).append(f" {current().word('colour', colour)}")
        for colour, letter in LETTERS.items()
    ]
    if options.turns == TIMED:
        time = say("four-gods-manual-timed", seconds=options.turn)
    else:
        time = say("four-gods-manual-together", seconds=f"{pace:g}")
    calls = say("four-gods-manual-calls") if options.mistakes != "enforced" else ""
    example = zip(tile(_EXAMPLE, SMALL, glyphs), city("blue", True, SMALL, glyphs), strict=True)
    pictures = [Text("  ") + left + Text("   ") + right for left, right in example]
    words = say("four-gods-manual-example", face=_EXAMPLE)
    pictures[0] += Text("   ") + named_face(_EXAMPLE)
    return [
        *(Text(line) for line in say("four-gods-manual").splitlines()),
        *(Text(line) for line in time.splitlines()),
        *(Text(line) for line in calls.splitlines()),
        Text(say("cli-manual-signs"), STRONG),
        *pictures,
        *(Text(line) for line in words.splitlines()),
        *flow(colours, width),
        *flow(panel.legend(glyphs), width),
        Text(say("cli-manual-commitment"), STRONG),
        Text(commitment),
    ]
