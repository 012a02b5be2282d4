"""Guests over HTTP: names, cookies, tokens, origins, languages."""

import asyncio
from contextlib import suppress
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pantheon.client import LiveTable, Visitor
from pantheon.server import messages as m
from pantheon.server.app import HEADERS
from pantheon.server.identity import COOKIE
from tests.server.serving import Server, seated, serving
from tests.server.talking import JSON, Reply, hear, hello, raw, refused


def arrive(server: Server, name: str = "Anna", **more: Any) -> Reply:
    return raw(server, "POST", "/api/guests", msgspec.json.encode({"name": name, **more}), **JSON)


# --- who is who -----------------------------------------------------------------------------------------------


def test_a_browser_gets_a_cookie_that_no_script_can_read(server: Server) -> None:
    reply = arrive(server)
    cookie = SimpleCookie(reply.headers["set-cookie"])[COOKIE]
    assert reply.status == 201
    assert (cookie["httponly"], cookie["samesite"].lower(), cookie["path"]) == (True, "strict", "/")
    assert not cookie["secure"]
    assert reply.json["token"] is None
    assert cookie.value not in reply.body.decode()
    me = raw(server, "GET", "/api/guests/me", cookie=f"{COOKIE}={cookie.value}")
    assert me.json == {"id": reply.json["id"], "name": "Anna", "token": None}


def test_behind_tls_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with serving(tmp_path, secure=True) as server:
        assert SimpleCookie(arrive(server).headers["set-cookie"])[COOKIE]["secure"]


def test_a_program_gets_a_token_and_no_cookie(server: Server) -> None:
    reply = arrive(server, bearer=True)
    assert "set-cookie" not in reply.headers
    assert len(reply.json["token"]) >= 40
    visitor = Visitor(server.address, reply.json["token"])
    assert visitor.call("GET", "/api/guests/me") == {"id": reply.json["id"], "name": "Anna", "token": None}


def test_two_guests_of_one_name_are_two(server: Server) -> None:
    one, two = arrive(server, bearer=True).json, arrive(server, bearer=True).json
    assert one["id"] != two["id"]
    assert one["token"] != two["token"]


@pytest.mark.parametrize("token", ["", "nonsense", "x" * 5000, "\xe9\xe9", "Bearer", "a b"])
def test_a_wrong_token_is_nobody(server: Server, token: str) -> None:
    reply = raw(server, "GET", "/api/guests/me", authorization=f"Bearer {token}")
    assert (reply.status, reply.error) == (401, "no-guest")


def test_a_wrong_token_counts_even_beside_a_good_cookie(server: Server) -> None:
    """Who shows a token means it: nobody acts as somebody else by mistake."""
    good = arrive(server, bearer=True).json["token"]
    reply = raw(server, "GET", "/api/guests/me", authorization="Bearer nonsense", cookie=f"{COOKIE}={good}")
    assert (reply.status, reply.error) == (401, "no-guest")


@pytest.mark.parametrize("cookie", ["", "=", ";;;", f"{COOKIE}=", f"{COOKIE}=nonsense", f"{COOKIE}={'x' * 4000}"])
def test_a_wrong_cookie_is_nobody(server: Server, cookie: str) -> None:
    """To ask who one is, as every page does, is no mistake; to do something as nobody is one."""
    reply = raw(server, "GET", "/api/guests/me", cookie=cookie)
    assert (reply.status, reply.json) == (200, None)
    reply = raw(server, "PATCH", "/api/guests/me", b'{"name": "Anna"}', cookie=cookie, **JSON)
    assert (reply.status, reply.error) == (401, "no-guest")


def test_who_is_nobody_yet_is_told_so(server: Server) -> None:
    reply = raw(server, "GET", "/api/guests/me")
    assert (reply.status, reply.json) == (200, None)


def test_an_id_is_no_secret_and_opens_nothing(server: Server) -> None:
    identity = server.visitor().call("GET", "/api/guests/me")["id"]
    refused(401, "no-guest", Visitor(server.address, identity), "GET", "/api/guests/me")


def test_another_name(server: Server) -> None:
    anna = server.visitor()
    table = anna.make_table("gods", options={"players": "2"})
    anna.join(table.id)
    assert anna.call("PATCH", "/api/guests/me", {"name": "Berta"})["name"] == "Berta"
    assert anna.call("GET", "/api/guests/me")["name"] == "Berta"
    assert anna.table(table.id).seats[0].who == "Anna"  # a seat keeps the name it was taken with
    refused(400, "empty-text", anna, "PATCH", "/api/guests/me", {"name": " "})
    refused(401, "no-guest", Visitor(server.address), "PATCH", "/api/guests/me", {"name": "Berta"})


# --- names ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Anna \t und\nBerta ", "Anna und Berta"),
        ("A\u0000n\u0007n\u001b[31ma\u007f\u0085", "Ann[31ma"),
        ("\u202eannA\u202c \u2066x\u2069", "annA x"),
        ("<script>alert('1')</script>", "<script>alert('1')</script>"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("a\u2028b", "a b"),
        ("שלום", "שלום"),
        ("x" * 60, "x" * 60),
    ],
)
def test_names_are_one_line_of_plain_text(server: Server, name: str, kept: str) -> None:
    reply = arrive(server, name)
    assert reply.json["name"] == kept
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("name", "text"), [("", "empty-text"), (" \u202e\u0000\n", "empty-text"), ("x" * 61, "bad-request")]
)
def test_names_that_are_none(server: Server, name: str, text: str) -> None:
    reply = arrive(server, name)
    assert (reply.status, reply.error) == (400, text)


def test_the_name_of_a_table_is_one_line_of_plain_text_too(server: Server) -> None:
    named = server.visitor().make_table("gods", name=" <b>Fri\u0000day\u202e\n night ")
    assert named.name == "<b>Friday night"
    assert server.visitor().make_table("gods", name="").name == ""


def test_chat_is_one_line_of_plain_text_too(server: Server) -> None:
    table, (anna, otto) = seated(server)
    said = "<img src=x onerror=alert(1)>\u202e \u0007hi\n\tthere"

    async def go() -> Any:
        async with LiveTable(otto, table) as other, LiveTable(anna, table) as live:
            heard: list[Any] = []
            other.on_message = heard.append
            number = await live.command(m.Say, text=said)
            await other.until(lambda talk: talk.n is not None and talk.n >= number)
            return [event.what for news in heard if isinstance(news, m.News) for event in news.events]

    text = "<img src=x onerror=alert(1)> hi there"
    speaker = anna.call("GET", "/api/guests/me")["id"]
    assert asyncio.run(go()) == [m.Talk(seat=0, guest=speaker, name="Player 0", text=text)]


# --- origins --------------------------------------------------------------------------------------------------


FOREIGN = ("http://evil.example", "null", "http://127.0.0.1:1", "http://[", "//", "x" * 5000)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guests", b'{"name": "Anna"}'),
        ("PATCH", "/api/guests/me", b'{"name": "Anna"}'),
        ("POST", "/api/tables", b'{"game": "gods"}'),
        ("POST", "/api/tables/nowhere/start", None),
        ("POST", "/api/tables/nowhere/join", b"{}"),
        ("DELETE", "/api/tables/nowhere/seats/0", None),
        ("POST", "/api/records", b'{"record": ""}'),
        ("POST", "/api/records/verify", b'{"record": ""}'),
    ],
)
def test_other_pages_may_change_nothing(server: Server, method: str, path: str, body: bytes | None) -> None:
    token = server.visitor().token
    for origin in FOREIGN:
        reply = raw(server, method, path, body, origin=origin, cookie=f"{COOKIE}={token}", **JSON)
        assert (reply.status, reply.error) == (403, "foreign-origin"), origin
        assert "access-control-allow-origin" not in reply.headers


def test_our_own_page_may(server: Server) -> None:
    reply = raw(server, "POST", "/api/guests", b'{"name": "Anna"}', origin=server.address, **JSON)
    assert reply.status == 201


def test_an_origin_that_the_server_was_told_of_may(tmp_path: Path) -> None:
    friend = "https://friend.example"
    with serving(tmp_path, origins=(friend,)) as server:
        assert raw(server, "POST", "/api/guests", b'{"name": "Anna"}', origin=friend, **JSON).status == 201
        other = raw(server, "POST", "/api/guests", b'{"name": "Anna"}', origin=friend + ".evil", **JSON)
        assert other.status == 403


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_pages_get_no_socket(server: Server, origin: str) -> None:
    table = server.visitor().make_table("gods").id
    first, code = asyncio.run(knock(server, table, origin=origin))
    assert (first["type"], first["error"]["text"], code) == ("error", "foreign-origin", 1008)


def test_our_own_page_and_programs_get_one(server: Server) -> None:
    anna = server.visitor()
    table = anna.make_table("gods", visibility="private", spectators=False).id
    cookie = {"Cookie": f"{COOKIE}={anna.token}"}
    for headers in (anna.headers(), cookie, {**cookie, "Origin": server.address}):
        first, _ = asyncio.run(knock(server, table, **headers))
        assert (first["type"], first["owner"]) == ("welcome", True)


@pytest.mark.parametrize(
    ("headers", "text"), [({}, "not-watched"), ({"Authorization": "Bearer nonsense"}, "no-guest")]
)
def test_who_is_not_welcome_gets_no_socket(server: Server, headers: dict[str, str], text: str) -> None:
    table = server.visitor().make_table("gods", visibility="private", spectators=False).id
    first, code = asyncio.run(knock(server, table, **headers))
    assert (first["type"], first["error"]["text"], code) == ("error", text, 1008)


def test_a_table_that_is_none_has_no_socket(server: Server) -> None:
    first, code = asyncio.run(knock(server, "nowhere"))
    assert (first["type"], first["error"]["text"], code) == ("error", "no-such-table", 4404)


async def knock(server: Server, table: str, **headers: str) -> tuple[Any, int | None]:
    """What a socket is told first, and the code that it is closed with (None: it stays open)."""
    address = Visitor(server.address).live_address(table)
    async with connect(address, additional_headers=headers) as socket:
        with suppress(ConnectionClosed):  # who is not welcome hears so before he has said anything
            await socket.send(hello())
        first = await hear(socket)
        if first["type"] == "welcome":
            return first, None
        await socket.wait_closed()
        return first, socket.close_code


# --- languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "query", "words"),
    [
        ("en", "", "There is no table"),
        ("fr-CH, en;q=0.5", "", "Il n’y a pas de table"),
        ("de", "", "Es gibt keinen Tisch"),
        ("xx, de", "", "Es gibt keinen Tisch"),
        ("de", "?lang=fr", "Il n’y a pas de table"),
        ("xx", "", "There is no table"),
    ],
)
def test_errors_speak_the_language_of_whoever_asks(server: Server, accepted: str, query: str, words: str) -> None:
    reply = raw(server, "GET", f"/api/tables/nowhere{query}", accept_language=accepted)
    assert (reply.status, reply.error) == (404, "no-such-table")
    assert reply.json["error"]["message"].startswith(words)
    assert reply.json["error"]["facts"] == {"name": "nowhere"}


@pytest.mark.parametrize("path", ["/api/health", "/api/guests/me", "/api/nothing", "/metrics", "/api/tables"])
def test_every_answer_has_the_headers_that_keep_browsers_calm(server: Server, path: str) -> None:
    reply = raw(server, "GET", path)
    for name, value in HEADERS.items():
        assert reply.headers[name] == value
