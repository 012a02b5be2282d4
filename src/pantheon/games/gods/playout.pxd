cimport cython
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.choices cimport Choices

cdef unsigned long long MULTIPLIER, INCREMENT, MASK
cdef int MOVE, PER_TEMPLE, PER_TRIBE


cdef class Playout(Choices):
    cdef unsigned long long state

    cdef int below(self, int n) noexcept nogil
    @cython.locals(verb=int, first=int, last=int, total=int, arg=int, at=int)
    cdef void throw(self) noexcept nogil
    cdef void await_seat(self) noexcept nogil
    @cython.locals(at=int)
    cdef int any_listed(self) noexcept nogil
    @cython.locals(low=int, high=int, tries=int, temples=int, lifts=int, discards=int, action=int)
    cdef int any_action(self) noexcept nogil
    cdef int ways(self, int hex_) noexcept nogil
    @cython.locals(cell=int)
    cdef int attempt(self, int at, int low, int high, int temples, int lifts) noexcept nogil
    @cython.locals(cell=int)
    cdef int attempt_hex(self, int hex_, int at) noexcept nogil
    @cython.locals(decisions=int)
    cdef int play_out(self, bint sampled) noexcept nogil
    @cython.locals(decisions='long long')
    cdef long long play_games(self, Playout start, int games, bint sampled) noexcept nogil
