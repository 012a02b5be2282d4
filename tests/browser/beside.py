"""People and bots over the wire, beside the browsers: they bring a table to where a test begins, or to its end."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from random import Random
from threading import Event
from typing import Any

from pantheon.bots import make_bot
from pantheon.client import LiveTable, Visitor
from pantheon.client.seat import play_seat
from pantheon.engine.actions import verb
from pantheon.engine.game import Game
from pantheon.games import game as game_named

Work = Callable[[list[LiveTable]], Awaitable[None]]
NOTHING_TO_WAIT_FOR = Event()
NOTHING_TO_WAIT_FOR.set()


@contextmanager
def at_work(table: str, visitors: list[Visitor], work: Work) -> Iterator["Future[None]"]:
    """Something is done at a table in the place of people, while a test does something else."""
    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this one
        yield thread.submit(asyncio.run, _at_table(table, visitors, work))


async def _at_table(table: str, visitors: list[Visitor], work: Work) -> None:
    async with AsyncExitStack() as stack:
        await work([await stack.enter_async_context(LiveTable(visitor, table)) for visitor in visitors])


def drive(table: str, visitors: list[Visitor], work: Work) -> None:
    """Do something at a table, in the place of people."""
    with at_work(table, visitors, work) as done:
        done.result()


class Polite:
    """A good bot that leaves everything to the others until they have had their share."""

    name = "polite"

    def __init__(self, game: Game, seed: int, share: Event) -> None:
        self._game, self._share = game, share
        self._mind = make_bot("greedy", game, Random(seed))

    def choose(self, view: Any, legal: Sequence[int]) -> int | None:
        if self._share.is_set():
            return self._mind.choose(view, legal)
        decode = self._game.codec(view.options).decode
        return next((number for number in legal if verb(decode(number)) in ("ready", "end-turn")), None)


def good_bots(pace: float = 0.0, share: Event = NOTHING_TO_WAIT_FOR) -> Work:
    """They play until the game is over; in real time with a pause between two commands."""

    async def work(lives: list[LiveTable]) -> None:
        table = lives[0].talk.table
        assert table is not None
        game = game_named(table.game)
        minds = [Polite(game, number, share) for number in range(len(lives))]
        await asyncio.gather(*(play_seat(live, mind, pace) for live, mind in zip(lives, minds, strict=True)))

    return work


def played_out(table: str, visitors: list[Visitor]) -> None:
    """Good bots play the rest of the game in the place of these people, whose pages may stay open."""
    drive(table, visitors, good_bots())
