"""Looks back, which take long: in one thread beside the event loop, and those who ask take turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from pantheon.engine.errors import Problem

T = TypeVar("T")
_MOST_WAITING = 30  # looks of one address
_MOVES = 200  # so many are played again for the price of one read


def cost_of(moves: int) -> float:
    """Return what it costs to play so many moves again, in reads."""
    return 1 + moves / _MOVES


class Readers:
    """Carries out one look at a time, each address in its turn: whoever asks for many waits for his own."""

    def __init__(self, most: int = _MOST_WAITING) -> None:
        self._most = most
        self._waiting: OrderedDict[str, deque[tuple[Callable[[], Any], asyncio.Future[Any]]]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "looking back")
        self._busy = False

    async def run(self, address: str, look: Callable[[], T]) -> T:
        """Return what a look comes to, or raise what it raises; it must touch nothing that the event loop changes."""
        queue = self._waiting.setdefault(address, deque())
        if len(queue) >= self._most:
            raise Problem("too-many-requests")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append((look, answer))
        if not self._busy:
            self._next()
        return await answer

    def close(self) -> None:
        """Begin nothing more."""
        self._waiting.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _next(self) -> None:
        """Begin the look of whoever has waited longest since his last one."""
        self._busy = bool(self._waiting)
        if not self._busy:
            return
        address, queue = self._waiting.popitem(last=False)
        look, answer = queue.popleft()
        if queue:
            self._waiting[address] = queue
        job = asyncio.get_running_loop().run_in_executor(self._thread, look)
        job.add_done_callback(lambda done: self._looked(done, answer))

    def _looked(self, done: "asyncio.Future[Any]", answer: "asyncio.Future[Any]") -> None:
        if not done.cancelled() and not answer.done():
            wrong = done.exception()
            if wrong is None:
                answer.set_result(done.result())
            else:
                answer.set_exception(wrong)
        elif not done.cancelled():
            done.exception()  # nobody waits for it any more
        self._next()
