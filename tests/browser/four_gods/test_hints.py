"""A hint in real time: what a good bot would do now is marked and said, until something is done."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import begun
from tests.browser.four_gods.playing import ONE_EACH, Player
from tests.server.serving import Server
from tests.server.wire import Message


def hinted(player: Player) -> Message:
    """What the table has answered last."""
    answers = [message for message in map(json.loads, player.person.frames) if message["type"] == "hinted"]
    action: Message = answers[-1]["action"]
    return action


def test_a_hint_is_marked_said_and_followed(person: Welcome, server: Server) -> None:
    player = begun(person(), server, ["highlight"], **ONE_EACH)
    mark = player.world.locator("circle.hinted")
    hint = player.person.get("button", player.person.t("web-hint"))
    player.press(hint)
    expect(mark).to_have_count(1)
    action = hinted(player)
    assert action["do"] == "place"  # with two tiles in hand and four corners free
    x, y = player.at(mark)
    box = player.cell(action["cell"]).bounding_box()
    assert box is not None
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]
    said = player.page.get_by_test_id("announced")
    expect(said).to_have_text(player.person.like("web-hinted", "words", whole=True))

    player.page.keyboard.press("q" if action["hand"] == "left" else "e")
    player.press(player.cell(action["cell"]))
    assert player.did("place")["cell"] == action["cell"]
    expect(mark).to_have_count(0)

    # With empty hands it is the bag, and a key asks as well.
    while any(player.seat["hands"]):
        player.discard(player.free_slot())
    player.page.keyboard.press("h")
    bag = player.page.locator("[data-draw].hinted")
    expect(bag).to_have_count(1)
    assert hinted(player) == {"do": "draw", "count": int(bag.get_attribute("data-draw") or 0)}
    player.press(bag)
    player.did("draw")
    expect(bag).to_have_count(0)
