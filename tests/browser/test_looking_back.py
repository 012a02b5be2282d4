"""Looking back: every position has an address; records, what-ifs, what was drawn, and the next game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from tests.browser.browsing import PHONE, Person
from tests.browser.conftest import Welcome
from tests.browser.playing import Player, against_bots, finished
from tests.server.serving import Server

RECORD = Path(__file__).parents[2] / "fixtures" / "records" / "gods" / "two-players.record"
# As a file manager does it: the page gets a file and nothing else.
DROP = """text => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], "game.record", { type: "text/plain" }));
  for (const type of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def looking_at(person: Person, move: int, moves: int) -> None:
    expect(person.page.get_by_text(person.t("web-looking", move=move, moves=moves))).to_be_visible()
    expect(person.page).to_have_url(re.compile(f"/move/{move}$"))


@pytest.mark.slow("a finished game is opened at several moves")
def test_every_position_of_a_game_has_an_address(person: Welcome, server: Server) -> None:
    table, visitors = finished(server)
    moves = visitors[0].table(table).moves
    anna = person("Anna").visit(f"/table/{table}/move/2")
    looking_at(anna, 2, moves)
    hexes = Player(anna).hexes
    expect(hexes).to_have_count(2)  # the two temples

    anna.page.keyboard.press("Shift+ArrowRight")
    looking_at(anna, 3, moves)
    anna.page.keyboard.press("Shift+ArrowLeft")
    anna.page.keyboard.press("Shift+ArrowLeft")
    looking_at(anna, 1, moves)
    expect(hexes).to_have_count(1)
    # The game begins after the deal; who wants to see that, too, goes on.
    told = visitors[0].call("GET", f"/api/tables/{table}/moves")
    deal = next(at for at, move in enumerate(told) if move["what"]["seat"] is not None)
    anna.page.keyboard.press("Home")
    looking_at(anna, deal, moves)
    anna.page.keyboard.press("Home")
    looking_at(anna, 0, moves)
    expect(hexes).to_have_count(0)
    # From turn to turn, and from round to round; it is remembered.
    seats = [move["what"]["seat"] for move in told]
    first = seats[deal]
    second = next(at for at in range(deal, moves) if seats[at] not in (first, None))
    again = next(at for at in range(second, moves) if seats[at] == first)
    anna.page.keyboard.press("ArrowRight")
    looking_at(anna, deal, moves)
    anna.page.keyboard.press("ArrowRight")
    looking_at(anna, second, moves)
    anna.page.keyboard.press("ArrowRight")
    looking_at(anna, again, moves)
    anna.get("radio", anna.t("web-step-round")).click()
    anna.visit(f"/table/{table}/move/{deal}")
    looking_at(anna, deal, moves)
    anna.press("web-next", unit="round")
    looking_at(anna, again, moves)
    anna.press("web-to-end")
    expect(anna.page).to_have_url(re.compile(f"/table/{table}$"))
    anna.page.go_back()

    # Whoever gets the link sees the same, on a phone and in his language, too.
    anna.visit(f"/table/{table}/move/9")
    looking_at(anna, 9, moves)
    anna.press("web-copy-position")
    link = anna.page.evaluate("() => navigator.clipboard.readText()")
    boris = person("Boris", lang="de", size=PHONE).visit(link)
    looking_at(boris, 9, moves)
    assert boris.scrolls() == (False, False)


@pytest.mark.slow("a game is played, and looked back at")
def test_a_player_looks_back_during_the_game(person: Welcome) -> None:
    anna = person()
    player = against_bots(anna)
    player.act()
    player.wait_for_turn()
    count = player.hexes.count()
    anna.press("web-previous", unit="turn")
    expect(anna.page.get_by_role("complementary", name=anna.t("web-look-back"))).to_be_visible()
    line = anna.page.get_by_role("tabpanel").get_by_role("button").nth(5)
    line.hover()
    line.click()
    expect(anna.page).to_have_url(re.compile(r"/move/6$"))
    anna.page.keyboard.press("Escape")
    expect(player.hexes).to_have_count(count)
    player.act()
    # As long as it is played a game keeps its seed.
    assert anna.get("button", anna.t("web-verify")).count() == 0


def test_a_record_that_is_dropped_opens_as_a_replay(person: Welcome) -> None:
    anna = person().visit()
    expect(anna.get("button", anna.t("web-home-play-bots"), anna.card())).to_be_visible()
    text = RECORD.read_text(encoding="utf-8")
    anna.page.evaluate(DROP, text)
    anna.at_table()
    record = read_record(text)
    expect(anna.get("tab", anna.t("web-tab-result"))).to_be_visible()
    anna.press("web-look-back")
    deal = next(at for at, move in enumerate(record.moves) if move.seat is not None)
    looking_at(anna, deal, len(record.moves))
    anna.page.keyboard.press("Shift+ArrowRight")
    looking_at(anna, deal + 1, len(record.moves))
    anna.get("tab", anna.t("web-tab-log")).click()
    expect(anna.page.get_by_role("tabpanel").get_by_role("button")).to_have_count(len(record.moves))


# What is done to a record, what the house says about it, and the facts of that.
BROKEN = {
    "no record": ("pantheon record 2", "something else", "record-foreign", ("line", "expected")),
    "cut off": (r"(?s)\n20 .*", "\n", "record-truncated", ("line", "expected")),
    "another draw": ("chance draw desert", "chance draw violet", "record-draw", ("line", "move", "right")),
    "a better score": ("score crimson 12", "score crimson 13", "record-score", ("line", "right", "found")),
}


def test_a_broken_record_is_refused_in_words(person: Welcome) -> None:
    text = RECORD.read_text(encoding="utf-8")
    anna = person(lang="fr").visit()
    expect(anna.get("button", anna.t("web-home-play-bots"), anna.card())).to_be_visible()
    alert = anna.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    for old, new, words, facts in BROKEN.values():
        broken = re.sub(old, new, text, count=1)
        assert broken != text
        anna.page.evaluate(DROP, broken)
        expect(alert).to_have_text(anna.like(words, *facts))
        anna.was_refused()
        expect(anna.page).to_have_url(re.compile("/$"))
        anna.press("web-home-close", alert)
        expect(alert).to_have_count(0)
    # The right one still opens.
    anna.page.evaluate(DROP, text)
    anna.at_table()


@pytest.mark.slow("a game is played, looked back at and played on")
def test_what_if_plays_on_from_the_past_against_bots(person: Welcome, server: Server) -> None:
    table, _ = finished(server)
    anna = person("Anna").visit(f"/table/{table}/move/9")
    anna.press("web-what-if")
    anna.page.get_by_role("button", name=anna.like("web-what-if-seat", "name")).first.click()
    anna.page.wait_for_url(lambda url: table not in url)
    player = Player(anna)
    player.act()
    expect(anna.page.get_by_role("tabpanel").get_by_role("button").nth(9)).to_be_visible()


def test_the_result_is_explained_and_handed_out(person: Welcome, server: Server) -> None:
    table, visitors = finished(server, people=3)
    record = visitors[0].record(table)
    anna = person("Anna").be(visitors[0]).visit(f"/table/{table}")
    panel = anna.page.get_by_role("tabpanel")
    scores = re.findall(r"^score \w+ (\d+) place", record, re.MULTILINE)
    assert len(scores) == 3
    for points in scores:
        expect(panel.get_by_text(anna.t("web-points", points=int(points)), exact=True).first).to_be_visible()
    with anna.page.expect_download() as loaded:
        anna.press("web-download", panel)
    assert Path(loaded.value.path()).read_text(encoding="utf-8") == record


CHOSEN = "anything I like"
VERDICT = ("web-verified-result", "web-verified-commitment", "web-verified-no-seed", "web-verified-chosen")


def verified(person: Person, text: str) -> set[str]:
    """Verify the draws: which sentences are said, besides the numbers of moves and draws."""
    person.press("web-verify")
    verdict = verify(read_record(text))
    panel = person.page.get_by_role("tabpanel")
    expect(panel.get_by_text(person.t("web-verified-moves", moves=verdict.moves))).to_be_visible()
    draws = panel.get_by_text(person.t("web-verified-draws", draws=verdict.draws))
    expect(draws).to_have_count(1 if verdict.draws else 0)
    return {words for words in VERDICT if panel.get_by_text(person.t(words), exact=True).count() == 1}


def test_the_draws_of_a_game_are_proven(person: Welcome, server: Server) -> None:
    table, visitors = finished(server)
    anna = person("Anna").be(visitors[0]).visit(f"/table/{table}")
    said = verified(anna, visitors[0].record(table))
    assert said == {"web-verified-result", "web-verified-commitment"}
    # The promise itself is shown, so that it can be compared with what was written down before the start.
    expect(anna.page.get_by_role("tabpanel").get_by_text(str(visitors[0].table(table).commitment))).to_be_visible()


def test_a_chosen_seed_proves_nothing(person: Welcome, server: Server) -> None:
    table, visitors = finished(server, seed=CHOSEN)
    boris = person("Boris", lang="de").be(visitors[1]).visit(f"/table/{table}")
    said = verified(boris, visitors[1].record(table))
    assert said == {"web-verified-result", "web-verified-commitment", "web-verified-chosen"}
    expect(boris.page.get_by_text(str(visitors[1].table(table).commitment))).to_have_count(0)


def test_a_rematch_seats_the_same_people(person: Welcome, server: Server) -> None:
    table, visitors = finished(server, seed=CHOSEN)
    anna = person("Anna").be(visitors[0]).visit(f"/table/{table}")
    boris = person("Boris").be(visitors[1]).visit(f"/table/{table}")
    anna.press("web-rematch")
    anna.page.wait_for_url(lambda url: table not in url)
    boris.press("web-rematch-go")
    boris.page.wait_for_url(lambda url: table not in url)
    assert boris.at_table() == anna.at_table()
