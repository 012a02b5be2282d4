"""Gods: nothing is out of reach, whatever is to be decided, on every screen, in every language and theme."""

import pytest
from playwright.sync_api import expect

from pantheon.engine.actions import verb
from pantheon.games import game
from pantheon.games.gods.actions import BY_CHANCE, GodsCodec
from pantheon.games.gods.options import GodsOptions
from tests.browser import reach
from tests.browser.conftest import Welcome
from tests.browser.playing import Player
from tests.server.serving import Server

TABLES = {"0": GodsOptions(players=2), "1": GodsOptions(players=4)}
VERBS = {verb(action) for action in GodsCodec.actions} - {verb(action) for action in BY_CHANCE}

RARE = {"stone"}  # to choose between last stones: no game of bots that was tried came to it


@pytest.mark.slow("every kind of decision on a page, each on a screen of its own")
def test_whatever_is_to_be_decided_is_in_reach(person: Welcome, server: Server) -> None:
    found = reach.every_kind(game("gods"), TABLES)
    assert {one for decision in found for one in decision.verbs} == VERBS - RARE
    anna = person()
    wrong: list[str] = []
    for nth, decision in enumerate(found):
        reach.opened(anna, server, decision)
        player = Player(anna)
        player.wait_for_turn()
        expect(player.things).to_be_visible()
        for size, lang, theme in reach.looks(nth):
            reach.take_look(anna, size, lang, theme)
            player = Player(anna)
            cells = player.page.locator("[data-cell]")
            pieces = player.tray.locator("button[aria-pressed]:not([aria-disabled=true])")
            before = reach.places(cells)
            wrong += reach.out_of_reach(anna, ", ".join(sorted(decision.verbs)))
            heard, picked = player.told(), 0
            while picked < pieces.count() and player.told() == heard:
                said = pieces.nth(picked).get_attribute("title") or ""
                pieces.nth(picked).click()
                reach.at_rest(anna)
                picked += 1
                wrong += reach.out_of_reach(anna, said)
                if player.told() == heard and not reach.places(cells).items() >= before.items():
                    wrong.append(f"the board moves: {size} {said}")
            player.page.keyboard.press("Escape")
    assert wrong == [], "\n".join(wrong)
