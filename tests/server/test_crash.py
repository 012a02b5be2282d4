"""kill -9, a full disk, a locked database: what was acknowledged is there, once, and the tables go on."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pantheon import _form
from pantheon.bots import make_bot
from pantheon.client import Conversation, LiveTable, RefusedError
from pantheon.client import live as client_live
from pantheon.client.seat import play_seat
from pantheon.client.visitor import AnswerError
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import messages as m
from pantheon.server.sqlite import SqliteStore
from tests.server.serving import Server, seated, serving
from tests.server.talking import figure
from tests.server.witness import Witness, check_log

INTERPRETED = _form.forms() == "interpreted"
FAST = {"four-gods": {"final": "5", "absent": "5"}}
PATIENCE = 120.0


@contextmanager
def log_of(server: Server) -> Iterator[SqliteStore]:
    store = SqliteStore(server.database)
    try:
        yield store
    finally:
        store.close()


async def play_on(witness: Witness, game: str, rng: Random, calm: asyncio.Event, hasty: bool) -> None:
    """A person who acts at random: slowly while the server is being killed, then fast until the end of the game."""
    bot = make_bot("random", game_named(game), rng)
    realtime = game == "four-gods"
    async with witness:
        playing = asyncio.create_task(play_seat(witness, bot, 0.05 if realtime else 0.02))
        await asyncio.wait([playing, asyncio.create_task(calm.wait())], return_when=asyncio.FIRST_COMPLETED)
        if not playing.done():
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            playing = asyncio.create_task(play_seat(witness, bot, 0.02 if realtime else 0.0))
        if realtime and hasty:  # this would take its time: see that it goes on, then give up
            n = witness.talk.n or 0
            await asyncio.wait_for(witness.until(lambda talk: (talk.n or 0) > n + 20 or ended(talk)), PATIENCE)
            with suppress(RefusedError):
                await witness.command(m.Resign)
        while not playing.done():  # a busy machine may take long for a whole game, but not for a move
            before = witness.talk.n
            await asyncio.wait([playing], timeout=PATIENCE)
            assert playing.done() or witness.talk.n != before, "nothing happens any more"
        playing.result()


def acknowledged(witnesses: list[Witness]) -> int:
    return sum(len(witness.acknowledged) for witness in witnesses)


async def some_moves(witnesses: list[Witness], more: int) -> None:
    """Wait until so many more moves were acknowledged, or until all games are over."""
    wanted = acknowledged(witnesses) + more
    async with asyncio.timeout(PATIENCE):
        while acknowledged(witnesses) < wanted and not all(ended(witness.talk) for witness in witnesses):
            await asyncio.sleep(0.001)


def ended(talk: Conversation) -> bool:
    return talk.table is not None and talk.table.state == "finished"


# --- kill -9 --------------------------------------------------------------------------------------------------


@pytest.mark.skipif(INTERPRETED, reason="the store and the server are the same in both forms")
@pytest.mark.parametrize(
    ("seed", "kills"),
    [
        pytest.param(2, 10, marks=pytest.mark.slow("ten lives of a server, and three games played to their end")),
        *(pytest.param(seed, 25, marks=pytest.mark.extended("ten kills with seed 2")) for seed in range(8)),
    ],
)
def test_nothing_acknowledged_is_lost_in_any_kill(
    tmp_path: Path, seed: int, kills: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_live, "_FIRST_PAUSE", 0.02)
    monkeypatch.setattr(client_live, "_LONGEST_PAUSE", 0.05)
    rng = Random(seed)
    with serving(tmp_path) as server:
        kinds = [(game, 2) for game in names()] + [(names()[seed % 3], 1)]  # two people each, and one with a bot
        tables = [
            (game, *seated(server, game, people, 2 - people, options=FAST.get(game, {}))) for game, people in kinds
        ]

        async def play_and_kill() -> list[Witness]:
            calm = asyncio.Event()
            witnesses = [Witness(visitor, table) for _, table, people in tables for visitor in people]
            games = [(game, len(people) == 1 or seed > 1) for game, _, people in tables for _ in people]
            players = [
                asyncio.create_task(play_on(witness, game, Random(rng.random()), calm, hasty))
                for witness, (game, hasty) in zip(witnesses, games, strict=True)
            ]
            for kill in range(kills):  # now and then it lives long enough for its bots to think
                await some_moves(witnesses, 30 if kill % 12 == 5 else rng.randint(0, 6))
                await asyncio.sleep(rng.uniform(0, 0.03))
                server.kill()
                await asyncio.to_thread(server.start)
            assert acknowledged(witnesses) > kills, "it was killed under play"
            calm.set()
            await asyncio.gather(*players)
            return witnesses

        witnesses = asyncio.run(play_and_kill())
        with log_of(server) as store:
            for _, table, visitors in tables:
                check_log(store.entries(table), [witness for witness in witnesses if witness.table == table])
                assert visitors[0].table(table).state == "finished"
                assert verify(read_record(visitors[0].record(table))).draws > 0


# --- no room, no lock -----------------------------------------------------------------------------------------


def room(server: Server, more: int | None) -> None:
    """How much its files may still grow, as if the disk were so small; None for as much as they like."""
    wal = server.database.with_name("tables.db-wal")
    size = wal.stat().st_size
    most = resource.RLIM_INFINITY if more is None else size + more
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def first_move(table: LiveTable) -> dict[str, Any]:
    await asyncio.wait_for(table.until(lambda talk: bool(talk.legal)), PATIENCE)
    return table.talk.legal[0]


@pytest.mark.slow("a disk is filled")
@pytest.mark.parametrize("game", ["gods", "deus"])
def test_a_full_disk_is_a_clear_error_and_the_table_goes_on_when_there_is_room(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as server:
        table, visitors = seated(server, game)

        async def play() -> None:
            async with Witness(visitors[0], table) as one, Witness(visitors[1], table) as two:
                await asyncio.wait_for(two.until(lambda talk: talk.presence.seats == [0, 1]), PATIENCE)
                mover = one if one.talk.legal else two
                other = two if mover is one else one
                before = (mover.talk.n, mover.talk.view, mover.talk.legal)
                action = await first_move(mover)
                room(server, 0)
                for _ in range(3):
                    with pytest.raises(RefusedError) as wrong:
                        await mover.play(action)
                    assert wrong.value.error.text == "store-failure"
                    assert wrong.value.error.message
                with pytest.raises(AnswerError) as refused:
                    await asyncio.to_thread(visitors[0].make_table, game)
                assert (refused.value.status, refused.value.error.text) == (503, "store-failure")
                assert (mover.talk.n, mover.talk.view, mover.talk.legal) == before, "nothing has happened"
                assert (await asyncio.to_thread(visitors[0].table, table)).state == "running", "reading needs no room"
                room(server, None)
                n = await mover.play(action)
                assert n == (before[0] or 0) + 1, "the numbers have no gap"
                await asyncio.wait_for(other.until(lambda talk: (talk.n or 0) >= n), PATIENCE)
                await play_both(one, two, game)
                with log_of(server) as store:
                    check_log(store.entries(table), [one, two])

        asyncio.run(play())
        assert verify(read_record(visitors[0].record(table))).finished


async def play_both(one: Witness, two: Witness, game: str) -> None:
    bots = [make_bot("random", game_named(game), Random(seed)) for seed in (1, 2)]
    await asyncio.wait_for(asyncio.gather(play_seat(one, bots[0]), play_seat(two, bots[1])), PATIENCE)


@pytest.mark.slow("bots play 4 Gods at their own pace, and rest after a failure")
def test_clocks_and_bots_outlast_a_full_disk(tmp_path: Path) -> None:
    """Nobody asks for anything here: what happens by itself happens when there is room again."""
    with serving(tmp_path) as server:
        table, (visitor,) = seated(server, "four-gods", 1, 1, options=FAST["four-gods"])

        async def watch() -> None:
            async with LiveTable(visitor, table) as mine:
                await mine.play("ready")
                first = mine.talk.n or 0
                await asyncio.wait_for(mine.until(lambda talk: (talk.n or 0) > first + 3), PATIENCE)
                room(server, 0)
                with pytest.raises(RefusedError):  # what was written before has been told when this is answered
                    await mine.command(m.Say, text="Is there room?")
                n, thoughts = mine.talk.n or 0, await asyncio.to_thread(thoughts_of, server)
                async with asyncio.timeout(PATIENCE):  # who has thought twice has tried once in vain
                    while await asyncio.to_thread(thoughts_of, server) < thoughts + 2:
                        await asyncio.sleep(0.05)
                assert mine.talk.n == n
                room(server, None)
                await asyncio.wait_for(mine.until(lambda talk: (talk.n or 0) > n + 3), PATIENCE)

        asyncio.run(watch())


def thoughts_of(server: Server) -> float:
    """How often a bot has answered."""
    return figure(server, "pantheon_bot_seconds_count")


def test_a_locked_database_is_a_clear_error_and_the_table_goes_on_afterwards(tmp_path: Path) -> None:
    with serving(tmp_path, busy_seconds=0.2) as server:
        table, visitors = seated(server)

        async def play() -> None:
            async with Witness(visitors[0], table) as one, Witness(visitors[1], table) as two:
                mover = one if one.talk.legal else two
                action, n = await first_move(mover), mover.talk.n or 0
                lock = sqlite3.connect(server.database, isolation_level=None)
                lock.execute("BEGIN IMMEDIATE")
                with pytest.raises(RefusedError) as wrong:
                    await mover.play(action)
                assert wrong.value.error.text == "store-failure"
                assert "locked" in wrong.value.error.message
                with pytest.raises(AnswerError) as refused:
                    await asyncio.to_thread(server.visitor, "Late")
                assert (refused.value.status, refused.value.error.text) == (503, "store-failure")
                health = await asyncio.to_thread(visitors[0].call, "GET", "/api/health")
                assert health["status"] == "degraded", "reading needs no lock"
                assert health["reasons"] == ["cannot-write"]
                lock.execute("ROLLBACK")
                lock.close()
                assert await mover.play(action) == n + 1
                assert (await asyncio.to_thread(visitors[0].call, "GET", "/api/health"))["status"] == "ok"
                await play_both(one, two, "gods")
                with log_of(server) as store:
                    check_log(store.entries(table), [one, two])

        asyncio.run(play())
        assert verify(read_record(visitors[0].record(table))).finished
