"""Names that look like others: told apart, so that nobody at a table can be taken for somebody else."""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files

from pantheon.bots import bot_names, unoffered_bot_names
from pantheon.engine.game import Game
from pantheon.server.table import Table
from pantheon.texts import LANGUAGES, texts


def name_at(table: Table, guest: str, name: str) -> str:
    """Return what a guest is called at a table: by their name, with a number if somebody there looks the same."""
    seats = [seat.name for seat in table.seats if guest not in seat.holders]
    voices = [voice for other, voice in table.voices.items() if other != guest]
    return told_apart(name, [*_words(table.game, table.game.seat_names(table.options)), *seats, *voices])


def told_apart(name: str, taken: Iterable[str]) -> str:
    """Return a name that looks like none of the others: `Anna`, else `Anna (2)` and so on."""
    looks = set().union(*map(looks_of, taken))
    shown, number = name, 1
    while looks_of(shown) & looks:
        number += 1
        shown = f"{name} ({number})"
    return shown


@lru_cache(maxsize=4096)
def looks_of(name: str) -> frozenset[str]:
    """Return what a name looks like, as written and in plain small letters: names that share one look the same."""
    return frozenset((skeleton(name), skeleton(unicodedata.normalize("NFKC", name).casefold())))


def skeleton(text: str) -> str:
    """Return a text with each letter replaced by the one that stands for all that look like it (Unicode, UTS 39)."""
    seen = "".join(sign for sign in text if unicodedata.category(sign) != "Cf" and sign != "\ufe0f")
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", seen).translate(_letters()))


@cache
def _letters() -> dict[int, str]:
    """Return what each letter looks like, from the table that tools/lookalikes.py makes."""
    found: dict[int, str] = {}
    for line in files("pantheon.server").joinpath("lookalikes.txt").read_text("ascii").splitlines():
        if line and not line.startswith("#"):
            like, *letters = line.split()
            shown = "".join(chr(int(number, 16)) for number in like.split("+"))
            found.update(dict.fromkeys((int(number, 16) for number in letters), shown))
    return found


@lru_cache(maxsize=64)
def _words(game: Game, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return what seats and bots are called, in records and in any language."""
    words = {*seats, *bot_names(game), *unoffered_bot_names(game)}
    for told in map(texts, LANGUAGES):
        ids = [f"{kind}-{seat}" for kind in ("god", "seat") for seat in seats]
        words |= {told.say(text) for text in [*ids, "web-home-a-bot"] if told.has(text)}
    return tuple(sorted(words))
