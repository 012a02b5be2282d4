"""Deus, as facts for everything outside its rules."""

from pantheon.engine.game import Game
from pantheon.games.deus.codec import DeusCodec
from pantheon.games.deus.deck import read_deck
from pantheon.games.deus.imagining import imagine
from pantheon.games.deus.names import SEATS
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from pantheon.games.deus.previews import carry_on
from pantheon.games.deus.sights import DeusView
from pantheon.games.deus.view import opened

_MAP_DRAWS = 100_000  # the map is drawn again while villages touch; nobody has ever waited so long
_BUILDS = 31  # of a player: five pieces of five types, and temples
_MOVES_PER_TURN = 120  # a column of five cards, each with its decisions and draws


def seat_names(options: DeusOptions) -> tuple[str, ...]:
    """Seats are called by the points of the compass, clockwise."""
    return SEATS[: options.players]


def most_moves(options: DeusOptions) -> int:
    """Builds are bounded by the pieces, and the guard bounds the rounds between them."""
    rounds = (_BUILDS * options.players + 1) * (NUMBERS.end.guard_rounds + 1)
    return _MAP_DRAWS + rounds * options.players * _MOVES_PER_TURN


def deck_in(text: str) -> tuple[str, ...]:
    """The option `deck` for the cards that a file describes; DeckError with line and reason if it describes none."""
    return read_deck(text).words()


def countable(position: Position, viewer: int | None) -> tuple[int, ...]:
    """VP are one's own business, all else that counts lies open."""
    if position.options.vp == "open":
        return tuple(range(position.players))
    return () if viewer is None else (viewer,)


GAME = Game(
    name="deus",
    title="Deus",
    designer="Sébastien Dujardin",
    publishers="Pearl Games",
    year=2014,
    realtime=False,
    options=DeusOptions,
    view=DeusView,
    start=Position,
    codec=DeusCodec,
    imagine=imagine,
    seat_names=seat_names,
    most_moves=most_moves,
    files={"deck": deck_in},
    opened=opened,
    countable=countable,
    carry_on=carry_on,
)
