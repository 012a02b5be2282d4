"""A table that cannot be read any more is a matter of its own: every other one goes on."""

import asyncio
import sqlite3
from pathlib import Path

from pantheon.server.settings import Settings
from tests.server.houses import SAND, Hands, house_at, refused, timed_turns, until
from tests.server.tables import NOON


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
