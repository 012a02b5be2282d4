"""The command `pantheon`."""

import os
import platform
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.completion import completion_init, show_callback  # type: ignore[attr-defined]  # no other way to it
from typer.core import TyperGroup

from pantheon import __version__
from pantheon._form import forms
from pantheon.cli.asking import make_forgiving
from pantheon.cli.completion import install_completion
from pantheon.cli.games import games
from pantheon.cli.join import join
from pantheon.cli.language import INTERRUPTED, NEGATIVE, USAGE, choose, complain, say
from pantheon.cli.play import play
from pantheon.cli.replay import replay
from pantheon.cli.serve import serve
from pantheon.cli.simulate import simulate
from pantheon.cli.usage import localise, problem_of
from pantheon.cli.verify import verify
from pantheon.engine.errors import Problem
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.texts import LANGUAGES

# Typer keeps this class to itself; every error in how a command is written derives from it.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class Pantheon(TyperGroup):
    """All commands; every error becomes one line in the language of the run."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,  # noqa: ARG002  we know our name
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Choose the language, run the command, end with its status."""
        make_forgiving()
        completion_init()  # a shell may ask what Tab offers
        status: Any = USAGE
        try:
            words = choose(list(sys.argv[1:] if args is None else args))
            localise(self)
            status = super().main(words, "pantheon", complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except Problem as problem:
            complain(problem)
        except UsageError as error:
            complain(problem_of(error))
        except BrokenPipeError:
            status = _silence()
        except KeyboardInterrupt:
            status = INTERRUPTED
        if standalone_mode:
            sys.exit(status or 0)
        return status

    def invoke(self, ctx: Any) -> Any:
        """Run the command; without one, say what there is."""
        result = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            typer.echo(say("cli-overview"))
        return result

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that was named."""
        if args[0] not in self.commands and not ctx.resilient_parsing:  # Tab has no complaints
            raise Problem("usage-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def _silence() -> int:
    """Whoever read our output has gone: nothing more can be said, not even by the interpreter at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return NEGATIVE


app = typer.Typer(
    name="pantheon", cls=Pantheon, add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False
)


def _version(wanted: bool) -> None:
    if wanted:
        rules = ", ".join(f"{name} {game_named(name).rules_version}" for name in names())
        typer.echo(f"pantheon {__version__}")
        typer.echo(f"Python {platform.python_version()}")
        typer.echo(say("version-rules", form=forms(), versions=rules))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def pantheon(
    version: Annotated[  # its callback answers
        bool, typer.Option("--version", help="help-version", callback=_version, is_eager=True)
    ] = False,
    lang: Annotated[  # obeyed before anything is parsed, wherever it stands
        str,
        typer.Option(
            help="help-lang", metavar="|".join(LANGUAGES), show_default=False, autocompletion=lambda: LANGUAGES
        ),
    ] = "",
    install: Annotated[  # its callback answers, and so does the next one's
        bool, typer.Option("--install-completion", help="help-install-completion", callback=install_completion)
    ] = False,
    show: Annotated[
        bool, typer.Option("--show-completion", help="help-show-completion", callback=show_callback)
    ] = False,
) -> None:
    """Three board games of gods, one table."""


for command in (games, play, serve, join, simulate, replay, verify):
    app.command()(command)
