"""Bots in real time: they look, reach for something where all see it, and have it if nobody was faster meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from tests.server.racing import CALM, able
from tests.server.serving import Server
from tests.server.wire import Message, Wire, wired

PATIENCE = 150.0
BOT = 1


@asynccontextmanager
async def with_bot(server: Server, game: str = "four-gods", level: str = "frantic") -> AsyncIterator[Wire]:
    """A person against a bot."""
    person = await asyncio.to_thread(server.visitor, "Anna")
    options = {"players": "2", **(CALM if game == "four-gods" else {})}
    table = (await asyncio.to_thread(lambda: person.make_table(game, options=options))).id
    await asyncio.to_thread(person.join, table, seat=0)
    await asyncio.to_thread(lambda: person.add_bot(table, bot="greedy", level=level))
    await asyncio.to_thread(person.start, table)
    async with asyncio.timeout(PATIENCE), wired(person, table) as wire:
        yield wire
        await wire.command("resign")  # the bot would play on alone


def bot_moves(wire: Wire) -> list[Message]:
    return [move for move in wire.picture.moves() if move["seat"] == BOT]


def story(wire: Wire) -> list[tuple[str, str | None]]:
    """What the bot pointed at, and what it then did, in the order in which that was told."""
    found: list[tuple[str, str | None]] = []
    for frame in wire.frames:
        message = msgspec.json.decode(frame)
        if message["type"] == "pointing":
            assert message["seat"] == BOT
            found.append(("pointed", message["at"]))
        for event in message["events"] if message["type"] == "news" else ():
            what = event["what"]
            if what["kind"] == "move" and what["seat"] == BOT:
                found.append(("did", spot(what["action"])))
    return found


def spot(action: Message) -> str | None:
    """What an action reaches for, read from the wire as anybody could."""
    for name in ("cell", "god", "colour"):
        if name in action:
            return str(action[name])
    if "row" in action:
        return f"{action['row']}/{action['slot']}"
    return "bag" if action["do"] == "draw" else None


@pytest.mark.slow("a bot plays 4 Gods at its own pace")
def test_a_bot_shows_where_its_hand_goes_before_it_acts(server: Server) -> None:
    async def go() -> None:
        async with with_bot(server) as wire:
            await wire.play("ready")
            await wire.when(lambda: len(bot_moves(wire)) >= 6)
            told = story(wire)
            acts = [at for at, (kind, _) in enumerate(told) if kind == "did"]
            for at in acts[1:]:  # the first one may have been told with the welcome
                assert told[at - 2 : at] == [("pointed", told[at][1]), ("pointed", None)]
            assert any(told[at][1] for at in acts)

    asyncio.run(go())


@pytest.mark.slow("a bot plays 4 Gods at its own pace")
def test_who_is_faster_than_the_hand_of_a_bot_has_it(server: Server) -> None:
    """The person builds where the bot is about to lay a tile; the bot has lost a race, and goes on."""

    async def go() -> None:
        async with with_bot(server) as wire:
            await wire.play("ready")
            await wire.when(lambda: bool(able(wire, "god")))
            await wire.play(able(wire, "god")[0])
            won = await overtake(wire)
            await wire.when(lambda: bool(missed_by_bot(wire)))
            missed = missed_by_bot(wire)
            assert [(it["at"], it["by"]) for it in missed] == [(won["cell"], 0)]
            assert [move["action"] for move in wire.picture.moves()][missed[0]["move"] - 1] == won
            made = len(bot_moves(wire))
            await wire.when(lambda: len(bot_moves(wire)) > made + 1)
            cities = [city["cell"] for city in wire.picture["view"]["cities"]]
            crushed = [move["action"] for move in bot_moves(wire) if move["action"]["do"].startswith("destroy")]
            assert won["cell"] in cities or won["cell"] in [act["cell"] for act in crushed], "it was not taken back"

    asyncio.run(go())


def missed_by_bot(wire: Wire) -> list[Message]:
    """The races that the bot has lost; on a slow day the person loses some before."""
    whats = [event["what"] for event in wire.picture.events]
    return [what for what in whats if what["kind"] == "missed" and what["seat"] == BOT]


async def overtake(wire: Wire) -> Message:
    """Build on a cell that the bot reaches for, before it gets there; what was done."""
    while True:
        pointing = await wire.until(lambda it: it["type"] == "pointing" and it["at"] is not None)
        build = next((it for it in able(wire, "build") if it["cell"] == pointing["at"]), None)
        if build is not None and (await wire.command("play", action=build))["type"] == "done":
            return build


def test_where_players_take_turns_nobody_points(server: Server) -> None:
    async def go() -> None:
        async with with_bot(server, "gods") as wire:
            while len(bot_moves(wire)) < 5 and wire.picture["table"]["state"] == "running":
                if wire.picture["legal"]:
                    await wire.play(wire.picture["legal"][0])
                else:
                    await wire.receive()
            assert bot_moves(wire)
            assert not any(frame.startswith('{"type":"pointing"') for frame in wire.frames)

    asyncio.run(go())
