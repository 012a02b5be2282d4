"""Somebody does not come: the others let a bot play, or skip the turn; whoever comes back takes the seat again."""

import pytest
from playwright.sync_api import Locator, expect

from pantheon.client import Visitor
from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.playing import Player
from tests.server.serving import Server, seated

HASTE = {"kind": "move", "seconds": 5}  # the least


def kept_waiting(server: Server, people: int) -> tuple[str, Visitor, list[Visitor]]:
    """A table that waits for somebody who has not come: its id, he, and the others."""
    table, visitors = seated(server, people=people, clock=HASTE)
    moves = visitors[0].table(table).moves
    active = visitors[0].call("GET", f"/api/tables/{table}/positions/{moves}")["view"]["active"]
    return table, visitors.pop(active), visitors


def noted(person: Person, text: str, *facts: str) -> None:
    """The log says so."""
    lines = person.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(lines.filter(has_text=person.like(text, *facts))).not_to_have_count(0)


def seat_of(person: Person, name: str) -> Locator:
    seats = person.page.get_by_role("region", name=person.t("web-seats"))
    return seats.get_by_role("listitem").filter(has_text=name)


@pytest.mark.slow("patience is five seconds at least")
def test_a_bot_plays_until_the_player_is_back(person: Welcome, server: Server) -> None:
    table, away, others = kept_waiting(server, 3)
    name = str(away.call("GET", "/api/guests/me")["name"])
    anna = person("Anna").be(others[0]).visit(f"/table/{table}")
    boris = person("Boris", lang="de", size=PHONE).be(others[1]).visit(f"/table/{table}")

    # In time nobody may be replaced; as soon as he is late, one proposes it and the majority has to agree.
    seat = seat_of(anna, name)
    expect(seat.get_by_text(anna.t("web-away"))).to_be_visible()
    anna.press("web-propose-bot", seat)
    expect(anna.page.get_by_role("region", name=anna.t("web-ballot"))).to_be_visible()
    ballot = boris.page.get_by_role("region", name=boris.t("web-ballot"))
    expect(ballot.get_by_text(boris.t("web-ballot-bot", target=name))).to_be_visible()
    boris.press("web-yes", ballot)
    expect(seat.get_by_text(anna.t("web-stood-in"))).to_be_visible()
    expect(anna.get("button", anna.t("web-propose-bot"))).to_have_count(0)
    noted(anna, "web-note-handed", "name")
    # The bot plays his turn, so it is somebody else's.
    expect(seat).not_to_have_attribute("aria-current", "true")

    late = person("Late", lang="fr").be(away).visit(f"/table/{table}")
    late.press("web-back")
    expect(late.get("button", late.t("web-back"))).to_have_count(0)
    expect(seat.get_by_text(anna.t("web-stood-in"))).to_have_count(0)
    expect(seat.get_by_text(anna.t("web-here"))).to_be_visible()
    noted(anna, "web-note-back", "name")

    player, rest = Player(late), [Player(anna, 1), Player(boris, 2)]
    while not player.my_turn():
        for each in rest:
            if each.my_turn():
                each.play()
        late.page.wait_for_timeout(10)
    player.play()


@pytest.mark.slow("patience is five seconds at least")
def test_one_turn_is_skipped(person: Welcome, server: Server) -> None:
    table, away, others = kept_waiting(server, 2)
    anna = person("Anna").be(others[0]).visit(f"/table/{table}")
    player = Player(anna)
    expect(player.things).to_be_visible()
    assert not player.my_turn()
    anna.press("web-propose-skip")
    noted(anna, "web-note-skipped", "name")
    # A bot plays this one turn; the seat is his again without a word of his.
    player.wait_for_turn()
    noted(anna, "web-note-back", "name")
    late = person("Late").be(away).visit(f"/table/{table}")
    expect(Player(late).things).to_be_visible()
    assert late.get("button", late.t("web-back")).count() == 0
    player.turn()
    Player(late).act(1)
