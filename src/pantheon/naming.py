"""Gods by the names that pages and terminals show, in any of our languages, as people write them in options."""

import unicodedata
from collections.abc import Mapping
from functools import cache

from pantheon.engine.errors import OptionsError
from pantheon.engine.game import Game
from pantheon.engine.options import parts_of
from pantheon.texts import LANGUAGES, texts

_GAME, _OPTION = "gods", "gods"  # the one option so far that is a list of things with names


def coded(game: Game, words: Mapping[str, str]) -> dict[str, str]:
    """Return options with the codes that records keep in place of names; OptionsError for a god unknown."""
    if game.name != _GAME or _OPTION not in words:
        return dict(words)
    names = parts_of(_OPTION, words[_OPTION])
    return {**words, _OPTION: ",".join(god_code(game, name) for name in names)}


def god_code(game: Game, name: str) -> str:
    """Return the code of a god, in capitals or not, with accents or without; OptionsError if there is no such god."""
    plain = _plain(name)
    codes = _gods(game)
    if plain in codes:  # as most people and all programs write it: no texts need to be read
        return plain
    found = _by_name(codes).get(plain)
    if found is None:
        raise OptionsError("unknown-god", name=name)
    return found


def _gods(game: Game) -> tuple[str, ...]:
    """The codes of all gods: a table for four has them all."""
    return game.seat_names(game.options(players=4))


@cache
def _by_name(codes: tuple[str, ...]) -> dict[str, str]:
    """The codes by their names in every language."""
    return {_plain(texts(language).say(f"god-{code}")): code for language in LANGUAGES for code in codes}


def _plain(name: str) -> str:
    """A name without accents and capitals."""
    apart = unicodedata.normalize("NFKD", name.strip())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).casefold()
