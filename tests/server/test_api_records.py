"""Records and past positions over HTTP: what is told when, and that the draws can be checked."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from pantheon.bots import make_bot
from pantheon.client import LiveTable, Visitor
from pantheon.client.seat import play_seat
from pantheon.engine.chance import chosen_seed, commitment
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from tests.server.serving import Server, seated
from tests.server.talking import JSON, ended, raw, refused

RECORDS = Path(__file__).parents[2] / "fixtures" / "records"
DEUS = RECORDS / "deus" / "two-players.record"


def brought(visitor: Visitor, path: Path) -> str:
    """A table that has ended, from a record in a file."""
    return str(visitor.call("POST", "/api/records", {"record": path.read_text(encoding="utf-8")})["id"])


# --- provable draws -------------------------------------------------------------------------------------------


def test_the_seed_comes_after_the_end_and_fits_what_was_promised(server: Server) -> None:
    anna, otto = server.visitor("Anna"), server.visitor("Otto")
    table = anna.make_table("gods", options={"players": "2"})
    promised = table.commitment
    anna.join(table.id, entropy="a1b2")
    otto.join(table.id, entropy="00")
    running = anna.start(table.id)
    assert (running.seed, running.commitment, running.state) == (None, promised, "running")

    async def play() -> None:
        async with LiveTable(anna, table.id) as one, LiveTable(otto, table.id) as two:
            bots = [make_bot("greedy", game_named("gods"), Random(number)) for number in (1, 2)]
            await asyncio.gather(play_seat(one, bots[0]), play_seat(two, bots[1]))

    asyncio.run(play())
    over = anna.table(table.id)
    assert over.seed is not None
    assert (over.state, over.ending) == ("finished", "over")
    assert min(seat.place or 0 for seat in over.seats) == 1
    assert [table["seats"] for table in anna.call("GET", "/api/tables/mine")] == [msgspec.to_builtins(over.seats)]
    assert commitment(bytes.fromhex(over.seed)) == promised
    record = read_record(anna.record(table.id))
    assert record.header.entropy == (b"\xa1\xb2", b"\x00")
    assert (record.header.commitment, record.header.chosen) == (promised, False)
    assert record.header.seats == ("Anna", "Otto")
    assert verify(record).draws > 0
    told = anna.call("GET", f"/api/tables/{table.id}/verify")
    assert told == {
        "moves": len(record.moves),
        "draws": verify(record).draws,
        "finished": True,
        "chosen": False,
        "seeded": True,
        **dict.fromkeys(("undos", "stand_ins", "withheld", "outages", "late"), 0),
        "timed": False,
    }


def test_a_chosen_seed_is_called_chosen_to_the_end(server: Server) -> None:
    anna = server.visitor()
    table = ended(server, anna, seed="my birthday")
    over = anna.table(table)
    assert (over.seeded, over.ending) == ("chosen", "resigned")
    assert over.seed == chosen_seed("my birthday").hex()
    assert read_record(anna.record(table)).header.chosen
    assert anna.call("GET", f"/api/tables/{table}/verify")["chosen"] is True


def test_nobody_learns_the_seed_of_a_running_game(server: Server) -> None:
    table, (anna, _) = seated(server, seed="known to me")
    seed = chosen_seed("known to me").hex()
    moves = anna.table(table).moves
    for path in ("", "/moves", f"/positions/{moves}"):
        assert seed not in anna.ask("GET", f"/api/tables/{table}{path}").decode()
    for path in ("record", "verify"):
        refused(409, "table-runs", anna, "GET", f"/api/tables/{table}/{path}")


# --- download, import, verify ---------------------------------------------------------------------------------


def test_records_are_for_tables_that_have_ended(server: Server) -> None:
    anna = server.visitor()
    table = anna.make_table("gods").id
    for path in ("record", "verify"):
        refused(409, "table-not-started", anna, "GET", f"/api/tables/{table}/{path}")
        refused(404, "no-such-table", anna, "GET", f"/api/tables/nowhere/{path}")


def test_a_download_is_a_text_file_that_no_browser_shows(server: Server) -> None:
    table = ended(server, server.visitor("<script>"))
    reply = raw(server, "GET", f"/api/tables/{table}/record")
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert reply.headers["content-disposition"] == f'attachment; filename="{table}.txt"'
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert "seat crimson <script>" in reply.body.decode()


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/two-players*.record")), ids=lambda path: path.parent.name)
def test_a_record_that_is_brought_along_becomes_a_table(server: Server, path: Path) -> None:
    anna = server.visitor()
    text = path.read_text(encoding="utf-8")
    table = anna.call("POST", "/api/records", {"record": text})
    assert (table["imported"], table["state"], table["visibility"]) == (True, "finished", "private")
    assert (table["seeded"], table["seed"]) == ("chosen", None)
    assert anna.record(table["id"]) == text
    verdict = anna.call("GET", f"/api/tables/{table['id']}/verify")
    assert verdict == Visitor(server.address).call("POST", "/api/records/verify", {"record": text})
    assert verdict["finished"]
    assert verdict["draws"] > 0
    assert {f"score {seat['seat']} {seat['points']} place {seat['place']}" for seat in table["seats"]} == {
        line.partition(":")[0] for line in text.splitlines() if line.startswith("score ")
    }


def test_the_record_of_a_table_can_be_brought_to_another(server: Server) -> None:
    anna = server.visitor()
    text = anna.record(ended(server, anna))
    other = anna.call("POST", "/api/records", {"record": text})
    assert (other["state"], other["seeded"]) == ("abandoned", "fresh")  # on paper it is a game broken off
    assert anna.record(other["id"]) == text


def test_a_record_that_was_tampered_with_is_refused_with_its_line(server: Server) -> None:
    anna = server.visitor()
    lines = DEUS.read_text(encoding="utf-8").splitlines()
    drawn = next(number for number, line in enumerate(lines) if " chance " in line)
    wrong = "\n".join([*lines[:drawn], lines[drawn] + "9", *lines[drawn + 1 : -1]]) + "\n"
    for path, who in (("/api/records", anna), ("/api/records/verify", Visitor(server.address))):
        error = refused(400, "record-line", who, "POST", path, {"record": wrong})
        assert error.facts["line"] == drawn + 1
        assert str(drawn + 1) in error.message


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_what_is_wrong_with_a_record_is_said_in_every_language(server: Server, lang: str) -> None:
    visitor = Visitor(server.address, lang=lang)
    error = refused(400, "record-foreign", visitor, "POST", "/api/records/verify", {"record": "hello"})
    words = {"en": "Line 1", "fr": "Ligne 1", "de": "Zeile 1"}
    assert error.message.startswith(words[lang])


def test_only_guests_bring_records(server: Server) -> None:
    text = DEUS.read_text(encoding="utf-8")
    refused(401, "no-guest", Visitor(server.address), "POST", "/api/records", {"record": text})


def test_records_may_be_long_but_not_endless(server: Server) -> None:
    long = b'{"record": "' + b"x" * 300_000 + b'"}'
    assert raw(server, "POST", "/api/records/verify", long, **JSON).error == "record-foreign"
    endless = b'{"record": "' + b"x" * 9_000_000 + b'"}'
    reply = raw(server, "POST", "/api/records/verify", endless, **JSON)
    assert (reply.status, reply.error) == (413, "too-big")


# --- looking back ---------------------------------------------------------------------------------------------


def test_during_the_game_everybody_looks_through_his_own_eyes(server: Server) -> None:
    table, (anna, otto) = seated(server, "deus")
    path = f"/api/tables/{table}"
    last = anna.table(table).moves
    views = []
    for number, visitor in enumerate((anna, otto)):
        seen = visitor.call("GET", f"{path}/positions/{last}")
        assert (seen["move"], seen["moves"], seen["seat"]) == (last, last, number)
        assert seen == visitor.call("GET", f"{path}/positions/{last}?seat={number}")
        views.append(seen["view"])
        other = 1 - number
        refused(409, "table-runs", visitor, "GET", f"{path}/positions/{last}?seat={other}")
        refused(409, "table-runs", visitor, "GET", f"{path}/moves?seat={other}")
    spectator = Visitor(server.address)
    seen = spectator.call("GET", f"{path}/positions/{last}")
    assert (seen["seat"], seen["legal"]) == (None, [])
    refused(409, "table-runs", spectator, "GET", f"{path}/positions/{last}?seat=0")
    views = [
        anna.call("GET", f"{path}/positions/{last}")["view"],
        otto.call("GET", f"{path}/positions/{last}")["view"],
    ]
    assert views[0] != views[1] != seen["view"]  # hands are hidden


def test_cards_that_others_drew_are_not_in_the_moves(server: Server) -> None:
    table, visitors = seated(server, "deus")
    one, two = (visitor.call("GET", f"/api/tables/{table}/moves") for visitor in visitors)
    assert [move["what"]["move"] for move in one] == list(range(1, len(one) + 1))
    assert len(one) == len(two)
    assert one != two


def test_after_the_game_anybody_looks_through_any_eyes(server: Server) -> None:
    table = brought(server.visitor(), DEUS)
    path, stranger = f"/api/tables/{table}", Visitor(server.address)
    last = stranger.table(table).moves
    seen = [stranger.call("GET", f"{path}/positions/{last // 2}?seat={seat}") for seat in (0, 1)]
    assert [position["seat"] for position in seen] == [0, 1]
    assert seen[0]["view"] != seen[1]["view"]
    assert seen[0]["legal"] or seen[1]["legal"]
    assert len(stranger.call("GET", f"{path}/moves?seat=1")) == last
    first = stranger.call("GET", f"{path}/positions/0")
    assert (first["move"], first["moves"]) == (0, last)


def test_positions_that_are_none(server: Server) -> None:
    table = brought(server.visitor(), DEUS)
    path, stranger = f"/api/tables/{table}", Visitor(server.address)
    last = stranger.table(table).moves
    error = refused(404, "no-such-move", stranger, "GET", f"{path}/positions/{last + 1}")
    assert error.facts == {"move": last + 1, "last": last}
    for move in ("-1", "9" * 15, "9" * 29):
        refused(400, "bad-request", stranger, "GET", f"{path}/positions/{move}")
    error = refused(404, "no-such-seat", stranger, "GET", f"{path}/positions/0?seat=2")
    assert error.facts == {"number": 2, "last": 1}
    refused(404, "no-such-seat", stranger, "GET", f"{path}/moves?seat=2")
    refused(400, "bad-request", stranger, "GET", f"{path}/moves?seat=10")
    refused(404, "no-such-page", stranger, "GET", f"{path}/positions/last")
    opened = server.visitor().make_table("gods").id
    refused(409, "table-not-started", stranger, "GET", f"/api/tables/{opened}/positions/0")
    assert stranger.call("GET", f"/api/tables/{opened}/moves") == []
    for what in ("moves", "positions/0"):
        refused(404, "no-such-table", stranger, "GET", f"/api/tables/nowhere/{what}")
