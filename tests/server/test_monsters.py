"""Whatever is sent, however long or deep: the answer says what is wrong, briefly, and is never the server's fault."""

import asyncio
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pantheon.client import Visitor
from pantheon.engine.options import describe
from pantheon.examples import shelf
from pantheon.games import game, names
from tests.server.monsters import monster, with_monster, word
from tests.server.serving import Server, seated
from tests.server.talking import ended, hello

FEW = 120
MANY = pytest.param(
    4_000, marks=[pytest.mark.extended("some of the same"), pytest.mark.slow("thousands of requests")]
)
MOST_BYTES = 8_000  # of a refusal, in any language
MOST_FRAME = 16_000
RECORDS = sorted((Path(__file__).parents[2] / "fixtures" / "records").rglob("*.record"))
TILES = files("pantheon.games.four_gods").joinpath("tiles.toml").read_text(encoding="utf-8")
DECK = files("pantheon.games.deus").joinpath("cards.toml").read_text(encoding="utf-8")


class Town:
    """A server, somebody who is known there, and tables to ask for."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.running = {name: seated(server, name) for name in names()}
        self.tables = {name: table for name, (table, _) in self.running.items()}
        self.owner = self.running["gods"][1][0]
        self.over = ended(server, self.owner)
        self.open = self.owner.make_table("gods").id

    def bodies(self) -> Iterator[tuple[str, str, Any]]:
        """Requests with a body, in order."""
        seat, bot = {"seat": 0}, {"bot": "greedy", "level": "quick", "seat": 1}
        yield "POST", "/api/guests", {"name": "Anna", "bearer": True}
        yield "PATCH", "/api/guests/me", {"name": "Anna"}
        for name in names():
            options = {option.name: option.default or "2" for option in describe(game(name).options)}
            rest = {"name": "Ours", "clock": {"kind": "move", "seconds": 60}, "helps": ["hints"], "seed": "a"}
            yield "POST", "/api/tables", {"game": name, "options": options, "patience": 60, **rest}
            trial = {"scene": 0, "step": 0, "tried": [{"seat": 0, "action": {"do": "tribe", "at": [0, 0]}}]}
            example = next(iter(shelf.examples(name)))
            yield "POST", f"/api/examples/{name}/{example}/play", trial
            yield "POST", f"/api/examples/{name}/{example}/imagine", {**trial, "paths": [[{"do": "tribe"}]]}
        for table in (self.open, self.over):
            yield "POST", f"/api/tables/{table}/join", {**seat, "entropy": "00", "link": "x"}
            yield "POST", f"/api/tables/{table}/bots", bot
            yield "POST", f"/api/tables/{table}/links", seat
            yield "POST", f"/api/tables/{table}/branch", {**bot, "move": 3}

    def paths(self, rng: Random) -> Iterator[str]:
        """Requests without one, in which something is long."""
        for table in (*self.tables.values(), self.over):
            for what in ("story?start=", "story?count=", "moves?seat=", "points?seat=", "cards?lang=", "positions/"):
                yield f"/api/tables/{table}/{what}{quote(word(rng, 2_500))}"
        for path in (
            "/api/tables/",
            "/api/games/",
            "/api/examples/gods/",
            "/table/",
            "/rules/",
            "/",
            "/api/tables?before=",
        ):
            yield path + quote(word(rng, 2_500))


@pytest.fixture(scope="module")
def town(server: Server) -> Town:
    return Town(server)


def check(answer: httpx.Response) -> None:
    """Fail if an answer is the server's fault, or as long as what it complains of."""
    assert answer.status_code < 500 or answer.json()["error"]["text"] == "busy", answer.text[:500]
    if answer.status_code >= 400 and answer.headers["content-type"].startswith("application/json"):
        error = answer.json()["error"]
        assert len(answer.content) < MOST_BYTES, error
        assert all(sign.isprintable() or sign in "\n\xa0\u202f" for sign in error["message"]), error


def _ask(client: httpx.Client, method: str, path: str, content: bytes | None = None) -> None:
    headers = {} if content is None else {"Content-Type": "application/json"}
    check(client.request(method, path, content=content, headers=headers))


@pytest.mark.parametrize("times", [FEW, MANY])
def test_requests(town: Town, times: int) -> None:
    rng = Random(times)
    bodies = list(town.bodies())
    with httpx.Client(base_url=town.server.address, headers=town.owner.headers(), timeout=120) as client:
        for _ in range(times):
            method, path, body = rng.choice(bodies)
            _ask(client, method, path, with_monster(rng, body))
        for path in [path for _ in range(max(1, times // 50)) for path in town.paths(rng)]:
            _ask(client, "GET", path)
        for name in (
            "Accept-Language",
            "Cookie",
            "Authorization",
            "If-None-Match",
            "Accept-Encoding",
            "Host",
            "Origin",
        ):
            value = rng.choice(["a", "9", ",", ";", "=", "en,"]) * 6_000
            check(client.get("/api/games", headers={name: value}))


@pytest.mark.parametrize("times", [FEW // 4, MANY])
def test_files_and_records(town: Town, times: int) -> None:
    """Each with one of its words, or lines, replaced by a monster."""
    rng = Random(times)
    kept = [path.read_text(encoding="utf-8") for path in RECORDS]
    with httpx.Client(base_url=town.server.address, headers=town.owner.headers(), timeout=120) as client:
        for _ in range(times):
            if rng.random() < 0.5:
                path, field, text = rng.choice(["/api/records", "/api/records/verify"]), "record", rng.choice(kept)
            else:
                game_name, option, text = rng.choice([("deus", "deck", DECK), ("four-gods", "tiles", TILES)])
                path, field = f"/api/games/{game_name}/files/{option}", "text"
            lines = text.split("\n")
            at = rng.randrange(len(lines)) if rng.random() < 0.5 else rng.randrange(min(12, len(lines)))
            words = lines[at].split(" ")
            words[rng.randrange(len(words))] = rng.choice([word(rng), monster(rng).decode()])
            lines[at] = " ".join(words)
            _ask(client, "POST", path, msgspec.json.encode({field: "\n".join(lines)}))


COMMANDS: list[dict[str, Any]] = [
    {"type": "play", "id": 1, "action": {"do": "tribe", "tribe": "violet", "at": [0, 1]}},
    {"type": "play", "id": 1, "action": "temple 9,9"},
    {"type": "say", "id": 1, "text": "hello"},
    {"type": "propose", "id": 1, "what": "undo", "target": 1, "left": 3},
    {"type": "vote", "id": 1, "yes": True},
    {"type": "foresee", "id": 1, "actions": [{"do": "discard", "hex": "orange"}]},
    {"type": "imagine", "id": 1, "paths": [[{"do": "discard", "hex": "orange"}]], "whole": True},
    {"type": "point", "at": "c4"},
    {"type": "resync", "since": 3},
    {"type": "ping"},
]


@pytest.mark.parametrize("times", [FEW, MANY])
@pytest.mark.parametrize("name", names())
def test_messages(town: Town, name: str, times: int) -> None:
    table, (visitor, *_) = town.running[name]
    asyncio.run(asyncio.wait_for(_say(visitor, table, times), 600))


async def _say(visitor: Visitor, table: str, times: int) -> None:
    """Say so many things with a monster in each; whoever talks too much nonsense comes again."""
    rng, said, ends = Random(table), 0, list[int]()
    while said < times:
        live = connect(visitor.live_address(table), additional_headers=visitor.headers(), max_size=None)
        async with live as socket:
            if rng.random() < 0.1:
                await socket.send(with_monster(rng, msgspec.json.decode(hello()), MOST_FRAME).decode())
            else:
                await socket.send(hello(client=str(said)))
            for number in range(15):
                try:
                    message = rng.choice(COMMANDS)
                    await socket.send(
                        with_monster(
                            rng, {**message, "id": number} if "id" in message else message, MOST_FRAME
                        ).decode()
                    )
                    await socket.send('{"type":"ping"}')
                    said += 1
                    while msgspec.json.decode(answer := await socket.recv())["type"] != "pong":
                        assert "server-fault" not in str(answer)
                        assert len(answer) < MOST_BYTES or '"error"' not in str(answer)[:100], answer
                except ConnectionClosed as closed:
                    ends.append(closed.rcvd.code if closed.rcvd is not None else 1006)
                    break
    assert not set(ends) & {1006, 1011, 1013}, ends
