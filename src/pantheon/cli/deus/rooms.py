"""What the terminal has for Deus."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from pantheon.cli.deus import narration
from pantheon.cli.deus.glyphs import glyphs_for
from pantheon.cli.deus.map import Marks
from pantheon.cli.deus.screen import Scene, draw
from pantheon.cli.deus.session import DeusSession
from pantheon.cli.deus.words import named
from pantheon.cli.glyphs import FAINT, STRONG
from pantheon.cli.language import say
from pantheon.cli.rooms import Rooms
from pantheon.cli.session import Entry
from pantheon.cli.table import Table
from pantheon.engine.actions import Codec
from pantheon.engine.match import Move
from pantheon.games.deus.names import SEATS
from pantheon.games.deus.position import Position

_SHOWN = 12  # moves before the position that are told beside it


def _session(table: Table, console: Console) -> DeusSession:
    return DeusSession(table, console, glyphs_for(sys.stdout))


def _tell(position: Position, codec: Codec, move: Move, viewer: int | None) -> Entry:
    del codec  # the position shows its moves itself
    return narration.tell(position, viewer, move)


def _picture(console: Console, position: Position, who: Sequence[str], told: list[Entry]) -> list[Text]:
    """The map and everything beside it, for somebody who looks on."""
    scene = Scene(
        view=position.view(None),
        who=who,
        glyphs=glyphs_for(sys.stdout),
        marks=Marks(touched=narration.marked([entry for entry in told if entry.at][-1:])),
        log=[entry.said for entry in told[-_SHOWN:]],
    )
    return draw(console, scene)


def _standing(position: Position, who: Sequence[str]) -> list[Text]:
    if position.over:
        return narration.verdict(position) + narration.scores(position, who, glyphs_for(sys.stdout))
    hidden = Text(say("cli-deus-all-hidden"), FAINT)
    if not position.to_act():
        return [Text(say("cli-drawing"), STRONG), hidden]
    return [*(Text(say("cli-deus-turn-of", seat=SEATS[seat]), STRONG) for seat in position.to_act()), hidden]


ROOMS = Rooms(session=_session, tell=_tell, named=named, picture=_picture, standing=_standing, seats_have_gods=False)
