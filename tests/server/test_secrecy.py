"""What a viewer may not know makes no difference to any byte that they get, in any game that is found."""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pantheon.games
import pantheon.server.table
from pantheon.engine.game import Game
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import connection, facts, points, showing, story
from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server.api import records
from pantheon.server.host import Host
from pantheon.server.past import Past
from pantheon.server.story import replayed
from pantheon.server.table import Line, Table
from tests.conftest import INTERPRETED
from tests.engine.leaks import LEAKS, SECRETIVE, bare
from tests.engine.walks import covering_options
from tests.server.twins import Foretold, Twins, Viewer, twins_of

MOVES = 30 if INTERPRETED else 60
LIKENESS = (0.3, 0.9)  # the more twins have in common, the longer they go together
SIMILAR = (0.7,)
CASES = [(name, number) for name in names() for number in range(len(covering_options(game_named(name))))]


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    """Where the bots of all houses think."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as found:
        yield found


@pytest.fixture(autouse=True)
def _foretold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pantheon.server.table, "Dice", Foretold)


async def told(twins: Twins, viewer: Viewer) -> tuple[list[bytes], list[bytes]]:
    """Everything that a viewer got from each side."""
    one, two = [[*side.lines[viewer].frames, *await side.told_again(viewer)] for side in twins.sides]
    return one, two


async def play(
    folder: Path, name: str, options: Any, viewer: Viewer, pool: ProcessPoolExecutor, likenesses: Sequence[float]
) -> AsyncIterator[Twins]:
    """Games of twins that differ in nothing that the viewer may know, as far as they can go together."""
    for likeness in likenesses:
        async with twins_of(folder, name, options, viewer, pool, likeness) as twins:
            await twins.start()
            for turn in range(MOVES):
                if turn % 12 == 0:
                    await twins.try_something()
                if not await twins.move():
                    break
            await twins.try_something()
            yield twins


async def compare(
    folder: Path, name: str, number: int, viewer: Viewer, pool: ProcessPoolExecutor
) -> tuple[int, bool]:
    """How far they went together, and whether anybody else could tell them apart."""
    moves, differs = 0, False
    async for twins in play(folder, name, covering_options(game_named(name))[number], viewer, pool, LIKENESS):
        for who in {viewer, None}:  # whoever looks on knows least
            one, two = await told(twins, who)
            for mine, theirs in zip(one, two, strict=True):
                assert mine == theirs
        others = [seat for seat in twins.sides[0].lines if seat not in (None, viewer)]
        pairs = [await told(twins, seat) for seat in others]
        differs |= any(one != two for one, two in pairs)
        moves += twins.moves
    return moves, differs


@pytest.mark.slow("two houses play the same moves")
@pytest.mark.parametrize(("name", "number"), CASES)
def test_what_is_hidden_changes_no_byte(tmp_path: Path, pool: ProcessPoolExecutor, name: str, number: int) -> None:
    seats = range(covering_options(game_named(name))[number].players)
    viewers = (None, seats[number % len(seats)])
    found = [asyncio.run(compare(tmp_path, name, number, viewer, pool)) for viewer in viewers]
    assert sum(moves for moves, _ in found) >= MOVES, "they went some way together"
    assert any(differs for _, differs in found) == game_named(name).secrets, "somebody who knows more can tell"


@pytest.mark.slow("the same for every seat")
@pytest.mark.extended("half of the viewers are always looked after")
@pytest.mark.parametrize(("name", "number"), CASES)
def test_what_is_hidden_changes_no_byte_for_anybody(
    tmp_path: Path, pool: ProcessPoolExecutor, name: str, number: int
) -> None:
    for seat in range(covering_options(game_named(name))[number].players):
        asyncio.run(compare(tmp_path, name, number, seat, pool))


# --- leaks ----------------------------------------------------------------------------------------------------------


def _key(table: Table | Past) -> int:
    """Something that depends on all that is hidden."""
    if isinstance(table, Past):
        *_, (position, _) = replayed(table, len(table.moves))
        return int(bare(position).key() % 1000)
    return 0 if table.position is None else int(bare(table.position).key() % 1000)


def _clocks(table: Table) -> list[m.ClockInfo]:
    return [m.ClockInfo(clock="sand", seat=None, due=float(_key(table)))]


def _event(line: Line, viewer: Viewer, honest: Callable[[Line, Viewer], m.Event] = showing.event_of) -> m.Event:
    """A move as whoever made it may know it, a draw as the first seat may."""
    it = line.happening
    return honest(line, (it.seat or 0) if isinstance(it, j.Moved) else viewer)


def _info(table: Table, honest: Callable[[Table], m.TableInfo] = facts.table_info) -> m.TableInfo:
    found = honest(table)
    return found if table.position is None else msgspec.structs.replace(found, name=str(_key(table)))


def _whole_view(table: Past, position: Any, viewer: Viewer) -> Any:
    assert table.game.opened is not None
    return table.game.opened(position, viewer)


def _whole_move(table: Past, before: Any, viewer: Viewer, mover: Viewer, action: int) -> Any:
    del before, viewer, mover
    return table.codec.decode(action)


def _points(table: Past, _position: Any, _viewer: Viewer) -> tuple[int, ...]:
    return (_key(table),)


def _ahead(table: Table, *_: Any) -> list[Any]:
    match = table.playing()
    return [m.Outcome(action=table.spoken[match.moves[0].action])] if _key(table) % 2 else []


async def _hint(host: Host, _seat: int) -> Any:
    return host.table.spoken[bare(host.table.position).legal(_seat)[0]] if _key(host.table) % 2 else None


SERVER_LEAKS: dict[str, tuple[Any, str, Any]] = {
    "clocks": (showing, "clocks_of", _clocks),
    "event": (showing, "event_of", _event),
    "table": (showing, "table_info", _info),
    "story": (story, "view_of", _whole_view),
    "story's moves": (story, "shown_of", _whole_move),
    "moves": (records, "shown_of", _whole_move),
    "positions": (records, "view_of", _whole_view),
    "points": (points, "points_of", _points),
    "foresee": (connection, "foresee", _ahead),
    "imagine": (connection, "imagine", _ahead),
    "hint": (Host, "advice", _hint),
}
# Where a leak of the rules reaches nobody at a table.
UNHEARD: dict[str, Callable[[Game], bool]] = {
    "legal": lambda game: game.offered is not None,
    "undo": lambda game: game.realtime,
    "clock": lambda game: not game.realtime,
    "sample": lambda _: True,  # what it tells comes out only where an action reveals something
    "points": lambda _: True,  # who remembers everything can count them: twins have equal points
}
IN_THE_RULES = [
    (name, leak) for name in SECRETIVE for leak in LEAKS if leak not in UNHEARD or not UNHEARD[leak](game_named(name))
]


@contextmanager
def at_home(name: str, game: Game) -> Iterator[None]:
    """A game takes the place of the real one, wherever it is asked for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(import_module(pantheon.games._MODULES[name]), "GAME", game)
        pantheon.games.game.cache_clear()
        yield
    pantheon.games.game.cache_clear()


async def is_noticed(folder: Path, name: str, pool: ProcessPoolExecutor) -> bool:
    """Does any viewer get other bytes?"""
    for options in covering_options(game_named(name)):
        for viewer in (0, None):
            async for twins in play(folder, name, options, viewer, pool, SIMILAR):
                one, two = await told(twins, viewer)
                if one != two:
                    return True
    return False


@pytest.mark.slow("twins play until the leak is noticed")
@pytest.mark.parametrize(("name", "leak"), IN_THE_RULES)
def test_a_leak_in_the_rules_is_noticed(tmp_path: Path, pool: ProcessPoolExecutor, name: str, leak: str) -> None:
    leaky = LEAKS[leak].of(game_named(name))
    with at_home(name, leaky):
        assert asyncio.run(is_noticed(tmp_path, name, pool))


@pytest.mark.slow("twins play until the leak is noticed")
@pytest.mark.parametrize("name", SECRETIVE)
@pytest.mark.parametrize("leak", SERVER_LEAKS)
def test_a_leak_in_the_server_is_noticed(
    tmp_path: Path, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch, name: str, leak: str
) -> None:
    monkeypatch.setattr(*SERVER_LEAKS[leak])
    assert asyncio.run(is_noticed(tmp_path, name, pool))
