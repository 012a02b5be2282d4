"""What is wrong with the server's database: in words for who looks after it, and each thing logged once."""

import logging
from typing import Literal

log = logging.getLogger("pantheon")
Reason = Literal["damaged", "unreadable", "cannot-write"]
_MOST_NAMES = 1000  # of what was logged


class Condition:
    """`damaged`: a check of the file has found something; `unreadable`: a table, or its row in the list, cannot be
    read; `cannot-write`: the last thing that was to be written was not.
    """

    def __init__(self) -> None:
        self._wrong: set[Reason] = set()
        self._logged: set[tuple[Reason, str]] = set()

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What is wrong now; nothing if all is well."""
        return tuple(sorted(self._wrong))

    def note(self, reason: Reason, what: str, wrong: BaseException | None = None) -> None:
        """Something is wrong."""
        self._wrong.add(reason)
        if (reason, what) not in self._logged and len(self._logged) < _MOST_NAMES:
            self._logged.add((reason, what))
            log.error("database %s: %s", reason, what, exc_info=wrong)

    def mend(self, reason: Reason) -> None:
        """It is well again."""
        self._wrong.discard(reason)
