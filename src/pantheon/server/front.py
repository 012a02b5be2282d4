"""What every request passes first: whose it is, whether it means this server, and whether there are too many of them.

All of that costs little, so that whoever asks too much cannot make others wait.
"""

from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

import msgspec

from pantheon.engine.errors import Problem
from pantheon.server.config import Config
from pantheon.server.errors import ErrorBody, error_info, language_of, status_of
from pantheon.server.limits import Gate
from pantheon.server.proxies import Proxies

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

_PLAIN_NAMES = {"localhost", "localhost.localdomain"}
_WATCHED = {"/api/health", "/metrics"}  # for who looks after the server
_MOST_HOST = 255  # letters of the name of a host
_SECURE = {"http": False, "https": True, "ws": False, "wss": True}


class Sites:
    """The names by which browsers may call this server: any other is that of somebody else's page."""

    def __init__(self, config: Config, proxies: Proxies) -> None:
        self._origins = {origin.rstrip("/").lower() for origin in config.origins}
        self._proxies = proxies
        self._secure = config.secure
        own = gethostname().lower()
        self._names = _PLAIN_NAMES | {own, f"{own}.local", host_name(config.host)}
        self._names |= {host_name(urlsplit(origin).netloc) for origin in self._origins}

    def knows(self, host: str, peer: str) -> bool:
        """Return whether a Host is one of ours; behind a proxy of ours that is the proxy's business."""
        name = host_name(host)
        return not host or name in self._names or _is_address(name) or self._proxies.trusts(peer)

    def is_secure(self, peer: str, forwarded: str) -> bool:
        """Return whether somebody came by TLS, as far as we or a proxy of ours know."""
        if self._proxies.trusts(peer) and forwarded:
            return _SECURE.get(forwarded.rpartition(",")[2].strip().lower(), False)
        return self._secure

    def is_own(self, origin: str, host: str, secure: bool) -> bool:
        """Return whether an Origin is that of our own pages, by scheme, name and port, or one we were told of."""
        origin = origin.rstrip("/").lower()
        return origin in self._origins or origin == f"{'https' if secure else 'http'}://{host.lower()}"


class Watchers:
    """Who looks after the server, by where they ask from."""

    def __init__(self, networks: Iterable[str], proxies: Proxies) -> None:
        """Take addresses or networks; raise ValueError for anything else."""
        self._networks = [ip_network(network, strict=False) for network in networks]
        self._proxies = proxies

    def have(self, peer: str, forwarded: bool, address: str) -> bool:
        """Return whether somebody is one of them. A proxy that we do not trust passes strangers on."""
        if forwarded and not self._proxies.trusts(peer):
            return False
        try:
            found = ip_network(address)
        except ValueError:
            return False
        return any(found.version == network.version and found.overlaps(network) for network in self._networks)


class Front:
    """Wraps the application: from here on a request comes from the address that its proxies tell."""

    def __init__(self, app: Asgi, config: Config, proxies: Proxies, sites: Sites) -> None:
        self._app = app
        self._proxies = proxies
        self._sites = sites
        self._watchers = Watchers(config.watch, proxies)
        self._requests = Gate(config.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            headers = _last(scope["headers"])
            peer, port = scope["client"] or ("", 0)
            address = self._proxies.address(peer, headers.get(b"x-forwarded-for", b"").decode("latin-1"))
            host = headers.get(b"host", b"").decode("latin-1")
            scope["client"] = (address, port)
            secure = self._sites.is_secure(peer, headers.get(b"x-forwarded-proto", b"").decode("latin-1"))
            scope["scheme"] = "https" if secure else "http"
            problem = None
            if not self._requests.take(address):
                problem = "too-many-requests"
            elif not self._sites.knows(host, peer):
                problem = "foreign-host"
            elif scope["path"].rstrip("/") in _WATCHED and not self._watchers.have(
                peer, b"x-forwarded-for" in headers, address
            ):
                problem = "no-such-page"
            if problem is not None:
                accepted = headers.get(b"accept-language", b"").decode("latin-1")
                await _refuse(send, problem, language_of(None, accepted))
                return
        await self._app(scope, receive, send)


def _last(headers: list[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """Return headers by name; several of one name are one list, as the standard has it."""
    found: dict[bytes, bytes] = {}
    for name, value in headers:
        found[name] = found[name] + b"," + value if name in found else value
    return found


def host_name(host: str) -> str:
    """Return the name in `name:port`, in lower case."""
    host = host[:_MOST_HOST].strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host if host.count(":") > 1 else host.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache
def _body(problem: str, lang: str) -> bytes:
    return msgspec.json.encode(ErrorBody(error_info(Problem(problem), lang)))


async def _refuse(send: Send, problem: str, lang: str) -> None:
    """Answer at once, and hang up: whoever asks too much also waits for a new connection."""
    body = _body(problem, lang)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        (b"cache-control", b"no-store"),
        *([(b"retry-after", b"5")] if status_of(Problem(problem)) == 429 else []),
    ]
    await send({"type": "http.response.start", "status": status_of(Problem(problem)), "headers": headers})
    await send({"type": "http.response.body", "body": body})
