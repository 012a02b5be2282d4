"""Many games between bots, over all cores; the same seed gives the same games on any machine."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from pantheon.bots import Bot, check_bot, make_bot
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.match import Match
from pantheon.engine.options import Options, write_options
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.lab.figures import figures_of
from pantheon.lab.live import PACE, LiveGame
from pantheon.lab.report import Pace, Report, Tally, bot_report, endings_of, spread
from pantheon.lab.workers import cores, spread_over

T = TypeVar("T")

SHORTEST_PACE, LONGEST_PACE = 0.1, 600.0  # seconds between two commands of a bot
CHUNK = 20  # games at most that a worker plays before it reports


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate. `bots` are fewer than the seats or as many: they are repeated in turn.

    Every game has a seed of its own, made of `seed` and its number; from game to game the bots move one seat on, so
    that none profits from its seat. `paces` are seconds between two commands, for each bot or one for all; they only
    matter where a game runs in time. `records` is a folder for the records of all games.
    """

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str
    records: str | None = None
    paces: tuple[float, ...] = (PACE,)

    def check(self) -> None:
        """Problem if this cannot be played."""
        game = game_named(self.game)
        if self.games < 1:
            raise Problem("no-games", games=self.games)
        if not self.bots:
            raise Problem("no-bots")
        if len(self.bots) > self.options.players:
            raise Problem("too-many-bots", bots=len(self.bots), players=self.options.players)
        for bot in self.bots:
            check_bot(bot, game)
        if len(self.paces) not in (1, len(self.bots)):
            raise Problem("wrong-paces", paces=len(self.paces), bots=len(self.bots))
        if not all(SHORTEST_PACE <= pace <= LONGEST_PACE for pace in self.paces):  # written so that NaN fails
            raise Problem("pace-range", least=str(SHORTEST_PACE), most=str(LONGEST_PACE))

    def seats(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in a game."""
        return self._seated(self.bots, number)

    def seat_paces(self, number: int) -> tuple[float, ...]:
        """The pace of each seat in a game."""
        return self._seated(self.paces if len(self.paces) > 1 else self.paces * len(self.bots), number)

    def _seated(self, what: tuple[T, ...], number: int) -> tuple[T, ...]:
        """What belongs to the bots, in seat order: repeated in turn, and from game to game one seat on."""
        players = self.options.players
        return tuple(what[(seat + number) % players % len(what)] for seat in range(players))


def simulate(plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games; `progress` hears how many have been finished since it was last called."""
    plan.check()
    workers = min(workers or cores(), plan.games)
    chunk = max(1, min(CHUNK, plan.games // (4 * workers)))
    numbers = range(1, plan.games + 1)
    began = perf_counter()
    tally = Tally()
    with _folder_for_drafts(plan.records) as drafts:
        jobs = [(plan, numbers[at : at + chunk], drafts) for at in range(0, plan.games, chunk)]
        with closing(spread_over(workers, play_some, jobs)) as parts:
            for part in parts:
                tally.merge(part)
                if progress is not None:
                    progress(part.endings.total())
    seconds = perf_counter() - began
    pace = Pace(workers=workers, seconds=seconds, games_per_second=plan.games / seconds)
    return report_of(plan, tally, pace)


def report_of(plan: Plan, tally: Tally, pace: Pace) -> Report:
    """The report of a whole tally."""
    return Report(
        game=plan.game,
        options=write_options(plan.options),
        bots=plan.bots,
        seed=plan.seed,
        games=plan.games,
        decisions=spread(tally.decisions),
        turns=spread(tally.turns),
        endings=endings_of(tally),
        places=tuple(tally.places[place] / plan.games for place in range(plan.options.players)),
        figures={name: spread(counts) for name, counts in tally.figures.items()},
        results=tuple(bot_report(tally, bot) for bot in dict.fromkeys(plan.bots)),
        pace=pace,
    )


def play_some(plan: Plan, numbers: Sequence[int], drafts: str | None) -> Tally:
    """Play the games of these numbers."""
    game = game_named(plan.game)
    tally = Tally()
    for number in numbers:
        names = plan.seats(number)
        seed = chosen_seed(f"{plan.seed}/{number}")
        bots = [make_bot(bot, game, Random(f"{plan.seed}/{number}/{seat}")) for seat, bot in enumerate(names)]
        match = play_game(game, plan.options, seed, bots, plan.seat_paces(number))
        deciders = [move.seat for move in match.moves if move.seat is not None]
        tally.add_game(len(deciders), _turns(deciders), match.position.ending)
        tally.add_scores(match.position.scores(), names)
        tally.add_figures(figures_of(match))
        if plan.records is not None and drafts is not None:
            header = header_for(game, plan.options, names, seed, chosen=True)
            draft = Path(drafts, f"{game.name}-{number:06}.record")
            draft.write_text(write_record(game, record_of(header, match, seed)), encoding="utf-8", newline="\n")
            draft.replace(Path(plan.records, draft.name))
    return tally


def play_game(game: Game, options: Any, seed: bytes, bots: Sequence[Bot], paces: Sequence[float] = ()) -> Match:
    """One game between bots, in seat order; each gets its own view and its legal actions, nothing else.

    Where a game runs in time so do the bots, each at its pace: in virtual time, which costs none.
    """
    match = Match(game, options, Dice(seed))
    if game.realtime:
        LiveGame(match, dict(enumerate(bots)), Random(seed), dict(enumerate(paces))).run()
    while not match.position.over:
        seat = match.position.to_act()[0]
        action = bots[seat].choose(match.position.view(seat), match.position.legal(seat))
        assert action is not None, "nobody else may act meanwhile"
        match.play(seat, action)
    return match


def _turns(deciders: Sequence[int]) -> int:
    """How many turns: a turn is an unbroken series of decisions of one seat."""
    return sum(seat != before for seat, before in zip(deciders, [None, *deciders], strict=False))


@contextmanager
def _folder_for_drafts(records: str | None) -> Iterator[str | None]:
    """Make the folder for the records and in it one for drafts, which goes at the end; Problem if either fails.

    A record is moved out of it when it is complete: even a worker that is killed leaves nothing half-written.
    """
    if records is None:
        yield None
        return
    try:
        Path(records).mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=records, prefix=".drafts-") as drafts:
            yield drafts
    except OSError as error:
        raise Problem("records-unwritable", folder=records, reason=error.strerror or str(error)) from error
