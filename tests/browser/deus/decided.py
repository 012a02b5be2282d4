"""One moment of a game for each kind of decision that Deus knows."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from pantheon.bots import make_bot
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.match import Match
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games.deus import codes
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.view import _WAITING as WAITING

MOST_GAMES = 40
BY_ITSELF = {"", "firing", "drawing", "refilling", "ending"}
# It takes four villages next to one's units; the panel is that of a move.
RARE = {"ransacking"}
KINDS = tuple(what for what in WAITING if what not in BY_ITSELF | RARE)


@dataclass(frozen=True)
class Asked:
    """Somebody is asked: in this game, after so many moves, from this seat; how many answers there are."""

    record: str
    moves: int
    seat: int
    answers: int


@cache
def asked(options: DeusOptions) -> dict[str, Asked]:
    """By kind of decision one of those with most answers in some games that are played at random."""
    found: dict[str, Asked] = {}
    for word in range(MOST_GAMES):
        for what, one in _of_game(options, f"asked {word}"):
            if what not in found or one.answers > found[what].answers:
                found[what] = one
        if word >= 3 and set(found) >= set(KINDS):
            return found
    raise AssertionError(f"nobody is ever asked: {set(KINDS) - set(found)}")


def _of_game(options: DeusOptions, word: str) -> Iterator[tuple[str, Asked]]:
    seed = chosen_seed(word)
    match = Match(GAME, options, Dice(seed))
    bot = make_bot("random", GAME, Random(word))
    found = []
    while not match.position.over:
        position = match.position
        [seat, *_] = position.to_act()
        legal = position.legal(seat)
        if legal[0] >> codes.SHIFT != codes.CHOOSE:
            found.append((position.view(None).pending[0].what, len(match.moves), seat, len(legal)))
        number = bot.choose(position.view(seat), legal)
        assert number is not None
        match.play(seat, number)
    names = tuple(f"Bot {seat}" for seat in range(options.players))
    record = write_record(GAME, record_of(header_for(GAME, options, names, seed, chosen=True), match, seed))
    for what, moves, seat, answers in found:
        yield what, Asked(record, moves, seat, answers)
