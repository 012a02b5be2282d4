"""A village that falls: announced before the click, then shown with the units and buildings that decided it."""

import re
from typing import Any

from playwright.sync_api import expect

from pantheon.games.deus.actions import Build, Place
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, sit
from tests.browser.deus.staging import Moment, branched, moment_where, sites
from tests.server.serving import Server

# The rows of the card: who, units, buildings.
_COUNTS = """rows => rows.map(row => {
  const [, units, buildings] = row.querySelectorAll("td");
  return [row.querySelector("th").innerText, Number(units.innerText), Number(buildings.innerText)];
})"""


def fallen(view: Any) -> set[tuple[int, int]]:
    return {region.at for region in view.map if region.terrain == "village" and region.attacked}


def attack(moment: Moment) -> tuple[list[Any], Any, Any] | None:
    """The build of the bot, its region and the village, if that alone made it fall; with a region to be chosen."""
    [first, *_] = moment.did
    places = [nth for nth, action in enumerate(moment.did) if isinstance(action, Place)]
    if not isinstance(first, Build) or not places:
        return None
    place: Any = moment.did[places[0]]
    new = fallen(moment.after[places[0]].view(None)) - fallen(moment.view())
    for row, regions in sites(moment):
        if len(new) == 1 and row[0] == first and len(regions) > 1 and place in regions:
            return row, place, next(iter(new))
    return None


def test_the_count_that_decided_is_shown(person: Welcome, server: Server) -> None:
    game, moment = moment_where(lambda moment: attack(moment) is not None)
    found = attack(moment)
    assert found is not None
    row, place, village = found
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    siege = foretold(player, row, place, village)

    after = moment.tried(*row, place).view(moment.seat)
    stands = next(one for one in after.villages if one.at == village)
    player.confirm()
    expect(siege).to_be_visible()
    expect(siege).to_contain_text(player.person.t("web-deus-map-fallen"))
    rows = siege.locator("tr").evaluate_all(_COUNTS)
    beside = [nth for nth in range(2) if stands.buildings[nth] or stands.units[nth]]
    assert sorted(counts for _, *counts in rows) == sorted(
        [stands.units[nth], stands.buildings[nth]] for nth in beside
    )
    own = [counts for name, *counts in rows if name == "Anna"]
    assert own == [[stands.units[nth], stands.buildings[nth]] for nth in beside if nth == moment.seat]
    expect(siege.locator("tr.winner")).to_have_count(len(stands.leaders))
    player.person.press("web-deus-map-seen", siege)
    expect(siege).to_have_count(0)
    assert tuple(village) in {tuple(one["at"]) for one in player.view["map"] if one["attacked"]}


def foretold(player: Player, row: list[Any], place: Any, village: Any) -> Any:
    """Pick card and region; the page warns of the attack, and the village tells how it stands."""
    player.wait_for_turn()
    cell, there = f"{place.at[0]},{place.at[1]}", f"{village[0]},{village[1]}"
    player.page.mouse.move(*player.open_cells(player.regions)[there])
    expect(player.world.locator(".card .siege")).to_be_visible()
    player.pick(row[0].card)
    player.choose(cell)
    words = player.person.t("web-deus-sum-attacks", villages=1)
    expect(player.tray.locator(".build")).to_contain_text(words)
    warned = re.compile(re.escape(player.person.t("web-deus-map-attacks", villages=1)))
    expect(player.cell(cell)).to_have_accessible_name(warned)
    siege = player.world.locator(".siege.card")
    expect(siege).to_have_count(0)
    return siege
