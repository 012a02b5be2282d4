"""A rule example as text: its title, facts about it, and scenes of a position and what is played from there."""

from pathlib import Path
from typing import Literal, cast, get_args

import msgspec

Mark = Literal["rulebook", "source", "ruling"]  # who says so: the rulebook, another public source, or we do
MARKS: tuple[Mark, ...] = get_args(Mark)
_FACTS = ("game", "section", "mark")
_BLOCKS = ("given", "play")
_NAMED = 2  # words: ruling NAME


class Line(msgspec.Struct, frozen=True):
    """A line of a file, without its indentation."""

    file: str
    number: int
    text: str


class ExampleError(Exception):
    """A file that is no example, with the place and the reason."""

    def __init__(self, line: Line, reason: str) -> None:
        super().__init__(f"{line.file}:{line.number}: {reason}")
        self.line = line
        self.reason = reason


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """One position and what is played from it; `given` has the lines for all scenes, then the scene's own."""

    title: str
    line: Line
    options: dict[str, str]
    given: tuple[tuple[Line, ...], ...]
    play: tuple[Line, ...]


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """One rule: said in words, its place on the rules page, who says so (and by which rulings), and its scenes."""

    name: str
    title: str
    game: str
    section: str
    marks: tuple[Mark, ...]
    rulings: tuple[str, ...]
    scenes: tuple[Scene, ...]


class _Part:
    """The head of a file, or a scene, as far as it has been read."""

    def __init__(self, line: Line, title: str) -> None:
        self.line, self.title = line, title
        self.fields: dict[str, str] = {}
        self.blocks: dict[str, list[Line]] = {}


def read_example(path: Path) -> Example:
    """The example in a file."""
    return parse(path.read_text(encoding="utf-8"), str(path))


def parse(text: str, file: str) -> Example:
    """The example that a text holds; ExampleError if it holds none."""
    rows = text.splitlines()
    titled = next((n for n, row in enumerate(rows) if not row.strip()), len(rows))
    title = " ".join(row.strip() for row in rows[:titled])
    first = Line(file, 1, rows[0] if rows else "")
    if not title:
        raise ExampleError(first, "the first lines must say the rule; a blank line follows them")
    head = _Part(first, title)
    scenes: list[_Part] = []
    block: list[Line] | None = None
    for number, row in enumerate(rows[titled:], start=titled + 1):
        line = Line(file, number, row.strip())
        if not line.text or line.text.startswith("#"):
            continue
        if row[0].isspace():
            if block is None:
                raise ExampleError(line, 'indented lines belong under "given:" or "play:"')
            block.append(line)
        else:
            block = _structure(line, head, scenes)
    return _example(head, scenes)


def _structure(line: Line, head: _Part, scenes: list[_Part]) -> list[Line] | None:
    """Take in a line that is not indented; the block that it opens, if any."""
    key, colon, value = (part.strip() for part in line.text.partition(":"))
    if not colon:
        raise ExampleError(line, f'"{line.text}" is neither indented nor "name: value"')
    part = scenes[-1] if scenes else head
    if key == "scene":
        if head.blocks.get("play"):
            raise ExampleError(line, '"play:" stands above the first "scene:", so it belongs to none')
        if not value:
            raise ExampleError(line, "a scene needs a title")
        scenes.append(_Part(line, value))
        return None
    if key in _BLOCKS:
        if value or key in part.blocks or "play" in part.blocks:
            raise ExampleError(line, f'"{key}:" stands alone, once in a scene, and "given:" before "play:"')
        return part.blocks.setdefault(key, [])
    if part.blocks or (scenes and key in _FACTS):
        above = "the scenes" if key in _FACTS else '"given:" and "play:"'
        raise ExampleError(line, f'"{key}:" must stand above {above}')
    if key in part.fields or not value:
        raise ExampleError(line, f'"{key}:" has no value, or is said twice')
    part.fields[key] = value
    return None


def _example(head: _Part, scenes: list[_Part]) -> Example:
    """Put the parts together."""
    missing = [name for name in _FACTS if name not in head.fields]
    if missing:
        raise ExampleError(head.line, f'"{missing[0]}: ..." is missing')
    marks, rulings = _marks(head)
    options = {name: value for name, value in head.fields.items() if name not in _FACTS}
    return Example(
        name=Path(head.line.file).stem,
        title=head.title,
        game=head.fields["game"],
        section=head.fields["section"],
        marks=marks,
        rulings=rulings,
        scenes=tuple(_scene(head, part, options) for part in scenes or [head]),
    )


def _marks(head: _Part) -> tuple[tuple[Mark, ...], tuple[str, ...]]:
    """Who says so, each once, and the rulings by name."""
    said = [mark.split() for mark in head.fields["mark"].split(",")]
    for words in said:
        if words[:1] == ["ruling"]:
            if len(words) != _NAMED:
                raise ExampleError(head.line, 'a ruling is marked with its name: "ruling NAME"')
        elif len(words) != 1 or words[0] not in MARKS:
            raise ExampleError(head.line, f'the mark "{" ".join(words)}" is none of {", ".join(MARKS)}')
    marks = dict.fromkeys(cast(Mark, words[0]) for words in said)
    return tuple(marks), tuple(words[1] for words in said if words[0] == "ruling")


def _scene(head: _Part, part: _Part, options: dict[str, str]) -> Scene:
    if not part.blocks.get("play"):
        raise ExampleError(part.line, 'nothing is played or expected: "play:" is missing or empty')
    layers = [head] if part is head else [head, part]
    return Scene(
        title=part.title,
        line=part.line,
        options=options if part is head else options | part.fields,
        given=tuple(tuple(layer.blocks.get("given", ())) for layer in layers),
        play=tuple(part.blocks["play"]),
    )
