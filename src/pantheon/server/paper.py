"""A table on paper: its record, and the record of its beginning that another table goes on from."""

from pantheon.engine.errors import Problem
from pantheon.engine.record import Record, result_of, write_record
from pantheon.server import journal as j
from pantheon.server.table import Table


def record_of_table(table: Table) -> Record:
    """The record of a table as it stands; the seed enters at the end, if the draws come from it alone."""
    if table.brought is not None:
        return table.brought
    position = table.position
    over = position is not None and position.over
    return Record(
        header=table.header(),
        moves=tuple(table.moves),
        notes=tuple(table.match.notes) if table.match else (),
        result=result_of(position, table.game.seat_names(table.options)) if over and position else None,
        seed=table.created.seed if table.over and table.created.prior is None else None,
    )


def prior_of(table: Table, moves: int) -> j.Prior:
    """The first moves of a table, to play on from; while it runs only where all of them are everybody's to know."""
    if table.match is None:
        raise Problem("table-not-started")
    if not table.over and table.game.secrets:
        raise Problem("table-runs")
    if not 0 <= moves <= len(table.moves):
        raise Problem("no-such-move", move=moves, last=len(table.moves))
    notes = tuple(note for note in table.match.notes if note.after <= moves)
    record = Record(header=table.header(), moves=tuple(table.moves[:moves]), notes=notes, result=None, seed=None)
    return j.Prior(record=write_record(table.game, record), moves=moves)
