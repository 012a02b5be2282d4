"""`pantheon play`: a game at the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from pantheon.cli.completion import bot_words, game_words, god_words, option_pairs
from pantheon.cli.files import check_writable, data_in
from pantheon.cli.language import INTERRUPTED, NEGATIVE, fail
from pantheon.cli.layout import terminal
from pantheon.cli.rooms import rooms
from pantheon.cli.session import Session
from pantheon.cli.table import Wish, set_table
from pantheon.engine.errors import Problem
from pantheon.games import game as game_named


def play(
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=game_words)] = "gods",
    players: Annotated[int | None, typer.Option(help="help-players", metavar="N", min=0)] = None,
    bots: Annotated[str, typer.Option(help="help-bots", metavar="BOT,...", autocompletion=bot_words)] = "",
    humans: Annotated[int, typer.Option(help="help-humans", metavar="N", min=0)] = 1,
    god: Annotated[str, typer.Option(help="help-god", metavar="GOD,...", autocompletion=god_words)] = "",
    timed: Annotated[bool, typer.Option("--timed", help="help-timed")] = False,
    toss: Annotated[bool, typer.Option("--toss", help="help-toss")] = False,
    pace: Annotated[float | None, typer.Option(help="help-pace", metavar="SECONDS", min=0.1)] = None,
    tiles: Annotated[str | None, typer.Option(help="help-tiles", metavar="FILE")] = None,
    deck: Annotated[str | None, typer.Option(help="help-deck", metavar="FILE")] = None,
    seed: Annotated[str | None, typer.Option(help="help-seed", metavar="WORD")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="help-option", metavar="NAME=VALUE", autocompletion=option_pairs),
    ] = None,
    save: Annotated[Path | None, typer.Option(help="help-save", metavar="FILE")] = None,
) -> None:
    """Play against bots, or several people at one terminal."""
    found = game_named(game)
    room = rooms(found)
    if save is not None:
        check_writable(save)
    if god and not room.seats_have_gods:
        raise Problem("cli-gods-later", name=found.title)
    wish = Wish(
        players=players,
        humans=humans,
        bots=_listed(bots),
        seed=seed,
        options=option or (),
        gods=_listed(god),
        save=save,
        timed=timed,
        toss=toss,
        data={
            name: data_in(found, name, file) for name, file in (("tiles", tiles), ("deck", deck)) if file is not None
        },
        pace=pace,
    )
    _run(room.session(set_table(found, wish), terminal()))


def _listed(words: str) -> list[str]:
    return [word.strip().lower() for word in words.split(",") if word.strip()]


def _run(session: Session) -> None:
    """Play; whoever leaves early keeps the record so far."""
    status = 0
    try:
        session.play()
        session.tell_end()
    except EOFError:
        pass
    except KeyboardInterrupt:
        print()  # the prompt's line is still open
        status = INTERRUPTED
    try:
        session.save()
    except Problem as problem:
        fail(problem, NEGATIVE)
    raise typer.Exit(status)
