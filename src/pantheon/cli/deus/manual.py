"""The help inside a game of Deus: commands and signs."""

from rich.text import Text

from pantheon.cli.deus import panel
from pantheon.cli.deus.glyphs import Glyphs, seat_style
from pantheon.cli.deus.words import seat_word
from pantheon.cli.glyphs import STRONG
from pantheon.cli.language import say
from pantheon.cli.layout import flow
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.options import DeusOptions


def lines(width: int, glyphs: Glyphs, options: DeusOptions, commitment: str) -> list[Text]:
    """How to play at the terminal, what the signs mean, and what the seed can be checked against."""
    seats = [Text(f"{sign} {seat_word(seat)}", seat_style(seat)) for seat, sign in glyphs.seats.items()]
    rules = say(
        "cli-deus-manual-rules",
        gold=NUMBERS.build.gold_for_resource,
        vp=NUMBERS.build.edge_vp,
        fee=glyphs.fee,
        refill=NUMBERS.hand.refill,
    )
    joker = say("cli-deus-manual-joker").splitlines() if options.joker else []
    return [
        *(Text(line) for line in say("cli-deus-manual").splitlines()),
        *(Text(line) for line in rules.splitlines()),
        *(Text(line) for line in joker),
        Text(say("cli-manual-signs"), STRONG),
        *flow(seats, width),
        *flow(panel.legend(glyphs), width),
        Text(say("cli-manual-commitment"), STRONG),
        Text(commitment),
    ]
