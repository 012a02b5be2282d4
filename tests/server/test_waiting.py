"""How long a table waits for somebody to do something, before it is given up."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pantheon.server import commands
from pantheon.server.host import Host
from pantheon.server.house import House
from pantheon.server.settings import DAY, Settings
from tests.server.houses import Hands, house_at, join, play_turn, table_of

NONE = {"kind": "none"}
HOUR = DAY / 24


def at_home(folder: Path, test: Callable[[House, Hands], Awaitable[None]], **how: Any) -> None:
    async def run() -> None:
        hands = Hands()
        async with house_at(folder, hands, **how) as house:
            await test(house, hands)

    asyncio.run(run())


async def opened(house: House, clock: dict[str, Any]) -> Host:
    """A table that somebody has made and sits at, alone."""
    host = house.host((await house.create(msgspec.convert({"game": "gods", "clock": clock}, Settings), "guest 0")).id)
    await join(host, 0)
    return host


async def state_after(house: House, hands: Hands, host: Host, seconds: float) -> str:
    hands.now += seconds
    await house.sweep()
    return host.table.state


@pytest.mark.parametrize(
    ("clock", "days"),
    [
        (NONE, 1),
        ({"kind": "move", "seconds": 86_399}, 1),
        ({"kind": "bank", "seconds": 3600, "increment": 60}, 1),
        ({"kind": "move", "seconds": 86_400}, 14),
        ({"kind": "bank", "seconds": 86_400}, 14),
        ({"kind": "bank", "seconds": 3600, "increment": 86_400}, 14),
    ],
)
def test_a_table_with_a_day_on_its_clock_waits_two_weeks_for_its_players(
    tmp_path: Path, clock: dict[str, Any], days: int
) -> None:
    async def test(house: House, hands: Hands) -> None:
        host = await opened(house, clock)
        assert await state_after(house, hands, host, days * DAY - HOUR) == "open"
        assert await state_after(house, hands, host, 2 * HOUR) == "abandoned"

    at_home(tmp_path, test)


@pytest.mark.parametrize("clock", [NONE, {"kind": "move", "seconds": 172_800}])
def test_whatever_happens_at_a_table_begins_the_wait_anew(tmp_path: Path, clock: dict[str, Any]) -> None:
    async def test(house: House, hands: Hands) -> None:
        days = 1 if clock == NONE else 14
        host = await opened(house, clock)
        hands.now += days * DAY - HOUR
        await host.ask(lambda table, at: commands.say(table, "guest 0", "Anna", "Anybody there?", at))
        assert await state_after(house, hands, host, days * DAY - HOUR) == "open"
        assert await state_after(house, hands, host, 2 * HOUR) == "abandoned"

    at_home(tmp_path, test)


def test_tables_that_wait_hold_up_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pantheon.server.house._LOOKED_AT_ONCE", 2)

    async def test(house: House, hands: Hands) -> None:
        waiting = [await opened(house, {"kind": "move", "seconds": 172_800}) for _ in range(5)]
        last = await opened(house, NONE)
        assert await state_after(house, hands, last, 2 * DAY) == "abandoned"
        assert {host.table.state for host in waiting} == {"open"}

    at_home(tmp_path, test)


def test_a_game_is_not_given_up_while_somebody_has_time(tmp_path: Path) -> None:
    async def test(house: House, hands: Hands) -> None:
        host = await table_of(house, "gods", clock={"kind": "bank", "seconds": 1_209_600, "increment": 86_400})
        for _ in range(6):  # each turn adds a day
            await play_turn(host)
        assert await state_after(house, hands, host, 17 * DAY - HOUR) == "running"
        hands.now += 2 * HOUR
        host.wake()  # as its alarm does, at the end of that time
        assert await state_after(house, hands, host, 10 * DAY - HOUR) == "running"
        assert await state_after(house, hands, host, 3 * HOUR) == "abandoned"

    at_home(tmp_path, test, running_days=10)


def test_a_game_without_a_clock_waits_a_month(tmp_path: Path) -> None:
    async def test(house: House, hands: Hands) -> None:
        host = await table_of(house, "gods")
        assert await state_after(house, hands, host, 30 * DAY - HOUR) == "running"
        assert await state_after(house, hands, host, 2 * HOUR) == "abandoned"

    at_home(tmp_path, test)
