"""Health and metrics are for who looks after the server, seen through its proxies; everybody else finds nothing."""

from pathlib import Path

import httpx
import pytest

from pantheon.server.config import LOOPBACK
from pantheon.server.front import Watchers
from pantheon.server.proxies import Proxies
from tests.server.serving import Server, serving

FAR = "198.51.100.7"


@pytest.mark.parametrize("path", ["/api/health", "/api/health/", "/metrics", "/api/health?check=true"])
def test_only_those_who_look_after_the_server_find_it(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, proxies=("127.0.0.1",), watch=("192.0.2.0/24",)) as server:

        def status(*forwarded: str) -> int:
            headers = {"X-Forwarded-For": ", ".join(forwarded)} if forwarded else {}
            return httpx.get(server.address + path, headers=headers, follow_redirects=True).status_code

        assert status("192.0.2.9") == 200
        assert status(FAR) == 404
        assert status("192.0.2.9", FAR) == 404, "what is to the left of our proxy's word is anybody's"
        assert status() == 404, "the proxy itself is not named"


def test_this_machine_may_ask_unless_somebody_else_asks_through_it(server: Server) -> None:
    """A proxy that the server was not told of stands on this machine, too, and passes strangers on."""
    assert httpx.get(f"{server.address}/metrics").status_code == 200
    assert httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": FAR}).status_code == 404
    refused = httpx.get(f"{server.address}/api/health", headers={"X-Forwarded-For": "127.0.0.1"})
    assert (refused.status_code, refused.json()["error"]["text"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    ("watch", "address", "may"),
    [
        (LOOPBACK, "127.0.0.1", True),
        (LOOPBACK, "::/64", True),  # ::1, by its network
        (LOOPBACK, FAR, False),
        (LOOPBACK, "2001:db8::/64", False),
        (LOOPBACK, "", False),
        (("2001:db8::5",), "2001:db8::/64", True),
        (("10.1.2.3", "192.0.2.0/24"), "192.0.2.200", True),
        ((), "127.0.0.1", False),
    ],
)
def test_watchers_are_addresses_or_networks(watch: tuple[str, ...], address: str, may: bool) -> None:
    assert Watchers(watch, Proxies(())).have("203.0.113.1", False, address) is may
