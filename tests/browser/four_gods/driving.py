"""Tables of 4 Gods brought to where a test begins."""

import asyncio

from pantheon.client import LiveTable, RefusedError, Visitor
from pantheon.games.four_gods.names import CELLS
from tests.browser.beside import drive
from tests.browser.browsing import Person
from tests.browser.four_gods.playing import Player, sit, table_of
from tests.server.serving import Server

_PLACES = [column + row for column in "abcd" for row in "1234"]


def played_by(table: str, visitors: list[Visitor], actions: list[tuple[int, str]]) -> None:
    """Commands in words, by seat, one after the other."""

    async def work(lives: list[LiveTable]) -> None:
        for seat, words in actions:
            await lives[seat].play(words)

    drive(table, visitors, work)


def begun(person: Person, server: Server, helps: list[str] | None = None, /, **options: str) -> Player:
    """Somebody in front of a browser; who sits on the other side was ready, and does nothing more."""
    table, visitors = table_of(server, 2, helps, **options)
    played_by(table, visitors, [(0, "ready"), (1, "ready")])
    player = sit(person, visitors[0], table)
    player.begin()
    return player


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


def put_down(table: str, visitors: list[Visitor], seat: int) -> None:
    """Somebody puts the tile of his left hand into the first slot of his row."""

    async def work(lives: list[LiveTable]) -> None:
        [live] = lives
        face = _hands(live)[0]["faces"][0]
        await live.play({"do": "discard", "hand": "left", "slot": 1, "face": face})

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
