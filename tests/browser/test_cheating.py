"""A server that cheats with its draws is caught by the page of whoever sat there, and an honest one is not."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from pantheon.client import LiveTable, Visitor
from pantheon.engine.chance import chosen_seed, commitment
from pantheon.server import messages as m
from pantheon.server.api import records
from pantheon.server.draws import Draws, draws_of
from pantheon.server.table import Table
from tests.browser.conftest import Welcome
from tests.server.serving import PATIENCE, Cheat, serving


def another_seed() -> None:
    """The server says that it had promised another seed, and shows one that fits its seal."""
    seed = chosen_seed("a lucky one")

    def told(table: Table) -> Draws:
        return msgspec.structs.replace(draws_of(table), seed=seed.hex(), commitment=commitment(seed))

    records.draws_of = told  # type: ignore[attr-defined]


def another_draw() -> None:
    """The last draw of all is said to have been another."""

    def told(table: Table) -> Draws:
        honest = draws_of(table)
        last = honest.draws[-1]
        other = msgspec.structs.replace(last, drawn=(last.drawn + 1) % len(last.outcomes))
        return msgspec.structs.replace(honest, draws=[*honest.draws[:-1], other])

    records.draws_of = told  # type: ignore[attr-defined]


def without_mine() -> None:
    """What the first seat added is passed over."""

    def told(table: Table) -> Draws:
        honest = draws_of(table)
        return msgspec.structs.replace(honest, entropy=["", *honest.entropy[1:]])

    records.draws_of = told  # type: ignore[attr-defined]


def resigned(otto: Visitor, table: str) -> None:
    """A game that begins, and ends when Otto gives up."""

    async def play() -> None:
        async with LiveTable(otto, table) as live:
            await asyncio.to_thread(otto.start, table)
            ready = live.until(lambda talk: talk.table is not None and talk.table.state == "running")
            await asyncio.wait_for(ready, PATIENCE)
            await live.command(m.Resign)

    with ThreadPoolExecutor() as pool:  # this thread belongs to the browser
        pool.submit(lambda: asyncio.run(play())).result()


@pytest.mark.slow("a server for each way to cheat")
@pytest.mark.parametrize(
    ("cheat", "found"),
    [
        (None, ()),
        (another_seed, ("seal", "draw")),
        (another_draw, ("draw", "shown")),
        (without_mine, ("own", "draw")),
    ],
    ids=lambda it: getattr(it, "__name__", ""),
)
def test_the_page_finds_out(person: Welcome, tmp_path: Path, cheat: Cheat | None, found: tuple[str, ...]) -> None:
    with serving(tmp_path, cheat=cheat) as server:
        otto = server.visitor("Otto")
        table = otto.make_table("gods", options={"players": "2"}).id
        anna = person("Anna", at=server.address).visit(f"/table/{table}")
        anna.press("web-sit-down")
        expect(anna.page.get_by_text(anna.t("web-lobby-seated"))).to_be_visible()
        otto.sit(table, nonce=b"Otto's own")
        resigned(otto, table)
        assert all(seat.entropy for seat in otto.table(table).seats), "the page has revealed by itself"
        anna.press("web-verify")
        panel = anna.page.get_by_role("tabpanel")
        for fault in ("seal", "seed", "own", "pledges", "draw", "shown"):
            expect(panel.get_by_text(anna.t(f"web-proof-fault-{fault}"))).to_have_count(int(fault in found))
        for words in ("web-proof-kept", "web-proof-own", "web-proof-words", "web-verified-commitment"):
            expect(panel.get_by_text(anna.t(words))).to_have_count(int(not found))
        anna.expect_rough_weather()  # the server goes
