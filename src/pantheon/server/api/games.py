"""The games that can be played: facts, options with their texts, schemas."""

from typing import Any, Literal

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from pantheon.bots import bot_names
from pantheon.engine.game import Game
from pantheon.engine.options import bounds, choices, describe
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server.api.asking import Asked, Lang, refusals
from pantheon.server.errors import language_of
from pantheon.server.levels import LEVELS
from pantheon.texts import Texts, texts


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option for a form: the words it takes, or its limits; `meaning` is for people."""

    name: str
    kind: Literal["choice", "switch", "number", "list", "text"]
    choices: tuple[str, ...]
    least: int | None
    most: int | None
    default: str | None
    meaning: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game."""

    name: str
    title: str
    designer: str
    publishers: str
    year: int
    realtime: bool
    rules: int
    players: tuple[int, ...]
    options: list[OptionInfo]
    bots: tuple[str, ...]
    levels: tuple[str, ...]


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(responses=refusals(400))
    async def list_games(self, request: Asked, lang: Lang = None) -> list[GameInfo]:
        """All games, with their options."""
        words = texts(language_of(lang, request.headers.get("accept-language", "")))
        return [_info(game_named(name), words) for name in names()]

    @get("/{name:str}", responses=refusals(400, 404))
    async def one_game(self, request: Asked, name: FromPath[str], lang: Lang = None) -> GameInfo:
        """One game, with its options."""
        words = texts(language_of(lang, request.headers.get("accept-language", "")))
        return _info(game_named(name), words)

    @get("/{name:str}/schema", responses=refusals(400, 404))
    async def schemas(self, name: FromPath[str]) -> dict[str, Any]:
        """JSON schemas of a game's options, actions and views."""
        return schemas_of(game_named(name))


def schemas_of(game: Game) -> dict[str, Any]:
    """JSON schemas of a game's options, actions and views."""
    actions = game.codec(game.options(players=_players(game)[0])).actions
    roots, parts = msgspec.json.schema_components([game.options, game.view, *actions], ref_template="#/parts/{name}")
    return {"options": roots[0], "view": roots[1], "actions": list(roots[2:]), "parts": parts}


def _players(game: Game) -> tuple[int, ...]:
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    return tuple(sorted(choices(fields["players"])))


def _info(game: Game, words: Texts) -> GameInfo:
    types = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    return GameInfo(
        name=game.name,
        title=game.title,
        designer=game.designer,
        publishers=game.publishers,
        year=game.year,
        realtime=game.realtime,
        rules=game.rules_version,
        players=_players(game),
        options=[
            OptionInfo(
                name=option.name,
                kind=_kind(types[option.name]),
                choices=option.choices,
                least=(limits := bounds(types[option.name]) or (None, None))[0],
                most=limits[1],
                default=option.default,
                meaning=option_meaning(game, option.name, words),
            )
            for option in describe(game.options)
        ],
        bots=bot_names(game),
        levels=tuple(LEVELS.levels),
    )


def option_meaning(game: Game, option: str, words: Texts) -> str:
    """What an option is about, in words; some names mean different things in two games."""
    own = f"option-{game.name}-{option}"
    return words.say(own) if words.has(own) else words.say(f"option-{option}")


def _kind(annotation: Any) -> Literal["choice", "switch", "number", "list", "text"]:
    if annotation is bool:
        return "switch"
    if choices(annotation):
        return "choice"
    if bounds(annotation):
        return "number"
    return "list" if getattr(annotation, "__origin__", None) is tuple else "text"
