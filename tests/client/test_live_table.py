"""A client at a table of a real server: it comes back by itself, and nothing it asked for is lost or done twice."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from pantheon.bots import make_bot
from pantheon.client import LiveTable, RefusedError, Visitor
from pantheon.client.seat import play_seat
from pantheon.games import game as game_named
from pantheon.server import messages as m
from tests.server.serving import Server, seated, serving
from tests.server.wire import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("client")) as running:
        yield running


def said(table: LiveTable, heard: list[m.ServerMessage]) -> list[str]:
    """The chat that a client has heard, in order and without what came twice."""
    del table
    found = {
        event.n: event.what.text
        for message in heard
        if isinstance(message, m.News | m.Welcome)
        for event in message.events
        if isinstance(event.what, m.Talk)
    }
    return [found[n] for n in sorted(found)]


def test_a_lost_connection_comes_back_and_commands_are_carried_out_once(server: Server) -> None:
    identity, (anna, ben) = seated(server)

    async def talk() -> None:
        heard: list[m.ServerMessage] = []
        async with LiveTable(anna, identity) as one, LiveTable(ben, identity) as two:
            two.on_message = heard.append
            words = [str(number) for number in range(20)]
            for word in words:
                answer = asyncio.create_task(one.command(m.Say, text=word))
                await asyncio.sleep(0)
                if int(word) % 3 == 0:
                    await one.cut()
                if int(word) % 5 == 0:
                    await two.cut()
                async with asyncio.timeout(PATIENCE):
                    n = await answer
            async with asyncio.timeout(PATIENCE):
                await two.until(lambda talk: talk.n is not None and talk.n >= n)
            assert said(two, heard) == words
            assert one.talk.waiting == {}

    asyncio.run(talk())


def test_commands_without_a_connection_wait_for_the_next(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        identity, (anna, _) = seated(server)

        async def talk() -> None:
            async with LiveTable(anna, identity) as one:
                first = await one.command(m.Say, text="before")
                await asyncio.to_thread(server.kill)
                answers = [asyncio.create_task(one.command(m.Say, text=word)) for word in ("a", "b", "c")]
                await asyncio.sleep(0)
                assert not any(answer.done() for answer in answers)
                await asyncio.to_thread(server.start)
                async with asyncio.timeout(PATIENCE):
                    numbers = await asyncio.gather(*answers)
                assert numbers == [first + 1, first + 2, first + 3], "in order, and once"
                assert one.talk.n == first + 3

        asyncio.run(talk())


def test_a_refusal_is_an_error_with_its_reason(server: Server) -> None:
    identity, (anna, _) = seated(server)

    async def talk() -> None:
        async with LiveTable(anna, identity) as one:
            with pytest.raises(RefusedError) as refused:
                await one.play("fly")
            assert refused.value.error.text == "unknown-verb"
            assert str(refused.value) == refused.value.error.message

    asyncio.run(talk())


def test_who_may_not_come_in_is_told_so_and_does_not_try_for_ever(server: Server) -> None:
    identity, _ = seated(server, spectators=False)

    async def come(visitor: Visitor, table: str, wanted: str) -> None:
        with pytest.raises(RefusedError) as refused:
            async with asyncio.timeout(PATIENCE), LiveTable(visitor, table):
                pass
        assert refused.value.error.text == wanted

    asyncio.run(come(server.visitor(), identity, "not-watched"))
    asyncio.run(come(server.visitor(), "none", "no-such-table"))
    asyncio.run(come(Visitor(server.address, "false"), identity, "no-guest"))


def test_two_devices_of_a_seat_stay_together(server: Server) -> None:
    identity, (anna, ben) = seated(server, "deus")

    async def talk() -> None:
        async with (
            LiveTable(anna, identity) as desk,
            LiveTable(anna, identity) as phone,
            LiveTable(ben, identity) as two,
        ):
            for number in range(10):
                able = next(table for table in (phone, desk, two) if table.talk.legal)
                n = await able.play(able.talk.legal[number % len(able.talk.legal)])
                for table in (desk, phone, two):
                    async with asyncio.timeout(PATIENCE):
                        await table.until(lambda talk: talk.n is not None and talk.n >= n)  # noqa: B023
                if number % 4 == 0:
                    await phone.cut()
                assert desk.talk.client != phone.talk.client
            async with asyncio.timeout(PATIENCE):
                await phone.until(lambda talk: talk.n == desk.talk.n)
            assert (desk.talk.view, desk.talk.legal) == (phone.talk.view, phone.talk.legal)

    asyncio.run(talk())


@pytest.mark.slow("a whole game over a line that breaks")
def test_bots_play_a_whole_game_over_a_bad_line(server: Server) -> None:
    identity, visitors = seated(server)
    rng = Random(1)

    async def weather(tables: list[LiveTable]) -> None:
        """However slow everything is, there are some moves between two cuts."""
        n = 0
        while True:
            n += rng.randint(1, 6)
            await tables[0].until(lambda talk: (talk.n or 0) >= n)  # noqa: B023
            await rng.choice(tables).cut()

    async def play() -> None:
        async with LiveTable(visitors[0], identity) as one, LiveTable(visitors[1], identity) as two:
            storm = asyncio.create_task(weather([one, two]))
            bots = [make_bot("random", game_named("gods"), Random(seed)) for seed in (1, 2)]
            await asyncio.gather(play_seat(one, bots[0]), play_seat(two, bots[1]))
            storm.cancel()
            await asyncio.gather(storm, return_exceptions=True)
            assert one.talk.scores == two.talk.scores
            assert one.talk.scores is not None
            assert one.talk.waiting == two.talk.waiting == {}

    asyncio.run(play())
    assert visitors[0].table(identity).state == "finished"
