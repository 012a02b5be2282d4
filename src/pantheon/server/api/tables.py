"""Tables: make, list, join, leave, seat bots, start, play again."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from pantheon.bots import check_bot
from pantheon.engine.errors import Problem
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.api.asking import Asked, Door, TableId, known_guest, refusals, watched
from pantheon.server.doorman import Doorman
from pantheon.server.facts import table_info
from pantheon.server.host import Deed
from pantheon.server.identity import make_link, use_link
from pantheon.server.levels import LEVELS
from pantheon.server.listing import legible
from pantheon.server.messages import SeatNumber, TableInfo
from pantheon.server.paper import prior_of
from pantheon.server.seating import check_seat, seat_of
from pantheon.server.settings import NoClock, Settings, State, Strict
from pantheon.server.store import GuestRow, LinkRow
from pantheon.server.table import Table

_MOST_LISTED = 100
Entropy = Annotated[str, Meta(max_length=2 * commands.MOST_ENTROPY, pattern="^([0-9a-f]{2})*$")]


Pledge = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]


class Join(Strict, frozen=True):
    """Take a seat; `link` is a secret from a link. `pledge` is the hash of entropy that is revealed at the start and
    goes into the draws; `entropy` (hexadecimal) does so as well, but everybody knows it at once.
    """

    seat: SeatNumber | None = None
    entropy: Entropy = ""
    pledge: Pledge = ""
    link: Annotated[str, Meta(max_length=100)] | None = None


class NewBot(Strict, frozen=True):
    """Seat a bot of the house."""

    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    level: Annotated[str, Meta(max_length=40)] = LEVELS.usual
    seat: SeatNumber | None = None


class NewLink(Strict, frozen=True):
    """A link to a seat, or to any free one."""

    seat: SeatNumber | None = None


class Branch(Strict, frozen=True):
    """Play on after `move` moves, on a seat, against bots of the house."""

    move: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    level: Annotated[str, Meta(max_length=40)] = LEVELS.usual


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """The secret of a link; it is told once."""

    link: str
    seat: int | None


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """Where you sit now."""

    seat: int
    table: TableInfo


class TablesApi(Controller):
    """The tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post(responses=refusals(400, 401, 403, 404, 413, 429, 503))
    async def make(self, data: JSONBody[Settings], request: Asked, doorman: Door) -> TableInfo:
        """Make a table; you own it, but have no seat yet. The commitment to its draws is published at once."""
        guest = known_guest(doorman, request)
        doorman.check("tables", request, guest)
        return table_info(await doorman.house.create(data, guest.id))

    @get(responses=refusals(400))
    async def list_tables(
        self,
        doorman: Door,
        tables: Annotated[State, QueryParameter(name="state", description="Which tables.")] = "open",
        limit: Annotated[int, QueryParameter(ge=1, le=_MOST_LISTED)] = 50,
        before: Annotated[
            str | None, QueryParameter(max_length=40, description="Turns the page: the last table of the one before.")
        ] = None,
    ) -> list[TableInfo]:
        """Public tables, those touched last first."""
        store = doorman.house.store
        return legible(store.tables(tables, limit, before), store.condition)

    @get("/mine", responses=refusals(400, 401))
    async def my_tables(
        self, request: Asked, doorman: Door, limit: Annotated[int, QueryParameter(ge=1, le=_MOST_LISTED)] = 50
    ) -> list[TableInfo]:
        """Tables where you sit or that you own."""
        guest = doorman.guest(request)
        if guest is None:
            raise Problem("no-guest")
        store = doorman.house.store
        return legible(store.tables_of(guest.id, limit), store.condition)

    @get("/{table_id:str}", responses=refusals(400, 401, 403, 404))
    async def one_table(self, table_id: TableId, request: Asked, doorman: Door) -> TableInfo:
        """One table."""
        host, _ = watched(doorman, request, table_id)
        return await host.read(table_info)

    @post("/{table_id:str}/join", status_code=200, responses=refusals(400, 401, 403, 404, 409, 410, 413, 429, 503))
    async def join(self, table_id: TableId, data: JSONBody[Join], request: Asked, doorman: Door) -> Seated:
        """Take a seat; with a link also at a private table, or as a further device of a seat that is taken."""
        guest = known_guest(doorman, request)
        host = doorman.house.host(table_id)
        holds = await host.read(lambda table: seat_of(table.seats, guest.id))
        link = None
        if data.link is not None and holds is None:  # who sits here already needs no link, and uses none up
            link = await use_link(doorman.house, table_id, data.link, guest.id)
        try:
            return (await host.ask(lambda table, at: _join(table, guest, data, link, at))).result
        except Problem:
            if link is not None:
                await doorman.house.answers.of(doorman.house.store.free_link(link.secret, guest.id))
            raise

    @post("/{table_id:str}/leave", status_code=200, responses=refusals(400, 401, 403, 404, 409, 413, 429, 503))
    async def leave(self, table_id: TableId, request: Asked, doorman: Door) -> TableInfo:
        """Free your seat, before the start."""
        guest = known_guest(doorman, request)
        return await _done(doorman, table_id, lambda table, at: commands.leave(table, guest.id, at))

    @post("/{table_id:str}/start", status_code=200, responses=refusals(400, 401, 403, 404, 409, 413, 429, 503))
    async def start(self, table_id: TableId, request: Asked, doorman: Door) -> TableInfo:
        """Begin, once every seat is taken; the owner does. The table is `starting` until all who have pledged
        entropy have revealed it, ten seconds at most.
        """
        guest = known_guest(doorman, request)
        return await _done(doorman, table_id, lambda table, at: commands.start(table, guest.id, at))

    @post("/{table_id:str}/bots", status_code=200, responses=refusals(400, 401, 403, 404, 409, 413, 429, 503))
    async def add_bot(self, table_id: TableId, data: JSONBody[NewBot], request: Asked, doorman: Door) -> TableInfo:
        """Seat a bot of the house; the owner does."""
        guest = known_guest(doorman, request)

        def deed(table: Table, at: float) -> None:
            commands.add_bot(table, guest.id, at, seat=data.seat, bot=data.bot, level=data.level)

        return await _done(doorman, table_id, deed)

    @delete(
        "/{table_id:str}/seats/{seat:int}",
        status_code=200,
        responses=refusals(400, 401, 403, 404, 409, 413, 429, 503),
    )
    async def clear_seat(
        self, table_id: TableId, seat: Annotated[int, PathParameter(ge=0, le=9)], request: Asked, doorman: Door
    ) -> TableInfo:
        """Remove a bot or a person, before the start; the owner does."""
        guest = known_guest(doorman, request)
        return await _done(doorman, table_id, lambda table, at: commands.clear_seat(table, guest.id, seat, at))

    @post("/{table_id:str}/links", responses=refusals(400, 401, 403, 404, 409, 413, 429, 503))
    async def make_link(self, table_id: TableId, data: JSONBody[NewLink], request: Asked, doorman: Door) -> Link:
        """A link that one guest may exchange for a seat: the owner for free seats, anybody for his own seat."""
        guest = known_guest(doorman, request)
        host = doorman.house.host(table_id)
        holder = await host.read(lambda table: _link_for(table, guest.id, data.seat))
        return Link(link=await make_link(doorman.house, table_id, data.seat, holder), seat=data.seat)

    @post("/{table_id:str}/rematch", responses=refusals(400, 401, 403, 404, 409, 413, 429, 503))
    async def rematch(self, table_id: TableId, request: Asked, doorman: Door) -> TableInfo:
        """The same game with the same people and bots again; who asks first makes the table, the others find it.

        Bots sit where they sat; people take their seats themselves, since each adds to the seed.
        """
        guest = known_guest(doorman, request)
        host = doorman.house.host(table_id)
        known = await host.read(lambda table: _check_rematch(table, guest.id))
        if known is None:
            doorman.check("tables", request, guest)
            old = host.table
            people = tuple(dict.fromkeys(holder for seat in old.seats for holder in seat.holders))
            settings = msgspec.structs.replace(old.settings, seed=None, spectators=old.manners.spectators)
            new = await doorman.house.create(settings, guest.id, invited=people, rematch_of=old.id)
            await doorman.house.host(new.id).ask(lambda table, at: _seat_bots(table, old, guest.id, at))
            known = (await host.ask(lambda table, at: _remember(table, new.id, at))).result
        return await doorman.house.host(known).read(table_info)

    @post("/{table_id:str}/branch", responses=refusals(400, 401, 403, 404, 409, 413, 429, 503))
    async def branch(self, table_id: TableId, data: JSONBody[Branch], request: Asked, doorman: Door) -> Seated:
        """What if? A private table that goes on from a position of this one, with bots on the other seats."""
        guest = known_guest(doorman, request)
        doorman.check("tables", request, guest)
        host, _ = watched(doorman, request, table_id)
        prior = await host.read(lambda table: prior_of(table, data.move))
        settings = msgspec.structs.replace(
            host.table.settings, seed=None, visibility="private", clock=NoClock(), overdue="vote", name=""
        )
        new = await doorman.house.create(settings, guest.id, prior=prior, rules=host.table.options.rules)

        def deed(table: Table, at: float) -> Seated:
            commands.join(table, guest.id, guest.name, at, seat=data.seat, invited=True)
            for seat in range(len(table.seats)):
                if seat != data.seat:
                    commands.add_bot(table, guest.id, at, seat=seat, bot=data.bot, level=data.level)
            commands.start(table, guest.id, at)
            return Seated(seat=data.seat, table=table_info(table))

        check_seat(new.seats, data.seat)
        check_bot(data.bot, new.game)
        LEVELS.check(data.level)
        return (await doorman.house.host(new.id).ask(deed)).result


async def _done(doorman: Doorman, table_id: str, deed: Deed[None]) -> TableInfo:
    """Have something done to a table; how it stands then."""

    def do(table: Table, at: float) -> TableInfo:
        deed(table, at)
        return table_info(table)

    return (await doorman.house.host(table_id).ask(do)).result


def _join(table: Table, guest: GuestRow, data: Join, link: LinkRow | None, at: float) -> Seated:
    if link is not None and link.holder is not None:
        assert link.seat is not None
        seat = commands.join_device(table, guest.id, link.seat, link.holder, at)
    else:
        wanted = link.seat if link is not None and link.seat is not None else data.seat
        entropy = bytes.fromhex(data.entropy)
        invited = link is not None
        seat = commands.join(
            table, guest.id, guest.name, at, seat=wanted, entropy=entropy, pledge=data.pledge, invited=invited
        )
    return Seated(seat=seat, table=table_info(table))


def _link_for(table: Table, guest: str, seat: int | None) -> str | None:
    """Whose seat a link leads to: one's own, for a further device, or (None) a free one, which the owner offers."""
    if seat is not None:
        check_seat(table.seats, seat)
        if guest in table.seats[seat].holders:
            return guest
        if table.seats[seat].taken:
            raise Problem("seat-taken", number=seat)
    table.manners.check_owner(guest)
    return None


def _check_rematch(table: Table, guest: str) -> str | None:
    if not table.over:
        raise Problem("table-runs")
    if table.created.owner is None or seat_of(table.seats, guest) is None:
        raise Problem("no-seat")
    return table.rematch


def _seat_bots(table: Table, old: Table, owner: str, at: float) -> None:
    for number, seat in enumerate(old.seats):
        if seat.bot:
            commands.add_bot(table, owner, at, seat=number, bot=seat.bot, level=seat.level)


def _remember(table: Table, new: str, at: float) -> str:
    """The rematch of a table: the first one counts."""
    if table.rematch is None:
        table.note(j.Rematched(table=new), at)
    assert table.rematch is not None
    return table.rematch
