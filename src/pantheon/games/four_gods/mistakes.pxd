cimport cython
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.counting cimport Counting

cdef enum:  # of a cell while a sweep goes on
    LEFT = 0
    GAP = 1
    FALLING = 2


cdef class Mistakes(Counting):
    cdef short swept[CELLS]

    @cython.locals(side=int, near=int, earlier=bint)
    cdef bint lies_wrongly(self, int cell) noexcept nogil
    @cython.locals(end=int, corner=int)
    cdef bint clashes(self, int cell, int near, int side) noexcept nogil
    @cython.locals(offender=int, colour=int, noticed=bint, hand=int, origin=int, punished=bint, removed=int)
    cdef void call(self, int cell) noexcept nogil
    @cython.locals(cell=int, falling=int)
    cdef void sweep(self, int gap) noexcept nogil
    @cython.locals(side=int, near=int)
    cdef bint is_beside_gap(self, int cell) noexcept nogil
    cdef bint falls(self, int cell) noexcept nogil
    cdef void take_away(self, int cell) noexcept nogil
    @cython.locals(side=int, near=int, leaves_gap=bint)
    cdef void sweep_as_in_version_1(self, int gap) noexcept nogil
    cdef void punish(self, int seat) noexcept nogil
    @cython.locals(count=int, colour=int, cell=int)
    cdef int prophets_of(self, int seat) noexcept nogil
    cdef bint is_preacher(self, int seat, int cell) noexcept nogil
    @cython.locals(count=int, colour=int, cell=int)
    cdef int answers(self, int seat) noexcept nogil
    @cython.locals(in_reserve=int, colour=int)
    cdef bint pays_from_reserve(self, int seat) noexcept nogil
    cdef void pay(self, int seat, int who) noexcept nogil
    @cython.locals(first=int, at=int)
    cdef void forgive(self, int seat) noexcept nogil
    @cython.locals(one=int, two=int, found=int, cell=int)
    cdef int default_payment(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void settle_debts(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void collect_debts(self) noexcept nogil
