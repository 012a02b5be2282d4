"""What can go wrong, as message ids with facts: the texts live in the locales."""

import unicodedata
from typing import Any

MOST_LETTERS = 500  # of a fact: the longest that we make ourselves, a line with a score, has 430
_MOST_INT = 10**15  # numbers beyond are told as texts
_UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}
_LOST = "\N{REPLACEMENT CHARACTER}"


class Problem(Exception):
    """Something a person asked for cannot be; `text` names the message, `facts` fill it in.

    Facts may quote what somebody wrote, who may have written anything: so each is kept to a length that can be told,
    and without control characters.
    """

    def __init__(self, text: str, **facts: str | int) -> None:
        told = {name: brief(fact) for name, fact in facts.items()}
        super().__init__(text, told)
        self.text = text
        self.facts = told

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to make the same anew in another process, whatever its kind is made from."""
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        from pantheon.texts import texts  # outside the engine, and only needed when somebody reads the error

        return texts("en").problem(self)


class IllegalAction(Problem):
    """An action that the rules refuse; the position is unchanged."""


class OptionsError(Problem):
    """Options that the game does not offer."""


class RecordError(Problem):
    """A record that cannot be read, replayed or verified; `line` counts from 1. `inner` is the problem behind it."""

    def __init__(self, line: int, text: str, *, inner: Problem | None = None, **facts: str | int) -> None:
        super().__init__(text, line=line, **facts)
        self.line = line
        self.inner = inner


def brief(fact: str | int) -> str | int:
    """Return a fact that can be told: its beginning, with a sign in place of what cannot be seen."""
    if isinstance(fact, int):
        return fact if abs(fact) < _MOST_INT else brief(_digits(fact))
    if len(fact) > MOST_LETTERS:
        fact = f"{fact[:MOST_LETTERS]}…"
    if fact.isprintable():
        return fact
    return "".join(_LOST if unicodedata.category(letter) in _UNSEEN else letter for letter in fact)


def _digits(number: int) -> str:
    """Return a number in digits, or in hexadecimal ones where Python refuses to work them out."""
    try:
        return str(number)
    except ValueError:
        return hex(number)


def _again(kind: type[Problem], args: tuple[Any, ...], state: dict[str, Any]) -> Problem:
    made = kind.__new__(kind, *args)
    made.__dict__.update(state)
    return made
