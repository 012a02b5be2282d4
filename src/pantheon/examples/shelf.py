"""Where the rule examples lie: in the package where it is installed, in `fixtures/rules` of a checkout."""

from functools import lru_cache
from pathlib import Path

import pantheon
from pantheon.engine.errors import Problem
from pantheon.examples.parse import Example, read_example
from pantheon.examples.run import Outcome, run_file

_PACKAGE = Path(pantheon.__file__).parent
_INSTALLED = _PACKAGE / "examples" / "rules"  # setup.py puts them there
_CHECKOUT = _PACKAGE.parents[1] / "fixtures" / "rules"


def folder(game: str) -> Path:
    """The examples of a game."""
    return (_INSTALLED if _INSTALLED.is_dir() else _CHECKOUT) / game.replace("-", "_")


@lru_cache(maxsize=8)
def examples(game: str) -> dict[str, Example]:
    """All examples of a game, by name."""
    return {file.stem: read_example(file) for file in sorted(folder(game).glob("*.rule"))}


@lru_cache(maxsize=64)
def played(game: str, name: str) -> Outcome:
    """An example with all its positions (do not change them); Problem if there is none of that name."""
    if name not in examples(game):
        raise Problem("no-such-page")
    return run_file(folder(game) / f"{name}.rule")
