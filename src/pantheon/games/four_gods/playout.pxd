cimport cython
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.choices cimport Choices

cdef unsigned long long MULTIPLIER, INCREMENT, MASK
cdef int PACE, UNKNOWN


cdef class Playout(Choices):
    cdef unsigned long long state
    cdef readonly int mover, turn_seconds, final_seconds
    cdef int sand_turn, sand_tick

    cdef inline int below(self, int n) noexcept nogil
    @cython.locals(at=int)
    cdef void throw(self) noexcept nogil
    cdef inline void await_seat(self) noexcept nogil
    cdef inline bint runs_out(self) noexcept nogil
    @cython.locals(seat=int)
    cdef inline int any_seat(self) noexcept nogil
    @cython.locals(count=int, action=int)
    cdef int any_listed(self) noexcept nogil
    @cython.locals(kind=int)
    cdef int any_kind(self) noexcept nogil
    @cython.locals(tiles=int, row=int, at=int, slot=int, lies=int, arg=int)
    cdef inline void any_row_tile(self, int kind) noexcept nogil
    @cython.locals(first=int)
    cdef inline int any_free_hand(self) noexcept nogil
    @cython.locals(decisions=int)
    cdef int play_out(self, bint brisk) noexcept nogil
    @cython.locals(decisions='long long')
    cdef long long play_games(self, Playout start, int games, bint brisk) noexcept nogil
