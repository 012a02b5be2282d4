"""Who somebody is, as far as the network tells: the address that they come from, seen through our own proxies."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

_MOST_HOPS = 20  # entries of X-Forwarded-For that are looked at
_SHARED = 64  # bits of an IPv6 address that one household or machine has for itself


class Proxies:
    """The proxies whose word counts: `X-Forwarded-For` and `X-Forwarded-Proto` of anybody else are ignored."""

    def __init__(self, trusted: Iterable[str]) -> None:
        """Take addresses or networks (`10.0.0.0/8`, `::1`); raise ValueError for anything else."""
        self._trusted = [ip_network(network, strict=False) for network in trusted]

    def trusts(self, peer: str) -> bool:
        """Return whether that is one of our proxies."""
        address = _read(peer)
        return address is not None and any(address in network for network in self._trusted)

    def address(self, peer: str, forwarded: str) -> str:
        """Return one name for everybody behind one address: the last one that a trusted proxy has seen.

        The header is read from the right, since whoever asks can write whatever they like to the left of what our
        proxies add. What is no address ends the search: then the proxy that passed it on counts.
        """
        found = peer
        for hop in reversed(forwarded.split(",")[-_MOST_HOPS:]) if forwarded else ():
            if not self.trusts(found) or _read(hop) is None:
                break
            found = hop
        return _named(found)


def _read(text: str) -> IPv4Address | IPv6Address | None:
    """Return the address in `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1` or `[2001:db8::1]:5678`; None if it is none."""
    text = text.strip().strip('"')[:60]
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def _named(peer: str) -> str:
    """Return an IPv4 address as it is, and of an IPv6 address the part that its owner cannot choose."""
    address = _read(peer)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, _SHARED), strict=False))
    return peer if address is None else str(address)
