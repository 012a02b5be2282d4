"""Many games between bots, over all cores; the same seed gives the same games on any machine."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec

from pantheon.bots import Bot, check_bot, make_bot
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.match import Match
from pantheon.engine.options import Options, write_options
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.lab.report import Pace, Report, Tally, bot_report, endings_of, spread
from pantheon.lab.workers import cores, spread_over

CHUNK = 20  # games at most that a worker plays before it reports


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate. `bots` are fewer than the seats or as many: they are repeated in turn.

    Every game has a seed of its own, made of `seed` and its number; from game to game the bots move one seat on, so
    that none profits from its seat. `records` is a folder for the records of all games.
    """

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str
    records: str | None = None

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

    def seats(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in a game."""
        players = self.options.players
        line_up = [self.bots[i % len(self.bots)] for i in range(players)]
        return tuple(line_up[(seat + number) % players] for seat in range(players))


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
        match = play_game(game, plan.options, seed, bots)
        deciders = [move.seat for move in match.moves if move.seat is not None]
        tally.add_game(len(deciders), _turns(deciders), match.position.ending)
        tally.add_scores(match.position.scores(), names)
        if plan.records is not None and drafts is not None:
            header = header_for(game, plan.options, names, seed, chosen=True)
            draft = Path(drafts, f"{game.name}-{number:06}.record")
            draft.write_text(write_record(game, record_of(header, match, seed)), encoding="utf-8", newline="\n")
            draft.replace(Path(plan.records, draft.name))
    return tally


def play_game(game: Game, options: Any, seed: bytes, bots: Sequence[Bot]) -> Match:
    """One game between bots, in seat order; each gets its own view and its legal actions, nothing else."""
    match = Match(game, options, Dice(seed))
    while not match.position.over:
        seat = match.position.to_act()[0]
        match.play(seat, bots[seat].choose(match.position.view(seat), match.position.legal(seat)))
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
