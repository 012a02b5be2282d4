"""Running commands in tests: in this process, or for real."""

import os
import random
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from pantheon.cli.main import app

PLAIN = {"NO_COLOR": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24", "TERM": "dumb"}


def run(*words: str, typed: str | bytes = "") -> Result:
    """A command in this process, with what somebody types."""
    return CliRunner(env=PLAIN).invoke(app, words, input=typed, catch_exceptions=False)


def really_run(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "pantheon", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | PLAIN | environment,
        timeout=120,
        check=False,
    )


def somebody_typing(seed: int, lines: int = 4000) -> str:
    """What an impatient person types: many answers fit nowhere, enough of them do to reach the end of a game."""
    rng = random.Random(seed)
    answers = [*"abcdefu", *"123456789", "a1", "b2", "c3", "A 4", "", "10", "12", "15"]
    return "\n".join(rng.choice(answers) for _ in range(lines)) + "\n"


def finished_game(folder: Path, seed: str = "a word", *options: str) -> Path:
    """The record of a game that bots played."""
    file = folder / "game.txt"
    words = ("play", "gods", "--humans", "0", "--players", "2", "--bots", "random", "--seed", seed)
    result = run(*words, *options, "--save", str(file))
    assert result.exit_code == 0, result.output
    return file
