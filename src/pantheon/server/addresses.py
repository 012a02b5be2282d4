"""The addresses of the pages, as web/src/router.svelte.ts reads them; everything else is not there."""

import re

import msgspec

_NUMBER = re.compile(r"[0-9]{1,9}")
_MOST_LETTERS = 100  # of a part: nothing here has a longer name


class Home(msgspec.Struct, frozen=True, tag="home"):
    """The first page."""


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """The cards of Deus."""


class Settings(msgspec.Struct, frozen=True, tag="settings"):
    """What somebody likes, kept in his browser."""


class Rules(msgspec.Struct, frozen=True, tag="rules"):
    """The rules of a game, perhaps with an example beside them."""

    game: str
    example: str | None = None


class Learn(msgspec.Struct, frozen=True, tag="learn"):
    """The tutorial of a game."""

    game: str


class AtTable(msgspec.Struct, frozen=True, tag="table"):
    """A table, or how it stood after so many moves."""

    id: str
    move: int | None = None


Place = Home | Cards | Settings | Rules | Learn | AtTable


def place_of(path: str) -> Place | None:
    """The page that an address names, whether there is such a game or table or not; None for what no page has."""
    parts = tuple(part for part in path.split("/") if part)
    if any(len(part) > _MOST_LETTERS for part in parts):
        return None
    match parts:
        case ():
            return Home()
        case ("cards",):
            return Cards()
        case ("settings",):
            return Settings()
        case ("rules", game):
            return Rules(game)
        case ("rules", game, example):
            return Rules(game, example)
        case ("learn", game):
            return Learn(game)
        case ("table", table):
            return AtTable(table)
        case ("table", table, "move", move) if _NUMBER.fullmatch(move):
            return AtTable(table, int(move))
    return None
