cimport cython
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.building cimport Building

cdef int NEPTUNE_GOLD, VESTA_ONE, VESTA_MORE, NOTHING_ADDED


cdef class Offerings(Building):

    cdef void offer(self, int kind) noexcept nogil
    cdef void add_card(self, int kind) noexcept nogil
    @cython.locals(cards=int, god=int)
    cdef void finish_offering(self) noexcept nogil
    cdef void invoke(self, int god, int cards) noexcept nogil
    cdef void take_piece(self, int kind) noexcept nogil
    cdef void take_resource(self, int resource) noexcept nogil
    @cython.locals(types=int, last=int, kind=int)
    cdef bint pieces_taken(self) noexcept nogil
    @cython.locals(types=int, last=int, resource=int)
    cdef bint resources_taken(self) noexcept nogil
