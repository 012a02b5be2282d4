cimport cython
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.choices cimport Choices

cdef unsigned long long MULTIPLIER, INCREMENT, MASK
cdef int MOVE_COST, TEMPLE_COST, TRIBE_COST


cdef class Playout(Choices):
    cdef unsigned long long state

    cdef inline int below(self, int n) noexcept nogil
    @cython.locals(seat=int, at=int)
    cdef inline void throw(self) noexcept nogil
    @cython.locals(size=int, at=int, hex_=int, kind=int)
    cdef inline int any_hex(self, int unlike) noexcept nogil
    cdef inline void await_seat(self) noexcept nogil
    @cython.locals(at=int)
    cdef int any_listed(self) noexcept nogil
    cdef inline int any_action(self) noexcept nogil
    @cython.locals(
        low=int, high=int, edges=int, power=int, low_from=int, high_from=int, lows=int, highs=int, temples=int,
        temple_from=int, lifts=int, discards=int, at=int,
    )
    cdef inline int any_play(self) noexcept nogil
    cdef inline int first_place(self, int hex_, int power) noexcept nogil
    cdef inline int placement(self, int verb, int at) noexcept nogil
    @cython.locals(pieces=int, cell=int)
    cdef inline int any_landing(self) noexcept nogil
    @cython.locals(decisions=int)
    cdef int play_out(self, bint sampled) noexcept nogil
    @cython.locals(decisions='long long')
    cdef long long play_games(self, Playout start, int games, bint sampled) noexcept nogil
