cimport cython
from pantheon.engine.c_rows cimport copy_bytes, copy_ints, copy_shorts
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.world cimport World

cdef unsigned long long ONE
cdef int CITY_TOKENS


cdef class Table(World):
    cdef unsigned char known[MOST_TILES * FACES]
    cdef public int laid[CELLS]
    cdef public int since[CELLS]
    cdef public int due[SEATS * MOST_DEBTS]
    cdef public int held[SEATS * HANDS]
    cdef public int window_since[SEATS]
    cdef public int last_command[SEATS]
    cdef public short bag[MOST_TILES]
    cdef public short row[SEATS * MOST_SLOTS]
    cdef public short by[CELLS]
    cdef public short hand[SEATS * HANDS]
    cdef public short origin[SEATS * HANDS]
    cdef public short up[SEATS * HANDS]
    cdef public short limited[SEATS * HANDS]
    cdef public short colours[SEATS * 2]
    cdef public short filled[SEATS]
    cdef public short owes[SEATS]
    cdef public short window[SEATS]
    cdef public short window_hand[SEATS]
    cdef public short window_origin[SEATS]
    cdef public short owner[COLOURS]
    cdef public short god[COLOURS]
    cdef public short reserve[COLOURS]
    cdef public short lost[COLOURS]
    cdef public short razed[COLOURS]
    # Scalars last, see world.pxd.
    cdef readonly bint timed, secret, hold_limit, calls_cost
    cdef readonly int players, rules, slots, gods_each, mistakes, spared, guard
    cdef public int bag_size, phase, ready, passed, gone, drawer, to_draw, active, turn, acted, touched, idle_seats
    cdef public int last_round, trigger, cause, tick, pass_tick, change_tick, final_tick, peak, idle

    @cython.locals(tile=int, colour=int)
    cdef void clear_table(self, object options)
    cdef inline void copy_table(self, Table other) noexcept nogil
    cdef inline void copy_people(self, Table other) noexcept nogil
    cdef inline void changed(self) noexcept nogil
    cdef inline void row_changed(self) noexcept nogil
    cdef void grasp(self, int at, int tile, int origin, int up) noexcept nogil
    @cython.locals(tile=int)
    cdef int let_go(self, int at) noexcept nogil
    @cython.locals(slot=int)
    cdef int first_slot(self, int seat) noexcept nogil
    cdef void to_row(self, int seat, int slot, int tile, int face) noexcept nogil
    @cython.locals(found=int)
    cdef int from_row(self, int seat, int slot) noexcept nogil
    cdef void to_bag(self, int tile) noexcept nogil
    @cython.locals(at=int)
    cdef void from_bag(self, int tile) noexcept nogil
    cdef void store(self, int seat, int tile, int face) noexcept nogil
    @cython.locals(first=int)
    cdef void empty_hands(self, int seat) noexcept nogil
    @cython.locals(face=int)
    cdef void empty_hand(self, int at) noexcept nogil
    cdef void send(self, int who, int cell, int corner) noexcept nogil
    cdef void dismiss(self, int cell) noexcept nogil
    cdef void recall(self, int cell) noexcept nogil
    cdef void lose(self, int cell) noexcept nogil
    cdef inline bint own(self, int seat, int colour) noexcept nogil
    @cython.locals(first=int)
    cdef inline int gods_missing(self, int seat) noexcept nogil
    cdef void adopt(self, int seat, int colour) noexcept nogil
    @cython.locals(origin=int, tile=int, way=int)
    cdef void settle(self, int seat, int at, int cell, int shape) noexcept nogil
    cdef void shut(self, int seat) noexcept nogil
    @cython.locals(lay=int, seat=int)
    cdef int pick_up(self, int cell) noexcept nogil
    @cython.locals(left=int, colour=int)
    cdef inline int cities_left(self) noexcept nogil
