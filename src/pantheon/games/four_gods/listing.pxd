cimport cython
from pantheon.engine.c_rows cimport int_row, new_block
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.commands cimport Commands


cdef class Listing(Commands):
    cdef bytearray listing_block
    cdef int *listing
    cdef int count, listing_room

    cdef void open_listing(self, int room) noexcept with gil
    cdef inline void add(self, int verb, int arg) noexcept nogil
    @cython.locals(old='int *', block=bytearray, i=int)
    cdef void lengthen(self, int room) noexcept with gil
    @cython.locals(at=int, colour=int, verb=int, seat=int, god=int)
    cdef inline int list_chance(self) noexcept nogil
