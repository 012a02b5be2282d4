"""Peace at a table: who may speak, who may watch, and whose it is. And what was said there: pages of its events."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from pantheon.engine.errors import Problem
from pantheon.server import journal as j
from pantheon.server import moderation
from pantheon.server.api.asking import Asked, Door, TableId, known_guest, refusals, watched
from pantheon.server.doorman import Doorman
from pantheon.server.facts import table_info
from pantheon.server.history import MOST_EVENTS, events_between, said_at
from pantheon.server.host import Deed
from pantheon.server.messages import Event, SeatNumber, TableInfo
from pantheon.server.past import past_of
from pantheon.server.readers import cost_of
from pantheon.server.seating import seat_of
from pantheon.server.settings import Strict, Talkers
from pantheon.server.table import Table

Number = Annotated[int, Meta(ge=1, le=2**53 - 1)]
Said = refusals(400, 401, 403, 404, 409, 413, 429, 503)


class Speaker(Strict, frozen=True):
    """Whoever said the line of chat with that event number."""

    line: Number


class Muting(Strict, frozen=True):
    """Whoever said the line of chat with that event number, or whoever holds a seat."""

    line: Number | None = None
    seat: SeatNumber | None = None


class MannersWanted(Strict, frozen=True):
    """Who may speak in the chat, and whether spectators are welcome; what is absent stays as it is."""

    talk: Talkers | None = None
    spectators: bool | None = None


class Heir(Strict, frozen=True):
    """Whose table it is to be: that of whoever holds a seat, or (absent) of whoever asks, if its owner is gone."""

    seat: SeatNumber | None = None


class MannersApi(Controller):
    """Peace at the tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{table_id:str}/events", responses=refusals(400, 401, 403, 404, 429, 503))
    async def events(
        self,
        table_id: TableId,
        request: Asked,
        doorman: Door,
        before: Annotated[
            int | None, QueryParameter(ge=1, le=2**53 - 1, required=False, description="The first event you know.")
        ] = None,
        count: Annotated[int, QueryParameter(ge=1, le=MOST_EVENTS, description="How many of them.")] = MOST_EVENTS,
    ) -> list[Event]:
        """What happened before an event, as you may know it by now; of what is too long at once, the end."""
        host, guest = watched(doorman, request, table_id)
        doorman.check("reads", request, guest, cost_of(host.table.n))
        who = guest.id if guest else None
        past, seat = await host.read(lambda table: (past_of(table), seat_of(table.seats, who)))
        last = host.told if before is None else min(before - 1, host.told)
        first, store = max(1, last - count + 1), doorman.house.store
        return await doorman.house.readers.run(
            request.address, lambda: events_between(store, past, seat, first, last)
        )

    @post("/{table_id:str}/mutes", status_code=200, responses=Said)
    async def mute(self, table_id: TableId, data: JSONBody[Muting], request: Asked, doorman: Door) -> TableInfo:
        """Have somebody say nothing more in the chat; the owner does."""
        owner = known_guest(doorman, request)
        seat = data.seat
        if seat is not None:
            return await _done(doorman, table_id, lambda table, at: moderation.mute_seat(table, owner, at, seat))
        said = _speaker(doorman, table_id, data.line)
        return await _done(
            doorman, table_id, lambda table, at: moderation.mute(table, owner, at, said.guest, said.name)
        )

    @delete("/{table_id:str}/mutes/{guest_id:str}", status_code=200, responses=Said)
    async def unmute(
        self, table_id: TableId, guest_id: Annotated[str, PathParameter(max_length=40)], request: Asked, doorman: Door
    ) -> TableInfo:
        """Let somebody speak again; the owner does."""
        owner = known_guest(doorman, request)
        return await _done(doorman, table_id, lambda table, at: moderation.unmute(table, owner, at, guest_id))

    @post("/{table_id:str}/removals", status_code=200, responses=Said)
    async def remove(self, table_id: TableId, data: JSONBody[Speaker], request: Asked, doorman: Door) -> TableInfo:
        """Send a spectator away for good; the owner does."""
        owner = known_guest(doorman, request)
        said = _speaker(doorman, table_id, data.line)
        return await _done(
            doorman, table_id, lambda table, at: moderation.remove(table, owner, at, said.guest, said.name)
        )

    @post("/{table_id:str}/manners", status_code=200, responses=Said)
    async def settle(
        self, table_id: TableId, data: JSONBody[MannersWanted], request: Asked, doorman: Door
    ) -> TableInfo:
        """Say who may speak in the chat, and whether spectators are welcome; the owner does."""
        owner = known_guest(doorman, request)

        def deed(table: Table, at: float) -> None:
            table.manners.check_owner(owner.id)
            if data.talk is not None:
                moderation.open_talk(table, owner, at, data.talk)
            if data.spectators is not None:
                moderation.open_watching(table, owner, at, yes=data.spectators)

        return await _done(doorman, table_id, deed)

    @post("/{table_id:str}/owner", status_code=200, responses=Said)
    async def own(self, table_id: TableId, data: JSONBody[Heir], request: Asked, doorman: Door) -> TableInfo:
        """Give the table to whoever holds a seat; or take it over before the start, if its owner is gone."""
        guest = known_guest(doorman, request)
        host, seat = doorman.house.host(table_id), data.seat
        if seat is not None:
            return await _done(doorman, table_id, lambda table, at: moderation.give_away(table, guest, at, seat))
        return await _done(
            doorman,
            table_id,
            lambda table, at: moderation.take_over(table, guest, at, host.audience.orphaned(table)),
        )


def _speaker(doorman: Doorman, table_id: str, line: int | None) -> j.Said:
    """Who said a line that everybody has heard."""
    host = doorman.house.host(table_id)
    said = said_at(doorman.house.store, table_id, line) if line is not None and line <= host.told else None
    if said is None:
        raise Problem("no-such-line", number=line or 0)
    return said


async def _done(doorman: Doorman, table_id: str, deed: Deed[None]) -> TableInfo:
    """Have something done to a table; how it stands then."""

    def do(table: Table, at: float) -> TableInfo:
        deed(table, at)
        return table_info(table)

    return (await doorman.house.host(table_id).ask(do)).result
