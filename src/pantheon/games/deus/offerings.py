"""Offerings: cards for a god, and what he gives."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.building import Building
from pantheon.games.deus.numbers import NUMBERS

if not cython.compiled:
    from pantheon.games.deus.codes import (
        CHOOSING_GOD,
        CIVIL,
        ENDING,
        GOLD,
        GOODS,
        JUPITER,
        OFFERING,
        PRODUCTION,
        REFILLING,
        RESOURCES,
        SCIENCE,
        SHIP,
        STANDARD,
        TAKING_PIECES,
        TAKING_RESOURCES,
        UNIT,
    )

NEPTUNE_GOLD = NUMBERS.gods.neptune_gold
VESTA_ONE, VESTA_MORE = NUMBERS.gods.vesta_vp
NOTHING_ADDED = -1


class Offerings(Building):
    """docs/rules/deus.md, offering."""

    def offer(self, kind: int) -> None:
        """The card on top, which names the god; more may go below it."""
        self.pop()
        self.play_card(self.seat, kind)
        self.throw_away(kind)
        self.top = 1 + kind
        self.push(ENDING, 0, 0, 0)
        self.push(REFILLING, 0, 0, 0)
        self.push(OFFERING, 1, NOTHING_ADDED, 0)

    def add_card(self, kind: int) -> None:
        """One card more, below the top one."""
        self.play_card(self.seat, kind)
        self.throw_away(kind)
        self.set_frame(1, self.frame(1) + 1)
        self.set_frame(2, kind)

    def finish_offering(self) -> None:
        """The god of the top card gives."""
        cards = self.frame(1)
        self.pop()
        god = self.card(self.top - 1, 0)
        if god == JUPITER:
            self.push(CHOOSING_GOD, cards, 0, 0)
        else:
            self.invoke(god, cards)

    def invoke(self, god: int, cards: int) -> None:
        """A god's gift; what the reserve lacks is skipped. Below waits the refilling of the hand."""
        if god == SCIENCE:
            self.set_frame(1, cards)
        if god == UNIT:
            self.push(TAKING_PIECES, cards, 0, 0)
            return
        self.gain_piece(self.seat, god)
        if god == SHIP:
            self.goods[self.seat * GOODS + GOLD] += NEPTUNE_GOLD * cards
        elif god == PRODUCTION:
            self.push(TAKING_RESOURCES, cards, 0, 0)
        elif god == CIVIL:
            self.vp[self.seat] += VESTA_ONE if cards == 1 else VESTA_MORE

    def take_piece(self, kind: int) -> None:
        """One of the pieces that are due."""
        self.gain_piece(self.seat, kind)
        self.set_frame(1, self.frame(1) - 1)

    def take_resource(self, resource: int) -> None:
        """One of the resources that are due."""
        self.gain(self.seat, resource, 1)
        self.set_frame(1, self.frame(1) - 1)

    def pieces_taken(self) -> bool:
        """No choice among pieces: none left, enough, or all of one type."""
        types = 0
        last = 0
        for kind in range(STANDARD):
            if self.reserve[self.seat * STANDARD + kind]:
                types += 1
                last = kind
        if self.frame(1) == 0 or types == 0:
            self.pop()
            return True
        if types == 1:
            self.take_piece(last)
            return True
        return False

    def resources_taken(self) -> bool:
        """No choice among resources."""
        types = 0
        last = 0
        for resource in range(RESOURCES):
            if self.supply[resource]:
                types += 1
                last = resource
        if self.frame(1) == 0 or types == 0:
            self.pop()
            return True
        if types == 1:
            self.take_resource(last)
            return True
        return False
