"""Work spread over the cores, by processes that end when they are told to."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")


def cores() -> int:
    """The cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def spread_over(workers: int, work: Callable[..., T], jobs: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    """The results of `work(*job)` for each job, as they come; with one worker in this process, in order.

    Whatever stops the iteration (an error, Ctrl-C, the caller) also ends the workers, in the middle of their work.
    """
    if workers == 1 or len(jobs) == 1:
        yield from (work(*job) for job in jobs)
        return
    before = set(multiprocessing.active_children())
    # Spawned, not forked: the same on every system, and safe in a program with threads.
    pool = ProcessPoolExecutor(min(workers, len(jobs)), multiprocessing.get_context("spawn"))
    try:
        with _deaf_to_interrupts():  # which the new processes inherit: only this one is to answer Ctrl-C
            futures = [pool.submit(work, *job) for job in jobs]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C does nothing inside; elsewhere than in the main thread it never does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
