"""The bots of the house: they think elsewhere, on what their seat may know, and nothing stops them for long."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from pantheon import _form
from pantheon.bots import bot_names, make_bot
from pantheon.client import LiveTable, Visitor
from pantheon.client.seat import play_seat
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.games.four_gods.actions import ChooseGod, ChooseGods, Ready
from pantheon.server import commands
from pantheon.server import messages as m
from pantheon.server.levels import LEVELS
from pantheon.server.sqlite import SqliteStore
from pantheon.server.thinking import choose, spared
from tests.server.serving import Server, seated, serving
from tests.server.tables import NOON, running, step

PATIENCE = 120.0
compiled_only = pytest.mark.skipif(_form.forms() == "interpreted", reason="the server is the same in both forms")
linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found as Linux shows them")


async def soon(live: LiveTable, condition: Callable[[LiveTable], bool]) -> None:
    await asyncio.wait_for(live.until(lambda _: condition(live)), PATIENCE)


def ended(live: LiveTable) -> bool:
    return live.talk.table is not None and live.talk.table.state == "finished"


async def goes_on(live: LiveTable, events: int = 3) -> None:
    """Things happen there."""
    n = live.talk.n or 0
    await soon(live, lambda live: (live.talk.n or 0) >= n + events or ended(live))


def workers(server: Server) -> list[int]:
    """The processes in which bots think."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text(encoding="ascii").split()
    threads = Path(f"/proc/{server.pid}/task").iterdir()
    pids = {int(pid) for thread in threads for pid in (thread / "children").read_text(encoding="ascii").split()}
    pids |= {int(pid) for pid in children}
    return [pid for pid in sorted(pids) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@asynccontextmanager
async def stopped(pids: list[int]) -> AsyncIterator[None]:
    """Thoughts that take very long."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


# --- what they know -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_a_bot_gets_the_view_of_its_seat_and_nothing_else(game: str) -> None:
    """Worlds that look the same to a seat get the same choice, whatever is hidden in them."""
    table, rng = running(game), Random(game)
    for _ in range(12):
        step(table, table.touched + 1)
    position = table.playing().position
    for bot in bot_names(game_named(game)):
        for seat in position.to_act():
            legal = position.legal(seat)
            view = msgspec.json.encode(position.view(seat))
            chosen = choose(game, bot, 7, view, legal)
            assert chosen is None or chosen in legal
            other = position.sample(seat, rng)
            assert msgspec.json.encode(other.view(seat)) == view
            assert choose(game, bot, 7, msgspec.json.encode(other.view(seat)), other.legal(seat)) == chosen


# --- what they leave to others --------------------------------------------------------------------------------


def test_gentle_bots_leave_the_gods_to_others_for_a_while() -> None:
    """Counted from when everybody is ready, not from when the first is."""
    table = running("four-gods", people=2, options={"absent": "0", "hold": "0"})
    match, grace = table.playing(), LEVELS.levels["gentle"].grace
    for seat, at in ((0, NOON + 10), (1, NOON + 200)):
        commands.play(table, seat, match.codec.encode(Ready()), at)
    gods = {action for action in match.position.legal(0) if isinstance(match.codec.decode(action), ChooseGod)}
    assert len(gods) == 4
    for after, levels in ((grace - 1, {"gentle"}), (grace, set())):
        sparing = {level for level in LEVELS.levels if gods & spared(table, level, NOON + 200 + after)}
        assert sparing == levels, f"{after} seconds after the start"


def test_all_choices_of_gods_are_claims() -> None:
    """One or two, in any order; nothing else."""
    table = running("four-gods", people=2, options={"two_player_gods": "4"})
    match = table.playing()
    for seat in (0, 1):
        commands.play(table, seat, match.codec.encode(Ready()), NOON)
    gods = {a for a in match.position.legal(0) if isinstance(match.codec.decode(a), ChooseGod | ChooseGods)}
    assert gods == table.game.claims


def test_nothing_else_is_spared_but_leaving() -> None:
    for name in names():
        table = running(name)
        assert spared(table, "frantic", NOON) == table.game.quits
        assert spared(table, "gentle", NOON) == table.game.quits | table.game.claims


async def hint(visitor: Visitor, table: str) -> Any:
    """What somebody is advised to do."""
    async with connect(visitor.live_address(table), additional_headers=visitor.headers()) as socket:
        for message in (m.Hello(protocol=1, client="hint"), m.Hint(id=1)):
            await socket.send(msgspec.json.encode(message).decode())
        async for text in socket:
            if (told := msgspec.json.decode(text))["type"] == "hinted":
                return told["action"]
    raise AssertionError("no answer")


@compiled_only
def test_no_hint_names_a_mistake(server: Server) -> None:
    """It is the players' to find, though a bot would call it at once."""
    table, (anna, boris) = seated(server, "four-gods", options={"mistakes": "called"})

    async def play() -> Any:
        async with LiveTable(anna, table) as first, LiveTable(boris, table) as second:
            for live in (first, second):
                await live.play("ready")
            await soon(first, lambda live: live.talk.view is not None and live.talk.view["phase"] == "play")
            assert first.talk.view is not None
            face = first.talk.view["seats"][0]["hands"][0]["faces"][0]
            await first.play({"do": "place", "hand": "left", "face": face, "cell": "d4"})
            await first.play("pass")  # from here on the tile can be called
            return await hint(boris, table)

    assert asyncio.run(play())["do"] != "call"


# --- whole tables ---------------------------------------------------------------------------------------------


@pytest.mark.slow("whole games")
@compiled_only
@pytest.mark.parametrize("game", ["gods", "deus"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_a_whole_table_alone(server: Server, game: str, bot: str) -> None:
    table, (owner,) = seated(server, game, 0, 2, bot=bot)

    async def watch() -> None:
        async with LiveTable(owner, table) as live:
            await soon(live, ended)
            assert live.talk.scores is not None

    asyncio.run(watch())
    assert verify(read_record(owner.record(table))).finished


@pytest.mark.slow("a whole game")
@compiled_only
def test_bots_play_on_though_nobody_watches(server: Server) -> None:
    table, (owner,) = seated(server, "deus", 0, 2, bot="random")

    async def wait() -> None:
        async with asyncio.timeout(PATIENCE):
            while (await asyncio.to_thread(owner.table, table)).state != "finished":
                await asyncio.sleep(0.2)

    asyncio.run(wait())


@pytest.mark.slow("whole games")
@compiled_only
@pytest.mark.parametrize("game", ["gods", "deus"])
def test_bots_and_people_play_a_whole_table(server: Server, game: str) -> None:
    table, visitors = seated(server, game, 2, 1, bot="random")

    async def play() -> None:
        async with LiveTable(visitors[0], table) as one, LiveTable(visitors[1], table) as two:
            bots = [make_bot("random", game_named(game), Random(seed)) for seed in (1, 2)]
            games = asyncio.gather(play_seat(one, bots[0]), play_seat(two, bots[1]))
            await asyncio.wait_for(games, PATIENCE)

    asyncio.run(play())
    assert verify(read_record(visitors[0].record(table))).finished


@pytest.mark.slow("bots play 4 Gods at their own pace")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_of_four_gods_are_ready_and_act(server: Server, bot: str) -> None:
    """Also while somebody keeps all waiting, before the game begins."""
    table, (person,) = seated(server, "four-gods", 1, 2, bot=bot)

    async def play() -> None:
        async with LiveTable(person, table) as live:
            await soon(live, lambda live: sum(seat["ready"] for seat in (live.talk.view or {})["seats"]) == 2)
            await live.play("ready")
            await goes_on(live, 12)
            await live.command(m.Resign)  # nobody plays for nobody

    asyncio.run(play())


# --- elsewhere ------------------------------------------------------------------------------------------------


@compiled_only
@linux
def test_nobody_waits_for_bots_that_think(tmp_path: Path) -> None:
    """Six tables wait for thoughts that do not come; everything else goes on, and they do when they come."""
    with serving(tmp_path) as server:
        tables = [seated(server, game, 0, 2) for game in names() * 2]
        deus, (owner,) = tables[0]
        mine, visitors = seated(server, "deus", seed="a long game")

        async def play() -> None:
            async with (
                LiveTable(owner, deus) as theirs,
                LiveTable(visitors[0], mine) as one,
                LiveTable(visitors[1], mine) as two,
            ):
                await goes_on(theirs)
                async with stopped(workers(server)):
                    assert workers(server), "somebody thinks elsewhere"
                    n = await quiet(theirs, one)
                    for _ in range(20):
                        await some_move(one, two)
                        health = await asyncio.to_thread(owner.call, "GET", "/api/health")
                        assert health["status"] == "ok"
                    assert theirs.talk.n == n
                await goes_on(theirs)

        asyncio.run(play())


async def some_move(one: LiveTable, two: LiveTable) -> None:
    mover = one if one.talk.legal else two
    told = await asyncio.wait_for(mover.play(mover.talk.legal[0]), PATIENCE)
    for live in (one, two):
        await soon(live, lambda live: (live.talk.n or 0) >= told)


async def quiet(live: LiveTable, talker: LiveTable) -> int | None:
    """The last event, once what was under way has arrived: it takes the same way as what somebody says elsewhere."""
    n, said = live.talk.n, 0
    while said < 10:
        await talker.command(m.Say, text="Hello?")
        n, said = (n, said + 1) if live.talk.n == n else (live.talk.n, 0)
    return n


@pytest.mark.slow("workers of bots are started")
@linux
def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        tables = [seated(server, game, 0, 2) for game in ("gods", "deus")]

        async def play() -> None:
            async with (
                LiveTable(tables[0][1][0], tables[0][0]) as gods,
                LiveTable(tables[1][1][0], tables[1][0]) as deus,
            ):
                for _ in range(2):
                    await asyncio.gather(goes_on(gods), goes_on(deus))
                    dead = workers(server)
                    assert dead
                    for pid in dead:
                        os.kill(pid, signal.SIGKILL)
                    await asyncio.gather(goes_on(gods, 5), goes_on(deus, 5))
                    assert not set(dead) & set(workers(server))

        asyncio.run(play())
        for table, (owner,) in tables:
            assert owner.table(table).state in ("running", "finished")


@pytest.mark.slow("a server is started twice, and bots play on")
def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """By themselves: nobody looks at the tables, the test looks into the file."""
    with serving(tmp_path) as server:
        tables = [seated(server, game, 0, 2)[0] for game in names()]
        store = SqliteStore(server.database)
        try:
            for _ in range(2):
                server.kill()
                before = store.latest(tables)
                server.start()
                end = time.monotonic() + PATIENCE
                while not all(further(store, table, n) for table, n in before.items()):
                    assert time.monotonic() < end, "a table stands still"
                    time.sleep(0.1)
        finally:
            store.close()


def further(store: SqliteStore, table: str, n: int) -> bool:
    row = store.table(table)
    assert row is not None
    return row.state == "finished" or store.latest([table])[table] > n
