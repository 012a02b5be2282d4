cimport cython
from pantheon.engine.c_bits cimport count_bits, lowest_bit
from pantheon.engine.c_rows cimport copy_shorts
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.offerings cimport Offerings

cdef int START_CARDS, START_BOARD, REFILL, HAND_MOST, GUARD_ROUNDS


cdef class Turns(Offerings):
    cdef public short tile_on[PLACES]
    cdef public short face_on[PLACES]
    cdef readonly bint free_start
    cdef readonly int places, named
    cdef public int phase, laid, chosen, starter, round, last_round, idle, cause

    cdef void clear_turns(self, object options)
    cdef inline void copy_turns(self, Turns other) noexcept nogil
    cdef void draw_tile(self, int tile) noexcept nogil
    @cython.locals(place=int)
    cdef void turn_tile(self, int face) noexcept nogil
    @cython.locals(at=int)
    cdef void begin(self, int seat) noexcept nogil
    @cython.locals(kind=int)
    cdef void choose_pieces(self, int seat, int number) noexcept nogil
    @cython.locals(k=int)
    cdef void deal(self) noexcept nogil
    cdef void run(self) noexcept nogil
    @cython.locals(which=int, left=int)
    cdef inline bint goes_on(self) noexcept nogil
    cdef inline bint drawing_done(self) noexcept nogil
    @cython.locals(which=int, sites='unsigned long long')
    cdef bint decide_alone(self) noexcept nogil
    @cython.locals(kind=int, villages='unsigned long long')
    cdef void ransack_all(self) noexcept nogil
    cdef void end_action(self) noexcept nogil
    cdef void watch_for_the_end(self) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(verb=int, arg=int, cards=int)
    cdef void apply(self, int seat, int action) noexcept nogil
    @cython.locals(verb=int, arg=int)
    cdef void happen(self, int action) noexcept nogil
