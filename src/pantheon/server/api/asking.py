"""What the handlers share: who asks, in which language, and which errors they may be given."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from pantheon.engine.errors import Problem
from pantheon.server.admission import check_watch
from pantheon.server.api.strictly import StrictRequest
from pantheon.server.doorman import Doorman
from pantheon.server.errors import ErrorBody, language_of
from pantheon.server.host import Host
from pantheon.server.store import GuestRow
from pantheon.texts import Texts, texts

Asked = StrictRequest
Door = NamedDependency[Doorman]
Lang = Annotated[str | None, QueryParameter(required=False, description="A language that there are texts in.")]
TableId = Annotated[str, PathParameter(max_length=40, description="The name of a table.")]

_WORDS = {
    400: "Something in the request is wrong; the message says what.",
    401: "Nobody knows you yet: become a guest first.",
    403: "That is not yours to do.",
    404: "There is no such thing.",
    409: "Not at this time; the message says why.",
    410: "That link has been used.",
    413: "Too much at once.",
    415: "A body must be JSON, and say so.",
    421: "This server has another name.",
    429: "Too often; wait a little.",
    503: "The database cannot write, or there is too much to do; nothing has changed.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a handler may answer with, for the documentation; a body that is no JSON is always one."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=_WORDS[status])
        for status in (*statuses, 415)
    }


def words_for(request: Asked, lang: str | None) -> Texts:
    """The texts of the language asked for, else of one that is accepted; Problem if there are none in it."""
    return texts(lang or language_of(None, request.headers.get("accept-language", "")))


def known_guest(doorman: Doorman, request: Asked) -> GuestRow:
    """Who asks for a change; Problem if it is nobody we know, or too often."""
    guest = doorman.guest(request)
    doorman.check_change(request, guest)
    if guest is None:
        raise Problem("no-guest")
    return guest


def watched(doorman: Doorman, request: Asked, table_id: str) -> tuple[Host, GuestRow | None]:
    """A table that somebody may look at."""
    host = doorman.house.host(table_id)
    guest = doorman.guest(request)
    check_watch(host.table, guest.id if guest else None)
    return host, guest
