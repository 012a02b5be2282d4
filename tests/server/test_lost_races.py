"""Two hands reach for one thing over real sockets: one has it, the other is told who was faster, and so are all."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from tests.conftest import INTERPRETED
from tests.server.racing import Round, able, again, around, at_once
from tests.server.serving import Server, seated, serving
from tests.server.wire import Message, Wire, wired

SPOT = re.compile(r"[a-h][1-8]|(south|west|north|east)/[1-9][0-9]?|[a-z]+")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """No time passes here: who is two seconds late has lost no race, and on a busy machine anybody may be."""
    with serving(tmp_path_factory.mktemp("races"), still=True) as running:
        yield running


async def raced(round_: Round, spot: str, actions: list[Any], seats: list[int] | None = None) -> int:
    """A race that exactly one wins; the others are told, and everybody once. The seat of the winner."""
    seats = list(range(len(round_.wires))) if seats is None else seats
    before = len(round_.of("missed"))
    answers = await at_once([round_.wires[seat] for seat in seats], actions)
    winners = [seat for seat, answer in zip(seats, answers, strict=True) if answer["type"] == "done"]
    assert len(winners) == 1, answers
    lost = [answer["lost"] for answer in answers if answer["type"] == "refused"]
    assert [(it["seat"], it["at"], it["by"]) for it in lost] == [
        (seat, spot, winners[0]) for seat in seats if seat not in winners
    ]
    await heard(round_, before + len(lost))
    for it in lost:
        assert 0 <= it["late"] <= 2
        assert set(it) == {"kind", "seat", "at", "by", "move", "late"}, "nothing else is told, no face of a tile"
        assert round_.watcher.picture.moves()[it["move"] - 1]["seat"] == winners[0]
    assert sorted(round_.of("missed")[before:], key=str) == sorted(lost, key=str)
    return winners[0]


async def heard(round_: Round, missed: int) -> None:
    """Everybody has heard of so many lost races, and of no more."""
    await round_.watcher.when(lambda: len(round_.of("missed")) >= missed)
    await round_.synced()
    assert len(round_.of("missed")) == missed
    told = [[it["what"] for it in wire.picture.events if it["what"]["kind"] == "missed"] for wire in round_.wires]
    assert all(them == round_.of("missed") for them in told)


def lay(wire: Wire, cell: str) -> Message:
    """Some tile, laid on a cell."""
    return next(action for action in able(wire, "place") if action["cell"] == cell)


# --- what can be raced for ----------------------------------------------------------------------------------


async def cell(server: Server) -> None:
    async with around(server, 4) as round_:
        await raced(round_, "a1", [lay(wire, "a1") for wire in round_.wires])


async def row_tile(server: Server) -> None:
    async with around(server) as round_:
        slot = await discarded(round_)
        take = {"do": "take", "row": "south", "slot": slot["slot"], "face": slot["face"], "hand": "left"}
        await raced(round_, f"south/{slot['slot']}", [take, take])


async def turned_tile(server: Server) -> None:
    """One turns it over, the other takes what he saw: whoever comes second finds something else."""
    async with around(server) as round_:
        slot = await discarded(round_)
        flip = {"do": "flip", "row": "south", "slot": slot["slot"], "face": slot["face"]}
        await raced(round_, f"south/{slot['slot']}", [flip, {**flip, "do": "take", "hand": "left"}])


async def discarded(round_: Round) -> Message:
    """Both have their left hand free, and a tile of the first with two different faces lies in his row."""
    first = round_.wires[0]
    if two_faced(first) == "right":
        await round_.do(0, next(it for it in able(first, "discard") if it["hand"] == "right"))
    for seat in (0, 1):
        await round_.do(seat, next(it for it in able(round_.wires[seat], "discard") if it["hand"] == "left"))
    return next(move["action"] for move in round_.watcher.picture.moves() if move["action"]["do"] == "discard")


async def god(server: Server) -> None:
    async with around(server, 3) as round_:
        await raced(round_, "elves", ["god elves"] * 3)


async def two_gods(server: Server) -> None:
    """Who takes two gods at once races for both of them."""
    async with around(server) as round_:
        await raced(round_, "dwarves", ["gods elves dwarves", "god dwarves"])


async def colour(server: Server) -> None:
    async with around(server, 3, ready=False, gods="secret") as round_:
        await raced(round_, "green", ["colour green"] * 3)


async def city(server: Server) -> None:
    async with around(server) as round_:
        await with_gods(round_)
        builds = [next(it for it in able(wire, "build") if it["cell"] == "h8") for wire in round_.wires]
        await raced(round_, "h8", builds)


async def city_or_tile(server: Server) -> None:
    async with around(server) as round_:
        await with_gods(round_)
        build = next(it for it in able(round_.wires[0], "build") if it["cell"] == "h8")
        await raced(round_, "h8", [build, lay(round_.wires[1], "h8")])


async def ruin(server: Server) -> None:
    """Two want to crush the same city."""
    async with around(server, 3) as round_:
        await with_gods(round_)
        await round_.do(0, next(it for it in able(round_.wires[0], "build") if it["cell"] == "h8"))
        crush = [next(it for it in able(wire, "destroy") if it["cell"] == "h8") for wire in round_.wires[1:]]
        await raced(round_, "h8", crush, [1, 2])


async def with_gods(round_: Round) -> None:
    """Everybody has a god, so that he may build and preach."""
    for seat, name in enumerate(("elves", "dwarves", "merfolk", "humans")[: len(round_.wires)]):
        wish = next((it for it in able(round_.wires[seat], "god") if it["god"] == name), None)
        await round_.do(seat, wish or able(round_.wires[seat], "god")[0])


RACES = [cell, row_tile, turned_tile, god, two_gods, colour, city, city_or_tile, ruin]


@pytest.mark.parametrize("race", RACES, ids=lambda race: race.__name__)
def test_one_has_it_and_the_other_is_told_by_whom(server: Server, race: Callable[[Server], Awaitable[None]]) -> None:
    async def go() -> None:
        await race(server)

    asyncio.run(go())


# --- what is told -------------------------------------------------------------------------------------------


def test_who_insists_is_told_again_but_nobody_else(server: Server) -> None:
    """Also if he insists on two things by turns."""

    async def go() -> None:
        async with around(server) as round_:
            winner, loser = round_.wires
            late = [lay(loser, "a1"), lay(loser, "h8")]
            await round_.do(0, lay(winner, "a1"))
            await round_.do(0, next(it for it in able(winner, "place") if it["cell"] == "h8"))
            answers = [await loser.command("play", action=action) for action in late * 3]
            assert [answer["lost"]["at"] for answer in answers] == ["a1", "h8"] * 3
            assert all(answer["error"]["text"] == "four-gods-cell-taken" for answer in answers)
            await heard(round_, 2)

    asyncio.run(go())


@pytest.mark.slow("a server is started twice")
def test_what_was_lost_is_told_after_a_restart_and_not_again(tmp_path: Path) -> None:
    with serving(tmp_path, still=True) as server:

        async def lose() -> tuple[Round, Message]:
            async with around(server) as round_:
                late = lay(round_.wires[1], "a1")
                await round_.do(0, lay(round_.wires[0], "a1"))
                assert (await round_.wires[1].command("play", action=late))["lost"]["by"] == 0
                await heard(round_, 1)
                return round_, late

        async def remember(before: Round, late: Message) -> None:
            async with again(server, before.table, before.visitors) as after:
                assert after.watcher.picture.events == before.watcher.picture.events
                assert after.of("missed") == before.of("missed") != []
                await after.wires[1].command("play", action=late)  # however late by now
                await after.synced()
                assert after.of("missed") == before.of("missed")

        before, late = asyncio.run(lose())
        server.kill()
        server.start()
        asyncio.run(remember(before, late))


def test_what_names_a_spot_names_no_face(server: Server) -> None:
    """Gods, colours, cells, places in rows: four terrains in a row are none of them."""

    async def go() -> None:
        async with around(server) as round_:
            late = lay(round_.wires[1], "a1")
            await round_.do(0, lay(round_.wires[0], "a1"))
            await round_.wires[1].command("play", action=late)
            await heard(round_, 1)
            frames = [frame for frame in round_.watcher.frames if '"missed"' in frame]
            assert len(frames) == 1
            assert late["face"] not in frames[0]
            assert SPOT.fullmatch(round_.of("missed")[0]["at"])

    asyncio.run(go())


def test_records_know_nothing_of_lost_races(server: Server) -> None:
    async def lose() -> Round:
        async with around(server) as round_:
            await raced(round_, "a1", [lay(wire, "a1") for wire in round_.wires])
            for wire in round_.wires:
                await wire.command("resign")
            await round_.watcher.when(lambda: round_.watcher.picture["table"]["state"] == "finished")
            return round_

    round_ = asyncio.run(lose())
    text = round_.visitors[0].record(round_.table)
    assert "missed" not in text
    record = read_record(text)
    assert len(record.moves) == len(round_.watcher.picture.moves())
    assert verify(record).seeded
    assert round_.visitors[0].call("GET", f"/api/tables/{round_.table}/verify")["moves"] == len(record.moves)


# --- what is no race ----------------------------------------------------------------------------------------


def test_a_mistake_is_no_lost_race(server: Server) -> None:
    """Somebody else was there before, but what is refused would have been refused all the same."""

    async def go() -> None:
        async with around(server, mistakes="called") as round_:
            one, two = round_.wires
            await round_.do(0, lay(one, "a1"))
            answers = [
                await two.command("play", action="call a1"),  # it lies rightly
                await two.command("play", action="prophet a1 NW green"),
                await two.command("play", action="place left XXXX a1"),
                await one.command("play", action={**lay(two, "h8"), "cell": "a1"}),  # his own tile lies there
                await two.command("play", action="draw 2"),  # with full hands
            ]
            assert {answer["type"] for answer in answers} == {"refused"}
            assert not any("lost" in answer for answer in answers)
            await heard(round_, 0)

    asyncio.run(go())


def test_nobody_races_for_the_bag(server: Server) -> None:
    async def go() -> None:
        async with around(server) as round_:
            for seat, wire in enumerate(round_.wires):
                for hand in ("left", "right"):
                    await round_.do(seat, next(it for it in able(wire, "discard") if it["hand"] == hand))
            answers = await at_once(round_.wires, ["draw 2", "draw 2"])
            assert [answer["type"] for answer in answers] == ["done", "done"]
            again_ = await at_once(round_.wires, ["draw 1", "draw 1"])
            assert [answer["type"] for answer in again_] == ["refused", "refused"]
            assert not any("lost" in answer for answer in again_)
            await heard(round_, 0)

    asyncio.run(go())


def test_games_by_turns_know_no_races(server: Server) -> None:
    table, visitors = seated(server, "gods")

    async def go() -> None:
        async with wired(visitors[0], table) as one, wired(visitors[1], table) as two:
            mover, waiter = (one, two) if one.picture["legal"] else (two, one)
            action = mover.picture["legal"][0]
            await mover.play(action)
            assert "lost" not in await waiter.command("play", action=action)

    asyncio.run(go())


# --- many at once -------------------------------------------------------------------------------------------


@pytest.mark.slow("hundreds of races")
def test_hundreds_of_races_at_once_and_none_is_lost_or_doubled(tmp_path: Path) -> None:
    """Three tables; all turn the same tile over, again and again: one of three does it, two are too late."""
    rounds = 8 if INTERPRETED else 50

    async def flips(server: Server) -> Round:
        async with around(server, 3) as round_:
            for seat in range(3):
                slot = able(round_.wires[seat], "discard")
                await round_.do(seat, next(it for it in slot if it["hand"] == two_faced(round_.wires[seat])))
            row = round_.watcher.picture["view"]["seats"][0]["row"]
            at = next(number for number, it in enumerate(row) if it is not None)
            for _ in range(rounds):
                up = round_.watcher.picture["view"]["seats"][0]["row"][at]["face"]
                flip = {"do": "flip", "row": "south", "slot": at + 1, "face": up}
                await raced(round_, f"south/{at + 1}", [flip] * 3)
            flipped = [move for move in round_.of("move") if move["action"]["do"] == "flip"]
            assert len(flipped) == rounds
            missed = [(it["seat"], it["move"]) for it in round_.of("missed")]
            assert len(set(missed)) == len(missed) == 2 * rounds
            return round_

    async def all_tables(server: Server) -> list[Round]:
        return list(await asyncio.gather(*(flips(server) for _ in range(3))))

    async def compare(server: Server, before: Round) -> None:
        async with again(server, before.table, before.visitors) as after:
            assert after.watcher.picture.events == before.watcher.picture.events
            assert after.watcher.picture.stands() == before.watcher.picture.stands()

    with serving(tmp_path, still=True) as server:
        tables = asyncio.run(all_tables(server))
        server.kill()
        server.start()
        for table in tables:
            asyncio.run(compare(server, table))


def two_faced(wire: Wire) -> str:
    """A hand whose tile has two different faces."""
    hands = wire.picture["view"]["seats"][wire.picture.you]["hands"]
    return next(name for name, held in zip(("left", "right"), hands, strict=True) if len(set(held["faces"])) == 2)
