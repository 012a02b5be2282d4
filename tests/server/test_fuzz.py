"""Anything goes: random commands, legal and not, over lines that lose, double and delay; then everybody must agree.

What is true in the end is what a fresh replay of the table's log says.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pantheon.client import Conversation, Visitor
from pantheon.games import names
from pantheon.server import messages as m
from pantheon.server.showing import clocks_of, event_of, legal_of
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Entry
from pantheon.server.table import Table
from tests.server.monsters import word
from tests.server.serving import Server, seated
from tests.server.wire import PATIENCE, Weather, wired

SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.extended("seed 0")) for seed in (1, 2))]  # for each game
STEPS = 80  # of each client, at least
MOVES = 6  # of all of them, at least
PEOPLE = 3
ANSWERS = ('{"type":"done"', '{"type":"refused"')  # the first of two answers must not seem to be the last
OPTIONS: dict[str, dict[str, str]] = {
    "deus": {"joker": "yes", "start": "chosen"},
    "four-gods": {"hold": "1", "absent": "2", "mistakes": "called+penalty", "gods": "secret"},
}


class Clumsy:
    """A client that speaks the protocol over a bad line, and says all kinds of things."""

    def __init__(self, visitor: Visitor, table: str, rng: Random) -> None:
        self.talk = Conversation()
        self.events: dict[int, m.Event] = {}
        self.answers: dict[int, str] = {}
        self._visitor, self._table, self._rng = visitor, table, rng
        self._out, self._in, self._in_order = Weather(rng), Weather(rng), Weather(rng, late=0)
        self._socket: ClientConnection | None = None
        self._calm = False

    # --- the line ---------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Connect again and again; what is said goes through `send`."""
        while True:
            with suppress(OSError, ConnectionClosed, TimeoutError):
                async with connect(
                    self._visitor.live_address(self._table),
                    additional_headers=self._visitor.headers(),
                    max_size=None,
                    compression=None,
                ) as self._socket:
                    await self._socket.send(self.talk.hello())
                    async for text in self._socket:
                        await self._arrived(str(text))
            self._socket = None
            await asyncio.sleep(0.01)

    async def _arrived(self, text: str) -> None:
        weather = self._in_order if text.startswith(ANSWERS) else self._in
        sound = self._calm or text.startswith('{"type":"welcome"')
        for came in [text] if sound else weather.through(text):
            self._take(came)
        while self.talk.outbox:
            await self.send(self.talk.outbox.pop(0))

    def _take(self, text: str) -> None:
        message = self.talk.take(text)
        if isinstance(message, m.Done | m.Refused):
            self._answered(message)
        if isinstance(message, m.Welcome | m.News):
            for event in message.events:
                assert self.events.setdefault(event.n, event) == event, "told twice, and not the same"

    def _answered(self, message: m.Done | m.Refused) -> None:
        """A command that was done once is done; what was refused may have been right a moment later."""
        text = f"done {message.n}" if isinstance(message, m.Done) else "refused"
        before = self.answers.get(message.id)
        assert before in (None, "refused", text), f"{before}, then {text}"
        if before is None or text != "refused":
            self.answers[message.id] = text

    async def send(self, text: str) -> None:
        if self._socket is not None:
            for out in [text] if self._calm else self._out.through(text):
                with suppress(ConnectionClosed):
                    await self._socket.send(out)

    # --- what it says -----------------------------------------------------------------------------------------

    async def fool_about(self, enough: Callable[[], bool]) -> None:
        """One random thing after another: at least STEPS of them, and until enough has been played."""
        steps = 0
        while steps < STEPS or not enough():
            await self._something()
            await asyncio.sleep(self._rng.random() * 0.01)
            steps += 1

    def moves(self) -> int:
        """How many moves by people it has been told of."""
        told = [event.what for event in self.events.values() if isinstance(event.what, m.MoveShown)]
        return sum(move.seat is not None for move in told)

    async def _something(self) -> None:
        rng, talk = self._rng, self.talk
        luck = rng.random()
        if luck < 0.60:
            await self._command(m.Play, action=self._legal() or self._nonsense())
        elif luck < 0.72:
            await self._command(m.Play, action=self._nonsense())
        elif luck < 0.92:
            kind, facts = self._request()
            await self._command(kind, **facts)
        elif luck < 0.95:
            since = rng.randrange((talk.n or 0) + 1)
            await self.send(rng.choice(['{"type":"ping"}', f'{{"type":"resync","since":{since}}}']))
        elif luck < 0.97 and talk.waiting:
            await self.send(rng.choice(list(talk.waiting.values())))
        elif luck < 0.99 and self._socket is not None:
            self._socket.transport.abort()
        else:
            await self.send(rng.choice(["", "{", "[]", '{"type":"fly"}', '{"type":"play","id":0}']))

    async def _command(self, kind: type[m.Command], **facts: Any) -> None:
        _, text = self.talk.command(kind, **facts)
        await self.send(text)

    def _request(self) -> tuple[type[m.Command], dict[str, Any]]:
        rng = self._rng
        what = rng.choice(["undo", "undo", "skip", "bot"])
        proposal = {
            "what": what,
            "target": rng.choice([None, 0, 1, 2, 9]),
            "left": rng.choice([None, 0, 7, 20, 10**6]),
        }
        choices: list[tuple[type[m.Command], dict[str, Any]]] = [
            (m.Undo, {}),
            (m.Undo, {}),
            (m.Propose, proposal),
            (m.Vote, {"yes": rng.random() < 0.7}),
            (m.Vote, {"yes": True}),
            (m.Say, {"text": rng.choice(["hello", "<b>", " ", "\u202ex", "é" * 600])}),
            (m.Return, {}),
        ]
        return rng.choice(choices)

    def _legal(self) -> dict[str, Any] | None:
        """A legal action, as far as this client knows; nobody leaves, and few pass."""
        legal = [action for action in self.talk.legal if action["do"] != "leave"]
        keen = [action for action in legal if action["do"] != "pass"] if self._rng.random() < 0.97 else legal
        return self._rng.choice(keen) if keen else None

    def _nonsense(self) -> dict[str, Any] | str:
        """Something that looks like an action, more or less."""
        rng = self._rng
        action = dict(self._legal() or {"do": "pass"})
        garbage: list[Any] = [
            None,
            -1,
            0,
            2**63 - 1,
            "9" * 30,
            1.5,
            "",
            "x",
            "south",
            [0, 0],
            [10**9, -(10**9)],
            {"do": "x"},
            True,
        ]
        garbage += [word(rng, 1_000), [[word(rng, 100)] * 9], _deep(rng.choice([9, 100, 900]))]
        garbage += [value for other in self.talk.legal[:3] for value in other.values()]
        for _ in range(rng.randint(1, 2)):
            action[rng.choice([*action, "do", "at", "x"])] = rng.choice(garbage)
        return action if rng.random() < 0.7 else " ".join(map(str, action.values()))[:200]

    # --- in the end -------------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """The weather clears: what was late arrives, what was lost is asked for."""
        self._calm = True
        for text in self._in.clear_up():
            self._take(text)
        for text in self._out.clear_up():
            await self.send(text)
        async with asyncio.timeout(PATIENCE):
            while self.talk.waiting:  # a new connection sends them once more
                if self._socket is not None and self.talk.n is not None:
                    await self.send(f'{{"type":"resync","since":{self.talk.n}}}')
                await asyncio.sleep(0.05)

    async def agree(self, n: int) -> None:
        """Wait for everything up to an event: a ping tells whether something was lost."""
        async with asyncio.timeout(PATIENCE):
            while (self.talk.n or 0) < n:
                await self.send('{"type":"ping"}')
                await asyncio.sleep(0.05)


def _deep(depth: int) -> list[Any]:
    """Lists in lists."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


async def storm(people: list[Visitor], table: str, seed: str, database: Path) -> list[Clumsy]:
    """Everybody makes a mess, then waits until he knows all that has happened."""
    clients = [Clumsy(visitor, table, Random(f"{seed} {at}")) for at, visitor in enumerate(people)]
    lines = [asyncio.create_task(client.run()) for client in clients]

    def played() -> bool:
        return max(client.moves() for client in clients) >= MOVES

    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(client.fool_about(played) for client in clients))
        await asyncio.gather(*(client.settle() for client in clients))
        n = len(log_of(database, table))
        await asyncio.gather(*(client.agree(n) for client in clients))
    finally:
        wrong = [line.exception() for line in lines if line.done()]
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        assert not wrong, wrong
    return clients


def log_of(database: Path, table: str) -> list[Entry]:
    store = SqliteStore(database)
    try:
        return store.entries(table)
    finally:
        store.close()


def check(client: Clumsy, entries: list[Entry]) -> None:
    """What a client knows is what a fresh replay says, up to where it is."""
    talk, replay = client.talk, Table("replay")
    assert talk.n is not None
    replay.watching = True
    for entry in entries[: talk.n]:
        replay.follow(entry)
    assert replay.match is not None
    decode = replay.match.codec.decode
    assert talk.view == plain(replay.match.position.view(talk.you))
    assert talk.legal == plain([decode(action) for action in legal_of(replay, talk.you)])
    assert plain(talk.clocks) == plain(clocks_of(replay))
    assert talk.can_undo == (talk.you is not None and replay.state == "running" and replay.match.can_undo(talk.you))
    told = {line.n: plain(event_of(line, talk.you)) for line in replay.tail}
    known = sorted(client.events)
    assert known == list(range(known[0], talk.n + 1)), "no event is missing"
    assert {n: plain(client.events[n]) for n in known} == {n: told[n] for n in known}


def check_once(clients: list[Clumsy], entries: list[Entry]) -> None:
    """Every command stands in the log once at most; what was answered with `done` does, at that number."""
    commands = [(entry.client, entry.command) for entry in entries if entry.client is not None]
    assert len(commands) == len(set(commands))
    by_name = {
        (str(entry.client).partition(":")[2], entry.command): entry.n
        for entry in entries
        if entry.client is not None and entry.command is not None
    }
    for client in clients:
        done = {number: text for number, text in client.answers.items() if text != "refused"}
        found = {number: f"done {n}" for (name, number), n in by_name.items() if name == client.talk.client}
        late = {number for number in found if number not in done}
        assert {number: text for number, text in found.items() if number in done} == done
        assert all(client.answers.get(number) in (None, "refused") for number in late), (
            "a copy that came later may be right"
        )


def plain(value: Any) -> Any:
    """As it is after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", names())
def test_after_any_storm_every_client_knows_what_the_log_says(server: Server, game: str, seed: int) -> None:
    table, visitors = seated(server, game, PEOPLE, options=OPTIONS.get(game, {}))
    people = [*visitors, *visitors, server.visitor("Cleo")]
    clients = asyncio.run(storm(people, table, f"{game} {seed}", server.database))
    entries = log_of(server.database, table)
    for client in clients:
        check(client, entries)
    check_once(clients, entries)
    moves = sum(entry.kind == "move" and entry.seat is not None for entry in entries)
    refused = sum(text == "refused" for client in clients for text in client.answers.values())
    assert moves >= MOVES
    assert refused >= MOVES
    asyncio.run(goes_on(visitors[0], table, len(entries)))


async def goes_on(visitor: Visitor, table: str, n: int) -> None:
    async with wired(visitor, table) as wire:
        assert (await wire.command("say", text="still here"))["type"] == "done"
        assert wire.picture.n > n
        if wire.picture["legal"]:  # a bot that stands in for somebody, or a clock, may be faster
            answer = await wire.command("play", action=wire.picture["legal"][0])
            assert answer.get("error", {}).get("text") not in ("server-fault", "store-failure")


def test_a_wrong_view_would_be_found(server: Server) -> None:
    table, visitors = seated(server)
    entries = log_of(server.database, table)

    async def look() -> Clumsy:
        client = Clumsy(visitors[0], table, Random(0))
        line = asyncio.create_task(client.run())
        await client.settle()
        await client.agree(len(entries))
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)
        client.events = {event["n"]: msgspec.convert(event, m.Event) for event in _last_event(entries)}
        return client

    client = asyncio.run(look())
    check(client, entries)
    assert client.talk.view is not None
    client.talk.view["turn"] += 1
    with pytest.raises(AssertionError):
        check(client, entries)


def _last_event(entries: list[Entry]) -> list[dict[str, Any]]:
    replay = Table("replay")
    replay.watching = True
    for entry in entries:
        replay.follow(entry)
    return [plain(event_of(replay.tail[-1], 0))]
