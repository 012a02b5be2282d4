"""Typed options: what a table may choose, with errors that say what would be right."""

from functools import lru_cache
from hashlib import blake2b
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from pantheon.engine.errors import OptionsError

Starter = Literal["drawn", "1", "2", "3", "4"]  # who starts: drawn by lot, or a seat, counted from 1
MOST_PARTS = 200  # of an option that is a list: a deck has 97 words
_YES = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game; each game derives its own. A wrong value raises OptionsError.

    `rules` is the version of the rules. A game lists the versions that it can play, the newest as the default; nobody
    is asked for it: new games take the newest, and whatever goes on from a game of before takes that of the game.
    """

    players: int
    rules: int = 1

    def __post_init__(self) -> None:
        for option in msgspec.structs.fields(type(self)):
            value = getattr(self, option.name)
            _check(option.name, value, option.type)
            if isinstance(value, list):  # as JSON gives it; options must stay hashable
                msgspec.structs.force_setattr(self, option.name, tuple(value))

    def check_new(self) -> None:
        """Raise OptionsError for what no new table may choose, though records and tables of before have it."""


def starting_seat(first: Starter, players: int) -> int | None:
    """The seat that starts, counted from 0, None if it is drawn by lot; OptionsError if nobody sits there."""
    if first == "drawn":
        return None
    if int(first) > players:
        raise OptionsError("bad-option-first", name="first", value=first, players=players)
    return int(first) - 1


T = TypeVar("T", bound=Options)


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option as a person meets it: its name, the words it takes (none: free), and its default."""

    name: str
    choices: tuple[str, ...]
    default: str | None


def choices(annotation: Any) -> tuple[Any, ...]:
    """The values an option may take; none if they cannot be listed."""
    if annotation is bool:
        return (True, False)
    return get_args(annotation) if get_origin(annotation) is Literal else ()


def bounds(annotation: Any) -> tuple[int, int] | None:
    """The least and greatest value of a number, written `Annotated[int, msgspec.Meta(ge=..., le=...)]`."""
    for meta in get_args(annotation)[1:] if get_origin(annotation) is Annotated else ():
        if isinstance(meta, msgspec.Meta):
            assert meta.ge is not None, "a number without a least value"
            assert meta.le is not None, "a number without a greatest value"
            return int(meta.ge), int(meta.le)
    return None


def _check(name: str, value: Any, annotation: Any) -> None:
    allowed = choices(annotation)
    if allowed and not any(value == a and type(value) is type(a) for a in allowed):
        raise OptionsError("bad-option", name=name, value=str(value), allowed=", ".join(map(word, allowed)))
    limits = bounds(annotation)
    if limits is not None and not (type(value) is int and limits[0] <= value <= limits[1]):
        raise OptionsError("bad-option-range", name=name, value=str(value), least=limits[0], most=limits[1])
    if get_origin(annotation) is tuple and not isinstance(value, tuple | list):
        raise OptionsError("bad-option-type", name=name, value=str(value), reason="a list is needed")


def word(value: Any) -> str:
    """A value as commands and records write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return ",".join(map(word, value))
    return str(value)


def newest_rules(options: type[Options]) -> int:
    """Return the newest version of the rules of a game."""
    return next(int(f.default) for f in msgspec.structs.fields(options) if f.name == "rules")


def describe(options: type[Options]) -> list[Option]:
    """Return the options of a game, for help texts and forms; the version of the rules is not for them."""
    return [
        Option(
            name=f.name,
            choices=tuple(map(word, choices(f.type))),
            default=None if f.default is msgspec.NODEFAULT else word(f.default),
        )
        for f in msgspec.structs.fields(options)
        if f.name != "rules"
    ]


def read_options(options: type[T], words: dict[str, str]) -> T:
    """Options from words, as somebody types them."""
    fields = {f.name: f.type for f in msgspec.structs.fields(options)}
    values = {}
    for name, text in words.items():
        if name not in fields:
            raise OptionsError("unknown-option", name=name, known=", ".join(o.name for o in describe(options)))
        values[name] = _value(name, text.strip(), fields[name])
    missing = [f.name for f in msgspec.structs.fields(options) if f.required and f.name not in values]
    if missing:
        raise OptionsError("missing-option", name=missing[0])
    return options(**values)


def write_options(options: Options) -> dict[str, str]:
    """Return all options as words, without the version of the rules, which records and tables note by itself."""
    return {o.name: word(getattr(options, o.name)) for o in describe(type(options))}


@lru_cache(maxsize=256)
def differing(options: Options) -> dict[str, str]:
    """Return as words the number of players, and what differs from the defaults for that number.

    An option that a game gets later changes nothing here for those who do not use it; defaults belong to the version
    of the rules and never change within it. The version itself is left out: a new one changes no key by itself.
    """
    usual = write_options(type(options)(players=options.players, rules=options.rules))
    return {name: said for name, said in write_options(options).items() if name == "players" or said != usual[name]}


def position_key(options: Options, packed: bytes) -> int:
    """Return a 64-bit hash of a whole position: of its options, and of its canonical bytes."""
    facts = msgspec.json.encode(differing(options), order="deterministic")
    return int.from_bytes(blake2b(facts + b"\0" + packed, digest_size=8).digest())


def parts_of(name: str, text: str) -> list[str]:
    """Return the words of an option that is a list; OptionsError if there are more than any option takes."""
    if text.count(",") > MOST_PARTS:
        raise OptionsError("long-list", name=name, most=MOST_PARTS)
    return [part.strip() for part in text.split(",") if part.strip()]


def _value(name: str, text: str, annotation: Any) -> Any:
    if annotation is bool:
        if text.lower() not in _YES:
            raise OptionsError("bad-option", name=name, value=text, allowed="yes, no")
        return _YES[text.lower()]
    if get_origin(annotation) is tuple:
        kind = get_args(annotation)[0]
        return tuple(_value(name, part, kind) for part in parts_of(name, text))
    by_word = {word(value): value for value in choices(annotation)}
    if by_word and text not in by_word:
        raise OptionsError("bad-option", name=name, value=text, allowed=", ".join(by_word))
    if by_word:
        return by_word[text]
    return _number(name, text) if _is_number(annotation) else text


def _is_number(annotation: Any) -> bool:
    if get_origin(annotation) in (Union, UnionType):
        return any(_is_number(part) for part in get_args(annotation) if part is not NoneType)
    return annotation is int or bounds(annotation) is not None


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise OptionsError("bad-option-number", name=name, value=text) from None
