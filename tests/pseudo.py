"""The pseudo-locale in tests: English with accents, so that whatever has none was not written by a translator."""

import multiprocessing
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pantheon.examples.titles import titles
from pantheon.texts import FOLDERS, VARIABLE, texts
from tests.server.serving import Server, serving
from tools.texts import PSEUDO, pseudo

_PLAIN = re.compile(r"\b[A-Za-z]{2,}\b")
# What is a name in every language: of games, of people who made them, of options and what they may be.
NAMES = frozenset(
    word
    for line in (
        "Pantheon Gods Deus Michael Schacht Spiele aus Timbuktu Christophe Boelinger Ludically Asmodee Dujardin",
        "Pearl Games EN DE FR XX English Deutsch Pseudo Anna greedy random",
    )
    for word in line.split()
)


@contextmanager
def pseudo_locale(folder: Path) -> Iterator[Path]:
    """It is among the languages of this process, and of those that it starts anew; where its folder lies."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(folder))
        patch.setitem(FOLDERS, PSEUDO, pseudo(folder))
        yield folder
    texts.cache_clear()
    titles.cache_clear()


@contextmanager
def serving_it(folder: Path, **how: Any) -> Iterator[Server]:
    """A server that knows the pseudo-locale."""
    with serving(folder, born=multiprocessing.get_context("spawn"), **how) as server:
        yield server


def plain_words(text: str, *known: str) -> list[str]:
    """The words without any accent that are no names: nobody could translate them."""
    return [word for word in _PLAIN.findall(text) if word not in NAMES and word not in known]
