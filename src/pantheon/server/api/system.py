"""Is the server well? For those who look after it."""

import sqlite3
from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, get
from litestar.params import QueryParameter

from pantheon import __version__
from pantheon.server.api.asking import Door, refusals
from pantheon.server.condition import Reason

Check = Annotated[bool, QueryParameter(description="Look through the whole database first: that takes a while.")]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """`degraded` if anything is wrong: the `reasons` say what; the version, and how much is going on."""

    status: Literal["ok", "degraded"]
    reasons: tuple[Reason, ...]
    version: str
    tables: int
    now: float


class SystemApi(Controller):
    """For those who look after the server, and nobody else (front.py)."""

    tags = ("system",)

    @get("/api/health", responses=refusals(400, 404))
    async def health(self, doorman: Door, check: Check = False) -> Health:
        """Is the server there, and are its tables well?"""
        store = doorman.house.store
        if check:
            await doorman.house.answers.of(store.check())
        try:
            store.tables("open", 1)
        except sqlite3.DatabaseError as wrong:
            store.condition.note("unreadable", "the list of tables", wrong)
        reasons = store.condition.reasons
        return Health(
            status="degraded" if reasons else "ok",
            reasons=reasons,
            version=__version__,
            tables=len(doorman.house.hosts),
            now=doorman.house.now(),
        )

    @get("/metrics", include_in_schema=False)
    async def metrics(self, doorman: Door) -> Response[bytes]:
        """Figures for Prometheus."""
        return Response(doorman.metrics.text(), media_type="text/plain; version=0.0.4")
