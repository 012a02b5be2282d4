"""The servers that are measured, each a process of its own with a folder of its own on the real disk."""

import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from bench.engine import ROOT
from bench.registry import MissingError

PEER = ROOT / "build" / "peers" / "boardgame_io"
_STOP_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class Usage:
    """What a process has used so far: seconds of a core, and bytes of memory that it holds now."""

    cpu: float
    memory: int


def usage(pid: int) -> Usage:
    """As the system counts; a process that works for the server (a bot's) is not part of it."""
    folder = Path("/proc", str(pid))
    try:
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        pages = int((folder / "statm").read_text().split()[1])
    except OSError as error:
        raise MissingError("what a server uses is read from /proc, which this system lacks") from error
    ticks = int(fields[11]) + int(fields[12])
    return Usage(ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))


@cache
def workplace() -> Path:
    """Where databases lie while the benchmark runs: under build/, since a file in memory would not be durable."""
    folder = ROOT / "build" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    place = Path(tempfile.mkdtemp(dir=folder))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return place


def _tidy_up_when_told_to_end() -> None:
    """Python does not run what is registered with `atexit` when it is terminated, and servers would stay behind."""
    usual = signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    if usual and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))


class Process:
    """A server that has said its first line, which tells that it is ready."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self.folder = folder
        _tidy_up_when_told_to_end()
        self.begun = time.perf_counter()
        with (folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # Ctrl-C is for the benchmark, which ends its servers in order
            )
        atexit.register(self.stop)
        assert self._process.stdout is not None
        self.line = self._process.stdout.readline()
        if not self.line:
            self.stop()
            said = (folder / "log").read_text().strip() or "no message"
            raise MissingError(f"{Path(command[0]).name} did not start: {said.splitlines()[-1]}")

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        """Ask it to end, and wait; once is enough."""
        atexit.unregister(self.stop)
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(_STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()


def folder_for(name: str) -> Path:
    """A new empty folder."""
    return Path(tempfile.mkdtemp(prefix=f"{name}-", dir=workplace()))


class Pantheon(Process):
    """`pantheon serve` on any free port; a database that exists is gone on with."""

    def __init__(self, folder: Path | None = None) -> None:
        words = ["--lang", "en", "--unlimited", "--port", "0", "-d", "tables.db"]
        super().__init__([sys.executable, "-m", "pantheon", "serve", *words], folder or folder_for("pantheon"))
        self.address = f"http://127.0.0.1:{self.line.split(' (tables')[0].rpartition(':')[2].strip()}"


class Ports(msgspec.Struct, frozen=True):
    """Where the peer listens: sockets here, its lobby there."""

    live: int
    lobby: int


class BoardgameIo(Process):
    """boardgame.io's own server, see bench/peers/boardgame_io/server.js."""

    def __init__(self) -> None:
        node = shutil.which("node")
        if node is None:
            raise MissingError("boardgame.io needs node and npm")
        if not (PEER / "node_modules" / "boardgame.io").exists():
            raise MissingError("boardgame.io is not installed: `make bench` does it where there is npm")
        super().__init__([node, str(PEER / "server.js")], folder_for("boardgame-io"))
        self.ports = msgspec.json.decode(self.line, type=Ports)
