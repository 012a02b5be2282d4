"""The server as a whole: store, house, doors."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from pantheon import __version__
from pantheon.engine.errors import Problem
from pantheon.server.api.games import Games
from pantheon.server.api.guests import GuestsApi
from pantheon.server.api.records import RecordsApi
from pantheon.server.api.system import SystemApi
from pantheon.server.api.tables import TablesApi
from pantheon.server.config import Config
from pantheon.server.doorman import Doorman
from pantheon.server.errors import ErrorBody, error_info, language_of, status_of
from pantheon.server.house import House
from pantheon.server.live import live
from pantheon.server.metrics import Metrics
from pantheon.server.sqlite import SqliteStore

log = logging.getLogger("pantheon")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}
HANDLERS: list[ControllerRouterHandler] = [Games, GuestsApi, TablesApi, RecordsApi, SystemApi, live]


def make_app(config: Config) -> Litestar:
    """The server for a configuration; the database is opened when it starts."""
    metrics = Metrics()
    doors: dict[str, Doorman] = {}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        del app
        store = SqliteStore(config.database, config.busy_seconds)
        house = House(store, config, metrics)
        doors["door"] = Doorman(house, config, metrics)
        await house.open()
        try:
            yield
        finally:
            await house.close()
            store.close()

    def doorman() -> Doorman:
        return doors["door"]

    return Litestar(
        HANDLERS,
        lifespan=[lifespan],
        dependencies={"doorman": Provide(doorman, sync_to_thread=False)},
        exception_handlers={Problem: _problem, HTTPException: _http, Exception: _fault},
        request_max_body_size=config.limits.record_bytes * 2,
        openapi_config=OpenAPIConfig(title="Pantheon", version=__version__, path="/api/schema"),
        after_request=_with_headers,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )


def _with_headers(response: Any) -> Any:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _answer(request: Request[Any, Any, Any], problem: Problem, status: int) -> Response[ErrorBody]:
    lang = language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    return Response(ErrorBody(error_info(problem, lang)), status_code=status, headers=dict(HEADERS))


def _problem(request: Request[Any, Any, Any], problem: Problem) -> Response[ErrorBody]:
    return _answer(request, problem, status_of(problem))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """What the framework found wrong with a request, in our form."""
    status = error.status_code
    if status == 404:
        return _answer(request, Problem("no-such-page"), status)
    if status == 413:
        return _answer(request, Problem("too-big"), status)
    if status >= 500:
        return _fault(request, error)
    return _answer(request, Problem("bad-request", reason=_reason(error)), status)


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra:
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra)
    return str(error.detail)


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A mistake of ours: logged in full, told in brief."""
    if isinstance(error, msgspec.ValidationError):
        return _answer(request, Problem("bad-request", reason=str(error)), 400)
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, Problem("server-fault"), 500)
