"""Looks back at games: beside the event loop, each address in its turn, and of what is durable alone."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from pantheon.server.past import past_of
from pantheon.server.readers import Readers
from pantheon.server.story import MOST_TOLD, story_of
from pantheon.server.table import encode
from tests.server.houses import PATIENCE, refused
from tests.server.tables import play_turns, running

TURNS = 1_000  # of the event loop


def reading(test: Callable[[Readers], Awaitable[None]], **how: Any) -> None:
    """A test with readers, to its end."""

    async def run() -> None:
        readers = Readers(**how)
        try:
            async with asyncio.timeout(PATIENCE):
                await test(readers)
        finally:
            readers.close()

    asyncio.run(run())


def test_everybody_else_goes_on_while_somebody_looks_back() -> None:
    async def test(readers: Readers) -> None:
        enough = threading.Event()
        look = asyncio.ensure_future(readers.run("anna", enough.wait))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert not look.done()
        enough.set()
        assert await look

    reading(test)


def test_whoever_asks_for_little_does_not_wait_for_whoever_asks_for_much() -> None:
    async def test(readers: Readers) -> None:
        begin, done = threading.Event(), list[str]()
        first = asyncio.ensure_future(readers.run("greedy", begin.wait))
        many = [asyncio.ensure_future(readers.run("greedy", lambda: done.append("greedy"))) for _ in range(20)]
        await asyncio.sleep(0)
        one = asyncio.ensure_future(readers.run("modest", lambda: done.append("modest")))
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(first, one, *many)
        assert done.index("modest") <= 1
        assert len(done) == 21

    reading(test)


def test_what_an_address_may_have_waiting_is_bounded() -> None:
    async def test(readers: Readers) -> None:
        begin = threading.Event()
        looks = [asyncio.ensure_future(readers.run("greedy", begin.wait)) for _ in range(4)]
        await asyncio.sleep(0)
        with refused("too-many-requests"):
            await readers.run("greedy", begin.wait)
        other = asyncio.ensure_future(readers.run("modest", begin.wait))
        begin.set()
        assert all(await asyncio.gather(other, *looks))

    reading(test, most=3)  # besides the one that is being done


def test_what_goes_wrong_is_told_to_who_asked_and_the_next_is_served() -> None:
    def fail() -> None:
        raise KeyError("no such thing")

    async def test(readers: Readers) -> None:
        with pytest.raises(KeyError):
            await readers.run("anna", fail)
        gone = asyncio.ensure_future(readers.run("anna", fail))
        await asyncio.sleep(0)
        gone.cancel()
        assert await readers.run("bert", lambda: 7) == 7

    reading(test)


def test_a_past_stays_as_it_was_while_the_table_goes_on() -> None:
    table = running()
    play_turns(table, 2)
    past = past_of(table)
    told = encode(story_of(past, None, 0, MOST_TOLD))
    play_turns(table, 2)
    assert len(table.moves) > len(past.moves)
    assert encode(story_of(past, None, 0, MOST_TOLD)) == told
