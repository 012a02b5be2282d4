"""4 Gods live: everybody at once, clocks that run out by themselves, and races that one seat wins."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Server, seated, serving
from tests.server.wire import Message, Wire, wired


@asynccontextmanager
async def started(server: Server, people: int = 2, **options: str) -> AsyncIterator[list[Wire]]:
    """A running game where everybody is ready and has two tiles in hand."""
    table, visitors = await asyncio.to_thread(seated, server, "four-gods", people, options=options)
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(wired(visitor, table)) for visitor in visitors]
        for wire in wires:
            await wire.play("ready")
        for wire in wires:
            await wire.synced()
        yield wires


def able(wire: Wire, verb: str) -> list[Message]:
    return [action for action in wire.picture["legal"] if action["do"] == verb]


def clock(wire: Wire, name: str) -> list[Message]:
    return [it for it in wire.picture["clocks"] if it["clock"] == name]


async def runs_out(wire: Wire, name: str, verb: str) -> Message:
    """Wait for a clock that runs; the event of its end, which comes by itself, once and not too early."""
    (running,) = clock(wire, name)
    await wire.when(lambda: any(move["action"]["do"] == verb for move in wire.picture.moves()))
    ends = [it for it in wire.picture.events if it["what"].get("action", {}).get("do") == verb]
    assert [it["what"]["seat"] for it in ends] == [None], "a clock acts for nobody, and once"
    assert ends[0]["at"] >= running["due"] - 0.002
    assert not clock(wire, name)
    return dict(ends[0])


@pytest.mark.slow("real clocks of the rules run out, the longest after six seconds")
def test_clocks_run_out_by_themselves(server: Server) -> None:
    """Three tables at once: the time for a prophet, a tile held too long, silence and the end."""

    async def window() -> None:
        async with started(server) as (one, two):
            await one.play((able(one, "gods") or able(one, "god"))[0])
            await one.synced()
            await one.play(able(one, "place")[0])
            await one.synced()
            (running,) = clock(one, "window")
            assert running["seat"] == one.picture.you
            assert 0 < running["due"] - one.picture.events[-1]["at"] <= 3.001
            assert (await two.synced()).picture["clocks"] == one.picture["clocks"], "for everybody to see"
            prophets = able(one, "prophet")
            await runs_out(one, "window", "window")
            await one.synced()
            assert not able(one, "prophet")
            if prophets:
                assert (await one.refused("play", action=prophets[0]))["text"] == "four-gods-too-late"

    async def hold() -> None:
        async with started(server, hold="1") as (one, two):
            hands = able(one, "discard")
            await one.play(hands[0])
            await two.synced()
            await two.play(able(two, "discard")[0])
            await two.synced()
            await two.play(next(action for action in able(two, "take")))
            await two.synced()
            name = next(it["clock"] for it in two.picture["clocks"] if it["clock"].startswith("hold"))
            await runs_out(two, name, "hold")

    async def end() -> None:
        async with started(server, absent="1", final="5") as (one, two):
            await one.play("pass")
            await one.synced()
            await runs_out(one, "absent", "absent")
            await one.when(lambda: one.picture["table"]["state"] == "finished")
            await two.when(lambda: two.picture["table"]["state"] == "finished")
            assert one.picture["scores"] == two.picture["scores"] != []
            assert one.picture["clocks"] == []

    async def all_at_once() -> None:
        await asyncio.gather(window(), hold(), end())

    asyncio.run(all_at_once())


def test_a_race_for_a_cell_is_won_by_one_and_the_other_is_told_by_whom(server: Server) -> None:
    async def race() -> None:
        async with started(server, 4) as wires:
            for wire in wires:
                await wire.synced()
            moves = _same_cell(wires)
            for wire, move in zip(wires, moves, strict=True):
                await wire.send({"type": "play", "id": 77, "action": move})
            answers = [await wire.until(_answer) for wire in wires]
            won = [at for at, answer in enumerate(answers) if answer["type"] == "done"]
            assert len(won) == 1
            names = [seat["seat"] for seat in wires[0].picture["table"]["seats"]]
            for wire, answer in zip(wires, answers, strict=True):
                if answer["type"] == "refused":
                    assert answer["error"]["text"] == "four-gods-cell-taken"
                    assert answer["error"]["facts"] == {"cell": moves[0]["cell"], "seat": names[won[0]]}
                await wire.synced()
                assert any(tile["cell"] == moves[0]["cell"] for tile in wire.picture["view"]["world"])
                held = [hand for hand in wire.picture["view"]["seats"][wire.picture.you]["hands"] if hand]
                assert len(held) == (1 if answer["type"] == "done" else 2), "who was too late keeps the tile"

    asyncio.run(race())


def _answer(message: Message) -> bool:
    return message.get("id") == 77


def _same_cell(wires: list[Wire]) -> list[Any]:
    """One move for each, all into the same cell."""
    cells = [{action["cell"]: action for action in able(wire, "place")} for wire in wires]
    common = sorted(set.intersection(*(set(found) for found in cells)))
    return [found[common[0]] for found in cells]


def test_clocks_survive_a_restart_and_fire_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, visitors = seated(server, "four-gods", options={"absent": "2"})

        async def begin() -> Message:
            async with wired(visitors[0], table) as one, wired(visitors[1], table) as two:
                for wire in (one, two):
                    await wire.play("ready")
                await one.synced()
                await one.play("pass")
                await one.synced()
                return dict(clock(one, "absent")[0])

        async def later(due: Message) -> None:
            async with wired(visitors[0], table) as one:
                await one.when(lambda: _fired(one) > 0)
                await one.synced()
                assert _fired(one) == 1
                at = next(e["at"] for e in one.picture.events if _is_absence(e))
                assert at >= due["due"] - 0.002

        due = asyncio.run(begin())
        server.kill()
        server.start(ahead=2.0)
        asyncio.run(later(due))


def _is_absence(event: Message) -> bool:
    return bool(event["what"].get("action", {}).get("do") == "absent")


def _fired(wire: Wire) -> int:
    return sum(map(_is_absence, wire.picture.events))
