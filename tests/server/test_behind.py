"""A process that is behind: it hears of what others wrote only when it meets them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pantheon.engine.errors import Problem
from pantheon.server import commands
from tests.server.houses import Hands, house_at, play_turn, table_of, turn_of
from tests.server.tables import step

DEAF = {"shared": True, "poll": 3600.0}  # it would look for the others' doings in an hour


def test_a_process_that_is_behind_knows_what_another_has_carried_out(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands, **DEAF) as here, house_at(tmp_path, hands, **DEAF) as there:
            mine = await table_of(here, "gods")
            theirs = there.host(mine.table.id)
            behind = theirs.table.n
            await play_turn(mine)  # the other process knows nothing of this
            told = await mine.ask(step, "anna:1", 1)
            assert theirs.table.n == behind
            again = await theirs.ask(step_of(turn_of(mine)), "anna:1", 1)
            assert again.n == told.n
            with pytest.raises(Problem):
                await theirs.ask(lambda table, when: commands.play(table, 1 - turn_of(mine), 0, when))
            assert theirs.table.n == mine.table.n == len(here.store.entries(mine.table.id))

    asyncio.run(test())


def step_of(seat: int) -> Callable[[Any, float], int]:
    """A move of a seat, which a process that is behind takes for one out of turn."""

    def deed(table: Any, when: float) -> int:
        legal = table.playing().position.legal(seat)
        commands.play(table, seat, legal[0] if legal else 0, when)
        return seat

    return deed
