"""4 Gods: nothing is out of reach, whatever is to be decided, on every screen, in every language and theme.

On a phone the board stays where it is, to the pixel: in real time nobody may press beside what has just moved.
"""

from collections.abc import Callable

import pytest

from pantheon.engine.actions import verb
from pantheon.games.four_gods.actions import BY_SEATS, Leave
from tests.browser import reach
from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import begun
from tests.browser.four_gods.playing import Player, sit, table_of
from tests.browser.four_gods.test_rows import TILES, blocked
from tests.browser.four_gods.test_screens import final, hands_full, timed, waiting, with_gods
from tests.server.serving import Server

KEYS = (
    "g",
    "Escape",
    "c",
    "Escape",
    "q",
    "Escape",
    "t",
    "Escape",
)  # a god, a city, a tile, taking: panels come and go
# Mistakes are never offered; these have their places and buttons in test_cities, test_hands and test_mistakes.
ELSEWHERE = {"call", "prophet", "destroy", "destroy-prophet", "give-up"}
VERBS = {verb(action) for action in BY_SEATS} - {verb(Leave)}  # leaving stands in the menu


def empty_handed(anna: Person, server: Server) -> Player:
    """Tiles in every row, none in hand: to draw, to take, to flip, to build."""
    player = with_gods(anna, server)
    player.discard(2)
    return player


def fits_nowhere(anna: Person, server: Server) -> Player:
    """A tile out of another's row that fits nowhere: it can only go back, or into a row."""
    table, visitors = table_of(server, 4, tiles=TILES)
    blocked(table, visitors)
    player = sit(anna, visitors[0], table)
    player.press(player.palm("left"))
    player.press(player.slot(1, player.view["seats"][1]["seat"]))
    player.did("take")
    return player


STATES: tuple[Callable[[Person, Server], Player], ...] = (
    waiting, begun, hands_full, with_gods, empty_handed, fits_nowhere, timed, final,
)  # fmt: skip


@pytest.mark.slow("a table for each state of the game")
def test_whatever_is_to_be_decided_is_in_reach(person: Welcome, server: Server) -> None:
    wrong: list[str] = []
    could: set[str] = set()
    for nth, state in enumerate(STATES):
        anna = person()
        player = state(anna, server)
        could |= {action["do"] for action in player.told["legal"]}
        for size, lang, theme in reach.looks(nth):
            reach.take_look(anna, size, lang, theme)
            cells = player.page.locator("[data-cell]")
            before = reach.places(cells)
            for key in ("Escape", *KEYS):
                player.page.keyboard.press(key)
                reach.at_rest(anna)
                wrong += reach.out_of_reach(anna, f"{state.__name__}, {key}")
                if not player.page.locator(".drawer[aria-expanded=true]").count() and reach.places(cells) != before:
                    wrong.append(f"the board moves: {size} {state.__name__}, {key}")
    assert wrong == [], "\n".join(wrong)
    assert could - {verb(Leave)} == VERBS - ELSEWHERE
