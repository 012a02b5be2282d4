"""Two real processes on one file: every number has one winner, everybody sees the same, nothing happens twice."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pantheon import _form
from pantheon.bots import make_bot
from pantheon.client import Conversation, RefusedError, Visitor
from pantheon.client.seat import play_seat
from pantheon.client.visitor import AnswerError
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import messages as m
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Entry
from tests.server.serving import Server, seated, serving
from tests.server.witness import Witness, check_log

PATIENCE = 120.0
PACE = {"four-gods": 0.05}
OPTIONS = {"four-gods": {"final": "5", "absent": "5"}}
Pair = tuple[Server, Server]
compiled_only = pytest.mark.skipif(_form.forms() == "interpreted", reason="the server is the same in both forms")


@contextmanager
def two_servers(folder: Path) -> Iterator[Pair]:
    with serving(folder, shared=True) as one:
        other = Server(one.database, shared=True)
        try:
            yield one, other
        finally:
            other.stop()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two that nobody kills."""
    with two_servers(tmp_path_factory.mktemp("shared")) as both:
        yield both


def at(server: Server, visitor: Visitor) -> Visitor:
    """The same guest, through the other process."""
    return Visitor(server.address, visitor.token)


def log(server: Server, table: str) -> list[Entry]:
    store = SqliteStore(server.database)
    try:
        return store.entries(table)
    finally:
        store.close()


@asynccontextmanager
async def together(*witnesses: Witness) -> AsyncIterator[list[Witness]]:
    """All of them are connected."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(witness) for witness in witnesses]


async def all_told(witnesses: list[Witness], entries: int) -> None:
    """Wait until everybody was told of so many entries."""
    await soon(lambda: all(witness.talk.n == entries for witness in witnesses))


async def soon(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def check_events(witnesses: list[Witness], entries: list[Entry]) -> None:
    """Everybody was told of everything since he came, in order and once."""
    for witness in witnesses:
        told = [event.n for event in witness.events]
        assert told == list(range(told[0], len(entries) + 1))
        for event in witness.events:
            entry = entries[event.n - 1]
            assert event.at == entry.at
            assert (event.what.__struct_config__.tag, event.n) == (entry.kind, entry.n)
            if isinstance(event.what, m.MoveShown):
                assert event.what.seat == entry.seat
    public = {(event.n, event.at, type(event.what)) for event in witnesses[0].events}
    for witness in witnesses:
        shown = {(event.n, event.at, type(event.what)) for event in witness.events}
        assert {fact for fact in shown if fact in public} == {
            fact for fact in shown if fact[0] in {n for n, *_ in public}
        }


# --- whole games ----------------------------------------------------------------------------------------------


@compiled_only
@pytest.mark.parametrize(
    "game",
    [
        "gods",
        *(
            pytest.param(game, marks=pytest.mark.extended("a whole game of Gods, and the race of two devices"))
            for game in ("deus", "four-gods")
        ),
    ],
)
def test_seats_of_a_table_are_spread_over_both_processes(servers: Pair, game: str) -> None:
    people = 2 if game == "four-gods" else 3  # its final phase takes five seconds for each
    table, visitors = seated(servers[0], game, people, options=OPTIONS.get(game, {}))

    async def play() -> list[Witness]:
        players = [Witness(at(servers[seat % 2], visitor), table) for seat, visitor in enumerate(visitors)]
        watchers = [Witness(at(server, server.visitor("Watcher")), table) for server in servers]
        async with together(*players, *watchers) as everybody:
            bots = [make_bot("random", game_named(game), Random(seat)) for seat in range(people)]
            games = [play_seat(live, bot, PACE.get(game, 0.0)) for live, bot in zip(players, bots, strict=True)]
            await asyncio.wait_for(asyncio.gather(*games), PATIENCE)
            await all_told(everybody, len(log(servers[0], table)))
            assert all(witness.talk.scores == players[0].talk.scores is not None for witness in everybody)
        return everybody

    witnesses = asyncio.run(play())
    entries = log(servers[0], table)
    check_log(entries, witnesses[:people])
    check_events(witnesses, entries)
    assert sum(len(witness.acknowledged) for witness in witnesses) == sum(e.command is not None for e in entries)
    for server in servers:
        mine = at(server, visitors[1])
        assert verify(read_record(mine.record(table))).finished
        assert [info.id for info in map_tables(mine, "/api/tables/mine")] == [table]
        assert table in [info.id for info in map_tables(mine, "/api/tables?state=finished")]
        assert table not in [info.id for info in map_tables(mine, "/api/tables?state=running")]


def map_tables(visitor: Visitor, path: str) -> list[m.TableInfo]:
    return msgspec.convert(visitor.call("GET", path), list[m.TableInfo])


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_a_command_sent_to_both_is_carried_out_once(servers: Pair, game: str) -> None:
    """The same client, by the same name, at both: as if it came back elsewhere and sent its commands again."""
    table, visitors = seated(servers[0], game)

    async def play() -> list[Witness]:
        twins = [
            [Witness(at(server, visitor), table, Conversation(client=f"c{seat}")) for server in servers]
            for seat, visitor in enumerate(visitors)
        ]
        async with together(*twins[0], *twins[1]) as everybody:
            rng = Random(game)
            for _ in range(60):
                await soon(lambda: len({witness.talk.n for witness in everybody}) == 1)
                pair = next((pair for pair in twins if pair[0].talk.legal), None)
                if pair is None:
                    break
                action = rng.choice(pair[0].talk.legal)
                told = await asyncio.wait_for(asyncio.gather(*(live.play(action) for live in pair)), PATIENCE)
                assert told[0] == told[1], "both were told the same number"
        return everybody

    witnesses = asyncio.run(play())
    entries = log(servers[0], table)
    check_log(entries, witnesses)
    named = [entry for entry in entries if entry.command is not None]
    assert len(named) == sum(len(witness.acknowledged) for witness in witnesses) // 2 > 20


@pytest.mark.parametrize("game", names())
def test_two_devices_of_a_seat_race_through_both_processes(servers: Pair, game: str) -> None:
    """All play at once for the same seats: whoever is acknowledged stands in the log, and nobody else."""
    table, visitors = seated(servers[0], game)

    async def play() -> list[Witness]:
        async with together(*everywhere(servers, visitors, table)) as everybody:
            races = (race(live, Random(at)) for at, live in enumerate(everybody))
            await asyncio.wait_for(asyncio.gather(*races), PATIENCE)
            await all_told(everybody, len(log(servers[0], table)))
        return everybody

    witnesses = asyncio.run(play())
    entries = log(servers[0], table)
    check_log(entries, witnesses)
    check_events(witnesses, entries)
    assert sum(len(witness.acknowledged) for witness in witnesses) == sum(e.command is not None for e in entries)
    assert any(witness.refused for witness in witnesses), "there was no race"


def everywhere(servers: Pair, visitors: list[Visitor], table: str) -> list[Witness]:
    """Each visitor at each process."""
    return [Witness(at(server, visitor), table) for visitor in visitors for server in servers]


async def race(live: Witness, rng: Random) -> None:
    """So many tries at something that was legal a moment ago."""
    assert live.talk.table is not None
    quits = [{"do": "leave"}]
    for _ in range(40):
        choices = [action for action in live.talk.legal if action not in quits]
        if choices:
            try:
                await live.play(rng.choice(choices[:3]))  # few, so that they meet
            except RefusedError as refused:
                if refused.error.text in ("server-fault", "store-failure", "store-conflict"):
                    raise
        await asyncio.sleep(0.002)


@compiled_only
@pytest.mark.slow("a timed turn of 4 Gods takes five seconds at least")
def test_clocks_run_out_once_though_both_look_at_them(servers: Pair) -> None:
    table, visitors = seated(servers[0], "four-gods", 3, options={"turns": "timed", "turn": "5"})

    async def play() -> None:
        async with together(*everywhere(servers, visitors, table)) as everybody:
            for live in everybody[::2]:
                await live.play("ready")
            await soon(lambda: all(witness.talk.clocks for witness in everybody))
            first, n = everybody[0].talk.clocks[0].due, everybody[0].talk.n or 0
            await soon(lambda: all(ran_out(witness) >= 1 for witness in everybody))
            for live in everybody[:2]:  # each process looks at its clocks once more
                await live.command(m.Say, text="Late?")
            entries = log(servers[0], table)[n:]
            late = [entry.at for entry in entries if entry.kind == "move" and entry.seat is None]
            assert late == pytest.approx([first + 5 * turn for turn in range(len(late))]), "each once"

    asyncio.run(play())


def ran_out(witness: Witness) -> int:
    moves = [event.what for event in witness.events if isinstance(event.what, m.MoveShown)]
    return sum(move.seat is None and move.action["do"] == "sand" for move in moves)


@compiled_only
def test_bots_of_the_house_play_a_table_that_both_know(servers: Pair) -> None:
    owner = servers[0].visitor()
    table = owner.make_table("gods", options={"players": "2"}).id
    for _ in range(2):
        owner.add_bot(table, bot="random", level="frantic")

    async def watch() -> list[Witness]:
        async with together(*everywhere(servers, [owner], table)) as everybody:
            await asyncio.to_thread(owner.start, table)
            await soon(lambda: all(live.talk.scores is not None for live in everybody))
        return everybody

    witnesses = asyncio.run(watch())
    check_events(witnesses, log(servers[0], table))
    assert verify(read_record(owner.record(table))).finished


@compiled_only
def test_one_process_dies_and_its_clients_go_on_at_the_other(tmp_path: Path) -> None:
    with two_servers(tmp_path) as servers:
        table, visitors = seated(servers[0], "gods")

        async def play() -> None:
            conversation = Conversation()
            here, there = Witness(visitors[0], table, conversation), Witness(at(servers[1], visitors[1]), table)
            again = Witness(at(servers[1], visitors[0]), table, conversation)
            bots = [make_bot("random", game_named("gods"), Random(seat)) for seat in range(2)]
            async with together(here, there):
                other = asyncio.create_task(play_seat(there, bots[1]))
                mine = asyncio.create_task(play_seat(here, bots[0]))
                await soon(lambda: len(here.acknowledged) > 8)
                servers[0].kill()
                mine.cancel()
                await asyncio.gather(mine, return_exceptions=True)
                async with again:  # what was not answered is sent again
                    await soon(lambda: not conversation.waiting)
                    await asyncio.wait_for(asyncio.gather(play_seat(again, bots[0]), other), PATIENCE)
                    check_log(log(servers[1], table), [here, again, there])

        asyncio.run(play())
        servers[0].start()
        for server, visitor in zip(servers, visitors, strict=True):
            assert verify(read_record(at(server, visitor).record(table))).finished


# --- seats ----------------------------------------------------------------------------------------------------


def test_a_seat_and_a_link_have_one_winner(servers: Pair) -> None:
    with ThreadPoolExecutor(8) as crowd:
        owner = servers[0].visitor("Owner")
        for round_ in range(5):
            table = owner.make_table("gods", options={"players": "2"}).id
            link = owner.link(table, 1)
            guests = [servers[number % 2].visitor(f"Guest {number}") for number in range(8)]
            seats = [crowd.submit(won, guest, table, {"seat": 0}) for guest in guests[:4]]
            links = [crowd.submit(won, guest, table, {"link": link}) for guest in guests[4:]]
            assert sum(found.result() for found in seats) == 1, round_
            assert sum(found.result() for found in links) == 1, round_
            for guest, found in zip(guests, seats + links, strict=True):
                assert [info.id for info in map_tables(guest, "/api/tables/mine")] == [table] * found.result()
        assert len(map_tables(at(servers[1], owner), "/api/tables/mine")) == 5


def won(guest: Visitor, table: str, how: dict[str, Any]) -> bool:
    try:
        guest.join(table, **how)
    except AnswerError as refused:
        if refused.status not in (409, 410):
            raise
        return False
    return True
