"""Sockets of people without manners: whatever comes, there is a clear answer, and the table goes on."""

import asyncio
import socket as sockets
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pantheon.client import Visitor
from pantheon.server.config import Limits
from tests.server.serving import Server, seated, serving
from tests.server.wire import COMMANDS, PATIENCE, Message, Wire, dialled, stranger, wired

HELLO: Message = {"type": "hello", "protocol": 1, "client": "x"}


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, Visitor]:
    identity, visitors = seated(server)
    return identity, visitors[0]


# --- the first word -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "text"),
    [
        ({"type": "ping"}, "no-hello"),
        ({"type": "play", "id": 1, "action": "pass"}, "no-hello"),
        ({**HELLO, "protocol": 2}, "bad-message"),
        ({**HELLO, "client": ""}, "bad-message"),
        ({**HELLO, "client": "x" * 41}, "bad-message"),
        ({**HELLO, "client": "<b>"}, "bad-message"),
        ({**HELLO, "since": -1}, "bad-message"),
        ({**HELLO, "lang": "xx"}, "bad-message"),
        ({**HELLO, "token": "x"}, "bad-message"),
        ("hello", "bad-message"),
        (b"hello", "bad-message"),
    ],
)
def test_without_a_proper_hello_there_is_no_welcome(
    table: tuple[str, Visitor], first: Message | str | bytes, text: str
) -> None:
    async def come() -> None:
        async with dialled(table[1], table[0]) as wire:
            await wire.send(first)
            answer = await wire.receive()
            assert (answer["type"], answer["error"]["text"]) == ("error", text)
            assert await wire.closed() == 1008

    asyncio.run(come())


def test_who_says_nothing_is_shown_the_door(tmp_path: Path) -> None:
    async def come(silent: Visitor, table: str) -> None:
        async with dialled(silent, table) as wire:
            assert (await wire.receive())["error"]["text"] == "no-hello"
            assert await wire.closed() == 1008

    with serving(tmp_path, hello_seconds=0.1) as server:
        table, visitors = seated(server)
        asyncio.run(come(visitors[0], table))


@pytest.mark.parametrize("name", ["none", "x" * 40, "x" * 41, "%2e%2e", "a/b", "é"])
def test_there_must_be_such_a_table(server: Server, name: str) -> None:
    async def come() -> None:
        async with dialled(server.visitor(), name) as wire:
            await wire.send(HELLO)
            assert (await wire.receive())["error"]["text"] in ("no-such-table", "no-such-page")
            assert await wire.closed() == 4404

    asyncio.run(come())


def test_a_false_token_is_no_spectator_but_an_error(server: Server, table: tuple[str, Visitor]) -> None:
    async def come() -> None:
        for token in ("false", "x" * 200, "é"):
            async with dialled(Visitor(server.address, token), table[0]) as wire:
                with suppress(ConnectionClosed):  # the server need not wait for it
                    await wire.send(HELLO)
                assert (await wire.receive())["error"]["text"] == "no-guest"
                assert await wire.closed() == 1008

    asyncio.run(come())


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://[", "https://"])
def test_other_pages_are_turned_away(table: tuple[str, Visitor], origin: str) -> None:
    async def come() -> None:
        async with dialled(table[1], table[0], origin=origin) as wire:
            with suppress(ConnectionClosed):
                await wire.send(HELLO)
            assert (await wire.receive())["error"]["text"] == "foreign-origin"
            assert await wire.closed() == 1008

    asyncio.run(come())


def test_our_own_page_is_welcome(server: Server, table: tuple[str, Visitor]) -> None:
    async def come() -> None:
        async with dialled(table[1], table[0], origin=server.address) as wire:
            await wire.send(HELLO)
            assert (await wire.receive())["type"] == "welcome"

    asyncio.run(come())


# --- what cannot be understood --------------------------------------------------------------------------------

BAD: dict[str, Any] = {
    "nothing": "",
    "no JSON": "{",
    "not an object": "[]",
    "a number": "1",
    "null": "null",
    "no type": {},
    "unknown type": {"type": "fly", "id": 1},
    "the server's own": {"type": "welcome"},
    "unknown field": {"type": "ping", "x": 1},
    "no id": {"type": "undo"},
    "id zero": {"type": "undo", "id": 0},
    "id below": {"type": "undo", "id": -1},
    "id too high": {"type": "undo", "id": 2**53},
    "id a word": {"type": "undo", "id": "1"},
    "id a fraction": {"type": "undo", "id": 1.5},
    "action a number": {"type": "play", "id": 1, "action": 7},
    "action none": {"type": "play", "id": 1, "action": None},
    "action too long": {"type": "play", "id": 1, "action": "x" * 201},
    "another's seat": {"type": "play", "id": 1, "action": "pass", "seat": 1},
    "vote of a word": {"type": "vote", "id": 1, "yes": "yes"},
    "proposal unknown": {"type": "propose", "id": 1, "what": "war"},
    "proposal about nobody": {"type": "propose", "id": 1, "what": "bot", "target": -1},
    "nothing to say": {"type": "say", "id": 1, "text": ""},
    "too much to say": {"type": "say", "id": 1, "text": "x" * 2001},
    "resync from below": {"type": "resync", "since": -1},
    "resync from a word": {"type": "resync", "since": "all"},
    "deep": "[" * 10_000,
    "deep action": '{"type":"play","id":1,"action":' + '{"a":' * 2000 + "1" + "}" * 2001,
    "half a character": '{"type":"say","id":1,"text":"\\ud800"}',
    "binary": b"\x00\xff",
    "binary JSON": b'{"type":"ping"}',
}


@pytest.mark.parametrize("bad", BAD)
def test_what_cannot_be_understood_is_answered_and_forgotten(table: tuple[str, Visitor], bad: str) -> None:
    async def talk() -> None:
        async with wired(table[1], table[0]) as wire:
            before = wire.picture.n
            await wire.send(BAD[bad])
            answer = await wire.until(lambda message: message["type"] in ("error", "refused", "done"))
            assert answer["type"] in ("error", "refused")
            assert answer["error"]["message"]
            assert (await wire.synced()).picture.n == before

    asyncio.run(talk())


def test_a_second_hello_is_a_mistake(table: tuple[str, Visitor]) -> None:
    async def talk() -> None:
        async with wired(table[1], table[0]) as wire:
            await wire.send(HELLO)
            assert (await wire.until("error"))["error"]["text"] == "hello-twice"
            await wire.synced()

    asyncio.run(talk())


def test_too_many_mistakes_end_the_connection(table: tuple[str, Visitor]) -> None:
    async def talk() -> None:
        async with wired(table[1], table[0]) as wire:
            for _ in range(30):
                await wire.send("{")
            assert await wire.closed() == 1008
            told = sum('"error"' in frame for frame in wire.frames)
            assert 10 < told <= 30
        async with wired(table[1], table[0]) as wire:
            await wire.synced()

    asyncio.run(talk())


def test_a_message_too_big_ends_the_connection(table: tuple[str, Visitor]) -> None:
    async def talk() -> None:
        async with wired(table[1], table[0]) as wire, wired(table[1], table[0]) as other:
            await wire.send({"type": "say", "id": 1, "text": "x" * 100_000})
            assert await wire.closed() == 1009
            await other.synced()

    asyncio.run(talk())


# --- too early, too late --------------------------------------------------------------------------------------


def test_before_the_start_and_after_the_end_there_is_nothing_to_play(server: Server) -> None:
    anna = server.visitor("Anna")
    table = anna.make_table("gods", options={"players": "2"}).id
    anna.join(table)

    async def early() -> None:
        async with wired(anna, table) as wire:
            for kind, facts in COMMANDS.items():
                assert (await wire.refused(kind, **facts))["text"] == "table-not-started"

    async def late() -> None:
        async with wired(anna, table) as wire:
            assert (await wire.command("resign"))["type"] == "done"
            await wire.synced()
            assert (wire.picture["table"]["state"], wire.picture["legal"]) == ("finished", [])
            for kind, facts in COMMANDS.items():
                assert (await wire.refused(kind, **facts))["text"] == "table-ended"

    asyncio.run(early())
    server.visitor("Ben").join(table)
    anna.start(table)
    asyncio.run(late())


# --- too much -------------------------------------------------------------------------------------------------


@pytest.mark.slow("megabytes are sent to somebody who does not read")
def test_who_does_not_read_holds_nobody_up(server: Server) -> None:
    table, (anna, ben) = seated(server)

    async def talk() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(wired(anna, table))
            two = await stack.enter_async_context(wired(ben, table))
            sleeper = sockets.socket()
            sleeper.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            sleeper.setblocking(False)
            await asyncio.get_running_loop().sock_connect(sleeper, ("127.0.0.1", server.port))
            deaf = await connect(
                stranger(server).live_address(table), sock=sleeper, max_queue=1, compression=None, ping_interval=None
            )
            await deaf.send('{"type":"hello","protocol":1,"client":"deaf","since":0}')
            deaf.transport.pause_reading()
            for number in range(300):
                assert (await one.command("say", text=f"{number} {'x' * 400}"))["type"] == "done"
            for _ in range(150):  # answers of 150 kB each: more than the line and the server's patience take
                await deaf.send('{"type":"resync","since":0}')
            assert (await two.command("say", text="still here"))["type"] == "done"
            await one.reach(two.picture.n)
            assert sum(event["what"]["kind"] == "said" for event in one.picture.events) == 301
            async with asyncio.timeout(PATIENCE):
                while not _is_alone(await one.synced()):
                    await asyncio.sleep(0.05)
            deaf.transport.abort()

    asyncio.run(talk())


def _is_alone(wire: Wire) -> bool:
    """No spectator is left, after everything the server has done so far (a resync takes him away for a moment)."""
    return '"spectators":0' in [frame for frame in wire.frames if frame.startswith('{"type":"presence"')][-1]


def test_a_socket_may_not_ask_too_often(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits()) as server:
        table, (anna, _) = seated(server)

        async def talk() -> None:
            async with wired(anna, table) as wire:
                for number in range(1, 201):
                    await wire.send({"type": "vote", "id": number, "yes": True})
                answers = [await wire.until("refused") for _ in range(200)]
                assert {answer["id"] for answer in answers} == set(range(1, 201))
                told = [answer["error"]["text"] for answer in answers]
                assert told.count("no-ballot") >= 60, "a burst is allowed"
                assert told.count("too-many-commands") > 0
                for number in range(300, 312):
                    await wire.send({"type": "say", "id": number, "text": "again"})
                said = [await wire.until(lambda it: it["type"] in ("done", "refused")) for _ in range(12)]
                assert [answer["id"] for answer in said if answer["type"] == "done"] == list(range(300, 306))
                assert {answer["error"]["text"] for answer in said if "error" in answer} == {"too-many-commands"}
                async with asyncio.timeout(PATIENCE):
                    while (await _pinged(wire))["type"] != "pong":  # after a while there is room again
                        await asyncio.sleep(0.1)

        asyncio.run(talk())


async def _pinged(wire: Wire) -> Message:
    await wire.send({"type": "ping"})
    return await wire.until(lambda it: it["type"] in ("pong", "error"))
