cimport cython
from pantheon.engine.c_bits cimport count_bits
from pantheon.engine.c_rows cimport copy_ints, copy_shorts, int_table
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.land cimport Land

cdef int HAND_MOST


cdef class Goods(Land):
    cdef readonly object cards
    cdef bytearray card_block
    cdef int *card_table
    cdef public int goods[SEATS * GOODS]
    cdef public int vp[SEATS]
    cdef public short hand_size[SEATS]
    cdef public short board[SEATS * STANDARD]
    cdef public short reserve[SEATS * STANDARD]
    cdef public short hand[SEATS * MOST_HAND]
    cdef public short column[SEATS * COLOURS * MOST_COLUMN]
    cdef public short height[SEATS * COLOURS]
    cdef public short deck[MOST_KINDS]
    cdef public short discard[MOST_KINDS]
    cdef public short supply[RESOURCES]
    # Scalars last, see land.pxd.
    cdef readonly int players, kinds
    cdef public int temples, jokers, top, deck_size, discard_size

    cdef void use_deck(self, object deck)
    @cython.locals(resource=int, seat=int, kind=int)
    cdef void clear_goods(self, int players, object deck)
    cdef inline void copy_goods(self, Goods other) noexcept nogil
    cdef inline int card(self, int kind, int field) noexcept nogil
    cdef inline int cards_to_draw(self) noexcept nogil
    @cython.locals(kind=int)
    cdef void reshuffle(self) noexcept nogil
    @cython.locals(at=int)
    cdef void take_card(self, int seat, int kind) noexcept nogil
    @cython.locals(at=int, last=int)
    cdef void play_card(self, int seat, int kind) noexcept nogil
    @cython.locals(at=int)
    cdef void lay_card(self, int seat, int colour, int card) noexcept nogil
    cdef int card_in(self, int seat, int colour, int at) noexcept nogil
    cdef void throw_away(self, int kind) noexcept nogil
    @cython.locals(least=int, colour=int)
    cdef int shortest_column(self, int seat) noexcept nogil
    cdef void gain(self, int seat, int good, int amount) noexcept nogil
    cdef void give(self, int seat, int resource, int amount) noexcept nogil
    cdef void steal(self, int thief, int victim, int good, int amount) noexcept nogil
    cdef void gain_piece(self, int seat, int kind) noexcept nogil
    @cython.locals(count=int, kind=int)
    cdef int pieces_left(self, int seat) noexcept nogil
    @cython.locals(where='unsigned long long')
    cdef int counted(self, int seat, int per, int terrain, int size) noexcept nogil
    @cython.locals(count=int, resource=int)
    cdef int counted_otherwise(self, int seat, int per) noexcept nogil
    @cython.locals(amount=int, per=int, terrain=int, size=int, total=int, limit=int)
    cdef int worth(self, int seat, int kind) noexcept nogil
    cdef inline int yields(self, int seat, int land, int amount) noexcept nogil
