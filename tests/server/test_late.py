"""People who are late: skipped, replaced until they are back; a bank of time; and how patient the others are."""

import asyncio
from pathlib import Path

import pytest

from pantheon.server import commands
from tests.server.houses import Hands, house_at, play_turn, refused, table_of, turn_of, turned, until


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
            await turned(host, other)
            seat = host.table.seats[late]
            assert (seat.player, seat.overdue, seat.turn_only) == (None, False, False), "the next turn is his own"
            kinds = [entry.kind for entry in house.store.entries(host.table.id)]
            assert [kinds.count(kind) for kind in ("overdue", "proposed", "handed", "back")] == [1, 1, 1, 1]
            await until(lambda: host.table.turn_clock.due(other) == hands.now + 60)

    asyncio.run(test())


@pytest.mark.slow("workers are started, and bots play on")
def test_a_bot_takes_over_where_the_table_says_so_until_its_holder_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await table_of(house, "deus", clock={"kind": "move", "seconds": 60}, overdue="bot")
            late = turn_of(host)
            hands.now += 61
            await host.read(lambda table: table.n)
            assert host.table.seats[late].player is not None
            await turned(host, 1 - late)
            n = host.table.n
            identity = host.table.id
        hands.now += 61  # while the server is away, time costs nobody anything
        async with house_at(tmp_path, hands) as house:
            assert house.host(identity).table.seats[1 - late].player is None
            hands.now += 61  # now the other one is late, too, and nobody is there: bots play on
            house.host(identity).wake()
            await until(lambda: len(house.store.entries(identity)) > n + 10)
            host = house.host(identity)
            await host.ask(lambda table, at: commands.come_back(table, late, at))
            await turned(host, late)
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
        hands.now += 30  # the server is away: that costs nobody any time
        async with house_at(tmp_path, hands) as house:
            host = house.host(identity)
            await play_turn(host)
            assert (host.table.turn_clock.bank(first), host.table.turn_clock.bank(1 - first)) == (70.0, 110.0)
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


@pytest.mark.slow("workers are started, and bots play on")
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
            await turned(host, 1 - late)
            assert host.table.seats[late].player is not None, "for good"

    asyncio.run(test())
