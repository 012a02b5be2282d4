"""Files of others, decks, tiles and records, are read in a process of their own: nobody waits for it but who asked.

Its work is bounded by the processor's time, which says what a file costs however busy the machine is: the system ends
the process when that is used up, and the next file gets a new one.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from pantheon.engine.errors import Problem
from pantheon.lab.workers import end_with_parent

T = TypeVar("T")
SECONDS = 5.0  # of the processor's, for one file
_PATIENCE = 60.0  # seconds by the clock, should the processor be asked for by many
_MOST_WAITING = 8
_COURTESY = 10  # the server itself goes first
_Answer = tuple[Any, Problem | None]

log = logging.getLogger("pantheon")


class Parser:
    """One worker, started when it is first needed; what is asked of it is done in order."""

    def __init__(self, seconds: float = SECONDS, most: int = _MOST_WAITING) -> None:
        self._seconds = seconds
        self._most = most
        self._waiting = 0
        self._turn = asyncio.Lock()
        self._worker: SpawnProcess | None = None
        self._line: Connection | None = None
        self._closed = False

    async def run(self, work: Callable[..., T], *facts: Any) -> T:
        """Return what the work comes to, or raise its Problem; or `busy`, or `file-costly` if it takes too long."""
        if self._waiting >= self._most or self._closed:
            raise Problem("busy")
        self._waiting += 1
        # Shielded: should nobody wait for it any more, it still has to end before the next begins.
        result, problem = await asyncio.shield(asyncio.ensure_future(self._in_turn(work, facts)))
        if problem is not None:
            raise problem
        return result  # type: ignore[no-any-return]

    def close(self) -> None:
        """End the worker, in the middle of its work."""
        self._closed = True
        if self._turn.locked():
            if self._worker is not None:
                self._worker.kill()  # whoever waits for it sees that, and tidies up
        else:
            self._end()

    async def _in_turn(self, work: Callable[..., Any], facts: tuple[Any, ...]) -> _Answer:
        try:
            async with self._turn:
                return await asyncio.to_thread(self._ask, work, facts)
        finally:
            self._waiting -= 1

    def _ask(self, work: Callable[..., Any], facts: tuple[Any, ...]) -> _Answer:
        """In a thread: have it done, or end the worker that does not."""
        if self._closed:
            return None, Problem("busy")
        try:
            line = self._begin()
            line.send((work, facts))
            if line.poll(_PATIENCE):
                answer: _Answer = line.recv()
                return answer
        except (EOFError, OSError):  # its time was used up, or it was ended
            pass
        self._end()
        return None, Problem("file-costly")

    def _begin(self) -> Connection:
        if self._line is None:
            spawn = multiprocessing.get_context("spawn")
            self._line, theirs = spawn.Pipe()
            self._worker = spawn.Process(target=_serve, args=(theirs, self._seconds), daemon=True)
            self._worker.start()
            theirs.close()
            self._line.recv()  # it has found everything that it needs
        return self._line

    def _end(self) -> None:
        worker, line, self._worker, self._line = self._worker, self._line, None, None
        if worker is not None:
            worker.kill()
            worker.join()
        if line is not None:
            line.close()


# --- in the worker --------------------------------------------------------------------------------------------


def _serve(line: Connection, seconds: float) -> None:
    """Do what is asked for, until nobody asks any more."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if hasattr(os, "nice"):
        os.nice(_COURTESY)
    line.send(None)
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, facts = line.recv()
            _allow(seconds)
            answer = _done(work, facts)
            _allow(0)
            line.send(answer)


def _allow(seconds: float) -> None:
    """From now on so much of the processor's time may be used; then the system ends this process."""
    if hasattr(signal, "setitimer"):  # not on every system
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _done(work: Callable[..., Any], facts: tuple[Any, ...]) -> _Answer:
    try:
        return work(*facts), None
    except Problem as problem:
        return None, problem
    except (ValueError, ArithmeticError, RecursionError, MemoryError):  # numbers of thousands of digits
        return None, Problem("file-nonsense")
    except Exception:  # a mistake of ours, which the next file should not suffer from
        log.exception("a file cannot be read")
        return None, Problem("file-nonsense")
