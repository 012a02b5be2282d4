"""The clocks of the rules in a house: they run out once, at their time, whatever happens to the process.

The house gets a clock that the test sets; the last test is about a real server.
"""

import asyncio
import re
from pathlib import Path

import pytest

from pantheon import _form
from pantheon.client import LiveTable
from pantheon.engine.errors import IllegalAction
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.server import timing
from pantheon.server.clock import SteadyClock
from pantheon.server.journal import Outage, happening_of
from pantheon.server.sqlite import SqliteStore
from pantheon.server.table import load
from tests.server.houses import PATIENCE, SAND, Hands, active_at, house_at, sands, say, table_of, timed_turns, until
from tests.server.serving import seated, serving
from tests.server.tables import written

JUST_BEFORE = 0.05  # seconds: so soon the alarm rings, and again and again until the hands have been moved
compiled_only = pytest.mark.skipif(_form.forms() == "interpreted", reason="the server is the same in both forms")


def test_a_command_after_the_due_time_finds_that_the_clock_has_run_out(tmp_path: Path) -> None:
    """The timer of the process has not rung: the hands were moved. The order is right all the same."""

    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            due, active, n = timing.next_due(host.table), active_at(host), host.table.n
            assert due is not None
            hands.now = due + 0.5
            with pytest.raises(IllegalAction):
                await say(host, active, "draw 1")
            await host.read(lambda table: table.n)  # what was refused needs no disk, the clock does
            entries = house.store.entries(host.table.id, n + 1)
            assert entries[0].seat is None, "the clock"
            assert entries[0].at == due, "it ran out when it was due, not when somebody looked"
            assert all(entry.seat is None for entry in entries), "the command came too late"
            assert active_at(host) != active

    asyncio.run(test())


def test_a_command_just_before_the_due_time_is_in_time(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            due, active, n = timing.next_due(host.table), active_at(host), host.table.n
            assert due is not None
            hands.now = due - 0.001
            await say(host, active, "draw 1")
            first = house.store.entries(host.table.id, n + 1)[0]
            assert (first.seat, first.at) == (active, hands.now)

    asyncio.run(test())


def test_clocks_that_ran_out_meanwhile_run_out_in_order_each_at_its_time(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            due, n = timing.next_due(host.table), host.table.n
            assert due is not None
            hands.now = due + 2.5 * SAND
            await host.read(lambda table: table.n)
            assert sands(house.store.entries(host.table.id), n) == [due, due + SAND, due + 2 * SAND]
            await host.read(lambda table: table.n)
            assert len(sands(house.store.entries(host.table.id), n)) == 3, "each once"
            assert timing.next_due(host.table) == due + 3 * SAND

    asyncio.run(test())


@pytest.mark.parametrize("away", [0.0, 10.0, SAND - 0.001, SAND, 3.5 * SAND])
def test_clocks_stand_still_while_nobody_serves_the_table(tmp_path: Path, away: float) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            identity, due, n = host.table.id, timing.next_due(host.table), host.table.n
            assert due is not None
        hands.now += away
        for _ in range(2):  # the second start finds nothing to do
            async with house_at(tmp_path, hands) as house:
                await until(lambda house=house: identity in house.hosts)  # type: ignore[misc]
                host = house.host(identity)
                await host.read(lambda table: table.n)
                entries = house.store.entries(identity, n + 1)
                assert [entry.kind for entry in entries] == (["outage"] if away else [])
                assert timing.next_due(host.table) == due + away, "the rest of the time, no more"
                assert timing.next_due(load(identity, house.store.entries(identity))) == due + away

    asyncio.run(test())


def test_an_outage_between_two_moves_of_a_clock_is_told_by_the_record(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            identity, due = host.table.id, timing.next_due(host.table)
            assert due is not None
            hands.now = due - 20
            await say(host, active_at(host), "draw 1")
        hands.now += 1000
        async with house_at(tmp_path, hands) as house:
            host = house.host(identity)
            await host.read(lambda table: table.n)
            hands.now += 25
            await host.read(lambda table: table.n)
            text = written(host.table)
            assert re.search(r"^outage 1000\.000 @10\.000$", text, re.MULTILINE)
            assert re.search(r"^\d+ chance sand @30\.000$", text, re.MULTILINE), "as if nothing had been"
            assert verify(read_record(text)).outages == 1

    asyncio.run(test())


def test_turns_on_a_bank_get_their_time_back(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            clock = {"kind": "bank", "seconds": 60, "increment": 0}
            identity = (await table_of(house, "gods", clock=clock)).table.id
            hands.now += 50
        hands.now += 3600
        async with house_at(tmp_path, hands) as house:
            host = house.host(identity)
            await host.read(lambda table: table.n)
            assert timing.next_due(host.table) == hands.now + 10
            assert not any(seat.overdue for seat in host.table.seats)

    asyncio.run(test())


def test_a_clock_of_the_machine_that_is_set_back_stops_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        wall, steady = Hands(), Hands()
        async with house_at(tmp_path, SteadyClock(wall, steady)) as house:
            host = await timed_turns(house)
            due, n = timing.next_due(host.table), host.table.n
            assert due is not None
            wall.now -= 3600
            steady.now += SAND + 1
            await host.read(lambda table: table.n)
            assert sands(house.store.entries(host.table.id), n) == [due]

    asyncio.run(test())


def test_a_clock_that_was_set_back_between_two_processes_goes_on_from_the_log(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            identity, due, n = host.table.id, timing.next_due(host.table), host.table.n
            assert due is not None
        hands.now -= 3600
        async with house_at(tmp_path, hands) as house:
            host = house.host(identity)
            await host.read(lambda table: table.n)
            hands.now += SAND
            await host.read(lambda table: table.n)
            assert sands(house.store.entries(identity), n) == [due]

    asyncio.run(test())


def test_the_alarm_rings_by_itself_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            identity, due, n = host.table.id, timing.next_due(host.table), host.table.n
            assert due is not None
        away = SAND - JUST_BEFORE
        hands.now += away
        due += away
        async with house_at(tmp_path, hands) as house:
            await until(lambda: identity in house.hosts)
            await house.host(identity).read(lambda table: table.n)
            assert not sands(house.store.entries(identity), n), "not yet"
            hands.now = due
            await until(lambda: bool(sands(house.store.entries(identity), n)))
            assert sands(house.store.entries(identity), n) == [due]

    asyncio.run(test())


def test_a_table_that_was_forgotten_is_woken_by_its_clock(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            identity, due, n = host.table.id, timing.next_due(host.table), host.table.n
            assert due is not None
        away = SAND - JUST_BEFORE
        hands.now += away
        due += away
        async with house_at(tmp_path, hands) as house:
            await until(lambda: identity in house.hosts)
            await house.host(identity).read(lambda table: table.n)
            await until(lambda: not house.host(identity).busy)
            del house.hosts[identity]  # as the round through the house does, when nobody has come for a while
            hands.now = due
            await until(lambda: bool(sands(house.store.entries(identity), n)))
            assert sands(house.store.entries(identity), n) == [due]
            assert identity in house.hosts

    asyncio.run(test())


def test_the_clock_of_the_machine_may_jump_back(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            active, at = active_at(host), host.table.touched
            hands.now -= 1000
            await say(host, active, "draw 1")
            times = [entry.at for entry in house.store.entries(host.table.id)]
            assert times == sorted(times)
            assert host.table.touched == at

    asyncio.run(test())


@pytest.mark.slow("a clock of five seconds runs out")
@compiled_only
@pytest.mark.parametrize("away", [0.5, 600.0])
def test_kill_nine_stops_no_clock(tmp_path: Path, away: float) -> None:
    """What was lost is given back: from the last sign of life on, which is a few seconds before the end at most."""
    with serving(tmp_path) as server:
        table, visitors = seated(server, "four-gods", 4, options={"turns": "timed", "turn": "5"})

        async def play() -> None:
            async with LiveTable(visitors[0], table) as live:
                await live.play("ready")
                for visitor in visitors[1:]:
                    async with LiveTable(visitor, table) as other:
                        await other.play("ready")
                await asyncio.wait_for(live.until(lambda talk: bool(talk.clocks)), PATIENCE)
                due, n = live.talk.clocks[0].due, live.talk.n or 0
                server.kill()
                await asyncio.to_thread(server.start, away)
                await asyncio.wait_for(live.until(lambda talk: (talk.n or 0) > n + 1), PATIENCE)
                store = SqliteStore(server.database)
                try:
                    entries = store.entries(table)
                finally:
                    store.close()
                (outage,) = (entry for entry in entries if entry.kind == "outage")
                lost = happening_of(outage)
                assert isinstance(lost, Outage)
                assert lost.seconds >= away
                late = sands(entries, n)
                again = due + lost.seconds
                assert late == pytest.approx([again + 5 * turn for turn in range(len(late))]), "when they were due"

        asyncio.run(play())
