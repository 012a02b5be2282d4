"""Whole games against bots, to the scoring and its explanation: with every number of seats, in every variant."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from pantheon.games.deus.options import DeusOptions
from tests.browser.beside import played_out
from tests.browser.boxes import watch_boxes
from tests.browser.browsing import PHONE
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, arrived, sit
from tests.browser.deus.staging import branched, late, moment_where, with_bots
from tests.browser.forms import Form
from tests.server.serving import Server, seated

CARDS = files("pantheon.games.deus").joinpath("cards.toml").read_text(encoding="utf-8")
ALL_AT_ONCE = {"start": "chosen", "pieces": "7", "places": "0/0,1/0,0/1,-1/1", "joker": "yes"}
VARIANTS = [
    {"start": "chosen", "pieces": "7"},
    {"shape": "line"},
    {"shape": "block"},
    {"shape": "ring"},
    {"places": "0/0,1/0,0/1,-1/1"},
    {"joker": "yes"},
    {"vp": "open"},
]


def explained(player: Player, server: Server, table: str) -> None:
    """The scoring is shown step by step, with regions lit for temples, and ends with what the record says."""
    person, show = player.person, player.show()
    expect(show).to_be_visible()
    scores = player.told["scores"]
    items = [item for score in scores for item in score["items"]]
    temples = [item for item in items if item["text"] == "deus-score-temple"]
    majorities = [item for item in items if item["text"] == "deus-score-majority"]
    pause = person.get("button", person.t("web-show-pause"), show)
    if pause.count() > 0:
        player.press(pause)
    back = person.get("button", person.t("web-show-back"), show)
    while back.is_enabled():
        player.press(back)
    lit = player.world.locator("path.lit:not(.dark)")
    steps, seen = 2 + len(temples) + bool(majorities), 0
    assert steps > 2, "there is something to explain"
    for step in range(1, steps + 1):
        expect(show.get_by_text(f"{step}/{steps}", exact=True)).to_be_visible()
        if 1 < step <= 1 + len(temples):
            cells = temples[step - 2]["cells"]
            expect(lit).to_have_count(len(cells))
            seen += len(cells)
        else:
            expect(lit).to_have_count(0)
        if majorities and step == steps - 1:
            expect(show.get_by_role("heading")).to_have_text(person.t("web-deus-show-majorities"))
            expect(show.locator("ul li")).to_have_count(len(majorities))
        if step < steps:
            person.press("web-show-next", show)
    assert not temples or seen > 0
    for score in scores:
        expect(show.locator("ol li b").nth(score["seat"])).to_have_text(str(score["points"]))
    person.press("web-show-done", show)
    expect(show).to_have_count(0)
    expect(player.page.get_by_text(person.t("web-ended-finished"), exact=True).first).to_be_visible()
    record = server.visitor("Reader").record(table)
    for points in re.findall(r"^score \w+ (-?\d+) place", record, re.MULTILINE):
        words = person.t("web-points", points=int(points))
        expect(player.page.get_by_text(words, exact=True).first).to_be_visible()


@pytest.mark.extended("the variants begin games in the browser, test_the_last_rounds ends one")
@pytest.mark.slow("a whole game, every move of it in the browser")
def test_a_game_from_the_first_to_the_last_move(person: Welcome, server: Server) -> None:
    table, visitor = with_bots(server)
    player = sit(person(), visitor, table, 3)
    player.play_out()
    own = player.own_moves()
    assert len(own) > 30
    assert {"build", "place", "offer", "done"} <= {move["do"] for move in own}
    explained(player, server, table)


@pytest.mark.extended("test_panels looks at every panel; these come and go as a whole game has them")
@pytest.mark.slow("a whole game in two browsers")
def test_no_words_are_cut_while_two_browsers_and_a_bot_play(person: Welcome, server: Server) -> None:
    table, visitors = seated(server, "deus", 2, bots=1)
    people = person("Anna", lang="fr"), person("Boris", lang="de", size=PHONE)
    players = [sit(one, visitor, table, nth) for nth, (one, visitor) in enumerate(zip(people, visitors, strict=True))]
    for one in people:
        watch_boxes(one)
    while not players[0].over():
        for player in players:
            if player.ready():
                player.play()
        players[0].page.wait_for_timeout(15)
    for player in players:
        expect(player.show()).to_be_visible()


_MORE = pytest.mark.extended("two seats end a game; test_screens has more seats and a phone")


@pytest.mark.slow("the last rounds of a game, every move in the browser")
@pytest.mark.parametrize("players", [2, pytest.param(3, marks=_MORE), pytest.param(4, marks=_MORE)])
def test_the_last_rounds(person: Welcome, server: Server, players: int) -> None:
    game, moment = moment_where(late, players=players)
    table, visitor = branched(server, game, moment)
    how = {"size": PHONE, "lang": "de"} if players == 3 else {"lang": "fr"} if players == 4 else {}
    player = sit(person("Anna", **how), visitor, table, players)
    before = len(player.own_moves())
    player.play_out()
    assert player.own_moves(before), "he did something"
    explained(player, server, table)


_ALONE = pytest.mark.extended(
    "one game has a chosen start, an own map and jokers at once; test_points has open points"
)


@pytest.mark.slow("a game to its end, and its scoring is gone through")
@pytest.mark.parametrize(
    "options",
    [ALL_AT_ONCE, *(pytest.param(options, marks=_ALONE) for options in VARIANTS)],
    ids=lambda options: "-".join(options.values()),
)
def test_a_game_in_every_variant(person: Welcome, server: Server, options: dict[str, str]) -> None:
    players = 3 if options.get("shape") in ("block", "ring") else 2  # fewer make no ring, and no other block
    table, visitor = with_bots(server, players, **options)
    player = sit(person(), visitor, table, 5)
    if "places" in options:
        own_shape(player, options["places"])
    if "start" in options:
        secret_start(player)
    for _ in range(3):
        player.play()
    if "joker" in options:
        lay_joker(player)
    assert player.own_moves()
    played_out(table, [visitor])
    player.when(player.over)
    explained(player, server, table)


def own_shape(player: Player, places: str) -> None:
    """The regions lie where somebody has laid the tiles."""
    atlas = DeusOptions(players=2, places=tuple(places.split(","))).atlas
    cells = player.regions.evaluate_all("all => all.map(one => one.dataset.cell)")
    assert sorted(cells) == sorted(f"{q},{r}" for q, r in atlas.cells)


def secret_start(player: Player) -> None:
    """Seven pieces, other ones than those that are proposed."""
    person, tray = player.person, player.tray
    player.when(player.ready)
    assert player.due() == "start"
    unit, ship = person.t("deus-piece-unit"), person.t("deus-piece-ship")
    begin = person.get("button", person.t("web-deus-start-done"), tray)
    expect(begin).to_be_enabled()
    while tray.get_by_role("group", name=unit, exact=True).locator("output").inner_text() != "0":
        person.press("web-deus-start-less", tray, what=unit)
    expect(begin).to_have_count(0)
    more = person.get("button", person.t("web-deus-start-more", what=ship), tray)
    while begin.count() == 0:
        more.click()
    expect(more).to_be_disabled()
    begin.click()
    player.when(lambda: player.view["phase"] == "play")
    assert player.own_moves()[0]["unit"] == 0
    board = player.seat["board"]
    assert (board["unit"], sum(board.values())) == (0, 7)


def lay_joker(player: Player) -> None:
    """A card face down, as soon as it can be paid."""
    person = player.person
    while not any(action["do"] == "joker" for action in player.legal):
        player.play()
        player.when(lambda: player.ready() or player.over())
        assert not player.over()
    card = next(action["card"] for action in player.legal if action["do"] == "joker")
    player.when(player.ready)
    player.press_card(player.card(card))
    person.press("web-deus-joker", player.tray)
    player.tray.get_by_role("group", name=person.t("web-deus-joker-where")).get_by_role("button").first.click()
    lay = player.confirming("web-deus-joker-lay")
    player.when(lambda: lay.count() == 1 and (lay.is_enabled() or player.glowing.count() > 0))
    if not lay.is_enabled():
        player.put(*next(iter(player.open_cells().values())))
    lay.click()
    player.when(lambda: player.seat["joker_used"])
    laid = [laid for column in player.seat["columns"].values() for laid in column if laid["joker"]]
    assert [one["card"] for one in laid] == [card]


@pytest.mark.extended("test_new_table brings a deck from a file, test_secrets plays with an own one")
def test_an_own_deck_from_a_file(person: Welcome, server: Server) -> None:
    anna = person()
    form = Form(anna, "Deus")
    form.players(2)
    form.dialog.get_by_text(anna.t("web-new-more"), exact=True).click()
    place = anna.get("group", anna.t("web-file-deck"), form.dialog)
    form.bring("wrong.toml", CARDS.replace('"B01"', '"B02"', 1).encode())
    expect(place.get_by_role("alert")).to_contain_text("wrong.toml")
    anna.was_refused()
    form.bring("mine.toml", CARDS.replace('"B01"', '"OWN1"', 1).replace('"T01"', '"OWN2"', 1).encode())
    expect(place.get_by_role("status")).to_contain_text("mine.toml")
    form.make()
    table = anna.at_table()
    anna.press("web-fill")
    anna.page.get_by_role("combobox", name=anna.like("web-pace-change", "name", whole=True)).select_option("frantic")
    anna.press("web-start")
    player = arrived(anna)
    for _ in range(3):
        player.play()
    words = {word.split(":")[0] for word in player.view["options"]["deck"]}
    assert {"OWN1", "OWN2"} <= words
    assert not {"B01", "T01"} & words
    played_out(table, [anna.visitor()])
    player.when(player.over)
    explained(player, server, table)
