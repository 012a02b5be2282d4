"""Playing an example: every move and expectation becomes a step, with the position as it is then."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from pantheon.engine.errors import Problem
from pantheon.engine.game import Game, Position
from pantheon.engine.options import read_options
from pantheon.examples import expect
from pantheon.examples.parse import Example, ExampleError, Line, Scene, read_example
from pantheon.examples.table import Finding, Table, Vocabulary, vocabulary
from pantheon.games import game as game_named


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A line that was played or looked up, how it came out, and the position after it (do not change it).

    `action` is None for an expectation; `seat` is None for chance and for an expectation.
    """

    line: Line
    holds: bool
    found: str
    position: Position
    seat: int | None = None
    action: int | None = None


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A scene, the position it starts from, and its steps; a move that is refused is the last one."""

    scene: Scene
    start: Position
    steps: tuple[Step, ...]

    @property
    def failures(self) -> list[Step]:
        """The steps that did not come out as the example says."""
        return [step for step in self.steps if not step.holds]


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """An example and how its scenes came out."""

    example: Example
    scenes: tuple[Played, ...]

    @property
    def failures(self) -> list[str]:
        """What did not come out as the example says, with file and line; empty if the rule is kept."""
        return [_complain(step) for played in self.scenes for step in played.failures]


def run_file(path: Path) -> Outcome:
    """Play the example in a file, with the game that it names."""
    example = read_example(path)
    try:
        return run(example, game_named(example.game), vocabulary(example.game))
    except (Problem, ImportError) as problem:
        raise ExampleError(example.scenes[0].line, str(problem)) from None


def run(example: Example, game: Game, words: Vocabulary) -> Outcome:
    """Play an example; ExampleError if it says something that the game does not know."""
    return Outcome(example=example, scenes=tuple(play(scene, game, words) for scene in example.scenes))


def play(scene: Scene, game: Game, words: Vocabulary) -> Played:
    """Play one scene."""
    try:
        options = read_options(game.options, scene.options)
    except Problem as problem:
        raise ExampleError(scene.line, str(problem)) from None
    lines = any(scene.given)
    position = words.set_up(options, scene.given) if lines else game.start(options)
    table = Table(game, position, game.seat_names(options), game.codec(options))
    return Played(scene=scene, start=position.copy(), steps=tuple(_steps(scene, table, words)))


def _steps(scene: Scene, table: Table, words: Vocabulary) -> Iterator[Step]:
    for line in scene.play:
        who, colon, action = line.text.partition(": ")
        if colon and table.is_mover(who):
            step = _move(table, line, who, action)
            yield step
            if not step.holds:
                return  # what follows was meant for another position
        else:
            finding = _look(table, line, words)
            yield Step(line=line, holds=finding.holds, found=finding.found, position=table.position.copy())


def _move(table: Table, line: Line, who: str, action: str) -> Step:
    seat, number, found = table.seat(line, who), table.number(line, action), ""
    try:
        table.position.play(seat, number)
    except Problem as problem:
        found = f"refused: {expect.say(problem)}"
    return Step(line=line, holds=not found, found=found, position=table.position.copy(), seat=seat, action=number)


def _look(table: Table, line: Line, words: Vocabulary) -> Finding:
    finding = expect.find(table, line) or words.find(table.position, line)
    if finding is None:
        known = "\n  ".join([*expect.SENTENCES, *words.sentences])
        raise ExampleError(line, f'"{line.text}" is no move and no expectation. Expectations are:\n  {known}')
    return finding


def _complain(step: Step) -> str:
    return f"{step.line.file}:{step.line.number}: {step.line.text}\n    found: {step.found}"
