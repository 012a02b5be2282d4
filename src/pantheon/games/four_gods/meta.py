"""4 Gods, as facts for everything outside its rules."""

from collections.abc import Iterator
from itertools import permutations

from pantheon.engine.game import Game
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.codec import FourGodsCodec
from pantheon.games.four_gods.imagining import imagine
from pantheon.games.four_gods.modes import toss
from pantheon.games.four_gods.names import SEATS
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.scene import Scene, opened
from pantheon.games.four_gods.sights import FourGodsView
from pantheon.games.four_gods.spelling import Spelling
from pantheon.games.four_gods.spots import TAKEN, spots_of
from pantheon.games.four_gods.tiles import read_tiles

# A command brings at most itself, two draws, and the clocks it starts: a window, two hold limits, a penalty, an
# absence for each seat.
_MOVES_PER_COMMAND = 12


def seat_names(options: FourGodsOptions) -> tuple[str, ...]:
    """Seats are called by the sides of the frame, clockwise."""
    return SEATS[options.players]


def most_moves(options: FourGodsOptions) -> int:
    """The World grows at most to all its cells and each god is chosen once; the guard bounds the commands between.

    Turns in which nobody commands anything are passes, so few of them follow each other.
    """
    progress = codes.CELLS + codes.GODS + 1
    return (progress + 1) * (options.guard + 1) * _MOVES_PER_COMMAND * options.players


def tiles_in(text: str) -> tuple[str, ...]:
    """The option `tiles` for the set that a file describes; TilesError with line and reason if it describes none."""
    return read_tiles(text).words()


def kind(action: int) -> int:
    """The verb of an action."""
    for bit in (codes.DESTROY_BIT, codes.PLACE_BIT):
        if action >> bit:
            return codes.VERBS + bit
    return action >> codes.SHIFT


def choices_of_gods() -> Iterator[int]:
    """All actions that choose a god, or two."""
    yield from ((codes.CHOOSE_GOD << codes.SHIFT) + god for god in range(codes.GODS))
    for first, second in permutations(range(codes.GODS), 2):
        yield (codes.CHOOSE_GODS << codes.SHIFT) + first * codes.GODS + second


def countable(position: Position, viewer: int | None) -> tuple[int, ...]:
    """Nobody's: while it is played the World is counted by eye, and gods may be secret."""
    del position, viewer
    return ()


GAME = Game(
    name="four-gods",
    title="4 Gods",
    designer="Christophe Boelinger",
    publishers="Ludically, Asmodee",
    year=2016,
    realtime=True,
    options=FourGodsOptions,
    view=FourGodsView,
    start=Position,
    codec=FourGodsCodec,
    imagine=imagine,
    seat_names=seat_names,
    most_moves=most_moves,
    files={"tiles": tiles_in},
    toss=toss,
    quits=frozenset({codes.LEAVE << codes.SHIFT}),
    claims=frozenset(choices_of_gods()),
    rests=frozenset({codes.PASS << codes.SHIFT, codes.END_TURN << codes.SHIFT}),
    kind=kind,
    offered=Position.offered,
    opened=opened,
    countable=countable,
    scene=Scene,
    spelling=Spelling,
    spots=spots_of,
    taken=TAKEN,
    helps=("highlight", "kingdoms", "search"),
)
