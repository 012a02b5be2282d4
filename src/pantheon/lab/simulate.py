"""Many games between bots, over all cores; the same seed gives the same games on any machine."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from pantheon.bots import Bot, bot_names, make_bot
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
        if not 0 < len(self.bots) <= self.options.players:
            raise Problem("wrong-bots", bots=len(self.bots), players=self.options.players)
        for bot in self.bots:
            if bot not in bot_names(game):
                raise Problem("unknown-bot", name=bot, known=", ".join(bot_names(game)))

    def seats(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in a game."""
        players = self.options.players
        line_up = [self.bots[i % len(self.bots)] for i in range(players)]
        return tuple(line_up[(seat + number) % players] for seat in range(players))


def simulate(plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games; `progress` hears how many have been finished since it was last called."""
    plan.check()
    if plan.records is not None:
        _open_folder(plan.records)
    workers = min(workers or cores(), plan.games)
    chunk = max(1, min(CHUNK, plan.games // (4 * workers)))
    jobs = [(plan, n, min(n + chunk, plan.games + 1)) for n in range(1, plan.games + 1, chunk)]
    began = perf_counter()
    tally = Tally()
    for part in spread_over(workers, play_some, jobs):
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


def play_some(plan: Plan, first: int, end: int) -> Tally:
    """Play the games from one number up to another."""
    game = game_named(plan.game)
    tally = Tally()
    for number in range(first, end):
        names = plan.seats(number)
        seed = chosen_seed(f"{plan.seed}/{number}")
        bots = [make_bot(bot, game, Random(f"{plan.seed}/{number}/{seat}")) for seat, bot in enumerate(names)]
        match = play_game(game, plan.options, seed, bots)
        deciders = [move.seat for move in match.moves if move.seat is not None]
        tally.add_game(len(deciders), _turns(deciders), match.position.ending)
        tally.add_scores(match.position.scores(), names)
        if plan.records is not None:
            header = header_for(game, plan.options, names, seed, chosen=True)
            text = write_record(game, record_of(header, match, seed))
            _write(Path(plan.records, f"{game.name}-{number:06}.record"), text)
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


def _open_folder(folder: str) -> None:
    """Make the folder for records, and see that it can be written to."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        _write(Path(folder, ".probe"), "")
        Path(folder, ".probe").unlink()
    except OSError as error:
        raise Problem("unwritable-records", folder=folder, reason=error.strerror or str(error)) from error


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
