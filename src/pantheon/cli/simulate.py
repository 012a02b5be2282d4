"""`pantheon simulate`: many games between bots, and what they show."""

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pantheon.cli.completion import bot_words, game_words, option_pairs
from pantheon.cli.files import data_in
from pantheon.cli.language import INTERRUPTED, current, say
from pantheon.cli.table import option_words
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.options import read_options
from pantheon.games import game as game_named
from pantheon.lab.live import PACE
from pantheon.lab.report import Report, Spread
from pantheon.lab.simulate import Plan
from pantheon.lab.simulate import simulate as run
from pantheon.naming import coded


def simulate(
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=game_words)] = "gods",
    players: Annotated[int | None, typer.Option(help="help-players", metavar="N")] = None,
    games: Annotated[int, typer.Option(help="help-simulate-games", metavar="N", min=1)] = 1000,
    bots: Annotated[
        str, typer.Option(help="help-simulate-bots", metavar="BOT,...", autocompletion=bot_words)
    ] = "greedy,random",
    seed: Annotated[str | None, typer.Option(help="help-simulate-seed", metavar="WORD")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="help-option", metavar="NAME=VALUE", autocompletion=option_pairs),
    ] = None,
    pace: Annotated[str | None, typer.Option(help="help-simulate-pace", metavar="SECONDS,...")] = None,
    tiles: Annotated[str | None, typer.Option(help="help-tiles", metavar="FILE")] = None,
    deck: Annotated[str | None, typer.Option(help="help-deck", metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option(help="help-simulate-records", metavar="FOLDER")] = None,
    workers: Annotated[int | None, typer.Option(help="help-simulate-workers", metavar="N", min=1)] = None,
    json: Annotated[bool, typer.Option("--json", help="help-simulate-json")] = False,
) -> None:
    """Let bots play many games and report what they show."""
    found = game_named(game)
    words = option_words(option or (), players)
    for name, file in (("tiles", tiles), ("deck", deck)):
        if file is not None:
            words[name] = ",".join(data_in(found, name, file))
    options = read_options(found.options, coded(found, words))
    options.check_new()
    plan = Plan(
        game=found.name,
        options=options,
        bots=tuple(name.strip().lower() for name in bots.split(",") if name.strip()),
        games=games,
        seed=seed or str(secrets.randbits(32)),
        records=None if records is None else str(records),
        paces=_paces(found, pace) if pace is not None else (PACE,),
    )
    try:
        report = _run(plan, workers)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        _show(found, report, records)


def _paces(game: Game, typed: str) -> tuple[float, ...]:
    """Seconds for one command, one for each bot or one for all."""
    if not game.realtime:
        raise Problem("no-paces", name=game.title)
    try:
        return tuple(float(word) for word in typed.split(","))
    except ValueError:
        raise Problem("pace-number", word=typed) from None


def _run(plan: Plan, workers: int | None) -> Report:
    """Play the games, with a bar on stderr where somebody can see it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("simulate-running"), total=plan.games)
        return run(plan, workers, lambda games: progress.update(task, advance=games))


def _show(game: Game, report: Report, records: Path | None) -> None:
    """The report as tables on stdout."""
    console = Console(highlight=False, markup=False, emoji=False)
    title = say("simulate-title", games=report.games, name=game.title, players=len(report.places), seed=report.seed)
    console.print(title, _bots(report), _lengths(report), _endings(report), _places(report), sep="\n")
    if report.figures:
        console.print(_figures(report))
    pace = report.pace
    console.print(say("simulate-pace", rate=_number(pace.games_per_second), workers=pace.workers))
    if records is not None:
        console.print(say("simulate-records", folder=str(records)), soft_wrap=True)


def _bots(report: Report) -> Table:
    table = _table(
        "simulate-bot", "simulate-seats", "simulate-points", "simulate-wins", "simulate-rate", "simulate-interval"
    )
    for bot in report.results:
        interval = f"{_percent(bot.low)} – {_percent(bot.high)}"
        table.add_row(
            bot.name, _whole(bot.seats), _number(bot.points), _number(bot.wins), _percent(bot.win_rate), interval
        )
    return table


def _lengths(report: Report) -> Table:
    table = _table("simulate-length", "simulate-mean", "simulate-sd", "simulate-least", "simulate-most")
    _add_spreads(table, {"simulate-turns": report.turns, "simulate-decisions": report.decisions})
    return table


def _figures(report: Report) -> Table:
    """What the final positions showed."""
    table = _table("simulate-figure", "simulate-mean", "simulate-sd", "simulate-least", "simulate-most")
    _add_spreads(table, {f"simulate-figure-{name}": figure for name, figure in report.figures.items()})
    return table


def _add_spreads(table: Table, spreads: dict[str, Spread]) -> None:
    for name, spread in spreads.items():
        table.add_row(say(name), _number(spread.mean), _number(spread.sd), _whole(spread.least), _whole(spread.most))


def _endings(report: Report) -> Table:
    table = _table("simulate-ending", "simulate-games", "simulate-share")
    for ending in report.endings:
        table.add_row(current().word("ending", ending.cause), _whole(ending.games), _percent(ending.share))
    return table


def _places(report: Report) -> Table:
    table = _table("simulate-place", "simulate-points")
    for place, points in enumerate(report.places, start=1):
        table.add_row(_whole(place), _number(points))
    return table


def _table(first: str, *others: str) -> Table:
    """An empty table: names on the left, numbers on the right."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say(first))
    for other in others:
        table.add_column(say(other), justify="right")
    return table


def _whole(number: int) -> str:
    return say("simulate-whole", number=number)


def _number(number: float) -> str:
    return say("simulate-number", number=number)


def _percent(share: float) -> str:
    return say("simulate-percent", number=share)
