"""The World of 4 Gods: tiles and cities in the frame, what each cell asks of a tile, and the Kingdoms."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.tiles import TileSet, standard_tiles

if not cython.compiled:
    from pantheon.engine.bits import lowest_bit
    from pantheon.engine.rows import byte_table, copy_bytes, copy_shorts, copy_words, int_table
    from pantheon.games.four_gods.codes import (
        CELLS,
        CITY,
        COLOURS,
        CORNERS,
        DEMANDS,
        EAST,
        EMPTY,
        NOBODY,
        NODES,
        NORTH,
        SIDE,
        SIDES,
        SOUTH,
        STRAIGHT_EDGES,
        TILE,
        WAYS,
    )

ONE = 1  # a bit to shift: 64 bits wide when compiled


class World:
    """Rows by cell: what lies there, what it asks of its corners, how many straight edges it touches.

    `empty` and `open` are cells as bits: those where nothing lies, and of them those with straight edges enough;
    `peopled` are those with a prophet.

    `asked` is a demand, ready for the table `fits` (TileSet). `prophet` is 1 + the colour of the prophet on the cell
    and `stands` the region he stands in.

    Kingdoms are a union-find over regions: `parent` of a node, and for roots `realm`, the cells as bits. A Kingdom
    counts a tile once however many of its regions belong to it, and bits do that by themselves.
    """

    def __init__(self, tiles: TileSet) -> None:
        if not cython.compiled:
            self.make_rows()
        self.clear_world(tiles)

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            self.lies = [0] * CELLS
            self.asked = [0] * CELLS
            self.edges = bytearray(CELLS)
            self.prophet = bytearray(CELLS)
            self.stands = bytearray(CELLS)
            self.parent = bytearray(NODES)
            self.realm = [0] * NODES
            self.use_tiles(standard_tiles())

    def use_tiles(self, tiles: TileSet) -> None:
        """Look everything up in the tables of a set of tiles."""
        self.tile_set = tiles
        self.tile_count = len(tiles.faces)
        self.fits_block, self.corners_block, self.regions_block = tiles.fits, tiles.corners, tiles.regions
        self.fits = byte_table(self.fits_block)
        self.corners_of = byte_table(self.corners_block)
        self.regions_of = byte_table(self.regions_block)
        self.shape_block = tiles.shape_of
        self.shape_of = int_table(self.shape_block)

    def clear_world(self, tiles: TileSet) -> None:
        """An empty frame: only its border gives straight edges."""
        self.use_tiles(tiles)
        self.tiles = self.cities = 0
        self.empty = self.open = self.peopled = 0
        for cell in range(CELLS):
            self.lies[cell] = EMPTY
            self.asked[cell] = 0
            self.prophet[cell] = self.stands[cell] = 0
            self.edges[cell] = 0
            for side in range(SIDES):
                self.edges[cell] += self.beside(cell, side) < 0
            self.vacate(cell)
        self.join_all()

    def copy_world(self, other: "World") -> None:
        """Take over another World of the same tiles."""
        self.tiles, self.cities = other.tiles, other.cities
        self.empty, self.open, self.peopled = other.empty, other.open, other.peopled
        copy_shorts(self.lies, other.lies, CELLS)
        copy_shorts(self.asked, other.asked, CELLS)
        copy_bytes(self.edges, other.edges, CELLS)
        copy_bytes(self.prophet, other.prophet, CELLS)
        copy_bytes(self.stands, other.stands, CELLS)
        copy_bytes(self.parent, other.parent, NODES)
        copy_words(self.realm, other.realm, NODES)

    # --- geometry ---------------------------------------------------------------------------------------------

    def beside(self, cell: int, side: int) -> int:
        """The cell on a side of a cell; a negative number beyond the frame."""
        column = cell & (SIDE - 1)
        if side == NORTH:
            return cell - SIDE
        if side == SOUTH:
            return cell + SIDE if cell + SIDE < CELLS else -1
        if side == EAST:
            return cell + 1 if column < SIDE - 1 else -1
        return cell - 1 if column > 0 else -1

    # --- tiles ------------------------------------------------------------------------------------------------

    def ways_on(self, tile: int, cell: int) -> int:
        """The ways in which a tile may be laid on a cell now, as bits (way = face * 4 + rotation)."""
        if self.lies[cell] != EMPTY:
            return 0
        return self.ways_into(tile, cell)

    def ways_into(self, tile: int, cell: int) -> int:
        """The same, whatever lies there: for a city that is to be crushed."""
        if self.edges[cell] < STRAIGHT_EDGES or self.asked[cell] == DEMANDS:
            return 0
        return self.fits[tile * DEMANDS + self.asked[cell]]

    def way_of(self, tile: int, shape: int) -> int:
        """The first way in which a tile lies like that; WAYS if it never does."""
        way = 0
        while way < WAYS and self.shape_of[tile * WAYS + way] != shape:
            way += 1
        return way

    def lay(self, cell: int, tile: int, way: int) -> None:
        """Put a tile on a cell, rightly or by mistake."""
        self.tiles += 1
        self.occupy(cell, TILE + tile * WAYS + way)
        self.join(cell)
        for side in range(SIDES):
            near = self.beside(cell, side)
            if near >= 0:
                self.edges[near] += 1
                self.ask(near)
                if self.lies[near] == EMPTY:
                    self.vacate(near)

    def take_up(self, cell: int) -> None:
        """Take a tile from the World; its prophet is the caller's business."""
        self.tiles -= 1
        self.vacate(cell)
        for side in range(SIDES):
            near = self.beside(cell, side)
            if near >= 0:
                self.edges[near] -= 1
                self.ask(near)
                if self.lies[near] == EMPTY:
                    self.vacate(near)
        self.join_all()

    def found(self, cell: int) -> None:
        """Build a city."""
        self.occupy(cell, CITY)
        self.cities += 1

    def raze(self, cell: int) -> None:
        """A city leaves the World."""
        self.vacate(cell)
        self.cities -= 1

    def occupy(self, cell: int, what: int) -> None:
        """Something lies on a cell now."""
        self.lies[cell] = what
        self.empty &= ~(ONE << cell)
        self.open &= ~(ONE << cell)

    def vacate(self, cell: int) -> None:
        """Nothing lies on a cell; whether a tile or a city could, its edges say."""
        self.lies[cell] = EMPTY
        self.empty |= ONE << cell
        self.open &= ~(ONE << cell)
        if self.edges[cell] >= STRAIGHT_EDGES:
            self.open |= ONE << cell

    def fits_nowhere(self, tile: int) -> bool:
        """Is there no empty cell on which a tile could lie by the rules, with either face?"""
        cells = self.open
        while cells:
            if self.ways_into(tile, lowest_bit(cells)):
                return False
            cells &= cells - 1
        return True

    def terrain(self, cell: int, corner: int) -> int:
        """The terrain at a corner of the tile on a cell."""
        return self.corners_of[(self.lies[cell] - TILE) * CORNERS + corner]

    def ask(self, cell: int) -> None:
        """Work out what a cell asks of its corners: each lies on two sides, and their tiles may disagree."""
        asked = 0
        clash = False
        for corner in range(CORNERS):
            one = self.seen_from(cell, corner, corner)  # the side clockwise before the corner: NW lies on the north
            other = self.seen_from(cell, corner, (corner + 3) & 3)
            clash = clash or (one != 0 and other != 0 and one != other)
            asked = asked * 5 + (one or other)
        self.asked[cell] = DEMANDS if clash else asked

    def seen_from(self, cell: int, corner: int, side: int) -> int:
        """1 + the terrain that the tile on a side shows at a corner of a cell; 0 if there is none."""
        near = self.beside(cell, side)
        if near < 0 or self.lies[near] < TILE:
            return 0
        return 1 + self.terrain(near, self.facing(corner, side))

    def facing(self, corner: int, side: int) -> int:
        """The corner of the neighbour on that side which lies at a corner of this cell."""
        # Across a north or south side NW faces SW and NE faces SE; across the others NW faces NE and SW faces SE.
        return 3 - corner if side & 1 == NORTH else corner ^ 1

    # --- Kingdoms ---------------------------------------------------------------------------------------------

    def region(self, cell: int, corner: int) -> int:
        """The node of the region at a corner of the tile on a cell."""
        return cell * CORNERS + self.regions_of[(self.lies[cell] - TILE) * CORNERS + corner]

    def root(self, node: int) -> int:
        """The node that stands for a whole Kingdom."""
        while self.parent[node] != node:
            node = self.parent[node]
        return node

    def join(self, cell: int) -> None:
        """The regions of a new tile join those they touch."""
        for side in range(SIDES):
            near = self.beside(cell, side)
            if near >= 0 and self.lies[near] >= TILE:
                self.join_ends(cell, near, side)

    def join_ends(self, cell: int, near: int, side: int) -> None:
        """Join across an edge, at each of its ends if the terrain is the same there."""
        for end in range(2):
            corner = (side + end) & 3
            facing = self.facing(corner, side)
            if self.terrain(cell, corner) == self.terrain(near, facing):
                self.unite(self.region(cell, corner), self.region(near, facing))

    def unite(self, node: int, other: int) -> None:
        """Two regions belong to one Kingdom; the older root stays."""
        one, two = self.root(other), self.root(node)
        if one != two:
            self.parent[two] = one
            self.realm[one] |= self.realm[two]

    def join_all(self) -> None:
        """Find all Kingdoms anew: after a tile was taken up, which happens only where mistakes are called."""
        for node in range(NODES):
            self.parent[node] = node
            self.realm[node] = ONE << (node >> 2)
        for cell in range(CELLS):
            if self.lies[cell] >= TILE:
                self.join(cell)

    # --- reading and setting up, for views, scoring and tests --------------------------------------------------

    def copy(self) -> "World":
        """An independent copy."""
        new = World(self.tile_set)
        new.copy_world(self)
        return new

    def ways(self, tile: int, cell: int) -> list[int]:
        """The ways in which a tile may be laid on an empty cell now."""
        bits = self.ways_on(self.checked(tile, self.tile_count), self.checked(cell, CELLS))
        return [way for way in range(WAYS) if bits >> way & 1]

    def ways_in(self, tile: int, cell: int) -> list[int]:
        """The ways in which a tile matches the neighbours of a cell, whatever lies on it."""
        bits = self.ways_into(self.checked(tile, self.tile_count), self.checked(cell, CELLS))
        return [way for way in range(WAYS) if bits >> way & 1]

    def is_safe(self, cell: int) -> bool:
        """Can no tile of the whole set ever lie here while its neighbours stay? Then a city on it is safe."""
        if self.asked[self.checked(cell, CELLS)] == DEMANDS:
            return True
        return not any(self.fits[tile * DEMANDS + self.asked[cell]] for tile in range(self.tile_count))

    def straight_edges(self, cell: int) -> int:
        """How many sides of a cell are frame or tile."""
        return self.edges[self.checked(cell, CELLS)]

    def put_tile(self, cell: int, tile: int, way: int) -> None:
        """Lay a tile on an empty cell, rightly or by mistake."""
        if self.lies[self.checked(cell, CELLS)] != EMPTY:
            raise ValueError(f"cell {cell} is not empty")
        self.lay(cell, self.checked(tile, self.tile_count), self.checked(way, WAYS))

    def remove_tile(self, cell: int) -> None:
        """Take a tile and its prophet away."""
        if self.lies[self.checked(cell, CELLS)] < TILE:
            raise ValueError(f"no tile lies on cell {cell}")
        self.prophet[cell] = NOBODY
        self.peopled &= ~(ONE << cell)
        self.take_up(cell)

    def put_city(self, cell: int, colour: int) -> None:
        """Build a city with a prophet on it."""
        if self.lies[self.checked(cell, CELLS)] != EMPTY:
            raise ValueError(f"cell {cell} is not empty")
        self.found(cell)
        self.prophet[cell] = 1 + self.checked(colour, COLOURS)
        self.peopled |= ONE << cell

    def put_prophet(self, cell: int, corner: int, colour: int) -> None:
        """A prophet stands on the region at a corner of a tile."""
        if self.lies[self.checked(cell, CELLS)] < TILE:
            raise ValueError(f"no tile lies on cell {cell}")
        self.stands[cell] = self.region(cell, self.checked(corner, CORNERS)) - cell * CORNERS
        self.prophet[cell] = 1 + self.checked(colour, COLOURS)
        self.peopled |= ONE << cell

    def areas(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """Every connected area of one terrain, on however few tiles: its root, its terrain, its cells."""
        roots = [
            node
            for node in range(NODES)
            if self.lies[node >> 2] >= TILE and self.region(node >> 2, node & 3) == node and self.root(node) == node
        ]
        return [(root, self.terrain(root >> 2, root & 3), self.cells_of(root)) for root in roots]

    def cells_of(self, root: int) -> tuple[int, ...]:
        """The cells of an area."""
        realm = int(self.realm[self.checked(root, NODES)])
        return tuple(cell for cell in range(CELLS) if realm >> cell & 1)

    def checked(self, number: int, below: int) -> int:
        """The same number, if it is in range: compiled rows do not check their indices."""
        if not 0 <= number < below:
            raise IndexError(f"{number} is not from 0 to {below - 1}")
        return number
