"""The load generator: what it counts, that tables make room for others, and both servers for a moment."""

import asyncio
import json
import math
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from bench.__main__ import everything
from bench.registry import MissingError
from bench.server import processes
from bench.server.job import Job
from bench.server.room import Figures, Room, Table, percentile

PEER = Path(__file__).parents[2] / "bench" / "peers" / "boardgame_io"


class Echo:
    """A client without a server: what one of the table does, everybody receives at once, until the game is over."""

    def __init__(self, table: Table, length: int) -> None:
        self._table = table
        self._length = length

    def may_move(self) -> bool:
        return self._table.n < self._length

    def move(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in self._table.seats:
            loop.call_soon(self._table.received, self._table.n + 1)

    async def leave(self) -> None:
        self._table.seats = ()


class Echoes:
    """Makes tables of echoes, and remembers them."""

    def __init__(self, length: int) -> None:
        self.made: list[Table] = []
        self._length = length

    async def __call__(self, room: Room, count: int) -> list[Table]:
        tables = [Table(room) for _ in range(count)]
        for table in tables:
            table.seats = [Echo(table, self._length) for _ in range(4)]
        self.made += tables
        return tables


def on_linux(run: Coroutine[Any, Any, Figures]) -> Figures:
    if not Path("/proc/self/statm").exists():
        run.close()
        pytest.skip("what a process uses is read from /proc")
    return asyncio.run(run)


def test_a_move_is_over_when_everybody_has_received_it() -> None:
    async def play() -> list[int]:
        echoes = Echoes(length=3)
        room = Room(1, echoes, os.getpid(), length=3)
        (table,) = await echoes(room, 1)
        known = []
        for n in (1, 1, 1, 1, 1, 2):  # somebody hears it twice, and one of them the next
            table._behind = table._behind or 4
            table.received(n)
            known.append(table.n)
        return known

    assert asyncio.run(play()) == [0, 0, 0, 1, 1, 1]


def test_ended_tables_make_room_for_others() -> None:
    echoes = Echoes(length=5)
    figures = on_linux(Room(3, echoes, os.getpid(), length=5, rate=100).run(0.1))
    ended = [table for table in echoes.made if not table.seats]
    assert figures.moves > 0
    assert figures.p50 <= figures.p99 < 1000
    assert len(ended) > 3, "more games than tables at once"
    assert all(table.n == 5 for table in ended)


def test_a_run_without_enough_tables_is_made_again() -> None:
    echoes = Echoes(length=50)
    on_linux(Room(2, echoes, os.getpid(), length=50, rate=0).run(0.05))
    assert len(echoes.made) > 2


def test_what_goes_wrong_at_a_table_ends_the_run() -> None:
    async def play() -> Figures:
        room = Room(1, Echoes(length=10**9), os.getpid(), length=10**9)
        asyncio.get_running_loop().call_later(0.02, room.broke, "refused")
        return await room.run(5)

    with pytest.raises(RuntimeError, match="refused"):
        on_linux(play())


def test_meters_of_a_job_share_a_run() -> None:
    runs: list[float] = []

    def run(seconds: float) -> dict[str, float]:
        runs.append(seconds)
        return {"moves": len(runs), "p99": 10 * len(runs)}

    job = Job(lambda: run)
    moves, p99 = job.figure("moves"), job.figure("p99")
    assert [(moves(1), p99(1)) for _ in range(3)] == [(1, 10), (2, 20), (3, 30)]
    assert p99(1) == 40, "a meter alone runs the job itself"


def test_percentiles() -> None:
    assert percentile([float(n) for n in range(100)], 0.99) == 99
    assert percentile([float(n) for n in range(1000)], 0.5) == 500
    assert math.isnan(percentile([], 0.5))


def test_every_row_of_the_server_is_found_by_its_word() -> None:
    registry = everything()
    ours = [name for name in registry.meters if name.startswith(("Server", "boardgame.io"))]
    assert list(registry.only(["server"]).meters) == ours


def test_the_peer_is_missing_without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(MissingError, match="node"):
        processes.BoardgameIo()


def test_the_peer_is_locked_and_names_no_host() -> None:
    lock = json.loads((PEER / "package-lock.json").read_text())
    wanted = json.loads((PEER / "package.json").read_text())["dependencies"]
    packages = {path: facts for path, facts in lock["packages"].items() if path}
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert all(facts["integrity"].startswith("sha512-") for facts in packages.values())
    assert not any("resolved" in facts for facts in packages.values())


def test_our_server_under_load_for_a_moment() -> None:
    pytest.importorskip("picows", reason="the extra `bench` is not installed")
    from bench.server import ours

    server = processes.Pantheon()

    async def play() -> Figures:
        guests = await asyncio.to_thread(ours.Guests, server.address, 4)
        room = Room(2, lambda room, count: ours.in_turn(room, guests, "gods", count), server.pid, 75, rate=100)
        try:
            return await room.run(0.3)
        finally:
            await room.leave()

    try:
        assert on_linux(play()).moves > 0
    finally:
        server.stop()


def test_the_peer_under_load_for_a_moment() -> None:
    pytest.importorskip("picows", reason="the extra `bench` is not installed")
    from bench.server import theirs

    try:
        server = processes.BoardgameIo()
    except MissingError as reason:
        pytest.skip(str(reason))

    async def play() -> Figures:
        lobby = theirs.Lobby(server.ports)
        room = Room(2, lambda room, count: theirs.in_turn(room, lobby, count), server.pid, theirs.MOVES, rate=100)
        try:
            return await room.run(0.3)
        finally:
            await room.leave()

    try:
        assert on_linux(play()).moves > 0
    finally:
        server.stop()
