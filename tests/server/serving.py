"""A real server in a process of its own, for tests: `pantheon serve` on a free port and a database of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pantheon.client import Visitor

_READY_SECONDS = 60.0


class Server:
    """A running server; it can be killed and started again on the same database and port."""

    def __init__(
        self,
        database: Path,
        *words: str,
        env: dict[str, str] | None = None,
        command: Sequence[str] = (sys.executable, "-m", "pantheon"),
    ) -> None:
        self.database = database
        self._command = command
        self._words = words
        self._env = env or {}
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it is ready."""
        command = [*self._command, "serve", "--lang", "en", "-d", str(self.database)]
        self._log = self.database.with_suffix(".log").open("ab")
        self._process = subprocess.Popen(
            [*command, "--port", str(self.port), *self._words],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ, **self._env},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Pantheon is open at"), line + self.errors()
        self.port = int(line.split(" (tables")[0].rpartition(":")[2])

    def kill(self) -> None:
        """kill -9: no chance to tidy up."""
        self._process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """Ctrl-C; the exit status."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        return self._gone()

    def _gone(self) -> int:
        status = self._process.wait(_READY_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._log.close()
        return status

    def errors(self) -> str:
        """What the server has written to its log."""
        return self.database.with_suffix(".log").read_text(encoding="utf-8")

    def visitor(self, name: str = "Anna", lang: str = "en") -> Visitor:
        """A new guest of this server."""
        return Visitor(self.address, lang=lang).arrive(name)


@contextmanager
def serving(folder: Path, *words: str, env: dict[str, str] | None = None) -> Iterator[Server]:
    """A server without limits (unless `words` say otherwise); what it logs as an error fails the test."""
    server = Server(folder / "tables.db", *(words or ("--unlimited",)), env=env)
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.errors(), server.errors()


def seated(server: Server, game: str = "gods", people: int = 2, **settings: Any) -> tuple[str, list[Visitor]]:
    """A running table of so many people: its id, and the visitors in seat order."""
    visitors = [server.visitor(f"Player {number}") for number in range(people)]
    options = {"players": str(people), **settings.pop("options", {})}
    table = visitors[0].make_table(game, options=options, **settings)
    for visitor in visitors:
        visitor.join(table.id)
    visitors[0].start(table.id)
    return table.id, visitors
