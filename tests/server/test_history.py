"""What is told of a long past: its end at once, the rest in pages; talk makes no table slower."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from pantheon.engine.errors import Problem
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server.history import MOST_BYTES, MOST_EVENTS, events_between, said_at
from pantheon.server.host import Host
from pantheon.server.house import House
from pantheon.server.listing import row_of
from pantheon.server.showing import event_of, open_event
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import NO_TALK, Append, Entry
from pantheon.server.table import Table, load
from tests.server.houses import Hands, house_at, table_of
from tests.server.tables import NOON, guest, likeness, play_turns, running, step

MANY = 100_000
LONGEST = "🎲" * 500  # 2,000 bytes
read_welcome = msgspec.json.Decoder(m.Welcome).decode


class Reader:
    """Somebody at the table, and all that they are sent."""

    def __init__(self, guest: str | None = None) -> None:
        self.guest = guest
        self.frames: list[bytes] = []

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)

    def hang_up(self) -> None:
        raise AssertionError("the table is in order")

    def dismiss(self, problem: Problem) -> None:
        raise AssertionError(problem)

    def welcome(self) -> m.Welcome:
        """The welcome, taken out of its frame."""
        frame = next(frame for frame in self.frames if b'"welcome"' in frame[:40])
        return read_welcome(frame[frame.index(b"{") :])


def keep(store: SqliteStore, table: Table) -> None:
    """Write down what is new of a table."""
    entries = [j.entry_of(line.happening, line.n, line.at, row=line.row) for line in table.fresh]
    store.append(Append(table=table.id, entries=entries, row=row_of(table))).result()
    table.fresh.clear()


def talk(table: Table, lines: int, words: str = "blah") -> None:
    """Spectators say so much in a row."""
    for number in range(lines):
        commands.say(table, f"stranger-{number % 7}", "Zoe", words, NOON)


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From now on, how many entries each look into a log has read."""
    counts: list[int] = []
    look: Callable[..., list[Entry]] = SqliteStore.entries

    def entries(store: SqliteStore, *where: int, **what: int | None) -> list[Entry]:
        found = look(store, *where, **what)
        counts.append(len(found))
        return found

    monkeypatch.setattr(SqliteStore, "entries", entries)
    return counts


def arrive(host: Host, since: int | None = 0) -> m.Welcome:
    """Somebody comes who knows all events up to a number."""
    reader = Reader()
    host.attach(reader, since)
    return reader.welcome()


@pytest.mark.slow("a hundred thousand lines have to be said first")
def test_a_table_with_a_hundred_thousand_lines_of_chat_opens_like_a_fresh_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with house_at(tmp_path, Hands()) as house:
            table = running()
            quiet = table.n
            talk(table, MANY)
            table.id = "loud"
            keep(house.store, table)  # type: ignore[arg-type]
            reads = counted(monkeypatch)
            host = house.host("loud")
            assert reads == [quiet + 1], "the whole row of talk is one entry"
            assert host.table.n == table.n
            reads.clear()
            welcome = arrive(host)
            assert reads == [quiet + 1 + MOST_EVENTS], "and its last lines, one by one"
            assert len(welcome.events) == MOST_EVENTS
            assert (welcome.n, welcome.first) == (table.n, table.n - MOST_EVENTS + 1)

    asyncio.run(test())


def test_a_welcome_has_so_many_bytes_and_not_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_at(tmp_path, Hands()) as house:
            host = await table_of(house, "gods")
            await host.ask(lambda table, _at: talk(table, 100, LONGEST))
            events = arrive(host).events
            told = len(msgspec.json.encode(events))
            assert MOST_BYTES - 2 * len(LONGEST.encode()) < told < MOST_BYTES + len(events) + 2
            assert [event.n for event in events] == list(range(host.told - len(events) + 1, host.told + 1))
            assert len(arrive(host, since=host.told - 3).events) == 3, "who knows the rest is told the rest"
            assert arrive(host, since=None).first == host.told + 1, "who asks for none is told none"

    asyncio.run(test())


@pytest.mark.parametrize("game", ["deus", "four-gods"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_page_after_page_leads_back_to_the_beginning(tmp_path: Path, game: str, seat: int | None) -> None:
    """Every event once, as the seat could know it when it happened, whatever was said in between."""
    table = running(game, seed="a long game")
    for number in range(150):
        step(table, NOON, number)
        talk(table, number % 4)
    lines = list(table.fresh)
    store = SqliteStore(tmp_path / "tables.db")
    keep(store, table)
    found: list[m.Event] = []
    last = table.n
    while last > 0:
        page = events_between(store, table, seat, last - 49, last)
        assert 0 < len(page) <= 50
        found = page + found
        last = page[0].n - 1
    store.close()
    assert msgspec.json.encode(found) == msgspec.json.encode([event_of(line, seat) for line in lines])


def test_pages_of_a_game_that_is_over_hide_nothing(tmp_path: Path) -> None:
    table = running("deus")
    play_turns(table, 4)
    for seat in range(2):
        if not table.over:
            commands.resign(table, seat, NOON)
    lines = list(table.fresh)
    store = SqliteStore(tmp_path / "tables.db")
    keep(store, table)
    found = events_between(store, table, None, 1, table.n)
    store.close()
    assert msgspec.json.encode(found) == msgspec.json.encode(
        [open_event(table, line) for line in lines][-MOST_EVENTS:]
    )


# --- the log without its chat ---------------------------------------------------------------------------------


def chatty(store: SqliteStore) -> Table:
    """A game with much talk in it, and all of it written down."""
    table = running("gods", people=3)
    for turn in range(6):
        play_turns(table, 1)
        talk(table, 5 * turn)
        commands.say(table, guest(0), "", "my turn", NOON + turn)
        commands.propose(table, 0, NOON, what="abandon")
        commands.vote(table, 0, False, NOON)
    talk(table, 40)
    keep(store, table)
    return table


def test_a_table_that_is_loaded_without_its_chat_is_the_same(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    table = chatty(store)
    whole, quiet = store.entries(table.id), store.entries(table.id, talk=NO_TALK)
    said = sum(entry.kind == "said" for entry in whole)
    assert len(whole) - len(quiet) == said - 7, "of each row of lines the last one"
    assert likeness(load(table.id, quiet)) == likeness(load(table.id, whole)) == likeness(table)
    for first in (table.n - 60, table.n - 3):
        some = store.entries(table.id, talk=first)
        assert [entry.n for entry in some if entry.n >= first] == list(range(first, table.n + 1))
        assert load(table.id, some).n == table.n
    store.close()


def test_nothing_but_chat_is_passed_over(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    table = chatty(store)
    quiet = store.entries(table.id, talk=NO_TALK)
    store.close()
    for at, gone in enumerate(quiet[:-1]):
        with pytest.raises(Problem) as wrong:
            load(table.id, quiet[:at] + quiet[at + 1 :])
        assert wrong.value.text == "log-gap", gone


def test_logs_of_before_did_not_count_their_chat_and_load_all_the_same(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    table = running()
    talk(table, 20)
    entries = [j.entry_of(line.happening, line.n, line.at) for line in table.fresh]
    store.append(Append(table=table.id, entries=entries, row=row_of(table))).result()
    again = load(table.id, store.entries(table.id, talk=NO_TALK))
    assert again.n == table.n
    talk(again, 1)
    keep(store, again)
    assert len(store.entries(table.id, talk=NO_TALK)) == len(entries) - 20 + 1, "from now on they are counted"
    store.close()


def test_a_line_that_is_sent_twice_is_said_once_however_much_was_said_since(tmp_path: Path) -> None:
    async def say(house: House, identity: str, number: int) -> int:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        house.host(identity).request(
            lambda table, at: commands.say(table, "guest 0", "Anna", f"line {number}", at),
            lambda outcome: answer.set_result(outcome.n),  # type: ignore[union-attr]
            ("guest 0:laptop", number),
            talk=True,
        )
        return await answer

    async def test() -> None:
        async with house_at(tmp_path, Hands()) as house:
            identity = (await table_of(house, "gods")).table.id
            numbers = [await say(house, identity, number) for number in range(1, 9)]
        async with house_at(tmp_path, Hands()) as house:
            assert [await say(house, identity, number) for number in range(1, 9)] == numbers
            assert house.host(identity).table.n == numbers[-1]
            said = said_at(house.store, identity, numbers[2])
            assert said is not None
            assert said.text == "line 3"
            assert said_at(house.store, identity, 1) is None
            assert said_at(house.store, identity, numbers[-1] + 1) is None

    asyncio.run(test())
