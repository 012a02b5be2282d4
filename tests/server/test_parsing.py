"""Files of others are read in a process of their own: it ends with what costs too much, and nobody else waits."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from pantheon.engine.errors import Problem
from pantheon.server.parsing import Parser
from tests.server.houses import PATIENCE, refused

TURNS = 1_000  # of the event loop


def pid() -> int:
    return os.getpid()


def never_ends() -> None:
    while True:
        pass


def dies() -> None:
    os._exit(3)


def wrong(name: str) -> None:
    raise Problem("unknown-game", name=name, known="gods")


def mistaken() -> None:
    raise AssertionError("a mistake of ours")


def once_there(path: Path) -> str:
    """Wait for a file, and say what is in it."""
    while not path.exists():
        time.sleep(0.01)
    return path.read_text()


def parsing(test: Callable[[Parser], Awaitable[None]], **how: Any) -> None:
    """A test with a parser, to its end."""

    async def run() -> None:
        parser = Parser(**how)
        try:
            async with asyncio.timeout(PATIENCE):
                await test(parser)
        finally:
            parser.close()

    asyncio.run(run())


def test_one_worker_reads_all_and_it_is_none_of_ours() -> None:
    async def test(parser: Parser) -> None:
        found = [await parser.run(pid) for _ in range(3)]
        assert len(set(found)) == 1
        assert found[0] != os.getpid()

    parsing(test)


def test_a_problem_comes_back_as_it_was_raised() -> None:
    async def test(parser: Parser) -> None:
        with pytest.raises(Problem) as found:
            await parser.run(wrong, "chess")
        assert (found.value.text, found.value.facts) == ("unknown-game", {"name": "chess", "known": "gods"})

    parsing(test)


@pytest.mark.parametrize(
    ("work", "problem"), [(never_ends, "file-costly"), (dies, "file-costly"), (mistaken, "file-nonsense")]
)
def test_what_ends_badly_is_refused_and_the_next_file_is_read(work: Callable[[], None], problem: str) -> None:
    async def test(parser: Parser) -> None:
        before = await parser.run(pid)
        with refused(problem):
            await parser.run(work)
        assert (await parser.run(pid) == before) == (work is mistaken), "a worker that was ended has a successor"

    parsing(test, seconds=0.2)


def test_everybody_else_goes_on_meanwhile(tmp_path: Path) -> None:
    async def test(parser: Parser) -> None:
        job = asyncio.ensure_future(parser.run(once_there, tmp_path / "file"))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert not job.done()
        (tmp_path / "file").write_text("here")
        assert await job == "here"

    parsing(test)


def test_only_some_wait_in_line_the_others_come_again(tmp_path: Path) -> None:
    async def test(parser: Parser) -> None:
        jobs = [asyncio.ensure_future(parser.run(once_there, tmp_path / "file")) for _ in range(3)]
        await asyncio.sleep(0)
        with refused("busy"):
            await parser.run(pid)
        (tmp_path / "file").write_text("here")
        assert await asyncio.gather(*jobs) == ["here"] * 3
        assert await parser.run(pid)

    parsing(test, most=3)


def test_who_hangs_up_gets_nobody_elses_answer(tmp_path: Path) -> None:
    async def test(parser: Parser) -> None:
        await parser.run(pid)
        job = asyncio.ensure_future(parser.run(once_there, tmp_path / "file"))
        await asyncio.sleep(0)
        job.cancel()
        later = asyncio.ensure_future(parser.run(pid))
        (tmp_path / "file").write_text("here")
        assert isinstance(await later, int)

    parsing(test)


def test_the_end_of_the_server_ends_what_is_being_read(tmp_path: Path) -> None:
    async def test(parser: Parser) -> None:
        await parser.run(pid)
        jobs = [asyncio.ensure_future(parser.run(once_there, tmp_path / "never")) for _ in range(2)]
        while not parser._turn.locked():
            await asyncio.sleep(0)
        parser.close()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
        assert {end.text for end in ends if isinstance(end, Problem)} <= {"file-costly", "busy"}
        assert all(isinstance(end, Problem) for end in ends)

    parsing(test)
