"""What happened at a table, told again to somebody as they may know it by now: the end of it, or a page of it."""

import msgspec

from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server.openness import lies_open
from pantheon.server.past import Looked
from pantheon.server.showing import event_of, open_event
from pantheon.server.store import Store
from pantheon.server.table import Table

MOST_EVENTS = 200
MOST_BYTES = 64_000

encode = msgspec.json.Encoder().encode


def events_between(store: Store, table: Looked, seat: int | None, first: int, last: int) -> list[m.Event]:
    """Return the events from one number to another; of too many, those that come last.

    The log is replayed for what each move was made from, but no chat is read that is not told.
    """
    first = max(first, last - MOST_EVENTS + 1)
    if first > last:
        return []
    past, found = Table(table.id), list[m.Event]()
    past.watching, whole = True, lies_open(table)
    for entry in store.entries(table.id, last=last, talk=first):
        past.follow(entry)
        if entry.n >= first:
            found += [open_event(table, line) if whole else event_of(line, seat) for line in past.tail]
        past.tail.clear()
    return _end_of(found)


def _end_of(events: list[m.Event]) -> list[m.Event]:
    """As many of the last events as may be told at once, one at least."""
    room = MOST_BYTES
    for at in range(len(events) - 1, -1, -1):
        room -= len(encode(events[at]))
        if room < 0:
            return events[min(at + 1, len(events) - 1) :]
    return events


def said_at(store: Store, table: str, number: int) -> j.Said | None:
    """Return the line of chat with that number, None if there is none."""
    for entry in store.entries(table, number, number):
        happening = j.happening_of(entry)
        if isinstance(happening, j.Said):
            return happening
    return None
