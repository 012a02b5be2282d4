"""Options that come from files: what the server reads in them, and what it says of those that cannot be used."""

from importlib.resources import files

import pytest

from pantheon.client import Visitor
from tests.server.serving import Server
from tests.server.talking import refused

TILES = files("pantheon.games.four_gods").joinpath("tiles.toml").read_text(encoding="utf-8")
DECK = files("pantheon.games.deus").joinpath("cards.toml").read_text(encoding="utf-8")
ENDLESS = {
    "lists": ("tiles = " + "[" * 20_000, "toml-deep"),
    "fields": ("tiles = " + "{a=" * 10_000, "toml-deep"),
    "keys": ("a" + ".a" * 24_000 + " = 1", "toml-deep"),
    "digits": ("tiles = " + "9" * 20_000, "file-nonsense"),
    "hexadecimal digits": ("tiles = [{number = 0x" + "f" * 20_000 + ', faces = ["SSSS", "PPFM"]}]', "tiles-number"),
    "numbers of a card": ("[[cards]]\nid = 0x" + "f" * 20_000, "file-nonsense"),
}


@pytest.mark.parametrize(("game", "option", "text"), [("four-gods", "tiles", TILES), ("deus", "deck", DECK)])
def test_a_file_becomes_an_option_of_a_table(server: Server, game: str, option: str, text: str) -> None:
    anna = server.visitor()
    read = anna.call("POST", f"/api/games/{game}/files/{option}", {"text": text})
    assert read["count"] == len(read["words"].split(","))
    table = anna.make_table(game, options={option: read["words"]})
    assert table.options[option] == read["words"]
    listed = next(one for one in anna.call("GET", "/api/tables/mine") if one["id"] == table.id)
    assert option not in listed["options"], "a list is read by everybody, all the time"
    assert listed["options"]["players"] == table.options["players"]


def test_games_say_which_options_come_from_files(server: Server) -> None:
    games = Visitor(server.address).call("GET", "/api/games")
    found = {(game["name"], option["name"]) for game in games for option in game["options"] if option["file"]}
    assert found == {("four-gods", "tiles"), ("deus", "deck")}


@pytest.mark.parametrize(
    ("was", "becomes", "text", "line"),
    [
        ('"SSSS", "PPFM"', '"SSSX", "PPFM"', "tiles-letters", 11),
        ("number = 2,", "number = 1,", "tiles-twice", 12),
        ("number = 1,", "number = 1000000,", "tiles-number", 11),
        ("tiles = [", "tiles = ", "no-toml", 10),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_its_line(
    server: Server, was: str, becomes: str, text: str, line: int
) -> None:
    wrong = TILES.replace(was, becomes, 1)
    assert wrong != TILES
    error = refused(400, text, server.visitor(), "POST", "/api/games/four-gods/files/tiles", {"text": wrong})
    assert error.facts["line"] == line


def test_the_reason_comes_in_the_readers_language(server: Server) -> None:
    visitor = server.visitor(lang="de")
    error = refused(400, "tiles-no-list", visitor, "POST", "/api/games/four-gods/files/tiles", {"text": ""})
    assert error.message.startswith("Zeile 1:")


@pytest.mark.parametrize("what", ENDLESS)
def test_files_without_end_are_refused(server: Server, what: str) -> None:
    text, problem = ENDLESS[what]
    game, option = ("deus", "deck") if "cards" in text else ("four-gods", "tiles")
    refused(400, problem, server.visitor(), "POST", f"/api/games/{game}/files/{option}", {"text": text})


def test_files_that_are_too_long_are_refused(server: Server) -> None:
    anna = server.visitor()
    refused(400, "bad-request", anna, "POST", "/api/games/deus/files/deck", {"text": "#" * 50_001})
    refused(413, "too-big", anna, "POST", "/api/games/deus/files/deck", {"text": "#" * 70_000})


def test_only_some_options_come_from_files(server: Server) -> None:
    anna = server.visitor()
    for game, option in (("four-gods", "players"), ("four-gods", "deck"), ("gods", "tiles")):
        refused(404, "no-file-option", anna, "POST", f"/api/games/{game}/files/{option}", {"text": ""})
    refused(404, "unknown-game", anna, "POST", "/api/games/chess/files/tiles", {"text": ""})
