"""Where a hand is on its way to: shown to the others at once, and kept nowhere."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pantheon.server.config import Limits
from pantheon.server.sqlite import SqliteStore
from tests.server.racing import Round, again, around
from tests.server.serving import Server, serving
from tests.server.wire import Wire, wired


def pointed(wire: Wire) -> list[tuple[int, str | None]]:
    """What a client was shown, in that order."""
    messages = [msgspec.json.decode(frame) for frame in wire.frames if frame.startswith('{"type":"pointing"')]
    assert all(set(message) == {"type", "seat", "at"} for message in messages)
    return [(message["seat"], message["at"]) for message in messages]


async def point(wire: Wire, *spots: str | None) -> None:
    """Point; there is no answer, so a pong tells that the server has read it."""
    for at in spots:
        await wire.send({"type": "point", "at": at})
    await wire.synced()


def test_all_others_are_shown_what_a_hand_reaches_for(server: Server) -> None:
    """Players and spectators; a further device of the same player, too, but not the one that pointed."""

    async def go() -> None:
        async with around(server, 3) as round_, wired(round_.visitors[0], round_.table) as phone:
            await round_.synced()
            await point(round_.wires[0], "c4", "east/3", None)
            await point(round_.wires[1], "elves")
            await round_.synced()
            await phone.synced()
            mine, theirs = [(0, "c4"), (0, "east/3"), (0, None)], [(1, "elves")]
            assert pointed(round_.wires[0]) == theirs
            assert pointed(round_.wires[1]) == mine
            assert pointed(round_.wires[2]) == pointed(round_.watcher) == pointed(phone) == mine + theirs

    asyncio.run(go())


def test_pointing_is_no_event_and_not_in_the_log(server: Server) -> None:
    async def go() -> Round:
        async with around(server) as round_:
            before = len(round_.watcher.picture.events)
            await point(round_.wires[0], *(["a1", None] * 20))
            await round_.synced()
            assert len(round_.watcher.picture.events) == before
            assert len(pointed(round_.watcher)) == 40
            async with again(server, round_.table, round_.visitors) as later:
                assert later.watcher.picture.events == round_.watcher.picture.events
                assert pointed(later.watcher) == []
            return round_

    round_ = asyncio.run(go())
    store = SqliteStore(server.database)
    try:
        assert not {entry.kind for entry in store.entries(round_.table)} & {"point", "pointing"}
    finally:
        store.close()


def test_who_only_watches_cannot_point(server: Server) -> None:
    """Nothing is shown, and nothing is said about it."""

    async def go() -> None:
        async with around(server) as round_:
            await point(round_.watcher, "c4")
            await round_.synced()
            assert [pointed(wire) for wire in round_.wires] == [[], []]
            assert not any('"error"' in frame for frame in round_.watcher.frames)

    asyncio.run(go())


@pytest.mark.parametrize(
    "wrong", ["", "C4", "c 4", "x" * 17, "<b>", "c4\n", "é", 7, ["c4"], {"cell": "c4"}], ids=repr
)
def test_what_is_no_spot_is_an_error(server: Server, wrong: Any) -> None:
    async def go() -> None:
        async with around(server) as round_:
            await round_.wires[0].send({"type": "point", "at": wrong})
            trouble = await round_.wires[0].until("error")
            assert trouble["error"]["text"] == "bad-message"
            await round_.synced()
            assert pointed(round_.wires[1]) == []

    asyncio.run(go())


@pytest.mark.parametrize("message", [{"type": "point"}, {"type": "point", "at": "c4", "seat": 1}])
def test_nobody_points_for_another(server: Server, message: dict[str, Any]) -> None:
    async def go() -> None:
        async with around(server) as round_:
            await round_.wires[0].send(message)
            assert (await round_.wires[0].until("error"))["error"]["text"] == "bad-message"

    asyncio.run(go())


def test_too_much_is_left_out_without_a_word(tmp_path: Path) -> None:
    """A hand that trembles disturbs nobody: not the others, and not the own commands."""
    most = 200

    async def go(server: Server) -> None:
        async with around(server) as round_:
            for number in range(most):
                await round_.wires[0].send({"type": "point", "at": f"south/{number}"})
            await round_.wires[0].synced()
            await round_.wires[1].synced()
            shown = [at for _, at in pointed(round_.wires[1])]
            assert Limits().points.rate <= len(shown) < most
            assert shown == sorted(shown, key=lambda at: int((at or "/").split("/")[1])), "what is shown is in order"
            assert shown[0] == "south/0"
            await round_.wires[0].play("god elves")
            assert not any('"error"' in frame for frame in round_.wires[0].frames)

    with serving(tmp_path, limits=Limits()) as server:
        asyncio.run(go(server))


def test_before_the_start_and_after_the_end_a_hand_disturbs_nobody(server: Server) -> None:
    """Whoever has a seat may point at any time; nothing comes of it."""

    async def go() -> None:
        async with around(server, ready=False) as round_:
            await point(round_.wires[0], "green")
            for wire in round_.wires:
                await wire.command("resign")
            await point(round_.wires[1], "gold", None)
            await round_.watcher.synced()
            assert pointed(round_.watcher) == [(0, "green"), (1, "gold"), (1, None)]

    asyncio.run(go())
