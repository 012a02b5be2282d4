"""A position of Gods: the engine's contract over the layers below it.

Land (map) < Pieces (desert moves) < Nations (religion, cards) < Turn (what an action does) < Choices (what is legal)
< Playout (random play) < Position.
"""

from collections.abc import Sequence
from random import Random

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.engine.actions import Action
from pantheon.engine.errors import IllegalAction
from pantheon.engine.game import Chance, Deadline, Score
from pantheon.engine.options import position_key
from pantheon.games.gods.actions import GodsCodec
from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.options import GodsOptions
from pantheon.games.gods.packing import pack
from pantheon.games.gods.playout import Playout
from pantheon.games.gods.reasons import why_not
from pantheon.games.gods.scoring import scores
from pantheon.games.gods.stock import stock
from pantheon.games.gods.view import ENDINGS, GodsView, imagine, view_of

if not cython.compiled:
    from pantheon.games.gods.codes import OVER, REDRAW, SEATS, SETTLE, SHIFT

PURPOSES = ("layout", "start", "bag", "bag")  # of the chance streams, by phase


class Position(Playout):
    """One state of a game; `options` never change."""

    def __init__(self, options: GodsOptions) -> None:
        if not cython.compiled:
            self.make_rows()
        self.options = options
        edition = NUMBERS.editions[options.edition]
        self.clear_turn(options, edition)

    # --- the contract -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.phase == OVER

    @property
    def ending(self) -> str:
        """Why the game ended, as a word; empty while it runs."""
        return ENDINGS[self.cause]

    def to_act(self) -> tuple[int, ...]:
        """The seat that may act now; nobody while chance is to decide, or when the game is over."""
        return (self.seat,) if REDRAW < self.phase < OVER else ()

    def chance(self) -> Chance | None:
        """What chance is to decide now, if anything."""
        if self.phase > REDRAW:
            return None
        actions = self.actions()
        weights = tuple(self.weight(self.outcome(action)) for action in actions)
        return Chance(purpose=PURPOSES[self.phase], actions=tuple(actions), weights=weights)

    def outcome(self, action: int) -> int:
        """The seat or hex that a chance action is about."""
        arg = action & ((1 << SHIFT) - 1)
        return arg & (SEATS - 1) if self.phase == SETTLE else arg

    def legal(self, seat: int | None) -> list[int]:
        """All actions of a seat (None: chance), ascending."""
        if seat is None:
            return self.actions() if self.phase <= REDRAW else []
        return self.actions() if self.to_act() == (seat,) else []

    def play(self, seat: int | None, action: int) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        if action not in self.legal(seat):
            raise why_not(self, seat, action)
        self.apply(action)
        self.count = 0  # what was listed no longer holds

    def deadlines(self) -> Sequence[Deadline]:
        """Gods has no clocks of its own."""
        return ()

    def view(self, seat: int | None) -> GodsView:
        """All that a seat may know: everything but what comes out of the bag next."""
        return view_of(self, seat)

    def sample(self, seat: int | None, rng: Random) -> "Position":
        """A position that the seat cannot tell from this one."""
        return imagine(self.view(seat), rng)

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Action:
        """A move as a viewer sees it: in Gods nothing is hidden."""
        del viewer, mover
        return GodsCodec(self.options).decode(action)

    def reveals(self, seat: int, action: int) -> bool:
        """Does an action show something hidden? In Gods there is nothing to show."""
        del seat, action
        return False

    def scores(self) -> list[Score]:
        """Points, item by item, in seat order."""
        return scores(self)

    def copy(self) -> "Position":
        """An independent copy."""
        new = blank()
        new.copy_from(self)
        return new

    def copy_from(self, other: "Position") -> None:
        """Become a copy of another position, without allocating."""
        self.options = other.options
        self.state = other.state
        self.count = 0
        self.copy_turn(other)

    def pack(self) -> bytes:
        """The whole position in one canonical string of bytes: equal positions, equal bytes."""
        return pack(self)

    def land_bytes(self) -> bytes:
        """Hexes and faiths up to the last hex, however far the map once reached."""
        last = self.cells
        while last > 0 and self.land[last - 1] == 0:
            last -= 1
        return bytes(self.land[:last]) + bytes(self.faith[:last])

    def key(self) -> int:
        """A 64-bit hash of the whole position, the same on every machine."""
        return position_key(self.options, self.pack())

    # --- reading the position ---------------------------------------------------------------------------------

    def actions(self) -> list[int]:
        """What the active seat, or chance, may do, ascending."""
        count = self.list_legal()
        return sorted([self.listing[i] for i in range(count)])

    def hexes(self) -> list[tuple[int, int, int]]:
        """Every hex on the map: cell, hex, faith."""
        return [(c, self.land[c], self.faith[c]) for c in range(self.cells) if self.land[c]]

    @property
    def edges(self) -> int:
        """How many empty cells lie beside a hex."""
        return self.crowd[0]

    def edge_cells(self) -> list[int]:
        """The empty cells beside a hex, ascending."""
        return sorted([self.edge[i] for i in range(self.edges)])

    def neighbours_of(self, cell: int) -> int:
        """How many hexes lie beside a cell."""
        return self.around[cell] if cell < self.cells else 0

    def hex_at(self, cell: int) -> int:
        """The hex on a cell, 0 for none."""
        return self.land[cell] if cell < self.cells else 0

    def stock(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie."""
        return stock(self)

    # --- setting a position up, for views, fixtures and tests --------------------------------------------------

    def clear_map(self) -> None:
        """Take every hex from the map; supplies and nations are the caller's business."""
        self.clear_land()

    def put(self, cell: int, hex_: int, faith: int) -> None:
        """Lay a hex as it is; supplies and nations are the caller's business."""
        self.lay(cell, hex_, faith)

    # --- random play ------------------------------------------------------------------------------------------

    def reseed(self, seed: int) -> None:
        """Start the generator of the playouts anew."""
        self.state = seed & ((1 << 64) - 1)

    def playout(self, sampled: bool = False) -> int:
        """Play to the end with uniformly random actions; how many decisions that took."""
        with cython.nogil:
            return self.play_out(sampled)

    def playouts(self, games: int, seed: int, sampled: bool = False) -> int:
        """Play that many games from here, on a copy and without the interpreter lock; how many decisions."""
        work = self.copy()
        work.reseed(seed)
        with cython.nogil:
            return work.play_games(self, games, sampled)

    def roll(self) -> int:
        """Let the own generator decide for chance, then list: how many actions there are (0: over).

        The list has an order of its own, see Choices; `listed` tells the actions, `legal` sorts them.
        """
        self.await_seat()
        return self.list_legal()

    def step(self, index: int) -> int:
        """Play the action at that place of the last listing, then as `roll`."""
        if not 0 <= index < self.count:
            raise IndexError(f"the last listing has {self.count} actions, there is no number {index}")
        self.apply(self.listing[index])
        self.await_seat()
        return self.list_legal()

    def listed(self, index: int) -> int:
        """The action at that place of the last listing."""
        if not 0 <= index < self.count:
            raise IndexError(f"the last listing has {self.count} actions, there is no number {index}")
        return self.listing[index]

    def draw_action(self) -> int:
        """One uniformly random legal action of the active seat, from the own generator, nothing played."""
        if not REDRAW < self.phase < OVER:
            raise IllegalAction("game-over" if self.phase == OVER else "chance-first")
        return self.any_action()


def blank() -> Position:
    """A position without content, to copy into."""
    new: Position = Position.__new__(Position)
    if not cython.compiled:
        new.make_rows()
    return new
