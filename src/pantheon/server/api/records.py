"""Records and past positions: download, import, verify, look back."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from pantheon.engine.errors import Problem
from pantheon.engine.reading import MOST_CHARACTERS, read_record
from pantheon.engine.record import Record, write_record
from pantheon.engine.replay import Verdict, verify
from pantheon.server.api.asking import Asked, Door, TableId, known_guest, refusals, watched
from pantheon.server.doorman import Doorman
from pantheon.server.draws import Draws, draws_of
from pantheon.server.facts import table_info
from pantheon.server.messages import MoveShown, TableInfo
from pantheon.server.openness import shown_of, view_of
from pantheon.server.paper import record_of_table
from pantheon.server.past import Past, past_of
from pantheon.server.points import Course, course_of
from pantheon.server.readers import cost_of
from pantheon.server.seating import seat_of
from pantheon.server.settings import Strict
from pantheon.server.showing import offered
from pantheon.server.story import MOST_TOLD, Story, replayed, story_of
from pantheon.server.table import Table

T = TypeVar("T")
MOST_BYTES = 2 * MOST_CHARACTERS  # as JSON a record is longer


class RecordText(Strict, frozen=True):
    """A record, as it was downloaded."""

    record: Annotated[str, Meta(max_length=MOST_CHARACTERS)]


class PastMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move as a viewer may know it, with its time where time matters."""

    what: MoveShown
    at: float | None


class PastPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The view after a number of moves, and what could be done there."""

    move: int
    moves: int
    seat: int | None
    view: Any
    legal: list[Any]
    to_act: tuple[int, ...]


Eyes = Annotated[
    int | None,
    QueryParameter(ge=0, le=9, required=False, description="Whose eyes: any seat's once the game is over."),
]


class RecordsApi(Controller):
    """Games on paper."""

    path = "/api"
    tags = ("records",)

    @get(
        "/tables/{table_id:str}/record",
        media_type=MediaType.TEXT,
        responses=refusals(400, 401, 403, 404, 409, 429, 503),
    )
    async def download(self, table_id: TableId, request: Asked, doorman: Door) -> Response[str]:
        """The record of a table that has ended."""
        host, guest = watched(doorman, request, table_id)
        doorman.check("reads", request, guest, _cost(host.table))
        game, record = await host.read(lambda table: (table.game, _record(table)))
        text = await doorman.house.readers.run(request.address, lambda: write_record(game, record))
        name = f'attachment; filename="{table_id}.txt"'
        return Response(text, media_type="text/plain", headers={"Content-Disposition": name})

    @get("/tables/{table_id:str}/verify", responses=refusals(400, 401, 403, 404, 409, 429, 503))
    async def verify_table(self, table_id: TableId, request: Asked, doorman: Door) -> Verdict:
        """Check the draws of a table that has ended."""
        host, guest = watched(doorman, request, table_id)
        doorman.check("files", request, guest)
        record = await host.read(_record)
        return await doorman.house.readers.run(request.address, lambda: verify(record))

    @get("/tables/{table_id:str}/draws", responses=refusals(400, 401, 403, 404, 409, 429, 503))
    async def draws(self, table_id: TableId, request: Asked, doorman: Door) -> Draws:
        """All draws of a table that has ended, and what they follow from: check them yourself."""
        host, guest = watched(doorman, request, table_id)
        doorman.check("reads", request, guest, _cost(host.table))
        table = await host.read(_ended)
        return await doorman.house.readers.run(request.address, lambda: draws_of(table))

    @post("/records", request_max_body_size=MOST_BYTES, responses=refusals(400, 401, 403, 413, 429, 503))
    async def bring(self, data: JSONBody[RecordText], request: Asked, doorman: Door) -> TableInfo:
        """Import a record: it becomes a table that has ended, to be looked at."""
        guest = known_guest(doorman, request)
        for what in ("files", "tables"):
            doorman.check(what, request, guest)
        return table_info(await doorman.house.bring(data.record))

    @post(
        "/records/verify",
        status_code=200,
        request_max_body_size=MOST_BYTES,
        responses=refusals(400, 401, 403, 413, 429, 503),
    )
    async def verify_text(self, data: JSONBody[RecordText], request: Asked, doorman: Door) -> Verdict:
        """Check a record without keeping it."""
        doorman.check_change(request, doorman.guest(request), "files")
        return await doorman.house.parser.run(verified, data.record)

    @get("/tables/{table_id:str}/moves", responses=refusals(400, 401, 403, 404, 409, 429, 503))
    async def moves(self, table_id: TableId, request: Asked, doorman: Door, seat: Eyes = None) -> list[PastMove]:
        """All moves that stand, as you may know them."""
        return await _look(doorman, request, table_id, seat, past_moves)

    @get("/tables/{table_id:str}/positions/{move:int}", responses=refusals(400, 401, 403, 404, 409, 429, 503))
    async def position(
        self,
        table_id: TableId,
        move: Annotated[int, PathParameter(ge=0, le=2**31 - 1)],
        request: Asked,
        doorman: Door,
        seat: Eyes = None,
    ) -> PastPosition:
        """The position after so many moves: as you could know it then, or all of it once the game is over."""
        return await _look(
            doorman, request, table_id, seat, lambda past, viewer: past_position(past, viewer, move), move
        )

    @get("/tables/{table_id:str}/story", responses=refusals(400, 401, 403, 404, 409, 429, 503))
    async def story(
        self,
        table_id: TableId,
        request: Asked,
        doorman: Door,
        start: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="After so many moves.")] = 0,
        count: Annotated[int, QueryParameter(ge=0, le=MOST_TOLD, description="How many moves to tell.")] = MOST_TOLD,
        seat: Eyes = None,
    ) -> Story:
        """The game told again: a position, and what each move after it changes."""
        return await _look(
            doorman,
            request,
            table_id,
            seat,
            lambda past, viewer: story_of(past, viewer, start, count),
            start + count,
        )

    @get("/tables/{table_id:str}/points", responses=refusals(400, 401, 403, 404, 409, 429, 503))
    async def points(self, table_id: TableId, request: Asked, doorman: Door, seat: Eyes = None) -> Course:
        """The points over the course of the game, counted at the end of each turn, as far as you may know them."""
        return await _look(doorman, request, table_id, seat, course_of)


def _cost(table: Table, until: int | None = None) -> float:
    """What it costs to play a game again up to a move, in reads."""
    moves = len(table.moves)
    return cost_of(moves if until is None else min(until, moves))


async def _look(
    doorman: Doorman,
    request: Asked,
    table_id: str,
    seat: int | None,
    question: Callable[[Past, int | None], T],
    until: int | None = None,
) -> T:
    """Look back at a table, up to a move, as somebody may know it; nothing is told that is not durable."""
    host, who = watched(doorman, request, table_id)
    guest = who.id if who else None
    doorman.check("reads", request, who, _cost(host.table, until))
    past, viewer = await host.read(lambda table: (past_of(table), _eyes(table, guest, seat)))
    return await doorman.house.readers.run(request.address, lambda: question(past, viewer))


def verified(text: str) -> Verdict:
    """Return what is in order in a record that somebody has; RecordError for what is not."""
    return verify(read_record(text))


def _ended(table: Table) -> Table:
    """Return a table of which nothing changes any more that a record tells."""
    if table.match is None:
        raise Problem("table-not-started")
    if not table.over:
        raise Problem("table-runs")
    return table


def _record(table: Table) -> Record:
    return record_of_table(_ended(table))


def _eyes(table: Table, guest: str | None, seat: int | None) -> int | None:
    """Whose eyes somebody may look through: his own seat's, a spectator's, or, when all is over, anybody's."""
    own = seat_of(table.seats, guest)
    if seat is None or seat == own:
        return own
    if seat >= len(table.seats):
        raise Problem("no-such-seat", number=seat, last=len(table.seats) - 1)
    if not table.over:
        raise Problem("table-runs")
    return seat


def past_moves(past: Past, viewer: int | None) -> list[PastMove]:
    """All moves that stand, as a viewer may know them."""
    found = []
    for n, (position, move) in enumerate(replayed(past, len(past.moves)), start=1):
        if move is not None:
            action = msgspec.to_builtins(shown_of(past, position, viewer, move.seat, move.action))
            found.append(PastMove(what=MoveShown(move=n, seat=move.seat, action=action), at=move.at))
    return found


def past_position(past: Past, viewer: int | None, number: int) -> PastPosition:
    """The position after so many moves."""
    past.check_begun()
    if not 0 <= number <= len(past.moves):
        raise Problem("no-such-move", move=number, last=len(past.moves))
    *_, (position, _) = replayed(past, number)
    decode = past.codec.decode
    legal = [] if viewer is None else [decode(action) for action in offered(past, position, viewer)]
    return PastPosition(
        move=number,
        moves=len(past.moves),
        seat=viewer,
        view=view_of(past, position, viewer),
        legal=legal,
        to_act=position.to_act(),
    )
