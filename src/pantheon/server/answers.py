"""From the store's thread back to the event loop: many answers, one wake-up."""

import asyncio
import logging
from collections import deque
from concurrent.futures import Future
from typing import Any, TypeVar

from pantheon.server.store import Told

T = TypeVar("T")
log = logging.getLogger("pantheon")


class Answers:
    """From a thread to the loop. A group commit answers hundreds at once; waking the loop for each of them would cost
    more than the commit.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[tuple[Told, Any, BaseException | None]] = deque()
        self._woken = False

    def to(self, told: Told) -> Told:
        """Somebody in the loop who is to be told, for a thread to call."""
        return lambda result, wrong: self._arrived(told, result, wrong)

    def of(self, job: "Future[T]") -> "asyncio.Future[T]":
        """A future of the loop for one of the store's."""
        answer: asyncio.Future[T] = self._loop.create_future()
        told = self.to(settling(answer))

        def arrived(done: "Future[T]") -> None:
            wrong = done.exception()
            told(None if wrong else done.result(), wrong)

        job.add_done_callback(arrived)
        return answer

    def _arrived(self, told: Told, result: Any, wrong: BaseException | None) -> None:
        """In the store's thread."""
        self._waiting.append((told, result, wrong))
        if not self._woken:
            self._woken = True
            self._loop.call_soon_threadsafe(self._hand_out)

    def _hand_out(self) -> None:
        self._woken = False  # first, so that what arrives from now on wakes the loop again
        for _ in range(len(self._waiting)):
            told, result, wrong = self._waiting.popleft()
            try:
                told(result, wrong)
            except Exception:  # the others wait, too
                log.exception("an answer of the store")


def settling(answer: "asyncio.Future[T]") -> Told:
    """Whoever is told settles a future; nobody minds if it is not waited for any more."""

    def told(result: Any, wrong: BaseException | None) -> None:
        if answer.cancelled():
            return
        if wrong is not None:
            answer.set_exception(wrong)
        else:
            answer.set_result(result)

    return told
