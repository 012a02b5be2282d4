"""A turn of Gods: income, refill, actions and the choices inside them, and the ends of the game."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.gods.nations import Nations
from pantheon.games.gods.numbers import HEXES, NUMBERS, Edition
from pantheon.games.gods.options import GodsOptions

if not cython.compiled:
    from pantheon.engine.rows import copy_shorts
    from pantheon.games.gods.codes import (
        ACT,
        BEGIN,
        BEGUN,
        BY_BAG,
        BY_CARDS,
        BY_GAME_END_HEX,
        BY_GUARD,
        BY_POINTS,
        DECLINE,
        DESERT,
        DISCARD,
        DRAW,
        DRAWN,
        END_TURN,
        EXTRA,
        FIELDS,
        GALE,
        GAME_END,
        GIVE_STONE,
        KINDS,
        LIFT,
        LIFTED,
        NOTHING,
        ORANGE,
        OVER,
        REDRAW,
        REDRAWN,
        RESPITE,
        SEATS,
        SET,
        SETTLE,
        SETTLED,
        SHIFT,
        SHORTAGE,
        TAKE_POWER,
        TEMPLE,
        TEMPLE_BITS,
        USE_EXTRA,
        USED_DISCARD,
        USED_MOVE,
        USED_OTHER,
        USED_TEMPLE,
        VICTIM,
        WHIRLWIND,
    )

MOST_POWER = NUMBERS.power.most
INCOME = NUMBERS.power.income
TEMPLE_COST = NUMBERS.power.temple_per_neighbour
TRIBE_COST = NUMBERS.power.tribe_per_neighbour
DESERT_GAIN = NUMBERS.power.desert_gain
MOVE_COST = NUMBERS.power.desert_move
THEFT = NUMBERS.power.decline_theft
ACTIONS = NUMBERS.turn.actions


class Turn(Nations):
    """Whose turn it is and how far it has come.

    `done` counts the actions of this turn, `used` says which kinds are spent, `fresh` how many extra actions were
    taken in it, `site` is the cell that the choice inside an action is about. `progress` and `idle` serve the guard
    against endless play. `bag` and `box` count hexes by kind; `spots` are the places of the start layout.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.power = [0] * SEATS
            self.temples = [0] * SEATS
            self.extras = [0] * SEATS
            self.spots = [0] * SEATS
            self.display = [0] * FIELDS
            self.bag = [0] * KINDS
            self.box = [0] * KINDS

    def clear_turn(self, options: GodsOptions, edition: Edition) -> None:
        """The table before anything has been dealt; `first` is the seat that starts, -1 if it is drawn by lot."""
        players = options.players
        self.clear_nations(players, NUMBERS.stones.per_god, edition.bonus, options.one_piece, options.one_religion)
        self.twins, self.discard_returns = edition.twins, edition.discard_returns
        self.threshold = edition.threshold.get(players, 0)
        self.guard = edition.guard_turns_per_player * players
        self.end_among_last = edition.game_end_among_last[options.rules - 1]
        self.end_colours, self.end_cards = edition.cards_of_different_colours, edition.cards_of_any_colour
        self.first = -1 if options.starter is None else options.starter
        self.phase = SETTLE
        self.seat = self.starter = self.turn = self.done = self.used = self.fresh = self.site = 0
        self.progress = self.idle = self.cause = self.settled = self.settled_seats = 0
        layout = NUMBERS.layout[players]
        for seat, cell in enumerate(layout.temple_cells()):
            self.spots[seat] = cell
            self.power[seat] = NUMBERS.power.start
            self.temples[seat] = edition.temples_per_god - 1
        for name, count in edition.hexes.items():
            self.bag[HEXES[name]] = count
        for cell in layout.desert_cells():
            self.lay(cell, DESERT, 0)
            self.bag[DESERT] -= 1
        self.bag_size = sum(self.bag)

    def copy_turn(self, other: "Turn") -> None:
        """Take over another position."""
        self.copy_nations(other)
        self.twins, self.discard_returns = other.twins, other.discard_returns
        self.threshold, self.guard, self.end_among_last = other.threshold, other.guard, other.end_among_last
        self.end_colours, self.end_cards, self.first = other.end_colours, other.end_cards, other.first
        self.phase, self.seat, self.starter, self.turn = other.phase, other.seat, other.starter, other.turn
        self.done, self.used, self.fresh, self.site = other.done, other.used, other.fresh, other.site
        self.progress, self.idle, self.cause = other.progress, other.idle, other.cause
        self.bag_size, self.settled, self.settled_seats = other.bag_size, other.settled, other.settled_seats
        copy_shorts(self.power, other.power, SEATS)
        copy_shorts(self.temples, other.temples, SEATS)
        copy_shorts(self.extras, other.extras, SEATS)
        copy_shorts(self.spots, other.spots, SEATS)
        copy_shorts(self.display, other.display, FIELDS)
        copy_shorts(self.bag, other.bag, KINDS)
        copy_shorts(self.box, other.box, KINDS)

    # --- chance -----------------------------------------------------------------------------------------------

    def weight(self, arg: int) -> int:
        """How likely a chance outcome is: the hexes of that kind, or 1 for a seat that may be dealt."""
        if self.phase == SETTLE:
            return 1 - ((self.settled_seats >> arg) & 1)
        if self.phase == BEGIN:
            return 1
        if self.phase == REDRAW and arg == self.display[0]:
            return 0
        if arg == GAME_END and self.bag_size > self.end_among_last:
            return 0  # it was shuffled into the last places of the stack
        return self.bag[arg]

    def settle_temple(self, seat: int) -> None:
        """A god's first temple is dealt to the next place of the start layout."""
        self.lay(self.spots[self.settled], TEMPLE + seat, 1 << seat)
        self.settled_seats |= 1 << seat
        self.settled += 1
        if self.settled < self.players:
            return
        if self.first >= 0:
            self.begin(self.first)
        else:
            self.phase = BEGIN

    def begin(self, seat: int) -> None:
        """Chance, or the table, named the player who starts."""
        self.starter = self.seat = seat
        self.begin_turn()

    def draw(self, hex_: int) -> None:
        """A hex from the bag or stack comes onto the first empty field."""
        self.bag[hex_] -= 1
        self.bag_size -= 1
        if hex_ == GAME_END:
            self.box[GAME_END] += 1
            self.finish(BY_GAME_END_HEX)
            return
        if self.display[0] == NOTHING:
            self.display[0] = hex_
        else:
            self.display[1] = hex_
        if self.display[0] == NOTHING or self.display[1] == NOTHING:
            return
        if self.display[0] == self.display[1] and not self.twins:
            self.phase = REDRAW
        else:
            self.phase = ACT

    def redraw(self, hex_: int) -> None:
        """A differing hex replaces the second of two identical ones, which goes back."""
        self.bag[self.display[1]] += 1
        self.bag[hex_] -= 1
        self.display[1] = hex_
        self.phase = ACT

    # --- the turn ---------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """End by cards (2001: three colours, or any four, when one's own turn begins), income, refill."""
        self.turn += 1
        self.done = self.used = self.fresh = self.progress = 0
        if self.end_cards and self.holds_cards(self.seat, self.end_colours, self.end_cards):
            self.finish(BY_CARDS)
            return
        self.gain_power(self.seat, INCOME)
        if self.display[0] != NOTHING and self.display[1] != NOTHING:
            self.phase = ACT
        elif self.can_refill():
            self.phase = DRAW
        else:
            self.finish(BY_BAG)

    def can_refill(self) -> bool:
        """Can every empty field be filled, with hexes that differ where they must?"""
        left = self.display[0] or self.display[1]
        if self.twins:
            return self.bag_size >= (1 if left else 2)
        if left:
            return self.bag_size > self.bag[left]
        alike = 0  # is the whole bag of one kind?
        for kind in range(1, KINDS):
            alike += self.bag[kind] == self.bag_size
        return self.bag_size > 0 and alike == 0

    def gain_power(self, seat: int, amount: int) -> None:
        """Power above the maximum is lost."""
        self.power[seat] = min(self.power[seat] + amount, MOST_POWER)

    def end_action(self) -> None:
        """An action with all its choices is complete."""
        self.site = 0
        if self.threshold:
            reached = 0
            for seat in range(SEATS):
                reached += self.points[seat] >= self.threshold
            if reached:
                self.finish(BY_POINTS)
                return
        self.done += 1
        if self.done < ACTIONS:
            self.phase = ACT
        elif self.extras[self.seat] > 0 and self.can_act():
            self.phase = RESPITE
        else:
            self.end_turn()

    def can_act(self) -> bool:
        """Is some action possible? A cell with a single neighbour always exists on the outside of the map."""
        power = self.power[self.seat]
        for field in range(FIELDS):
            hex_ = self.display[field]
            if hex_ == NOTHING:
                continue
            if not self.used & USED_DISCARD:
                return True
            if hex_ <= ORANGE:
                if power >= TRIBE_COST:
                    return True
            elif not self.used & USED_OTHER:
                return True
        if not self.used & USED_TEMPLE and self.temples[self.seat] > 0 and power >= TEMPLE_COST:
            return True
        return not self.used & USED_MOVE and power >= MOVE_COST and self.can_lift_any()

    def end_turn(self) -> None:
        """The next player follows, unless nothing has happened for too long."""
        self.extras[self.seat] += self.fresh
        self.fresh = 0
        self.idle = 0 if self.progress else self.idle + 1
        if self.guard and self.idle >= self.guard:
            self.finish(BY_GUARD)
            return
        self.seat = self.seat + 1 if self.seat + 1 < self.players else 0
        self.begin_turn()

    def finish(self, cause: int) -> None:
        """The game is over at once; the active seat stays as it was."""
        self.phase = OVER
        self.cause = cause

    # --- actions ----------------------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """Carry out an action that is legal."""
        verb = action >> SHIFT
        arg = action - (verb << SHIFT)
        if verb <= ORANGE:
            self.place_tribe(verb, arg)
        elif verb == TEMPLE:
            self.place_temple(arg)
        elif verb <= EXTRA:
            self.play_other(verb, arg)
        elif verb == LIFT:
            self.lift(arg)
        elif verb == SET:
            self.lay(arg, DESERT, 0)
            self.end_action()
        elif verb == DISCARD:
            self.discard(arg)
        elif verb >= SETTLED:
            self.apply_chance(verb, arg)
        else:
            self.apply_choice(verb, arg)

    def apply_chance(self, verb: int, arg: int) -> None:
        """Carry out what chance decided."""
        if verb == DRAWN:
            self.draw(arg)
        elif verb == REDRAWN:
            self.redraw(arg)
        elif verb == SETTLED:
            self.settle_temple(arg & (SEATS - 1))  # the argument also names the cell, for people
        elif verb == BEGUN:
            self.begin(arg)

    def apply_choice(self, verb: int, arg: int) -> None:
        """Carry out a choice inside or after the actions; SPARE and STAY only complete theirs."""
        if verb == USE_EXTRA:
            self.extras[self.seat] -= 1
            self.box[EXTRA] += 1
            self.progress = 1
            self.phase = ACT
        elif verb == END_TURN:
            self.end_turn()
        elif verb == GIVE_STONE:
            self.give_stone(arg, self.seat)
            if self.stones[self.seat] == 0:
                self.settle_nations(self.seat)
                self.end_action()
        else:
            if verb == TAKE_POWER:
                self.power[arg] -= THEFT
                self.gain_power(self.seat, THEFT)
            self.end_action()

    def take_from_display(self, hex_: int) -> None:
        """A hex leaves the display; of two identical ones the first."""
        if self.display[0] == hex_:
            self.display[0] = NOTHING
        else:
            self.display[1] = NOTHING

    def place_tribe(self, tribe: int, cell: int) -> None:
        """One power for each neighbour; the tribe takes its religion from them."""
        self.take_from_display(tribe)
        self.progress = 1
        self.power[self.seat] -= TRIBE_COST * self.around[cell]
        self.found_tribe(cell, tribe)
        self.end_action()

    def place_temple(self, cell: int) -> None:
        """Three power for each neighbour; every tribe beside it converts."""
        self.used |= USED_TEMPLE
        self.progress = 1
        self.temples[self.seat] -= 1
        self.power[self.seat] -= TEMPLE_COST * self.around[cell]
        if self.found_temple(cell, self.seat):
            self.phase = SHORTAGE
            self.site = cell
        else:
            self.end_action()

    def play_other(self, hex_: int, cell: int) -> None:
        """Desert, decline, whirlwind or extra action, from the display."""
        self.take_from_display(hex_)
        self.used |= USED_OTHER
        self.progress = 1
        if hex_ == DESERT:
            self.lay(cell, DESERT, 0)
            self.gain_power(self.seat, DESERT_GAIN)
        elif hex_ == DECLINE:
            self.lay(cell, DECLINE, 0)
            self.site = cell
            if self.victims():
                self.phase = VICTIM
                return
        elif hex_ == WHIRLWIND:
            self.box[WHIRLWIND] += 1
            if self.can_lift_any():
                self.phase = GALE
                return
        else:
            self.fresh += 1
        self.end_action()

    def victims(self) -> int:
        """Seats, as bits, that lose power to the decline just placed if its player wants so."""
        bits = self.faith_around(self.site) & TEMPLE_BITS & ~(1 << self.seat)
        for seat in range(self.players):
            if self.power[seat] < THEFT:
                bits &= ~(1 << seat)
        return bits

    def lift(self, cell: int) -> None:
        """A desert goes into the air, for power or by a whirlwind."""
        if self.phase == ACT:
            self.used |= USED_MOVE
            self.power[self.seat] -= MOVE_COST
        self.take_up(cell)
        self.site = cell
        self.phase = LIFTED

    def discard(self, hex_: int) -> None:
        """A hex of the display goes back into the bag, or out of the game."""
        self.take_from_display(hex_)
        self.used |= USED_DISCARD
        if self.discard_returns:
            self.bag[hex_] += 1
            self.bag_size += 1
        else:
            self.box[hex_] += 1
        self.end_action()
