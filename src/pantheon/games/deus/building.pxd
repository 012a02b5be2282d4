cimport cython
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.firing cimport Firing

cdef int GOLD_FOR_RESOURCE, EDGE_VP


cdef class Building(Firing):
    cdef int payment[MOST_PAYMENTS]
    # Scalars last, see land.pxd.
    cdef int payments
    cdef readonly bint joker
    cdef public int built

    @cython.locals(found='unsigned long long')
    cdef unsigned long long sites(self, int kind) noexcept nogil
    cdef bint can_place(self, int colour) noexcept nogil
    @cython.locals(gold=int, resource=int, missing=int)
    cdef inline int gold_needed(self, int kind) noexcept nogil
    @cython.locals(affordable=bint)
    cdef bint can_build(self, int kind) noexcept nogil
    cdef int joker_price(self, int colour) noexcept nogil
    cdef bint can_joke(self, int colour) noexcept nogil
    @cython.locals(colour=int)
    cdef void build(self, int kind) noexcept nogil
    cdef void joke(self, int kind, int colour) noexcept nogil
    @cython.locals(kind=int, gold=int, resource=int, cost=int, least=int, known=int, at=int, more=int)
    cdef void find_payments(self) noexcept nogil
    @cython.locals(kept=int, at=int, code=int, replaced=int)
    cdef void keep_affordable(self, int gold) noexcept nogil
    @cython.locals(kind=int, gold=int, resource=int, replaced=int)
    cdef void pay(self, int in_gold) noexcept nogil
    @cython.locals(kind=int)
    cdef void place(self, int region) noexcept nogil
