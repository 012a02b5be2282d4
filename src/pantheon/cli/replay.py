"""`pantheon replay`: any position of a record."""

import sys
from typing import Annotated

import typer
from rich.text import Text

from pantheon.cli import narration
from pantheon.cli.files import read_file, record_in
from pantheon.cli.glyphs import FAINT, STRONG, glyphs_for
from pantheon.cli.language import say
from pantheon.cli.narration import Entry
from pantheon.cli.panel import named
from pantheon.cli.screen import Scene, draw, terminal
from pantheon.cli.table import check_game
from pantheon.engine.errors import Problem
from pantheon.engine.record import Record
from pantheon.engine.replay import positions
from pantheon.games import game as game_named
from pantheon.games.gods.position import Position

_SHOWN = 8  # moves before the position that are told beside it


def replay(
    file: Annotated[str, typer.Argument(help="help-record", metavar="FILE")],
    at: Annotated[int | None, typer.Option(help="help-at", metavar="N", min=0)] = None,
    moves: Annotated[bool, typer.Option("--moves", help="help-moves")] = False,
) -> None:
    """Show a position of a record, or all its moves in words."""
    record = record_in(read_file(file), file)
    check_game(game_named(record.header.game))
    last = len(record.moves)
    at = last if at is None else at
    if at > last:
        raise Problem("no-such-move", move=at, last=last)
    position, told = _told(record, at)
    console = terminal()
    if moves:
        for n, entry in enumerate(told, start=1):
            said = Text(entry.said, FAINT) if entry.seat is None else named(entry.said)
            console.print(Text(f"{n:>3}  ", FAINT) + said, soft_wrap=True)
        if not position.over:
            return
    else:
        _show(position, record, told, at)
    for line in _standing(position, record):
        console.print(line)


def _told(record: Record, at: int) -> tuple[Position, list[Entry]]:
    """The position after so many moves, and those moves in words."""
    game = game_named(record.header.game)
    codec = game.codec(record.header.options)
    glyphs = glyphs_for(sys.stdout)
    told: list[Entry] = []
    for n, position in enumerate(positions(record)):
        assert isinstance(position, Position)
        if n == at:
            return position.copy(), told
        move = record.moves[n]
        if move.action in position.legal(move.seat):  # else the next position raises, with the line
            told.append(narration.tell(position, codec, move, glyphs))
    raise AssertionError("the record has fewer positions than moves")


def _show(position: Position, record: Record, told: list[Entry], at: int) -> None:
    """The map and everything beside it."""
    console = terminal()
    shown = told[-_SHOWN:]
    console.print(Text(say("cli-after-move", move=at, last=len(record.moves)), FAINT))
    scene = Scene(
        view=position.view(None),
        who=narration.who(record.header.seats),
        log=[entry.said for entry in shown if entry.seat is not None],
        marked=narration.marked([entry for entry in told if entry.seat is not None][-1:]),
    )
    for line in draw(console, scene):
        console.print(line, crop=False)


def _standing(position: Position, record: Record) -> list[Text]:
    """Whose turn it is or who won, and the scores."""
    if position.over:
        lines = narration.verdict(position)
    elif position.to_act():
        god = position.options.gods[position.to_act()[0]]
        lines = [Text(say("cli-turn-of", god=god), STRONG)]
    else:
        lines = [Text(say("cli-drawing"), STRONG)]
    return lines + narration.scores(position, narration.who(record.header.seats), glyphs_for(sys.stdout))
