"""Clocks in a house: they run out once, at their time, whatever happens to the process; and people who are away.

The house gets a clock that the test sets; a few tests let real time pass on a real server.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pantheon import _form
from pantheon.client import LiveTable
from pantheon.engine.actions import action_of
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.server import commands, timing
from pantheon.server.config import Config
from pantheon.server.host import Host
from pantheon.server.house import House
from pantheon.server.metrics import Metrics
from pantheon.server.settings import Settings
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Entry
from tests.server.serving import seated, serving
from tests.server.tables import step

NOON = 1_000_000.0
PATIENCE = 120.0
SAND = 30  # seconds of a timed turn
compiled_only = pytest.mark.skipif(_form.forms() == "interpreted", reason="the server is the same in both forms")


class Hands:
    """The hands of a clock: they stand still until the test moves them."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def house_at(folder: Path, clock: Callable[[], float]) -> AsyncIterator[House]:
    """A process that serves a database, from its start to its end."""
    store = SqliteStore(folder / "tables.db")
    house = House(store, Config(database=folder / "tables.db"), Metrics(), clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        store.close()


async def table_of(house: House, game: str, people: int = 2, **settings: Any) -> Host:
    """A running table."""
    options = {"players": str(people), **settings.pop("options", {})}
    wanted = msgspec.convert({"game": game, "options": options, **settings}, Settings)
    host = house.host((await house.create(wanted, "guest 0")).id)
    for seat in range(people):
        await join(host, seat)
    await host.ask(lambda table, at: commands.start(table, "guest 0", at))
    return host


async def join(host: Host, seat: int) -> None:
    await host.ask(
        lambda table, at: commands.join(table, f"guest {seat}", f"Player {seat}", at, seat=seat, invited=True)
    )


async def say(host: Host, seat: int, words: str) -> None:
    await host.ask(lambda table, at: commands.play(table, seat, action_of(table.playing().codec, words), at))


async def timed_turns(house: House) -> Host:
    """4 Gods in timed turns: one sand timer runs, always."""
    host = await table_of(house, "four-gods", 4, options={"turns": "timed", "turn": str(SAND)})
    for seat in range(4):
        await say(host, seat, "ready")
    await pick_colours(host)
    assert timing.next_due(host.table) == host.table.touched + SAND
    return host


async def pick_colours(host: Host) -> None:
    """Whatever comes before the first turn."""
    while timing.next_due(host.table) is None:
        await host.ask(step)


async def until(condition: Callable[[], bool]) -> None:
    """Something that other processes have a part in."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "this takes too long"
        await asyncio.sleep(0.02)


@contextmanager
def refused(reason: str) -> Iterator[None]:
    with pytest.raises(Problem) as wrong:
        yield
    assert wrong.value.text == reason


def turn_of(host: Host) -> int:
    assert host.table.position is not None
    return host.table.position.to_act()[0]


def active_at(host: Host) -> int:
    """Whose timed turn it is."""
    due = host.table.clocks.next()
    assert due is not None
    assert due.deadline.seat is not None
    return due.deadline.seat


def sands(entries: list[Entry], since: int) -> list[float]:
    """When the timer ran out, after an entry: of all moves of nobody the first at each time, draws follow."""
    return sorted({entry.at for entry in entries if entry.n > since and entry.kind == "move" and entry.seat is None})


# --- the clocks of the rules ----------------------------------------------------------------------------------


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
def test_clocks_run_on_while_nobody_serves_the_table(tmp_path: Path, away: float) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            identity, due, n = host.table.id, timing.next_due(host.table), host.table.n
            assert due is not None
        hands.now += away
        late = [due + turn * SAND for turn in range(int(away // SAND))]
        for _ in range(2):  # the second start finds nothing to do
            async with house_at(tmp_path, hands) as house:
                await until(lambda house=house: identity in house.hosts)  # type: ignore[misc]
                host = house.host(identity)
                await host.read(lambda table: table.n)
                assert sands(house.store.entries(identity), n) == late
                assert timing.next_due(host.table) == due + len(late) * SAND, "the rest of the time, no more"

    asyncio.run(test())


def test_the_alarm_rings_by_itself_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await timed_turns(house)
            identity, due, n = host.table.id, timing.next_due(host.table), host.table.n
            assert due is not None
        begin = time.monotonic()
        async with house_at(tmp_path, lambda: due - 0.3 + (time.monotonic() - begin)) as house:
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
        begin = time.monotonic()
        async with house_at(tmp_path, lambda: due - 0.3 + (time.monotonic() - begin)) as house:
            await until(lambda: identity in house.hosts)
            await house.host(identity).read(lambda table: table.n)
            await asyncio.sleep(0)
            del house.hosts[identity]  # as the round through the house does, when nobody has come for a while
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


# --- a start that is not easy ---------------------------------------------------------------------------------


def spoil(folder: Path, table: str) -> None:
    """A table of rules that are not ours any more."""
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute(
            "UPDATE entries SET body = json_set(body, '$.rules', 999) WHERE table_id = ? AND n = 1", (table,)
        )
    connection.close()


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            hosts = [await timed_turns(house) for _ in range(4)]
            identities = [host.table.id for host in hosts]
        spoil(tmp_path, min(identities))  # the first that is looked at
        hands.now += 2 * SAND
        async with house_at(tmp_path, hands) as house:
            rest = [identity for identity in identities if identity != min(identities)]
            await until(lambda: all(house.store.entries(identity)[-1].at > NOON for identity in rest))
            with refused("table-rules"):
                house.host(min(identities))

    asyncio.run(test())


def test_tables_that_nobody_starts_are_given_up_even_if_one_cannot_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            made = []
            for _ in range(3):
                made.append((await house.create(Settings(game="gods"), "guest 0")).id)
                hands.now += 1
        spoil(tmp_path, made[0])
        hands.now += 2 * 86_400
        async with house_at(tmp_path, hands) as house:
            await until(lambda: {row.id for row in house.store.tables("abandoned", 9)} == {made[2], made[1]})

    asyncio.run(test())


# --- the clocks of a table ------------------------------------------------------------------------------------


def test_who_is_late_is_skipped_for_one_turn_by_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await table_of(house, "gods", clock={"kind": "move", "seconds": 60})
            late = turn_of(host)
            other = 1 - late
            hands.now += 59
            with refused("not-waiting"):
                await host.ask(lambda table, at: commands.propose(table, other, at, what="skip", target=late))
            hands.now += 2
            await host.ask(lambda table, at: commands.propose(table, other, at, what="skip", target=late))
            assert host.table.seats[late].player is not None
            await until(lambda: turn_of(host) == other)
            seat = host.table.seats[late]
            assert (seat.player, seat.overdue, seat.turn_only) == (None, False, False), "the next turn is his own"
            kinds = [entry.kind for entry in house.store.entries(host.table.id)]
            assert [kinds.count(kind) for kind in ("overdue", "proposed", "handed", "back")] == [1, 1, 1, 1]
            await until(lambda: host.table.turn_clock.due(other) == hands.now + 60)

    asyncio.run(test())


def test_a_bot_takes_over_where_the_table_says_so_until_its_holder_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await table_of(house, "gods", clock={"kind": "move", "seconds": 60}, overdue="bot")
            late = turn_of(host)
            hands.now += 61
            await host.read(lambda table: table.n)
            assert host.table.seats[late].player is not None
            await until(lambda: turn_of(host) != late)
            n = host.table.n
            identity = host.table.id
        hands.now += 61  # the other one is late, too, and nobody is there: bots play on after a restart
        async with house_at(tmp_path, hands) as house:
            await until(lambda: len(house.store.entries(identity)) > n + 10)
            host = house.host(identity)
            await host.ask(lambda table, at: commands.come_back(table, late, at))
            await until(lambda: turn_of(host) == late)
            assert host.table.seats[late].player is None
            assert host.table.turn_clock.due(late) == hands.now + 60, "a whole turn"
            with refused("not-replaced"):
                await host.ask(lambda table, at: commands.come_back(table, late, at))

    asyncio.run(test())


def test_a_bank_is_used_up_and_filled_across_restarts(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await table_of(house, "gods", clock={"kind": "bank", "seconds": 100, "increment": 10})
            first, identity = turn_of(host), host.table.id
            hands.now += 40
            await play_turn(host)
            assert host.table.turn_clock.bank(first) == 70.0
        hands.now += 30  # the server is away, the other's time runs
        async with house_at(tmp_path, hands) as house:
            host = house.host(identity)
            await play_turn(host)
            assert (host.table.turn_clock.bank(first), host.table.turn_clock.bank(1 - first)) == (70.0, 80.0)
            hands.now += 69.9
            await host.read(lambda table: table.n)
            assert not host.table.seats[first].overdue
            hands.now += 0.2
            await host.read(lambda table: table.n)
            assert host.table.seats[first].overdue
            await play_turn(host)
            assert host.table.turn_clock.bank(first) == 10.0, "nothing is left, and the increment"
            overdue = [entry for entry in house.store.entries(identity) if entry.kind == "overdue"]
            assert [entry.seat for entry in overdue] == [first]

    asyncio.run(test())


async def play_turn(host: Host) -> None:
    seat = turn_of(host)
    while turn_of(host) == seat:
        await host.ask(step)


def test_without_a_clock_the_others_patience_counts(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await table_of(house, "deus", patience=30)
            late = turn_of(host)
            hands.now += 29
            with refused("not-waiting"):
                await host.ask(lambda table, at: commands.propose(table, 1 - late, at, what="bot", target=late))
        hands.now += 2  # a restart makes nobody more patient
        async with house_at(tmp_path, hands) as house:
            host = house.host(host.table.id)
            assert not host.table.seats[late].overdue, "nothing happens by itself"
            await host.ask(lambda table, at: commands.propose(table, 1 - late, at, what="bot", target=late))
            assert host.table.seats[late].player is not None
            await until(lambda: turn_of(host) != late)
            assert host.table.seats[late].player is not None, "for good"

    asyncio.run(test())


# --- real time ------------------------------------------------------------------------------------------------


@compiled_only
@pytest.mark.parametrize("past", [True, False])
def test_kill_nine_stops_no_clock(tmp_path: Path, past: bool) -> None:
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
                if past:
                    await asyncio.sleep(max(0.0, due + 0.5 - time.time()))
                await asyncio.to_thread(server.start)
                await asyncio.wait_for(live.until(lambda talk: (talk.n or 0) > n), PATIENCE)
                store = SqliteStore(server.database)
                try:
                    late = sands(store.entries(table), n)
                finally:
                    store.close()
                assert late == pytest.approx([due + 5 * turn for turn in range(len(late))]), "when they were due"

        asyncio.run(play())
