"""A table's requests, in rounds: in order of arrival, written together, and nobody's trouble is another's."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from pantheon.engine.errors import Problem
from pantheon.server import commands
from pantheon.server.host import Host
from pantheon.server.house import House
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Append, Told
from pantheon.server.table import Table
from tests.server.houses import Hands, house_at, table_of

WORDS = ("one", "two", "three", "four", "five")


def saying(words: str) -> Callable[[Table, float], None]:
    return lambda table, at: commands.say(table, "guest 0", "Anna", words, at)


def said(house: House, host: Host) -> list[str]:
    """The talk at a table, as its log has it."""
    entries = house.store.entries(host.table.id)
    return [words for entry in entries if entry.body for words in WORDS if f'"{words}"' in entry.body]


def in_a_house(folder: Path, story: Callable[[House, Host], Any]) -> None:
    async def tell() -> None:
        async with house_at(folder, Hands()) as house:
            await story(house, await table_of(house, "gods"))

    asyncio.run(tell())


def test_requests_are_answered_and_written_in_the_order_of_their_arrival(tmp_path: Path) -> None:
    async def story(house: House, host: Host) -> None:
        answers = await asyncio.gather(*(host.ask(saying(words)) for words in WORDS))
        assert [answer.n for answer in answers] == list(range(answers[0].n, answers[0].n + len(WORDS)))
        assert said(house, host) == list(WORDS)

    in_a_house(tmp_path, story)


def test_what_arrives_while_the_disk_is_waited_for_is_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[list[int]] = []
    submit = SqliteStore.submit

    def counted(store: SqliteStore, jobs: Sequence[tuple[Append, Told]]) -> None:
        written.append([len(job.entries) for job, _ in jobs])
        submit(store, jobs)

    async def story(house: House, host: Host) -> None:
        other = await table_of(house, "gods")
        monkeypatch.setattr(SqliteStore, "submit", counted)
        await asyncio.gather(*(table.ask(saying(words)) for words in WORDS for table in (host, other)))
        first, *later = written
        assert first == [1, 1], "what two tables write in one turn of the loop is handed over together"
        assert [entries for jobs in later for entries in jobs] == [len(WORDS) - 1] * 2, "all that has come meanwhile"

    in_a_house(tmp_path, story)


def test_what_changes_nothing_is_answered_at_once_unless_something_is_being_written(tmp_path: Path) -> None:
    async def story(_house: House, host: Host) -> None:
        heard: list[Any] = []
        host.request(lambda table, _at: table.n, heard.append, None)
        assert [answer.result for answer in heard] == [host.table.n]
        talk = host.ask(saying("one"))
        host.request(lambda table, _at: table.n, heard.append, None)
        assert len(heard) == 1, "it would tell of something that is not durable"
        await talk
        assert [answer.result for answer in heard[1:]] == [host.table.n]

    in_a_house(tmp_path, story)


def test_one_that_cannot_take_its_answer_troubles_nobody_else(tmp_path: Path) -> None:
    def deaf(_outcome: object) -> None:
        raise RuntimeError("nobody at home")

    async def story(house: House, host: Host) -> None:
        host.request(saying("one"), deaf, None)
        await host.ask(saying("two"))
        assert said(house, host) == ["one", "two"]
        assert not host.busy

    in_a_house(tmp_path, story)


class Fainting:
    """A viewer who takes a few messages and breaks down at the next."""

    guest: str | None = "guest 0"

    def __init__(self, takes: int) -> None:
        self.takes, self.taken = takes, 0
        self.gone = False

    def push(self, _frame: bytes) -> None:
        if self.taken == self.takes:
            raise RuntimeError("too much")
        self.taken += 1

    def hang_up(self) -> None:
        self.gone = True

    def dismiss(self, problem: Problem) -> None:
        raise AssertionError(problem)


def test_what_is_durable_is_done_though_it_cannot_be_told(tmp_path: Path) -> None:
    async def story(house: House, host: Host) -> None:
        viewer = Fainting(takes=1)  # welcome
        host.attach(viewer, None)
        await host.ask(saying("one"), "anna:1", 1)
        assert viewer.gone, "he comes again, and is told everything"
        assert host.done_before("anna:1", 1) == host.table.n
        assert said(house, host) == ["one"]

    in_a_house(tmp_path, story)


def test_who_comes_while_something_breaks_is_let_in_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_store: SqliteStore, jobs: Sequence[tuple[Append, Told]]) -> None:
        for _, told in jobs:
            told(None, RuntimeError("nobody has thought of this"))

    async def story(house: House, host: Host) -> None:
        viewer = Fainting(takes=1)
        monkeypatch.setattr(SqliteStore, "submit", broken)
        talk = host.ask(saying("one"))
        host.attach(viewer, None)
        assert viewer.taken == 0, "what is not durable is not shown"
        with pytest.raises(Problem) as wrong:
            await talk
        assert (wrong.value.text, viewer.taken, said(house, host)) == ("server-fault", 1, [])

    in_a_house(tmp_path, story)


def test_a_deed_that_breaks_is_a_fault_and_the_table_goes_on(tmp_path: Path) -> None:
    def broken(table: Table, at: float) -> None:
        saying("one")(table, at)
        raise RuntimeError("in the middle of it")

    async def story(house: House, host: Host) -> None:
        n = host.table.n
        with pytest.raises(Problem) as wrong:
            await host.ask(broken)
        assert wrong.value.text == "server-fault"
        assert host.table.n == n, "what it had begun is forgotten"
        await host.ask(saying("two"))
        assert said(house, host) == ["two"]

    in_a_house(tmp_path, story)
