"""Is the server well? For those who look after it."""

import msgspec
from litestar import Controller, Response, get

from pantheon import __version__
from pantheon.server.api.asking import Door


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """`ok`, the version, and how much is going on."""

    status: str
    version: str
    tables: int
    now: float


class SystemApi(Controller):
    """For those who look after the server."""

    tags = ("system",)

    @get("/api/health")
    async def health(self, doorman: Door) -> Health:
        """Is the server there, and can it read its database?"""
        doorman.house.store.tables("open", 1)
        return Health(status="ok", version=__version__, tables=len(doorman.house.hosts), now=doorman.house.now())

    @get("/metrics", include_in_schema=False)
    async def metrics(self, doorman: Door) -> Response[bytes]:
        """Figures for Prometheus."""
        return Response(doorman.metrics.text(), media_type="text/plain; version=0.0.4")
