cimport cython
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.choices cimport Choices

cdef unsigned long long MULTIPLIER, INCREMENT, MASK


cdef class Playout(Choices):
    cdef short split[SEATS]
    cdef unsigned long long state
    cdef readonly int mover

    cdef inline int below(self, int n) noexcept nogil
    cdef inline bint is_chance(self) noexcept nogil
    @cython.locals(at=int)
    cdef void throw(self) noexcept nogil
    @cython.locals(at=int, kind=int)
    cdef inline int any_card(self) noexcept nogil
    cdef inline void await_seat(self) noexcept nogil
    @cython.locals(at=int)
    cdef int any_listed(self) noexcept nogil
    @cython.locals(decisions=int)
    cdef int play_out(self) noexcept nogil
    @cython.locals(decisions='long long')
    cdef long long play_games(self, Playout start, int games) noexcept nogil
