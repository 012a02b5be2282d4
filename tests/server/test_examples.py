"""The rule examples over HTTP: every one of them can be shown, in every language, in words of that language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

import pantheon
from pantheon.examples import shelf
from pantheon.examples.parse import read_example
from pantheon.examples.titles import titles
from pantheon.games import names
from pantheon.server.api import examples as api
from pantheon.texts import LANGUAGES
from tests.server.serving import Server
from tests.server.talking import raw

ROOT = Path(__file__).parents[2]
FIXTURES = {name: sorted((ROOT / "fixtures/rules" / name.replace("-", "_")).glob("*.rule")) for name in names()}
LOCALES = Path(pantheon.__file__).parent / "locales"
GODS = [file.stem for file in FIXTURES["gods"]]


@cache
def shown_of(game: str, name: str, language: str) -> api.ExampleShown:
    """An example as a reader gets it: many look at all of them, and nobody changes one."""
    return api.example_shown(game, name, language)


@pytest.mark.parametrize("game", names())
def test_every_example_of_every_game_can_be_shown(game: str) -> None:
    for file in FIXTURES[game]:
        shown = shown_of(game, file.stem, "en")
        example = read_example(file)
        assert [len(scene.steps) for scene in shown.scenes] == [len(scene.play) for scene in example.scenes]
        for scene in shown.scenes:
            for step in scene.steps:
                assert step.text or step.action is not None
                assert step.view is None or step.action is not None


def test_english_titles_are_those_of_the_examples() -> None:
    shown = api.example_shown("gods", "temple-costs-three-per-neighbour", "en")
    assert shown.title == "A temple costs 3 power for each adjacent hex, whatever it is."
    assert [scene.title for scene in shown.scenes][::3] == ["one neighbour", "too expensive"]
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


def told(game: str, language: str) -> Iterator[tuple[str, api.StepShown, api.StepShown]]:
    """Every line of every example: as the file says it, as the reader is told it, and the same in English."""
    for file in FIXTURES[game]:
        here, english = shown_of(game, file.stem, language), shown_of(game, file.stem, "en")
        for scene, original, said in zip(here.scenes, english.scenes, read_example(file).scenes, strict=True):
            yield from zip((line.text for line in said.play), scene.steps, original.steps, strict=True)


@pytest.mark.slow("every example is played, and every line of it told")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_no_line_is_left_as_the_file_says_it(game: str, language: str) -> None:
    assert [line for line, step, _ in told(game, language) if step.text == line] == []


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", names())
def test_every_line_is_in_the_readers_language(game: str, language: str) -> None:
    """Neither expectations nor refusals nor the actions that they list are English."""
    for line, step, english in told(game, language):
        assert step.text == "" or step.text != english.text
        assert (step.view, step.action) == (english.view, english.action)
        if listed := re.fullmatch(r"(?:\w+ may(?: not)?|legal for .+?|odds): (.+)", line):
            assert [deed for deed in listed[1].split("; ") if " " in deed and deed in step.text] == []


def test_cards_and_tiles_are_called_by_their_names() -> None:
    """Nobody who reads the rules has to know how files write cards, tiles and decisions."""
    written = re.compile(r"\b([BGYNRT][01]\d|[SPFM]{4})\b")
    for game in ("four-gods", "deus"):
        assert [step.text for _, step, _ in told(game, "de") if written.search(step.text)] == []


def test_french_elides_before_names() -> None:
    """Sentences are written for every seat: `de` and `que` lose their vowel before East and West."""
    texts = [step.text for game in names() for _, step, _ in told(game, "fr")]
    assert [text for text in texts if re.search(r"\b(de|que) (Est|Ouest)\b", text)] == []
    assert any("qu’Ouest" in text for text in texts)


def test_what_a_line_names_is_lit() -> None:
    found = {line: step.cells for line, step, _ in told("four-gods", "en")}
    assert found["sea Kingdoms: a1 b1; b1 b2"] == ["a1", "b1", "b1", "b2"]
    assert found["row of south: MMMM"] == []
    regions = {line: step.cells for line, step, _ in told("deus", "en")}
    assert regions["legal for north: place 0,1; place 1,1"] == ["0,1", "1,1"]
    assert regions["hand of north: N01"] == []


def test_a_move_shows_what_comes_of_it() -> None:
    shown = api.example_shown("gods", "temple-converts-every-tribe-beside-it", "en")
    moves = [step for step in shown.scenes[0].steps if step.view is not None]
    before, after = shown.scenes[0].start, moves[0].view
    stones = {hex_.at: hex_.god for hex_ in before.map}
    assert any(stones.get(hex_.at, hex_.god) != hex_.god for hex_ in after.map)


def test_a_scene_is_read_through_the_eyes_of_who_acts_first() -> None:
    """In Deus he sees his hand and his VP, which are hidden from others."""
    scenes = [scene for name in shelf.examples("deus") for scene in shown_of("deus", name, "en").scenes]
    for scene in scenes:
        acting = [step.seat for step in scene.steps if step.seat is not None and step.view is not None]
        assert not acting or scene.start.you == acting[0]
        assert all(step.view is None or step.view.you == scene.start.you for step in scene.steps)
        assert scene.start.you is None or scene.start.seats[scene.start.you].vp is not None
    assert sum(scene.start.you is not None for scene in scenes) > len(scenes) / 2


def test_a_refusal_says_why_and_changes_nothing() -> None:
    shown = api.example_shown("gods", "temple-costs-three-per-neighbour", "de")
    refused = [
        step for scene in shown.scenes for step in scene.steps if step.action is not None and step.view is None
    ]
    assert refused
    assert all("Kraft" in step.text for step in refused)


def test_over_http(server: Server) -> None:
    listed = msgspec.json.decode(raw(server, "GET", "/api/examples/gods?lang=de").body)
    assert [example["id"] for example in listed] == GODS
    assert listed[-1]["title"] == titles("gods", "de").rule(shelf.examples("gods")[GODS[-1]])
    one = msgspec.json.decode(raw(server, "GET", f"/api/examples/gods/{GODS[0]}?lang=fr").body)
    assert one["scenes"][0]["start"]["map"]
    assert raw(server, "GET", "/api/examples/chess").error == "unknown-game"
    assert raw(server, "GET", "/api/examples/gods/no-such-rule").error == "no-such-page"
    assert raw(server, "GET", "/api/examples/gods/..%2f..%2fREADME").status in (400, 404)
