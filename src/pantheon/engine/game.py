"""The contract: what every game and every position answers.

ARCHITECTURE.md says how each of the three games fulfils it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, Self

import msgspec

from pantheon.engine.actions import Action, Codec
from pantheon.engine.options import Options, newest_rules


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of chance: one of these actions, each as likely as its weight says.

    `purpose` names the stream of random numbers that decides (engine/chance.py).
    """

    purpose: str
    actions: tuple[int, ...]
    weights: tuple[int, ...]


class Deadline(msgspec.Struct, frozen=True, kw_only=True):
    """A clock that the host must run: after `seconds` it plays `action` as seat None, never earlier.

    `clock` and `seat` name it; `serial` changes when the same clock is started anew.
    """

    clock: str
    seat: int | None
    serial: int
    seconds: float
    action: int


class ScoreItem(msgspec.Struct, frozen=True, kw_only=True):
    """Points and what earned them: a message with facts, and the cells to light up."""

    text: str
    facts: dict[str, str | int]
    points: int
    cells: tuple[tuple[int, int], ...] = ()
    parts: tuple["ScoreItem", ...] = ()  # what these points are made of, where that needs telling


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one seat: `points` is the sum of the items, `tiebreaks` decide between equals, 1 is best."""

    seat: int
    points: int
    place: int
    items: tuple[ScoreItem, ...]
    tiebreaks: tuple[ScoreItem, ...] = ()


class Position(Protocol):
    """A state of a game: mutable, cheap to copy, without memory of how it came about."""

    @property
    def options(self) -> Any:
        """The options of the game."""

    @property
    def over(self) -> bool:
        """Has the game ended?"""

    @property
    def ending(self) -> str:
        """Why the game ended, as a word; empty while it runs."""

    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now; nobody while chance is to decide."""

    def chance(self) -> Chance | None:
        """What chance is to decide before anybody may act, if anything."""

    def legal(self, seat: int | None) -> list[int]:
        """Encoded actions of a seat, complete and ascending.

        For None: the outcomes of chance while it is to decide, else what the running clocks do when they run out.
        """

    def play(self, seat: int | None, action: int) -> None:
        """Change the position, or raise IllegalAction and change nothing."""

    def deadlines(self) -> Sequence[Deadline]:
        """Clocks that run now."""

    def view(self, seat: int | None) -> Any:
        """All that a seat may know, made for that seat; None is a spectator."""

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Action:
        """A move that is about to be made, as a viewer may know it: what is hidden from the viewer is left out."""

    def sample(self, seat: int | None, rng: Random) -> Self:
        """A position that the seat cannot tell from this one."""

    def reveals(self, seat: int, action: int) -> bool:
        """Does a seat's action, about to be made, show others something hidden? Then it cannot be taken back."""

    def scores(self) -> list[Score]:
        """Points with their explanation, in seat order; until the game is over for the host only."""

    def copy(self) -> Self:
        """An independent copy."""

    def pack(self) -> bytes:
        """The whole position in canonical bytes."""

    def key(self) -> int:
        """A 64-bit hash of the whole position, the same on every machine."""

    def stock(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same numbers all game long."""


class Scene(Protocol):
    """A table that is looked at after every move: its views by the values of their fields, those first that are the
    same for all who look. What is as it was the last time may be the same object again.
    """

    @property
    def common(self) -> tuple[str, ...]:
        """The fields that all see alike."""

    @property
    def personal(self) -> tuple[str, ...]:
        """The others."""

    def look(self, position: Any, seats: Sequence[int | None]) -> tuple[tuple[Any, ...], list[tuple[Any, ...]]]:
        """The values of the common fields, and for each of these seats those of the personal ones."""


class OneByOne:
    """The scene of a game whose views have so little in common that each is made alone."""

    common: tuple[str, ...] = ()

    def __init__(self, view: type[msgspec.Struct]) -> None:
        self.personal = view.__struct_fields__

    def look(self, position: Position, seats: Sequence[int | None]) -> tuple[tuple[Any, ...], list[tuple[Any, ...]]]:
        """Nothing but what each of them sees."""
        return (), [msgspec.structs.astuple(position.view(seat)) for seat in seats]


@dataclass(frozen=True, kw_only=True)
class Game:
    """The facts of a game; its rules are its positions'."""

    name: str
    title: str
    designer: str
    publishers: str
    year: int
    realtime: bool  # no undo; the order of arrival decides
    secrets: bool = True  # may seats know different things? Without, views differ in nothing but who looks (`you`)
    options: type[Options]
    view: type[msgspec.Struct]
    start: Callable[[Any], Position]
    codec: Callable[[Any], Codec]
    imagine: Callable[[Any, Random], Position]  # a position from a view alone: this is how bots think
    seat_names: Callable[[Any], tuple[str, ...]]  # what the seats are called in records
    most_moves: Callable[[Any], int]  # no game of these options is longer, chance included
    # Options that may come from a file: what reads it, or raises a Problem with line and reason.
    files: Mapping[str, Callable[[str], tuple[str, ...]]] = field(default_factory=dict, hash=False)
    # Flips what so many players leave to chance before a game, but for what is laid; in words of the options.
    toss: Callable[[int, Mapping[str, str], Random], dict[str, str]] | None = None
    quits: frozenset[int] = frozenset()  # actions by which a player leaves the game: only people take them
    claims: frozenset[int] = frozenset()  # actions that take what only one can have: kind bots leave others time
    rests: frozenset[int] = frozenset()  # actions that do nothing but pass: a random player seldom takes them
    kind: Callable[[int], int] | None = None  # sorts actions, in their order, for a random player; None: all alike
    # What a table offers a seat to choose from, where the complete list is too long to be told; None: all of it.
    offered: Callable[[Any, int], list[int]] | None = None
    # The view of a seat with everything laid open: what is shown of a game that is over for good. None where views
    # hide nothing.
    opened: Callable[[Any, int | None], Any] | None = None
    # The seats whose points a viewer could count out of what the view shows, while the game runs; None: always all.
    countable: Callable[[Any, int | None], tuple[int, ...]] | None = None
    scene: Callable[[], Scene] | None = None  # where views have much in common, with each other and from move to move
    spelling: Callable[[Any], Callable[[int], bytes]] | None = None  # a quicker way from a codec's actions to JSON
    spots: Callable[[Action], tuple[str, ...]] | None = None  # what an action reaches for, where two may at once
    taken: frozenset[str] = frozenset()  # why an action is refused when somebody else has reached its spot before
    # How a seat's action goes on if what is offered is taken; None where somebody must choose. For a look ahead only.
    carry_on: Callable[[Any, int], int | None] | None = None
    helps: tuple[str, ...] = ()  # what a table may show its players beyond the rules; they agree on it beforehand

    @property
    def rules_version(self) -> int:
        """The newest version of the rules: that of new games."""
        return newest_rules(self.options)
