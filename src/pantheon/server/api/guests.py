"""Guests: a name and a secret, no account."""

from typing import Any

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from pantheon.server.api.asking import Asked, Door, known_guest, refusals
from pantheon.server.identity import COOKIE
from pantheon.server.settings import Name, Strict

_YEAR = 365 * 86_400


class NewGuest(Strict, frozen=True):
    """Who comes; `bearer` asks for the secret itself, for programs. Browsers get a cookie that no script can read."""

    name: Name
    bearer: bool = False


class NewName(Strict, frozen=True):
    """Another name."""

    name: Name


class GuestInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A guest; `token` only when he asked for it, and never again."""

    id: str
    name: str
    token: str | None = None


class GuestsApi(Controller):
    """Who you are."""

    path = "/api/guests"
    tags = ("guests",)

    @post(responses=refusals(400, 403, 413, 429, 503))
    async def arrive(self, data: JSONBody[NewGuest], request: Asked, doorman: Door) -> Response[GuestInfo]:
        """Become a guest."""
        doorman.check_arrival(request)
        guest, secret = await doorman.guests.welcome(data.name)
        info = GuestInfo(id=guest.id, name=guest.name, token=secret if data.bearer else None)
        cookies = [] if data.bearer else [_cookie(secret, doorman.config.secure)]
        return Response(info, cookies=cookies)

    @get("/me", responses=refusals(401))
    async def me(self, request: Asked, doorman: Door) -> GuestInfo | None:
        """Who am I? Null for who is nobody yet; a token that is shown must be somebody's."""
        guest = doorman.guest(request)
        return None if guest is None else GuestInfo(id=guest.id, name=guest.name)

    @patch("/me", responses=refusals(400, 401, 403, 413, 429, 503))
    async def rename(self, data: JSONBody[NewName], request: Asked, doorman: Door) -> GuestInfo:
        """Take another name; seats that you hold keep theirs."""
        guest = await doorman.guests.rename(known_guest(doorman, request), data.name)
        return GuestInfo(id=guest.id, name=guest.name)


def _cookie(secret: str, secure: bool) -> Cookie:
    facts: dict[str, Any] = {"httponly": True, "samesite": "strict", "secure": secure, "max_age": _YEAR, "path": "/"}
    return Cookie(key=COOKIE, value=secret, **facts)
