"""What may be done now, as a person says it: a letter for the kind, then words that narrow it down to one action.

Every kind asks its questions in order. What only one answer fits is not asked; an answer may be typed together with
the letter: `p c4 2` lays a tile on c4 in the second way.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from pantheon.cli.four_gods.glyphs import LETTERS
from pantheon.cli.language import current
from pantheon.engine.actions import Action, verb
from pantheon.engine.errors import Problem
from pantheon.games.four_gods.names import CELL_NUMBERS

Listed = tuple[int, Action]
_WORD = re.compile(r"[^\W\d_]+\d*|\d+")


class Asked(Enum):
    """What becomes of a question that nobody has answered."""

    ALWAYS = "always"  # it is asked
    LATER = "later"  # a later question settles it
    NEVER = "never"  # the first answer is taken


@dataclass(frozen=True)
class Question:
    """Something that actions of a kind differ in: `of` tells what, `words` by which words an answer can be typed.

    Without words the answers are numbered, from `first` on.
    """

    name: str
    of: Callable[[Any], Any]
    words: Callable[[Any, str], Sequence[str]] | None = None  # of an answer, for a seat
    asked: Asked = Asked.ALWAYS
    first: int = 1


@dataclass(frozen=True)
class Answer:
    """One answer to a question: the word to type, what it stands for, and the actions that are left with it."""

    word: str
    words: tuple[str, ...]
    value: Any
    actions: tuple[Listed, ...]


@dataclass(frozen=True)
class Kind:
    """A kind of action: its letter, the verbs it covers, and its questions."""

    key: str
    name: str
    verbs: tuple[str, ...]
    questions: tuple[Question, ...] = ()


@dataclass(frozen=True)
class Choice:
    """How far a choice has come: what is left, and the question that is open, if any."""

    kind: Kind
    words: tuple[str, ...]
    actions: tuple[Listed, ...]
    question: Question | None = None
    answers: tuple[Answer, ...] = ()


# --- the kinds ------------------------------------------------------------------------------------------------


def _initial(kind: str, name: str) -> str:
    return str(current().word(kind, name))[0].lower()


def _hand_words(hand: str, seat: str) -> tuple[str, ...]:
    del seat
    return _initial("hand", hand), str(current().word("hand", hand)).lower(), hand


def _cell_words(cell: str, seat: str) -> tuple[str, ...]:
    del seat
    return (cell,)


def _count_words(count: int, seat: str) -> tuple[str, ...]:
    del seat
    return (str(count),)


def _slot_words(at: tuple[str, int], seat: str) -> tuple[str, ...]:
    """`n3` for the third slot of North; in the own row the number is enough."""
    row, slot = at
    named = (f"{_initial('seat', row)}{slot}", f"{str(current().word('seat', row)).lower()}{slot}", f"{row}{slot}")
    return (str(slot), *named) if row == seat else named


def _sender_words(prophet: str | None, seat: str) -> tuple[str, ...]:
    """A prophet by the cell that he leaves, or by the colour of his reserve."""
    del seat
    if prophet not in LETTERS:
        return (str(prophet),)
    return LETTERS[prophet].lower(), str(current().word("colour", prophet)).lower(), prophet


def _token_words(token: str, seat: str) -> tuple[str, ...]:
    """The token of a destroyed city by the colour it counts for; 0 leaves that to the rules."""
    return ("0", token) if token == "own" else tuple(_sender_words(token, seat))


_CELL = Question("cell", lambda a: a.cell, _cell_words)
_HAND = Question("hand", lambda a: a.hand, _hand_words)
_SLOT = Question("slot", lambda a: (a.row, a.slot), _slot_words)
_FACE = Question("face", lambda a: a.face)
_WAY = Question("way", lambda a: (a.hand, a.face))
_WITH = Question("with", lambda a: getattr(a, "corner", None), first=0)  # no prophet is 0
_WHO = Question("who", lambda a: getattr(a, "prophet", None), _sender_words)
_ANY_HAND = Question("hand", lambda a: a.hand, _hand_words, Asked.LATER)
_FREE_HAND = Question("hand", lambda a: a.hand, _hand_words, Asked.NEVER)
_TOKEN = Question("token", lambda a: a.token, _token_words)
_SECOND = Question("second", lambda a: getattr(a, "second", None), first=0)  # no second god is 0
_FREE_SLOT = Question("slot", lambda a: a.slot, _count_words, Asked.NEVER)

KINDS = (
    Kind("y", "ready", ("ready",)),
    Kind("k", "colour", ("colour",), (Question("colour", lambda a: a.colour),)),
    Kind("v", "give-up", ("give-up",), (_WHO,)),
    Kind("p", "place", ("place", "place-prophet"), (_CELL, _ANY_HAND, _WAY, _WITH, _WHO)),
    Kind("x", "destroy", ("destroy", "destroy-prophet"), (_CELL, _ANY_HAND, _WAY, _WITH, _WHO, _TOKEN)),
    Kind("o", "prophet", ("prophet",), (Question("on", lambda a: a.corner), _WHO)),
    Kind("d", "draw", ("draw",), (Question("count", lambda a: a.count, _count_words),)),
    Kind("t", "take", ("take",), (_SLOT, _FREE_HAND)),
    Kind("f", "flip", ("flip",), (_SLOT,)),
    Kind("a", "discard", ("discard",), (_HAND, _FACE, _FREE_SLOT)),
    Kind("z", "give-back", ("give-back",), (_HAND, _FACE)),
    Kind("b", "build", ("build",), (_CELL, _WHO)),
    Kind("g", "god", ("god", "gods"), (Question("god", lambda a: a.god), _SECOND)),
    Kind("c", "call", ("call",), (_CELL,)),
    Kind("n", "pass", ("pass",)),
    Kind("e", "end-turn", ("end-turn",)),
)


# --- narrowing down -------------------------------------------------------------------------------------------


def kinds(actions: Iterable[Listed]) -> tuple[Choice, ...]:
    """The kinds of action that are possible, each with its actions."""
    by_verb: dict[str, list[Listed]] = {}
    for number, action in actions:
        by_verb.setdefault(verb(action), []).append((number, action))
    found = []
    for kind in KINDS:
        listed = tuple(each for name in kind.verbs for each in by_verb.get(name, ()))
        if listed:
            found.append(Choice(kind, (), listed))
    return tuple(found)


def narrow(choice: Choice, typed: str, seat: str) -> Choice:
    """Take the words typed as answers, then look for the next question; Problem for a word that fits nowhere."""
    words = [*choice.words, *split(typed)]
    actions = choice.actions
    for word in words[len(choice.words) :]:
        actions = _answered(choice, actions, word, seat)
    for question in choice.kind.questions:
        answers = answers_to(question, actions, seat)
        if len(answers) > 1 and question.asked is Asked.ALWAYS:
            return Choice(choice.kind, tuple(words), actions, question, answers)
        if len(answers) > 1 and question.asked is Asked.NEVER:
            actions = answers[0].actions
    return Choice(choice.kind, tuple(words), actions)


def split(typed: str) -> list[str]:
    """Words and numbers; a letter and a number without a blank between them belong together."""
    return _WORD.findall(typed)


def answers_to(question: Question, actions: Sequence[Listed], seat: str) -> tuple[Answer, ...]:
    """The answers that actions leave open, in their order."""
    by_value: dict[Any, list[Listed]] = {}
    for number, action in actions:
        by_value.setdefault(question.of(action), []).append((number, action))
    values = sorted(by_value, key=_order) if question.words else by_value
    answers = []
    for n, value in enumerate(values, start=question.first):
        words = tuple(question.words(value, seat)) if question.words else (str(n),)
        answers.append(Answer(words[0], words, value, tuple(by_value[value])))
    return tuple(answers)


def _order(value: Any) -> tuple[int, Any]:
    """What is left open first, then all else as it is, then cells row by row."""
    if value is None or value == "own":
        return 0, 0
    return (2, CELL_NUMBERS[value]) if isinstance(value, str) and value in CELL_NUMBERS else (1, value)


def _answered(choice: Choice, actions: tuple[Listed, ...], word: str, seat: str) -> tuple[Listed, ...]:
    """What is left after a word: it answers the first open question that it fits; numbers wait for their turn."""
    wanted: tuple[Answer, ...] = ()  # what is being asked
    known = False  # does it repeat an answer that was given, or the only one there is?
    for question in choice.kind.questions:
        answers = answers_to(question, actions, seat)
        if question.words or not wanted:
            for answer in answers:
                if word in answer.words and len(answers) > 1:
                    return answer.actions
                known = known or (word in answer.words and question.words is not None)
        if len(answers) > 1 and question.asked is Asked.ALWAYS and not wanted:
            wanted = answers
    if known:
        return actions
    raise Problem("four-gods-no-answer", word=word, known=" ".join(answer.word for answer in wanted) or "-")
