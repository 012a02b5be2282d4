"""From the store's thread back to the event loop: many answers, one wake-up."""

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class Answers:
    """Turns futures of a thread into futures of the loop. A group commit answers hundreds at once; waking the loop
    for each of them would cost more than the commit.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[tuple[asyncio.Future[Any], Future[Any]]] = deque()
        self._woken = False

    def of(self, job: "Future[T]") -> "asyncio.Future[T]":
        """A future of the loop for one of the store's."""
        answer: asyncio.Future[T] = self._loop.create_future()
        job.add_done_callback(lambda done: self._arrived(answer, done))
        return answer

    def _arrived(self, answer: "asyncio.Future[Any]", done: "Future[Any]") -> None:
        """In the store's thread."""
        self._waiting.append((answer, done))
        if not self._woken:
            self._woken = True
            self._loop.call_soon_threadsafe(self._hand_out)

    def _hand_out(self) -> None:
        self._woken = False  # first, so that what arrives from now on wakes the loop again
        while self._waiting:
            answer, done = self._waiting.popleft()
            if answer.cancelled():
                continue
            wrong = done.exception()
            if wrong is not None:
                answer.set_exception(wrong)
            else:
                answer.set_result(done.result())
