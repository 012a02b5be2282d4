"""Looks back at games: beside the event loop, each address in its turn, and of what is durable alone."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from pantheon.client import Visitor
from pantheon.server.config import NO_LIMITS
from pantheon.server.limits import Budget
from pantheon.server.past import past_of
from pantheon.server.readers import Readers
from pantheon.server.story import MOST_TOLD, story_of
from tests.server.houses import PATIENCE, refused
from tests.server.serving import serving
from tests.server.tables import play_turns, running
from tests.server.talking import ended

RECORDS = Path(__file__).parents[2] / "fixtures" / "records"
TURNS = 1_000  # of the event loop


def reading(test: Callable[[Readers], Awaitable[None]], **how: Any) -> None:
    """A test with readers, to its end."""

    async def run() -> None:
        readers = Readers(**how)
        try:
            async with asyncio.timeout(PATIENCE):
                await test(readers)
        finally:
            readers.close()

    asyncio.run(run())


def test_everybody_else_goes_on_while_somebody_looks_back() -> None:
    async def test(readers: Readers) -> None:
        enough = threading.Event()
        look = asyncio.ensure_future(readers.run("anna", enough.wait))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert not look.done()
        enough.set()
        assert await look

    reading(test)


def test_whoever_asks_for_little_does_not_wait_for_whoever_asks_for_much() -> None:
    async def test(readers: Readers) -> None:
        begin, done = threading.Event(), list[str]()
        first = asyncio.ensure_future(readers.run("greedy", begin.wait))
        many = [asyncio.ensure_future(readers.run("greedy", lambda: done.append("greedy"))) for _ in range(20)]
        await asyncio.sleep(0)
        one = asyncio.ensure_future(readers.run("modest", lambda: done.append("modest")))
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(first, one, *many)
        assert done.index("modest") <= 1
        assert len(done) == 21

    reading(test)


def test_what_an_address_may_have_waiting_is_bounded() -> None:
    async def test(readers: Readers) -> None:
        begin = threading.Event()
        looks = [asyncio.ensure_future(readers.run("greedy", begin.wait)) for _ in range(4)]
        await asyncio.sleep(0)
        with refused("too-many-requests"):
            await readers.run("greedy", begin.wait)
        other = asyncio.ensure_future(readers.run("modest", begin.wait))
        begin.set()
        assert all(await asyncio.gather(other, *looks))

    reading(test, most=3)  # besides the one that is being done


def test_what_goes_wrong_is_told_to_who_asked_and_the_next_is_served() -> None:
    def fail() -> None:
        raise KeyError("no such thing")

    async def test(readers: Readers) -> None:
        with pytest.raises(KeyError):
            await readers.run("anna", fail)
        gone = asyncio.ensure_future(readers.run("anna", fail))
        await asyncio.sleep(0)
        gone.cancel()
        assert await readers.run("bert", lambda: 7) == 7

    reading(test)


def test_a_past_stays_as_it_was_while_the_table_goes_on() -> None:
    table = running()
    play_turns(table, 2)
    past = past_of(table)
    told = msgspec.json.encode(story_of(past, None, 0, MOST_TOLD))
    play_turns(table, 2)
    assert len(table.moves) > len(past.moves)
    assert msgspec.json.encode(story_of(past, None, 0, MOST_TOLD)) == told


# --- what looking back costs ----------------------------------------------------------------------------------

LOOKS = ("story", "points", "moves", "positions/0", "record")
ONCE = Budget(1e-9, 3.2, 2)  # three short looks; none come back while the test runs; an address has twice as many


def asked(visitor: Visitor, path: str) -> int:
    """How often somebody is answered before being told to wait."""
    address, headers = f"{visitor.address}{path}", visitor.headers()
    answers = [httpx.get(address, headers=headers) for _ in range(20)]
    well = [answer.status_code == 200 for answer in answers]
    assert well == sorted(well, reverse=True)
    assert {answer.json()["error"]["text"] for answer in answers[sum(well) :]} == {"too-many-requests"}
    return sum(well)


@pytest.mark.parametrize("what", LOOKS)
def test_who_looks_back_too_often_waits_and_others_do_not(tmp_path: Path, what: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, reads=ONCE)
    with serving(tmp_path, limits=limits) as server:
        anna, boris, late = (server.visitor(name) for name in ("Anna", "Boris", "Late"))
        path = f"/api/tables/{ended(server, anna)}/{what}"
        assert [asked(anna, path), asked(boris, path), asked(late, path)] == [3, 3, 0], "an address has six"
        assert anna.table(path.split("/")[3]).state == "finished", "the table itself can be seen all the time"


def test_checking_a_game_costs_what_reading_a_file_does(tmp_path: Path) -> None:
    with serving(tmp_path, limits=msgspec.structs.replace(NO_LIMITS, files=ONCE)) as server:
        anna = server.visitor()
        assert asked(anna, f"/api/tables/{ended(server, anna)}/verify") == 3


def test_a_long_game_costs_more_than_its_beginning(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, reads=Budget(1e-9, 12))
    record = max((RECORDS / "deus").glob("*.record"), key=lambda path: path.stat().st_size).read_text(
        encoding="utf-8"
    )
    with serving(tmp_path, limits=limits) as server:
        patient, greedy = server.visitor(), server.visitor()
        table = patient.call("POST", "/api/records", {"record": record})
        assert table["moves"] > 200
        path = f"/api/tables/{table['id']}/story"
        assert asked(patient, f"{path}?count=0") == 12
        assert asked(greedy, f"{path}?start={table['moves']}") == int(12 / (1 + table["moves"] / 200))
