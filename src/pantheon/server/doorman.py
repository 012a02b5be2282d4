"""Who is at the door: guests by cookie or token, origins, addresses and what they may ask for."""

from collections.abc import Mapping
from typing import Protocol
from urllib.parse import urlsplit

from pantheon.engine.errors import Problem
from pantheon.server.config import Config
from pantheon.server.front import Sites
from pantheon.server.house import House
from pantheon.server.identity import COOKIE, Guests
from pantheon.server.limits import Gate, Meter, Places
from pantheon.server.metrics import Metrics
from pantheon.server.proxies import Proxies
from pantheon.server.store import GuestRow


class Asker(Protocol):
    """Somebody who asks, by request or by socket: where they come from, and what they carry."""

    @property
    def address(self) -> str:
        """Where they come from, seen through our proxies."""

    @property
    def secure(self) -> bool:
        """Whether they came by TLS."""

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers of the request, by names in lower case."""

    @property
    def cookies(self) -> Mapping[str, str]:
        """Their cookies."""


class Doorman:
    """Everything that requests and sockets need to get to a table."""

    def __init__(self, house: House, config: Config, metrics: Metrics, proxies: Proxies, sites: Sites) -> None:
        limits = config.limits
        self.house = house
        self.config = config
        self.metrics = metrics
        self.proxies = proxies
        self.sites = sites
        self.guests = Guests(house)
        self.meter = Meter(limits.budgets())
        self.sockets = Places(limits.sockets_per_address)
        self.sockets_of_guests = Places(limits.sockets_per_guest)
        self._arrivals = Gate(limits.guests)

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
        if origin is not None and not self.sites.is_own(origin, asker.headers.get("host", ""), asker.secure):
            raise Problem("foreign-origin", origin=origin[:100])

    def check_change(self, asker: Asker, guest: GuestRow | None = None, what: str = "changes") -> None:
        """Somebody wants to change something: from our own page, and not too often."""
        self.check_origin(asker)
        self.check(what, asker, guest)

    def check(self, what: str, asker: Asker, guest: GuestRow | None, cost: float = 1.0) -> None:
        """Raise Problem if somebody asks for too much of something."""
        self.meter.check(what, guest.id if guest else None, asker.address, cost)

    def check_arrival(self, asker: Asker) -> None:
        """Somebody wants to become a guest."""
        self.check_origin(asker)
        if not self._arrivals.take(asker.address):
            raise Problem("too-many-requests")


def host_of(origin: str) -> str | None:
    """Host and port of an origin; None for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
