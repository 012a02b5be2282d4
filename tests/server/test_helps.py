"""What a table shows its players beyond the rules: agreed on beforehand, told to all, kept for the next game."""

import asyncio
from typing import Any

import msgspec
import pytest

from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import journal as j
from pantheon.server.facts import table_info
from pantheon.server.settings import Settings, settle
from pantheon.server.table import load
from tests.server.serving import Server, seated
from tests.server.tables import entries, made, reloaded
from tests.server.talking import refused
from tests.server.wire import wired

ALL = ["highlight", "kingdoms", "search"]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_game_names_its_helps_and_says_what_they_are(server: Server, lang: str) -> None:
    for name in names():
        told = server.visitor().call("GET", f"/api/games/{name}?lang={lang}")["helps"]
        assert [it["name"] for it in told] == list(game_named(name).helps)
        assert all(it["meaning"] and it["meaning"] != it["name"] for it in told)
    meanings = {it["meaning"] for lang in ("en", "fr", "de") for it in game_info(server, lang)}
    assert len(meanings) == 3 * len(ALL), "each in its own language"


def game_info(server: Server, lang: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.visitor().call("GET", f"/api/games/four-gods?lang={lang}")["helps"]
    return found


@pytest.mark.parametrize(
    ("wanted", "agreed"),
    [
        ({}, ALL),
        ({"helps": None}, ALL),
        ({"helps": []}, []),
        ({"helps": ["search"]}, ["search"]),
        ({"helps": ["search", "highlight", "search"]}, ["highlight", "search"]),
    ],
    ids=str,
)
def test_a_table_has_all_helps_or_those_that_were_chosen(
    server: Server, wanted: dict[str, Any], agreed: list[str]
) -> None:
    """Everybody is told: in the list, at the table, over the socket."""
    owner = server.visitor()
    table = owner.call("POST", "/api/tables", {"game": "four-gods", **wanted})
    assert table["helps"] == agreed
    assert list(owner.table(table["id"]).helps) == agreed

    async def look() -> None:
        async with wired(server.visitor("Cleo"), table["id"]) as wire:
            assert wire.picture["table"]["helps"] == agreed

    asyncio.run(look())


@pytest.mark.parametrize(
    ("game", "helps", "name", "known"),
    [
        ("four-gods", ["oracle"], "oracle", ", ".join(ALL)),
        ("four-gods", ["highlight", "Search"], "Search", ", ".join(ALL)),
        ("gods", ["highlight"], "highlight", None),
    ],
)
def test_an_unknown_help_is_refused_with_those_there_are(
    server: Server, game: str, helps: list[str], name: str, known: str | None
) -> None:
    owner = server.visitor()
    error = refused(400, "unknown-help", owner, "POST", "/api/tables", {"game": game, "helps": helps})
    expected = known if known is not None else ", ".join(game_named(game).helps) or "-"
    assert error.facts == {"name": name, "known": expected}
    assert expected in error.message
    assert owner.call("GET", "/api/tables/mine") == []


@pytest.mark.parametrize("helps", ["highlight", [7], [["search"]], ["x" * 41], ["search"] * 21])
def test_helps_are_a_short_list_of_names(server: Server, helps: Any) -> None:
    body = {"game": "four-gods", "helps": helps}
    refused(400, "bad-request", server.visitor(), "POST", "/api/tables", body)


def test_a_rematch_and_a_branch_keep_them(server: Server) -> None:
    table, visitors = seated(server, "four-gods", helps=["kingdoms"])

    async def leave() -> None:
        for visitor in visitors:
            async with wired(visitor, table) as wire:
                assert (await wire.command("resign"))["type"] == "done"

    asyncio.run(leave())
    assert visitors[0].call("POST", f"/api/tables/{table}/rematch")["helps"] == ["kingdoms"]
    branch = {"move": 0, "seat": 0, "bot": "greedy", "level": "steady"}
    assert visitors[1].call("POST", f"/api/tables/{table}/branch", branch)["table"]["helps"] == ["kingdoms"]
    text = visitors[0].record(table)
    assert "kingdoms" not in text, "a record knows the rules alone"
    assert visitors[0].call("POST", "/api/records", {"record": text})["helps"] == ALL


def test_helps_survive_a_restart() -> None:
    table = made("four-gods", helps=("search",))
    assert table_info(reloaded(table)).helps == table_info(table).helps == ("search",)


def test_a_table_from_before_there_were_helps_has_all_of_them() -> None:
    """As if nobody had said anything."""
    table = made("four-gods")
    (first,) = entries(table)
    created = j.happening_of(first)
    assert isinstance(created, j.Created)
    old = msgspec.structs.replace(created, settings=msgspec.structs.replace(created.settings, helps=None))
    log = [j.entry_of(old, first.n, first.at)]
    assert list(table_info(load("table", log)).helps) == ALL


def test_settling_twice_changes_nothing() -> None:
    for game in names():
        once = settle(Settings(game=game, helps=game_named(game).helps[:1]))[2]
        assert settle(once)[2] == once
