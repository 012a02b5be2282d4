"""The server as a whole: store, house, doors."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.config.response_cache import ResponseCacheConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPIType, Schema, SecurityScheme
from litestar.types import ControllerRouterHandler

from pantheon import __version__
from pantheon.engine.errors import Problem
from pantheon.server.api.cards import CardsApi
from pantheon.server.api.examples import ExamplesApi
from pantheon.server.api.games import Games
from pantheon.server.api.guests import GuestsApi
from pantheon.server.api.manners import MannersApi
from pantheon.server.api.records import RecordsApi
from pantheon.server.api.strictly import StrictRequest
from pantheon.server.api.system import SystemApi
from pantheon.server.api.tables import TablesApi
from pantheon.server.config import Config
from pantheon.server.doorman import Doorman
from pantheon.server.errors import ErrorBody, error_info, language_of, status_of
from pantheon.server.front import Asgi, Front, Sites
from pantheon.server.house import House
from pantheon.server.identity import COOKIE
from pantheon.server.messages import Splice
from pantheon.server.metrics import Metrics
from pantheon.server.packing import Packing
from pantheon.server.pages import Pages, page_handler
from pantheon.server.proxies import Proxies
from pantheon.server.requests import Connections, protocol
from pantheon.server.settings import Strict
from pantheon.server.sockets import Outbox, Socket
from pantheon.server.sqlite import SqliteStore

log = logging.getLogger("pantheon")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}
HANDLERS: list[ControllerRouterHandler] = [
    Games,
    GuestsApi,
    TablesApi,
    MannersApi,
    RecordsApi,
    ExamplesApi,
    CardsApi,
    SystemApi,
]


OPENAPI = OpenAPIConfig(
    title="Pantheon",
    version=__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],  # the others load their pages from the net
    components=Components(
        security_schemes={
            "bearer": SecurityScheme(type="http", scheme="bearer", description="The token of a guest."),
            "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        }
    ),
    security=[{}, {"bearer": []}, {"cookie": []}],
)


class App:
    """The whole server: `http` is Litestar (`api`) behind the front.

    `requests` makes what uvicorn has for each connection, `socket` what speaks to one client at a table.
    """

    def __init__(self, config: Config, clock: Callable[[], float] | None = None) -> None:
        self._doors: list[Doorman] = []
        self._outbox = Outbox()
        proxies = Proxies(config.proxies)
        sites = Sites(config, proxies)
        self.api = _http_side(config, self._doors, clock, proxies, sites)
        _correct(self.api)
        self.http = Front(Packing(cast(Asgi, self.api)), config, proxies, sites)
        self.requests = protocol(config.limits, Connections(config.limits.connections_per_address, proxies))

    def socket(self, config: Any, server_state: Any, app_state: Any) -> Socket:
        """For uvicorn, in the place of its own WebSocket protocols."""
        del config, app_state
        return Socket(self._doors[0], self._outbox, server_state.connections)


def _correct(http: Litestar) -> None:
    """Write into the document what the framework leaves out: what refuses unknown fields, and what is an array."""
    strict = {kind.__name__ for kind in _below(Strict)}
    for name, schema in http.openapi_schema.components.schemas.items():
        if name.rpartition("_")[2] in strict and isinstance(schema, Schema):
            schema.additional_properties = False
        if name == Splice.__name__:
            fields = list((schema.properties or {}).values())
            schema.type, schema.properties, schema.required = OpenAPIType.ARRAY, None, None
            schema.prefix_items, schema.min_items, schema.max_items = fields, len(fields), len(fields)


def _below(kind: type) -> set[type]:
    children: list[type] = kind.__subclasses__()
    return {kind}.union(*map(_below, children))


def _http_side(
    config: Config, doors: list[Doorman], clock: Callable[[], float] | None, proxies: Proxies, sites: Sites
) -> Litestar:
    """Litestar with its handlers; the database is opened when it starts, and `doors` gets the doorman."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        del app
        store = SqliteStore(config.database, config.busy_seconds)
        house = House(store, config, metrics, clock)
        doors.append(Doorman(house, config, metrics, proxies, sites))
        await house.open()
        try:
            yield
        finally:
            doors.clear()
            await house.close()
            store.close()

    def doorman() -> Doorman:
        return doors[0]

    return Litestar(
        [*HANDLERS, page_handler(Pages(config.pages))],
        lifespan=[lifespan],
        dependencies={"doorman": Provide(doorman, sync_to_thread=False)},
        exception_handlers={Problem: _problem, HTTPException: _http, Exception: _fault},
        request_max_body_size=config.limits.body_bytes,
        guards=[_unmistakable],
        request_class=StrictRequest,
        openapi_config=OPENAPI,
        after_request=_with_headers,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )


def _unmistakable(asker: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse what can be taken in two ways: a parameter that is given twice, and a body that is not called JSON.

    What is not called so, a page may send to another's server without asking.
    """
    del handler
    kind = asker.headers.get("content-type", "")
    empty = asker.headers.get("content-length", "0") == "0" and "transfer-encoding" not in asker.headers
    if not empty and kind.partition(";")[0].strip().lower() != "application/json":
        raise Problem("not-json", kind=kind[:60] or "-")
    twice = next((name for name, values in asker.query_params.dict().items() if len(values) > 1), None)
    if twice is not None:  # which of them is meant?
        raise Problem("bad-request", reason=f"{twice[:40]} is given more than once")


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
    log.error("%s %r", request.method, request.url.path, exc_info=error)  # %r: it may hold the end of a line
    return _answer(request, Problem("server-fault"), 500)
