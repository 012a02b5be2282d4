"""Limits: what a guest, an address or a socket may ask for, before they are told to wait. Nobody else suffers."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pantheon.client import LiveTable, Visitor
from pantheon.client.live import RefusedError
from pantheon.client.visitor import AnswerError
from pantheon.server import messages as m
from pantheon.server.config import Limits
from pantheon.server.limits import Budget
from pantheon.texts import texts
from tests.server.serving import Server, seated, serving
from tests.server.talking import figure, hear, hello, raw, refused

LIMITS = Limits()
ROOMY = msgspec.structs.replace(LIMITS, guests=Budget(0, 0))  # many guests come in these tests
SECONDS = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("limits"), limits=ROOMY) as server:
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


# --- a guest, and the address of several ----------------------------------------------------------------------


def named(visitor: Visitor) -> str:
    return str(visitor.call("PATCH", "/api/guests/me", {"name": "Anna"})["name"])


def test_requests_that_change_something(fresh: Server) -> None:
    anna, otto = fresh.visitor(), fresh.visitor("Otto")
    number, error = until_refused(lambda: named(anna), 10_000)
    assert number >= LIMITS.changes.burst
    assert (error.status, error.error.text) == (429, "too-many-requests")
    assert anna.call("GET", "/api/guests/me")["name"] == "Anna"  # looking is something else
    assert anna.call("GET", "/api/tables") == []
    assert named(otto) == "Anna", "another guest of the same house can still do something"


def test_files_to_read(fresh: Server) -> None:
    anna = fresh.visitor()
    sheet = {"record": "pantheon record 1"}
    seen = [refusal_of(anna, "/api/records/verify", sheet)]
    while seen[-1] != (429, "too-many-requests"):
        seen.append(refusal_of(anna, "/api/records/verify", sheet))
        assert len(seen) < 10_000, "nobody minds"
    assert len(seen) > LIMITS.files.burst
    assert set(seen[:-1]) == {seen[0]}
    assert named(anna) == "Anna"


def test_tables(fresh: Server) -> None:
    anna, otto = fresh.visitor(), fresh.visitor("Otto")
    number, error = until_refused(lambda: anna.make_table("gods"), 3 * int(LIMITS.tables.burst))
    assert number >= LIMITS.tables.burst
    assert (error.status, error.error.text) == (429, "too-many-requests")
    table = anna.call("GET", "/api/tables/mine")[0]["id"]
    assert anna.join(table) == 0  # what is there can be used
    assert otto.make_table("gods").id


def test_a_refused_table_costs_as_much_as_any(fresh: Server) -> None:
    """Else wrong requests would be a way around the limit; the answer tells which of the two it was."""
    anna, most = fresh.visitor(), int(LIMITS.tables.burst)
    seen = [refusal_of(anna, "/api/tables", {"game": "chess"}) for _ in range(most + 5)]
    assert seen[:most] == [(404, "unknown-game")] * most
    assert seen[-1] == (429, "too-many-requests")


def test_guests_of_an_address(fresh: Server) -> None:
    def come() -> None:
        fresh.visitor()

    number, error = until_refused(come, 3 * int(LIMITS.guests.burst))
    assert number >= LIMITS.guests.burst
    assert (error.status, error.error.text) == (429, "too-many-requests")


def test_somebody_who_asks_without_end_is_answered_in_few_words_and_hung_up(tmp_path: Path) -> None:
    few = msgspec.structs.replace(LIMITS, requests=Budget(1e-9, 20))
    with serving(tmp_path, limits=few) as server:
        answers = [raw(server, "GET", "/api/tables", accept_language="de") for _ in range(25)]
    assert [answer.status for answer in answers].count(200) <= 20
    last = answers[-1]
    assert (last.status, last.error) == (429, "too-many-requests")
    assert (last.headers["connection"], last.headers["retry-after"]) == ("close", "5")
    assert last.json["error"]["message"] == texts("de").say("too-many-requests")


def test_sockets(fresh: Server) -> None:
    table, (anna, otto) = seated(fresh)
    most = LIMITS.sockets_per_guest

    async def go() -> None:
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(open_socket(anna, table)) for _ in range(most)]
            for socket in sockets:
                await socket.send(hello())
                assert (await hear(socket))["type"] == "welcome"
            async with open_socket(anna, table) as one_more:
                await one_more.send(hello())
                error = await hear(one_more)
                assert (error["type"], error["error"]["text"]) == ("error", "too-many-sockets")
                assert await closing_code(one_more) == 1008
            await welcomed(otto, table)  # a guest with a hundred windows locks nobody out
            await sockets[0].close()
            await welcomed(anna, table)

    asyncio.run(go())


def test_chat_is_counted_by_guest_so_that_coming_again_brings_no_new_words(fresh: Server) -> None:
    table, (anna, otto) = seated(fresh)

    async def go() -> None:
        said = 0
        for _ in range(6):
            async with LiveTable(anna, table) as live:
                answers = [await refusal(live, m.Say, text="Hello") for _ in range(3)]
                said += answers.count(None)
        assert LIMITS.chats.burst <= said < 2 * LIMITS.chats.burst
        async with LiveTable(otto, table) as live:
            assert await refusal(live, m.Say, text="Good evening") is None

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


def test_commands_of_a_guest(server: Server) -> None:
    table, (anna, otto) = seated(server)

    async def go() -> None:
        async with LiveTable(anna, table) as one, LiveTable(otto, table) as two:
            many = (refusal(one, m.Play, action="nonsense") for _ in range(4 * int(LIMITS.commands.burst)))
            told = await asyncio.gather(*many)
            usual = await refusal(two, m.Play, action="nonsense")  # others go on
            assert set(told) == {usual, "too-many-commands"}
            assert told[: int(LIMITS.commands.burst)] == [usual] * int(LIMITS.commands.burst)
            async with asyncio.timeout(SECONDS):  # and after a while oneself
                while await refusal(one, m.Play, action="nonsense") == "too-many-commands":
                    await asyncio.sleep(0.05)

    asyncio.run(go())


def test_chat_of_a_guest(server: Server) -> None:
    table, (anna, otto) = seated(server)
    most = int(LIMITS.chats.burst)

    async def go() -> None:
        async with LiveTable(anna, table) as one, LiveTable(otto, table) as two:
            live = one if one.talk.legal else two
            told = await asyncio.gather(*(refusal(live, m.Say, text=f"Hello {n}") for n in range(3 * most)))
            assert told[:most] == [None] * most
            assert told[-1] == "too-many-commands"
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


def test_whoever_insists_is_cut_off_and_may_come_again(fresh: Server) -> None:
    table, (anna, _) = seated(fresh)

    async def go() -> None:
        async with open_socket(anna, table) as socket:
            await socket.send(hello())
            await hear(socket)
            with suppress(ConnectionClosed):
                for number in range(20_000):
                    await socket.send(f'{{"type": "vote", "id": {number + 1}, "yes": true}}')
                    await asyncio.sleep(0.002)  # fewer frames than anybody minds, but too many commands
            assert await closing_code(socket) == 1008
        await welcomed(anna, table)

    asyncio.run(go())


FLOODS = {
    "pings": b"\x89\x80\0\0\0\0",
    "an endless message of nothing": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 20_000,
    "nonsense": b"\x81\x81\0\0\0\0x",
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_is_cut_off_before_it_is_read(server: Server, flood: str) -> None:
    """What it may cost is counted: the frames of the budget, and of one piece."""
    table, (anna, otto) = seated(server)
    before = figure(server, 'pantheon_cut_total{reason="frames"}')

    async def go() -> None:
        async with LiveTable(otto, table) as other:
            reader, writer = await shaken(server, anna, table)
            with suppress(ConnectionError):
                for _ in range(200):
                    writer.write(FLOODS[flood] * 100)
                    await writer.drain()
            with suppress(ConnectionError):
                async with asyncio.timeout(SECONDS):
                    while await reader.read(65_536):
                        pass
            assert await refusal(other, m.Vote, yes=True) == "no-ballot"
            writer.close()

    asyncio.run(go())
    assert figure(server, 'pantheon_cut_total{reason="frames"}') == before + 1


async def shaken(server: Server, visitor: Visitor, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket of which nothing is read, after the handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = {
        "Host": f"127.0.0.1:{server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        **visitor.headers(),
    }
    lines = [f"GET /api/tables/{table}/live HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    writer.write("\r\n".join(lines).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


# --- none -----------------------------------------------------------------------------------------------------


def test_a_server_without_limits_minds_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.visitor()
        for _ in range(int(LIMITS.tables.burst) + 5):
            anna.make_table("gods")
        for _ in range(int(LIMITS.changes.burst) + 20):
            refused(400, "record-foreign", anna, "POST", "/api/records/verify", {"record": ""})
