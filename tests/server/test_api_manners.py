"""Peace at a table, over the wire: what owners ask for, what everybody hears of it, and pages of what was said."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pantheon.client import Visitor
from pantheon.server.config import Limits
from pantheon.server.limits import Budget
from tests.server.serving import Server, seated, serving
from tests.server.talking import refused
from tests.server.wire import Wire, dialled, stranger, wired


def said(wire: Wire) -> list[dict[str, Any]]:
    """What was said, as somebody has heard it."""
    return [event for event in wire.picture.events if event["what"]["kind"] == "said"]


def test_an_owner_keeps_the_peace_and_everybody_hears_of_it(server: Server) -> None:
    table, (anna, ben) = seated(server)
    zoe = server.visitor("Zoe")
    path = f"/api/tables/{table}"

    async def ask(who: Visitor, what: str, **body: Any) -> Any:
        return await asyncio.to_thread(who.call, "POST", f"{path}/{what}", body)

    async def talk() -> None:
        async with wired(ben, table) as wire, wired(zoe, table) as guest:
            assert (await guest.command("say", text="Nonsense!"))["type"] == "done"
            line = said(guest)[-1]
            assert (await ask(anna, "mutes", line=line["n"]))["muted"] == [
                {"guest": line["what"]["guest"], "name": "Zoe", "seat": None}
            ]
            assert (await guest.refused("say", text="Really!"))["text"] == "talk-muted"
            unmute = f"{path}/mutes/{line['what']['guest']}"
            assert (await asyncio.to_thread(anna.call, "DELETE", unmute))["muted"] == []
            assert (await guest.command("say", text="Thank you."))["type"] == "done"
            assert (await ask(anna, "manners", talk="players"))["talk"] == "players"
            assert (await guest.refused("say", text="?"))["text"] == "talk-closed"
            assert (await wire.command("say", text="Peace."))["type"] == "done"
            await ask(anna, "removals", line=line["n"])
            assert (await guest.until("error"))["error"]["text"] == "removed"
            assert await guest.closed() == 1008
            await wire.synced()
            kinds = [event["what"]["kind"] for event in wire.picture.events]
            assert kinds[-7:] == ["said", "muted", "muted", "said", "talk", "said", "removed"]
            assert wire.picture.events[-1]["what"]["by"] == "Player 0"
        async with dialled(zoe, table) as again:
            await again.send({"type": "hello", "protocol": 1, "client": "x"})
            assert (await again.receive())["error"]["text"] == "removed"

    asyncio.run(talk())
    refused(403, "removed", zoe, "GET", path)
    refused(403, "not-owner", ben, "POST", f"{path}/manners", {"talk": "nobody"})
    refused(404, "no-such-line", anna, "POST", f"{path}/mutes", {"line": 1})
    refused(404, "no-such-line", anna, "POST", f"{path}/mutes", {})
    refused(404, "no-such-line", anna, "POST", f"{path}/removals", {"line": 10_000})


def test_spectators_are_sent_out_of_a_running_game(server: Server) -> None:
    table, (anna, ben) = seated(server)

    async def watch() -> None:
        async with wired(stranger(server), table) as wire, wired(ben, table) as player:
            info = await asyncio.to_thread(anna.call, "POST", f"/api/tables/{table}/manners", {"spectators": False})
            assert info["spectators"] is False
            assert (await wire.until("error"))["error"]["text"] == "not-watched"
            await player.synced()

    asyncio.run(watch())


def test_a_table_changes_hands(server: Server) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    table = anna.make_table("gods", options={"players": "2"}).id
    for visitor in (anna, ben):
        visitor.join(table)

    async def pass_on() -> None:
        async with wired(anna, table) as one, wired(ben, table) as two:
            await asyncio.to_thread(refused, 409, "owner-here", ben, "POST", f"/api/tables/{table}/owner", {})
            await asyncio.to_thread(anna.call, "POST", f"/api/tables/{table}/owner", {"seat": two.picture.you})
            for wire, owns in ((one, False), (two, True)):
                assert (await wire.until("welcome"))["owner"] is owns

    asyncio.run(pass_on())
    refused(403, "not-owner", anna, "POST", f"/api/tables/{table}/start", {})
    ben.start(table)


def test_a_deserted_table_is_taken_over(tmp_path: Path) -> None:
    with serving(tmp_path, owner_seconds=0.0) as server:
        anna, ben = server.visitor("Anna"), server.visitor("Ben")
        table = anna.make_table("gods", options={"players": "2"}).id
        for visitor in (anna, ben):
            visitor.join(table)
        ben.call("POST", f"/api/tables/{table}/owner", {})
        ben.start(table)


def test_what_was_said_is_read_page_by_page(server: Server) -> None:
    table, (anna, ben) = seated(server)

    async def talk() -> None:
        async with wired(anna, table) as wire:
            for number in range(230):
                await wire.command("say", text=f"line {number}")
            first = wire.picture.events[0]["n"]
            async with wired(ben, table) as late:
                welcome = late.picture.events
                assert (len(welcome), welcome[-1]) == (200, wire.picture.events[-1])
                assert welcome[0]["n"] > first
            found = list(welcome)
            path = f"/api/tables/{table}/events?before={found[0]['n']}&count=50"
            found = await asyncio.to_thread(ben.call, "GET", path) + found
            while found[0]["n"] > 1:
                found = msgspec.to_builtins(await asyncio.to_thread(ben.events, table, found[0]["n"])) + found
            assert [event["n"] for event in found] == list(range(1, len(found) + 1))
            assert [event["what"]["text"] for event in found[-230:]] == [f"line {number}" for number in range(230)]
            newest = await asyncio.to_thread(stranger(server).call, "GET", f"/api/tables/{table}/events?count=1")
            assert newest == found[-1:]

    asyncio.run(talk())


def test_pages_are_for_those_who_may_watch(server: Server) -> None:
    table, _ = seated(server, spectators=False)
    refused(403, "not-watched", server.visitor("Zoe"), "GET", f"/api/tables/{table}/events")
    refused(404, "no-such-table", server.visitor("Zoe"), "GET", "/api/tables/none/events")


def test_who_hangs_up_and_comes_again_has_said_as_much_as_before(tmp_path: Path) -> None:
    """One bucket for a guest: neither new sockets nor new names of clients fill it."""
    with serving(tmp_path, limits=Limits()) as server:
        table, _ = seated(server)
        zoe = server.visitor("Zoe")
        burst = int(Limits().chats.burst)

        async def attack() -> int:
            done = 0
            for _ in range(5):
                async with wired(zoe, table) as wire:
                    answers = [await wire.command("say", text=f"{number}") for number in range(burst)]
                    done += sum(answer["type"] == "done" for answer in answers)
                    assert all(it["error"]["text"] == "too-many-commands" for it in answers if "error" in it)
            return done

        assert burst <= asyncio.run(attack()) < 2 * burst


def test_guests_of_one_address_share_a_chat_budget(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(chats=Budget(0.001, 6, 2))) as server:
        table, _ = seated(server)
        visitors = [server.visitor(f"Zoe {number}") for number in range(4)]

        async def attack() -> int:
            done = 0
            for visitor in visitors:
                async with wired(visitor, table) as wire:
                    for number in range(6):
                        done += (await wire.command("say", text=f"{number}"))["type"] == "done"
            return done

        assert asyncio.run(attack()) == 12


@pytest.mark.parametrize("backlog", [1, 1000])
def test_a_welcome_is_never_too_long_for_who_reads(tmp_path: Path, backlog: int) -> None:
    """However little may wait for somebody: the message itself is not what waits."""
    with serving(tmp_path, limits=Limits(backlog_bytes=backlog, chats=Budget(0, 0), commands=Budget(0, 0))) as server:
        table, (anna, ben) = seated(server)

        async def come() -> None:
            async with wired(anna, table) as wire:
                for number in range(10):
                    await wire.command("say", text=f"{number} {'x' * 400}")
            async with wired(ben, table) as wire:
                welcome = next(frame for frame in wire.frames if '"welcome"' in frame[:40])
                assert len(welcome) > 4000 > backlog
                await wire.until("presence")
                await wire.synced()

        asyncio.run(come())
