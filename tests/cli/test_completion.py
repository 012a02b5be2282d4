"""The Tab key: what shells are told when they ask, and that bash asks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pantheon.cli.main import app
from tests.cli.running import PLAIN, really_run

COMMANDS = ["games", "play", "serve", "join", "simulate", "replay", "verify"]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("pantheon ", COMMANDS),
        ("pantheon s", ["serve", "simulate"]),
        ("pantheon chess ", COMMANDS),
        ("pantheon play ", ["deus", "four-gods", "gods"]),
        ("pantheon play f", ["four-gods"]),
        ("pantheon play deus --bots ", ["random", "greedy"]),
        ("pantheon play gods --bots greedy,r", ["greedy,random"]),
        ("pantheon play chess --bots r", ["random"]),
        ("pantheon play gods --god crimson,a", ["crimson,azure"]),
        ("pantheon simulate deus -o jok", ["joker=no", "joker=yes"]),
        ("pantheon play four-gods -o tiles", ["tiles="]),
        ("pantheon join --bot g", ["greedy"]),
        ("pantheon --lang ", ["en", "fr", "de"]),
        ("pantheon serve --data", ["--database"]),
        ("pantheon verify game", []),  # so that the shell offers files
    ],
)
def test_a_shell_is_told_what_fits(words: str, offered: list[str]) -> None:
    typed = words.split(" ")
    asked = {"_PANTHEON_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(typed) - 1)}
    result = CliRunner(env=PLAIN | asked).invoke(app, [], catch_exceptions=False)
    assert (result.exit_code, result.stderr) == (0, "")
    assert sorted(result.stdout.split()) == sorted(offered)


@pytest.mark.slow("a shell starts the command twice")
def test_bash_asks(tmp_path: Path) -> None:
    """Tab in a real bash that has read the script which the command prints for it."""
    command = tmp_path / "pantheon"
    command.write_text(f"#!/bin/sh\nexec '{sys.executable}' -m pantheon \"$@\"\n")
    command.chmod(0o755)
    pressed = """
        source <(pantheon --show-completion; true)
        COMP_WORDS=(pantheon play f) COMP_CWORD=2
        asked=$(complete -p pantheon)
        asked=${asked#* -F }
        ${asked%% *} pantheon
        echo "${COMPREPLY[@]}"
    """
    path = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", pressed], env=os.environ | PLAIN | path, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("four-gods\n", "")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_told_the_same(shell: str) -> None:
    """Neither needs to be here: each calls the command with what has been typed in the environment."""
    script = CliRunner(env=PLAIN | {"_PANTHEON_COMPLETE": f"source_{shell}"}).invoke(app, [])
    assert f"_PANTHEON_COMPLETE=complete_{shell}" in script.stdout
    asked = {"_TYPER_COMPLETE_ARGS": "pantheon play f", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    told = CliRunner(env=PLAIN | asked | {"_PANTHEON_COMPLETE": f"complete_{shell}"}).invoke(app, [])
    assert "four-gods" in told.stdout
    assert "4 Gods" in told.stdout
    assert "deus" not in told.stdout


def test_it_can_be_installed(tmp_path: Path) -> None:
    done = really_run("--install-completion", "--lang", "de", HOME=str(tmp_path), SHELL="/bin/bash")
    script = next(file for file in tmp_path.rglob("*pantheon*") if file.is_file())
    assert done.returncode == 0
    assert str(script) in done.stdout
    assert "vervollständigt" in done.stdout
    assert "_PANTHEON_COMPLETE" in script.read_text()
