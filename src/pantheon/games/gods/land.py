"""The map of Gods: hexes on a plane without a border, and the empty cells beside them."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.engine.hexes import disc_size, neighbour_table

if not cython.compiled:
    from pantheon.engine.rows import (
        byte_row,
        clear_bytes,
        clear_shorts,
        copy_bytes,
        copy_ints,
        copy_shorts,
        int_row,
        int_table,
        new_block,
        short_row,
    )
    from pantheon.games.gods.codes import DESERT, MOST_DESERTS, MOST_NEIGHBOURS, NOTHING

FIRST_RADIUS = 9  # most games stay inside; a larger map makes room for itself


class Land:
    """Rows indexed by cell: the hex on it, its faith, and how many of its neighbours are hexes (`around`).

    `edge` is a permutation of all cells that begins with the empty ones beside a hex, the crowded ones first: the
    first `crowd[k]` of them have more than k neighbours. So those with at most k are one stretch, and a neighbour
    more or less costs one exchange. `place` is where a cell stands in `edge`.

    Cells are numbered in a spiral (engine/hexes.py); `cells` of them are in use: always one ring more than the hexes
    reach, so that every hex has all its neighbours.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            self.room = 0
            self.crowd = [0] * (MOST_NEIGHBOURS + 1)
            self.desert = [0] * MOST_DESERTS

    def open_land(self, radius: int, room: int) -> None:
        """Allocate the rows for a map of that radius; they are not cleared."""
        self.radius = radius
        self.room = room
        self.block = new_block(12 * room)
        self.edge = int_row(self.block, 0, room)
        self.place = int_row(self.block, 4 * room, room)
        self.around = short_row(self.block, 8 * room, room)
        self.land = byte_row(self.block, 10 * room, room)
        self.faith = byte_row(self.block, 11 * room, room)

    def clear_land(self) -> None:
        """An empty map."""
        self.open_land(FIRST_RADIUS, disc_size(FIRST_RADIUS))
        self.table = neighbour_table(FIRST_RADIUS)
        self.near = int_table(self.table)
        self.rim = self.cells = self.inner = self.deserts = 0
        for count in range(MOST_NEIGHBOURS + 1):
            self.crowd[count] = 0
        self.extend()

    def copy_land(self, other: "Land") -> None:
        """Take over another map."""
        if self.room < other.cells:
            self.take_room(other)
        self.rim, self.cells, self.inner, self.deserts = other.rim, other.cells, other.inner, other.deserts
        copy_bytes(self.land, other.land, other.cells)
        copy_bytes(self.faith, other.faith, other.cells)
        copy_shorts(self.around, other.around, other.cells)
        copy_ints(self.edge, other.edge, other.cells)
        copy_ints(self.place, other.place, other.cells)
        copy_ints(self.crowd, other.crowd, MOST_NEIGHBOURS + 1)
        copy_ints(self.desert, other.desert, other.deserts)

    def take_room(self, other: "Land") -> None:
        """Allocate rows as large as another map's."""
        self.open_land(other.radius, other.room)
        self.table = other.table
        self.near = other.near

    def extend(self) -> None:
        """Bring one more ring of cells into use: the map has no border."""
        self.inner = self.cells
        self.rim += 1
        self.cells = 3 * self.rim * (self.rim - 1) + 1
        if self.cells > self.room:
            self.make_room()
        clear_bytes(self.land, self.inner, self.cells)
        clear_bytes(self.faith, self.inner, self.cells)
        clear_shorts(self.around, self.inner, self.cells)
        for cell in range(self.inner, self.cells):
            self.edge[cell] = cell
            self.place[cell] = cell

    def make_room(self) -> None:
        """Move to larger rows."""
        block = self.block  # stays alive until its content has been copied
        land, faith, around, edge, place = self.land, self.faith, self.around, self.edge, self.place
        self.open_land(2 * self.radius, disc_size(2 * self.radius))
        self.table = neighbour_table(self.radius)
        self.near = int_table(self.table)
        copy_bytes(self.land, land, self.inner)
        copy_bytes(self.faith, faith, self.inner)
        copy_shorts(self.around, around, self.inner)
        copy_ints(self.edge, edge, self.inner)
        copy_ints(self.place, place, self.inner)
        del block

    # --- hexes come and go ------------------------------------------------------------------------------------

    def lay(self, cell: int, hex_: int, faith: int) -> int:
        """Put a hex on an empty cell; returns the faiths of all its neighbours, as bits."""
        while cell >= self.inner:
            self.extend()
        # Rows as local names: else the compiler reads their addresses anew after every byte it writes.
        land, faiths, around, near = self.land, self.faith, self.around, self.near
        land[cell] = hex_
        faiths[cell] = faith
        self.leave_edge(cell)
        if hex_ == DESERT:
            self.note_desert(cell)
        found = 0
        first = MOST_NEIGHBOURS * cell
        for i in range(first, first + MOST_NEIGHBOURS):
            beside = near[i]
            count = around[beside]
            around[beside] = count + 1
            found |= faiths[beside]
            if land[beside] == NOTHING:
                self.press(beside, count)
        return found

    def take_up(self, cell: int) -> None:
        """Take a desert from the map."""
        land, around, near = self.land, self.around, self.near
        land[cell] = NOTHING
        self.forget_desert(cell)
        first = MOST_NEIGHBOURS * cell
        for i in range(first, first + MOST_NEIGHBOURS):
            beside = near[i]
            count = around[beside]
            around[beside] = count - 1
            if land[beside] == NOTHING:
                self.relax(beside, count)
        for count in range(around[cell]):
            self.press(cell, count)

    def note_desert(self, cell: int) -> None:
        """Insert a cell into the sorted list of deserts."""
        i = self.deserts
        while i > 0 and self.desert[i - 1] > cell:
            self.desert[i] = self.desert[i - 1]
            i -= 1
        self.desert[i] = cell
        self.deserts += 1

    def forget_desert(self, cell: int) -> None:
        """Remove a cell from the list of deserts."""
        i = 0
        while self.desert[i] != cell:
            i += 1
        self.deserts -= 1
        while i < self.deserts:
            self.desert[i] = self.desert[i + 1]
            i += 1

    # --- the edge ---------------------------------------------------------------------------------------------

    def press(self, cell: int, count: int) -> None:
        """An empty cell with `count` neighbours gets one more; the first one brings it into the edge."""
        to = self.crowd[count]
        self.crowd[count] = to + 1
        self.move(cell, to)

    def relax(self, cell: int, count: int) -> None:
        """An empty cell with `count` neighbours loses one; with the last one it leaves the edge."""
        to = self.crowd[count - 1] - 1
        self.crowd[count - 1] = to
        self.move(cell, to)

    def leave_edge(self, cell: int) -> None:
        """A cell gets a hex. Of each stretch with fewer neighbours the last cell closes the gap before it."""
        edge, place = self.edge, self.place
        count = self.around[cell]
        gap = place[cell]
        while count > 0:
            count -= 1
            last = self.crowd[count] - 1
            self.crowd[count] = last
            other = edge[last]
            edge[gap] = other
            place[other] = gap
            edge[last] = cell  # at once: a stretch may be empty, and this the last place of the next one too
            gap = last
        place[cell] = gap

    def move(self, cell: int, to: int) -> None:
        """Exchange a cell with the one that stands there in `edge`."""
        edge, place = self.edge, self.place
        at = place[cell]
        other = edge[to]
        edge[at] = other
        place[other] = at
        edge[to] = cell
        place[cell] = to

    def faith_around(self, cell: int) -> int:
        """The faiths of all neighbours, as bits."""
        first = MOST_NEIGHBOURS * cell
        found = 0
        for i in range(first, first + MOST_NEIGHBOURS):
            found |= self.faith[self.near[i]]
        return found
