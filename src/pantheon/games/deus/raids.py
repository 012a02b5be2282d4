"""Attacks on barbarian villages."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.goods import Goods

if not cython.compiled:
    from pantheon.engine.bits import count_bits, lowest_bit
    from pantheon.games.deus.codes import TYPES, UNIT, VILLAGE

ONE = 1  # a bit to shift: 64 bits wide when compiled


class Raids(Goods):
    """docs/rules/deus.md, attack."""

    def attack(self) -> None:
        """Every village that is surrounded, with a unit among the neighbours, is attacked now, one by one."""
        villages = self.terrain[VILLAGE] & ~self.attacked
        while villages:
            village = lowest_bit(villages)
            villages &= villages - 1
            if self.is_attacked_now(village):
                self.plunder(village)

    def plunder(self, village: int) -> None:
        """Equals share, and what is left over is lost."""
        winners = self.leaders(village)
        share = self.village_vp[village] // count_bits(winners)
        for seat in range(self.players):
            if winners >> seat & 1:
                self.vp[seat] += share
        self.village_vp[village] = 0
        self.attacked |= ONE << village

    def leaders(self, village: int) -> int:
        """Who wins a village: most units next to it, then most buildings."""
        return self.most(village, self.most(village, (1 << self.players) - 1, True), False)

    def most(self, village: int, among: int, units: bool) -> int:
        """Of some seats those with most units, or most buildings, next to a village."""
        best = found = 0
        for seat in range(self.players):
            if not among >> seat & 1:
                continue
            here = self.near[village]
            count = count_bits(self.piece[seat * TYPES + UNIT] & here) if units else self.buildings(seat, here)
            if count > best:
                best = count
                found = 0
            if count == best:
                found |= 1 << seat
        return found
