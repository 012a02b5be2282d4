"""Who may look at a table: its people always, others while they are welcome."""

from pantheon.engine.errors import Problem
from pantheon.server.seating import seat_of
from pantheon.server.table import Table


def check_watch(table: Table, guest: str | None) -> None:
    """Raise Problem if a guest (None: a stranger) may not look at the table."""
    manners = table.manners
    if seat_of(table.seats, guest) is not None:
        return
    if guest is not None and guest in manners.removed:
        raise Problem("removed")
    if table.state == "open" and table.settings.visibility == "open":
        return  # whoever looks may join
    if guest is not None and guest in (manners.owner, *table.created.invited):
        return
    if not manners.spectators:
        raise Problem("not-watched")


def may_watch(table: Table, guest: str | None) -> bool:
    """Return whether a guest may look at the table."""
    try:
        check_watch(table, guest)
    except Problem:
        return False
    return True
