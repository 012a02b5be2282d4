"""Running commands in tests: in this process, or for real."""

import os
import pty
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from typer.testing import CliRunner, Result

from pantheon.cli.main import app

_AT_TERMINAL = """
import fcntl, runpy, signal, sys, termios
signal.signal(signal.SIGINT, signal.default_int_handler)  # a run of tests in the background ignores it
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # the terminal whose keys send signals
sys.argv[0] = "pantheon"
runpy.run_module("pantheon", run_name="__main__")
"""
PANTHEON = (sys.executable, "-m", "pantheon")
PLAIN = {"NO_COLOR": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24", "TERM": "dumb"}


def run(*words: str, typed: str | bytes = "") -> Result:
    """A command in this process, with what somebody types."""
    return CliRunner(env=PLAIN).invoke(app, words, input=typed, catch_exceptions=False)


def really_run(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [*PANTHEON, *words],
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


def finished_four_gods(folder: Path, *options: str) -> Path:
    """The record of a game of 4 Gods that bots played."""
    file = folder / "four-gods.txt"
    words = ("play", "four-gods", "--humans", "0", "--players", "2", "--seed", "a word")
    result = run(*words, *options, "--save", str(file))
    assert result.exit_code == 0, result.output
    return file


@contextmanager
def at_terminal(*words: str) -> Iterator[tuple[int, "subprocess.Popen[bytes]"]]:
    """A command at a terminal of its own: our end of the terminal, and the process."""
    ours, theirs = pty.openpty()
    try:
        try:
            process = subprocess.Popen(
                [sys.executable, "-c", _AT_TERMINAL, *words],
                stdin=theirs,
                stdout=theirs,
                stderr=theirs,
                env=os.environ | PLAIN,
                start_new_session=True,
            )
        finally:
            os.close(theirs)
        try:
            yield ours, process
        finally:
            with suppress(ProcessLookupError, PermissionError):  # there is nobody left, as it should be
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    finally:
        os.close(ours)


@contextmanager
def served(
    *words: str, command: Sequence[str] = PANTHEON, env: Mapping[str, str] = os.environ
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`pantheon serve` in a process of its own, at a free port, and its first line."""
    process = subprocess.Popen(
        [*command, "serve", "--port", "0", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**env, **PLAIN},
    )
    with process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline()
        finally:
            process.kill()


def until(terminal: int, words: bytes, key: bytes = b"") -> bytes:
    """What the terminal shows until these words come; the key is pressed until somebody listens.

    A key that comes while the prompt is being set up is lost, as at any terminal.
    """
    shown, end = b"", time.monotonic() + 60
    while words not in shown and time.monotonic() < end:
        if key:
            os.write(terminal, key)
        while select.select([terminal], [], [], 1)[0] and words not in shown:
            shown += os.read(terminal, 4096)
    assert words in shown
    return shown
