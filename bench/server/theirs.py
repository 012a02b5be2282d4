"""Clients of boardgame.io's server: socket.io over a pure web socket, by hand so that both generators cost alike.

A match ends for us after as many moves as a game of Gods has: its log in memory is copied with every move, so that
endless matches would slow it down.
"""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

import msgspec

from bench.server.ours import AT_ONCE
from bench.server.processes import Ports
from bench.server.room import Room, Table
from bench.server.wire import Socket

GAME, PLAYERS, CELLS, MOVES = "world", 4, 8, 82
_HEAD = b"42/%b," % GAME.encode()  # an event of that namespace
_CALLERS = 4
_chance = random.Random(2005).random


class Context(msgspec.Struct):
    """Of its bookkeeping, whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """Of its state, the number and whose turn it is."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True):
    """["update", match, state, log]"""

    kind: str
    match: str
    state: State


class Information(msgspec.Struct):
    """What a client gets when it comes."""

    state: State


class Sync(msgspec.Struct, array_like=True):
    """["sync", match, information]"""

    kind: str
    match: str
    information: Information


_update = msgspec.json.Decoder(Update).decode
_sync = msgspec.json.Decoder(Sync).decode


class Mover(Socket):
    """One player of a match."""

    def __init__(self, table: Table, match: str, player: int, credentials: str) -> None:
        super().__init__()
        self.welcomed = asyncio.Event()
        self.state = 0
        self._turn = False
        self._table = table
        self._player = str(player)
        self._hello = self._event("sync", match, self._player, credentials)
        payload = {"type": "add", "args": ["CELL"], "playerID": self._player, "credentials": credentials}
        move = self._event("update", {"type": "MAKE_MOVE", "payload": payload}, "STATE", match, self._player)
        self._move = move.replace(b"%", b"%%").replace(b'"CELL"', b"%d").replace(b'"STATE"', b"%d")

    def _event(self, *words: Any) -> bytes:
        return _HEAD + msgspec.json.encode(words)

    def take(self, text: bytes) -> None:
        if text.startswith(_HEAD + b'["update"'):
            self._see(_update(text[len(_HEAD) :]).state)
            self._table.received(self.state)
        elif text == b"2":  # a ping of engine.io
            self.send(b"3")
        elif text.startswith(_HEAD + b'["sync"'):
            self._see(_sync(text[len(_HEAD) :]).information.state)
            self.welcomed.set()
        elif text.startswith(b"40"):  # the namespace is open
            self.send(self._hello)
        elif text.startswith(b"0"):  # engine.io is open
            self.send(b"40/%b," % GAME.encode())
        elif text.startswith((b"44", b"41")):
            self._table.room.broke(f"boardgame.io refuses: {text.decode()}")

    def _see(self, state: State) -> None:
        self.state = state.number
        self._turn = state.ctx.player == self._player

    def lost(self) -> None:
        self._table.room.broke("boardgame.io has hung up")

    def may_move(self) -> bool:
        return self._turn and self.state < MOVES

    def move(self) -> None:
        self.send(self._move % (int(_chance() * CELLS), self.state))


class Lobby:
    """Its lobby API: matches with four players who have their credentials."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self.address = f"ws://127.0.0.1:{ports.live}/socket.io/?EIO=4&transport=websocket"

    def match(self) -> tuple[str, list[str]]:
        """A new match: its id, and the players' credentials."""
        connection = HTTPConnection("127.0.0.1", self._ports.lobby, timeout=30)
        try:
            match = str(self._post(connection, "create", {"numPlayers": PLAYERS})["matchID"])
            joins = [
                self._post(connection, f"{match}/join", {"playerID": str(player), "playerName": f"Player {player}"})
                for player in range(PLAYERS)
            ]
        finally:
            connection.close()
        return match, [str(join["playerCredentials"]) for join in joins]

    def _post(self, connection: HTTPConnection, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json"}
        connection.request("POST", f"/games/{GAME}/{path}", msgspec.json.encode(body), headers)
        return msgspec.json.decode(connection.getresponse().read())

    async def matches(self, count: int) -> list[tuple[str, list[str]]]:
        """Many matches."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(_CALLERS) as callers:
            return await asyncio.gather(*(loop.run_in_executor(callers, self.match) for _ in range(count)))


async def in_turn(room: Room, lobby: Lobby, count: int) -> list[Table]:
    """So many matches with everybody connected."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(match: str, credentials: list[str]) -> Table:
        table = Table(room)
        players = [Mover(table, match, player, secret) for player, secret in enumerate(credentials)]
        table.seats = players
        async with places:
            for player in players:
                await player.connect(lobby.address)
            await asyncio.gather(*(player.welcomed.wait() for player in players))
        return table

    return list(await asyncio.gather(*(one(*match) for match in await lobby.matches(count))))
