cimport cython
from pantheon.engine.c_bits cimport count_bits, lowest_bit
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.position cimport Position

cdef int POINT, LAST_ROUNDS


cdef class Prices:
    cdef int all_temples[SEATS + 1]
    cdef int length, horizon, builds, one, two, more, gold, card, draw, piece, pieces, spare, typical, march, raid
    cdef int hope, turns, stock

    cdef void look_at_the_clock(self, Position position) noexcept nogil
    cdef inline int hoard(self, int count) noexcept nogil
    @cython.locals(held=int)
    cdef int harvest(self, Position position, int seat, int resource, int count) noexcept nogil
    cdef int price(self, int good) noexcept nogil
    @cython.locals(effect=int, profit=int, villages=int)
    cdef int yield_of(self, Position position, int seat, int kind) noexcept nogil
    @cython.locals(good=int, amount=int)
    cdef int gained(self, Position position, int seat, int kind) noexcept nogil
    @cython.locals(best=int, total=int, land=int, count=int, found=int)
    cdef int harvested(self, Position position, int seat, int where, int amount) noexcept nogil
    @cython.locals(held=int, count=int, limit=int, each=int)
    cdef int sold(self, Position position, int seat, int kind) noexcept nogil
    @cython.locals(types=int, resource=int, each=int)
    cdef int sold_different(self, Position position, int seat, int kind) noexcept nogil
    @cython.locals(best=int, at=int, kind=int)
    cdef int activated(self, Position position, int seat, int colour) noexcept nogil
    @cython.locals(units='unsigned long long', theft=int, most=int, victims=int)
    cdef int led(self, Position position, int seat, int kind) noexcept nogil
