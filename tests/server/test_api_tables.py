"""Tables over HTTP: make, list, join, leave, bots, start; who may do what, and when."""

from pathlib import Path
from typing import Any

import pytest

from pantheon.client import Visitor
from pantheon.engine.chance import chosen_seed, commitment
from tests.server.serving import Server, seated, serving
from tests.server.talking import ended, refused, resign

TWO = {"players": "2"}


def listed(visitor: Visitor, state: str = "open", limit: int = 100) -> list[str]:
    """The ids in the list of tables."""
    return [table["id"] for table in visitor.call("GET", f"/api/tables?state={state}&limit={limit}")]


# --- making ---------------------------------------------------------------------------------------------------


def test_a_new_table_says_everything_but_its_seed(server: Server) -> None:
    anna = server.visitor()
    table = anna.make_table(
        "gods",
        options=TWO,
        name="Friday",
        clock={"kind": "bank", "seconds": 600, "increment": 10},
        overdue="bot",
        patience=60,
    )
    assert (table.game, table.name, table.state, table.seeded) == ("gods", "Friday", "open", "fresh")
    assert table.options["edition"] == "2005"  # what nobody chose is written out, too
    assert [(seat.kind, seat.who) for seat in table.seats] == [("free", ""), ("free", "")]
    assert len(table.commitment) == 64
    assert table.seed is None
    assert anna.table(table.id) == table


def test_a_chosen_seed_is_shown_as_chosen(server: Server) -> None:
    table = server.visitor().make_table("gods", seed="my birthday")
    assert table.seeded == "chosen"
    assert table.commitment == commitment(chosen_seed("my birthday"))
    assert table.seed is None


@pytest.mark.parametrize(
    ("settings", "status", "text"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "gods", "options": {"players": "7"}}, 400, "bad-option"),
        ({"game": "gods", "options": {"nonsense": "1"}}, 400, "unknown-option"),
        ({"game": "four-gods", "clock": {"kind": "move", "seconds": 60}}, 400, "table-clock-realtime"),
        ({"game": "gods", "clock": {"kind": "move", "seconds": 4}}, 400, "bad-request"),
        ({"game": "gods", "clock": {"kind": "sand"}}, 400, "bad-request"),
        ({"game": "gods", "patience": 29}, 400, "bad-request"),
        ({"game": "gods", "overdue": "flog"}, 400, "bad-request"),
        ({"game": "gods", "visibility": "secret"}, 400, "bad-request"),
        ({"game": "gods", "seed": "x" * 101}, 400, "bad-request"),
        ({"game": "gods", "name": "x" * 61}, 400, "bad-request"),
        ({"game": "gods", "owner": "me"}, 400, "bad-request"),
        ({"game": "gods", "spectators": 1}, 400, "bad-request"),
        ({"game": "gods", "options": {"players": 2}}, 400, "bad-request"),
        ({}, 400, "bad-request"),
    ],
)
def test_settings_that_do_not_fit(server: Server, settings: dict[str, Any], status: int, text: str) -> None:
    refused(status, text, server.visitor(), "POST", "/api/tables", settings)


def test_strangers_make_no_tables(server: Server) -> None:
    refused(401, "no-guest", Visitor(server.address), "POST", "/api/tables", {"game": "gods"})


# --- lists ----------------------------------------------------------------------------------------------------


def test_lists_by_state_and_of_ones_own(server: Server) -> None:
    running, (anna, otto) = seated(server)
    opened = otto.make_table("gods").id
    over = ended(server, anna)
    for state, table in {"open": opened, "running": running, "finished": over}.items():
        assert table in listed(anna, state)
        assert table not in {other for name in ("open", "running", "finished") if name != state
                             for other in listed(anna, name)}  # fmt: skip
    mine = [table["id"] for table in anna.call("GET", "/api/tables/mine")]
    assert set(mine) == {running, over}
    assert {table["id"] for table in otto.call("GET", "/api/tables/mine")} == {running, opened}
    refused(401, "no-guest", Visitor(server.address), "GET", "/api/tables/mine")


@pytest.mark.parametrize("query", ["state=lost", "limit=0", "limit=101", "limit=x", "state=", "limit=-1"])
def test_lists_that_do_not_exist(server: Server, query: str) -> None:
    refused(400, "bad-request", Visitor(server.address), "GET", f"/api/tables?{query}")


def test_pages_of_the_list_have_every_open_table_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.visitor()
        made = [anna.make_table("gods").id for _ in range(7)]
        hidden = {anna.make_table("gods", visibility="private").id for _ in range(5)}
        found: list[str] = []
        query = "state=open&limit=3"
        while page := anna.call("GET", f"/api/tables?{query}"):
            found += [table["id"] for table in page]
            query = f"state=open&limit=3&before={page[-1]['id']}"
        assert not hidden & set(found)
        assert sorted(found) == sorted(made)


# --- seats ----------------------------------------------------------------------------------------------------


def test_joining_leaving_and_joining_again(server: Server) -> None:
    anna, otto = server.visitor("Anna"), server.visitor("Otto")
    table = anna.make_table("gods", options=TWO).id
    path = f"/api/tables/{table}"
    assert anna.join(table, seat=1) == 1
    assert anna.join(table) == 1  # who sits already, sits
    refused(409, "seat-held", anna, "POST", f"{path}/join", {"seat": 0})
    refused(409, "seat-taken", otto, "POST", f"{path}/join", {"seat": 1})
    refused(404, "no-such-seat", otto, "POST", f"{path}/join", {"seat": 2})
    refused(400, "bad-request", otto, "POST", f"{path}/join", {"seat": -1})
    assert otto.join(table) == 0
    refused(409, "table-full", server.visitor(), "POST", f"{path}/join", {})
    left = otto.call("POST", f"{path}/leave")
    assert left["seats"][0]["kind"] == "free"
    refused(403, "no-seat", otto, "POST", f"{path}/leave")
    refused(404, "no-such-table", otto, "POST", "/api/tables/nowhere/join", {})
    refused(404, "no-such-table", otto, "POST", "/api/tables/nowhere/leave")
    refused(401, "no-guest", Visitor(server.address), "POST", f"{path}/join", {})
    refused(401, "no-guest", Visitor(server.address), "POST", f"{path}/leave")


def test_entropy_of_a_seat_is_told_to_everybody(server: Server) -> None:
    anna = server.visitor()
    table = anna.make_table("gods", options=TWO).id
    anna.join(table, entropy="00ff")
    assert [seat.entropy for seat in Visitor(server.address).table(table).seats] == ["00ff", ""]
    for wrong in ("0", "zz", "00FF", "ab" * 65):
        refused(400, "bad-request", server.visitor(), "POST", f"/api/tables/{table}/join", {"entropy": wrong})


def test_only_the_owner_seats_bots_clears_seats_and_starts(server: Server) -> None:
    anna, otto = server.visitor("Anna"), server.visitor("Otto")
    table = anna.make_table("gods", options=TWO).id
    path = f"/api/tables/{table}"
    otto.join(table, seat=0)
    for method, what, body in (("POST", "bots", {}), ("POST", "start", None), ("DELETE", "seats/0", None)):
        refused(403, "not-owner", otto, method, f"{path}/{what}", body)
        refused(401, "no-guest", Visitor(server.address), method, f"{path}/{what}", body)
        refused(404, "no-such-table", anna, method, f"/api/tables/nowhere/{what}", body)
    seats = anna.add_bot(table, bot="random", level="steady").seats
    assert (seats[1].kind, seats[1].who, seats[1].level) == ("bot", "random", "steady")
    refused(409, "table-full", anna, "POST", f"{path}/bots", {})
    cleared = anna.call("DELETE", f"{path}/seats/0")["seats"]
    assert cleared[0]["kind"] == "free"
    refused(409, "seat-free", anna, "DELETE", f"{path}/seats/0")
    refused(404, "no-such-seat", anna, "DELETE", f"{path}/seats/2")
    refused(400, "bad-request", anna, "DELETE", f"{path}/seats/10")
    error = refused(409, "seats-free", anna, "POST", f"{path}/start")
    assert error.facts == {"seats": "0"}


@pytest.mark.parametrize(
    ("bot", "status", "text"),
    [
        ({"bot": "deep-blue"}, 400, "unknown-bot"),
        ({"level": "godlike"}, 400, "unknown-level"),
        ({"seat": 1}, 409, "seat-taken"),
        ({"seat": 2}, 404, "no-such-seat"),
        ({"seat": 10}, 400, "bad-request"),
        ({"bot": 1}, 400, "bad-request"),
        ({"speed": "fast"}, 400, "bad-request"),
    ],
)
def test_bots_that_cannot_be_seated(server: Server, bot: dict[str, Any], status: int, text: str) -> None:
    anna = server.visitor()
    table = anna.make_table("gods", options=TWO).id
    anna.join(table, seat=1)
    refused(status, text, anna, "POST", f"/api/tables/{table}/bots", bot)


def test_after_the_start_seats_stay_as_they_are(server: Server) -> None:
    table, (anna, otto) = seated(server)
    path = f"/api/tables/{table}"
    assert anna.table(table).state == "running"
    refused(409, "table-started", anna, "POST", f"{path}/start")
    refused(409, "table-started", otto, "POST", f"{path}/leave")
    refused(409, "table-started", anna, "POST", f"{path}/bots", {})
    refused(409, "table-started", anna, "DELETE", f"{path}/seats/1")
    refused(409, "table-started", server.visitor(), "POST", f"{path}/join", {})
    refused(409, "table-runs", anna, "POST", f"{path}/rematch")
    assert otto.join(table) == 1  # who sits there may say so again


# --- who may look ---------------------------------------------------------------------------------------------


def test_a_table_without_spectators_is_for_its_people(server: Server) -> None:
    table, (anna, otto) = seated(server, spectators=False)
    stranger = server.visitor("Paul")
    for visitor in (stranger, Visitor(server.address)):
        for what in ("", "/record", "/verify", "/moves", "/positions/0"):
            refused(403, "not-watched", visitor, "GET", f"/api/tables/{table}{what}")
    assert anna.table(table).id == otto.table(table).id == table


def test_a_wrong_token_looks_at_nothing(server: Server) -> None:
    table = server.visitor().make_table("gods").id
    for what in ("", "/record", "/verify", "/moves", "/positions/0"):
        refused(401, "no-guest", Visitor(server.address, "nonsense"), "GET", f"/api/tables/{table}{what}")


# --- again ----------------------------------------------------------------------------------------------------


def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    anna, otto, paul = server.visitor("Anna"), server.visitor("Otto"), server.visitor("Paul")
    table = anna.make_table("gods", options=TWO, visibility="private", seed="chosen").id
    link = anna.link(table)
    anna.join(table)
    otto.join(table, link=link)
    anna.start(table)
    resign(otto, table)
    new = otto.call("POST", f"/api/tables/{table}/rematch")
    assert (new["rematch_of"], new["seeded"], new["visibility"]) == (table, "fresh", "private")
    assert anna.call("POST", f"/api/tables/{table}/rematch")["id"] == new["id"]
    assert anna.table(table).rematch == new["id"]
    refused(403, "no-seat", paul, "POST", f"/api/tables/{table}/rematch")
    refused(403, "table-private", paul, "POST", f"/api/tables/{new['id']}/join", {})
    assert (otto.join(new["id"]), anna.join(new["id"])) == (0, 1)
    assert otto.start(new["id"]).state == "running"
    refused(404, "no-such-table", anna, "POST", "/api/tables/nowhere/rematch")
    refused(401, "no-guest", Visitor(server.address), "POST", f"/api/tables/{table}/rematch")


def test_in_a_rematch_bots_sit_where_they_sat(server: Server) -> None:
    anna = server.visitor("Anna")
    table = anna.make_table("gods", options={"players": "3"}, visibility="private").id
    anna.join(table, seat=1)
    for seat, bot, level in ((0, "greedy", "steady"), (2, "random", "frantic")):
        anna.add_bot(table, bot=bot, level=level, seat=seat)
    anna.start(table)
    resign(anna, table)
    new = anna.call("POST", f"/api/tables/{table}/rematch")
    assert [(seat["kind"], seat["who"], seat["level"]) for seat in new["seats"]] == [
        ("bot", "greedy", "steady"),
        ("free", "", ""),
        ("bot", "random", "frantic"),
    ]
    assert anna.join(new["id"], seat=1) == 1
    assert anna.start(new["id"]).state == "running"


def test_a_record_that_was_brought_along_has_no_rematch(server: Server) -> None:
    anna = server.visitor()
    text = anna.record(ended(server, anna))
    table = anna.call("POST", "/api/records", {"record": text})["id"]
    refused(403, "no-seat", anna, "POST", f"/api/tables/{table}/rematch")
