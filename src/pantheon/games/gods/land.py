"""The map of Gods: hexes on a plane without a border, and the empty cells beside them."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython  # type: ignore[no-redef]

from pantheon.engine.hexes import disc_size, neighbour_table

if not cython.compiled:
    from pantheon.engine.rows import byte_row, clear_bytes, copy_bytes, copy_ints, int_row, int_table, new_block
    from pantheon.games.gods.codes import DESERT, MOST_DESERTS, MOST_NEIGHBOURS, NOTHING

FIRST_RADIUS = 9  # most games stay inside; a larger map makes room for itself


class Land:
    """Rows indexed by cell: the hex on it, its faith, and how many of its neighbours are hexes.

    `edge` lists the empty cells beside a hex, in ascending order. Cells are numbered in a spiral (engine/hexes.py);
    `cells` of them are in use: always one ring more than the hexes reach, so that every hex has all its neighbours.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            self.room = 0
            self.desert = [0] * MOST_DESERTS

    def open_land(self, radius: int) -> None:
        """Allocate the rows for a map of that radius; they are not cleared."""
        self.radius = radius
        self.room = room = disc_size(radius)
        self.block = new_block(7 * room)
        self.edge = int_row(self.block, 0, room)
        self.land = byte_row(self.block, 4 * room, room)
        self.faith = byte_row(self.block, 5 * room, room)
        self.around = byte_row(self.block, 6 * room, room)

    def clear_land(self) -> None:
        """An empty map."""
        self.open_land(FIRST_RADIUS)
        self.table = neighbour_table(FIRST_RADIUS)
        self.near = int_table(self.table)
        self.rim = self.cells = self.inner = 0
        self.edges = self.deserts = 0
        self.extend()

    def copy_land(self, other: "Land") -> None:
        """Take over another map."""
        if self.room < other.cells:
            self.take_room(other)
        self.rim, self.cells, self.inner = other.rim, other.cells, other.inner
        self.edges, self.deserts = other.edges, other.deserts
        copy_bytes(self.land, other.land, other.cells)
        copy_bytes(self.faith, other.faith, other.cells)
        copy_bytes(self.around, other.around, other.cells)
        copy_ints(self.edge, other.edge, other.edges)
        copy_ints(self.desert, other.desert, other.deserts)

    def take_room(self, other: "Land") -> None:
        """Allocate rows as large as another map's."""
        self.open_land(other.radius)
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
        clear_bytes(self.around, self.inner, self.cells)

    def make_room(self) -> None:
        """Move to larger rows."""
        block = self.block  # stays alive until its content has been copied
        land, faith, around, edge = self.land, self.faith, self.around, self.edge
        self.open_land(2 * self.radius)
        self.table = neighbour_table(self.radius)
        self.near = int_table(self.table)
        copy_bytes(self.land, land, self.inner)
        copy_bytes(self.faith, faith, self.inner)
        copy_bytes(self.around, around, self.inner)
        copy_ints(self.edge, edge, self.edges)
        del block

    def lay(self, cell: int, hex_: int, faith: int) -> None:
        """Put a hex on an empty cell."""
        while cell >= self.inner:
            self.extend()
        self.land[cell] = hex_
        self.faith[cell] = faith
        if self.around[cell] > 0:
            self.leave_edge(cell)
        if hex_ == DESERT:
            self.note_desert(cell)
        first = MOST_NEIGHBOURS * cell
        for i in range(first, first + MOST_NEIGHBOURS):
            near = self.near[i]
            if self.around[near] == 0 and self.land[near] == NOTHING:
                self.join_edge(near)
            self.around[near] += 1

    def take_up(self, cell: int) -> None:
        """Take a desert from the map."""
        self.land[cell] = NOTHING
        i = 0
        while self.desert[i] != cell:
            i += 1
        self.deserts -= 1
        while i < self.deserts:
            self.desert[i] = self.desert[i + 1]
            i += 1
        first = MOST_NEIGHBOURS * cell
        for i in range(first, first + MOST_NEIGHBOURS):
            near = self.near[i]
            self.around[near] -= 1
            if self.around[near] == 0 and self.land[near] == NOTHING:
                self.leave_edge(near)
        if self.around[cell] > 0:
            self.join_edge(cell)

    def note_desert(self, cell: int) -> None:
        """Insert a cell into the sorted list of deserts."""
        i = self.deserts
        while i > 0 and self.desert[i - 1] > cell:
            self.desert[i] = self.desert[i - 1]
            i -= 1
        self.desert[i] = cell
        self.deserts += 1

    def join_edge(self, cell: int) -> None:
        """Insert a cell into the sorted edge; new cells mostly lie outside, so look from the end."""
        i = self.edges
        while i > 0 and self.edge[i - 1] > cell:
            self.edge[i] = self.edge[i - 1]
            i -= 1
        self.edge[i] = cell
        self.edges += 1

    def leave_edge(self, cell: int) -> None:
        """Remove a cell from the edge."""
        i = 0
        while self.edge[i] != cell:
            i += 1
        self.edges -= 1
        while i < self.edges:
            self.edge[i] = self.edge[i + 1]
            i += 1

    def faith_around(self, cell: int) -> int:
        """The faiths of all neighbours, as bits."""
        first = MOST_NEIGHBOURS * cell
        bits = 0
        for i in range(first, first + MOST_NEIGHBOURS):
            bits |= self.faith[self.near[i]]
        return bits
