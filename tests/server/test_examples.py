"""The rule examples over HTTP: every one of them can be shown, in every language, in words of that language."""

import re
from pathlib import Path

import msgspec
import pytest

from pantheon.examples.parse import read_example
from pantheon.games import names
from pantheon.server.api import examples as api
from pantheon.texts import LANGUAGES, texts
from tests.server.serving import serving
from tests.server.talking import raw

ROOT = Path(__file__).parents[2]
FIXTURES = {name: sorted((ROOT / "fixtures/rules" / name.replace("-", "_")).glob("*.rule")) for name in names()}
GODS = [file.stem for file in FIXTURES["gods"]]


@pytest.mark.parametrize("game", names())
def test_every_example_of_every_game_can_be_shown(game: str) -> None:
    for file in FIXTURES[game]:
        shown = api.example_shown(game, file.stem, "en")
        example = read_example(file)
        assert [len(scene.steps) for scene in shown.scenes] == [len(scene.play) for scene in example.scenes]
        for scene in shown.scenes:
            for step in scene.steps:
                assert step.text or step.action is not None
                assert step.view is None or step.action is not None


def test_the_english_titles_are_those_of_the_examples() -> None:
    for file in FIXTURES["gods"]:
        assert texts("en").say(f"rule-{file.stem}") == read_example(file).title


def test_no_title_is_left_over() -> None:
    for language in LANGUAGES:
        written = (ROOT / "src/pantheon/locales" / language / "examples.ftl").read_text(encoding="utf-8")
        assert re.findall(r"^rule-(\S+) =", written, re.MULTILINE) == GODS


@pytest.mark.parametrize("language", ["fr", "de"])
def test_gods_speaks_the_readers_language(language: str) -> None:
    """No expectation is left as the file says it, and no refusal in English."""
    for file in FIXTURES["gods"]:
        here, english = api.example_shown("gods", file.stem, language), api.example_shown("gods", file.stem, "en")
        lines = {line.text for scene in read_example(file).scenes for line in scene.play}
        for scene, original in zip(here.scenes, english.scenes, strict=True):
            for step, other in zip(scene.steps, original.steps, strict=True):
                assert step.text not in lines
                assert step.text == "" or step.text != other.text
                assert (step.view, step.action) == (other.view, other.action)


def test_a_move_shows_what_comes_of_it() -> None:
    shown = api.example_shown("gods", "temple-converts-every-tribe-beside-it", "en")
    moves = [step for step in shown.scenes[0].steps if step.view is not None]
    before, after = shown.scenes[0].start, moves[0].view
    stones = {hex_.at: hex_.god for hex_ in before.map}
    assert any(stones.get(hex_.at, hex_.god) != hex_.god for hex_ in after.map)


def test_a_refusal_says_why_and_changes_nothing() -> None:
    shown = api.example_shown("gods", "temple-costs-three-per-neighbour", "de")
    refused = [
        step for scene in shown.scenes for step in scene.steps if step.action is not None and step.view is None
    ]
    assert refused
    assert all("Macht" in step.text for step in refused)


def test_over_http(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        listed = msgspec.json.decode(raw(server, "GET", "/api/examples/gods?lang=de").body)
        assert [example["id"] for example in listed] == GODS
        assert listed[-1]["title"] == texts("de").say(f"rule-{GODS[-1]}")
        one = msgspec.json.decode(raw(server, "GET", f"/api/examples/gods/{GODS[0]}?lang=fr").body)
        assert one["scenes"][0]["start"]["map"]
        assert raw(server, "GET", "/api/examples/chess").error == "unknown-game"
        assert raw(server, "GET", "/api/examples/gods/no-such-rule").error == "no-such-page"
        assert raw(server, "GET", "/api/examples/gods/..%2f..%2fREADME").status in (400, 404)
