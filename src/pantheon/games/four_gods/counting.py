"""Counting the World: Kingdoms with their prophets, and the points of the four steps of the scoring."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.numbers import NUMBERS
from pantheon.games.four_gods.table import Table

if not cython.compiled:
    from pantheon.engine.bits import count_bits
    from pantheon.games.four_gods.codes import (
        CELLS,
        CITIES,
        CITY,
        COLOURS,
        CORNERS,
        LARGEST,
        MOST,
        NODES,
        PROPHETS,
        STEPS,
        TILE,
    )

CITY_POINTS = NUMBERS.scoring.city
KINGDOM_TILES = NUMBERS.scoring.kingdom_tiles


class Counting(Table):
    """`kingdom` are the roots of the `kingdoms` Kingdoms last counted, `flock` their prophets by colour.

    `tally` are points by step and colour; a colour's marker stands at their sum.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.kingdoms = 0
            self.kingdom = [0] * NODES
            self.number = bytearray(NODES)
            self.flock = [0] * (NODES * COLOURS)
            self.tally = [0] * (STEPS * COLOURS)
            self.value = [0] * COLOURS
            self.places = [0] * COLOURS
            self.read_places()

    def read_places(self) -> None:
        """The points of the places, into a row of the object."""
        for place in range(COLOURS):
            self.places[place] = NUMBERS.scoring.places[place]

    def count_kingdoms(self) -> None:
        """Find the Kingdoms: areas on tiles enough."""
        self.kingdoms = 0
        for node in range(NODES):
            is_root = self.lies[node // CORNERS] >= TILE and self.parent[node] == node
            if is_root and self.region(node // CORNERS, node % CORNERS) == node:
                self.count_kingdom(node)
        for cell in range(CELLS):
            if self.prophet[cell] and self.lies[cell] >= TILE:
                root = self.root(cell * CORNERS + self.stands[cell])
                if count_bits(self.realm[root]) >= KINGDOM_TILES:
                    self.flock[self.number[root] * COLOURS + self.prophet[cell] - 1] += 1

    def count_kingdom(self, root: int) -> None:
        """Take an area up as a Kingdom, if it is one."""
        if count_bits(self.realm[root]) < KINGDOM_TILES:
            return
        self.kingdom[self.kingdoms] = root
        self.number[root] = self.kingdoms
        for colour in range(COLOURS):
            self.flock[self.kingdoms * COLOURS + colour] = 0
        self.kingdoms += 1

    def count_points(self) -> None:
        """Fill `tally`: all four steps."""
        self.count_kingdoms()
        for at in range(STEPS * COLOURS):
            self.tally[at] = 0
        self.count_cities()
        for kingdom in range(self.kingdoms):
            self.count_prophets(kingdom)
        self.count_ranks(LARGEST)
        self.count_ranks(MOST)

    def count_cities(self) -> None:
        """Cities that stand, and those destroyed."""
        for colour in range(COLOURS):
            self.tally[CITIES * COLOURS + colour] = CITY_POINTS * self.razed[colour]
        if self.cities:
            for cell in range(CELLS):
                if self.lies[cell] == CITY:
                    self.tally[CITIES * COLOURS + self.prophet[cell] - 1] += CITY_POINTS

    def count_prophets(self, kingdom: int) -> None:
        """Whoever has most prophets in a Kingdom gets its tiles without one; equals get them each."""
        most = 0
        free = count_bits(self.realm[self.kingdom[kingdom]])
        for colour in range(COLOURS):
            here = self.flock[kingdom * COLOURS + colour]
            free -= here
            if here > most:
                most = here
        if most:
            for colour in range(COLOURS):
                if self.flock[kingdom * COLOURS + colour] == most:
                    self.tally[PROPHETS * COLOURS + colour] += free

    def count_ranks(self, step: int) -> None:
        """Places by the largest Kingdom, or the number of Kingdoms, of each god's own terrain."""
        for colour in range(COLOURS):
            self.value[colour] = 0
        for kingdom in range(self.kingdoms):
            root = self.kingdom[kingdom]
            size = count_bits(self.realm[root])
            terrain = self.terrain(root // CORNERS, root % CORNERS)
            for colour in range(COLOURS):
                if self.god[colour] == 1 + terrain:
                    if step == MOST:
                        self.value[colour] += 1
                    elif size > self.value[colour]:
                        self.value[colour] = size
        for colour in range(COLOURS):
            self.tally[step * COLOURS + colour] = self.share(colour)

    def share(self, colour: int) -> int:
        """Points of a colour's place by `value`: equals share those of all places they fill, rounded down."""
        if self.value[colour] == 0:
            return 0  # no Kingdom, no place
        place = tied = together = 0
        for other in range(COLOURS):
            place += self.value[other] > self.value[colour]
            tied += self.value[other] == self.value[colour]
        for taken in range(place, place + tied):
            together += self.places[taken]
        return together // tied

    def marker(self, colour: int) -> int:
        """Where a colour's marker stands after the last count."""
        points = 0
        for step in range(STEPS):
            points += self.tally[step * COLOURS + colour]
        return points
