"""Work spread over the cores, by processes that end when they are told to."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from pantheon.engine.errors import Problem

T = TypeVar("T")


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):  # not on every system
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread_over(workers: int, work: Callable[..., T], jobs: Sequence[tuple[Any, ...]]) -> Generator[T, None, None]:
    """The results of `work(*job)` for each job, as they come; with one worker in this process, in order.

    Whatever stops the iteration (an error, Ctrl-C, the caller) also ends the workers, in the middle of their work.
    """
    if workers == 1 or len(jobs) == 1:
        yield from (work(*job) for job in jobs)
        return
    before = set(multiprocessing.active_children())
    # Spawned, not forked: the same on every system, and safe in a program with threads.
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(jobs)), spawn, initializer=end_with_parent)
    try:
        with _interrupts_wait():  # only this process is to answer Ctrl-C, and it will end the others
            futures = [pool.submit(work, *job) for job in jobs]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:
        raise Problem("worker-lost") from None
    except BaseException:
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C waits until the end of the block; processes that are started inside never hear it."""
    if not hasattr(signal, "pthread_sigmask"):  # not on every system
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def end_with_parent() -> None:
    """A worker whose parent was killed has nobody left to work for, and nobody to tell it so."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
