"""What is logged in full: not everything a stranger can make happen again and again."""

import logging

from pantheon.server.limits import Bucket, Budget

_TRACEBACKS = Budget(10 / 60, 10)


class Sparing(logging.Filter):
    """Lets some tracebacks a minute through; of the other errors one line each says what they were."""

    def __init__(self, budget: Budget = _TRACEBACKS) -> None:
        super().__init__()
        self._bucket = Bucket(budget)

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record: always, but it may have lost its traceback."""
        if record.exc_info and record.exc_info[1] is not None and not self._bucket.take():
            record.msg = f"{record.getMessage()}: {record.exc_info[1]!r:.200}"
            record.args, record.exc_info, record.exc_text = (), None, None
        return True
