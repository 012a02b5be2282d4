cimport cython
from pantheon.engine.c_rows cimport copy_ints_plus, int_row, new_block
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.turn cimport Turn

cdef int MOVE_COST, TEMPLE_COST, TRIBE_COST, BESIDES_CELLS


cdef class Choices(Turn):
    cdef int count, listing_room
    cdef bytearray listing_block
    cdef int *listing

    cdef void open_listing(self) noexcept with gil
    cdef inline void add(self, int verb, int arg) noexcept nogil
    cdef inline void add_if(self, bint legal, int verb, int arg) noexcept nogil
    cdef inline int list_legal(self) noexcept nogil
    @cython.locals(seat=int, kind=int)
    cdef inline void list_chance(self) noexcept nogil
    @cython.locals(power=int, low=int, high=int, may_discard=bint)
    cdef inline void list_actions(self) noexcept nogil
    cdef inline void list_hex(self, int hex_, int power) noexcept nogil
    @cython.locals(first=int)
    cdef inline void list_cells(self, int verb, int most) noexcept nogil
    @cython.locals(pieces=int)
    cdef inline void list_landings(self) noexcept nogil
    cdef inline void list_lifts(self) noexcept nogil
    @cython.locals(bits=int, seat=int)
    cdef inline void list_choices(self) noexcept nogil
    cdef inline void list_needy(self) noexcept nogil
