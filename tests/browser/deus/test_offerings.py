"""Offerings: cards by clicks in order, the god of the top one, Jupiter for any god, the gift as it was foretold."""

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, sit
from tests.browser.deus.staging import Moment, branched, moment_where
from tests.server.serving import Server

GODS = {
    "blue": "neptune",
    "green": "ceres",
    "yellow": "minerva",
    "brown": "vesta",
    "red": "mars",
    "temple": "jupiter",
}


def colours(moment: Moment) -> list[str]:
    cards = {card.id: card.colour for card in moment.position.options.card_deck.cards}
    return [cards[card] for card in moment.mine().hand]


def began(player: Player) -> None:
    player.wait_for_turn()
    player.person.press("web-deus-offer", player.tray)


def test_jupiter_stands_in_for_another_god(person: Welcome, server: Server) -> None:
    def fits(moment: Moment) -> bool:
        return "temple" in colours(moment) and len(colours(moment)) >= 3

    game, moment = moment_where(fits)
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    t, moves = player.person.t, len(player.own_moves())
    gold = player.goods()["gold"]
    temple = colours(moment).index("temple")
    other = next(nth for nth in range(len(colours(moment))) if nth != temple)
    began(player)
    panel = player.tray.locator(".panel.offering")
    expect(panel).to_contain_text(t("web-deus-offer-first"))
    player.press_card(player.hand.nth(temple))
    player.press_card(player.hand.nth(other))
    expect(panel).to_contain_text(t("web-deus-offer-to", name=t("deus-god-jupiter"), cards=2))
    offer = player.person.get("button", t("web-deus-offer-make", cards=2), panel)
    expect(offer).to_be_disabled()
    gods = panel.get_by_role("radiogroup", name=t("web-deus-offer-stand")).get_by_role("radio")
    expect(gods).to_have_count(5)
    gods.filter(has_text=t("deus-god-neptune")).click()
    expect(panel.locator(".head")).to_contain_text("4")  # two gold for each card
    assert len(player.own_moves()) == moves, "nothing was sent yet"
    offer.click()
    player.when(lambda: len(player.own_moves()) >= moves + 4)
    hand = moment.mine().hand
    assert player.own_moves(moves)[:4] == [
        {"do": "offer", "card": hand[temple]},
        {"do": "add", "card": hand[other]},
        {"do": "done"},
        {"do": "invoke", "god": "neptune"},
    ]
    assert player.goods_at_the_end_of_the_turn()["gold"] == gold + 4


def test_the_top_card_names_the_god_and_cards_are_put_back(person: Welcome, server: Server) -> None:
    game, moment = moment_where(lambda moment: len(set(colours(moment)) - {"temple"}) >= 3)
    table, visitor = branched(server, game, moment)
    player = sit(person(lang="de"), visitor, table)
    t, hand = player.person.t, colours(moment)
    panel = player.tray.locator(".panel.offering")
    began(player)
    plain = [nth for nth, colour in enumerate(hand) if colour != "temple"]
    first = plain[0]
    second = next(nth for nth in plain if hand[nth] != hand[first])
    player.press_card(player.hand.nth(first))
    expect(panel).to_contain_text(t("deus-god-" + GODS[hand[first]]))
    player.press_card(player.hand.nth(second))
    expect(panel).to_contain_text(t("deus-god-" + GODS[hand[first]]))
    expect(player.hand.nth(second)).to_have_accessible_name(player.person.like("web-deus-hand-lies", "place"))
    # Without the top one the next names another god.
    player.press_card(player.hand.nth(first))
    expect(panel).to_contain_text(t("web-deus-offer-to", name=t("deus-god-" + GODS[hand[second]]), cards=1))
    player.person.press("web-deus-offer-all", panel)
    expect(player.person.get("button", t("web-deus-offer-make", cards=len(hand)), panel)).to_be_visible()
    player.person.press("web-deus-offer-stop", panel)
    expect(panel).to_have_count(0)
    assert player.sent() == []


def test_five_cards_for_ceres_are_five_clicks(person: Welcome, server: Server) -> None:
    def fits(moment: Moment) -> bool:
        return len(colours(moment)) == 5 and "green" in colours(moment)

    game, moment = moment_where(fits)
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    t, moves = player.person.t, len(player.own_moves())
    began(player)  # the first click
    player.press_card(player.hand.nth(colours(moment).index("green")))
    panel = player.tray.locator(".panel.offering")
    player.person.press("web-deus-offer-all", panel)
    player.press(player.person.get("button", t("web-deus-offer-make", cards=5), panel))
    player.press(player.question.locator("[data-answer=gather]:enabled"))
    player.when(lambda: sum(move["do"] == "resource" for move in player.own_moves(moves)) == 5)
