cimport cython
from pantheon.engine.c_rows cimport copy_shorts
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.pieces cimport Pieces

cdef int NATION, CARD, NOBODY


cdef class Nations(Pieces):
    cdef public short stones[SEATS]
    cdef public short kept[SEATS]
    cdef public short points[SEATS]
    cdef public short held[SEATS * TRIBES]
    cdef public short cards[SEATS * TRIBES]
    cdef public short handed[TRIBES]
    cdef public short tokens[TRIBES * BONUSES]
    cdef public short bonus[BONUSES]
    # Scalars last, see land.pxd.
    cdef readonly int players
    cdef readonly bint one_religion

    @cython.locals(seat=int, i=int)
    cdef void clear_nations(self, int players, int stones, tuple bonus, bint one_piece, bint one_religion)
    cdef inline void copy_nations(self, Nations other) noexcept nogil
    cdef inline int sole_god(self, int bits) noexcept nogil
    cdef inline int religion(self, int bits) noexcept nogil
    cdef void found_tribe(self, int cell, int tribe) noexcept nogil
    @cython.locals(needy=int)
    cdef int found_temple(self, int cell, int god) noexcept nogil
    cdef inline bint is_tribe(self, int cell) noexcept nogil
    cdef inline void give_stone(self, int cell, int god) noexcept nogil
    cdef inline void send_home(self, int cell) noexcept nogil
    @cython.locals(seat=int, tribe=int)
    cdef inline void settle_nations(self, int god) noexcept nogil
    @cython.locals(nth=int)
    cdef inline void gain_cards(self, int god, int tribe) noexcept nogil
    @cython.locals(different=int, cards=int, i=int)
    cdef bint holds_cards(self, int god, int colours, int any_colour) noexcept nogil
