"""`pantheon join`: a bot at somebody's table."""

import asyncio
import importlib.util
import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated
from urllib.parse import parse_qs, urlsplit

import typer

from pantheon.bots import Bot, make_bot
from pantheon.cli.language import NEGATIVE, current, fail, say
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.games import game as game_named

if TYPE_CHECKING:
    from pantheon.client import Visitor


def join(
    address: Annotated[str, typer.Argument(help="help-address", metavar="URL")],
    bot: Annotated[str, typer.Option("--bot", "-b", help="help-bot-file", metavar="FILE|NAME")] = "greedy",
    name: Annotated[str, typer.Option("--name", "-n", help="help-name")] = "",
    seat: Annotated[int | None, typer.Option(min=0, max=9, help="help-seat")] = None,
    pace: Annotated[float, typer.Option(min=0.0, help="help-join-pace")] = 0.0,
) -> None:
    """Seat a bot at a table and play until the game has ended."""
    from pantheon.client.visitor import AnswerError, Visitor  # not for commands that need no server

    table, link = _table_of(address)
    visitor = Visitor(address, lang=current().language)
    try:
        game = game_named(visitor.table(table).game)
        player = _bot(bot, game)
        visitor.arrive(name or player.name)
        number = visitor.join(table, seat=seat, link=link, entropy=secrets.token_hex(16))
        typer.echo(say("join-seated", name=name or player.name, number=number, title=game.title))
        asyncio.run(_play(visitor, table, player, pace))
    except AnswerError as error:
        fail(Problem("told-by-server", message=error.error.message), NEGATIVE)


def _table_of(address: str) -> tuple[str, str | None]:
    """The table of an address, and the secret of its link if it has one."""
    parts = urlsplit(address)
    name = parts.path.rstrip("/").rpartition("/")[2]
    if not name:
        raise Problem("bad-address", address=address)
    link = parse_qs(parts.fragment).get("link") or parse_qs(parts.query).get("link")
    return name, link[0] if link else None


def _bot(word: str, game: Game) -> Bot:
    """A bot from somebody's file, or one of the house."""
    rng = Random(secrets.randbits(64))
    path = Path(word)
    if path.suffix != ".py":
        return make_bot(word, game, rng)
    try:
        spec = importlib.util.spec_from_file_location("their_bot", path)
        assert spec is not None, "it ends in .py"
        assert spec.loader is not None, "it ends in .py"
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        made: Bot = module.bot(game, rng)
    except AttributeError as error:
        if hasattr(error, "name") and error.name == "bot":
            raise Problem("join-no-bot", file=word) from None
        raise Problem("join-bad-bot", file=word, reason=repr(error)) from None
    except Exception as error:
        raise Problem("join-bad-bot", file=word, reason=repr(error)) from None
    return made


async def _play(visitor: "Visitor", table: str, bot: Bot, pace: float) -> None:
    from pantheon.client.live import LiveTable, RefusedError
    from pantheon.client.seat import play_seat

    try:
        async with LiveTable(visitor, table) as live:
            await play_seat(live, bot, pace)
            typer.echo(say("join-over"))
            info, scores = live.talk.table, live.talk.scores
            for score in sorted(scores or (), key=lambda score: score.place):
                assert info is not None
                typer.echo(say("join-place", place=score.place, name=info.seats[score.seat].who, points=score.points))
    except RefusedError as error:
        fail(Problem("told-by-server", message=error.error.message), NEGATIVE)
