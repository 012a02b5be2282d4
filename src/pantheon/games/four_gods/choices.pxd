cimport cython
from pantheon.engine.c_bits cimport count_bits, lowest_bit
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.listing cimport Listing


cdef class Choices(Listing):
    cdef short sender[CELLS + COLOURS]
    cdef int senders

    cdef inline int list_legal(self, int seat) noexcept nogil
    @cython.locals(colour=int)
    cdef void list_start(self, int seat) noexcept nogil
    @cython.locals(kind=int)
    cdef inline void list_play(self, int seat) noexcept nogil
    cdef inline void list_kind(self, int seat, int kind) noexcept nogil
    @cython.locals(missing=int, god=int)
    cdef inline void list_gods(self, int seat) noexcept nogil
    @cython.locals(god=int)
    cdef void list_second_gods(self, int first) noexcept nogil
    @cython.locals(exhausted=int, colour=int, cells='unsigned long long', cell=int)
    cdef inline void find_senders(self, int seat) noexcept nogil
    @cython.locals(cells='unsigned long long', cell=int, who=int)
    cdef inline void list_cities(self) noexcept nogil
    @cython.locals(cell=int, corner=int, who=int)
    cdef inline void list_prophet(self, int seat) noexcept nogil
    @cython.locals(cell=int)
    cdef inline void list_calls(self) noexcept nogil
    @cython.locals(colour=int, cell=int)
    cdef void list_payments(self, int seat) noexcept nogil
    @cython.locals(hand=int, at=int, face=int)
    cdef inline void list_discards(self, int seat) noexcept nogil
    @cython.locals(one=int, two=int, slot=int, arg=int)
    cdef inline void list_slots(self, int seat, int hand, int tile) noexcept nogil
    cdef inline int look(self, int tile, int face) noexcept nogil
    cdef inline bint twin_faced(self, int tile) noexcept nogil
    cdef inline bint may_give_back(self, int seat, int at) noexcept nogil
    @cython.locals(free=bint)
    cdef inline void list_draws(self, int seat) noexcept nogil
    cdef inline bint has_free_hand(self, int seat) noexcept nogil
    @cython.locals(off_turn=bint, row=int, slot=int, lies=int)
    cdef inline void list_flips(self, int seat) noexcept nogil
    @cython.locals(first=int, row=int, slot=int, lies=int, arg=int)
    cdef inline void list_takes(self, int seat) noexcept nogil
    @cython.locals(hand=int)
    cdef inline void list_tiles(self, int seat) noexcept nogil
    @cython.locals(hand=int)
    cdef inline void list_ruins(self, int seat) noexcept nogil
    @cython.locals(most=int)
    cdef inline void make_room(self, int cells) noexcept nogil
    @cython.locals(cells='unsigned long long', cell=int, ways=int, everyway=int)
    cdef inline void list_placements(self, int hand, int tile) noexcept nogil
    @cython.locals(way=int, action=int, corner=int, who=int)
    cdef inline void list_ways(self, int base, int tile, int ways) noexcept nogil
    @cython.locals(cell=int, ways=int, first=int)
    cdef inline void list_destructions(self, int seat, int hand, int tile) noexcept nogil
    @cython.locals(last=int, i=int, k=int)
    cdef void name_tokens(self, int seat, int first) noexcept nogil
