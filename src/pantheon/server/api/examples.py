"""The rule examples, played by the engine: positions, moves and what must come of them, for the rules pages."""

import re
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from pantheon.engine.actions import Codec, read_action
from pantheon.engine.game import Game
from pantheon.engine.options import read_options
from pantheon.examples import shelf
from pantheon.examples.parse import Mark
from pantheon.examples.run import Played, Step
from pantheon.examples.titles import titles
from pantheon.games import game as game_named
from pantheon.server.api.asking import Asked, Door, Lang, refusals, words_for
from pantheon.server.api.trying import Dreamt, Pondered, Trial, TrialShown, dream, ponder, try_out
from pantheon.server.expectations import phrasing
from pantheon.server.expectations.phrasing import Phrasing
from pantheon.server.messages import Outcome, Thought
from pantheon.texts import Texts, texts

_REFUSED = re.compile(r"refused: (\S+) (.+?): .+")
_CELL = re.compile(r"-?\d+,-?\d+|\b[a-h][1-8]\b")
ExampleId = Annotated[
    str, PathParameter(max_length=80, pattern="^[a-z0-9-]+$", description="The name of an example.")
]
GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]


class ExampleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An example: the rule it shows, the section of the rules it belongs to, and who says so (by which rulings)."""

    id: str
    title: str
    section: str
    marks: tuple[Mark, ...]
    rulings: tuple[str, ...]
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
    """A position as the one who acts first sees it (in real time: as everybody does), and what happens from there.

    An example of one scene needs no title for it.
    """

    title: str
    seats: tuple[str, ...]
    start: Any
    steps: list[StepShown]


class ExampleShown(msgspec.Struct, frozen=True, kw_only=True):
    """An example, played."""

    id: str
    title: str
    section: str
    marks: tuple[Mark, ...]
    rulings: tuple[str, ...]
    scenes: list[SceneShown]


class ExamplesApi(Controller):
    """Rules by example."""

    path = "/api/examples"
    tags = ("examples",)

    @get("/{game:str}", responses=refusals(400, 404))
    async def list_examples(self, request: Asked, game: GameName, lang: Lang = None) -> list[ExampleInfo]:
        """All examples of a game."""
        game = game_named(game).name
        called = titles(game, words_for(request, lang).language)
        return [
            ExampleInfo(
                id=name,
                title=called.rule(example),
                section=example.section,
                marks=example.marks,
                rulings=example.rulings,
                scenes=len(example.scenes),
            )
            for name, example in shelf.examples(game).items()
        ]

    @get("/{game:str}/{name:str}", responses=refusals(400, 404))
    async def one_example(self, request: Asked, game: GameName, name: ExampleId, lang: Lang = None) -> ExampleShown:
        """One example, move by move."""
        return example_shown(game_named(game).name, name, words_for(request, lang).language)

    @post("/{game:str}/{name:str}/play", status_code=200, responses=refusals(400, 403, 404, 413, 429))
    async def play_on(
        self, data: JSONBody[Trial], request: Asked, doorman: Door, game: GameName, name: ExampleId
    ) -> TrialShown:
        """Play on from a step of an example, for every seat; the draws are always the same."""
        doorman.check_change(request, None, "questions")
        found = game_named(game).name
        return await doorman.house.readers.run(request.address, lambda: try_out(found, name, data))

    @post("/{game:str}/{name:str}/foresee", status_code=200, responses=refusals(400, 403, 404, 413, 429))
    async def foresee(
        self, data: JSONBody[Pondered], request: Asked, doorman: Door, game: GameName, name: ExampleId
    ) -> list[Outcome]:
        """What actions would change, after what was played on from an example."""
        doorman.check_change(request, None, "questions")
        found = game_named(game).name
        return await doorman.house.readers.run(request.address, lambda: ponder(found, name, data))

    @post("/{game:str}/{name:str}/imagine", status_code=200, responses=refusals(400, 403, 404, 413, 429))
    async def imagine(
        self, data: JSONBody[Dreamt], request: Asked, doorman: Door, game: GameName, name: ExampleId
    ) -> list[Thought]:
        """Where rows of decisions would lead, after what was played on from an example."""
        doorman.check_change(request, None, "questions")
        found = game_named(game).name
        return await doorman.house.readers.run(request.address, lambda: dream(found, name, data))


@lru_cache(maxsize=400)
def example_shown(game: str, name: str, lang: str) -> ExampleShown:
    outcome = shelf.played(game, name)
    example, words, called = outcome.example, texts(lang), titles(game, lang)
    return ExampleShown(
        id=name,
        title=called.rule(example),
        section=example.section,
        marks=example.marks,
        rulings=example.rulings,
        scenes=[
            _scene(game_named(game), played, words, called.scene(example, number))
            for number, played in enumerate(outcome.scenes)
        ],
    )


def _scene(game: Game, played: Played, words: Texts, title: str) -> SceneShown:
    options = read_options(game.options, played.scene.options)
    seats, codec = game.seat_names(options), game.codec(options)
    speaking, reader = phrasing(words, game, options), _reader(game, played)
    return SceneShown(
        title=title,
        seats=seats,
        start=played.start.view(reader),
        steps=[_step(step, reader, seats, codec, speaking) for step in played.steps],
    )


def _reader(game: Game, played: Played) -> int | None:
    """Through whose eyes a scene is read: those of the first who does something, and sees what he does it with.
    Where all act at once the reader sits at no side of the table.
    """
    if game.realtime:
        return None
    acting = (step.seat for step in played.steps if step.seat is not None)
    return next(acting, next(iter(played.start.to_act()), None))


def _step(step: Step, reader: int | None, seats: tuple[str, ...], codec: Codec, speaking: Phrasing) -> StepShown:
    line, cells = step.line.text, _CELL.findall(step.line.text)
    if step.action is not None:
        action = msgspec.to_builtins(codec.decode(step.action))
        view = step.position.view(reader)
        return StepShown(seat=step.seat, action=action, text="", cells=cells, view=view)
    if said := _REFUSED.fullmatch(line):
        seat = seats.index(said[1]) if said[1] in seats else None
        reason = speaking.refusal(step.position, seat, said[2])
        return StepShown(seat=seat, action=msgspec.to_builtins(read_action(codec, said[2])), text=reason, cells=cells)
    return StepShown(seat=None, action=None, text=speaking.say(line), cells=cells)
