"""The rule examples, played by the engine: positions, moves and what must come of them, for the rules pages."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import PathParameter

import pantheon
from pantheon.engine.actions import Codec, read_action
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.options import read_options
from pantheon.examples.parse import Example, read_example
from pantheon.examples.run import Played, Step, run_file
from pantheon.games import game as game_named
from pantheon.server.api.asking import Asked, Lang, refusals
from pantheon.server.errors import language_of
from pantheon.server.expectations import Phrasing, refusal
from pantheon.texts import Texts, texts

_FOLDER = Path(pantheon.__file__).parents[2] / "fixtures" / "rules"
_REFUSED = re.compile(r"refused: (\S+) (.+?): .+")
_CELL = re.compile(r"-?\d+,-?\d+")
ExampleId = Annotated[
    str, PathParameter(max_length=80, pattern="^[a-z0-9-]+$", description="The name of an example.")
]
GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]


class ExampleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An example: the rule it shows, and the section of the rules it belongs to."""

    id: str
    title: str
    section: str
    scenes: int


class StepShown(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a scene: a move with the view after it, a move that is refused, or something that must be true.

    `action` is None for what must be true; `text` says it, or why the move is refused; `cells` are named in the line.
    """

    seat: int | None
    action: Any
    text: str
    cells: list[str]
    view: Any = None


class SceneShown(msgspec.Struct, frozen=True, kw_only=True):
    """A position as everybody sees it, and what happens from there; the title is in English only."""

    title: str
    seats: tuple[str, ...]
    start: Any
    steps: list[StepShown]


class ExampleShown(msgspec.Struct, frozen=True, kw_only=True):
    """An example, played."""

    id: str
    title: str
    section: str
    scenes: list[SceneShown]


class ExamplesApi(Controller):
    """Rules by example."""

    path = "/api/examples"
    tags = ("examples",)

    @get("/{game:str}", responses=refusals(400, 404))
    async def list_examples(self, request: Asked, game: GameName, lang: Lang = None) -> list[ExampleInfo]:
        """All examples of a game."""
        words = texts(language_of(lang, request.headers.get("accept-language", "")))
        return [
            ExampleInfo(id=name, title=_title(words, example), section=example.section, scenes=len(example.scenes))
            for name, example in _examples(game_named(game).name).items()
        ]

    @get("/{game:str}/{name:str}", responses=refusals(400, 404))
    async def one_example(self, request: Asked, game: GameName, name: ExampleId, lang: Lang = None) -> ExampleShown:
        """One example, move by move."""
        return example_shown(
            game_named(game).name, name, language_of(lang, request.headers.get("accept-language", ""))
        )


@lru_cache(maxsize=8)
def _examples(game: str) -> dict[str, Example]:
    files = sorted((_FOLDER / game.replace("-", "_")).glob("*.rule"))
    return {file.stem: read_example(file) for file in files}


def _title(words: Texts, example: Example) -> str:
    """The rule in the reader's language, or as the example says it."""
    text = f"rule-{example.name}"
    return words.say(text) if words.has(text) else example.title


@lru_cache(maxsize=400)
def example_shown(game: str, name: str, lang: str) -> ExampleShown:
    example = _examples(game).get(name)
    if example is None:
        raise Problem("no-such-page")
    outcome = run_file(_FOLDER / game.replace("-", "_") / f"{name}.rule")
    words = texts(lang)
    return ExampleShown(
        id=name,
        title=_title(words, example),
        section=example.section,
        scenes=[_scene(game_named(game), played, example, words) for played in outcome.scenes],
    )


def _scene(game: Game, played: Played, example: Example, words: Texts) -> SceneShown:
    options = read_options(game.options, played.scene.options)
    seats, codec = game.seat_names(options), game.codec(options)
    phrasing = Phrasing(words, game.name, codec)
    titled = words.language == "en" and played.scene.title != example.title
    return SceneShown(
        title=played.scene.title if titled else "",
        seats=seats,
        start=played.start.view(None),
        steps=[_step(step, seats, codec, phrasing) for step in played.steps],
    )


def _step(step: Step, seats: tuple[str, ...], codec: Codec, phrasing: Phrasing) -> StepShown:
    line, cells = step.line.text, _CELL.findall(step.line.text)
    if step.action is not None:
        action = msgspec.to_builtins(codec.decode(step.action))
        return StepShown(seat=step.seat, action=action, text="", cells=cells, view=step.position.view(None))
    if said := _REFUSED.fullmatch(line):
        seat = seats.index(said[1]) if said[1] in seats else None
        reason = refusal(phrasing.words, step.position, seat, codec, said[2])
        return StepShown(seat=seat, action=msgspec.to_builtins(read_action(codec, said[2])), text=reason, cells=cells)
    return StepShown(seat=None, action=None, text=phrasing.say(line), cells=cells)
