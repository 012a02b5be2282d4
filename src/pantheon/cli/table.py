"""Setting a table: options, seats, bots, the seed, and the record that is kept of it."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from pantheon.bots import Bot, bot_names, check_bot, make_bot
from pantheon.cli.files import write_text
from pantheon.cli.language import say
from pantheon.engine.chance import SEED_BYTES, Dice, chosen_seed
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game, Position
from pantheon.engine.match import Match, Move
from pantheon.engine.options import describe, read_options
from pantheon.engine.record import Header, header_for, record_of, write_record
from pantheon.naming import coded, god_code

HUMAN = "human"
TIMED = "timed"  # of the option `turns`
PACE = 6.0  # seconds between two commands of a bot, where games run in time
FAVOURITE = "greedy"  # the bot that plays and gives hints where nobody asks for another


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What somebody typed on the command line."""

    players: int | None
    humans: int
    bots: Sequence[str]
    seed: str | None
    options: Sequence[str]
    gods: Sequence[str] = ()
    save: Path | None = None
    timed: bool = False
    toss: bool = False
    data: Mapping[str, Sequence[str]] = field(default_factory=dict)  # options that came from files
    pace: float | None = None


@dataclass(kw_only=True)
class Table:
    """A game in progress and everything around it."""

    game: Game
    match: Match
    made: list[tuple[Position, Move]]  # moves nobody has been told of yet, with the position before each
    header: Header
    seed: bytes
    bots: dict[int, Bot]
    save: Path | None
    pace: float = PACE
    rng: Random = field(default_factory=Random)  # for what is no part of the rules, like how long a bot thinks

    def write(self, path: Path) -> None:
        """Write the record as it stands."""
        write_text(path, write_record(self.game, record_of(self.header, self.match, self.seed)))


def set_table(game: Game, wish: Wish) -> Table:
    """A table as wished, with everything dealt."""
    words = _wished_options(game, wish)
    options = read_options(game.options, coded(game, words))
    options.check_new()
    _check_time(game, wish, options)
    names = _bots_for(game, wish, options.players - wish.humans)
    seats = (*[HUMAN] * wish.humans, *names)
    seed = secrets.token_bytes(SEED_BYTES) if wish.seed is None else chosen_seed(wish.seed)
    header = header_for(game, options, seats, seed, chosen=wish.seed is not None)
    bots = {seat: make_bot(name, game, _rng(wish, seat)) for seat, name in enumerate(seats) if name != HUMAN}
    made: list[tuple[Position, Move]] = []
    match = Match(game, options, Dice(seed, header.entropy), watch=lambda before, move: made.append((before, move)))
    return Table(
        game=game,
        match=match,
        made=made,
        header=header,
        seed=seed,
        bots=bots,
        save=wish.save,
        pace=PACE if wish.pace is None else wish.pace,
        rng=_rng(wish, "pace"),
    )


def _rng(wish: Wish, purpose: object) -> Random:
    """Chance outside of the rules: fresh, unless somebody chose the seed."""
    return Random(None if wish.seed is None else f"{wish.seed} {purpose}")


def _check_time(game: Game, wish: Wish, options: Any) -> None:
    """Refuse what needs a clock where there is none, and several people who would have to act at once."""
    if wish.pace is not None and not game.realtime:
        raise Problem("cli-no-pace", name=game.title)
    if game.realtime and wish.humans > 1 and getattr(options, "turns", "") != TIMED:
        raise Problem("cli-one-at-a-time")


def adviser(game: Game) -> Bot:
    """The bot that gives hints."""
    return make_bot(_favourite(game), game, Random(0))


def _favourite(game: Game) -> str:
    """The bot for those who name none."""
    known = bot_names(game)
    return FAVOURITE if FAVOURITE in known else known[-1]


def option_words(pairs: Sequence[str], players: int | None) -> dict[str, str]:
    """Options from words like NAME=VALUE; the number of players has a flag of its own, which comes first."""
    words: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem("cli-option-form", word=pair)
        words[name.strip()] = value
    if players is not None:
        words["players"] = str(players)
    return words


def _wished_options(game: Game, wish: Wish) -> dict[str, str]:
    """The options as words, those with flags of their own included."""
    words = option_words(wish.options, wish.players)
    if "players" not in words and wish.bots:
        words["players"] = str(wish.humans + len(wish.bots))
    known = {option.name: option for option in describe(game.options)}
    if wish.timed:
        if "turns" not in known:
            raise Problem("cli-no-turns", name=game.title)
        if words.get("turns", TIMED) != TIMED:
            raise Problem("cli-timed-or-not", turns=words["turns"])
        words["turns"] = TIMED
    if wish.toss:
        words |= _tossed(game, wish, words)
    for name, given in wish.data.items():
        words[name] = ",".join(given)
    if wish.gods:
        words["gods"] = ",".join(_gods(game, wish.gods, words))
    return words


def _tossed(game: Game, wish: Wish, words: dict[str, str]) -> dict[str, str]:
    """What the mode tokens show, but for those that somebody has laid themselves."""
    if game.toss is None:
        raise Problem("cli-no-toss", name=game.title)
    players = read_options(game.options, {"players": words["players"]} if "players" in words else {}).players
    return game.toss(players, words, _rng(wish, "toss"))


def god_names(game: Game) -> tuple[str, ...]:
    """The gods of a table where all seats are taken."""
    players = next(option for option in describe(game.options) if option.name == "players")
    return game.seat_names(read_options(game.options, {"players": players.choices[-1]}))


def _gods(game: Game, first: Sequence[str], words: dict[str, str]) -> list[str]:
    """The wished gods in the first seats, the others after them in their usual order."""
    players = next(option for option in describe(game.options) if option.name == "players")
    wanted = words.get("players", players.default or "")
    wished = [god_code(game, name) for name in first]
    gods = [*wished, *(name for name in god_names(game) if name not in wished)]
    return gods[: int(wanted)] if wanted in players.choices else gods


def _bots_for(game: Game, wish: Wish, seats: int) -> list[str]:
    """A bot for each seat that is left; the last one named fills up."""
    for name in wish.bots:
        check_bot(name, game)
    if seats < 0 or len(wish.bots) > seats:
        raise Problem("cli-too-many", humans=wish.humans, bots=len(wish.bots), players=wish.humans + seats)
    named = list(wish.bots) or [_favourite(game)]
    return [named[min(i, len(named) - 1)] for i in range(seats)]


def who(seats: Sequence[str], *, alone: bool = False) -> tuple[str, ...]:
    """Who plays each seat, in words; a person alone at the terminal is spoken to."""
    person = say("cli-you") if alone and seats.count(HUMAN) == 1 else say("cli-human")
    return tuple(person if name == HUMAN else name for name in seats)
