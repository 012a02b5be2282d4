"""Who is there: told at most once a second however many come and go, and whose table it is when its owner is gone."""

import asyncio
from pathlib import Path

import pytest

from pantheon.engine.errors import Problem
from pantheon.server import commands, moderation
from pantheon.server.host import Host
from pantheon.server.house import House
from pantheon.server.settings import Settings
from pantheon.server.store import GuestRow
from tests.server.houses import Hands, house_at, join, refused, table_of
from tests.server.test_history import Reader

ANNA, BEN = (GuestRow(secret="", id=f"guest {seat}", name=f"Player {seat}", created=0.0) for seat in (0, 1))


def presences(reader: Reader) -> list[bytes]:
    """What somebody has been told of who is there."""
    return [frame for frame in reader.frames if b'"type":"presence"' in frame[:40]]


async def seen(reader: Reader, words: bytes) -> None:
    """Wait until somebody has been told this of who is there."""
    while not any(words in frame for frame in presences(reader)):
        await asyncio.sleep(0.01)


@pytest.mark.slow("what is told once a second takes seconds")
def test_a_crowd_that_comes_and_goes_is_told_of_in_a_frame_a_second(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_at(tmp_path, Hands()) as house:
            host = await table_of(house, "gods")
            clock = asyncio.get_running_loop().time
            begin = clock()
            player, crowd = Reader("guest 0"), [Reader() for _ in range(200)]
            host.attach(player, None)
            for reader in crowd:
                host.attach(reader, None)
                await asyncio.sleep(0)
            await seen(player, b'"spectators":200')
            for reader in crowd[:-1]:
                host.detach(reader)
                await asyncio.sleep(0)
            await seen(player, b'"spectators":1,')
            most = clock() - begin + 1
            for reader in (player, *crowd):
                assert len(presences(reader)) <= most, "one at once, then one a second"
            assert len(player.frames) == 1 + len(presences(player)), "and nothing else"

    asyncio.run(test())


async def waiting(house: House) -> Host:
    """A table of the first guest that has not begun, where the second one sits, too."""
    settings = Settings(game="gods", options={"players": "2"})
    host = house.host((await house.create(settings, "guest 0")).id)
    for seat in (0, 1):
        await join(host, seat)
    return host


async def take(host: Host, who: GuestRow = BEN) -> None:
    await host.ask(lambda table, at: moderation.take_over(table, who, at, host.audience.orphaned(table)))


def test_a_table_whose_owner_is_gone_is_taken_over_after_a_minute(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            host = await waiting(house)
            owner, phone, other = Reader("guest 0"), Reader("guest 0"), Reader("guest 1")
            for reader in (owner, phone, other):
                host.attach(reader, None)
            assert (other.welcome().owner, other.welcome().presence.orphaned) == (False, None)
            hands.now += 1000
            host.detach(owner)
            with refused("owner-here"):
                await take(host)  # there is still the phone
            host.detach(phone)
            hands.now += 59
            with refused("owner-here"):
                await take(host)
            hands.now += 2
            with refused("no-seat"):
                await take(host, GuestRow(secret="", id="stranger", name="Zoe", created=0.0))
            other.frames.clear()
            await take(host)
            assert host.table.manners.owner == "guest 1"
            assert other.welcome().owner, "who owns it now is told everything anew"
            with refused("not-owner"):
                await host.ask(lambda table, at: commands.start(table, "guest 0", at))
            await host.ask(lambda table, at: commands.start(table, "guest 1", at))
            with refused("table-started"):
                await take(host, ANNA)

    asyncio.run(test())


def test_after_a_restart_the_owner_has_the_whole_minute_again(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            identity = (await waiting(house)).table.id
        hands.now += 3600
        async with house_at(tmp_path, hands) as house:
            host = house.host(identity)
            assert host.audience.orphaned(host.table) == hands.now + 60
            with refused("owner-here"):
                await take(host)
            hands.now += 60
            await take(host)
        async with house_at(tmp_path, hands) as house:
            assert house.host(identity).table.manners.owner == "guest 1", "that is in the log"

    asyncio.run(test())


class Guarded(Reader):
    """A spectator who may be shown the door."""

    def __init__(self, guest: str | None) -> None:
        super().__init__(guest)
        self.why = ""

    def dismiss(self, problem: Problem) -> None:
        self.why = problem.text


def test_spectators_go_when_they_are_not_welcome_any_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_at(tmp_path, Hands()) as house:
            host = await table_of(house, "gods")
            zoe, ben, player = Guarded("zoe"), Guarded("ben"), Guarded("guest 1")
            for viewer in (zoe, ben, player):
                host.attach(viewer, None)
            await host.ask(lambda table, at: moderation.remove(table, ANNA, at, "zoe", "Zoe"))
            assert (zoe.why, ben.why) == ("removed", "")
            await host.ask(lambda table, at: moderation.open_watching(table, ANNA, at, yes=False))
            assert (ben.why, player.why) == ("not-watched", ""), "players stay"
            count = len(zoe.frames)
            await host.ask(lambda table, at: moderation.open_talk(table, ANNA, at, "players"))
            assert len(zoe.frames) == count, "who is gone hears nothing more"
            assert b'"kind":"talk"' in player.frames[-1]

    asyncio.run(test())
