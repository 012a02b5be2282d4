"""4 Gods with called mistakes over real sockets: wrong tiles and calls are not offered, and can be played."""

import asyncio

import pytest

from tests.server.racing import able, around
from tests.server.serving import Server
from tests.server.wire import Wire

VERBS = ("place", "place-prophet")


def cells(wire: Wire) -> set[str]:
    return {action["cell"] for action in able(wire, *VERBS)}


@pytest.mark.parametrize("mistakes", ["enforced", "called", "called+penalty"])
def test_only_tiles_that_fit_are_offered(server: Server, mistakes: str) -> None:
    async def go() -> None:
        async with around(server, mistakes=mistakes) as round_:
            one, two = round_.wires
            assert cells(one) == cells(two) == {"a1", "a8", "h1", "h8"}
            await round_.do(0, next(it for it in able(one, "place") if it["cell"] == "a1"))
            asks = {ask["cell"]: ask["corners"] for ask in two.picture["view"]["asks"]}
            assert cells(two) <= set(asks)
            for action in able(two, *VERBS):
                asked = asks[action["cell"]]
                assert all(a in (".", f) for a, f in zip(asked, action["face"][:4], strict=True))
            assert not able(two, "call")

    asyncio.run(go())


@pytest.mark.parametrize("mistakes", ["called", "called+penalty"])
def test_a_wrong_tile_is_not_offered_and_can_be_laid_and_called(server: Server, mistakes: str) -> None:
    async def go() -> None:
        async with around(server, mistakes=mistakes) as round_:
            one, two = round_.wires
            wrong = {**able(one, "place")[0], "cell": "d4"}
            assert wrong not in one.picture["legal"]
            await round_.do(0, wrong)
            assert [tile["cell"] for tile in two.picture["view"]["world"]] == ["d4"]
            assert not able(two, "call"), "nobody is told that it lies wrongly"
            await round_.do(1, "call d4")
            assert round_.watcher.picture["view"]["world"] == []

    asyncio.run(go())


@pytest.mark.parametrize("mistakes", ["enforced", "called"])
def test_who_looks_back_is_offered_the_same(server: Server, mistakes: str) -> None:
    async def go() -> None:
        async with around(server, mistakes=mistakes) as round_:
            one, two = round_.wires
            await round_.do(0, able(one, "place")[0])
            path = f"/api/tables/{round_.table}/positions/{len(two.picture.moves())}"
            past = await asyncio.to_thread(round_.visitors[1].call, "GET", path)
            assert past["legal"] == two.picture["legal"] != []

    asyncio.run(go())


def test_where_the_rules_are_enforced_a_wrong_tile_is_refused(server: Server) -> None:
    async def go() -> None:
        async with around(server) as round_:
            wrong = {**able(round_.wires[0], "place")[0], "cell": "d4"}
            assert (await round_.wires[0].refused("play", action=wrong))["text"] == "four-gods-edges"

    asyncio.run(go())
