"""`pantheon serve`: a server on this machine."""

import errno
import os
import socket
import sqlite3
import sys
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from pantheon.cli.database import EARLIER, default_database, move
from pantheon.cli.language import NEGATIVE, fail, needing, say
from pantheon.engine.errors import Problem

_LAST_PORT = 65535
_NEAR = 20  # how far from a port that is taken a free one is looked for


def serve(
    database: Annotated[Path | None, typer.Option("--database", "-d", help="help-database")] = None,
    host: Annotated[str, typer.Option(help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=_LAST_PORT, help="help-port")] = 8000,
    origin: Annotated[list[str] | None, typer.Option(help="help-origin")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="help-proxy")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="help-workers")] = 1,
    secure: Annotated[bool, typer.Option("--secure", help="help-secure")] = False,
    watch: Annotated[list[str] | None, typer.Option(help="help-watch")] = None,
    shared: Annotated[bool, typer.Option("--shared", help="help-shared", hidden=True)] = False,
    browse: Annotated[bool, typer.Option("--browse", help="help-browse")] = False,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="help-unlimited")] = False,
) -> None:
    """Serve tables until Ctrl-C."""
    with needing("server"):
        from pantheon.server.config import LOOPBACK, NO_LIMITS, Config, Limits  # not for commands that need no server
        from pantheon.server.run import run_at

    listening = _listen(host, port)
    try:
        tables = _usable(_given_or_found(database))
    except BaseException:
        listening.close()
        raise
    config = Config(
        database=tables,
        host=host,
        port=listening.getsockname()[1],
        origins=tuple(origin or ()),
        proxies=_networks(proxy or []),
        watch=_networks(watch) if watch else LOOPBACK,
        secure=secure,
        shared=shared,
        bot_workers=workers,
        limits=NO_LIMITS if unlimited else Limits(),
    )
    address = f"http://{'localhost' if host == '127.0.0.1' else host}:{config.port}"

    def ready() -> None:
        typer.echo(say("serve-ready", address=address, database=str(tables)))
        if browse and _has_screen():
            webbrowser.open(address)

    run_at(config, listening, ready)


def _networks(given: list[str]) -> tuple[str, ...]:
    """Return addresses and networks as they were given, or end the run if one is neither."""
    for one in given:
        try:
            ip_network(one, strict=False)
        except ValueError:
            fail(Problem("serve-no-network", value=one), NEGATIVE)
    return tuple(given)


def _has_screen() -> bool:
    """Is there a screen that a browser could show itself on?"""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _listen(host: str, port: int) -> socket.socket:
    """A socket at that address, taken before anything else: who cannot serve says so at once."""
    try:
        return _bound(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            fail(Problem("serve-port-taken", host=host, port=str(port), other=free_beside(host, port)), NEGATIVE)
        fail(Problem("serve-no-port", host=host, port=str(port), reason=str(error.strerror)), NEGATIVE)


def _bound(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


def free_beside(host: str, taken: int) -> str:
    """A port that is free now: one of the next, or any."""
    for port in (*range(taken + 1, min(taken + _NEAR, _LAST_PORT) + 1), 0):
        try:
            with _bound(host, port) as found:
                return str(found.getsockname()[1])
        except OSError:
            continue
    return "0"


def _given_or_found(given: Path | None) -> Path:
    """Return the database to use, whole path: the one that was named, or the usual one with the tables of before."""
    if given is not None:
        return given.absolute()
    usual = default_database()
    for old in filter(Path.is_file, EARLIER):
        try:
            moved = move(old, usual)
        except (sqlite3.Error, OSError) as error:
            fail(Problem("serve-not-moved", old=str(old.absolute()), new=str(usual), reason=str(error)), NEGATIVE)
        if moved:
            typer.echo(say("serve-moved", old=str(old.absolute()), new=str(usual)))
        else:
            typer.echo(say("serve-earlier", old=str(old.absolute()), new=str(usual)))
    return usual


def _usable(database: Path) -> Path:
    """Return the database if it can be opened, or end the run."""
    from pantheon.server.sqlite import SqliteStore

    try:
        if database == default_database():
            database.parent.mkdir(parents=True, exist_ok=True)
        SqliteStore(database).close()
    except (sqlite3.Error, OSError) as error:
        fail(Problem("serve-no-database", database=str(database), reason=str(error)), NEGATIVE)
    return database
