"""Tables of 4 Gods for the tests: commands in words, tiles of one's choice, positions somewhere in a game."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, settings

from pantheon.engine.actions import read_action, verb, write_action
from pantheon.engine.errors import IllegalAction
from pantheon.games import game
from pantheon.games.four_gods.actions import Tile
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from tests.engine.walks import any_move

FOUR_GODS = game("four-gods")

unshrunk = settings(phases=(Phase.explicit, Phase.reuse, Phase.generate))  # a smaller seed is no simpler game

MODES: tuple[dict[str, Any], ...] = (  # every mode once with every other, more or less
    {"players": 4},
    {"players": 4, "turns": "timed", "gods": "secret"},
    {"players": 3, "gods": "secret", "mistakes": "called+penalty"},
    {"players": 3, "turns": "timed", "mistakes": "called"},
    {"players": 2, "mistakes": "called"},
    {"players": 2, "turns": "timed", "mistakes": "called+penalty", "memory": False},
    {"players": 2, "two_player_gods": 2, "gods": "secret", "peek": True},
    {"players": 2, "two_player_gods": 2, "turns": "timed"},
    {"players": 2, "gods": "secret", "mistakes": "called", "wrong_calls": "prophet"},
)


class Table:
    """A position that takes commands in words; chance decides by its first outcome, unless a test says otherwise."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.codec = FOUR_GODS.codec(position.options)

    def number(self, words: str) -> int:
        """The int of a command."""
        return self.codec.encode(read_action(self.codec, words))

    def do(self, seat: int | None, *commands: str) -> None:
        """Play commands, and let chance decide afterwards."""
        for words in commands:
            self.position.play(seat, self.number(words))
            self.roll()

    def roll(self, tiles: Iterable[int] = ()) -> None:
        """Let chance decide whatever it is to decide; tiles come out of the bag in this order, then the lowest."""
        wanted = list(tiles)
        while (chance := self.position.chance()) is not None:
            wish = self.codec.encode(Tile(wanted.pop(0))) if wanted and chance.purpose == "bag" else None
            self.position.play(None, wish if wish is not None else chance.actions[0])

    def draw(self, seat: int, *tiles: int) -> None:
        """Draw these tiles out of the bag."""
        self.position.play(seat, self.number(f"draw {len(tiles)}"))
        self.roll(tiles)

    def can(self, seat: int | None, words: str) -> bool:
        """Is a command legal?"""
        return self.number(words) in self.position.legal(seat)

    def refusal(self, seat: int | None, words: str) -> str:
        """Why a command is refused, in English; nothing may have changed."""
        before = self.position.pack()
        with pytest.raises(IllegalAction) as refused:
            self.position.play(seat, self.number(words))
        assert self.position.pack() == before
        return str(refused.value)

    def verbs(self, seat: int | None) -> set[str]:
        """The kinds of commands that a seat has."""
        return {verb(self.codec.decode(action)) for action in self.position.legal(seat)}

    def words(self, seat: int | None, *starts: str) -> list[str]:
        """The legal commands of a seat, in words, that start so."""
        found = [write_action(self.codec.decode(action)) for action in self.position.legal(seat)]
        return [words for words in found if words.startswith(starts)]

    def clocks(self) -> dict[tuple[str, int | None], int]:
        """The clocks that run, with their serials."""
        return {(d.clock, d.seat): d.serial for d in self.position.deadlines()}


def opened(tiles: Iterable[int] = (), **options: Any) -> Table:
    """A table where all are ready; the tiles are dealt in this order. In timed turns the first seat begins."""
    table = Table(Position(FourGodsOptions(**options)))
    for seat in range(table.position.players):
        table.position.play(seat, table.number("ready"))
    table.roll(tiles)
    return table


def somewhere(options: FourGodsOptions, seed: int, most: int) -> Position:
    """A position somewhere in a random game."""
    position, rng = Position(options), Random(seed)
    for _ in range(most):
        if position.over:
            break
        position.play(*any_move(FOUR_GODS, position, rng))
    return position


def crowded(options: FourGodsOptions, seed: int, tiles: int) -> Position:
    """A position with so many tiles in the World: everybody lays what fits, else draws, else discards."""
    table, rng = opened(**{name: getattr(options, name) for name in options.__struct_fields__}), Random(seed)
    while len(table.position.view(None).world) < tiles and not table.position.over:
        seats = rng.sample(table.position.to_act(), options.players)
        found = next((found for seat in seats if (found := _useful(table, seat))), None)
        if found is None:
            break
        seat, words = found[0], rng.choice(found[1])
        table.position.play(seat, table.number(words))
        while (chance := table.position.chance()) is not None:
            table.position.play(None, rng.choice(chance.actions))
    return table.position


def _useful(table: Table, seat: int) -> tuple[int, list[str]] | None:
    """What brings the World on, if a seat can do anything like that."""
    for starts in ("place ", "draw 2", "discard", "end-turn"):
        words = table.words(seat, starts)
        if words:
            return seat, words
    return None
