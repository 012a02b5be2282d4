cimport cython
from pantheon.engine.c_bits cimport count_bits
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.table cimport Table

cdef int CITY_POINTS, KINGDOM_TILES


cdef class Counting(Table):
    cdef public short kingdom[NODES]
    cdef public short flock[NODES * COLOURS]
    cdef unsigned char number[NODES]
    cdef public short tally[STEPS * COLOURS]
    cdef public short value[COLOURS]
    cdef public short places[COLOURS]
    cdef readonly int kingdoms

    @cython.locals(place=int)
    cdef void read_places(self)
    @cython.locals(node=int, is_root=bint, cell=int, root=int)
    cdef void count_kingdoms(self) noexcept nogil
    @cython.locals(colour=int)
    cdef inline void count_kingdom(self, int root) noexcept nogil
    @cython.locals(at=int, kingdom=int)
    cdef void count_points(self) noexcept nogil
    @cython.locals(colour=int, cell=int)
    cdef inline void count_cities(self) noexcept nogil
    @cython.locals(most=int, free=int, here=int, colour=int)
    cdef inline void count_prophets(self, int kingdom) noexcept nogil
    @cython.locals(colour=int, kingdom=int, root=int, size=int, terrain=int)
    cdef inline void count_ranks(self, int step) noexcept nogil
    @cython.locals(place=int, tied=int, together=int, other=int, taken=int)
    cdef int share(self, int colour) noexcept nogil
    @cython.locals(points=int, step=int)
    cdef int marker(self, int colour) noexcept nogil
