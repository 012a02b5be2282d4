"""Bodies are taken strictly: as JSON, of the right types, without unknown fields. The framework would convert."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from pantheon.engine.errors import Problem


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is decoded into what its handler asks for, or refused with the reason."""

    @property
    def address(self) -> str:
        """Where somebody comes from, seen through our proxies (front.py)."""
        return self.client.host if self.client else ""

    @property
    def secure(self) -> bool:
        """Whether somebody came by TLS."""
        return bool(self.scope["scheme"] == "https")

    async def body(self) -> bytes:
        """The body; if there must be one, an empty one is no answer."""
        try:
            found = await super().body()
        except InternalServerException:  # whoever sent it has hung up: no fault of ours, and no line of the log
            raise Problem("bad-request", reason="the body did not come whole") from None
        if not found and self._wanted() is not None:
            raise Problem("bad-request", reason="the body is missing")
        return found

    async def json(self) -> Any:
        """The body as the handler wants it."""
        wanted = self._wanted()
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted)
        except msgspec.ValidationError as wrong:
            raise Problem("bad-request", reason=str(wrong)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Problem("bad-request", reason="not valid JSON") from None

    def _wanted(self) -> Any:
        field = self.route_handler.parsed_data_field
        return None if field is None else field.annotation
