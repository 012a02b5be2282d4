"""Looking whether a database is whole, in a thread of its own: of a large one that takes a while."""

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing

from pantheon.server.condition import Condition

_STEPS = 100_000  # of the database, between two looks whether to go on


class Checkup:
    """One look at a time; what it finds is noted."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], condition: Condition) -> None:
        self._connect = connect
        self._condition = condition
        self._done: Future[None] = Future()
        self._thread: threading.Thread | None = None
        self._stopped = False

    def begin(self) -> "Future[None]":
        """Look now; whoever asks meanwhile waits for the same."""
        if self._thread is None or self._done.done():
            self._done = Future()
            self._thread = threading.Thread(target=self._look, args=(self._done,), name="checkup", daemon=True)
            self._thread.start()
        return self._done

    def close(self) -> None:
        """Stop, wherever it is."""
        if self._thread is not None:
            self._stopped = True
            self._thread.join()

    def _look(self, done: "Future[None]") -> None:
        try:
            with closing(self._connect()) as connection:
                connection.set_progress_handler(lambda: self._stopped, _STEPS)
                found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as wrong:
            found = str(wrong)
        if found == "ok":
            self._condition.mend("damaged")
        elif not self._stopped:
            self._condition.note("damaged", found)
        done.set_result(None)
