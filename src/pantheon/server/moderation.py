"""What the owner of a table may do for peace at it, and how a table gets another owner.

Each function checks, then notes what happens; if it raises, nothing changes.
"""

from pantheon.engine.errors import Problem
from pantheon.server import journal as j
from pantheon.server.seating import check_seat, seat_of
from pantheon.server.settings import Talkers
from pantheon.server.store import GuestRow
from pantheon.server.table import Table
from pantheon.server.wording import clean_name


def mute(table: Table, owner: GuestRow, at: float, guest: str, name: str) -> None:
    """Have somebody say nothing more, by what they were called in the chat."""
    table.manners.check_owner(owner.id)
    if guest not in table.manners.muted:
        seat = seat_of(table.seats, guest)
        table.note(j.Muted(seat=seat, guest=guest, name=name, by=_called(table, owner)), at)


def mute_seat(table: Table, owner: GuestRow, at: float, seat: int) -> None:
    """Have whoever holds a seat say nothing more, from any of their devices."""
    table.manners.check_owner(owner.id)
    mute(table, owner, at, _person(table, seat), table.seats[seat].name)


def unmute(table: Table, owner: GuestRow, at: float, guest: str) -> None:
    """Let somebody speak again."""
    table.manners.check_owner(owner.id)
    known = table.manners.muted.get(guest)
    if known is not None:
        seat = seat_of(table.seats, guest)
        table.note(j.Muted(seat=seat, guest=guest, name=known.name, by=_called(table, owner), yes=False), at)


def remove(table: Table, owner: GuestRow, at: float, guest: str, name: str) -> None:
    """Send a spectator away for good."""
    table.manners.check_owner(owner.id)
    if guest == owner.id or seat_of(table.seats, guest) is not None:
        raise Problem("no-spectator")
    if guest not in table.manners.removed:
        table.note(j.Removed(guest=guest, name=name, by=_called(table, owner)), at)


def open_talk(table: Table, owner: GuestRow, at: float, who: Talkers) -> None:
    """Say who may speak in the chat."""
    table.manners.check_owner(owner.id)
    if who != table.manners.talk:
        table.note(j.TalkOpened(who=who, by=_called(table, owner)), at)


def open_watching(table: Table, owner: GuestRow, at: float, *, yes: bool) -> None:
    """Say whether spectators are welcome."""
    table.manners.check_owner(owner.id)
    if yes != table.manners.spectators:
        table.note(j.WatchOpened(yes=yes, by=_called(table, owner)), at)


def give_away(table: Table, owner: GuestRow, at: float, seat: int) -> None:
    """Somebody at the table owns it from now on."""
    table.manners.check_owner(owner.id)
    guest = _person(table, seat)
    if guest != owner.id:
        table.note(j.Owned(guest=guest, name=table.seats[seat].name, by=_called(table, owner)), at)


def take_over(table: Table, guest: GuestRow, at: float, orphaned: float | None) -> None:
    """Own a table that has not begun, and that its owner has left: from `orphaned` on (None: not at all)."""
    if table.state != "open":
        raise Problem("table-ended" if table.over else "table-started")
    if seat_of(table.seats, guest.id) is None:
        raise Problem("no-seat")
    if orphaned is None or at < orphaned:
        raise Problem("owner-here")
    table.note(j.Owned(guest=guest.id, name=_called(table, guest)), at)


def _person(table: Table, seat: int) -> str:
    """Who holds a seat."""
    check_seat(table.seats, seat)
    holders = table.seats[seat].holders
    if not holders:
        raise Problem("seat-free", number=seat)
    return holders[0]


def _called(table: Table, guest: GuestRow) -> str:
    """What somebody is called at this table."""
    seat = seat_of(table.seats, guest.id)
    return table.seats[seat].name if seat is not None else clean_name(guest.name)
