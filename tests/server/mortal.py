"""A server process that can be killed hundreds of times.

It is forked from a process that has imported everything already, so that it starts in a tenth of a second.
"""

import multiprocessing
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from pantheon.client import Visitor
from pantheon.server.config import NO_LIMITS, Config

PATIENCE = 120.0
OPTIONS = {"four-gods": {"final": "5", "absent": "5"}}
nursery = multiprocessing.get_context("forkserver")
nursery.set_forkserver_preload(["tests.server.mortal", "pantheon.server.run"])


def live_and_die(config: Config, log: Path, ready: Connection) -> None:
    """The life of a server process."""
    from pantheon.server.run import run_at  # here, since nobody else needs it

    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((config.host, config.port))
    run_at(config, listening, partial(ready.send, listening.getsockname()[1]))


class Mortal:
    """A server that is killed and born again on the same database and port."""

    def __init__(self, folder: Path, **how: Any) -> None:
        self.config = Config(database=folder / "tables.db", port=0, limits=NO_LIMITS, **how)
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        """Start, and wait until it is ready."""
        ready, child = nursery.Pipe(duplex=False)
        self.process = nursery.Process(target=live_and_die, args=(self.config, self.log, child))
        self.process.start()
        child.close()
        with ready:
            assert ready.poll(PATIENCE), self.log.read_text(encoding="utf-8")
            self.config = msgspec.structs.replace(self.config, port=ready.recv())

    def kill(self) -> None:
        """kill -9: no chance to tidy up."""
        self.process.kill()
        self.process.join()
        self.process.close()

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process.pid is not None
        return self.process.pid

    def visitor(self, name: str) -> Visitor:
        """A new guest."""
        return Visitor(f"http://127.0.0.1:{self.config.port}").arrive(name)

    def seated(self, game: str, people: int, bots: int = 0) -> tuple[str, list[Visitor]]:
        """A running table of people and bots of the house, the fastest there are."""
        visitors = [self.visitor(f"Player {number}") for number in range(people)]
        options = {"players": str(people + bots), **OPTIONS.get(game, {})}
        table = visitors[0].make_table(game, options=options).id
        for visitor in visitors:
            visitor.join(table)
        for _ in range(bots):
            visitors[0].add_bot(table, bot="greedy", level="frantic")
        visitors[0].start(table)
        return table, visitors


@contextmanager
def mortal(folder: Path, **how: Any) -> Iterator[Mortal]:
    """Such a server; a mistake of ours in its log fails the test."""
    server = Mortal(folder, **how)
    try:
        yield server
    finally:
        server.kill()
    log = server.log.read_text(encoding="utf-8")
    assert "pantheon/server" not in log, log  # a worker that was being born complains of its parent's death
