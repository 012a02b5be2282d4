"""Running the server until it is told to stop."""

import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any, cast

import uvicorn

from pantheon.server.app import App
from pantheon.server.config import Config
from pantheon.server.logs import Sparing

_BACKLOG = 2048
_GARBAGE = 20_000  # new objects before the collector looks for cycles: we make few, and each look stops everybody
_SWITCH_SECONDS = 0.001  # the thread that writes to the database must not wait long for the event loop


class _Server(uvicorn.Server):
    """uvicorn that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough: the house is being tidied up
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def raise_files() -> None:
    """Let this process open as many files as the system allows it: every connection is one."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # on some systems what is called unlimited is not
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_config(config: Config, clock: Callable[[], float] | None) -> uvicorn.Config:
    """uvicorn with uvloop where there is one, and with our own WebSockets."""
    app = App(config, clock)
    return uvicorn.Config(
        app.http,
        http=app.requests,
        ws=cast(Any, app.socket),
        access_log=False,
        log_level="warning",
        backlog=_BACKLOG,
        timeout_graceful_shutdown=2,
        server_header=False,
        proxy_headers=False,  # front.py knows which proxies to believe
    )


def run_at(
    config: Config, listening: socket.socket, ready: Callable[[], None], clock: Callable[[], float] | None = None
) -> None:
    """Serve at a socket until somebody stops it (Ctrl-C, SIGTERM)."""
    raise_files()
    logging.getLogger("pantheon").addFilter(Sparing())
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(_GARBAGE, 20, 50)
    _Server(uvicorn_config(config, clock), ready).run([listening])
