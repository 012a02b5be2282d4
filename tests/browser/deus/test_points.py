"""VP of others: a question mark where they are hidden, a number where they are open; one's own always."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.deus.playing import sit
from tests.browser.deus.staging import Moment, branched, moment_where
from tests.server.serving import Server


@pytest.mark.parametrize("vp", ["hidden", "open"])
def test_points_of_others(person: Welcome, server: Server, vp: str) -> None:
    def fits(moment: Moment) -> bool:
        return int(moment.position.round) >= 6

    game, moment = moment_where(fits, players=3, vp=vp)
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    player.wait_for_turn()
    eve = person("Eve", lang="de").visit(f"/table/{table}")
    for nth, seat in enumerate(player.view["seats"]):
        shown = player.facts(seat["seat"]).locator(".vp b")
        own = nth == moment.seat
        known = own or vp == "open"
        expect(shown).to_have_text(str(moment.position.vp[nth]) if known else "?")
        words = (
            player.person.t("web-deus-fact-vp", vp=seat["vp"])
            if known
            else player.person.t("web-deus-fact-vp-hidden")
        )
        expect(player.facts(seat["seat"]).locator(".vp")).to_have_attribute("title", words)
        watched = eve.page.locator(f'[data-deus-seat="{seat["seat"]}"] .vp b')
        expect(watched).to_have_text(str(moment.position.vp[nth]) if vp == "open" else "?")
