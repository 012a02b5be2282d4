"""`pantheon join`: a bot at somebody's table."""

import asyncio
import importlib.util
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, cast
from urllib.parse import parse_qs, urlsplit

import typer

from pantheon.bots import Bot, make_bot
from pantheon.cli.completion import any_bot
from pantheon.cli.language import NEGATIVE, current, fail, needing, say
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.games import game as game_named

if TYPE_CHECKING:
    from pantheon.client import Visitor


def join(
    address: Annotated[str, typer.Argument(help="help-address", metavar="URL")],
    bot: Annotated[
        str, typer.Option("--bot", "-b", help="help-bot-file", metavar="FILE|NAME", autocompletion=any_bot)
    ] = "greedy",
    name: Annotated[str, typer.Option("--name", "-n", help="help-name")] = "",
    seat: Annotated[int | None, typer.Option(min=0, max=9, help="help-seat")] = None,
    pace: Annotated[float, typer.Option(min=0.0, help="help-join-pace")] = 0.0,
) -> None:
    """Seat a bot at a table and play until the game has ended."""
    with needing("client"):
        from pantheon.client.visitor import AnswerError, Visitor  # not for commands that need no server

    table, link = _table_of(address)
    visitor = Visitor(address, lang=current().language)
    make = _maker(bot)
    try:
        known = _made_before(visitor, table, make)
        called = name or (known.name if known else Path(bot).stem)
        seated = visitor.arrive(called).sit(table, seat=seat, link=link, nonce=secrets.token_bytes(16))
        game = game_named(seated.table.game)
        try:
            player = known or make(game)
        except Problem:
            visitor.leave(table)
            raise
        typer.echo(say("join-seated", name=called, number=seated.seat, title=game.title))
        asyncio.run(_play(visitor, table, player, pace))
    except AnswerError as error:
        fail(Problem("told-by-server", message=error.error.message), NEGATIVE)


def _made_before(visitor: "Visitor", table: str, make: Callable[[Game], Bot]) -> Bot | None:
    """The bot, if a stranger may see which game it is to play: then it has its own name, and no seat if it fails."""
    from pantheon.client.visitor import AnswerError

    try:
        game = game_named(visitor.table(table).game)
    except AnswerError as error:
        if error.error.text != "not-watched":
            raise
        return None
    return make(game)


def _table_of(address: str) -> tuple[str, str | None]:
    """The table of an address, and the secret of its link if it has one."""
    from pantheon.client.visitor import place_of

    place_of(address)
    parts = urlsplit(address)
    name = parts.path.rstrip("/").rpartition("/")[2]
    if not name:
        raise Problem("bad-address", address=address)
    link = parse_qs(parts.fragment).get("link") or parse_qs(parts.query).get("link")
    return name, link[0] if link else None


def _maker(word: str) -> Callable[[Game], Bot]:
    """What makes the bot that was asked for, once the game is known: somebody's file, or the house."""
    rng = Random(secrets.randbits(64))
    if Path(word).suffix != ".py":
        return lambda game: make_bot(word, game, rng)
    theirs = _load(word).bot

    def make(game: Game) -> Bot:
        try:
            made = theirs(game, rng)
        except Exception as error:
            raise Problem("join-bad-bot", file=word, reason=repr(error)) from None
        if not callable(getattr(made, "choose", None)):
            raise Problem("join-bad-bot", file=word, reason="bot(game, rng) must return something with choose()")
        return cast(Bot, made)

    return make


def _load(file: str) -> Any:
    """Somebody's module; Problem if it cannot be loaded or has no bot."""
    try:
        spec = importlib.util.spec_from_file_location("their_bot", file)
        assert spec is not None, "it ends in .py"
        assert spec.loader is not None, "it ends in .py"
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise Problem("join-bad-bot", file=file, reason=repr(error)) from None
    if not callable(getattr(module, "bot", None)):
        raise Problem("join-no-bot", file=file)
    return module


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
