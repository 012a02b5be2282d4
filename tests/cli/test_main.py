"""The command as a whole: help, versions, languages, completion, usage errors."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import pantheon
from pantheon.games import game, names
from pantheon.texts import LANGUAGES
from tests.cli.running import PLAIN, finished_game, really_run, run

COMMANDS = ("games", "play", "serve", "join", "simulate", "replay", "verify")
OPTIONS = ("--version", "--lang", "--install-completion", "--show-completion", "--help")


@pytest.mark.forms
def test_version_tells_the_form_of_the_rules() -> None:
    result = run("--version")
    assert result.exit_code == 0
    ours, python, rules = result.stdout.splitlines()
    assert ours == f"pantheon {pantheon.__version__}"
    assert python == f"Python {platform.python_version()}"
    form = os.environ.get("PANTHEON_FORM") or "compiled"
    assert rules.startswith("Rules: interpreted" if form == "interpreted" else "Rules: compiled")
    versions = ", ".join(f"{name} {game(name).rules_version}" for name in names())
    assert rules.endswith(f"Rules versions: {versions}.")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Commands", "Check records", "Show this help."]),
        ("fr", ["Commandes", "Vérifier des parties", "Afficher cette aide."]),
        ("de", ["Befehle", "Aufzeichnungen prüfen", "Diese Hilfe zeigen."]),
    ],
)
def test_help_in_every_language(language: str, words: list[str]) -> None:
    result = run("--lang", language, "--help")
    assert result.exit_code == 0
    for word in words:
        assert word in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_command_has_help_without_bare_message_ids(command: str, language: str) -> None:
    result = run(command, "--help", "--lang", language)
    assert result.exit_code == 0
    assert "help-" not in result.stdout
    assert len(result.stdout.splitlines()) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_says_in_ten_lines_what_there_is(language: str) -> None:
    result = run("--lang", language)
    lines = result.stdout.splitlines()
    assert (result.exit_code, len(lines)) == (0, 10)
    assert max(map(len, lines)) <= 80
    for command in COMMANDS:
        assert any(line.startswith(f"  pantheon {command} ") for line in lines), command


@pytest.mark.parametrize(
    ("command", "package", "extra"), [("serve", "litestar", "server"), ("join", "websockets", "client")]
)
def test_a_missing_extra_is_named_in_one_sentence(command: str, package: str, extra: str) -> None:
    hidden = f"import sys, runpy; sys.modules['{package}'] = None; runpy.run_module('pantheon', run_name='__main__')"
    words = [sys.executable, "-c", hidden, command, "http://localhost:1/table/x"][: 5 if command == "join" else 4]
    done = subprocess.run(words, capture_output=True, text=True, env=os.environ | PLAIN, timeout=60, check=False)
    said = f'needs the package {package}, which is not installed: run pip install "pantheon-games[{extra}]".\n'
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"pantheon: This command {said}"


def test_language_of_the_environment() -> None:
    assert "Personen: 2, 3, 4" in really_run("games", LC_ALL="de_CH.UTF-8").stdout
    assert "joueurs" in really_run("games", "--lang", "fr", LC_ALL="de_CH.UTF-8").stdout
    assert "players: 2, 3, 4" in really_run("games", LC_ALL="nl_NL.UTF-8").stdout


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["chess"], "There is no command “chess”. Commands: games, play, serve, join, simulate, replay, verify."),
        (["--colour"], f"There is no option --colour here. Options: {', '.join(OPTIONS)}."),
        (["verify", "--x"], "There is no option --x here. Options: --help."),
        (["replay"], "FILE is missing. See “pantheon replay --help”."),
        (["verify"], "FILE... is missing. See “pantheon verify --help”."),
        (["games", "gods"], "Unexpected argument: “gods”. See “pantheon games --help”."),
        (["games", "--lang", "xx"], "“xx” is not available. Languages: en, de, fr."),
        (["games", "--lang"], "“” is not available. Languages: en, de, fr."),
        (["play", "--players"], "--players takes exactly one value."),
        (["play", "--players", "-3"], "--players cannot be “-3”. It must be a whole number of at least 0."),
        (["play", "--players", "two"], "--players cannot be “two”. It must be a whole number of at least 0."),
        (["play", "--players", "7"], "players cannot be “7”. It can be: 2, 3, 4."),
        (["play", "chess"], "There is no game “chess”. Known games: deus, four-gods, gods."),
        (["play", "--god", "zeus"], "There is no god “zeus”. Gods: Crimson, Gold, Azure, Jade."),
        (["play", "--option", "edition"], "“edition” is not an option; write --option NAME=VALUE."),
        (["play", "--option", "edition=1999"], "edition cannot be “1999”. It can be: 2005, 2001."),
        (["play", "--humans", "5"], "5 people and 0 bots are too many for a table of 4."),
        (
            ["play", "--players", "2", "--bots", "random,random"],
            "1 person and 2 bots are too many for a table of 2.",
        ),
        (["play", "gods", "--timed"], "Gods has no timed turns; omit --timed."),
        (["play", "gods", "--pace", "2"], "Gods is not a real-time game; omit --pace."),
        (["play", "four-gods", "--pace", "0"], "--pace cannot be “0.0”. It must be a number of at least 0.1."),
        (["play", "four-gods", "--god", "elves"], "In 4 Gods, gods are chosen during the game; omit --god."),
        (
            ["play", "four-gods", "--humans", "2"],
            "Several people at one terminal have to take turns: add --timed.",
        ),
        (
            ["play", "four-gods", "--players", "3", "-o", "two_player_gods=2"],
            "The number of gods can only be chosen in a two-player game.",
        ),
        (["replay", "--at", "-1", "x"], "--at cannot be “-1”. It must be a whole number of at least 0."),
    ],
)
def test_usage_errors_are_one_line_and_status_2(words: list[str], line: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"pantheon: {line}\n")


def test_unknown_bot_and_option_say_what_there_is() -> None:
    assert "no bot “deep” for this game. Bots: " in run("play", "--bots", "deep").stderr
    result = run("play", "--option", "mana=3")
    assert "no option “mana”. Options: players, edition" in result.stderr
    assert result.exit_code == 2


def test_errors_in_the_chosen_language() -> None:
    assert "Il n’y a pas de jeu" in run("play", "chess", "--lang", "fr").stderr
    assert "Es gibt kein Spiel" in run("--lang=de", "play", "chess").stderr


def test_games_lists_players_options_and_bots() -> None:
    deus, four_gods, gods = (part.splitlines() for part in run("games").stdout.split("\n\n"))
    assert gods[0] == "gods: Gods by Michael Schacht (Spiele aus Timbuktu, 2005)"
    assert gods[1] == "  players: 2, 3, 4 (default 4)"
    assert any("edition=2005 | 2001" in line for line in gods)
    assert (
        "  --option gods=...: the gods in play, in seat order, like Jade,Azure; gods: Crimson, Gold, Azure, Jade"
        in gods
    )
    assert "random" in gods[-1]
    assert deus[0] == "deus: Deus by Sébastien Dujardin (Pearl Games, 2014)"
    assert any("shape=standard | line | block | ring" in line for line in deus)
    assert four_gods[0].startswith("four-gods: 4 Gods by Christophe Boelinger")
    assert any("turns=simultaneous | timed (default simultaneous)" in line for line in four_gods)
    assert any("turn=... (default 30): seconds per timed turn" in line for line in four_gods)
    assert any("gods=visible | secret" in line and "secret (dealt)" in line for line in four_gods)


def test_a_reader_that_goes_away_is_no_disaster(tmp_path: Path) -> None:
    file = finished_game(tmp_path)
    command = f"'{sys.executable}' -m pantheon replay '{file}' --moves | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    file = finished_game(tmp_path)
    done = really_run("replay", str(file), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.isascii()
    assert "?" not in done.stdout
