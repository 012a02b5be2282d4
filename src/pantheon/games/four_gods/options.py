"""The options of 4 Gods: its modes, freely combined, and its clocks."""

from typing import Annotated, Literal

import msgspec

from pantheon.engine.errors import OptionsError
from pantheon.engine.options import Options
from pantheon.games.four_gods.numbers import NUMBERS
from pantheon.games.four_gods.tiles import TilesError, TileSet, tiles_of_words

Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]
ALL_GODS = 4


class FourGodsOptions(Options, frozen=True, kw_only=True):
    """The modes and rulings of docs/rules/four-gods.md; clocks in seconds, 0 for none where the page allows it."""

    players: Literal[2, 3, 4] = 4
    rules: Literal[1, 2] = 2
    two_player_gods: Literal[4, 2] = 4  # with two players: all four gods, or one each
    turns: Literal["simultaneous", "timed"] = "simultaneous"
    gods: Literal["visible", "secret"] = "visible"
    mistakes: Literal["enforced", "called", "called+penalty"] = "enforced"
    wrong_calls: Literal["free", "prophet"] = "free"  # what it costs to call a tile that lies rightly
    beginners: tuple[int, ...] = ()  # seats, from 1, that are spared the penalties
    memory: bool = True  # a player is shown the undersides he has seen
    peek: bool = False  # all undersides are open to all
    turn: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 30  # a timed turn
    final: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 30  # the final phase, for each player
    hold: Seconds = 10  # a tile taken from a row
    absent: Seconds = 60  # silence that counts as passing
    tiles: tuple[str, ...] = ()  # another set of tiles, as `17:SSSP/SSFM`; none for our own
    guard: Annotated[int, msgspec.Meta(ge=100, le=100_000)] = 2000  # commands without progress that end the game

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.players != 2 and self.two_player_gods != ALL_GODS:
            raise OptionsError("four-gods-two-only")
        if len(set(self.beginners)) != len(self.beginners) or set(self.beginners) - set(range(1, self.players + 1)):
            named = ", ".join(map(str, self.beginners))
            raise OptionsError("four-gods-beginners", players=self.players, value=named)

        try:
            tiles_of_words(self.tiles)
        except TilesError as wrong:
            raise OptionsError("four-gods-tiles", reason=str(wrong)) from None

    @property
    def tile_set(self) -> TileSet:
        """The tiles of the table."""
        return tiles_of_words(self.tiles)

    @property
    def gods_each(self) -> int:
        """How many gods a player has in the end."""
        return 2 if self.players == 2 and self.two_player_gods == ALL_GODS else 1

    @property
    def is_unadvised(self) -> bool:
        """Do the rulebooks advise against this: secret gods, two for each player?"""
        return self.gods == "secret" and self.gods_each > 1

    @property
    def slots(self) -> int:
        """How many tiles a discard row takes."""
        return NUMBERS.slots[self.players]

    @property
    def prophets(self) -> int:
        """How many prophets a colour has."""
        in_play = self.players * self.gods_each
        return NUMBERS.prophets.all_gods if in_play == ALL_GODS else NUMBERS.prophets.fewer_gods
