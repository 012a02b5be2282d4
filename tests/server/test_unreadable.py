"""A table that cannot be read any more is a matter of its own: every other one goes on."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.host import Host
from pantheon.server.listing import legible
from pantheon.server.settings import Settings
from pantheon.server.table import Table
from tests.server.houses import SAND, Hands, house_at, play_turn, refused, table_of, timed_turns, until
from tests.server.serving import Server, serving
from tests.server.tables import NOON
from tests.server.test_lists import damaged


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


# --- pages that a disk has damaged ----------------------------------------------------------------------------


async def say(host: Host, words: str) -> None:
    await host.ask(lambda table, at: commands.say(table, "guest 0", "Anna", words, at))


def _note(happening: j.Any_, table: Table, at: float) -> None:
    table.note(happening, at)


def test_a_table_on_damaged_pages_is_told_of_and_every_other_one_goes_on(tmp_path: Path) -> None:
    """Its entries are gone: nobody can say how it stands, and whoever looks after the server gets to know."""
    words = "these are the words of one table alone "

    async def before() -> list[str]:
        async with house_at(tmp_path, Hands()) as house:
            hosts = [await table_of(house, "gods") for _ in range(6)]
            for number in range(400):
                await hosts[2].ask(partial(_note, j.Rematched(table=f"{words}{number:04}")))
            return [host.table.id for host in hosts]

    async def after(identities: list[str]) -> None:
        async with house_at(tmp_path, Hands()) as house:
            with refused("table-unreadable"):
                house.host(identities[2])
            for identity in identities[:2] + identities[3:]:
                await play_turn(house.host(identity))
            assert len(legible(house.store.tables("running", 20), house.store.condition)) == 6, "its row is whole"
            await until(lambda: house.store.condition.reasons == ("damaged", "unreadable"))
            assert (await house.create(Settings(game="gods"), "guest 0")).id, "new ones can be made"

    identities = asyncio.run(before())
    assert damaged(tmp_path / "tables.db", f"{words}020".encode()) > 0
    asyncio.run(after(identities))


def test_who_looks_after_the_server_is_told_that_its_file_is_damaged(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.visitor()
        health = anna.call("GET", "/api/health")
        assert (health["status"], health["reasons"]) == ("ok", [])
        for number in range(40):
            anna.make_table("gods", name=f"the name of table {number}")
    assert damaged(server.database, b"the name of table 7") > 0
    broken = Server(server.database)
    try:
        health = broken.visitor().call("GET", "/api/health?check=true")
        assert health["status"] == "degraded"
        assert "damaged" in health["reasons"]
        listed = broken.visitor().call("GET", "/api/tables?limit=100")
        assert 20 < len(listed) < 40
        assert broken.visitor().call("GET", "/api/health")["reasons"] == ["damaged", "unreadable"]
    finally:
        broken.stop()
    assert broken.errors().count("the row of table") == 40 - len(listed), "each is logged once"
