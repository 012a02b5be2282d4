"""The list of tables, a copy beside their logs: what is written there, and what is read from it."""

from collections.abc import Iterable

import msgspec

from pantheon.games import game, names
from pantheon.server.condition import Condition
from pantheon.server.facts import table_info
from pantheon.server.messages import TableInfo
from pantheon.server.store import TableRow
from pantheon.server.table import Table

encode = msgspec.json.Encoder().encode
_read_info = msgspec.json.Decoder(TableInfo).decode


def row_of(table: Table) -> TableRow:
    """What the list of tables shows."""
    bots = any(seat.player for seat in table.seats)
    runs = table.state == "running" and (table.game.realtime or table.turn_clock.ticks or bots)
    return TableRow(
        id=table.id,
        game=table.game.name,
        state=table.state,
        created=table.made_at,
        touched=table.touched,
        facts=encode(table_info(table)),
        ticking=runs or table.starting is not None,
        listed=table.settings.visibility == "open",
    )


def legible(rows: Iterable[TableRow], condition: Condition) -> list[TableInfo]:
    """Return tables as a list shows them; one whose row says nothing is left out, and noted."""
    found = []
    for row in rows:
        try:
            found.append(listed(row))
        except (msgspec.MsgspecError, UnicodeError) as wrong:
            condition.note("unreadable", f"the row of table {row.id}", wrong)
    return found


def listed(row: TableRow) -> TableInfo:
    """A table as a list shows it: without files of others, which weigh more than all the rest."""
    info = _read_info(row.facts)
    files = game(info.game).files if info.game in names() else ()
    options = {name: value for name, value in info.options.items() if name not in files}
    return msgspec.structs.replace(info, touched=row.touched, options=options, muted=[])
