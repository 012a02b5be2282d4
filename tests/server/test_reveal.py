"""Entropy by commit and reveal: whoever comes last cannot choose, and nobody can hold up a start."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from pantheon.client import LiveTable, Visitor
from pantheon.engine.chance import pledge
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.server import commands, timing
from pantheon.server.commands import REVEAL_SECONDS
from pantheon.server.facts import table_info
from pantheon.server.table import Table
from tests.server.houses import Hands, house_at, until
from tests.server.serving import Server, serving
from tests.server.tables import NOON, OWNER, guest, likeness, made, play_out, refused, reloaded, written

ANNA, OTTO = b"Anna's nonce", b"Otto's nonce"


def pledged(**settings: str) -> Table:
    """A table of two who have both pledged something."""
    table = made(**settings)  # type: ignore[arg-type]
    for seat, nonce in enumerate((ANNA, OTTO)):
        commands.join(table, guest(seat), f"Player {seat}", NOON, seat=seat, pledge=pledge(nonce), invited=True)
    return table


def starting() -> Table:
    table = pledged()
    commands.start(table, OWNER, NOON)
    return table


def test_a_start_waits_until_all_have_revealed_what_they_pledged() -> None:
    table = starting()
    assert (table.state, table_info(table).starting) == ("open", NOON + REVEAL_SECONDS)
    commands.reveal(table, 1, OTTO, NOON + 1)
    assert table.state == "open"
    assert [seat.entropy for seat in table_info(table).seats] == ["", OTTO.hex()]
    commands.reveal(table, 0, ANNA, NOON + 2)
    assert (table.state, table_info(table).starting) == ("running", None)
    assert table.header().entropy == (ANNA, OTTO)
    assert likeness(reloaded(table)) == likeness(table)


def test_before_the_start_nobody_reveals_anything() -> None:
    table = pledged()
    assert refused(lambda: commands.reveal(table, 0, ANNA, NOON)) == "nothing-to-reveal"
    assert all(not seat.entropy for seat in table_info(table).seats)


def test_nobody_is_waited_for_longer_than_ten_seconds_and_the_record_says_who_was_silent() -> None:
    table = starting()
    commands.reveal(table, 0, ANNA, NOON + 1)
    timing.let_happen(table, NOON + REVEAL_SECONDS - 0.001)
    assert table_info(table).state == "open"
    timing.let_happen(table, NOON + REVEAL_SECONDS)
    assert table_info(table).state == "running"
    play_out(table, NOON + 60)
    text = written(table)
    assert f"pledge gold {pledge(OTTO)}" in text
    assert "entropy gold" not in text
    assert verify(read_record(text)).withheld == 1
    assert likeness(reloaded(table)) == likeness(table)


def test_only_what_was_pledged_can_be_revealed_and_once() -> None:
    table = starting()
    assert refused(lambda: commands.reveal(table, 0, OTTO, NOON)) == "not-what-was-pledged"
    commands.reveal(table, 0, ANNA, NOON)
    assert refused(lambda: commands.reveal(table, 0, ANNA, NOON)) == "revealed-already"


def test_while_it_is_starting_nobody_comes_or_goes() -> None:
    table = starting()
    for deed in (
        lambda: commands.leave(table, guest(1), NOON),
        lambda: commands.clear_seat(table, OWNER, 1, NOON),
        lambda: commands.start(table, OWNER, NOON),
    ):
        assert refused(deed) == "table-started"


def test_entropy_is_given_openly_or_pledged() -> None:
    table = made()
    both = {"entropy": ANNA, "pledge": pledge(ANNA), "invited": True}
    assert refused(lambda: commands.join(table, guest(0), "A", NOON, **both)) == "entropy-or-pledge"  # type: ignore[arg-type]


def test_a_record_where_somebody_revealed_something_else_is_refused() -> None:
    table = starting()
    commands.reveal(table, 0, ANNA, NOON)
    commands.reveal(table, 1, OTTO, NOON)
    play_out(table)
    forged = written(table).replace(f"entropy gold {OTTO.hex()}", f"entropy gold {ANNA.hex()}")
    with pytest.raises(Exception, match="gold had pledged"):
        read_record(forged)


def sits(seat: int, nonce: bytes, table: Table, at: float) -> None:
    commands.join(table, guest(seat), "Somebody", at, seat=seat, pledge=pledge(nonce), invited=True)


def test_a_start_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        async with house_at(tmp_path, hands) as house:
            table = pledged()
            made_here = await house.create(table.settings, OWNER)
            host = house.host(made_here.id)
            for seat, nonce in enumerate((ANNA, OTTO)):
                await host.ask(partial(sits, seat, nonce))
            await host.ask(lambda table, at: commands.start(table, OWNER, at))
        hands.now += REVEAL_SECONDS
        async with house_at(tmp_path, hands) as house:  # nobody asks for the table: its clock brings it back
            await until(lambda: made_here.id in house.hosts and house.host(made_here.id).table.state == "running")

    asyncio.run(test())


def two(server: Server) -> tuple[str, list[Visitor]]:
    visitors = [server.visitor("Anna"), server.visitor("Otto")]
    table = visitors[0].make_table("gods", options={"players": "2"}).id
    for visitor, nonce in zip(visitors, (ANNA, OTTO), strict=True):
        visitor.sit(table, nonce=nonce)
    return table, visitors


def test_the_client_reveals_by_itself(server: Server) -> None:
    table, visitors = two(server)

    async def play() -> None:
        async with LiveTable(visitors[0], table) as one, LiveTable(visitors[1], table) as other:
            info = await asyncio.to_thread(visitors[0].start, table)
            assert info.starting is not None
            for live in (one, other):
                await live.until(lambda talk: talk.table is not None and talk.table.state == "running")
            assert [seat.entropy for seat in one.talk.table.seats] == [ANNA.hex(), OTTO.hex()]  # type: ignore[union-attr]

    asyncio.run(play())


def test_a_killed_server_goes_on_starting(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, visitors = two(server)
        assert visitors[0].start(table).starting is not None
        server.kill()
        server.start()

        async def play() -> None:
            async with LiveTable(visitors[0], table), LiveTable(visitors[1], table) as other:
                await other.until(lambda talk: talk.table is not None and talk.table.state == "running")
                assert other.talk.table is not None
                assert all(seat.entropy for seat in other.talk.table.seats)

        asyncio.run(play())
