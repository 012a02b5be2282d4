"""Private tables and links: a link is exchanged once, for the seat it was made for and no other."""

import pytest

from pantheon.client import Visitor
from tests.server.serving import Server, seated
from tests.server.talking import refused

TWO = {"players": "2"}


def test_a_private_table_is_not_listed_and_joined_by_link_alone(server: Server) -> None:
    anna, otto = server.visitor("Anna"), server.visitor("Otto")
    table = anna.make_table("gods", options=TWO, visibility="private").id
    assert table not in [found["id"] for found in anna.call("GET", "/api/tables?limit=100")]
    refused(403, "table-private", otto, "POST", f"/api/tables/{table}/join", {})
    link = anna.link(table)
    assert otto.join(table, link=link) == 0
    assert anna.join(table) == 1  # the owner needs none


def test_a_link_is_exchanged_once(server: Server) -> None:
    anna, otto, paul = server.visitor("Anna"), server.visitor("Otto"), server.visitor("Paul")
    table = anna.make_table("gods", visibility="private").id
    link = anna.link(table, seat=2)
    assert otto.join(table, link=link) == 2
    assert otto.join(table, link=link) == 2  # the same guest, after a lost answer
    refused(410, "link-used", paul, "POST", f"/api/tables/{table}/join", {"link": link})


@pytest.mark.parametrize("link", ["", "nonsense", "x" * 100, "\u202e\u0000"])
def test_a_link_that_is_none(server: Server, link: str) -> None:
    anna = server.visitor()
    table = anna.make_table("gods", visibility="private").id
    refused(404, "no-such-link", server.visitor(), "POST", f"/api/tables/{table}/join", {"link": link})


def test_a_link_to_another_table_leads_nowhere(server: Server) -> None:
    anna = server.visitor()
    one, two = (anna.make_table("gods", visibility="private").id for _ in range(2))
    refused(404, "no-such-link", server.visitor(), "POST", f"/api/tables/{two}/join", {"link": anna.link(one)})


def test_who_may_make_links(server: Server) -> None:
    anna, otto = server.visitor("Anna"), server.visitor("Otto")
    table = anna.make_table("gods", options=TWO).id
    path = f"/api/tables/{table}/links"
    otto.join(table, seat=1)
    refused(403, "not-owner", otto, "POST", path, {})
    refused(403, "not-owner", otto, "POST", path, {"seat": 0})
    refused(409, "seat-taken", anna, "POST", path, {"seat": 1})  # not even the owner, for the seat of another
    refused(404, "no-such-seat", anna, "POST", path, {"seat": 2})
    refused(400, "bad-request", anna, "POST", path, {"seat": 99})
    refused(401, "no-guest", Visitor(server.address), "POST", path, {})
    refused(404, "no-such-table", anna, "POST", "/api/tables/nowhere/links", {})
    assert otto.link(table, seat=1)


def test_a_link_for_ones_own_seat_admits_a_second_device(server: Server) -> None:
    table, (_, otto) = seated(server, "deus", spectators=False)
    phone = server.visitor("Otto's phone")
    refused(403, "not-watched", phone, "GET", f"/api/tables/{table}/positions/0")
    assert phone.join(table, link=otto.link(table, seat=1)) == 1
    path = f"/api/tables/{table}/positions/{otto.table(table).moves}"
    assert phone.call("GET", path) == otto.call("GET", path)
    assert phone.call("GET", path)["seat"] == 1
    assert phone.table(table).seats[1].who == "Player 1"


def test_a_link_to_a_free_seat_opens_no_seat_that_somebody_has_taken_since(server: Server) -> None:
    """Else an owner could keep a link back and look into the hand of whoever sits down."""
    anna, otto, spy = server.visitor("Anna"), server.visitor("Otto"), server.visitor("Spy")
    table = anna.make_table("deus", options=TWO).id
    link = anna.link(table, seat=1)
    otto.join(table, seat=1)
    anna.join(table, seat=0)
    refused(409, "seat-taken", spy, "POST", f"/api/tables/{table}/join", {"link": link})
    anna.start(table)
    refused(409, "table-started", spy, "POST", f"/api/tables/{table}/join", {"link": link})
    assert spy.call("GET", f"/api/tables/{table}/positions/0")["seat"] is None


def test_a_link_to_a_seat_that_one_has_left_opens_it_for_nobody(server: Server) -> None:
    anna, otto, paul, spy = (server.visitor(name) for name in ("Anna", "Otto", "Paul", "Spy"))
    table = anna.make_table("deus", options=TWO).id
    otto.join(table, seat=1)
    link = otto.link(table, seat=1)
    otto.call("POST", f"/api/tables/{table}/leave")
    paul.join(table, seat=1)
    refused(404, "no-such-link", spy, "POST", f"/api/tables/{table}/join", {"link": link})
    assert spy.call("GET", "/api/tables/mine") == []


def test_who_sits_already_uses_no_link_up(server: Server) -> None:
    anna, otto = server.visitor("Anna"), server.visitor("Otto")
    table = anna.make_table("gods", options=TWO, visibility="private").id
    link = anna.link(table)
    anna.join(table)
    assert anna.join(table, link=link) == 0  # she tries her own link out
    assert otto.join(table, link=link) == 1


def test_a_link_that_comes_too_late(server: Server) -> None:
    anna, paul = server.visitor("Anna"), server.visitor("Paul")
    table = anna.make_table("gods", options=TWO, visibility="private").id
    link = anna.link(table)
    anna.join(table)
    anna.add_bot(table, level="steady")
    refused(409, "table-full", paul, "POST", f"/api/tables/{table}/join", {"link": link})
    anna.start(table)
    refused(409, "table-started", paul, "POST", f"/api/tables/{table}/join", {"link": link})
