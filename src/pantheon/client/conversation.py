"""The client's side of docs/protocol.md without any sockets: what to say, and what the table looks like by now.

Feed it every text that arrives; send every text it returns or has in `outbox`. After a new connection say `hello()`
again: what was not answered is sent once more, and the server carries it out once.
"""

import secrets
from typing import Any

import msgspec
from msgspec import UNSET

from pantheon.engine.game import Score
from pantheon.server import messages as m

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.ServerMessage).decode


class Conversation:
    """One client at one table. After `take`, the fields say how the table stands after event `n`."""

    def __init__(self, lang: str = "en", client: str | None = None, entropy: bytes | None = None) -> None:
        self.entropy = entropy  # what was pledged on joining; it is revealed when the table asks for it
        self.client = client or secrets.token_urlsafe(9)
        self.lang = lang
        self.n: int | None = None  # nothing is known yet
        self.table: m.TableInfo | None = None
        self.you: int | None = None
        self.owner = False
        self.view: dict[str, Any] | None = None
        self.legal: list[dict[str, Any]] = []
        self.clocks: list[m.ClockInfo] = []
        self.can_undo = False
        self.presence = m.PresenceInfo(seats=[], spectators=0)
        self.scores: list[Score] | None = None
        self.outbox: list[str] = []
        self.waiting: dict[int, str] = {}  # commands without an answer
        self._last = 0

    # --- to the server ----------------------------------------------------------------------------------------

    def hello(self) -> str:
        """The first thing to say on every connection."""
        return _encode(m.Hello(protocol=m.PROTOCOL, client=self.client, since=self.n, lang=self.lang)).decode()

    def command(self, kind: type[m.Command | m.Question], **facts: Any) -> tuple[int, str]:
        """A numbered command and its text; it is kept until it is answered."""
        self._last += 1
        text = _encode(kind(id=self._last, **facts)).decode()
        self.waiting[self._last] = text
        return self._last, text

    # --- from the server --------------------------------------------------------------------------------------

    def take(self, text: str | bytes) -> m.ServerMessage:
        """A message of the server, and what follows from it; what must be answered is in the outbox."""
        message: m.ServerMessage = _decode(text)
        match message:
            case m.Welcome():
                self._welcome(message)
            case m.News():
                self._news(message)
            case m.Done() | m.Refused() | m.Foreseen() | m.Hinted():
                self.waiting.pop(message.id, None)
            case m.Presence():
                self.presence = message.presence
            case m.Pong():
                if self.n is not None and message.n > self.n:
                    self._resync()
        return message

    def _welcome(self, welcome: m.Welcome) -> None:
        self.n, self.table, self.you, self.owner = welcome.n, welcome.table, welcome.you, welcome.owner
        self.view, self.legal, self.clocks = welcome.view, welcome.legal, welcome.clocks
        self.can_undo, self.presence, self.scores = welcome.can_undo, welcome.presence, welcome.scores
        self.outbox += self.waiting.values()
        self._reveal()

    def _news(self, news: m.News) -> None:
        if self.n is None or (news.events and news.events[0].n > self.n + 1):
            self._resync()  # something was lost
            return
        if news.events and news.events[-1].n <= self.n:
            return  # known already
        self.n = news.events[-1].n if news.events else self.n
        self.view = _changed(self.view, news)
        self.legal = self.legal if news.legal is UNSET else news.legal
        self.legal = self.legal if news.legal_splice is UNSET else _spliced(self.legal, news.legal_splice)
        self.clocks = self.clocks if news.clocks is UNSET else news.clocks
        self.table = self.table if news.table is UNSET else news.table
        self.can_undo = self.can_undo if news.can_undo is UNSET else news.can_undo
        self.scores = self.scores if news.scores is UNSET else news.scores
        self._reveal()

    def _reveal(self) -> None:
        """The game is about to start, and waits for what was pledged."""
        entropy, table = self.entropy, self.table
        if entropy is None or self.you is None or table is None or table.starting is None:
            return
        self.entropy = None  # the command is kept until it is answered
        self.outbox.append(self.command(m.Reveal, entropy=entropy.hex())[1])

    def _resync(self) -> None:
        self.outbox.append(_encode(m.Resync(since=self.n or 0)).decode())


def _changed(view: dict[str, Any] | None, news: m.News) -> dict[str, Any] | None:
    """The view after the news."""
    if news.view is UNSET and news.splices is UNSET:
        return view
    changed = {**(view or {}), **({} if news.view is UNSET else news.view)}
    for name, splice in ({} if news.splices is UNSET else news.splices).items():
        changed[name] = _spliced(changed[name], splice)
    return changed


def _spliced(items: list[Any], splice: m.Splice) -> list[Any]:
    return [*items[: splice.at], *splice.put, *items[splice.at + splice.drop :]]
