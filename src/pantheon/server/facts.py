"""A table as everybody may know it, and its result."""

from pantheon.engine.game import Score
from pantheon.server import messages as m
from pantheon.server.seating import Seat
from pantheon.server.table import Table


def scores_of(table: Table) -> list[Score] | None:
    """The result, once the game is over."""
    return table.position.scores() if table.position is not None and table.position.over else None


def table_info(table: Table) -> m.TableInfo:
    """A table as everybody may know it."""
    created, settings, manners = table.created, table.settings, table.manners
    imported = created.owner is None
    header = table.header() if imported else None
    chosen = header.chosen if header else settings.seed is not None
    seed = created.seed.hex() if table.over and created.prior is None else None
    return m.TableInfo(
        id=table.id,
        game=table.game.name,
        rules=created.rules,
        name=settings.name,
        state=table.state,
        options=settings.options,
        visibility=settings.visibility,
        spectators=manners.spectators,
        clock=settings.clock,
        overdue=settings.overdue,
        patience=settings.patience,
        helps=settings.helps or (),
        seats=_seat_infos(table),
        seeded="chosen" if chosen else "continued" if created.prior and not imported else "fresh",
        commitment=header.commitment if header else created.commitment,
        created=table.made_at,
        touched=table.touched,
        moves=len(table.moves),
        seed=seed,
        ending=table.ending,
        ballot=_ballot_info(table),
        rematch=table.rematch,
        rematch_of=created.rematch_of,
        imported=imported,
        starting=table.starting,
        started=table.started_at if table.state != "open" else None,
        talk=manners.talk,
        muted=list(manners.muted.values()),
    )


def _seat_infos(table: Table) -> list[m.SeatInfo]:
    scores = {score.seat: score for score in scores_of(table) or ()}
    names = table.game.seat_names(table.options)
    return [_seat_info(names[number], seat, scores.get(number)) for number, seat in enumerate(table.seats)]


def _seat_info(name: str, seat: Seat, score: Score | None) -> m.SeatInfo:
    return m.SeatInfo(
        seat=name,
        who=seat.name,
        kind="bot" if seat.bot else "person" if seat.name else "free",
        level=seat.level or seat.stand_in_level,
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        overdue=seat.overdue,
        entropy=seat.entropy.hex(),
        pledge=seat.pledge,
        points=score.points if score else None,
        place=score.place if score else None,
    )


def _ballot_info(table: Table) -> m.BallotInfo | None:
    ballot = table.ballot
    if ballot is None:
        return None
    proposal = ballot.proposal
    return m.BallotInfo(
        what=proposal.what,
        by=proposal.seat,
        target=proposal.target,
        left=proposal.left,
        votes=dict(ballot.votes),
        voters=ballot.voters(table.seats),
    )
