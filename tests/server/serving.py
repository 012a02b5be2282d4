"""A real server in a process of its own, for tests: on a free port, with a database of its own.

It is forked from a process that has imported everything already, so that it starts in a tenth of a second, and can be
killed again and again. The command `pantheon serve` has its own tests (tests/cli/test_serve.py).
"""

import multiprocessing
import multiprocessing.process
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from pantheon.client import Visitor
from pantheon.server.config import NO_LIMITS, Config

PATIENCE = 120.0
LONG = "a long game"  # the seed of one
nursery = multiprocessing.get_context("forkserver")
nursery.set_forkserver_preload(["tests.server.serving", "pantheon.server.run"])


Cheat = Callable[[], None]
"""What a dishonest operator changes in a process before it serves."""


def live(config: Config, log: Path, ready: Connection, ahead: float, still: bool, cheat: Cheat | None) -> None:
    """The life of a server process, whose clock is so many seconds ahead, or stands still; it may cheat."""
    from pantheon.server.run import run_at  # here, since nobody else needs it

    if cheat is not None:
        cheat()
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((config.host, config.port))
    begin = time.time()
    try:
        run_at(
            config,
            listening,
            partial(ready.send, listening.getsockname()[1]),
            lambda: ahead + (begin if still else time.time()),
        )
    except KeyboardInterrupt:
        sys.exit(130)


class Server:
    """A running server; it can be killed and started again on the same database and port."""

    def __init__(
        self,
        database: Path,
        *,
        still: bool = False,
        ahead: float = 0.0,
        born: Any = nursery,
        cheat: Cheat | None = None,
        **how: Any,
    ) -> None:
        self.config = Config(database=database, **{"port": 0, "limits": NO_LIMITS, **how})
        self._still = still  # no time passes for it
        self._born = born  # what forks it, or starts it anew in the environment of now
        self._cheat = cheat
        self._killed = False
        self._checked = 0
        self._process: multiprocessing.process.BaseProcess | None = None
        self.start(ahead)

    @property
    def database(self) -> Path:
        """The file with its tables."""
        return self.config.database

    @property
    def port(self) -> int:
        """Where it listens."""
        return self.config.port

    @property
    def address(self) -> str:
        """The same, as browsers have it."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def _log(self) -> Path:
        return self.database.with_suffix(".log")

    def start(self, ahead: float = 0.0) -> None:
        """Start, and wait until it is ready; for its clock so many seconds have passed meanwhile."""
        ready, child = self._born.Pipe(duplex=False)
        how = (self.config, self._log, child, ahead, self._still, self._cheat)
        process = self._born.Process(target=live, args=how)
        process.start()
        self._process = process
        child.close()
        with ready:
            assert ready.poll(PATIENCE), self.errors()
            self.config = msgspec.structs.replace(self.config, port=ready.recv())

    def kill(self) -> None:
        """kill -9: no chance to tidy up."""
        self._killed = True
        self._end(signal.SIGKILL)

    def stop(self) -> int | None:
        """Ctrl-C; the exit status, None if it did not run."""
        return self._end(signal.SIGINT)

    def _end(self, number: signal.Signals) -> int | None:
        process, self._process = self._process, None
        if process is None:
            return None
        os.kill(process.pid or 0, number)
        process.join(PATIENCE)
        status = process.exitcode
        if status is None:
            process.kill()
            process.join()
        process.close()
        assert status is not None, "it does not end"
        return status

    def errors(self) -> str:
        """What the server has written to its log."""
        return self._log.read_text(encoding="utf-8")

    def check_log(self) -> None:
        """Fail if something went wrong since the last look.

        A bot's worker that is being born complains of its parent's sudden death: that is no fault of the server.
        """
        log = self.errors()[self._checked :]
        self._checked += len(log)
        assert ("pantheon/server" if self._killed else "Traceback") not in log, log

    def visitor(self, name: str = "Anna", lang: str = "en") -> Visitor:
        """A new guest of this server."""
        return Visitor(self.address, lang=lang).arrive(name)


@contextmanager
def serving(folder: Path, **how: Any) -> Iterator[Server]:
    """A server without limits (unless its `Config` says otherwise); what it logs as an error fails the test."""
    server = Server(folder / "tables.db", **how)
    try:
        yield server
    finally:
        server.stop()
    server.check_log()


def seated(
    server: Server, game: str = "gods", people: int = 2, bots: int = 0, **settings: Any
) -> tuple[str, list[Visitor]]:
    """A running table of so many people, and of bots of the house: its id, and the visitors in seat order.

    Where only bots sit, the first visitor is the owner. The bots are the fastest there are. Unless another seed is
    given, the game is a long one: some games of Gods are over before a test has done what it wants to.
    """
    visitors = [server.visitor(f"Player {number}") for number in range(max(1, people))]
    options = {"players": str(people + bots), **settings.pop("options", {})}
    bot = settings.pop("bot", "greedy")
    table = visitors[0].make_table(game, options=options, **{"seed": LONG, **settings})
    for visitor in visitors[:people]:
        visitor.join(table.id)
    for _ in range(bots):
        visitors[0].add_bot(table.id, bot=bot, level="frantic")
    visitors[0].start(table.id)
    return table.id, visitors
