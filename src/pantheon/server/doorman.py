"""Who is at the door: guests by cookie or token, origins, addresses and what they may ask for."""

from collections.abc import Mapping
from typing import Protocol
from urllib.parse import urlsplit

from pantheon.engine.errors import Problem
from pantheon.server.config import Config
from pantheon.server.house import House
from pantheon.server.identity import COOKIE, Guests
from pantheon.server.limits import Gate, Sockets
from pantheon.server.metrics import Metrics
from pantheon.server.store import GuestRow


class Asker(Protocol):
    """Somebody who asks, by request or by socket: where he comes from, and what he carries."""

    @property
    def address(self) -> str:
        """Where he comes from."""

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of the request, by names in lower case."""

    @property
    def cookies(self) -> Mapping[str, str]:
        """His cookies."""


class Doorman:
    """Everything that requests and sockets need to get to a table."""

    def __init__(self, house: House, config: Config, metrics: Metrics) -> None:
        limits = config.limits
        self.house = house
        self.config = config
        self.metrics = metrics
        self.guests = Guests(house)
        self.sockets = Sockets(limits.sockets_per_address)
        self._requests = Gate(limits.requests_per_second, limits.requests_burst)
        self._tables = Gate(limits.tables_per_hour / 3600, limits.tables_burst)

    def guest(self, asker: Asker) -> GuestRow | None:
        """Who it is: by bearer token, else by cookie; None is a stranger."""
        scheme, _, token = asker.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            found = self.guests.known(token.strip())
            if found is None:
                raise Problem("no-guest")
            return found
        return self.guests.known(asker.cookies.get(COOKIE))

    def check_origin(self, asker: Asker) -> None:
        """A browser says which page is asking: only our own may, so that no other can act with our cookies."""
        origin = asker.headers.get("origin")
        if origin is None or origin in self.config.origins:
            return
        if host_of(origin) != asker.headers.get("host", ""):
            raise Problem("foreign-origin", origin=origin[:100])

    def check_change(self, asker: Asker) -> None:
        """Somebody wants to change something: from our own page, and not too often."""
        self.check_origin(asker)
        self._requests.check(asker.address)

    def check_new_table(self, asker: Asker) -> None:
        """Somebody wants to make a table."""
        self._tables.check(asker.address)


def host_of(origin: str) -> str | None:
    """Host and port of an origin; None for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
