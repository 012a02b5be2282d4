"""What is missing is told in one sentence that says what to do, and nothing that was played is ever deleted."""

import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.packaging.environments import ROOT
from tests.setup.bare import NOTHING, fresh_copy, path_without_tools, run
from tools.step import explanation


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in which nothing was made yet."""
    return fresh_copy(tmp_path / "checkout", "docs", "fixtures", "tests")


@pytest.fixture
def commands(tmp_path: Path) -> Path:
    """A folder with the usual commands, the only one on a PATH; tests may change what is in it."""
    return Path(path_without_tools(tmp_path / "bin"))


def script(file: Path, *lines: str) -> None:
    file.unlink()
    file.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    file.chmod(0o755)


def test_an_old_python_is_told(checkout: Path, commands: Path) -> None:
    script(commands / "python3", '[ "$1" = -V ] && echo Python 3.9.2', "exit 1")
    said = run("make", "build", folder=checkout, status=2, variables={"PATH": str(commands)}).stderr.splitlines()
    assert said[0].startswith("There is no Python 3.11 or newer here (Python 3.9.2): install one, or name it ")
    assert all(line.startswith("make") for line in said[1:])


def test_a_python_without_venv_is_told(checkout: Path, commands: Path) -> None:
    python = Path(sys.base_prefix, "bin", "python3")
    debian = "The virtual environment was not created successfully because ensurepip is not available."
    script(commands / "python3", f'[ "$1" = -m ] && echo "{debian}" && exit 1', f'exec {python} "$@"')
    said = run("make", "build", folder=checkout, status=2, variables={"PATH": str(commands)}).stderr.splitlines()
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert said[0].startswith(
        "setting up the virtual environment failed: this Python cannot make virtual environments: "
        f"install python{version}-venv (Debian, Ubuntu) or a complete Python, then run make again"
    )
    assert all(line.startswith("make") for line in said[1:])


ALONE = {"PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": "", "PIP_EXTRA_INDEX_URL": "", "PIP_NO_CACHE_DIR": "1"}


@pytest.fixture
def closed_port() -> str:
    """The address of nobody on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    return f"http://127.0.0.1:{port}"


def step(folder: Path, *command: str, variables: Mapping[str, str] = NOTHING) -> str:
    """What a step that fails says."""
    done = run(
        sys.executable, ROOT / "tools/step.py", "doing it", *command, folder=folder, status=1, variables=variables
    )
    assert done.stdout == "doing it ...\n"
    return done.stderr


@pytest.mark.slow("pip tries again before it gives up")
def test_an_index_that_cannot_be_reached_is_told(tmp_path: Path, closed_port: str) -> None:
    pip = (sys.executable, "-m", "pip", "-q", "download", "--no-deps", "--retries", "1")
    said = step(tmp_path, *pip, "no-such-package", variables={"PIP_INDEX_URL": closed_port, **ALONE})
    assert said.startswith("doing it failed: the package index cannot be reached: check the network, ")
    assert len(said.splitlines()) == 1


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir(mode=0o555)
    as_nobody = "os.geteuid() or os.seteuid(65534)"  # root may write everywhere
    there = f"import os; from tools.step import main; os.chdir({str(folder)!r}); {as_nobody}; "
    said = run(sys.executable, "-c", there + "exit(main('doing it', 'true'))", status=1).stderr
    assert said.startswith("doing it failed: this folder, or something in it, cannot be written to: make it yours ")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("npm error code ENOTFOUND\nnpm error network", "the package index cannot be reached"),
        ("npm error code ECONNREFUSED\nnpm error errno", "the package index cannot be reached"),
        ("OSError: [Errno 28] No space left on device", "the disk is full: make room"),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.",
            "is not the one that is locked",
        ),
        ("npm error code EACCES", "cannot be written to"),
        ("Traceback\n  File\nValueError: 7\n\n", "ValueError: 7"),
        ("", "nothing was said"),
    ],
)
def test_what_a_failed_command_printed_is_explained(printed: str, words: str) -> None:
    assert words in explanation(printed)


def test_what_was_said_is_kept(tmp_path: Path) -> None:
    said = step(tmp_path, sys.executable, "-c", "print('first'); exit('last')")
    assert said == f"doing it failed: last (all of it: {Path('build/log/doing-it.txt')})\n"
    assert (tmp_path / "build/log/doing-it.txt").read_text() in ("first\nlast\n", "last\nfirst\n")


def test_make_play_tells_how_to_take_another_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        words = f"ARGS=--lang en --port {taken.getsockname()[1]} -d {os.devnull}"
        said = run(
            "make", "-o", "build", "play", words, f"BIN={Path(sys.executable).parent}", status=2
        ).stderr.splitlines()
    assert "is already in use; try another one, such as --port " in said[0]
    assert said[1] == 'Options are given like this: make play ARGS="--port 8001"'


def test_make_clean_deletes_no_game(checkout: Path) -> None:
    games = [checkout / "build" / f"tables.db{end}" for end in ("", "-wal", "-shm")]
    other = checkout / "build" / "cython" / "old.c"
    other.parent.mkdir(parents=True)
    for file in (*games, other):
        file.write_text("something")
    run("make", "clean", folder=checkout)
    assert [file.read_text() for file in games] == ["something"] * 3
    assert not other.parent.exists()
