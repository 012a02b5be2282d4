cimport cython
from pantheon.bots.deus.prices cimport Prices
from pantheon.engine.c_bits cimport count_bits, lowest_bit
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.position cimport Position

cdef int POINT, TEMPLE_MOST, MAJORITY, HAND_MOST, GOLD_FOR_RESOURCE


cdef class Judge(Prices):
    cdef int firing[STANDARD]
    # Scalars last: the bounds sanitizer does not check an array at the end of its struct.
    cdef int first, second, third, ripen, region, room, coast, plenty, siege, foothold
    cdef int best, rest, bare, lack, poor, closed, rivals, due

    @cython.locals(others=int, other=int, own=int)
    cdef int judge(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int)
    cdef int purse(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, at=int)
    cdef int standing(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, resource=int)
    cdef int goods(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, good=int, held=int, most=int, other=int)
    cdef int majorities(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, kind=int, count=int)
    cdef int boards(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, steps=int, colour=int, height=int)
    cdef int columns(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, at=int, kind=int)
    cdef int volley(self, Position position, int seat, int colour, int start) noexcept nogil
    @cython.locals(pieces=int)
    cdef int firings(self, Position position, int seat, int colour) noexcept nogil
    @cython.locals(now=int)
    cdef int temple(self, Position position, int seat, int kind) noexcept nogil
    @cython.locals(own='unsigned long long', empty='unsigned long long', room=int, coast=int)
    cdef int land(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, occupied='unsigned long long', villages='unsigned long long', village=int,
                   near='unsigned long long', taken=int, chance=int, closeness=int)
    cdef int villages(self, Position position, int seat) noexcept nogil
    @cython.locals(own=int, most=int, other=int)
    cdef int claim(self, Position position, int seat, unsigned long long near) noexcept nogil
    @cython.locals(best=int, total=int, size=int, at=int, found=int, cards=int, hopes=int)
    cdef int hand(self, Position position, int seat) noexcept nogil
    @cython.locals(colour=int, value=int)
    cdef int prospect(self, Position position, int seat, int kind) noexcept nogil
    @cython.locals(gold=int, price=int, resource=int, cost=int, held=int, missing=int)
    cdef int affordable(self, Position position, int seat, int kind, int value) noexcept nogil
    @cython.locals(total=int, depth=int, at=int, which=int, one=int, room=int)
    cdef int pending(self, Position position, int seat) noexcept nogil
