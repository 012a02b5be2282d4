"""Tiles of the rows: what lies below them, for whom; and the rare way back to the row of another."""

import pytest
from playwright.sync_api import expect

from pantheon.client import LiveTable, Visitor
from tests.browser.beside import drive
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import played_by, put_down
from tests.browser.four_gods.playing import sit, table_of
from tests.server.serving import Server

# No edge of this tile fits any other edge of it, if it lies as below: nothing can be laid beside the four corners.
FACE = "SPFF"
TILES = ",".join(f"{number}:{FACE}/{FACE}" for number in range(1, 93))
CORNERS = {"a1": "FSPF", "h1": "FFSP", "h8": "PFFS", "a8": "SPFF"}


def blocked(table: str, visitors: list[Visitor]) -> None:
    """The corners are taken, the first player's row is full, and one tile lies in the second one's."""

    async def work(lives: list[LiveTable]) -> None:
        south, west, north, _ = lives
        for live in lives:
            await live.play("ready")
        for live, cells in ((west, ("a1", "h1")), (north, ("h8", "a8"))):
            await live.until(lambda talk: talk.view is not None and talk.view["phase"] == "play")
            for hand, cell in zip(("left", "right"), cells, strict=True):
                await live.play({"do": "place", "hand": hand, "face": CORNERS[cell], "cell": cell})
        for slot in range(1, 11):
            hand = "left" if slot % 2 else "right"
            await south.play({"do": "discard", "hand": hand, "slot": slot, "face": FACE})
            if hand == "right" and slot < 10:
                await south.play("draw 2")
        await west.play("draw 1")
        await west.play({"do": "discard", "hand": "left", "slot": 1, "face": FACE})

    drive(table, visitors, work)


def test_a_tile_that_fits_nowhere_goes_back_to_its_row(person: Welcome, server: Server) -> None:
    table, visitors = table_of(server, 4, tiles=TILES)
    blocked(table, visitors)
    player = sit(person(), visitors[0], table)
    west = player.view["seats"][1]["seat"]
    back = player.person.get("button", player.person.t("web-four-gods-give-back"))

    def take() -> None:
        player.press(player.palm("left"))
        player.press(player.slot(1, west))
        player.did("take")

    # With its button, and with a click on the row.
    for spot in (back, player.slot(1, west)):
        expect(back).to_have_count(0)
        take()
        expect(back).to_be_visible()
        expect(player.glowing).to_have_count(0)
        player.press(spot)
        assert player.did("give-back")["hand"] == "left"
        player.when(lambda: player.view["seats"][1]["row"][0] is not None)
        player.shows_what_it_was_told()
    assert player.seat["hands"] == [None, None]


SEEN = {"usual": {}, "no memory": {"memory": "no"}, "peek": {"peek": "yes"}}


SETTLED = pytest.mark.extended("what is told is the rules' business; `usual` shows undersides that are known and not")


@pytest.mark.parametrize(
    "how", ["usual", pytest.param("no memory", marks=SETTLED), pytest.param("peek", marks=SETTLED)]
)
def test_undersides_are_shown_as_it_was_settled(person: Welcome, server: Server, how: str) -> None:
    """Those that one has seen oneself; none; or all."""
    table, visitors = table_of(server, 2, **SEEN[how])
    played_by(table, visitors, [(0, "ready"), (1, "ready")])
    put_down(table, visitors, 1)
    player = sit(person(), visitors[0], table)
    other = player.view["seats"][1]["seat"]
    player.discard(1)
    own, his = player.slot(1), player.slot(1, other)
    under = player.person.like("web-four-gods-slot-under", "seat", "slot", "face", "under")
    for slot, known in ((own, how != "no memory"), (his, how == "peek")):
        if known:
            expect(slot).to_have_attribute("aria-label", under)
        else:
            expect(slot).not_to_have_attribute("aria-label", under)
    player.shows_what_it_was_told()

    # Whoever turns a tile over sees its other side, and remembers the first one, unless it is settled otherwise.
    up = player.view["seats"][1]["row"][0]["face"]
    player.press(player.palm("left"))
    player.page.keyboard.press("Escape")
    player.press(his)
    player.did("flip")
    turned = player.view["seats"][1]["row"][0]
    assert turned["face"] != up
    assert turned["under"] == (None if how == "no memory" else up)
    player.shows_what_it_was_told()
