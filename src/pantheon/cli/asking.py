"""Asking a person: a line from the terminal or from a pipe."""

import contextlib
import io
import sys

from rich.console import Console


def make_forgiving() -> None:
    """Neither a sign that the terminal cannot show nor a byte that is no text ends the run."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def at_terminal() -> bool:
    """Does a person sit there?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask(console: Console, prompt: str) -> str:
    """The answer without blanks around it; EOFError when there is nobody any more."""
    if at_terminal():
        with contextlib.suppress(ImportError):  # makes the arrow keys work
            import readline  # noqa: F401
        try:
            return input(prompt).strip()
        except EOFError:
            console.print()  # the prompt's line is still open
            raise
    console.print(prompt, end="")
    line = sys.stdin.readline()
    if not line:
        console.print()
        raise EOFError
    console.print(line.strip())  # so that a transcript reads like a session
    return line.strip()
