"""Limits: what one address or socket may ask for, before it is told to wait. Nothing else suffers."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pantheon.client import LiveTable, Visitor
from pantheon.client.live import RefusedError
from pantheon.client.visitor import AnswerError
from pantheon.server import messages as m
from pantheon.server.config import Limits
from tests.server.serving import Server, seated, serving
from tests.server.talking import hear, hello, refused

LIMITS = Limits()
SECONDS = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("limits"), limits=LIMITS) as server:
        yield server


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own: an address that has asked too much has to wait for a while."""
    with serving(tmp_path, limits=LIMITS) as server:
        yield server


def refusal_of(visitor: Visitor, path: str, body: Any) -> tuple[int, str]:
    """What is wrong with a request that is."""
    with pytest.raises(AnswerError) as caught:
        visitor.call("POST", path, body)
    return caught.value.status, caught.value.error.text


def until_refused(ask: Callable[[], Any], most: int) -> tuple[int, AnswerError]:
    """How often something goes well, and what is said then."""
    for number in range(most):
        try:
            ask()
        except AnswerError as error:
            return number, error
    raise AssertionError(f"{most} times, and nobody minded")


# --- an address -----------------------------------------------------------------------------------------------


def test_requests_that_change_something(fresh: Server) -> None:
    anna = fresh.visitor()
    sheet = {"record": "pantheon record 1"}
    texts = [refusal_of(anna, "/api/records/verify", sheet)]
    while texts[-1] != (429, "too-many-requests"):
        texts.append(refusal_of(anna, "/api/records/verify", sheet))
        assert len(texts) < 10_000, "nobody minds"
    assert len(texts) >= LIMITS.requests_burst  # becoming a guest was the first
    assert set(texts[:-1]) == {texts[0]}
    assert anna.call("GET", "/api/guests/me")["name"] == "Anna"  # looking is free
    assert anna.call("GET", "/api/tables") == []


def test_tables(fresh: Server) -> None:
    anna = fresh.visitor()
    number, error = until_refused(lambda: anna.make_table("gods"), 3 * LIMITS.tables_burst)
    assert number >= LIMITS.tables_burst
    assert (error.status, error.error.text) == (429, "too-many-requests")
    table = anna.call("GET", "/api/tables/mine")[0]["id"]
    assert anna.join(table) == 0  # what is there can be used
    other = fresh.visitor("Otto")  # another guest from the same address waits as well
    refused(429, "too-many-requests", other, "POST", "/api/tables", {"game": "gods"})
    refused(400, "record-foreign", other, "POST", "/api/records/verify", {"record": ""})


def test_a_refused_table_costs_as_much_as_any(fresh: Server) -> None:
    """Else wrong requests would be a way around the limit; the answer tells which of the two it was."""
    anna = fresh.visitor()
    seen = [refusal_of(anna, "/api/tables", {"game": "chess"}) for _ in range(2 * LIMITS.tables_burst)]
    assert seen[: LIMITS.tables_burst] == [(404, "unknown-game")] * LIMITS.tables_burst
    assert seen[-1] == (429, "too-many-requests")


def test_sockets(server: Server) -> None:
    table, (anna, _) = seated(server)

    async def go() -> None:
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(open_socket(anna, table)) for _ in range(LIMITS.sockets_per_address)
            ]
            for socket in sockets:
                await socket.send(hello())
                assert (await hear(socket))["type"] == "welcome"
            async with open_socket(anna, table) as one_more:
                error = await hear(one_more)
                assert (error["type"], error["error"]["text"]) == ("error", "too-many-sockets")
                assert await closing_code(one_more) == 1008
            await sockets[0].close()
            await welcomed(anna, table)

    asyncio.run(go())


def open_socket(visitor: Visitor, table: str) -> connect:
    return connect(visitor.live_address(table), additional_headers=visitor.headers(), max_queue=None)


async def welcomed(visitor: Visitor, table: str) -> None:
    """A place becomes free as soon as the server has noticed that one is gone."""
    async with asyncio.timeout(SECONDS):
        while True:
            async with open_socket(visitor, table) as socket:
                with suppress(ConnectionClosed):  # who is turned away need not be heard
                    await socket.send(hello())
                if (await hear(socket))["type"] == "welcome":
                    return


# --- a socket -------------------------------------------------------------------------------------------------


def test_commands_of_a_socket(server: Server) -> None:
    table, (anna, otto) = seated(server)

    async def go() -> None:
        async with LiveTable(anna, table) as one, LiveTable(otto, table) as two:
            many = (refusal(one, m.Play, action="nonsense") for _ in range(4 * LIMITS.commands_burst))
            texts = await asyncio.gather(*many)
            usual = await refusal(two, m.Play, action="nonsense")  # others go on
            assert set(texts) == {usual, "too-many-commands"}
            assert texts[: LIMITS.commands_burst] == [usual] * LIMITS.commands_burst
            async with asyncio.timeout(SECONDS):  # and after a while oneself
                while await refusal(one, m.Play, action="nonsense") == "too-many-commands":
                    await asyncio.sleep(0.05)

    asyncio.run(go())


def test_chat_of_a_socket(server: Server) -> None:
    table, (anna, otto) = seated(server)

    async def go() -> None:
        async with LiveTable(anna, table) as one, LiveTable(otto, table) as two:
            live = one if one.talk.legal else two
            texts = await asyncio.gather(
                *(refusal(live, m.Say, text=f"Hello {n}") for n in range(3 * LIMITS.chats_burst))
            )
            assert texts[: LIMITS.chats_burst] == [None] * LIMITS.chats_burst
            assert texts[-1] == "too-many-commands"
            await live.play(live.talk.legal[0])  # who talks too much may still play

    asyncio.run(go())


async def refusal(live: LiveTable, kind: type[m.Command], **facts: Any) -> str | None:
    """Why a command was refused, None if it was carried out."""
    try:
        await asyncio.wait_for(live.command(kind, **facts), SECONDS)
    except RefusedError as refused:
        return refused.error.text
    return None


def test_messages_that_are_too_big_end_the_connection(server: Server) -> None:
    table, (anna, _) = seated(server)

    async def go() -> None:
        async with open_socket(anna, table) as socket:
            await socket.send(hello())
            await hear(socket)
            await socket.send("x" * (LIMITS.message_bytes + 1))
            assert await closing_code(socket) == 1009
        await welcomed(anna, table)

    asyncio.run(go())


def test_nonsense_ends_the_connection_in_the_end(server: Server) -> None:
    table, (anna, _) = seated(server)

    async def go() -> None:
        async with open_socket(anna, table) as socket:
            await socket.send(hello())
            with suppress(ConnectionClosed):
                for _ in range(100):
                    await socket.send("nonsense")
            assert await closing_code(socket) == 1008
        await welcomed(anna, table)

    asyncio.run(go())


async def closing_code(socket: ClientConnection) -> int | None:
    """Read on until the server has hung up; its code."""
    async with asyncio.timeout(SECONDS):
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
    return socket.close_code


# --- none -----------------------------------------------------------------------------------------------------


def test_a_server_without_limits_minds_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.visitor()
        for _ in range(LIMITS.tables_burst + 5):
            anna.make_table("gods")
        for _ in range(LIMITS.requests_burst + 20):
            refused(400, "record-foreign", anna, "POST", "/api/records/verify", {"record": ""})
