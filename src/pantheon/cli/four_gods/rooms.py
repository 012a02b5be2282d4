"""What the terminal has for 4 Gods."""

import sys
import time
from collections.abc import Sequence
from random import Random

from rich.console import Console
from rich.text import Text

from pantheon.cli.asking import at_terminal
from pantheon.cli.four_gods import narration
from pantheon.cli.four_gods.glyphs import glyphs_for
from pantheon.cli.four_gods.screen import Scene, draw
from pantheon.cli.four_gods.session import FourGodsSession
from pantheon.cli.four_gods.words import named
from pantheon.cli.glyphs import STRONG
from pantheon.cli.language import say
from pantheon.cli.rooms import Rooms
from pantheon.cli.session import Entry
from pantheon.cli.table import Table
from pantheon.engine.actions import Codec
from pantheon.engine.match import Move
from pantheon.games.four_gods.position import Position

_SHOWN = 8  # moves before the position that are told beside it


def _session(table: Table, console: Console) -> FourGodsSession:
    return FourGodsSession(table, console, glyphs_for(sys.stdout), time.monotonic if at_terminal() else None)


def _tell(position: Position, codec: Codec, move: Move, viewer: int | None) -> Entry:
    del codec  # the position shows its moves itself
    return narration.tell(position, viewer, move)


def _picture(console: Console, position: Position, who: Sequence[str], told: list[Entry]) -> list[Text]:
    """The World and everything beside it, for somebody who looks on."""
    scene = Scene(
        view=position.view(None),
        who=who,
        glyphs=glyphs_for(sys.stdout),
        log=[entry.said for entry in told[-_SHOWN:]],
        marked=narration.marked([entry for entry in told if entry.seat is not None][-1:]),
    )
    return draw(console, scene)


def _standing(position: Position, who: Sequence[str]) -> list[Text]:
    if position.over:
        return narration.verdict(position) + narration.scores(position, None, who)
    lines = [] if position.to_act() else [Text(say("cli-drawing"), STRONG)]
    return lines + narration.scores(position.sample(None, Random(0)), None, who)


ROOMS = Rooms(session=_session, tell=_tell, named=named, picture=_picture, standing=_standing, seats_have_gods=False)
