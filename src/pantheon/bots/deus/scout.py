"""What each decision in Deus is worth: the action is played out on a sheet, with the best choices inside it."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.bots.deus.judge import Judge
from pantheon.bots.deus.weights import Weights
from pantheon.games.deus.position import Position

if not cython.compiled:
    from pantheon.games.deus.codes import (
        ADD,
        DONE,
        ENDING,
        FIRE,
        FRAME,
        MOST_HAND,
        OFFERING,
        PLAY,
        SEND,
        SHIFT,
        TURN,
    )

NEVER = -2_000_000_000  # less than any position is worth
SHEETS = 8  # the action, and choices that open others: a school fires a card that moves a unit, which robs


class Scout(Judge):
    """`sheets` are positions to try things out on; `rank` are cards for an offering, those of least use first;
    `next_added` is what the best offering does next."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.sheets: list[Position] = []
        if not cython.compiled:
            self.rank = [0] * MOST_HAND
            self.value = [0] * MOST_HAND
            self.next_added = 0

    def values(self, position: Position, seat: int, actions: list[int]) -> list[int]:
        """What each legal action of a seat is worth to it."""
        while len(self.sheets) < SHEETS:
            self.sheets.append(position.copy())
        self.look_at_the_clock(position)
        if position.phase == PLAY and position.frame(0) == OFFERING:
            best = self.plan_offering(position, seat)
            return [best if action == self.next_added else NEVER for action in actions]
        return [self.attempt(position, seat, action) for action in actions]

    def attempt(self, position: Position, seat: int, action: int) -> int:
        """What an action is worth when everything that belongs to it is done."""
        sheet = self.sheets[0]
        sheet.copy_from(position)
        sheet.apply(seat, action)
        if sheet.phase == PLAY and sheet.frame(0) == OFFERING:
            return self.plan_offering(sheet, seat)
        return self.settle(sheet, seat)

    def settle(self, sheet: Position, seat: int) -> int:
        """Play an action to its end, one best choice after the other. What is drawn meanwhile stays unknown."""
        self.due = 0
        while sheet.phase == PLAY and sheet.seat == seat and sheet.frame(0) != TURN:
            if sheet.is_chance():
                if sheet.stack[(sheet.depth - 2) * FRAME] == ENDING:
                    break
                self.due += sheet.frame(1)
                sheet.pop()
                sheet.run()
            else:
                sheet.apply(seat, self.best_choice(sheet, seat, 1))
        value = self.judge(sheet, seat)
        self.due = 0
        return value

    def best_choice(self, position: Position, seat: int, level: int) -> int:
        """The choice after which the seat stands best, seen from there."""
        chosen = 0
        best = NEVER
        sheet = self.sheets[level]
        for i in range(position.list_legal(seat, 0)):
            sheet.copy_from(position)
            sheet.apply(seat, position.listing[i])
            value = self.outlook(sheet, seat, level, position.listing[i] >> SHIFT)
            if value > best:
                best = value
                chosen = position.listing[i]
        return chosen

    def outlook(self, sheet: Position, seat: int, level: int, verb: int) -> int:
        """How the seat stands after a choice; a unit or a card that was chosen must do something first."""
        value = self.judge(sheet, seat)
        if verb in (SEND, FIRE) and level + 2 < SHEETS and self.is_asked(sheet, seat):
            sheet.apply(seat, self.best_choice(sheet, seat, level + 1))
            value = max(value, self.judge(sheet, seat))
        return value

    def is_asked(self, sheet: Position, seat: int) -> bool:
        """Must the seat decide something inside its action?"""
        return sheet.phase == PLAY and sheet.seat == seat and sheet.frame(0) != TURN and not sheet.is_chance()

    # --- offerings --------------------------------------------------------------------------------------------

    def plan_offering(self, position: Position, seat: int) -> int:
        """The best offering with the card on top that is there: none, one, two ... of those that are missed least."""
        origin, sheet = self.sheets[SHEETS - 1], self.sheets[0]
        origin.copy_from(position)
        cards = self.rank_cards(origin, seat)
        best = NEVER
        self.next_added = DONE << SHIFT
        for count in range(cards + 1):
            sheet.copy_from(origin)
            first = self.throw_in(sheet, seat, count)
            sheet.apply(seat, DONE << SHIFT)
            value = self.settle(sheet, seat)
            if value > best:
                best = value
                self.next_added = first
        return best

    def rank_cards(self, position: Position, seat: int) -> int:
        """Sort the cards that may still be added by what they would bring, those of least use first; their number."""
        self.standing(position, seat)
        count = 0
        for at in range(position.hand_size[seat]):
            kind = position.hand[seat * MOST_HAND + at]
            if kind < position.frame(2):
                continue
            value = self.prospect(position, seat, kind)
            place = count
            while place > 0 and self.value[place - 1] > value:
                self.value[place] = self.value[place - 1]
                self.rank[place] = self.rank[place - 1]
                place -= 1
            self.value[place] = value
            self.rank[place] = kind
            count += 1
        return count

    def throw_in(self, sheet: Position, seat: int, count: int) -> int:
        """Add the first so many of the ranking, in ascending order as the rules want it; the first action of that."""
        first = DONE << SHIFT
        last = -1
        for done in range(count):
            least = -1
            for at in range(count):
                if self.rank[at] > last and (least < 0 or self.rank[at] < least):
                    least = self.rank[at]
            if least < 0:
                break
            for at in range(count):
                if self.rank[at] == least:
                    sheet.apply(seat, (ADD << SHIFT) + least)
                    if done == 0:
                        first = (ADD << SHIFT) + least
            last = least
        return first
