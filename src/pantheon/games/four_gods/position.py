"""A position of 4 Gods: the engine's contract over the layers below it.

World (tiles, Kingdoms) < Table (hands, rows, bag, prophets) < Counting (points) < Mistakes (calls, penalties)
< Course (turns, passes, ends) < Commands (what an action does) < Listing < Choices (what is legal)
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
from pantheon.games.four_gods.clocks import deadlines
from pantheon.games.four_gods.codec import FourGodsCodec
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.packing import pack
from pantheon.games.four_gods.playout import Playout
from pantheon.games.four_gods.reasons import why_not
from pantheon.games.four_gods.scene import view_of
from pantheon.games.four_gods.scoring import scores
from pantheon.games.four_gods.showing import shown
from pantheon.games.four_gods.sights import FourGodsView
from pantheon.games.four_gods.stock import stock
from pantheon.games.four_gods.view import ENDINGS

if not cython.compiled:
    from pantheon.games.four_gods.codes import (
        CELLS,
        COLOUR_DEAL,
        COLOURS,
        ENFORCED,
        FACES,
        FIRST_SEAT,
        GIVING,
        OVER,
        PLAY,
        READY,
    )

PURPOSES = {COLOUR_DEAL: "colours", FIRST_SEAT: "start", GIVING: "gods"}  # of the chance streams, by phase


class Position(Playout):
    """One state of a game; `options` never change, nor does the `codec` that goes with them."""

    def __init__(self, options: FourGodsOptions) -> None:
        if not cython.compiled:
            self.make_rows()
        self.options = options
        self.codec = FourGodsCodec(options)
        self.turn_seconds, self.final_seconds = options.turn, options.final * options.players
        self.read_places()
        self.clear_table(options)

    # --- the contract -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.phase == OVER

    @property
    def ending(self) -> str:
        """Why the game ended, as a word; empty while it runs."""
        return ENDINGS[self.cause] if self.phase == OVER else ""

    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now: all that are still there; nobody while chance is to decide or when it is over."""
        if self.is_chance() or self.phase == OVER:
            return ()
        return tuple([seat for seat in range(self.players) if not self.gone >> seat & 1])

    def is_chance(self) -> bool:
        """Is something to be dealt or drawn?"""
        return self.to_draw > 0 or self.phase not in (READY, PLAY, OVER)

    def chance(self) -> Chance | None:
        """What chance is to decide now, if anything: every outcome is as likely as the others."""
        if not self.is_chance():
            return None
        actions = self.outcomes()
        purpose = "bag" if self.to_draw else PURPOSES.get(self.phase, "gods")
        return Chance(purpose=purpose, actions=tuple(actions), weights=(1,) * len(actions))

    def outcomes(self) -> list[int]:
        """What chance may decide, ascending."""
        count = self.list_chance()
        self.count = 0  # nothing that a seat could `step`
        return sorted([self.listing[i] for i in range(count)])

    def legal(self, seat: int | None) -> list[int]:
        """All actions of a seat (None: chance, or the clocks that run), ascending."""
        if seat is None:
            return self.outcomes() if self.is_chance() else sorted({d.action for d in self.deadlines()})
        return self.actions(seat) if 0 <= seat < self.players else []

    def offered(self, seat: int) -> list[int]:
        """What a table offers a seat to choose from: where mistakes are called, neither wrong tiles nor calls.

        They are legal, but thousands, and to be found by the player himself.
        """
        kept, self.mistakes = self.mistakes, ENFORCED
        found = self.legal(seat)
        self.mistakes = kept
        return found

    def play(self, seat: int | None, action: int) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        if seat is None:
            if action not in self.legal(None):
                raise why_not(self, None, action)
            self.happen(action)
        else:
            if not self.allows(seat, action):
                raise why_not(self, seat, action)
            self.apply(seat, action)
        self.count = 0  # what was listed no longer holds

    def deadlines(self) -> Sequence[Deadline]:
        """The clocks that run now."""
        return deadlines(self)

    def view(self, seat: int | None) -> FourGodsView:
        """All that a seat may know."""
        return view_of(self, seat)

    def sample(self, seat: int | None, rng: Random) -> "Position":
        """A position that the seat cannot tell from this one."""
        from pantheon.games.four_gods.imagining import imagine  # which makes positions

        return imagine(self.view(seat), rng)

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Action:
        """A move as a viewer sees it: no tile's number, and no secret god of others."""
        return shown(self, viewer, mover, action)

    def reveals(self, seat: int, action: int) -> bool:
        """Everybody acts at once, so nothing is ever taken back."""
        del seat, action
        return True

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
        if self.tile_set is not other.tile_set:
            self.use_tiles(other.tile_set)
            self.read_places()
        self.options, self.codec = other.options, other.codec
        self.turn_seconds, self.final_seconds = other.turn_seconds, other.final_seconds
        self.state = other.state
        self.sand_turn, self.sand_tick = other.sand_turn, other.sand_tick
        self.count = 0
        self.copy_table(other)

    def pack(self) -> bytes:
        """The whole position in one canonical string of bytes: equal positions, equal bytes."""
        return pack(self)

    def key(self) -> int:
        """A 64-bit hash of the whole position, the same on every machine."""
        return position_key(self.options, self.pack())

    def stock(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie."""
        return stock(self)

    # --- reading the position ---------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[int]:
        """What a seat may do, ascending."""
        count = self.list_for(seat)
        return sorted([self.listing[i] for i in range(count)])

    def list_for(self, seat: int) -> int:
        """List what a seat may do; how many actions that are. Only the mover's stay listed for `step`."""
        count = self.list_legal(seat)
        if seat != self.mover:
            self.count = 0
        return count

    def allows(self, seat: int, action: object) -> bool:
        """May a seat do this now?"""
        if not isinstance(action, int) or action < 0 or action >> 31 or not 0 <= seat < self.players:
            return False
        return self.has_listed(self.list_for(seat), action)

    def has_listed(self, count: int, action: int) -> bool:
        """Is an action in the last listing?"""
        at = 0
        while at < count and self.listing[at] != action:
            at += 1
        return at < count

    def lying(self) -> list[int]:
        """What lies on each cell (codes.py)."""
        return [self.lies[cell] for cell in range(CELLS)]

    def standing(self) -> list[tuple[int, int]]:
        """For each cell: 1 + the colour of its prophet, and the corner of the region he stands in."""
        return [(self.prophet[cell], self.stands[cell]) for cell in range(CELLS)]

    def knowing(self) -> bytes:
        """For each face of each tile: the seats that know it, as bits."""
        return bytes([self.known[i] for i in range(self.tile_count * FACES)])

    def is_wrong(self, cell: int) -> bool:
        """Would a call of the tile on a cell be right?"""
        return self.lies_wrongly(self.checked(cell, CELLS))

    def tokens_left(self) -> int:
        """City tokens that can still be built."""
        return self.cities_left()

    def count_up(self) -> list[int]:
        """Points by step and colour, as the World lies now."""
        self.count_points()
        return list(self.tally)

    def realms(self) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
        """Every Kingdom: its terrain, its cells, and its prophets by colour."""
        self.count_kingdoms()
        found = []
        for k in range(self.kingdoms):
            root = self.kingdom[k]
            prophets = tuple([self.flock[k * COLOURS + colour] for colour in range(COLOURS)])
            found.append((self.terrain(root // 4, root % 4), self.cells_of(root), prophets))
        return found

    def ranked(self, values: Sequence[int]) -> list[int]:
        """Points that the colours get for the places which these values give them."""
        self.value = list(values) + [0] * (COLOURS - len(values))
        return [self.share(colour) for colour in range(len(values))]

    # --- setting a position up, for views, fixtures and tests --------------------------------------------------

    def know(self, tile: int, face: int, seats: int) -> None:
        """Say which seats know a face of a tile."""
        self.known[self.checked(tile, self.tile_count) * FACES + self.checked(face, FACES)] = seats

    # --- random play ------------------------------------------------------------------------------------------

    def reseed(self, seed: int) -> None:
        """Start the generator of the playouts anew."""
        self.state = seed & ((1 << 64) - 1)

    def playout(self, brisk: bool = True) -> int:
        """Play to the end at random, by kinds of commands or uniformly; how many decisions that took."""
        with cython.nogil:
            return self.play_out(brisk)

    def playouts(self, games: int, seed: int, brisk: bool = True) -> int:
        """Play that many games from here, on a copy and without the interpreter lock; how many decisions."""
        work = self.copy()
        work.reseed(seed)
        with cython.nogil:
            return work.play_games(self, games, brisk)

    def roll(self) -> int:
        """Let the own generator decide for chance and clocks and name the `mover`; how many actions it has (0: over).

        The list has an order of its own, see Choices; `listed` tells the actions, `legal` sorts them.
        """
        self.await_seat()
        return self.list_legal(self.mover) if self.phase != OVER else 0

    def step(self, index: int) -> int:
        """Play the mover's action at that place of the last listing, then as `roll`."""
        self.apply(self.mover, self.listed(index))
        return self.roll()

    def listed(self, index: int) -> int:
        """The action at that place of the last listing."""
        if not 0 <= index < self.count:
            raise IndexError(f"the last listing has {self.count} actions, there is no number {index}")
        return self.listing[index]

    def draw_action(self, seat: int, brisk: bool = False) -> int:
        """A random legal action of a seat, uniformly or by kinds, leaving only if need be; nothing is played."""
        if seat not in self.to_act():
            raise IllegalAction("game-over" if self.phase == OVER else "chance-first")
        self.mover = seat
        return self.any_kind() if brisk else self.any_listed()


def blank() -> Position:
    """A position without content, to copy into."""
    new: Position = Position.__new__(Position)
    if not cython.compiled:
        new.make_rows()
    return new
