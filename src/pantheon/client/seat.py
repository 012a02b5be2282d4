"""A bot on a seat of somebody's table: it sees what its seat may know, over the wire."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from pantheon.bots import Bot
from pantheon.client.live import LiveTable, RefusedError
from pantheon.engine.actions import Action, action_of
from pantheon.games import game as game_named

_OVER = ("finished", "abandoned")


async def play_seat(table: LiveTable, bot: Bot, pace: float = 0.0) -> None:
    """Play until the game has ended; in real time with a pause between two commands."""
    talk = table.talk
    while True:
        await table.until(lambda talk: bool(talk.legal) or (talk.table is not None and talk.table.state in _OVER))
        if not talk.legal:
            return
        n, action = talk.n, _choose(table, bot)
        if action is None:
            await _pause(table, n, max(pace, 0.5))
            continue
        try:
            await table.play(msgspec.to_builtins(action))
        except RefusedError:
            await _pause(table, n, 0.2)  # somebody was faster: look again
        if pace:
            await asyncio.sleep(pace)


async def _pause(table: LiveTable, n: int | None, seconds: float) -> None:
    """Wait until something happens, but not for ever."""
    with suppress(TimeoutError):
        await asyncio.wait_for(table.until(lambda talk: talk.n != n), seconds)


def _choose(table: LiveTable, bot: Bot) -> Action | None:
    talk = table.talk
    assert talk.table is not None
    game = game_named(talk.table.game)
    view: Any = msgspec.convert(talk.view, game.view)
    codec = game.codec(view.options)
    legal = {codec.encode(action_of(codec, words)): words for words in talk.legal}
    choices = sorted(number for number in legal if number not in game.quits)
    if not choices:
        return None
    chosen = bot.choose(view, choices)
    return None if chosen is None else codec.decode(chosen)
