"""From the store's thread back to the event loop: many answers, one wake-up."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from pantheon.server.store import Told

T = TypeVar("T")


class Answers:
    """From a thread to futures of the loop. A group commit answers hundreds at once; waking the loop for each of them
    would cost more than the commit.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[tuple[asyncio.Future[Any], Any, BaseException | None]] = deque()
        self._woken = False

    def of(self, job: "Future[T]") -> "asyncio.Future[T]":
        """A future of the loop for one of the store's."""
        answer: asyncio.Future[T] = self._loop.create_future()

        def arrived(done: "Future[T]") -> None:
            wrong = done.exception()
            self._arrived(answer, None if wrong else done.result(), wrong)

        job.add_done_callback(arrived)
        return answer

    def to(self, ask: Callable[[Told], None]) -> "asyncio.Future[Any]":
        """A future of the loop for what is asked of the store with somewhere to answer to."""
        answer: asyncio.Future[Any] = self._loop.create_future()
        ask(lambda result, wrong: self._arrived(answer, result, wrong))
        return answer

    def _arrived(self, answer: "asyncio.Future[Any]", result: Any, wrong: BaseException | None) -> None:
        """In the store's thread."""
        self._waiting.append((answer, result, wrong))
        if not self._woken:
            self._woken = True
            self._loop.call_soon_threadsafe(self._hand_out)

    def _hand_out(self) -> None:
        self._woken = False  # first, so that what arrives from now on wakes the loop again
        while self._waiting:
            answer, result, wrong = self._waiting.popleft()
            if answer.cancelled():
                continue
            if wrong is not None:
                answer.set_exception(wrong)
            else:
                answer.set_result(result)
