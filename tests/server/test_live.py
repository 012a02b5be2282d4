"""Sockets of a table: numbered events for everybody, views that stay right, commands that are carried out once."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from pantheon.client import Visitor
from pantheon.games import names
from tests.server.serving import Server, seated, serving
from tests.server.wire import COMMANDS, Message, Wire, dialled, stranger, wired

SHARED = ("clocks", "table", "scores")  # what everybody is told


def choices(wire: Wire) -> list[Message]:
    """What a seat may do, without what ends the game too early."""
    return [action for action in wire.picture["legal"] if action["do"] not in ("leave", "pass", "end-turn")]


async def go_on(seats: list[Wire], rng: Random, moves: int) -> int:
    """Random moves; the number of the last event, which all seats know then."""
    n = seats[0].picture.n
    for _ in range(moves):
        able = [wire for wire in seats if choices(wire)]
        if not able:
            break
        wire = rng.choice(able)
        await wire.play(rng.choice(choices(wire)))
        n = (await wire.synced()).picture.n
        for other in seats:
            await other.reach(n)
    return n


async def at_table(stack: AsyncExitStack, table: str, *visitors: Visitor) -> list[Wire]:
    return [await stack.enter_async_context(wired(visitor, table)) for visitor in visitors]


# --- events and views -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_events_have_no_gaps_for_seats_devices_and_spectators(server: Server, game: str) -> None:
    table, (anna, ben) = seated(server, game)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, again, two, guest, nobody = wires = await at_table(
                stack, table, anna, anna, ben, server.visitor("Cleo"), stranger(server)
            )
            n = await go_on([one, two], Random(1), 25)
            for wire in wires:
                await wire.reach(n)
                assert [event["n"] for event in wire.picture.events] == list(range(1, n + 1))
                seen = wire.picture.stands()
                assert [seen[name] for name in SHARED] == [one.picture.stands()[name] for name in SHARED]
            assert again.picture.events == one.picture.events
            assert again.picture.stands() == one.picture.stands()
            assert (one.picture.you, two.picture.you, guest.picture.you) == (0, 1, None)
            assert guest.picture.events == nobody.picture.events
            assert guest.picture.stands() == nobody.picture.stands()
            assert guest.picture["legal"] == []
            assert guest.picture["can_undo"] is False

    asyncio.run(play())


@pytest.mark.parametrize("game", names())
def test_a_view_put_together_from_news_is_the_view_of_a_fresh_connection(server: Server, game: str) -> None:
    table, (anna, ben) = seated(server, game)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            wires = await at_table(stack, table, anna, ben, server.visitor("Cleo"))
            for move in range(20):
                n = await go_on(wires[:2], Random(move), 1)
                for visitor, wire in zip((anna, ben, stranger(server)), wires, strict=True):
                    await wire.reach(n)
                    async with wired(visitor, table, since=None) as fresh:
                        assert fresh.picture.stands() == wire.picture.stands()
                        assert fresh.picture.events == [], "none were asked for"
                        made = fresh.picture["table"]["moves"]
                    past = visitor.call("GET", f"/api/tables/{table}/positions/{made}")
                    assert past["view"] == wire.picture["view"]
                    assert past["legal"] == wire.picture["legal"]

    asyncio.run(play())


@pytest.mark.parametrize("game", names())
def test_the_number_of_moves_that_stand_is_told_with_every_move(server: Server, game: str) -> None:
    table, (anna, ben) = seated(server, game)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            wires = await at_table(stack, table, anna, ben)
            await go_on(wires, Random(3), 10)
            told = [move["move"] for move in wires[0].picture.moves()]
            assert told == list(range(1, len(told) + 1))
            past = anna.call("GET", f"/api/tables/{table}/moves")
            assert [move["what"] for move in past] == [{**move} for move in wires[0].picture.moves()]

    asyncio.run(play())


@pytest.mark.parametrize("game", names())
def test_resync_from_any_number_gives_exactly_what_was_missed(server: Server, game: str) -> None:
    table, (anna, ben) = seated(server, game)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            wires = await at_table(stack, table, anna, ben)
            n = await go_on(wires, Random(2), 12)
            for visitor, wire in zip((anna, ben), wires, strict=True):
                for since in range(n + 3):
                    await wire.send({"type": "resync", "since": since})
                    welcome = await wire.until("welcome")
                    assert welcome["events"] == wire.picture.events[since:], f"since {since}"
                    async with wired(visitor, table, since=since) as late:
                        assert late.picture.events == wire.picture.events[since:], f"since {since}"
            assert await go_on(wires, Random(3), 2) > n, "nothing was missed by asking"

    asyncio.run(play())


# --- commands -------------------------------------------------------------------------------------------------


async def turn(wires: list[Wire]) -> tuple[Wire, Wire]:
    """Who is to act, and the other one."""
    for wire in wires:
        await wire.synced()
    return (wires[0], wires[1]) if choices(wires[0]) else (wires[1], wires[0])


def test_done_tells_the_first_event_of_a_command(server: Server) -> None:
    table, (anna, ben) = seated(server)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            active, _ = await turn(await at_table(stack, table, anna, ben))
            n, action = active.picture.n, choices(active)[0]
            done = await active.play(action)
            assert done["n"] == n + 1
            assert active.picture.events[n]["what"]["action"] == action

    asyncio.run(play())


def test_a_command_sent_twice_is_carried_out_once_and_answered_twice(server: Server) -> None:
    table, (anna, ben) = seated(server)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            wires = await at_table(stack, table, anna, ben)
            active, other = await turn(wires)
            command = {"type": "say", "id": 7, "text": "once"}
            for _ in range(3):
                await active.send(command)
            answers = [await active.until("done") for _ in range(3)]
            assert answers[0] == answers[1] == answers[2]
            await active.synced()
            assert [event["what"].get("text") for event in active.picture.events].count("once") == 1
            assert (await other.command("say", number=7, text="mine"))["n"] == active.picture.n + 1, "another's 7"

    asyncio.run(play())


def test_a_command_is_known_by_client_and_number_over_all_connections(server: Server) -> None:
    table, (anna, ben) = seated(server)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            wires = [
                await stack.enter_async_context(wired(visitor, table, client="device")) for visitor in (anna, ben)
            ]
            active, _ = await turn(wires)
            visitor, rival = (anna, ben) if active is wires[0] else (ben, anna)
            move = choices(active)[0]
            done = await active.command("play", number=1, action=move)
            async with wired(visitor, table, client="device") as second:
                assert await second.command("play", number=1, action=move) == done
                n = second.picture.n
            active.abort()
            async with wired(visitor, table, client="device") as reconnected:
                assert await reconnected.command("play", number=1, action=move) == done
                assert await reconnected.command("play", number=1, action="nonsense") == done, "done is done"
                assert (await reconnected.synced()).picture.n == n
            async with wired(visitor, table, client="another") as third:
                assert (await third.command("say", number=1, text="mine"))["n"] == n + 1
            async with wired(rival, table, client="device") as enemy:
                assert (await enemy.command("play", number=1, action=move))["type"] == "refused"

    asyncio.run(play())


def test_a_command_is_known_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, (anna, ben) = seated(server)

        async def first() -> tuple[Visitor, Message, Message]:
            async with AsyncExitStack() as stack:
                wires = [await stack.enter_async_context(wired(v, table, client="device")) for v in (anna, ben)]
                active, _ = await turn(wires)
                move = choices(active)[0]
                done = await active.command("play", number=5, action=move)
                return (anna if active is wires[0] else ben), move, done

        async def second(visitor: Visitor, move: Message, done: Message) -> None:
            async with wired(visitor, table, client="device") as wire:
                n = wire.picture.n
                assert await wire.command("play", number=5, action=move) == done
                assert (await wire.synced()).picture.n == n
                assert [it["action"] for it in wire.picture.moves() if it["seat"] is not None] == [move]
                assert (await wire.command("say", number=6, text="new"))["n"] == n + 1

        answer = asyncio.run(first())
        server.kill()
        server.start()
        asyncio.run(second(*answer))


def test_a_refused_command_changes_nothing_and_says_why(server: Server) -> None:
    table, (anna, ben) = seated(server)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            wires = await at_table(stack, table, anna, ben)
            active, other = await turn(wires)
            before = active.picture.stands()
            error = await other.refused("play", action=choices(active)[0])
            assert error["text"] == "not-your-turn"
            assert error["message"]
            for action in ({"do": "fly"}, {"do": 7}, {}, "fly", "", "tribe", {"do": "tribe", "at": [0, 10**30]}):
                assert (await active.refused("play", action=action))["text"]
            async with wired(anna if active is wires[0] else ben, table) as fresh:
                assert fresh.picture.stands() == before

    asyncio.run(play())


def test_refusals_speak_the_language_of_the_client(server: Server) -> None:
    table, (anna, _) = seated(server)

    async def play() -> None:
        said = {}
        for lang in ("en", "fr", "de"):
            async with wired(anna, table, lang=lang) as wire:
                said[lang] = (await wire.refused("vote", yes=True))["message"]
        assert len(set(said.values())) == 3

    asyncio.run(play())


# --- who is there ---------------------------------------------------------------------------------------------


def test_who_looked_in_before_the_start_leaves_where_spectators_are_not_welcome(server: Server) -> None:
    anna, otto = server.visitor("Anna"), server.visitor("Otto")
    table = anna.make_table("gods", spectators=False, options={"players": "2"}).id
    anna.join(table)

    async def look() -> None:
        async with dialled(server.visitor("Cleo"), table) as cleo, wired(anna, table) as wire:
            await cleo.send({"type": "hello", "protocol": 1, "client": "x"})
            assert (await cleo.until("welcome"))["table"]["state"] == "open"
            otto.join(table)
            anna.start(table)
            assert (await cleo.until("error"))["error"]["text"] == "not-watched"
            assert await cleo.closed() == 1008
            await wire.when(lambda: wire.picture["table"]["state"] == "running")
            assert "running" not in "".join(cleo.frames)

    asyncio.run(look())


def test_spectators_are_let_in_only_where_they_are_welcome(server: Server) -> None:
    table, (anna, _) = seated(server, spectators=False)

    async def look() -> None:
        for visitor in (server.visitor("Cleo"), stranger(server)):
            async with dialled(visitor, table) as wire:
                await wire.send({"type": "hello", "protocol": 1, "client": "x"})
                assert (await wire.receive())["error"]["text"] == "not-watched"
                assert await wire.closed() == 1008
        async with wired(anna, table) as wire:
            assert wire.picture.you == 0

    asyncio.run(look())


def test_only_seats_act(server: Server) -> None:
    table, _ = seated(server)

    async def look() -> None:
        async with wired(server.visitor("Cleo"), table) as guest, wired(stranger(server), table) as nobody:
            for kind, facts in COMMANDS.items():
                assert (await guest.refused(kind, **facts))["text"] == "no-seat"
                assert (await nobody.refused(kind, **facts))["text"] == "no-guest"
            assert (await nobody.refused("say", text="hello"))["text"] == "no-guest"
            assert (await guest.command("say", text="hello"))["type"] == "done"

    asyncio.run(look())


def test_who_takes_a_seat_or_leaves_it_is_welcomed_anew(server: Server) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    table = anna.make_table("gods", options={"players": "2"}).id

    async def come() -> None:
        async with wired(anna, table) as owner, wired(ben, table) as wire:
            assert (wire.picture.you, wire.picture["view"], wire.picture["legal"]) == (None, None, [])
            await asyncio.to_thread(ben.join, table)
            welcome = await wire.until("welcome")
            assert (welcome["you"], welcome["table"]["seats"][0]["who"]) == (0, "Ben")
            assert [event["what"]["kind"] for event in wire.picture.events] == ["created", "joined"]
            await owner.reach(welcome["n"])
            assert owner.picture.you is None
            await asyncio.to_thread(ben.call, "POST", f"/api/tables/{table}/leave")
            assert (await wire.until("welcome"))["you"] is None
            await wire.synced()
            assert [event["n"] for event in wire.picture.events] == [1, 2, 3]

    asyncio.run(come())


def test_who_leaves_a_table_without_spectators_is_out(server: Server) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    table = anna.make_table("deus", options={"players": "2"}, visibility="private", spectators=False).id
    ben.join(table, link=anna.link(table))

    async def leave() -> None:
        async with wired(ben, table) as wire:
            await asyncio.to_thread(anna.call, "DELETE", f"/api/tables/{table}/seats/0")
            assert await wire.closed() == 1008

    asyncio.run(leave())


@pytest.mark.slow("who comes and goes is told once a second")
def test_presence_counts_seats_and_spectators(server: Server) -> None:
    table, (anna, ben) = seated(server)

    async def come_and_go() -> None:
        async with wired(anna, table) as wire:

            async def presence(seats: list[int], spectators: int) -> None:
                wanted = {
                    "type": "presence",
                    "presence": {"seats": seats, "spectators": spectators, "orphaned": None},
                }
                await wire.until(lambda message: message == wanted)

            async with wired(ben, table):
                await presence([0, 1], 0)
                async with wired(anna, table), wired(stranger(server), table) as guest:
                    await presence([0, 1], 1)
                    guest.abort()
                    await presence([0, 1], 0)
            await presence([0], 0)

    asyncio.run(come_and_go())


def test_a_ping_is_answered_with_time_and_number(server: Server) -> None:
    table, (anna, _) = seated(server)

    async def ping() -> None:
        async with wired(anna, table) as wire:
            await wire.send({"type": "ping"})
            pong = await wire.until("pong")
            assert pong["n"] == wire.picture.n
            assert pong["now"] >= wire.picture.events[-1]["at"]

    asyncio.run(ping())


def test_a_second_device_sits_down_with_a_link_and_sees_the_same(server: Server) -> None:
    table, (anna, ben) = seated(server, "deus")
    phone = server.visitor("Phone")
    assert phone.join(table, link=anna.link(table, 0)) == 0

    async def play() -> None:
        async with AsyncExitStack() as stack:
            one, two, tiny = await at_table(stack, table, anna, ben, phone)
            assert tiny.picture.you == 0
            assert tiny.picture.events == one.picture.events
            n = await go_on([tiny, two], Random(5), 10)
            await one.reach(n)
            assert (one.picture.events, one.picture.fields["view"]) == (
                tiny.picture.events,
                tiny.picture.fields["view"],
            )
            assert one.picture["legal"] == tiny.picture["legal"]

    asyncio.run(play())
