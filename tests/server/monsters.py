"""Monsters: values that are long, deep or many, as JSON, and what makes them take the place of something harmless."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

LETTERS = ("a", "9", "é", "漢", "😀", "\u0301", "\u202e", "\u200d", "\x00", "\x1b", ".", ",", ":", "-", '"', "{", " ")
LENGTHS = (100, 500, 2_500, 6_000, 60_000)
DEPTHS = (100, 1_000, 10_000)
_HERE = "@@here@@"


def word(rng: Random, most: int = max(LENGTHS)) -> str:
    """A long word of one letter, of two in turn, or with a beginning like other words."""
    length = min(rng.choice(LENGTHS), most)
    one, other = rng.choice(LETTERS), rng.choice(LETTERS)
    return rng.choice(["", "1", "deck", "A:red:1:"]) + rng.choice([one * length, (one + other) * (length // 2)])


def monster(rng: Random, most: int = max(LENGTHS)) -> bytes:
    """A value as JSON, or nearly JSON, of so many bytes at most."""
    length, depth = rng.choice(LENGTHS), rng.choice(DEPTHS)
    kinds: list[Callable[[], bytes]] = [
        lambda: msgspec.json.encode(word(rng, most // 6)),
        lambda: b"9" * length,
        lambda: b"-" + b"9" * length,
        lambda: b"1e" + b"9" * length,
        lambda: b"0." + b"3" * length,
        lambda: b'"' + b"9" * length + b'"',
        lambda: b"[" * depth + b"]" * depth,
        lambda: b'{"a":' * depth + b"1" + b"}" * depth,
        lambda: b"[" * depth,
        lambda: b'"' + rb"\ud800" * (length // 6) + b'"',
        lambda: b"{" + b",".join(b'"k%d":%d' % (n, n) for n in range(length // 10)) + b"}",
        lambda: b"[" + b",".join([b"1"] * (length // 2)) + b"]",
        lambda: b"[" + b",".join([b'"a"'] * (length // 4)) + b"]",
    ]
    made = rng.choice(kinds)()
    return made if len(made) <= most else b'"' + b"a" * (most - 2) + b'"'


def with_monster(rng: Random, harmless: Any, most: int = max(LENGTHS)) -> bytes:
    """Something harmless as JSON, with a monster as one of its values, as a field of its own, or in its stead."""
    place = rng.choice(list(_places(harmless)))
    if place and rng.random() < 0.1:
        return msgspec.json.encode({**harmless, word(rng, most // 6): 1} if isinstance(harmless, dict) else harmless)
    return msgspec.json.encode(_put(harmless, place)).replace(f'"{_HERE}"'.encode(), monster(rng, most))


def _places(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """All places in a value; the value itself is one, too."""
    yield here
    if isinstance(value, dict):
        for name in value:
            yield from _places(value[name], (*here, name))
    if isinstance(value, list):
        for at, part in enumerate(value):
            yield from _places(part, (*here, at))


def _put(value: Any, place: tuple[Any, ...]) -> Any:
    if not place:
        return _HERE
    first, *rest = place
    if isinstance(value, dict):
        return {**value, first: _put(value[first], tuple(rest))}
    return [_put(part, tuple(rest)) if at == first else part for at, part in enumerate(value)]
