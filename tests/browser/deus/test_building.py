"""A build: few clicks, told before it is done, paid as one likes, explained where it cannot be, and taken back."""

from typing import Any

import pytest
from playwright.sync_api import expect

from pantheon.games.deus.actions import Build, Decline, Place, Vend
from pantheon.games.deus.effects import Gain
from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import GOODS, cell_of, sit
from tests.browser.deus.staging import Moment, branched, moment_where, questions, sites
from tests.server.serving import Server

COUNT = """() => {
  window.clicks = 0;
  addEventListener("pointerdown", event => { window.clicks += event.isTrusted; }, true);
}"""


def gains_only(moment: Moment, card: str) -> bool:
    """Would only plain gains fire with this card, and are there several?"""
    cards = {one.id: one for one in moment.position.options.card_deck.cards}
    column = [laid.card for laid in moment.mine().columns[cards[card].colour]]
    return len(column) > 1 and all(isinstance(cards[one].effect, Gain) for one in [*column, card])


def gift(moment: Moment) -> tuple[list[Any], list[Any]] | None:
    """A card with a choice of regions whose column gives something and asks nothing; nobody draws."""
    for row, places in sites(moment):
        if len(places) > 1 and gains_only(moment, row[0].card):
            effects = {one.id: one.effect for one in moment.position.options.card_deck.cards}
            if getattr(effects[row[0].card], "good", "") in GOODS:
                return row, places
    return None


def asked(moment: Moment) -> list[Any] | None:
    """Decisions up to a region after which a sale is offered, and nothing else is."""
    for row, answers in questions(moment):
        placed = isinstance(row[-1], Place)
        if placed and any(isinstance(one, Vend) for one in answers) and not moment.legal(*row, Decline()):
            return row
    return None


@pytest.mark.parametrize("how", ["mouse", "finger"])
def test_three_clicks_and_all_comes_as_it_was_foretold(person: Welcome, server: Server, how: str) -> None:
    game, moment = moment_where(lambda moment: gift(moment) is not None)
    row, places = gift(moment) or ([], [])
    table, visitor = branched(server, game, moment)
    player = sit(person(**({"size": PHONE} if how == "finger" else {})), visitor, table)
    player.wait_for_turn()
    before, moves = player.goods(), len(player.own_moves())
    player.page.evaluate(COUNT)

    player.press_card(player.card(row[0].card))
    expect(player.glowing).to_have_count(len(places))
    assert sorted(player.open_cells(player.glowing)) == sorted(map(cell_of, places))
    player.choose(cell_of(places[0]))
    expect(player.build_button).to_be_enabled()
    player.when(lambda: any(player.figures(player.said()).values()))
    foretold = player.figures(player.said())
    assert any(number > 0 for number in foretold.values()), player.said()
    assert len(player.own_moves()) == moves, "nothing was sent yet"
    player.confirm()
    after = player.goods_at_the_end_of_the_turn()

    assert player.page.evaluate("window.clicks") <= 3
    assert [move["do"] for move in player.own_moves(moves)][: len(row) + 1] == [
        *("build" if isinstance(one, Build) else "pay" for one in row),
        "place",
    ]
    assert {good: after[good] - before[good] for good in GOODS} == foretold


def test_where_nothing_is_to_be_chosen_two_clicks_do(person: Welcome, server: Server) -> None:
    def only(moment: Moment) -> str | None:
        return next((row[0].card for row, places in sites(moment) if not places), None)

    game, moment = moment_where(lambda moment: only(moment) is not None)
    card = only(moment)
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    player.wait_for_turn()
    moves = len(player.own_moves())
    player.page.mouse.dblclick(*player.seen(player.card(card or "")))
    player.when(lambda: len(player.own_moves()) > moves)
    assert player.own_moves(moves)[0] == {"do": "build", "card": card}


def test_payment_is_proposed_and_can_be_changed(person: Welcome, server: Server) -> None:
    def choices(moment: Moment) -> tuple[str, list[Any]] | None:
        for row, _ in sites(moment):
            if len(row) == 2 and len(moment.legal(row[0])) > 1:
                return row[0].card, moment.legal(row[0])
        return None

    game, moment = moment_where(lambda moment: choices(moment) is not None)
    card, pays = choices(moment) or ("", [])
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    player.wait_for_turn()
    moves = len(player.own_moves())
    player.pick(card)
    price = player.tray.locator(".build .price")
    proposed = price.inner_text()
    player.person.press("web-deus-pay-other", player.tray)
    ways = player.tray.get_by_role("radiogroup", name=player.person.t("web-deus-pay-how")).get_by_role("radio")
    expect(ways).to_have_count(len(pays))
    expect(ways.first).to_be_checked()
    ways.last.click()
    expect(ways.last).to_be_checked()
    expect(price).not_to_have_text(proposed)
    if not player.build_button.is_enabled():
        player.put(*next(iter(player.open_cells().values())))
    player.confirm()
    paid = player.own_moves(moves)[1]
    dearest = max(pays, key=lambda pay: pay.wood + pay.stone + pay.clay + pay.wheat)
    assert sum(paid[good] for good in GOODS[2:]) == dearest.wood + dearest.stone + dearest.clay + dearest.wheat > 0


def test_a_region_that_is_none_says_why(person: Welcome, server: Server) -> None:
    game, moment = moment_where(lambda moment: gift(moment) is not None)
    row, places = gift(moment) or ([], [])
    table, visitor = branched(server, game, moment)
    player = sit(person(lang="de"), visitor, table)
    player.wait_for_turn()
    sent = len(player.sent())
    player.pick(row[0].card)
    legal = set(map(cell_of, places))
    village = next(one for one in moment.view().map if one.terrain == "village")
    taken = next(one for one in moment.view().map if one.owner not in (None, moment.mine().seat))
    for region, words in (
        (village, player.person.t("web-deus-why-village")),
        (taken, None),
    ):
        cell = cell_of(region)
        assert cell not in legal
        expect(player.cell(cell)).to_have_role("img")
        player.choose(cell)
        why = player.world.locator(".card .why")
        expect(why).to_be_visible()
        if words is not None:
            expect(why).to_have_text(words)
        expect(player.page.get_by_text(why.inner_text(), exact=True).nth(1)).to_be_attached()  # said aloud, too
    assert len(player.sent()) == sent
    expect(player.build_button).to_be_disabled()


def test_a_card_that_cannot_be_built_says_why(person: Welcome, server: Server) -> None:
    def poor(moment: Moment) -> str | None:
        able = {one.card for one in moment.legal() if isinstance(one, Build)}
        return next((card for card in moment.mine().hand if card not in able), None)

    game, moment = moment_where(lambda moment: poor(moment) is not None)
    card = poor(moment) or ""
    table, visitor = branched(server, game, moment)
    player = sit(person(lang="fr"), visitor, table)
    player.wait_for_turn()
    n = player.told.n
    expect(player.card(card)).to_have_accessible_name(
        player.person.like("web-deus-hand-cannot"),
    )
    player.press_card(player.card(card))
    why = player.tray.locator(".build .why")
    expect(why).not_to_be_empty()
    expect(player.build_button).to_have_count(0)
    assert player.told.n == n


def test_undo_goes_back_to_where_the_turn_began(person: Welcome, server: Server) -> None:
    game, moment = moment_where(lambda moment: asked(moment) is not None)
    row = asked(moment) or []
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    player.wait_for_turn()
    before = player.view
    expect(player.undo).to_be_disabled()
    player.build(row)
    expect(player.question).to_be_visible()
    steps = 0
    while player.undo.is_enabled():
        n = player.told.n
        player.undo.click()
        player.when(lambda n=n: player.told.n > n)  # type: ignore[misc]
        player.when(player.ready)
        steps += 1
    assert steps >= len(row)
    assert player.view == before
    expect(player.question).to_have_count(0)
    player.pick(row[0].card)


def test_what_a_card_gives_may_be_declined(person: Welcome, server: Server) -> None:
    game, moment = moment_where(lambda moment: asked(moment) is not None)
    row = asked(moment) or []
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    player.wait_for_turn()
    player.build(row)
    expect(player.question).to_be_visible()
    before, moves = player.goods(), len(player.own_moves())
    player.question.locator("[data-answer=decline]").click()
    player.when(lambda: len(player.own_moves()) > moves)
    assert player.own_moves(moves)[0] == {"do": "decline"}
    assert player.goods_at_the_end_of_the_turn() == before
