"""Problems over the wire: which status they have, and their words in the language of whoever asked."""

import msgspec

from pantheon.engine.errors import Problem, RecordError
from pantheon.server.messages import ErrorInfo
from pantheon.texts import ENGLISH, FOLDERS, fitting, texts

_STATUS = {
    "no-guest": 401,
    "table-private": 403,
    "not-owner": 403,
    "not-watched": 403,
    "removed": 403,
    "talk-closed": 403,
    "talk-muted": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "no-seat": 403,
    "unknown-game": 404,
    "no-such-table": 404,
    "no-such-link": 404,
    "no-such-seat": 404,
    "no-such-page": 404,
    "no-web": 404,
    "no-such-move": 404,
    "no-such-line": 404,
    "no-file-option": 404,
    "seat-taken": 409,
    "seat-held": 409,
    "seat-free": 409,
    "no-spectator": 409,
    "owner-here": 409,
    "seats-free": 409,
    "table-full": 409,
    "table-started": 409,
    "table-not-started": 409,
    "table-ended": 409,
    "table-runs": 409,
    "link-used": 410,
    "too-big": 413,
    "not-json": 415,
    "too-many-requests": 429,
    "server-fault": 500,
    "store-failure": 503,
    "busy": 503,
    "table-unreadable": 503,
}


class ErrorBody(msgspec.Struct, frozen=True):
    """What every answer looks like that is not what was asked for."""

    error: ErrorInfo


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem; what is not listed is a bad request."""
    return _STATUS.get(problem.text, 400)


def error_info(problem: Problem, lang: str) -> ErrorInfo:
    """A problem for programs and people."""
    facts: dict[str, str | int] = dict(problem.facts)
    if isinstance(problem, RecordError) and problem.inner is not None:
        facts["reason"] = texts(lang).problem(problem.inner)
    return ErrorInfo(text=problem.text, facts=facts, message=texts(lang).problem(problem))


def language_of(asked: str | None, accepted: str) -> str:
    """The language somebody asks for, else the first of ours that his browser accepts, else English."""
    if asked in FOLDERS:
        return str(asked)
    accepting = (language for part in accepted.split(",") if (language := fitting(part)) is not None)
    return next(accepting, ENGLISH)
