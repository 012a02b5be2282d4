"""Everything that is not live: becoming a guest, making and joining tables, records. Calls block."""

import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

from pantheon.engine.chance import pledge
from pantheon.engine.errors import Problem
from pantheon.server.errors import ErrorBody
from pantheon.server.messages import Event, TableInfo

_TIMEOUT = 30.0


class AnswerError(Exception):
    """The server did not do what it was asked; `error` is what it said."""

    def __init__(self, status: int, body: ErrorBody) -> None:
        super().__init__(body.error.message)
        self.status = status
        self.error = body.error


class Seat(msgspec.Struct, frozen=True):
    """Where somebody sits now."""

    seat: int
    table: TableInfo


class Visitor:
    """A guest of a server, by its address (`http://host:port`); `token` is his secret."""

    def __init__(self, address: str, token: str | None = None, lang: str = "en") -> None:
        self.address = place_of(address)
        self.token = token
        self.lang = lang
        self.pledged: dict[str, bytes] = {}  # entropy by table, which `LiveTable` reveals at the start

    def arrive(self, name: str) -> "Visitor":
        """Become a guest."""
        answer = self.call("POST", "/api/guests", {"name": name, "bearer": True})
        if not isinstance(answer, dict) or not isinstance(answer.get("token"), str):
            raise Problem("no-pantheon")
        self.token = answer["token"]
        return self

    def make_table(self, game: str, **settings: Any) -> TableInfo:
        """A new table, with the settings of docs/protocol.md."""
        return self._table(self.call("POST", "/api/tables", {"game": game, **settings}))

    def table(self, table: str) -> TableInfo:
        """How a table stands."""
        return self._table(self.call("GET", f"/api/tables/{quote(table)}"))

    def join(self, table: str, **how: Any) -> int:
        """Take a seat (seat, link, nonce, entropy); its number."""
        return self.sit(table, **how).seat

    def sit(self, table: str, *, nonce: bytes | None = None, **how: Any) -> Seat:
        """Take a seat; its number, and the table. A nonce is pledged, to go into the draws."""
        if nonce is not None:
            self.pledged[table] = nonce
            how["pledge"] = pledge(nonce)
        answer = self.call("POST", f"/api/tables/{quote(table)}/join", how)
        try:
            return msgspec.convert(answer, Seat)
        except msgspec.ValidationError:
            raise Problem("no-pantheon") from None

    def leave(self, table: str) -> TableInfo:
        """Free one's seat, before the start."""
        return self._table(self.call("POST", f"/api/tables/{quote(table)}/leave"))

    def add_bot(self, table: str, **how: Any) -> TableInfo:
        """Seat a bot of the house (bot, level, seat)."""
        return self._table(self.call("POST", f"/api/tables/{quote(table)}/bots", how))

    def start(self, table: str) -> TableInfo:
        """Begin."""
        return self._table(self.call("POST", f"/api/tables/{quote(table)}/start"))

    def link(self, table: str, seat: int | None = None) -> str:
        """The secret of a link to a seat."""
        return str(self.call("POST", f"/api/tables/{quote(table)}/links", {"seat": seat})["link"])

    def record(self, table: str) -> str:
        """The record of a table that has ended."""
        return self.ask("GET", f"/api/tables/{quote(table)}/record").decode()

    def events(self, table: str, before: int | None = None) -> list[Event]:
        """A page of what happened at a table before an event (absent: the last page)."""
        where = "" if before is None else f"?before={before}"
        return msgspec.convert(self.call("GET", f"/api/tables/{quote(table)}/events{where}"), list[Event])

    def live_address(self, table: str) -> str:
        """Where the socket of a table is."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{quote(table)}/live"

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Any request of the API, with JSON both ways; AnswerError if it is refused."""
        try:
            return msgspec.json.decode(self.ask(method, path, body))
        except msgspec.MsgspecError:
            raise Problem("no-pantheon") from None

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """Any request of the API; the bytes of its answer."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "Accept-Language": self.lang, **self.headers()}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_TIMEOUT) as answer:
                read: bytes = answer.read()
                return read
        except urllib.error.HTTPError as error:
            with error:
                raise AnswerError(error.code, _error(error.read())) from None
        except (OSError, HTTPException) as error:
            raise Problem(
                "no-server", address=self.address, reason=" ".join(str(getattr(error, "reason", error)).split())
            ) from None

    def headers(self) -> dict[str, str]:
        """Who is asking."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def _table(self, answer: Any) -> TableInfo:
        try:
            return msgspec.convert(answer, TableInfo)
        except msgspec.ValidationError:
            raise Problem("no-pantheon") from None


def place_of(address: str) -> str:
    """Scheme, host and port of an address; Problem if it has none."""
    try:
        parts = urlsplit(address)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        fine = False
    if not fine or any(letter.isspace() for letter in parts.netloc):
        raise Problem("bad-address", address=address)
    return f"{parts.scheme}://{parts.netloc}"


def _error(body: bytes) -> ErrorBody:
    try:
        return msgspec.json.decode(body, type=ErrorBody)
    except msgspec.MsgspecError:
        raise Problem("no-pantheon") from None
