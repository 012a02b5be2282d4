cimport cython
from pantheon.engine.c_bits cimport lowest_bit
from pantheon.engine.c_rows cimport byte_table, copy_bytes, copy_shorts, copy_words, int_table
from pantheon.games.four_gods.c_codes cimport *

cdef unsigned long long ONE


cdef class World:
    cdef readonly object tile_set
    cdef bytearray fits_block, corners_block, regions_block, shape_block
    cdef unsigned char *fits
    cdef unsigned char *corners_of
    cdef unsigned char *regions_of
    cdef int *shape_of
    cdef unsigned long long realm[NODES]
    cdef short lies[CELLS]
    cdef short asked[CELLS]
    cdef unsigned char edges[CELLS]
    cdef unsigned char prophet[CELLS]
    cdef unsigned char stands[CELLS]
    cdef unsigned char parent[NODES]
    # Scalars last: the bounds sanitizer does not check an array at the end of its struct.
    cdef readonly unsigned long long empty, open, peopled
    cdef readonly int tiles, cities, tile_count

    cdef void use_tiles(self, object tiles)
    @cython.locals(cell=int, side=int)
    cdef void clear_world(self, object tiles)
    cdef inline void copy_world(self, World other) noexcept nogil
    @cython.locals(column=int)
    cdef inline int beside(self, int cell, int side) noexcept nogil
    cdef inline int ways_on(self, int tile, int cell) noexcept nogil
    cdef inline int ways_into(self, int tile, int cell) noexcept nogil
    @cython.locals(side=int, near=int)
    cdef void lay(self, int cell, int tile, int way) noexcept nogil
    @cython.locals(side=int, near=int)
    cdef void take_up(self, int cell) noexcept nogil
    cdef void found(self, int cell) noexcept nogil
    cdef void raze(self, int cell) noexcept nogil
    cdef inline void occupy(self, int cell, int what) noexcept nogil
    cdef inline void vacate(self, int cell) noexcept nogil
    @cython.locals(way=int)
    cdef inline int way_of(self, int tile, int shape) noexcept nogil
    @cython.locals(cells='unsigned long long')
    cdef bint fits_nowhere(self, int tile) noexcept nogil
    cdef inline int terrain(self, int cell, int corner) noexcept nogil
    @cython.locals(asked=int, clash=bint, corner=int, one=int, other=int)
    cdef void ask(self, int cell) noexcept nogil
    @cython.locals(near=int)
    cdef inline int seen_from(self, int cell, int corner, int side) noexcept nogil
    cdef inline int facing(self, int corner, int side) noexcept nogil
    cdef inline int region(self, int cell, int corner) noexcept nogil
    cdef int root(self, int node) noexcept nogil
    @cython.locals(side=int, near=int)
    cdef void join(self, int cell) noexcept nogil
    @cython.locals(end=int, corner=int, facing=int)
    cdef void join_ends(self, int cell, int near, int side) noexcept nogil
    @cython.locals(one=int, two=int)
    cdef void unite(self, int node, int other) noexcept nogil
    @cython.locals(cell=int, node=int)
    cdef void join_all(self) noexcept nogil
    @cython.locals(new=World)
    cpdef World copy(self)
