"""What the terminal has for Gods."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from pantheon.cli.glyphs import STRONG
from pantheon.cli.gods import narration
from pantheon.cli.gods.glyphs import glyphs_for
from pantheon.cli.gods.panel import named
from pantheon.cli.gods.screen import Scene, draw
from pantheon.cli.gods.session import GodsSession
from pantheon.cli.language import say
from pantheon.cli.rooms import Rooms
from pantheon.cli.session import Entry
from pantheon.cli.table import Table
from pantheon.engine.actions import Codec
from pantheon.engine.match import Move
from pantheon.games.gods.position import Position

_SHOWN = 8  # moves before the position that are told beside it


def _session(table: Table, console: Console) -> GodsSession:
    return GodsSession(table, console, glyphs_for(sys.stdout))


def _tell(position: Position, codec: Codec, move: Move, viewer: int | None) -> Entry:
    del viewer  # all know the same
    return narration.tell(position, codec, move, glyphs_for(sys.stdout))


def _picture(console: Console, position: Position, who: Sequence[str], told: list[Entry]) -> list[Text]:
    """The map and everything beside it."""
    scene = Scene(
        view=position.view(None),
        who=who,
        log=[entry.said for entry in told[-_SHOWN:] if entry.seat is not None],
        marked=narration.marked([entry for entry in told if entry.seat is not None][-1:]),
    )
    return draw(console, scene)


def _standing(position: Position, who: Sequence[str]) -> list[Text]:
    if position.over:
        lines = narration.verdict(position)
    elif position.to_act():
        god = position.options.gods[position.to_act()[0]]
        lines = [Text(say("cli-turn-of", god=god), STRONG)]
    else:
        lines = [Text(say("cli-drawing"), STRONG)]
    return lines + narration.scores(position, who, glyphs_for(sys.stdout))


ROOMS = Rooms(session=_session, tell=_tell, named=named, picture=_picture, standing=_standing, seats_have_gods=True)
