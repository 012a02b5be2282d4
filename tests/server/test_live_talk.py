"""At the table: chat, taking back, votes, giving up and coming back, over real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pantheon.client import Visitor
from tests.server.serving import Server, seated
from tests.server.wire import Message, Wire, wired


@asynccontextmanager
async def sitting(table: str, *visitors: Visitor) -> AsyncIterator[list[Wire]]:
    """Everybody at the table, who is to act first."""
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(wired(visitor, table)) for visitor in visitors]
        yield sorted(wires, key=lambda wire: not wire.picture["legal"])


async def told(*wires: Wire) -> None:
    """All of them know what happened so far."""
    for wire in wires:
        await wire.synced()


def kinds(wire: Wire) -> list[str]:
    return [event["what"]["kind"] for event in wire.picture.events]


async def do(wire: Wire, kind: str, **facts: Any) -> None:
    """A command that must be carried out; afterwards its news are known."""
    answer = await wire.command(kind, **facts)
    assert answer["type"] == "done", answer
    await wire.synced()


# --- chat -----------------------------------------------------------------------------------------------------


def test_chat_is_text_for_everybody(server: Server) -> None:
    table, people = seated(server)
    visitor = server.visitor("<b>Cleo</b>")
    cleo = visitor.call("GET", "/api/guests/me")

    async def talk() -> None:
        async with sitting(table, *people) as (one, two), wired(visitor, table) as guest:
            for text in ("<script>alert(1)</script>", 'He said "&"', "Γειά σου, 世界 🎲"):
                await do(one, "say", text=text)
            await do(guest, "say", text="  from\tthe \n gallery ")
            await told(one, two, guest)
            said = [event["what"] for event in two.picture.events if event["what"]["kind"] == "said"]
            assert [it["text"] for it in said] == [
                "<script>alert(1)</script>",
                'He said "&"',
                "Γειά σου, 世界 🎲",
                "from the gallery",
            ]
            assert (said[-1]["seat"], said[-1]["name"]) == (None, "<b>Cleo</b>"), "a spectator has no seat"
            assert said[0]["seat"] == one.picture.you
            speakers = [it["guest"] for it in said]
            assert (len({*speakers[:3]}), len({*speakers}), speakers[3]) == (1, 2, cleo["id"])
            assert one.picture.events == two.picture.events == guest.picture.events

    asyncio.run(talk())


def test_people_chat_before_the_start(server: Server) -> None:
    owner, cleo = server.visitor("Anna"), server.visitor("Cleo")
    table = owner.make_table("gods", options={"players": "2"}).id
    owner.join(table)

    async def talk() -> None:
        async with wired(owner, table) as one, wired(cleo, table) as other:
            await do(one, "say", text="Who else is coming?")
            await do(other, "say", text="May I?")
            cleo.join(table)
            await do(other, "say", text="Here I am.")
            owner.start(table)
            await told(one, other)
            said = [event["what"] for event in one.picture.events if event["what"]["kind"] == "said"]
            assert [(it["name"], it["seat"]) for it in said] == [("Anna", 0), ("Cleo", None), ("Cleo", 1)]
            assert one.picture["table"]["state"] == "running", "what was said is still there"
            assert one.picture.events == other.picture.events

    asyncio.run(talk())


def test_nobody_speaks_before_the_start_who_may_not_watch(server: Server) -> None:
    owner, cleo = server.visitor("Anna"), server.visitor("Cleo")
    table = owner.make_table("gods", visibility="private", spectators=False).id

    async def talk() -> None:
        async with wired(owner, table) as one:
            await do(one, "say", text="Whoever makes the table may.")
            with pytest.raises(ConnectionClosed):
                async with wired(cleo, table):
                    pass

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("text", "wrong"), [("x" * 501, "long-text"), (" \t\n", "empty-text"), ("\x00\u202e", "empty-text")]
)
def test_chat_has_limits(server: Server, text: str, wrong: str) -> None:
    table, people = seated(server)

    async def talk() -> None:
        async with sitting(table, *people) as (one, _):
            assert (await one.refused("say", text=text))["text"] == wrong

    asyncio.run(talk())


# --- taking back ----------------------------------------------------------------------------------------------


def test_the_own_move_is_taken_back_by_whoever_made_it(server: Server) -> None:
    table, people = seated(server)

    async def play() -> None:
        async with sitting(table, *people) as (one, two):
            start = one.picture.stands()
            assert (await one.refused("undo"))["text"] == "no-undo"
            await one.play(temple(one))
            assert one.picture["can_undo"] is True
            assert (await two.synced()).picture["can_undo"] is False
            assert (await two.refused("undo"))["text"] == "no-undo"
            await do(one, "undo")
            assert one.picture.stands() == start
            assert one.picture.events[-1]["what"]["kind"] == "undo"
            await told(two)
            assert two.picture["view"] == {**start["view"], "you": two.picture.you}

    asyncio.run(play())


def temple(wire: Wire) -> Message:
    """A move that does not end the turn."""
    return next(action for action in wire.picture["legal"] if action["do"] == "temple")


async def end_turn(wire: Wire) -> None:
    """Move until it is the next one's turn: then draws are made, and nothing is free any more."""
    while wire.picture["legal"]:
        await wire.play(wire.picture["legal"][-1])
        await wire.synced()


def test_after_the_turn_the_others_must_agree(server: Server) -> None:
    table, people = seated(server)

    async def play() -> None:
        async with sitting(table, *people) as (one, two):
            first = len(one.picture.moves())
            start = one.picture["view"]
            await end_turn(one)
            assert (await one.refused("undo"))["text"] == "no-undo"
            await do(one, "propose", what="undo", left=first)
            await told(two)
            ballot = two.picture["table"]["ballot"]
            assert (ballot["what"], ballot["by"], ballot["left"]) == ("undo", one.picture.you, first)
            assert (await one.refused("vote", yes=True))["text"] == "voted-already"
            await do(two, "vote", yes=False)
            assert two.picture["table"]["ballot"] is None
            assert one.picture["view"] != start
            await do(one, "propose", what="undo", left=first)
            await do(two, "vote", yes=True)
            await told(one)
            assert one.picture["view"] == start
            assert one.picture["legal"]
            assert (await two.refused("vote", yes=True))["text"] == "no-ballot"
            assert one.picture.events == two.picture.events
            async with wired(people[0], table) as fresh:
                again = one if one.picture.you == 0 else two
                assert fresh.picture.events == again.picture.events
                assert fresh.picture.stands() == again.picture.stands()

    asyncio.run(play())


def test_a_move_ends_a_vote_on_undo_and_everybody_is_told(server: Server) -> None:
    table, people = seated(server)

    async def play() -> None:
        async with sitting(table, *people) as (one, two):
            await end_turn(one)
            await do(one, "propose", what="undo")
            await two.synced()
            assert two.picture["table"]["ballot"] is not None
            await two.play(two.picture["legal"][0])
            await told(one, two)
            assert (await two.refused("vote", yes=True))["text"] == "no-ballot"
            assert one.picture["table"]["ballot"] is two.picture["table"]["ballot"] is None

    asyncio.run(play())


@pytest.mark.parametrize("left", [0, 1, 10_000])
def test_an_undo_goes_back_to_a_move_of_somebody(server: Server, left: int) -> None:
    table, people = seated(server)

    async def play() -> None:
        async with sitting(table, *people) as (one, _):
            assert (await one.refused("propose", what="undo", left=left))["text"] == "undo-where"
            assert (await one.refused("propose", what="undo"))["text"] == "undo-where"

    asyncio.run(play())


def test_in_real_time_nothing_is_taken_back(server: Server) -> None:
    table, people = seated(server, "four-gods")

    async def play() -> None:
        async with sitting(table, *people) as (one, _):
            await one.play("ready")
            assert one.picture["can_undo"] is False
            assert (await one.refused("undo"))["text"] == "no-undo"
            assert (await one.refused("propose", what="undo"))["text"] == "no-undo-realtime"

    asyncio.run(play())


# --- giving up ------------------------------------------------------------------------------------------------


def test_who_resigns_hands_over_to_a_bot_and_the_last_one_ends_it(server: Server) -> None:
    table, people = seated(server, people=3)

    async def play() -> None:
        async with sitting(table, *people) as (one, two, three):
            await do(one, "resign")
            assert one.picture["legal"] == []
            seat = one.picture["table"]["seats"][one.picture.you]
            assert (seat["resigned"], bool(seat["stand_in"])) == (True, True)
            assert (await one.refused("resign"))["text"] == "resigned-already"
            assert (await one.refused("return"))["text"] == "not-replaced"
            assert (await one.refused("play", action="pass"))["text"] == "bot-stands-in"
            await two.when(lambda: kinds(two)[-1] == "move")
            await do(two, "resign")
            await told(three)
            assert three.picture["table"]["state"] == "finished"
            assert three.picture["table"]["ending"] == "resigned"
            assert three.picture["table"]["seed"], "now everything may be known"

    asyncio.run(play())


def test_a_table_is_abandoned_by_all(server: Server) -> None:
    table, people = seated(server, "deus")

    async def play() -> None:
        async with sitting(table, *people) as (one, two):
            await do(one, "propose", what="abandon")
            assert (await two.refused("propose", what="undo"))["text"] in ("ballot-open", "undo-where")
            await do(two, "vote", yes=True)
            await told(one)
            assert one.picture["table"]["state"] == two.picture["table"]["state"] == "abandoned"
            assert one.picture["legal"] == two.picture["legal"] == []
            assert kinds(one)[-3:] == ["proposed", "voted", "ended"]

    asyncio.run(play())


# --- the absent -----------------------------------------------------------------------------------------------


@pytest.mark.slow("a turn by the clock takes five seconds at least")
def test_the_others_vote_about_somebody_whose_time_has_run_out(server: Server) -> None:
    """Several tables at once, since each of them waits for its clock."""

    async def skip() -> None:
        table, people = await asyncio.to_thread(seated, server, clock={"kind": "move", "seconds": 5}, people=3)
        async with sitting(table, *people) as (away, one, two):
            target = away.picture.you
            assert (await one.refused("propose", what="skip", target=target))["text"] == "not-waiting"
            assert away.picture["clocks"][0]["seat"] == target
            await one.when(lambda: kinds(one)[-1] == "overdue")
            assert one.picture["table"]["seats"][target]["overdue"] is True
            await do(one, "propose", what="skip", target=target)
            assert (await away.refused("vote", yes=False))["text"] == "no-say"
            await do(two, "vote", yes=True)
            await one.when(lambda: "back" in kinds(one))
            await told(away, one, two)
            seat = one.picture["table"]["seats"][target]
            assert (seat["stand_in"], seat["overdue"]) == ("", False)
            assert not away.picture["legal"]

    async def replace() -> None:
        table, people = await asyncio.to_thread(seated, server, clock={"kind": "move", "seconds": 5})
        async with sitting(table, *people) as (away, one):
            target = away.picture.you
            await one.when(lambda: kinds(one)[-1] == "overdue")
            await do(one, "propose", what="bot", target=target)
            assert "handed" in kinds(one), "with two players nobody else is asked"
            await one.when(lambda: bool(one.picture["legal"]))
            await told(away)
            assert (await away.refused("play", action="pass"))["text"] == "bot-stands-in"
            await do(away, "return")
            assert away.picture["table"]["seats"][target]["stand_in"] == ""
            await end_turn(one)
            await away.when(lambda: bool(away.picture["legal"]))

    async def by_itself() -> None:
        table, people = await asyncio.to_thread(seated, server, clock={"kind": "move", "seconds": 5}, overdue="bot")
        async with sitting(table, *people) as (away, one):
            await one.when(lambda: bool(one.picture["legal"]))
            assert [kind for kind in kinds(one) if kind in ("overdue", "handed")][:2] == ["overdue", "handed"]
            assert one.picture["table"]["seats"][away.picture.you]["stand_in"]

    async def all_at_once() -> None:
        await asyncio.gather(skip(), replace(), by_itself())

    asyncio.run(all_at_once())
