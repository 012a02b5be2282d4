"""Who somebody is behind proxies: the header is read from the right, and only where we trust who wrote it."""

import pytest

from pantheon.server.proxies import Proxies

OURS = Proxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])


@pytest.mark.parametrize("peer", ["203.0.113.9", "192.168.1.4"])
def test_nobody_else_may_say_where_they_come_from(peer: str) -> None:
    assert OURS.address(peer, "198.51.100.1") == peer


@pytest.mark.parametrize(
    ("forwarded", "found"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("1.1.1.1, 2.2.2.2, 198.51.100.1", "198.51.100.1"),  # what stands to the left, anybody may have written
        ("198.51.100.1, 10.1.2.3", "198.51.100.1"),  # two proxies of ours, one behind the other
        ("198.51.100.1:5678", "198.51.100.1"),
        ("", "127.0.0.1"),
        ("unknown", "127.0.0.1"),
        ("198.51.100.1, nonsense, 10.1.2.3", "10.1.2.3"),
        ("x" * 100_000, "127.0.0.1"),
    ],
)
def test_a_trusted_proxy_says_who_asked_it(forwarded: str, found: str) -> None:
    assert OURS.address("127.0.0.1", forwarded) == found


def test_an_endless_chain_of_proxies_is_followed_for_a_while_only() -> None:
    assert OURS.address("127.0.0.1", "198.51.100.1," + "10.0.0.1," * 10_000 + "10.0.0.2") == "10.0.0.1"


@pytest.mark.parametrize(
    "address", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "[2001:db8:1:2::7]:443", "2001:db8:1:2::1%eth0"]
)
def test_everybody_in_one_ipv6_network_is_one_somebody(address: str) -> None:
    assert OURS.address("127.0.0.1", address) == "2001:db8:1:2::/64"


def test_an_ipv4_address_is_the_same_in_both_notations() -> None:
    assert OURS.address("::ffff:198.51.100.1", "") == "198.51.100.1"
    assert OURS.trusts("::ffff:127.0.0.1")


def test_what_is_no_address_is_trusted_by_nobody() -> None:
    assert not OURS.trusts("")
    with pytest.raises(ValueError, match="nonsense"):
        Proxies(["nonsense"])
