"""`pantheon replay`: any position of a record."""

from typing import Annotated, Any

import typer
from rich.text import Text

from pantheon.cli.files import read_file, record_in
from pantheon.cli.glyphs import FAINT
from pantheon.cli.language import say
from pantheon.cli.layout import terminal
from pantheon.cli.rooms import Rooms, rooms
from pantheon.cli.session import Entry
from pantheon.cli.table import who
from pantheon.engine.errors import Problem
from pantheon.engine.record import Record
from pantheon.engine.replay import positions
from pantheon.games import game as game_named


def replay(
    file: Annotated[str, typer.Argument(help="help-record", metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", "--move", help="help-at", metavar="N", min=0)] = None,
    moves: Annotated[bool, typer.Option("--moves", help="help-moves")] = False,
) -> None:
    """Show a position of a record, or all its moves in words."""
    record = record_in(read_file(file), file)
    room = rooms(game_named(record.header.game))
    last = len(record.moves)
    at = last if at is None else at
    if at > last:
        raise Problem("no-such-move", move=at, last=last)
    position, told = _told(record, room, at)
    console = terminal()
    if moves:
        for n, entry in enumerate(told, start=1):
            console.print(Text().append(f"{n:>3}  ", FAINT) + _line(room, entry), soft_wrap=True)
        if not position.over:
            return
    else:
        console.print(Text(_after(told, at, last), FAINT))
        for line in room.picture(console, position, who(record.header.seats), told):
            console.print(line, crop=False)
    for line in room.standing(position, who(record.header.seats)):
        console.print(line)


def _line(room: Rooms, entry: Entry) -> Text:
    """A move of the list, with its time if it has one."""
    time = Text().append("" if entry.time is None else f"{entry.time:>8.1f} s  ", FAINT)
    return time + (Text(entry.said, FAINT) if entry.seat is None else room.named(entry.said))


def _after(told: list[Entry], at: int, last: int) -> str:
    """Which position it is."""
    if not told or told[-1].time is None:
        return say("cli-after-move", move=at, last=last)
    return say("cli-after-move-time", move=at, last=last, seconds=f"{told[-1].time:.1f}")


def _told(record: Record, room: Rooms, at: int) -> tuple[Any, list[Entry]]:
    """The position after so many moves, and those moves in words."""
    codec = game_named(record.header.game).codec(record.header.options)
    told: list[Entry] = []
    for n, position in enumerate(positions(record)):
        if n == at:
            return position.copy(), told
        move = record.moves[n]
        if move.action in position.legal(move.seat):  # else the next position raises, with the line
            told.append(room.tell(position, codec, move, None))
    raise AssertionError("the record has fewer positions than moves")
