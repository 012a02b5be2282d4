"""Requests that are not in order, and what needs no guest: games, health, figures."""

from typing import Any

import msgspec
import pytest

from pantheon.client import Visitor
from pantheon.games import game as game_named
from pantheon.games import names
from tests.server.serving import Server, seated
from tests.server.talking import JSON, raw, refused

BODIES = [
    ("POST", "/api/guests", {"name": "Anna"}),
    ("PATCH", "/api/guests/me", {"name": "Anna"}),
    ("POST", "/api/tables", {"game": "gods"}),
    ("POST", "/api/tables/{table}/join", {"seat": None}),
    ("POST", "/api/tables/{table}/bots", {"bot": "greedy"}),
    ("POST", "/api/tables/{table}/links", {"seat": None}),
    ("POST", "/api/games/four-gods/files/tiles", {"text": ""}),
    ("POST", "/api/records", {"record": ""}),
    ("POST", "/api/records/verify", {"record": ""}),
]
"""Every route that takes a body."""
ROUTES = [(method, path) for method, path, _ in BODIES]


@pytest.fixture(scope="module")
def anna(server: Server) -> Visitor:
    return server.visitor()


@pytest.fixture(scope="module")
def table(anna: Visitor) -> str:
    return anna.make_table("gods").id


# --- not in order ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_bodies_that_are_no_json(server: Server, anna: Visitor, table: str, method: str, path: str) -> None:
    nonsense = (b"", b"{", b"name=Anna", b"\xff\xfe\x00", b'{"name":"\xff"}', b"[" * 50_000, b"{}{}", b'{"a":NaN}')
    for body in nonsense:
        reply = raw(server, method, path.format(table=table), body, **JSON, **anna.headers())
        assert (reply.status, reply.error) == (400, "bad-request"), body[:20]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_bodies_that_are_something_else(server: Server, anna: Visitor, table: str, method: str, path: str) -> None:
    for body in (None, [], "text", 1, True, {"unknown": 1}, [{"name": "Anna"}]):
        reply = raw(server, method, path.format(table=table), msgspec.json.encode(body), **JSON, **anna.headers())
        assert (reply.status, reply.error) == (400, "bad-request"), body


@pytest.mark.parametrize(("method", "path", "good"), BODIES)
def test_fields_that_are_unknown(
    server: Server, anna: Visitor, table: str, method: str, path: str, good: dict[str, Any]
) -> None:
    body = msgspec.json.encode({**good, "surprise": 1})
    reply = raw(server, method, path.format(table=table), body, **JSON, **anna.headers())
    assert (reply.status, reply.error) == (400, "bad-request")
    assert "surprise" in reply.json["error"]["message"]


@pytest.mark.parametrize(("method", "path", "good"), BODIES)
def test_only_json_is_taken_for_json(
    server: Server, anna: Visitor, table: str, method: str, path: str, good: dict[str, Any]
) -> None:
    """A page of others can send text/plain without asking first, so it counts for nothing."""
    body = msgspec.json.encode(good)
    kinds = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "nonsense", "")
    for kind in kinds:
        reply = raw(server, method, path.format(table=table), body, content_type=kind, **anna.headers())
        assert (reply.status, reply.error) == (415, "not-json"), kind


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guests", {"name": 1}),
        ("POST", "/api/guests", {"name": "Anna", "bearer": "true"}),
        ("POST", "/api/guests", {"name": "Anna", "bearer": 1}),
        ("POST", "/api/guests", {"name": None}),
        ("POST", "/api/tables", {"game": "gods", "patience": "60"}),
        ("POST", "/api/tables", {"game": "gods", "patience": 60.5}),
        ("POST", "/api/tables", {"game": "gods", "spectators": 1}),
        ("POST", "/api/tables", {"game": "gods", "clock": None}),
        ("POST", "/api/tables", {"game": "gods", "options": {"players": 2}}),
        ("POST", "/api/tables", {"game": "gods", "options": {str(n): "" for n in range(41)}}),
        ("POST", "/api/tables/{table}/join", {"seat": "0"}),
        ("POST", "/api/tables/{table}/join", {"seat": 10**30}),
        ("POST", "/api/tables/{table}/join", {"link": 1}),
        ("POST", "/api/records", {"record": ["pantheon record 1"]}),
    ],
)
def test_values_of_another_kind(anna: Visitor, table: str, method: str, path: str, body: dict[str, Any]) -> None:
    refused(400, "bad-request", anna, method, path.format(table=table), body)


@pytest.mark.parametrize(("method", "path"), [route for route in ROUTES if "records" not in route[1]])
def test_bodies_that_are_too_big(server: Server, anna: Visitor, table: str, method: str, path: str) -> None:
    body = b'{"name": "' + b"x" * 100_000 + b'"}'
    reply = raw(server, method, path.format(table=table), body, **JSON, **anna.headers())
    assert (reply.status, reply.error) == (413, "too-big")


def test_pages_and_methods_that_are_none(server: Server) -> None:
    for path in ("/api", "/api/nothing", "/api/tables/a/b", "/api/tables/%2e%2e/x"):
        reply = raw(server, "GET", path)
        assert (reply.status, reply.error) == (404, "no-such-page"), path
    for method, path in (("PUT", "/api/guests"), ("DELETE", "/api/tables"), ("POST", "/api/health")):
        reply = raw(server, method, path)
        assert (reply.status, reply.error) == (405, "bad-request"), path


@pytest.mark.parametrize("name", ["%00", "%ff", "%E2%80%AE", "'%20OR%201=1--", "%3Cscript%3E", "x" * 40])
def test_names_of_tables_that_are_none(server: Server, name: str) -> None:
    for path in ("", "/record", "/moves", "/positions/0"):
        reply = raw(server, "GET", f"/api/tables/{name}{path}")
        assert (reply.status, reply.error) == (404, "no-such-table")


def test_a_name_that_is_too_long(server: Server) -> None:
    reply = raw(server, "GET", f"/api/tables/{'x' * 41}")
    assert (reply.status, reply.error) == (400, "bad-request")


# --- what needs no guest --------------------------------------------------------------------------------------


def test_games_with_their_options_in_three_languages(server: Server) -> None:
    heard = {
        lang: Visitor(server.address).call("GET", f"/api/games?lang={lang}") for lang in ("en", "fr", "de")
    }  # fmt: skip
    for games in heard.values():
        assert [game["name"] for game in games] == list(names())
    meanings = [[option["meaning"] for game in games for option in game["options"]] for games in heard.values()]
    assert all(len(set(words)) == 3 for words in zip(*meanings, strict=True))
    assert heard["de"] == Visitor(server.address, lang="de").call("GET", "/api/games")
    refused(400, "unknown-language", Visitor(server.address), "GET", "/api/games?lang=xx")


@pytest.mark.parametrize("name", names())
def test_one_game_and_its_schema(server: Server, name: str) -> None:
    visitor = Visitor(server.address)
    game = visitor.call("GET", f"/api/games/{name}")
    assert (game["name"], game["realtime"]) == (name, game_named(name).realtime)
    assert "players" in [option["name"] for option in game["options"]]
    chosen = {option["name"]: option["default"] for option in game["options"] if option["default"]}
    assert server.visitor().make_table(name, options=chosen).options.items() >= chosen.items()
    schema = visitor.call("GET", f"/api/games/{name}/schema")
    assert set(schema) == {"options", "view", "actions", "parts"}
    for path in ("", "/schema"):
        refused(404, "unknown-game", visitor, "GET", f"/api/games/chess{path}")


def test_health_and_figures(server: Server) -> None:
    seated(server)
    health = Visitor(server.address).call("GET", "/api/health")
    assert health["status"] == "ok"
    assert health["tables"] >= 1
    figures = raw(server, "GET", "/metrics")
    assert figures.headers.get_content_type() == "text/plain"
    assert "pantheon_entries_total" in figures.body.decode()
