"""docs/protocol.md and the two documents beside it: made from the code, and true."""

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from pantheon.engine.errors import Problem
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import messages as m
from pantheon.server.config import Limits
from pantheon.server.errors import status_of
from pantheon.server.limits import Budget
from pantheon.server.settings import Settings
from pantheon.texts import texts
from tests.conftest import INTERPRETED
from tests.server.serving import Server
from tests.server.wire import Picture
from tools import protocol

PAGE = (protocol.DOCS / "protocol.md").read_text(encoding="utf-8")
SCHEMA = protocol.protocol_schema()
OPENAPI = protocol.openapi()
SIDES = {"→": "ClientMessage", "←": "ServerMessage"}
SECONDS = 60.0
TURNS = 3 if INTERPRETED else 10


def message_check(side: str) -> jsonschema_rs.Validator:
    """Says whether something is a message of that side."""
    schema = {"$ref": f"#/$defs/{side}", "$defs": SCHEMA["$defs"]}
    return jsonschema_rs.Draft202012Validator(schema)


def body_check(schema: dict[str, Any]) -> jsonschema_rs.Validator:
    """Says whether something is a body as the OpenAPI document describes it."""
    return jsonschema_rs.Draft202012Validator({**schema, "components": OPENAPI["components"]})


# --- the documents --------------------------------------------------------------------------------------------


def test_the_documents_are_what_the_code_says() -> None:
    assert protocol.stale() == [], "run python -m tools.protocol"


def test_the_tool_finds_and_mends_what_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(protocol, "DOCS", tmp_path)
    monkeypatch.setattr(sys, "argv", ["protocol", "--check"])
    with pytest.raises(SystemExit) as ended:
        protocol.main()
    assert "openapi.json" in str(ended.value)
    monkeypatch.setattr(sys, "argv", ["protocol"])
    protocol.main()
    monkeypatch.setattr(sys, "argv", ["protocol", "--check"])
    protocol.main()
    (tmp_path / "openapi.json").write_text("{}", encoding="utf-8")
    assert protocol.stale(tmp_path) == ["openapi.json"]
    assert capsys.readouterr().out == ""


def test_no_path_of_this_machine_is_in_them() -> None:
    for text in protocol.documents().values():
        assert str(Path.cwd()) not in text
        assert "pantheon.db" not in text
    assert not Path("pantheon.db").exists()


# --- the page -------------------------------------------------------------------------------------------------


def examples(kind: str) -> list[tuple[str, str]]:
    """What is said in the examples of the page: who says it, and what."""
    found = []
    for block in re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL):
        said = re.split(r"^([→←]) ", block, flags=re.MULTILINE)[1:]
        found += list(zip(said[::2], said[1::2], strict=True))
    return found


def value_of(text: str) -> Any:
    """What an example says; what was left out for shortness is put in again."""
    table = next(text for _, text in examples("http") if '"commitment"' in text).partition(" ")[2]
    return msgspec.json.decode(text.replace("{…}", table).replace("[…]", "[]"))


def test_every_example_of_a_message_is_one() -> None:
    said = examples("text")
    for side, text in said:
        message_check(SIDES[side]).validate(value_of(text))
    shown = {(side, value_of(text)["type"]) for side, text in said}
    assert len(shown) >= 14


def test_every_example_of_a_request_is_one() -> None:
    said = examples("http")
    for (_, asked), (_, answered) in zip(said[::2], said[1::2], strict=True):
        method, path, *body = asked.split(None, 2)
        operation = operation_of(method, path)
        if body:
            content = operation["requestBody"]["content"]["application/json"]
            body_check(content["schema"]).validate(value_of(body[0]))
        status, answer = answered.split(None, 1)
        body_check(operation["responses"][status]["content"]["application/json"]["schema"]).validate(value_of(answer))


def operation_of(method: str, path: str) -> dict[str, Any]:
    """The operation that a request is for."""
    for known, ways in OPENAPI["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", known), path) and method.lower() in ways:
            return dict(ways[method.lower()])
    raise AssertionError(f"no operation {method} {path}")


def test_a_splice_is_described_as_it_is_sent() -> None:
    """An array, as in the news: a story has some in most games, and not in all."""
    check = body_check({"$ref": "#/components/schemas/Splice"})
    check.validate(msgspec.to_builtins(m.Splice(0, 1, [{"god": "crimson"}])))
    assert not check.is_valid({"at": 0, "drop": 1, "put": []})


def test_the_page_speaks_of_every_message_event_and_setting() -> None:
    sides = [SCHEMA["$defs"][side]["discriminator"]["mapping"] for side in SIDES.values()]
    events = msgspec.json.schema_components([m.What])[0][0]["discriminator"]["mapping"]
    settings = set(Settings.__struct_fields__) - {"name"}
    for word in {*sides[0], *sides[1], *events, *settings}:
        assert re.search(rf"[`\"]{word}[`\"]", PAGE), word


def test_every_error_in_the_table_has_its_status() -> None:
    rows = re.findall(r"^\| (\d{3}) \| (.*) \|$", PAGE, re.MULTILINE)
    assert len(rows) >= 10
    for status, cell in rows:
        for text in re.findall(r"`([a-z-]+)`", cell):
            assert texts("en").has(text), text
            assert status_of(Problem(text)) == int(status), text


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()

    def budget(name: str, per: str, seconds: int) -> str:
        found: Budget = getattr(limits, name)
        times = f" (an address: {found.address:g} times as many)" if name in limits.budgets() else ""
        return f"{found.rate * seconds:g} {per}, {found.burst:g} at once{times}"

    pointing = limits.points
    for row in (
        f"{limits.message_bytes // 1024} KiB each",
        f"| {budget('frames', 'a second', 1)};",
        f"| {limits.bytes.rate / 1000:g} kB a second, {limits.bytes.burst / 1e6:g} MB at once;",
        f"| socket | {limits.backlog_bytes // 1_000_000} MB |",
        f"| commands | guest | {budget('commands', 'a second', 1)}",
        f"| `foresee`, `imagine` | guest | {budget('questions', 'a second', 1)}",
        f"| `hint` | guest | {budget('hints', 'a minute', 60)}",
        f"| chat | guest | {budget('chats', 'a minute', 60)}",
        f"| pointing | guest | {pointing.rate:g} a second (an address: {pointing.address:g} times as many)",
        f"| guest, address | {limits.sockets_per_guest}, {limits.sockets_per_address} |",
        f"| address | {budget('requests', 'a second', 1)}",
        f"| requests that change something | guest | {budget('changes', 'a second', 1)}",
        f"| looking back | guest | {budget('reads', 'a second', 1)}",
        f"| guest | {budget('files', 'a minute', 60)}",
        f"| new tables | guest | {budget('tables', 'an hour', 3600)}",
        f"| new guests | address | {budget('guests', 'an hour', 3600)}",
        f"| connections | address | {limits.connections_per_address} |",
        f"{limits.head_bytes // 1024} KiB within {limits.head_seconds:g} seconds;",
        f"{limits.body_bytes // 1024} KiB (records 8 MB) within {limits.body_seconds:g}",
    ):
        assert row in PAGE, row


# --- what is really said --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_whatever_the_server_says_is_in_the_schema(server: Server, game: str) -> None:
    """Some turns against a bot, with undo, chat, votes and mistakes: messages, views and actions as described."""
    heard = asyncio.run(conversation(server, game))
    schema = server.visitor().call("GET", f"/api/games/{game}/schema")
    check = message_check("ServerMessage")
    parts = {"parts": schema["parts"]}
    view = jsonschema_rs.Draft202012Validator({**schema["view"], **parts})
    action = jsonschema_rs.Draft202012Validator({"anyOf": schema["actions"], **parts})
    for message in heard:
        check.validate(message)
        for legal in (*message.get("legal", ()), *message.get("legal_splice", (0, 0, ()))[2]):
            action.validate(legal)
        if message["type"] == "welcome" and message["view"] is not None:
            view.validate(message["view"])
    said = {message["type"] for message in heard}
    assert said >= {"welcome", "news", "done", "refused", "error", "pong", "presence"}


async def conversation(server: Server, game: str) -> list[Any]:
    """Everything that a client hears in a short game."""
    anna = server.visitor()
    table = anna.make_table(game, options={"players": "2"}).id
    anna.join(table)
    anna.add_bot(table, level="frantic")
    heard: list[Any] = []
    resting = verbs_of(game)
    async with connect(anna.live_address(table), additional_headers=anna.headers()) as socket:
        await ask(socket, heard, {"type": "hello", "protocol": 1, "client": "test", "since": 0})
        await asyncio.to_thread(anna.start, table)
        for number in range(1, TURNS + 1):
            action = await turn(socket, heard, resting)
            if action is None:
                break
            await ask(socket, heard, {"type": "play", "id": number, "action": action})
        assert number > 3, "this is hardly a game"
        for message in (
            {"type": "ping"},
            {"type": "undo", "id": 101},
            {"type": "say", "id": 102, "text": "Hello!"},
            {"type": "play", "id": 103, "action": "nonsense"},
            {"type": "nonsense"},
            {"type": "resync", "since": 0},
            {"type": "foresee", "id": 104},
            {"type": "hint", "id": 105},
            {"type": "propose", "id": 106, "what": "abandon"},
            {"type": "resign", "id": 107},
        ):
            await ask(socket, heard, message)
    return heard


ANSWERS = {"hello": "welcome", "resync": "welcome", "ping": "pong", "nonsense": "error"}


async def ask(socket: ClientConnection, heard: list[Any], message: dict[str, Any]) -> None:
    """Say something, and listen until it is answered."""
    await socket.send(msgspec.json.encode(message).decode())
    number, kind = message.get("id"), ANSWERS.get(message["type"])
    await listen(socket, heard, lambda it: it["type"] == kind or (number is not None and it.get("id") == number))


def verbs_of(name: str) -> set[str]:
    """What nobody does who wants to play on."""
    game = game_named(name)
    codec = game.codec(game.options(players=2))
    return {msgspec.to_builtins(codec.decode(action))["do"] for action in game.quits | game.rests}


async def turn(socket: ClientConnection, heard: list[Any], resting: set[str]) -> Any:
    """Wait until there is something to do; the first of it, None if the game is over: who takes whatever comes first
    may lose a game of Gods within six moves.
    """
    while True:
        picture = Picture()
        for message in heard:
            picture.take(message)
        if picture["table"]["state"] == "finished":
            return None
        for action in picture["legal"]:
            if action["do"] not in resting:
                return action
        await listen(socket, heard, lambda it: it["type"] == "news")


async def listen(socket: ClientConnection, heard: list[Any], wanted: Callable[[Any], bool]) -> None:
    """Listen until such a message has come."""
    async with asyncio.timeout(SECONDS):
        while True:
            heard.append(msgspec.json.decode(await socket.recv()))
            if wanted(heard[-1]):
                return
