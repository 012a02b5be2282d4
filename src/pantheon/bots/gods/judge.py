"""What a position of Gods is worth to a seat, and so what each of its actions is worth.

All in whole numbers: the same choice in compiled and interpreted form, on every machine.
"""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.bots.gods.weights import Weights
from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.position import Position

if not cython.compiled:
    from pantheon.games.gods.codes import (
        BONUSES,
        FIELDS,
        LIFT,
        MOST_NEIGHBOURS,
        NOTHING,
        ORANGE,
        OVER,
        SEATS,
        SHIFT,
        SHORTAGE,
        STONE,
        TRIBES,
        USE_EXTRA,
        USED_TEMPLE,
        VICTIM,
    )

    RUNGS = 9

NATION = NUMBERS.nation.tribes
CARD = NUMBERS.nation.card
INCOME = NUMBERS.power.income
MOST_POWER = NUMBERS.power.most
TEMPLE_COST = NUMBERS.power.temple_per_neighbour
TRIBE_COST = NUMBERS.power.tribe_per_neighbour
POINT = 100  # the unit is a hundredth of a point
DEAR = 4  # power for a tribe: a cell that costs so much is no room to grow
CERTAIN = 1_000_000_000  # a game that is won; more than any position in doubt can be worth
NEVER = -2_000_000_000  # less than a game that is lost
DEEPEST = 7  # decisions that one action can open, one after the other: an extra action, a temple, four stones


class Judge:
    """Looks one action ahead.

    Rows by seat: `worth`; `purse`, the power for a temple; `room`, the price of the cheapest cell where a tribe takes
    the seat's religion; `appeal` and `gain` of its best next action, and `harm`, what that takes from each seat.
    `ladder` says for each colour what so many tribes are worth; `bonus` is what its next card brings besides.
    `colours` and `owners` are those of the tribes around a cell.
    """

    def __init__(self, weights: Weights) -> None:
        if not cython.compiled:
            self.make_rows()
        self.sheets: list[Position] = []
        self.one, self.two, self.power, self.temple = weights.one, weights.two, weights.power, weights.temple
        self.extra, self.growth, self.win, self.now = weights.extra, weights.growth, weights.win, weights.now
        self.soon, self.spite, self.leader = weights.soon, weights.spite, weights.leader
        self.field, self.horizon = weights.field, weights.horizon

    def make_rows(self) -> None:
        """Allocate the rows; compiled, they are part of the object."""
        if not cython.compiled:
            self.worth = [0] * SEATS
            self.purse = [0] * SEATS
            self.room = [0] * SEATS
            self.appeal = [0] * SEATS
            self.gain = [0] * SEATS
            self.loss = [0] * SEATS
            self.harm = [0] * (SEATS * SEATS)
            self.ladder = [0] * (TRIBES * RUNGS)
            self.bonus = [0] * TRIBES
            self.colours = [0] * MOST_NEIGHBOURS
            self.owners = [0] * MOST_NEIGHBOURS
            self.tribes = self.richest = self.hope = 0

    # --- what actions are worth -------------------------------------------------------------------------------

    def values(self, position: Position, seat: int, actions: list[int]) -> list[int]:
        """What each legal action of a seat is worth to it: as much as the best position that it can lead to."""
        while len(self.sheets) < DEEPEST:
            self.sheets.append(position.copy())
        bar = self.best_lift(position, 0, seat)
        return [self.attempt(position, 0, seat, action, bar) for action in actions]

    def attempt(self, position: Position, depth: int, seat: int, action: int, bar: int) -> int:
        """What an action is worth, tried out on a sheet with the best of the choices inside it."""
        sheet = self.sheets[depth]
        sheet.copy_from(position)
        sheet.apply(action)
        if action >> SHIFT == LIFT and self.judge(sheet, seat) < bar:
            return NEVER
        if action >> SHIFT == USE_EXTRA or VICTIM <= sheet.phase <= SHORTAGE:
            return self.best(sheet, depth + 1, seat)
        return self.judge(sheet, seat)

    def best(self, position: Position, depth: int, seat: int) -> int:
        """What the best action is worth."""
        bar = self.best_lift(position, depth, seat)
        best = NEVER
        for i in range(position.list_legal()):
            best = max(best, self.attempt(position, depth, seat, position.listing[i], bar))
        return best

    def best_lift(self, position: Position, depth: int, seat: int) -> int:
        """What the map is worth without the desert that the seat would miss least.

        Only such deserts are tried in all their new places: to try them all takes three times as long, and in play
        no difference is seen.
        """
        best = NEVER
        sheet = self.sheets[depth]
        for i in range(position.list_legal()):
            if position.listing[i] >> SHIFT == LIFT:
                sheet.copy_from(position)
                sheet.apply(position.listing[i])
                best = max(best, self.judge(sheet, seat))
        return best

    # --- what a position is worth -----------------------------------------------------------------------------

    def judge(self, position: Position, seat: int) -> int:
        """How good a position is for a seat, compared with the others."""
        if position.phase == OVER:
            return self.result(position, seat)
        self.raise_ladders(position)
        for god in range(position.players):
            self.worth[god] = self.belongings(position, god)
        self.look_around(position)
        self.credit(position)
        return self.balance(position, seat)

    def result(self, position: Position, seat: int) -> int:
        """A game that is over: won, lost or shared."""
        outcome = 1
        for other in range(position.players):
            if other != seat:
                lead = self.lead(position, seat, other)
                if lead < 0:
                    outcome = -1
                elif lead == 0 and outcome == 1:
                    outcome = 0
        return outcome * CERTAIN + POINT * position.points[seat]

    def lead(self, position: Position, seat: int, other: int) -> int:
        """By how much a seat is ahead of another: points, then power, then stones on the map."""
        # docs/rules/gods.md, End
        if position.points[seat] != position.points[other]:
            return position.points[seat] - position.points[other]
        if position.power[seat] != position.power[other]:
            return position.power[seat] - position.power[other]
        return position.stones[other] - position.stones[seat]

    def raise_ladders(self, position: Position) -> None:
        """What so many tribes of a colour are worth: the fewer turns are left, the less an unfinished nation."""
        self.hope = 100 * position.bag_size // (position.bag_size + self.horizon * position.players)
        one = self.one * self.hope // 100
        two = self.two * self.hope // 100
        for tribe in range(TRIBES):
            nth = position.handed[tribe]
            bonus = position.bonus[nth] if nth < BONUSES else 0
            self.bonus[tribe] = bonus
            rung = tribe * RUNGS
            cards = 0
            while rung + 2 < (tribe + 1) * RUNGS:
                self.ladder[rung] = cards
                self.ladder[rung + 1] = cards + one * (CARD + bonus) // CARD
                self.ladder[rung + 2] = cards + two * (CARD + bonus) // CARD
                cards += POINT * CARD
                rung += NATION

    def belongings(self, position: Position, seat: int) -> int:
        """What a seat has."""
        total = self.power * position.power[seat] + self.temple * position.temples[seat]
        total += self.extra * position.extras[seat]
        if seat == position.seat:
            total += self.extra * position.fresh
        total = total * self.hope // 100 + POINT * position.kept[seat]
        for tribe in range(TRIBES):
            total += self.ladder[tribe * RUNGS + position.held[seat * TRIBES + tribe]]
        return total

    # --- what the seats can do next ---------------------------------------------------------------------------

    def look_around(self, position: Position) -> None:
        """Find the best next action of every seat: a temple, or a tribe from the display for the seat to move."""
        self.open_purses(position)
        for cell in range(position.cells):
            around = position.around[cell]
            if around > 0 and position.land[cell] == NOTHING:
                self.note_room(position, self.note_tribes(position, cell), TRIBE_COST * around)
                if self.tribes > 0 and TEMPLE_COST * around <= self.richest:
                    for seat in range(position.players):
                        if TEMPLE_COST * around <= self.purse[seat]:
                            self.weigh_temple(position, seat, TEMPLE_COST * around)
        for field in range(FIELDS):
            if NOTHING < position.display[field] <= ORANGE:
                self.weigh_tribe(position, position.display[field] - 1)

    def open_purses(self, position: Position) -> None:
        """What each seat can spend on a temple when it is next allowed to place one; nothing is found yet."""
        self.richest = 0
        for seat in range(position.players):
            self.purse[seat] = position.power[seat]
            if seat != position.seat or position.used & USED_TEMPLE:
                self.purse[seat] = min(position.power[seat] + INCOME, MOST_POWER)
            if position.temples[seat] == 0:
                self.purse[seat] = 0
            self.richest = max(self.richest, self.purse[seat])
            self.room[seat] = MOST_POWER
            self.appeal[seat] = self.gain[seat] = 0
            for other in range(position.players):
                self.harm[seat * SEATS + other] = 0

    def note_tribes(self, position: Position, cell: int) -> int:
        """Note the tribes around a cell, and whose stones they bear (-1: none); returns all faiths there, as bits."""
        bits = 0
        count = 0
        first = MOST_NEIGHBOURS * cell
        for i in range(first, first + MOST_NEIGHBOURS):
            near = position.near[i]
            if near >= position.cells:  # beyond the rows in use, so there is nothing
                continue
            bits |= position.faith[near]
            if NOTHING < position.land[near] <= ORANGE:
                self.colours[count] = position.land[near] - 1
                self.owners[count] = position.sole_god(position.faith[near] >> STONE)
                count += 1
        self.tribes = count
        return bits

    def note_room(self, position: Position, bits: int, cost: int) -> None:
        """A tribe among these faiths would take some god's religion."""
        god = position.religion(bits)
        if god >= 0 and cost < self.room[god]:
            self.room[god] = cost

    def weigh_temple(self, position: Position, seat: int, cost: int) -> None:
        """What a seat's temple would change beside the tribes just noted."""
        gain = -self.price(cost)
        points = position.points[seat]
        harm = 0
        for other in range(position.players):
            self.loss[other] = 0
        for i in range(self.tribes):
            owner, tribe = self.owners[i], self.colours[i]
            if owner == seat:
                continue
            won = position.held[seat * TRIBES + tribe]
            left = position.held[owner * TRIBES + tribe] if owner >= 0 else 0
            for j in range(i):  # tribes of the same colour that were counted before
                if self.colours[j] == tribe and self.owners[j] != seat:
                    won += 1
                    left -= self.owners[j] == owner
            gain += self.step(tribe, won)
            if (won + 1) % NATION == 0:
                points += CARD + self.bonus[tribe]
            if owner >= 0:
                lost = self.ladder[tribe * RUNGS + left] - self.ladder[tribe * RUNGS + left - 1]
                self.loss[owner] += lost
                harm += lost
        if position.threshold and points >= position.threshold:
            gain += self.win
        self.prefer(position, seat, gain, 100 * gain + self.spite * harm)

    def weigh_tribe(self, position: Position, tribe: int) -> None:
        """What a tribe of the display would bring the seat to move, on the cheapest cell for its religion."""
        seat = position.seat
        held = position.held[seat * TRIBES + tribe]
        if self.room[seat] > position.power[seat] or held + 1 >= RUNGS:
            return
        gain = self.step(tribe, held) - self.price(self.room[seat])
        points = position.points[seat] + (CARD + self.bonus[tribe] if (held + 1) % NATION == 0 else 0)
        if position.threshold and points >= position.threshold:
            gain += self.win
        for other in range(position.players):
            self.loss[other] = 0
        self.prefer(position, seat, gain, 100 * gain)

    def price(self, cost: int) -> int:
        """What it is worth to keep so much power."""
        return cost * self.power * self.hope // 100

    def step(self, tribe: int, held: int) -> int:
        """What one more tribe of a colour brings to a god that holds so many."""
        rung = tribe * RUNGS + held
        more = self.ladder[rung + 1] - self.ladder[rung]
        return more + POINT * self.bonus[tribe] if (held + 1) % NATION == 0 else more

    def prefer(self, position: Position, seat: int, gain: int, appeal: int) -> None:
        """Remember an action if it is the most attractive so far."""
        if appeal > self.appeal[seat]:
            self.appeal[seat] = appeal
            self.gain[seat] = gain
            for other in range(position.players):
                self.harm[seat * SEATS + other] = self.loss[other]

    # --- all together -----------------------------------------------------------------------------------------

    def credit(self, position: Position) -> None:
        """Add a part of what each seat can do next, and take it from those who would suffer."""
        for seat in range(position.players):
            part = self.now if seat == position.seat else self.soon * self.hope // 100
            if self.room[seat] < DEAR:
                self.worth[seat] += self.growth * (DEAR - self.room[seat]) * self.hope // 100
            if self.gain[seat] > 0:
                self.worth[seat] += self.gain[seat] * part // 100
            for other in range(position.players):
                self.worth[other] -= self.harm[seat * SEATS + other] * part // 100

    def balance(self, position: Position, seat: int) -> int:
        """The worth of a seat against that of its best rival and of the others."""
        best = -CERTAIN
        total = 0
        for other in range(position.players):
            if other != seat:
                total += self.worth[other]
                best = max(best, self.worth[other])
        value = 100 * self.worth[seat] - self.leader * best
        others = position.players - 2
        return value if others == 0 else value * others - self.field * (total - best)
