"""Tables of 4 Gods brought to where a test begins: people and bots over the wire, beside the browsers."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from random import Random

from pantheon.bots import make_bot
from pantheon.client import LiveTable, RefusedError, Visitor
from pantheon.client.seat import play_seat
from pantheon.games import game as game_named
from pantheon.games.four_gods.names import CELLS

Work = Callable[[list[LiveTable]], Awaitable[None]]
_PLACES = [column + row for column in "abcd" for row in "1234"]
PACE = 0.12  # seconds between two commands of a bot that is in a hurry


def drive(table: str, visitors: list[Visitor], work: Work) -> None:
    """Do something at a table, in the place of people."""
    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this one
        thread.submit(asyncio.run, _at_table(table, visitors, work)).result()


async def _at_table(table: str, visitors: list[Visitor], work: Work) -> None:
    async with AsyncExitStack() as stack:
        await work([await stack.enter_async_context(LiveTable(visitor, table)) for visitor in visitors])


def played_by(table: str, visitors: list[Visitor], actions: list[tuple[int, str]]) -> None:
    """Commands in words, by seat, one after the other."""

    async def work(lives: list[LiveTable]) -> None:
        for seat, words in actions:
            await lives[seat].play(words)

    drive(table, visitors, work)


def filled(table: str, visitors: list[Visitor], cells: tuple[str, ...] = CELLS) -> None:
    """Where mistakes are called: everybody is ready, and the first two lay any tiles on these cells in turn."""

    async def work(lives: list[LiveTable]) -> None:
        for live in lives:
            await live.play("ready")
        for number, cell in enumerate(cells):
            await _lay(lives[number % 2], cell)

    drive(table, visitors, work)


def laid(table: str, visitors: list[Visitor], seat: int, *cells: str) -> None:
    """Somebody lays any tiles on these cells."""

    async def work(lives: list[LiveTable]) -> None:
        for cell in cells:
            await _lay(lives[0], cell)

    drive(table, [visitors[seat]], work)


async def _lay(live: LiveTable, cell: str) -> None:
    await live.until(lambda talk: talk.view is not None and talk.view["phase"] == "play")
    await live.play(await _tile(live, cell))


def almost_over(table: str, visitors: list[Visitor], pause: float = 0.0) -> None:
    """A short game with prophets, a city and a race, in which all but the first seat have passed.

    Where mistakes are called, and with a god for each of two players; `pause` seconds pass before the first tile.
    """

    async def work(lives: list[LiveTable]) -> None:
        for live in lives:
            await live.play("ready")
        for live, god in zip(lives, ("merfolk", "elves"), strict=True):
            await live.until(lambda talk: talk.view is not None and talk.view["phase"] == "play")
            await live.play(f"god {god}")
        await asyncio.sleep(pause)
        for number, cell in enumerate(_PLACES):
            live, colour = lives[number % 2], ("blue", "green")[number % 2]
            await live.play(await _tile(live, cell, colour if number % 3 == 0 else None))
        await lives[0].play({"do": "build", "cell": "h8", "prophet": "blue"})
        hands = [await _tile(live, "h1") for live in lives]
        answers = await asyncio.gather(*map(_play, lives, hands))
        assert sorted(answers) == [False, True], "somebody was faster"
        await lives[1].play("pass")

    drive(table, visitors, work)


def preached(table: str, visitors: list[Visitor], cells: list[str]) -> None:
    """Where mistakes are called: the first seat has the Merfolk, and a prophet on a tile on each of these cells."""

    async def work(lives: list[LiveTable]) -> None:
        for live in lives:
            await live.play("ready")
        await lives[0].until(lambda talk: talk.view is not None and talk.view["phase"] == "play")
        await lives[0].play("god merfolk")
        for cell in cells:
            await lives[0].play(await _tile(lives[0], cell, "blue"))

    drive(table, visitors, work)


async def _play(live: LiveTable, action: dict[str, str]) -> bool:
    try:
        await live.play(action)
    except RefusedError as refused:
        if refused.lost is None:
            raise
        return False
    return True


async def _tile(live: LiveTable, cell: str, colour: str | None = None) -> dict[str, str]:
    """Any tile of a hand on a cell, perhaps with a prophet."""
    if not any(_hands(live)):
        await live.play("draw 2")
    hand = "left" if _hands(live)[0] else "right"
    face = _hands(live)[0 if hand == "left" else 1]["faces"][0]
    lying = {"hand": hand, "face": face, "cell": cell}
    if colour is None:
        return {"do": "place", **lying}
    return {"do": "place-prophet", **lying, "corner": "NW", "prophet": colour}


def _hands(live: LiveTable) -> list[dict[str, list[str]]]:
    view, you = live.talk.view, live.talk.you
    assert view is not None
    assert you is not None
    hands: list[dict[str, list[str]]] = view["seats"][you]["hands"]
    return hands


@contextmanager
def bots(table: str, visitors: list[Visitor], pace: float = PACE) -> Iterator["Future[None]"]:
    """Good bots play for these people until the game is over, while a test does something else."""

    async def work(lives: list[LiveTable]) -> None:
        minds = [make_bot("greedy", game_named("four-gods"), Random(number)) for number in range(len(lives))]
        await asyncio.gather(*(play_seat(live, mind, pace) for live, mind in zip(lives, minds, strict=True)))

    with ThreadPoolExecutor(1) as thread:
        yield thread.submit(asyncio.run, _at_table(table, visitors, work))
