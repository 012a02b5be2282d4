"""The games that can be played: facts, options with their texts, schemas."""

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta

from pantheon.bots import bot_names
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.options import bounds, choices, describe, word
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server.api.asking import Asked, Door, Lang, refusals, words_for
from pantheon.server.files import ASK_AGAIN, Parcel, parcel
from pantheon.server.levels import LEVELS
from pantheon.server.settings import Strict
from pantheon.texts import LANGUAGES, Texts, texts

_MOST_CHARACTERS = 50_000  # of a file: what fits into a body
OptionName = Annotated[str, PathParameter(max_length=40, description="The name of an option.")]


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option for a form: the words it takes, or its limits; `meaning` is for people, `file` says that it may be
    read from a file.
    """

    name: str
    kind: Literal["choice", "switch", "number", "list", "text"]
    choices: tuple[str, ...]
    least: int | None
    most: int | None
    default: str | None
    meaning: str
    file: bool


class HelpInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a table may show its players beyond the rules."""

    name: str
    meaning: str


class FileText(Strict, frozen=True):
    """A file that somebody keeps: a set of tiles, a deck."""

    text: Annotated[str, Meta(max_length=_MOST_CHARACTERS)]


class FileRead(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds, as the option wants it said; `count` tiles or cards."""

    words: str
    count: int


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game; `paces` are the seconds that a bot of a level takes for a turn, in real time for a command."""

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
    paces: dict[str, float]
    helps: list[HelpInfo]


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(responses=refusals(400))
    async def list_games(self, request: Asked, lang: Lang = None) -> Response[list[GameInfo]]:
        """All games, with their options; a client that has them already is told so (`If-None-Match`)."""
        games = _all_games(words_for(request, lang).language)
        return games.answer(request, ASK_AGAIN, vary="Accept-Encoding, Accept-Language")

    @get("/{name:str}", responses=refusals(400, 404))
    async def one_game(self, request: Asked, name: FromPath[str], lang: Lang = None) -> GameInfo:
        """One game, with its options."""
        words = words_for(request, lang)
        return _info(game_named(name), words)

    @get("/{name:str}/schema", responses=refusals(400, 404))
    async def schemas(self, name: FromPath[str]) -> dict[str, Any]:
        """JSON schemas of a game's options, actions and views."""
        return schemas_of(game_named(name))

    @post("/{name:str}/files/{option:str}", status_code=200, responses=refusals(400, 401, 403, 404, 413, 429, 503))
    async def read_file(
        self, data: JSONBody[FileText], request: Asked, doorman: Door, name: FromPath[str], option: OptionName
    ) -> FileRead:
        """Read an option from a file; a file that cannot be used is refused with line and reason."""
        doorman.check_change(request, doorman.guest(request), "files")
        game = game_named(name)
        if option not in game.files:
            raise Problem("no-file-option", name=game.title, option=option)
        return await doorman.house.parser.run(file_read, game.name, option, data.text)


@lru_cache(maxsize=len(LANGUAGES))
def _all_games(lang: str) -> Parcel:
    """The list in a language: it never changes while the server runs."""
    return parcel(msgspec.json.encode([_info(game_named(name), texts(lang)) for name in names()]), "application/json")


def file_read(game: str, option: str, text: str) -> FileRead:
    """What a file gives an option of a game."""
    found = game_named(game).files[option](text)
    return FileRead(words=word(found), count=len(found))


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
                file=option.name in game.files,
            )
            for option in describe(game.options)
        ],
        bots=bot_names(game),
        levels=tuple(LEVELS.levels),
        paces={name: level.command if game.realtime else level.turn for name, level in LEVELS.levels.items()},
        helps=[HelpInfo(name=name, meaning=words.say(f"help-{name}")) for name in game.helps],
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
