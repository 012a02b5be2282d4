"""A position of Deus: the engine's contract over the layers below it.

Land (map) < Goods (what players own) < Raids (attacks) < Firing (effects, the stack) < Building < Offerings < Turns
(the start, rounds, the end) < Choices (what is legal) < Playout (random play) < Position.
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
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.packing import pack
from pantheon.games.deus.playout import Playout
from pantheon.games.deus.reasons import why_not
from pantheon.games.deus.scoring import scores
from pantheon.games.deus.showing import shown
from pantheon.games.deus.sights import DeusView
from pantheon.games.deus.stock import stock
from pantheon.games.deus.view import ENDINGS, view_of

if not cython.compiled:
    from pantheon.engine.bits import count_bits
    from pantheon.engine.rows import copy_shorts
    from pantheon.games.deus.codes import (
        CHOICE,
        COLOURS,
        DEAL,
        DONE,
        EFFECT,
        FIELD,
        FIRST_PLAYER,
        INVOKE,
        JOKER,
        MOST_KINDS,
        OVER,
        PER_BUILDINGS,
        PER_CITIES,
        PER_CONQUESTS,
        PER_PRODUCTION,
        PER_REGIONS,
        PER_SHIPS,
        PER_UNITS,
        PILLAGE,
        PLAY,
        PRODUCTION,
        ROB,
        SEATS,
        SEND,
        SHIFT,
        SHIP,
        STEAL,
        TAKE,
        TEMPLE,
        TYPES,
        UNIT,
        VEND,
        VEND_ONE,
        VP,
    )

# Sources of VP: these, then each card.
VILLAGES, FEES, THEFTS, GODS, CARDS_FROM = 0, 1, 2, 3, 4
SOURCES = 100


class Position(Playout):
    """One state of a game; `options` never change.

    `told` is how many VP the last decision brought each seat, or cost it, with all that chance did since: that is
    open, though totals are not. `earned` sums that up by seat and source, and `fired` says how often a card brought
    VP, for the explanation of the score (scoring.py). None of them makes a difference to what may follow, so bytes
    and key do not hold them.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.told = [0] * SEATS
            self.earned = [0] * (SEATS * SOURCES)
            self.fired = [0] * (SEATS * MOST_KINDS)

    def __init__(self, options: DeusOptions) -> None:
        if not cython.compiled:
            self.make_rows()
        self.options = options
        for seat in range(options.players):
            self.split[seat] = options.pieces_of(seat)
        self.clear_turns(options)

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
        """The active player; all who have not chosen their pieces; nobody while something is drawn."""
        if self.phase == CHOICE:
            return tuple([seat for seat in range(self.players) if not self.chosen >> seat & 1])
        return (self.seat,) if self.phase == PLAY and not self.is_chance() else ()

    def chance(self) -> Chance | None:
        """What chance is to decide now, if anything."""
        if not self.is_chance():
            return None
        actions = self.outcomes()
        if self.phase < FIRST_PLAYER:
            return Chance(purpose="map", actions=tuple(actions), weights=(1,) * len(actions))
        if self.phase == FIRST_PLAYER:
            return Chance(purpose="start", actions=tuple(actions), weights=(1,) * len(actions))
        weights = tuple([self.deck[action & ((1 << SHIFT) - 1)] for action in actions])
        return Chance(purpose="deck", actions=tuple(actions), weights=weights)

    def outcomes(self) -> list[int]:
        """What chance may decide, ascending."""
        count = self.list_chance()
        return [self.listing[i] for i in range(count)]

    def legal(self, seat: int | None) -> list[int]:
        """All actions of a seat (None: chance), ascending."""
        if seat is None:
            return self.outcomes() if self.is_chance() else []
        return self.actions(seat) if seat in self.to_act() else []

    def play(self, seat: int | None, action: int) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        if action not in self.legal(seat):
            raise why_not(self, seat, action)
        self.count = 0  # what was listed no longer holds
        if seat is None:
            self.happen(action)
            return
        before = [self.vp[i] for i in range(SEATS)]
        source = self.source_of(action)
        again = source >= CARDS_FROM and self.frame(3) != 0  # one more of what this firing sells or ransacks
        villages = [self.village_vp[region] for region in range(self.regions)] if source == VILLAGES else []
        fallen = self.attacked
        self.apply(seat, action)
        fallen ^= self.attacked
        for i in range(SEATS):
            self.told[i] = more = self.vp[i] - before[i]
            self.earned[i * SOURCES + source] += more
        if source >= CARDS_FROM and self.told[seat] and not again:
            self.fired[seat * MOST_KINDS + source - CARDS_FROM] += 1
        if source == VILLAGES:  # whoever builds may have paid a fee besides
            fee = self.told[seat] - self.won(seat, fallen, villages)
            self.earned[seat * SOURCES + VILLAGES] -= fee
            self.earned[seat * SOURCES + FEES] += fee

    def source_of(self, action: int) -> int:
        """Where VP come from that this decision of the active player brings."""
        verb = action >> SHIFT
        if verb in (ROB, SEND):
            return THEFTS
        if verb in (DONE, INVOKE):
            return GODS
        if verb in (TAKE, VEND, VEND_ONE, PILLAGE):
            return CARDS_FROM + self.frame(1)
        return VILLAGES

    def won(self, seat: int, fallen: int, villages: list[int]) -> int:
        """What a seat got of villages that have just fallen; `villages` is what lay on each."""
        total = 0
        for region in range(self.regions):
            if fallen >> region & 1:
                winners = self.leaders(region)
                if winners >> seat & 1:
                    total += villages[region] // count_bits(winners)
        return total

    def deadlines(self) -> Sequence[Deadline]:
        """Deus has no clocks of its own."""
        return ()

    def view(self, seat: int | None) -> DeusView:
        """All that a seat may know."""
        return view_of(self, seat)

    def sample(self, seat: int | None, rng: Random) -> "Position":
        """A position that the seat cannot tell from this one."""
        from pantheon.games.deus.imagining import imagine  # which makes positions

        return imagine(self.view(seat), rng)

    def shown(self, viewer: int | None, mover: int | None, action: int) -> Action:
        """A move as a viewer sees it."""
        return shown(self, viewer, mover, action)

    def reveals(self, seat: int, action: int) -> bool:
        """A theft of hidden VP shows whether its victim has any; else a player shows nothing but his own cards."""
        del seat
        if self.options.vp == "open":
            return False
        verb, kind = action >> SHIFT, self.frame(1) if self.depth else 0
        robs_all = verb == SEND and self.card(kind, EFFECT) == STEAL and self.card(kind, FIELD + 4) != 0
        return (verb == ROB or robs_all) and self.card(kind, FIELD + 2) == VP

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
        if self.options is not other.options:
            self.options = other.options
            self.use_atlas(other.atlas)
            self.use_deck(other.cards)
            for seat in range(other.players):
                self.split[seat] = other.split[seat]
        for seat in range(SEATS):
            self.told[seat] = other.told[seat]
        copy_shorts(self.earned, other.earned, SEATS * SOURCES)
        copy_shorts(self.fired, other.fired, SEATS * MOST_KINDS)
        self.state = other.state
        self.count = 0
        self.copy_turns(other)

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
        count = self.list_legal(seat, self.split[seat])
        return sorted([self.listing[i] for i in range(count)])

    def drawer(self) -> int | None:
        """Who draws the next card, if one is to be drawn."""
        return self.frame(2) if self.phase in (DEAL, PLAY) and self.is_chance() else None

    def temple_cards(self, seat: int) -> list[int]:
        """The temples of a seat."""
        count = self.height[seat * COLOURS + TEMPLE]
        return [self.card_in(seat, TEMPLE, at) & (JOKER - 1) for at in range(count)]

    def temple_worth(self, seat: int, kind: int) -> int:
        """What a temple would give if there were no most."""
        return self.worth(seat, kind)

    def counted_regions(self, seat: int, kind: int) -> list[int]:
        """The regions that a card counts for a seat, as far as it counts regions."""
        per, terrain = self.card(kind, FIELD + 2), self.card(kind, FIELD + 3)
        where = self.terrain[terrain - 1] if terrain else self.everywhere()
        bits = {
            PER_REGIONS: self.own(seat),
            PER_BUILDINGS: self.own(seat),
            PER_CITIES: self.cities(seat, self.card(kind, FIELD + 4)),
            PER_PRODUCTION: self.piece[seat * TYPES + PRODUCTION],
            PER_UNITS: self.piece[seat * TYPES + UNIT],
            PER_SHIPS: self.piece[seat * TYPES + SHIP],
            PER_CONQUESTS: self.conquests(seat),
        }.get(per, 0)
        return [region for region in range(self.regions) if (bits & where) >> region & 1]

    def siege(self, region: int) -> tuple[int, tuple[int, ...], tuple[int, ...], int]:
        """How a village stands: free regions next to it, units and buildings there by seat, who leads, as bits."""
        near = self.near[region]
        seats = range(self.players)
        units = tuple([count_bits(self.piece[seat * TYPES + UNIT] & near) for seat in seats])
        buildings = tuple([self.buildings(seat, near) for seat in seats])
        return count_bits(near & ~self.occupied()), units, buildings, self.leaders(region) if any(units) else 0

    def open_sites(self, kind: int) -> int:
        """Regions where the active player may put a piece of a type now, as bits."""
        return self.sites(kind)

    def may_place(self, colour: int) -> bool:
        """Has the active player a piece and a region for a card of that colour?"""
        return self.can_place(colour)

    def gold_for(self, kind: int) -> int:
        """Gold that the active player needs at least for a card."""
        return self.gold_needed(kind)

    # --- random play ------------------------------------------------------------------------------------------

    def reseed(self, seed: int) -> None:
        """Start the generator of the playouts anew."""
        self.state = seed & ((1 << 64) - 1)

    def playout(self) -> int:
        """Play to the end with uniformly random actions; how many decisions that took."""
        with cython.nogil:
            return self.play_out()

    def playouts(self, games: int, seed: int) -> int:
        """Play that many games from here, on a copy and without the interpreter lock; how many decisions."""
        work = self.copy()
        work.reseed(seed)
        with cython.nogil:
            return work.play_games(self, games)

    def roll(self) -> int:
        """Let the own generator decide for chance, then list: how many actions the mover has (0: over)."""
        self.await_seat()
        return self.list_legal(self.mover, self.split[self.mover]) if self.phase != OVER else 0

    def step(self, index: int) -> int:
        """Play the mover's action at that place of the last listing, then as `roll`."""
        self.apply(self.mover, self.listed(index))
        return self.roll()

    def listed(self, index: int) -> int:
        """The action at that place of the last listing."""
        if not 0 <= index < self.count:
            raise IndexError(f"the last listing has {self.count} actions, there is no number {index}")
        return self.listing[index]

    def draw_action(self) -> int:
        """One uniformly random legal action of the mover, from the own generator, nothing played."""
        if not self.to_act():
            raise IllegalAction("game-over" if self.phase == OVER else "chance-first")
        self.mover = self.to_act()[0]
        return self.any_listed()


def blank() -> Position:
    """A position without content, to copy into."""
    new: Position = Position.__new__(Position)
    if not cython.compiled:
        new.make_rows()
        new.options = None  # type: ignore[assignment]
    return new
