"""Texts for people, in three languages, from the Fluent files in locales/."""

import os
import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from pantheon.engine.errors import Problem, RecordError

LANGUAGES = ("en", "fr", "de")
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_LONG = 10**15  # beyond this, numbers are written as they are
_GROUPED = 10_000  # from here on numbers are written in groups of three digits
_LONGEST = 2400  # letters of a fact: Fluent refuses more than 2,500


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._names: list[str] = []  # of all messages, file by file
        self._unread: dict[str, str] = {}  # the whole file of each message that was not asked for yet
        folder = files("pantheon") / "locales" / language
        for file in folder.iterdir():
            if file.name.endswith(".ftl"):
                whole = file.read_text(encoding="utf-8")
                names = _MESSAGE.findall(whole)
                self._names += names
                self._unread.update(dict.fromkeys(names, whole))

    def say(self, text: str, /, **facts: Any) -> str:
        """A message, or an attribute of one (`message.attribute`), with its facts.

        A fact that is a word of the games (god crimson: `god-crimson`) is translated.
        """
        name, _, attribute = text.partition(".")
        if not self.has(name):
            raise KeyError(f"no message {text!r} in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        words = {name: self.word(name, value) for name, value in facts.items()}
        said, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise ValueError(f"message {text!r} in {self.language}: {errors}")
        return str(said)

    def has(self, text: str) -> bool:
        """Is there such a message?"""
        if text in self._unread:
            self._read(self._unread[text])
        return self._bundle.has_message(text)

    def beginning(self, start: str) -> list[str]:
        """The names of the messages that begin so, in the order in which they were written."""
        return [name for name in self._names if name.startswith(start)]

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
    if language not in LANGUAGES:
        raise Problem("unknown-language", language=language, known=", ".join(LANGUAGES))
    return Texts(language)


def preferred_language() -> str:
    """The language that the environment asks for, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
