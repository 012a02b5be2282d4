"""Actions: a small frozen struct outside, one int inside, a line of words on paper.

A game lists its struct classes; the words follow from them: the tag, then the fields in order. `temple 1,-1` is the
struct `Temple(at=(1, -1))`.
"""

from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Protocol, Union, get_args, get_origin

import msgspec

from pantheon.engine.errors import Problem

_MOST_LETTERS = 500  # of an action in words; the longest has some sixty
_MOST_DIGITS = 20

At = tuple[int, int]
"""A cell as people name it: axial coordinates (q, r)."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of all actions; the tag is the verb."""


class Codec(Protocol):
    """Between the structs and the ints of one game with its options."""

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """Every kind of action of the game."""

    def encode(self, action: Any) -> int:
        """The int of an action; Problem if it names something the game does not have."""

    def decode(self, number: int) -> Action:
        """The action of an int; Problem if there is none."""


def check_action(action: Action) -> None:
    """Refuse a struct that was filled with values of a wrong kind: Python itself does not."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.ValidationError, TypeError) as wrong:
        raise Problem("bad-action", reason=str(wrong)) from None


def verb(action: type[Action] | Action) -> str:
    """The verb of an action: its tag."""
    return str(action.__struct_config__.tag)


def write_action(action: Action) -> str:
    """An action in words."""
    values = (getattr(action, name) for name in action.__struct_fields__)
    return " ".join([verb(action), *(_write(value) for value in values)])


def read_action(codec: Codec, words: str) -> Action:
    """The action that the words say; Problem if they say none."""
    if len(words) > _MOST_LETTERS:  # what is read is remembered
        raise Problem("long-text", most=_MOST_LETTERS)
    tag, *parts = words.split() or [""]
    kinds = _by_verb(codec.actions)
    if tag not in kinds:
        raise Problem("unknown-verb", verb=tag, known=", ".join(kinds))
    kind = kinds[tag]
    fields = _fields(kind)
    if len(parts) != len(fields):
        raise Problem("wrong-words", words=words, right=" ".join([tag, *(f"<{name}>" for name, _ in fields)]))
    return kind(
        **{name: _read(name, annotation, part) for (name, annotation), part in zip(fields, parts, strict=True)}
    )


def action_of(codec: Codec, action: dict[str, Any] | str) -> Action:
    """An action from an object as JSON has it, or from words; Problem if it is none of the game's."""
    if isinstance(action, str):
        return read_action(codec, action)
    tag = action.get("do")
    kind = _by_verb(codec.actions).get(tag) if isinstance(tag, str) else None
    try:
        # What a class asks for is remembered; a union would be worked out anew at every call.
        found: Action = msgspec.convert(action, kind if kind is not None else _any_of(codec.actions))
    except msgspec.ValidationError as wrong:
        raise Problem("bad-action", reason=str(wrong)) from None
    return found


@cache
def _any_of(actions: tuple[type[Action], ...]) -> Any:
    """Any of these actions, as a type."""
    return Union[actions]  # noqa: UP007  there is no other way to write it


@cache
def _by_verb(actions: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {verb(action): action for action in actions}


def _write(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


@cache
def _fields(kind: type[Action]) -> tuple[tuple[str, Any], ...]:
    """The fields of an action and their types."""
    return tuple((field.name, field.type) for field in msgspec.structs.fields(kind))


@lru_cache(maxsize=1 << 14)
def _read(name: str, annotation: Any, part: str) -> Any:
    """One field from its word; the same words come again and again."""
    kinds = _kinds(annotation)
    if get_origin(annotation) is tuple:
        numbers = part.split(",")
        if len(numbers) != len(get_args(annotation)) or not all(_is_int(n) for n in numbers):
            raise Problem("bad-cell", word=part)
        return tuple(map(int, numbers))
    if int in kinds:
        if not _is_int(part):
            raise Problem("bad-number", field=name, word=part)
        return _within(name, annotation, int(part))
    known = [value for kind in kinds if get_origin(kind) is Literal for value in get_args(kind)]
    if known and part not in known:
        raise Problem("bad-word", field=name, word=part, known=", ".join(map(str, known)))
    return _within(name, annotation, part)


def _within(name: str, annotation: Any, value: Any) -> Any:
    """The same value, if it keeps to the limits of its field: bounds of a number, or a pattern with an example."""
    try:
        msgspec.convert(value, annotation)
    except msgspec.ValidationError:
        meta = next((m for m in get_args(annotation) if isinstance(m, msgspec.Meta)), msgspec.Meta())
        if isinstance(value, int):
            least, most = int(meta.ge or 0), int(meta.le or 0)
            raise Problem("bad-range", field=name, word=value, least=least, most=most) from None
        raise Problem("bad-form", field=name, word=value, example=" ".join(meta.examples or ())) from None
    return value


def _kinds(annotation: Any) -> tuple[Any, ...]:
    """What a field may hold, without limits and without None."""
    if isinstance(annotation, UnionType) or get_origin(annotation) is Union:
        return tuple(kind for part in get_args(annotation) if part is not NoneType for kind in _kinds(part))
    return _kinds(get_args(annotation)[0]) if get_origin(annotation) is Annotated else (annotation,)


def _is_int(text: str) -> bool:
    return len(text) <= _MOST_DIGITS and text.removeprefix("-").isdecimal() and text.isascii()
