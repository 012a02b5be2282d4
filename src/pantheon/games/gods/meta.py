"""Gods, as facts for everything outside its rules."""

from pantheon.engine.game import Game
from pantheon.games.gods.actions import GodsCodec
from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.options import GodsOptions
from pantheon.games.gods.position import Position
from pantheon.games.gods.view import GodsView, imagine

# One turn: two basic actions and one for each extra action; an action takes three decisions at most (whirlwind, lift,
# set) or five (a temple and four stones); a refill draws up to three hexes.
_MOVES_PER_TURN = 5 * (NUMBERS.turn.actions + 3) + 2 * 3 + 3


def seat_names(options: GodsOptions) -> tuple[str, ...]:
    """Seats are called by their gods."""
    return options.gods


def most_moves(options: GodsOptions) -> int:
    """Every hex that leaves bag, display or supply is progress; the guard bounds the turns between (2005).

    In 2001 every turn uses up the display faster than the stack can refill it, so turns are bounded by the stack.
    """
    edition = NUMBERS.editions[options.edition]
    progress = sum(edition.hexes.values()) + edition.temples_per_god * options.players
    idle = edition.guard_turns_per_player * options.players or 2
    return (progress + 1) * (idle + 1) * _MOVES_PER_TURN


GAME = Game(
    name="gods",
    title="Gods",
    designer="Michael Schacht",
    publishers="Spiele aus Timbuktu",
    year=2005,
    realtime=False,
    secrets=False,
    options=GodsOptions,
    view=GodsView,
    start=Position,
    codec=GodsCodec,
    imagine=imagine,
    seat_names=seat_names,
    most_moves=most_moves,
)
