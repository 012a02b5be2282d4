"""The rule examples over HTTP: every one of them can be shown, in every language, in words of that language."""

import re
from pathlib import Path

import msgspec
import pytest

import pantheon
from pantheon.examples import shelf
from pantheon.examples.parse import read_example
from pantheon.examples.titles import titles
from pantheon.games import names
from pantheon.server.api import examples as api
from tests.server.serving import serving
from tests.server.talking import raw

ROOT = Path(__file__).parents[2]
FIXTURES = {name: sorted((ROOT / "fixtures/rules" / name.replace("-", "_")).glob("*.rule")) for name in names()}
LOCALES = Path(pantheon.__file__).parent / "locales"
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


def test_english_titles_are_those_of_the_examples() -> None:
    shown = api.example_shown("gods", "temple-costs-three-per-neighbour", "en")
    assert shown.title == "A temple costs three power for each hex beside its cell, whatever hex that is."
    assert [scene.title for scene in shown.scenes][::3] == ["one neighbour", "too dear"]
    (only,) = api.example_shown("gods", "a-thief-at-twelve-still-takes", "en").scenes
    assert only.title == ""


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", names())
def test_every_title_is_translated_and_none_is_left_over(game: str, language: str) -> None:
    file = LOCALES / language / "titles" / f"{game.replace('-', '_')}.ftl"
    written = dict(re.findall(r"^(\S+) = (\S.*)$", file.read_text(encoding="utf-8"), re.MULTILINE))
    english: dict[str, str] = {}
    for name, example in shelf.examples(game).items():
        english[f"rule-{name}"] = example.title
        for number, scene in enumerate(example.scenes):
            if scene.title != example.title:
                english[f"scene-{name}-{number + 1}"] = scene.title
                assert titles(game, language).scene(example, number) == written[f"scene-{name}-{number + 1}"]
        assert titles(game, language).rule(example) == written[f"rule-{name}"]
    assert list(written) == list(english)
    assert [name for name, title in written.items() if " " in english[name] and title == english[name]] == []


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
        assert listed[-1]["title"] == titles("gods", "de").rule(shelf.examples("gods")[GODS[-1]])
        one = msgspec.json.decode(raw(server, "GET", f"/api/examples/gods/{GODS[0]}?lang=fr").body)
        assert one["scenes"][0]["start"]["map"]
        assert raw(server, "GET", "/api/examples/chess").error == "unknown-game"
        assert raw(server, "GET", "/api/examples/gods/no-such-rule").error == "no-such-page"
        assert raw(server, "GET", "/api/examples/gods/..%2f..%2fREADME").status in (400, 404)
