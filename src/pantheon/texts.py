"""Texts for people, from the Fluent files in locales/: a folder is a language, and what it lacks is said in English.

The environment variable PANTHEON_LOCALES may name a folder of more languages, to try them (docs/translating.md).
"""

import os
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from pantheon.engine.errors import Problem, RecordError

ENGLISH = "en"
VARIABLE = "PANTHEON_LOCALES"
_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_LONG = 10**15  # beyond this, numbers are written as they are
_GROUPED = 10_000  # from here on numbers are written in groups of three digits
_LONGEST = 2400  # letters of a fact: Fluent refuses more than 2,500


def _found() -> dict[str, Traversable]:
    """The folder of each language, English first."""
    more = os.environ.get(VARIABLE)
    folders: list[Traversable] = [files("pantheon") / "locales", *([Path(more)] if more else [])]
    found = {one.name: one for folder in folders for one in folder.iterdir() if one.is_dir()}
    codes = sorted(filter(_CODE.fullmatch, found), key=lambda code: (code != ENGLISH, code))
    return {code: found[code] for code in codes}


FOLDERS = _found()
LANGUAGES = tuple(FOLDERS)


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        self._names: list[str] = []  # of all messages, file by file
        self._unread: dict[str, str] = {}  # the whole file of each message that was not asked for yet
        for file in FOLDERS[language].iterdir():
            if file.name.endswith(".ftl"):
                whole = file.read_text(encoding="utf-8")
                names = _MESSAGE.findall(whole)
                self._names += names
                self._unread.update(dict.fromkeys(names, whole))

    def say(self, text: str, /, **facts: Any) -> str:
        """A message, or an attribute of one (`message.attribute`), with its facts.

        A fact that is a word of the games (god crimson: `god-crimson`) is translated.
        """
        pattern = self._pattern(text)
        if pattern is None:
            if self.language == ENGLISH:
                raise KeyError(f"no message {text!r} in {self.language}")
            return texts(ENGLISH).say(text, **facts)
        words = {name: self.word(name, value) for name, value in facts.items()}
        said, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise ValueError(f"message {text!r} in {self.language}: {errors}")
        return str(said)

    def has(self, text: str) -> bool:
        """Is there such a message, if only in English?"""
        return self._has(text) or (self.language != ENGLISH and texts(ENGLISH).has(text))

    def beginning(self, start: str) -> list[str]:
        """The names of the messages that begin so, in the order in which they stand in English."""
        return [name for name in texts(ENGLISH)._names if name.startswith(start)]

    def _has(self, text: str) -> bool:
        if text in self._unread:
            self._read(self._unread[text])
        return self._bundle.has_message(text)

    def _pattern(self, text: str) -> Any:
        """What Fluent has to say; None if it stands in English only, or nowhere."""
        name, _, attribute = text.partition(".")
        if not self._has(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, whole: str) -> None:
        """Read a file; to read them all would take longer than most commands do. No message refers to another."""
        self._bundle.add_resource(FluentResource(whole))
        for text in _MESSAGE.findall(whole):  # not before: others may look for it at the same time
            self._unread.pop(text, None)

    def word(self, kind: str, value: Any) -> Any:
        """A fact's value in this language: a word of the games is translated, a short number stays in one piece."""
        if isinstance(value, int) and not isinstance(value, bool):
            if abs(value) >= _LONG:
                return str(value)
            if abs(value) < _GROUPED:
                return fluent_number(value, useGrouping=False)
        if not isinstance(value, str):
            return value
        return self.say(f"{kind}-{value}") if self.has(f"{kind}-{value}") else _cut(value, _LONGEST)

    def problem(self, problem: Problem) -> str:
        """Return an error in this language."""
        facts: dict[str, Any] = dict(problem.facts)
        if isinstance(problem, RecordError) and problem.inner is not None:
            facts["reason"] = self.problem(problem.inner)
        return self.say(problem.text, **facts)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


@cache
def texts(language: str) -> Texts:
    """The texts of a language; Problem if it is none of ours."""
    if language not in FOLDERS:
        raise Problem("unknown-language", language=language, known=", ".join(FOLDERS))
    return Texts(language)


def fitting(tag: str) -> str | None:
    """The language of ours that a tag means (`de-AT`, `fr_FR.UTF-8`), the most special one; None if it is none."""
    wanted = re.split(r"[.@;]", tag.strip().replace("_", "-").lower())[0]
    return next((code for code in reversed(FOLDERS) if f"{wanted}-".startswith(f"{code.lower()}-")), None)


def preferred_language() -> str:
    """The language that the environment asks for, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return fitting(value) or ENGLISH
    return ENGLISH
