"""Our rulings: each has an entry with a reason and an example; marks of page and examples name one."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from pantheon.examples.parse import Mark, read_example
from pantheon.games import names
from pantheon.rulings import Ruling, rulings
from pantheon.texts import LANGUAGES, texts

ROOT = Path(__file__).parents[2]
WHO: dict[str, Mark] = {"B": "rulebook", "DE": "rulebook", "FR": "rulebook", "P": "source", "O": "ruling"}
LEGEND = re.compile(r"^- \*\*(?:[A-Z]+)\*\*:.*(?:\n  .*)*", re.MULTILINE)
CODE = re.compile(r"`[^`]*`")
LINK = re.compile(r"\[([\w-]+)\](?![:(])")
LETTER = re.compile(r"(?<![\w*])(B|P|O|DE|FR)(?![\w*])")
RULING = re.compile(r"(?<![\w*])O(?: ([a-z][a-z0-9-]*))?(?![\w*])")


class Block(NamedTuple):
    """A paragraph, a list item or a table of the page: who says so, by which rulings, shown by which examples."""

    text: str
    marks: set[Mark]
    rulings: set[str]
    examples: set[str]


@cache
def entries(game: str, language: str = "en") -> dict[str, Ruling]:
    return {ruling.name: ruling for ruling in rulings(game, texts(language))}


def page(game: str) -> str:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    text = re.sub(r"^\[[\w-]+\]: \S+$", "", text, flags=re.MULTILINE)
    return CODE.sub("", LEGEND.sub("", text))


def pieces(game: str) -> Iterator[str]:
    """The text in pieces: paragraphs and list items; links alone belong to what stands before them."""
    held = ""
    for piece in re.split(r"\n\s*\n|\n(?=\s*- )", page(game)):
        if held and not re.sub(LINK, "", piece).strip(" ·\n"):
            held += "\n" + piece
            continue
        if held:
            yield held
        held = piece
    yield held


@cache
def blocks(game: str) -> list[Block]:
    return [
        Block(
            piece,
            {WHO[letter] for letter in LETTER.findall(LINK.sub("", piece))},
            {name for name in RULING.findall(LINK.sub("", piece)) if name},
            set(LINK.findall(piece)),
        )
        for piece in pieces(game)
    ]


@cache
def examples(game: str) -> dict[str, tuple[set[Mark], set[str]]]:
    files = sorted((ROOT / "fixtures" / "rules" / game.replace("-", "_")).glob("*.rule"))
    return {file.stem: (set(read.marks), set(read.rulings)) for file in files if (read := read_example(file))}


@pytest.mark.parametrize("game", names())
def test_every_ruling_on_the_page_names_its_entry(game: str) -> None:
    unnamed = [block.text for block in blocks(game) if "" in RULING.findall(LINK.sub("", block.text))]
    assert unnamed == []
    assert {name for block in blocks(game) for name in block.rulings} == set(entries(game))
    assert 15 <= len(entries(game)) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_entry_has_a_reason_of_its_own(game: str, language: str) -> None:
    assert list(entries(game, language)) == list(entries(game))
    for ruling in entries(game, language).values():
        said = [ruling.title, ruling.book, ruling.ours, ruling.why]
        assert len(set(said)) == len(said), ruling.name
        assert not alike(ruling.why, ruling.ours), ruling.name
        assert not alike(ruling.why, ruling.book), ruling.name


def alike(one: str, other: str) -> bool:
    """Are they made of the same words, all but a few?"""
    words, others = ({word.lower() for word in re.findall(r"\w{4,}", text)} for text in (one, other))
    return len(words & others) > 0.7 * min(len(words), len(others))


def test_the_same_words_in_another_order_are_no_reason() -> None:
    assert alike("A desert never returns to its own cell.", "To its own cell a desert returns never, of course.")
    assert not alike("A desert never returns to its own cell.", "An action could be passed over for nothing.")


@pytest.mark.parametrize("game", names())
def test_every_entry_has_an_example(game: str) -> None:
    shown = {name for _, named in examples(game).values() for name in named}
    assert shown == set(entries(game))


@pytest.mark.parametrize("game", names())
def test_the_marks_of_examples_agree_with_the_page(game: str) -> None:
    for name, (marks, named) in examples(game).items():
        there = [block for block in blocks(game) if name in block.examples]
        assert named <= {ruling for block in there for ruling in block.rulings}, name
        assert marks <= {mark for block in there for mark in block.marks}, name
