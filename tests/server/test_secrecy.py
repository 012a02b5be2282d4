"""What a seat may not know makes no difference to any byte that it gets."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server import showing
from pantheon.server.table import Line, Table
from tests.conftest import INTERPRETED
from tests.server.tables import NOON, running, step
from tests.server.twins import Side, Twins, Viewer, side_of

TABLES: dict[str, tuple[str, dict[str, str], int]] = {
    "deus": ("deus", {"joker": "yes"}, 3),
    "deus chosen": ("deus", {"joker": "yes", "start": "chosen"}, 2),
    "four-gods": ("four-gods", {"gods": "secret", "hold": "0", "absent": "0"}, 3),
    "four-gods called": ("four-gods", {"hold": "0", "absent": "0", "mistakes": "called+penalty", "memory": "no"}, 3),
}
DEPTHS = (0, 20) if INTERPRETED else (0, 40, 110)  # moves before the twins part
MOVES = 6 if INTERPRETED else 10  # after that
MANY_MOVES = pytest.param(20, marks=pytest.mark.extended("half as many moves"))
CASES = [(name, viewer) for name, (_, _, players) in TABLES.items() for viewer in (None, *range(players))]


async def part(folder: Path, name: str, viewer: Viewer, depth: int, moves: int) -> tuple[Twins, list[Side]]:
    """Two servers whose tables differ in nothing that the viewer may know."""
    game, options, players = TABLES[name]
    table, rng = running(game, players, options=options), Random(f"{name} {viewer} {depth}")
    for _ in range(depth):
        if table.state == "running":
            step(table, NOON, rng.randrange(1000))
    position = table.position
    assert position is not None
    now = [NOON]
    sides = []
    for number, hidden in enumerate((position.copy(), position.sample(viewer, rng))):
        (folder / f"{depth} {number}").mkdir()
        sides.append(await side_of(folder / f"{depth} {number}", table, hidden, lambda: now[0]))
    twins = Twins(sides[0], sides[1], viewer, rng)
    for turn in range(moves):
        now[0] += 0.25
        if turn % 4 == 0:
            await twins.try_something()
        if not await twins.move():
            twins.part()
    return twins, sides


@pytest.mark.slow("two houses play the same moves, from several depths")
@pytest.mark.parametrize("moves", [MOVES, MANY_MOVES])
@pytest.mark.parametrize(("name", "viewer"), CASES)
def test_what_is_hidden_changes_no_byte(tmp_path: Path, name: str, viewer: Viewer, moves: int) -> None:
    async def compare() -> tuple[int, bool]:
        together, differs = 0, False
        for depth in DEPTHS:
            twins, sides = await part(tmp_path, name, viewer, depth, moves)
            try:
                one, two = (side.lines[viewer].frames for side in sides)
                for mine, theirs in zip(one, two, strict=False):
                    assert mine == theirs
                assert len(one) == len(two)
                together += twins.moves
                differs |= any(not twins.same(other) for other in sides[0].lines if other != viewer)
            finally:
                for side in sides:
                    await side.close()
        return together, differs

    together, differs = asyncio.run(compare())
    assert together >= moves, "the twins went some way together"
    assert differs, "and were not the same: somebody who knows more can tell"


def _clocks(table: Table) -> list[m.ClockInfo]:
    """A clock that depends on what is hidden."""
    assert table.position is not None
    return [m.ClockInfo(clock="sand", seat=None, due=float(table.position.key() % 1000))]


def _told(line: Line, viewer: int | None, like: m.Event | None = None) -> m.Event:
    """A move as whoever made it may know it."""
    del viewer, like
    it = line.happening
    action: Any = line.before.shown(it.seat, it.seat, it.action) if isinstance(it, j.Moved) and line.before else {}
    return m.Event(n=line.n, at=line.at, what=m.MoveShown(move=line.move, seat=None, action=action))


@pytest.mark.slow("two houses play the same moves")
@pytest.mark.parametrize(("name", "leak"), [("clocks_of", _clocks), ("event_of", _told)])
def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, leak: Any) -> None:
    monkeypatch.setattr(showing, name, leak)

    async def compare() -> bool:
        twins, sides = await part(tmp_path, "deus chosen", 0, 0, MOVES)
        for side in sides:
            await side.close()
        return twins.same(0)

    assert asyncio.run(compare()) is False
