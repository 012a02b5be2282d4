"""The language of this run: chosen once, from `--lang` or the environment, before anything is said."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer

from pantheon.engine.errors import Problem
from pantheon.texts import Texts, preferred_language, texts

NEGATIVE = 1  # exit status: what was asked turned out badly
USAGE = 2  # exit status: it was asked in a wrong way
INTERRUPTED = 130  # exit status: Ctrl-C, as shells have it

_OPTION = "--lang"
_chosen: Texts | None = None


def current() -> Texts:
    """The texts of the chosen language."""
    global _chosen
    if _chosen is None:
        _chosen = texts(preferred_language())
    return _chosen


def choose(words: list[str]) -> list[str]:
    """Obey `--lang` wherever it stands on the command line; the words without it."""
    global _chosen
    _chosen = texts(preferred_language())
    rest: list[str] = []
    waiting = iter(words)
    for word in waiting:
        if word == "--":
            return [*rest, word, *waiting]
        name, equals, language = word.partition("=")
        if name != _OPTION:
            rest.append(word)
            continue
        _chosen = texts(language if equals else next(waiting, ""))
    return rest


def say(text: str, /, **facts: Any) -> str:
    """A message in the chosen language."""
    return current().say(text, **facts)


def complain(problem: Problem) -> None:
    """One line on stderr that says what is wrong."""
    print(f"pantheon: {current().problem(problem)}", file=sys.stderr)


def fail(problem: Problem, status: int = USAGE) -> NoReturn:
    """Say what is wrong and end the run."""
    complain(problem)
    raise typer.Exit(status)


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra brings; if it is not installed, say how to get it and end the run."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "pantheon").partition(".")[0]
        if package == "pantheon":
            raise  # one of our own modules is no matter of extras
        fail(Problem("missing-extra", package=package, extra=extra), NEGATIVE)
