"""The load generator: one process beside the server, with an event loop that goes on between two runs.

Pings are answered all the time, so that tables stay connected while something else is measured.
"""

import asyncio
import multiprocessing
import signal
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, TypeVar

from bench.peers import load
from pantheon.lab.workers import end_with_parent

T = TypeVar("T")
_LONGEST = 120.0  # seconds; a server that hangs must not hang the benchmark
_loop: asyncio.AbstractEventLoop | None = None


@cache
def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_begin)


def in_generator(job: Callable[..., Coroutine[Any, Any, T]], *facts: Any) -> T:
    """Have a coroutine of some module run in the generator's process, and wait for its result."""
    load("uvloop", "uvloop")  # here too, so that its absence is told as such
    return _process().submit(_run, job, facts).result()


def _begin() -> None:
    global _loop
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the benchmark, which ends this process, too
    _loop = load("uvloop", "uvloop").new_event_loop()
    assert _loop is not None
    threading.Thread(target=_loop.run_forever, daemon=True).start()


def _run(job: Callable[..., Coroutine[Any, Any, T]], facts: tuple[Any, ...]) -> T:
    assert _loop is not None
    return asyncio.run_coroutine_threadsafe(asyncio.wait_for(job(*facts), _LONGEST), _loop).result()
