cimport cython
from pantheon.engine.c_bits cimport lowest_bit
from pantheon.engine.c_rows cimport int_row, new_block
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.turns cimport Turns

cdef int SPLITS


cdef class Choices(Turns):
    cdef bytearray listing_block
    cdef int *listing
    cdef int count, listing_room

    cdef void open_listing(self) noexcept with gil
    cdef inline void add(self, int verb, int arg) noexcept nogil
    cdef inline void add_regions(self, int verb, unsigned long long regions) noexcept nogil
    cdef inline int list_legal(self, int seat, int pieces) noexcept nogil
    @cython.locals(number=int, rest=int, total=int)
    cdef void list_splits(self, int pieces) noexcept nogil
    @cython.locals(which=int, at=int, god=int, kind=int, resource=int)
    cdef inline void list_decision(self) noexcept nogil
    @cython.locals(at=int, kind=int)
    cdef inline void list_turn(self) noexcept nogil
    @cython.locals(first=int)
    cdef inline bint is_first_of_its_kind(self, int at) noexcept nogil
    @cython.locals(at=int, colour=int)
    cdef void list_jokers(self) noexcept nogil
    @cython.locals(at=int, kind=int)
    cdef inline void list_offering(self) noexcept nogil
    @cython.locals(kind=int, at=int, victim=int)
    cdef inline void list_effect(self, int which) noexcept nogil
    @cython.locals(most=int, limit=int, count=int, resource=int)
    cdef void list_trade(self, int which, int kind) noexcept nogil
    @cython.locals(tile=int, face=int, seat=int, kind=int)
    cdef inline int list_chance(self) noexcept nogil
    @cython.locals(free=int, place=int)
    cdef int weight(self, int tile) noexcept nogil
