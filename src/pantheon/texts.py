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


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}  # the whole file of each message that was not asked for yet
        folder = files("pantheon") / "locales" / language
        for file in folder.iterdir():
            if file.name.endswith(".ftl"):
                whole = file.read_text(encoding="utf-8")
                self._unread.update(dict.fromkeys(_MESSAGE.findall(whole), whole))

    def say(self, text: str, /, **facts: Any) -> str:
        """A message with its facts; a fact that is a word of the games (god crimson: `god-crimson`) is translated."""
        if not self.has(text):
            raise KeyError(f"no message {text!r} in {self.language}")
        message = self._bundle.get_message(text)
        assert message.value is not None
        words = {name: self.word(name, value) for name, value in facts.items()}
        said, errors = self._bundle.format_pattern(message.value, words)
        if errors:
            raise ValueError(f"message {text!r} in {self.language}: {errors}")
        return str(said)

    def has(self, text: str) -> bool:
        """Is there such a message?"""
        if text in self._unread:
            self._read(self._unread[text])
        return self._bundle.has_message(text)

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
        return self.say(f"{kind}-{value}") if isinstance(value, str) and self.has(f"{kind}-{value}") else value

    def problem(self, problem: Problem) -> str:
        """An error in this language."""
        facts: dict[str, Any] = dict(problem.facts)
        if isinstance(problem, RecordError) and problem.inner is not None:
            facts["reason"] = self.problem(problem.inner)
        return self.say(problem.text, **facts)


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
