"""docs/records.md and the code name the same words: of actions, of points, of the ends of games, of draws."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from pantheon.engine.actions import verb
from pantheon.engine.notes import WORDS
from pantheon.engine.options import read_options
from pantheon.games import game as game_named
from pantheon.games import names

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    found = re.search(rf"^#+ {title}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no section {title}"
    return found[1]


def words(title: str) -> set[str]:
    """The first words of what stands in the first column of a section's first table."""
    table = re.split(r"\n\n(?=\|)", section(title))
    rows = [line.split("|")[1] for part in table[:2] for line in part.splitlines() if line.startswith("| `")]
    return {code.split()[0] for row in rows for code in re.findall(r"`([^`]+)`", row)}


def source(game: str) -> str:
    folder = ROOT / "src" / "pantheon" / "games" / game.replace("-", "_")
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))


def title(game: str) -> str:
    return game_named(game).title


@pytest.mark.parametrize("game", names())
def test_every_verb(game: str) -> None:
    found = game_named(game)
    codec = found.codec(read_options(found.options, {}))
    shapes = {"standard", "line", "block", "ring"} if game == "deus" else set()
    assert words(f"Actions of {title(game)}") - shapes == {verb(kind) for kind in codec.actions}


@pytest.mark.parametrize("game", names())
def test_every_item_of_the_points(game: str) -> None:
    ids = set(re.findall(rf'text=f?"{game}-score-([a-z-]+)', source(game)))
    assert {word.rstrip("…") for word in words(f"Points of {title(game)}")} == ids


@pytest.mark.parametrize("game", names())
def test_every_end(game: str) -> None:
    endings = import_module(f"pantheon.games.{game.replace('-', '_')}.view").ENDINGS
    assert words(f"Ends of {title(game)}") == set(endings) - {""}


@pytest.mark.parametrize("game", names())
def test_every_purpose_of_a_draw(game: str) -> None:
    """The purposes stand beside each other in position.py, or where chance is asked."""
    text = source(game)
    named = re.findall(r'purpose ?= ?"([a-z]+)"', text)
    listed = [
        word
        for found in re.findall(r"^PURPOSES = (.*)$", text, re.MULTILINE)
        for word in re.findall('"([a-z]+)"', found)
    ]
    also = re.findall(r'PURPOSES\.get\(self\.phase, "([a-z]+)"\)', text)
    assert words(f"Draws of {title(game)}") == {*named, *listed, *also}


def test_every_line_between_the_moves() -> None:
    assert words("Between the moves") == set(WORDS)


def test_the_places_of_each_shape_of_the_map() -> None:
    numbers = import_module("pantheon.games.deus.numbers").NUMBERS
    for shape, by_players in numbers.shapes.items():
        for players, places in by_players.items():
            told = " ".join(f"`{i}/{j}`" for i, j in places)
            assert f"| `{shape}` | {players} | {told} |" in PAGE
