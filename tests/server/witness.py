"""A client that remembers what it was told about its moves, and the log that must agree with it."""

from typing import Any

import msgspec

from pantheon.client import Conversation, LiveTable, RefusedError, Visitor
from pantheon.server import messages as m
from pantheon.server.store import Entry
from pantheon.server.table import load


class Witness(LiveTable):
    """A client that remembers what it was told about its moves."""

    def __init__(self, visitor: Visitor, table: str, conversation: Conversation | None = None) -> None:
        super().__init__(visitor, table, conversation)
        self.table = table
        self.acknowledged: list[tuple[int, dict[str, Any] | str]] = []
        self.refused: list[int] = []
        self.events: list[m.Event] = []  # in the order in which they came
        self.on_message = self._remember

    def _remember(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.News | m.Welcome):
            self.events += message.events

    async def play(self, action: dict[str, Any] | str) -> int:
        number = self.talk._last + 1  # the command that this is going to be
        try:
            n = await super().play(action)
        except RefusedError:
            self.refused.append(number)
            raise
        self.acknowledged.append((n, action))
        return n


def check_log(entries: list[Entry], witnesses: list[Witness]) -> None:
    """Every acknowledged move is there once, with its number and content; no number is missing, no command double."""
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    commands = [(entry.client, entry.command) for entry in entries if entry.command is not None]
    assert len(set(commands)) == len(commands), "a command was carried out twice"
    match = load("t", entries).match
    assert match is not None
    for witness in witnesses:
        mine = [entry for entry in entries if (entry.client or "").endswith(f":{witness.talk.client}")]
        for n, action in witness.acknowledged:
            entry = entries[n - 1]
            assert entry in mine
            assert entry.kind == "move"
            assert entry.seat == witness.talk.you
            assert msgspec.json.encode(match.codec.decode(entry.action)) == msgspec.json.encode(action)
        assert not {entry.command for entry in mine} & set(witness.refused), "refused, and carried out all the same"
