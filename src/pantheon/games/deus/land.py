"""The map of Deus: terrains, pieces and villages. Regions are bits, so most questions are a few operations."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.atlas import Atlas, terrains
from pantheon.games.deus.numbers import NUMBERS

if not cython.compiled:
    from pantheon.engine.bits import count_bits, lowest_bit
    from pantheon.engine.rows import byte_table, copy_shorts, copy_words, word_table
    from pantheon.games.deus.codes import (
        MOST_REGIONS,
        REGIONS_PER_TILE,
        SEA,
        SEATS,
        SHIP,
        TEMPLE,
        TERRAINS,
        TYPES,
        UNIT,
        VILLAGE,
    )

ONE = 1  # a bit to shift: 64 bits wide when compiled
EMPTY_ATLAS = Atlas(())  # of positions that are about to be copied into
FIRST_DISTANCE = NUMBERS.build.first_distance


class Land:
    """`terrain` are the regions of each terrain, `piece` those with a piece of a seat and type: seat * TYPES + type.

    `attacked` are villages that are barbarian no more, `village_vp` what lies on each, `first` where each seat began
    (1 + region). All sets of regions are bits.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            self.terrain = [0] * TERRAINS
            self.piece = [0] * (SEATS * TYPES)
            self.village_vp = [0] * MOST_REGIONS
            self.first = [0] * SEATS
            self.use_atlas(EMPTY_ATLAS)

    def use_atlas(self, atlas: Atlas) -> None:
        """Look up neighbours and distances there."""
        self.atlas = atlas
        self.regions = len(atlas.cells)
        self.edge = atlas.edge
        self.near_block, self.distance_block = atlas.near, atlas.distance
        self.near = word_table(self.near_block)
        self.distance = byte_table(self.distance_block)

    def clear_land(self, atlas: Atlas) -> None:
        """No tile lies."""
        self.use_atlas(atlas)
        self.attacked = 0
        self.clear_terrains()

    def clear_terrains(self) -> None:
        """Take all terrains away, to lay the map anew."""
        for terrain in range(TERRAINS):
            self.terrain[terrain] = 0

    def copy_land(self, other: "Land") -> None:
        """Take over another map of the same shape."""
        self.attacked = other.attacked
        copy_words(self.terrain, other.terrain, TERRAINS)
        copy_words(self.piece, other.piece, SEATS * TYPES)
        copy_shorts(self.village_vp, other.village_vp, MOST_REGIONS)
        copy_shorts(self.first, other.first, SEATS)

    # --- terrains ---------------------------------------------------------------------------------------------

    def lay_tile(self, place: int, tile: int, face: int, rotation: int) -> None:
        """A tile lies on a place of the shape."""
        for k, terrain in enumerate(terrains(tile, face, rotation)):
            self.terrain[terrain] |= ONE << (place * REGIONS_PER_TILE + k)

    def villages_touch(self) -> bool:
        """Does a village lie next to another?"""
        return (self.around(self.terrain[VILLAGE]) & self.terrain[VILLAGE]) != 0

    def fill_villages(self) -> None:
        """Each village gets as many VP as it has neighbours."""
        villages = self.terrain[VILLAGE]
        while villages:
            village = lowest_bit(villages)
            self.village_vp[village] = count_bits(self.near[village])
            villages &= villages - 1

    def everywhere(self) -> int:
        """All regions."""
        return (ONE << self.regions) - 1

    def lands(self) -> int:
        """All land regions."""
        return self.everywhere() & ~self.terrain[SEA] & ~self.terrain[VILLAGE]

    def around(self, regions: int) -> int:
        """All neighbours of a set of regions."""
        found = 0
        while regions:
            found |= self.near[lowest_bit(regions)]
            regions &= regions - 1
        return found

    # --- pieces -----------------------------------------------------------------------------------------------

    def own(self, seat: int) -> int:
        """The regions that a seat occupies."""
        at = seat * TYPES
        found = self.piece[at] | self.piece[at + 1] | self.piece[at + 2]
        return found | self.piece[at + 3] | self.piece[at + 4] | self.piece[at + 5]

    def occupied(self) -> int:
        """The regions that anybody occupies."""
        found = 0
        for at in range(SEATS * TYPES):
            found |= self.piece[at]
        return found

    def cities(self, seat: int, size: int) -> int:
        """The own regions with at least two, or three, buildings."""
        one = two = three = 0
        for kind in range(TYPES):
            here = self.piece[seat * TYPES + kind]
            three |= two & here
            two |= one & here
            one |= here
        return three if size > 2 else two

    def buildings(self, seat: int, where: int) -> int:
        """How many buildings of a seat stand in these regions."""
        count = 0
        for kind in range(TYPES):
            count += count_bits(self.piece[seat * TYPES + kind] & where)
        return count

    def put_piece(self, seat: int, kind: int, region: int) -> None:
        """A piece comes onto the map."""
        if self.first[seat] == 0:
            self.first[seat] = 1 + region
        self.piece[seat * TYPES + kind] |= ONE << region

    def conquests(self, seat: int) -> int:
        """The own regions next to an attacked village."""
        return self.own(seat) & self.around(self.attacked)

    # --- where pieces may go ----------------------------------------------------------------------------------

    def free_sites(self, seat: int, kind: int) -> int:
        """Regions for a piece that cost nothing: the first one at the edge, later ones in own or adjacent regions."""
        right = self.terrain[SEA] if kind == SHIP else self.lands()
        empty = right & ~self.occupied()
        own = self.own(seat)
        if own == 0:
            return self.farthest(seat, empty & self.edge)
        return (own & right & ~self.piece[seat * TYPES + kind]) | (self.around(own) & empty)

    def edge_sites(self, seat: int, kind: int) -> int:
        """Empty edge regions that could be had for VP."""
        right = self.terrain[SEA] if kind == SHIP else self.lands()
        return right & self.edge & ~self.occupied() if self.own(seat) else 0

    def farthest(self, seat: int, sites: int) -> int:
        """Those far enough from the first regions of all others; if none are, those farthest from the nearest."""
        best = 0
        found = 0
        left = sites
        while left:
            region = lowest_bit(left)
            left &= left - 1
            steps = FIRST_DISTANCE
            for other in range(SEATS):
                if other != seat and self.first[other]:
                    steps = min(steps, self.distance[region * self.regions + self.first[other] - 1])
            if steps > best:
                best = steps
                found = 0
            if steps == best:
                found |= ONE << region
        return found

    def temple_sites(self, seat: int) -> int:
        """Own land regions without a temple."""
        return self.own(seat) & self.lands() & ~self.piece[seat * TYPES + TEMPLE]

    def reach(self, seat: int, region: int, steps: int) -> int:
        """Where a unit may end its move: where it is, empty land, or own regions without another unit."""
        ways = self.lands() | self.terrain[VILLAGE] | self.piece[seat * TYPES + SHIP]
        found = ONE << region
        for _ in range(steps):
            found |= self.around(found) & ways
        ends = (self.lands() & ~self.occupied()) | self.own(seat)
        return (found & ends & ~self.piece[seat * TYPES + UNIT]) | (ONE << region)

    def neighbours_of(self, seat: int, region: int) -> int:
        """The opponents, as bits, who occupy a region next to this one."""
        found = 0
        for other in range(SEATS):
            if other != seat and self.near[region] & self.own(other):
                found |= 1 << other
        return found

    # --- villages ---------------------------------------------------------------------------------------------

    def is_attacked_now(self, village: int) -> bool:
        """Are all its neighbours occupied, and a unit among them?"""
        units = 0
        for seat in range(SEATS):
            units |= self.piece[seat * TYPES + UNIT]
        return (self.near[village] & ~self.occupied()) == 0 and (self.near[village] & units) != 0

    def raidable(self, seat: int) -> int:
        """Barbarian villages with VP next to own units."""
        villages = self.around(self.piece[seat * TYPES + UNIT]) & self.terrain[VILLAGE] & ~self.attacked
        found = 0
        while villages:
            village = lowest_bit(villages)
            villages &= villages - 1
            if self.village_vp[village]:
                found |= ONE << village
        return found
