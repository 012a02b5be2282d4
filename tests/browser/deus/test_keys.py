"""Without a mouse: a build, an offering, an answer, and the secret start."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.deus.playing import sit
from tests.browser.deus.staging import Moment, branched, moment_where, sites, with_bots
from tests.browser.hexes import walk_to
from tests.server.serving import Server


def test_a_build_by_keys(person: Welcome, server: Server) -> None:
    def choice(moment: Moment) -> tuple[str, str] | None:
        for row, places in sites(moment):
            if 2 < len(places) < 12:
                q, r = places[-1].at
                return row[0].card, f"{q},{r}"
        return None

    game, moment = moment_where(lambda moment: choice(moment) is not None)
    card, cell = choice(moment) or ("", "")
    table, visitor = branched(server, game, moment)
    player = sit(person(lang="fr"), visitor, table)
    player.wait_for_turn()
    keys, moves = player.page.keyboard, len(player.own_moves())
    keys.press(str(moment.mine().hand.index(card) + 1))
    expect(player.glowing).not_to_have_count(0)
    player.person.tab_to(player.world.locator("[data-cell][tabindex='0']"))
    walk_to(player.world, cell)
    expect(player.cell(cell)).to_have_role("button")
    keys.press("Enter")
    expect(player.build_button).to_be_enabled()
    assert len(player.own_moves()) == moves
    # Escape leaves the region, not the card; whoever presses Enter again builds.
    keys.press("Escape")
    expect(player.build_button).to_be_disabled()
    keys.press("Enter")
    expect(player.build_button).to_be_enabled()
    keys.press("Enter")
    player.when(lambda: len(player.own_moves()) > moves)
    q, r = map(int, cell.split(","))
    player.when(lambda: {"do": "place", "at": [q, r]} in player.own_moves(moves))


def test_an_offering_by_keys(person: Welcome, server: Server) -> None:
    """Two cards for Ceres: what he gives is chosen by digits in one panel, taken back, and confirmed."""

    def green(moment: Moment) -> list[int]:
        return [nth for nth, card in enumerate(moment.mine().hand) if card.startswith("G")]

    game, moment = moment_where(lambda moment: len(green(moment)) > 1 and min(moment.view().supply.values()) > 2)
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    player.wait_for_turn()
    keys, hand, before = player.page.keyboard, player.seat["hand"], player.goods()
    moves, plain = len(player.own_moves()), green(moment)[:2]
    keys.press("o")
    for nth in plain:
        keys.press(str(nth + 1))
    expect(player.tray.locator("[data-card][aria-pressed=true]")).to_have_count(2)
    keys.press("Enter")
    chosen = player.question.locator("output")
    expect(chosen).to_have_count(4)
    proposed = chosen.all_inner_texts()
    assert sum(map(int, proposed)) == 2
    for _ in range(2):
        keys.press("3")
    expect(chosen).to_have_text(["0", "0", "2", "0"])
    keys.press("1")
    expect(chosen).to_have_text(["1", "0", "1", "0"])
    keys.press("Backspace")
    expect(chosen).to_have_text(["0", "0", "2", "0"])
    assert {move["do"] for move in player.own_moves(moves)} == {"offer", "add", "done"}, "nothing is taken yet"
    keys.press("Enter")
    clay = {"do": "resource", "resource": "clay"}
    player.when(lambda: player.own_moves(moves)[-2:] == [clay, clay])
    assert player.own_moves(moves) == [
        {"do": "offer", "card": hand[plain[0]]},
        {"do": "add", "card": hand[plain[1]]},
        {"do": "done"},
        clay,
        clay,
    ]
    after = player.goods_at_the_end_of_the_turn()
    assert {good: after[good] - before[good] for good in ("wood", "stone", "clay", "wheat")} == {
        "wood": 0,
        "stone": 0,
        "clay": 2,
        "wheat": 0,
    }


def test_keys_are_listed_and_the_gallery_is_found(person: Welcome, server: Server) -> None:
    table, visitor = with_bots(server)
    player = sit(person(lang="de"), visitor, table)
    player.page.keyboard.press("?")
    dialog = player.person.get("dialog", player.person.t("web-keys"))
    for text in ("web-deus-key-build", "web-deus-key-offer", "web-deus-key-back", "web-deus-key-escape"):
        expect(dialog.get_by_text(player.person.t(text), exact=True)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    player.page.keyboard.press("t")
    sheet = player.person.get("dialog", player.person.t("web-deus-tableau"))
    link = sheet.get_by_role("link", name=player.person.t("web-deus-gallery-link"))
    expect(link).to_have_attribute("href", "/cards")
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_secret_start_by_keys(person: Welcome, server: Server) -> None:
    table, visitor = with_bots(server, start="chosen", pieces="6")
    player = sit(person(), visitor, table)
    player.when(player.ready)
    t = player.person.t
    player.person.enter("web-deus-start-less", player.tray, what=t("deus-piece-civil"))
    expect(player.tray.get_by_text(re.compile(t("web-deus-start-left", sum=5, pieces=6)))).to_be_visible()
    player.person.enter("web-deus-start-more", player.tray, what=t("deus-piece-unit"))
    player.person.enter("web-deus-start-done", player.tray)
    player.when(lambda: player.view["phase"] == "play")
    assert sum(player.seat["board"].values()) == 6
