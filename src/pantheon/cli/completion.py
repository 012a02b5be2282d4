"""What the Tab key offers: games, bots, gods, options. Typer keeps only what fits the word that is being typed."""

import os
from collections.abc import Iterable
from pathlib import Path

import shellingham  # type: ignore[import-untyped]
import typer
from typer.completion import install  # type: ignore[attr-defined]  # its own option speaks English only

from pantheon.bots import bot_names
from pantheon.cli.language import say
from pantheon.cli.table import god_names
from pantheon.engine.game import Game
from pantheon.engine.options import describe
from pantheon.games import game as game_named
from pantheon.games import names


def game_words() -> list[tuple[str, str]]:
    """The games by name, each with its title for shells that show one."""
    return [(name, game_named(name).title) for name in names()]


def bot_words(ctx: typer.Context, incomplete: str) -> list[str]:
    """The bots of the game that was named, after those that have been typed already."""
    return _after_commas(bot_names(_game(ctx)), incomplete)


def any_bot() -> list[str]:
    """The bots of every game, where the game is not known yet."""
    return sorted({bot for name in names() for bot in bot_names(game_named(name))})


def god_words(ctx: typer.Context, incomplete: str) -> list[str]:
    """The gods that seats of the game can be given."""
    return _after_commas(god_names(_game(ctx)), incomplete)


def option_pairs(ctx: typer.Context) -> list[str]:
    """The options of the game with every value that can be listed."""
    options = [option for option in describe(_game(ctx).options) if option.name != "players"]
    return [f"{option.name}={choice}" for option in options for choice in option.choices or ("",)]


def install_completion(wanted: bool) -> None:
    """Teach the shell that runs this command what Tab means."""
    if wanted:
        shell, file = install(_shell(), prog_name="pantheon")
        typer.echo(say("completion-installed", shell=shell, file=str(file)))
        raise typer.Exit


def _shell() -> str:
    """The shell that runs this command, or failing that the one that its user has chosen."""
    try:
        return str(shellingham.detect_shell()[0])
    except shellingham.ShellDetectionFailure:  # a script or a desktop has started it
        return Path(os.environ.get("SHELL", "")).name


def _game(ctx: typer.Context) -> Game:
    """The game on the line so far, or the one that is played where none is named."""
    typed = (*ctx.args, ctx.params.get("game"))  # words are left there while an option lacks its value
    return game_named(next((word for word in typed if word in names()), "gods"))


def _after_commas(words: Iterable[str], incomplete: str) -> list[str]:
    """A list with commas in it, completed by one more of these words."""
    typed = incomplete[: incomplete.rfind(",") + 1]
    return [typed + word for word in words]
