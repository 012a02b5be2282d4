"""Guests: nobody needs an account. Whoever comes gets an id that others may see and a secret that only he knows."""

import secrets
from hashlib import sha256

from pantheon.engine.errors import Problem
from pantheon.server.house import House
from pantheon.server.store import GuestRow, LinkRow
from pantheon.server.wording import clean_name

COOKIE = "pantheon_guest"
_SECRET_BYTES = 32
_MOST_KNOWN = 20_000


class Guests:
    """Who is who; the store keeps hashes, memory keeps those who came last."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[str, GuestRow] = {}

    async def welcome(self, name: str) -> tuple[GuestRow, str]:
        """A new guest and his secret, which is never told again."""
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        guest = GuestRow(
            secret=hashed(secret), id=secrets.token_urlsafe(9), name=clean_name(name), created=self._house.now()
        )
        await self._keep(guest)
        return guest, secret

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        """Another name; tables where he sits keep the old one."""
        renamed = GuestRow(secret=guest.secret, id=guest.id, name=clean_name(name), created=guest.created)
        await self._keep(renamed)
        return renamed

    def known(self, secret: str | None) -> GuestRow | None:
        """Whose secret it is; None for nobody's."""
        if not secret or len(secret) > 2 * _SECRET_BYTES:
            return None
        name = hashed(secret)
        guest = self._known.get(name) or self._house.store.guest(name)
        if guest is not None:
            self._remember(guest)
        return guest

    async def _keep(self, guest: GuestRow) -> None:
        await self._house.answers.of(self._house.store.put_guest(guest))
        self._remember(guest)

    def _remember(self, guest: GuestRow) -> None:
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known[guest.secret] = guest


async def make_link(house: House, table: str, seat: int | None, holder: str | None) -> str:
    """A secret that one guest may exchange for a seat, or for a place beside its holder."""
    secret = secrets.token_urlsafe(18)
    link = LinkRow(secret=hashed(secret), table=table, seat=seat, holder=holder)
    await house.answers.of(house.store.put_link(link))
    return secret


async def use_link(house: House, table: str, secret: str, guest: str) -> LinkRow:
    """The link, used up by this guest; Problem if it is none of this table's, or another was first."""
    link = house.store.link(hashed(secret))
    if link is None or link.table != table:
        raise Problem("no-such-link")
    if not await house.answers.of(house.store.use_link(link.secret, guest)):
        raise Problem("link-used")
    return link


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()
