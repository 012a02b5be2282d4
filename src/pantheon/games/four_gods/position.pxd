cimport cython
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.playout cimport Playout


@cython.final
cdef class Position(Playout):
    cdef readonly object options, codec

    @cython.locals(seat=int)
    cpdef tuple to_act(self)
    cpdef bint is_chance(self)
    @cython.locals(count=int, i=int)
    cpdef list outcomes(self)
    @cython.locals(new=Position)
    cpdef Position copy(self)
    cpdef void copy_from(self, Position other)
    @cython.locals(count=int, i=int)
    cpdef list actions(self, int seat)
    @cython.locals(count=int)
    cdef int list_for(self, int seat)
    @cython.locals(at=int)
    cdef bint has_listed(self, int count, int action) noexcept nogil
    @cython.locals(cell=int)
    cpdef list lying(self)
    @cython.locals(cell=int)
    cpdef list standing(self)
    @cython.locals(i=int)
    cpdef bytes knowing(self)
    cpdef bint is_wrong(self, int cell)
    cpdef int tokens_left(self)
    cpdef list count_up(self)
    @cython.locals(k=int, root=int, colour=int)
    cpdef list realms(self)
    @cython.locals(colour=int)
    cpdef list ranked(self, object values)
    cpdef int playout(self, bint brisk=*)
    @cython.locals(work=Position)
    cpdef long long playouts(self, int games, unsigned long long seed, bint brisk=*)
    cpdef int roll(self)
    cpdef int step(self, int index) except -1
    cpdef int listed(self, int index) except -1
    cpdef int draw_action(self, int seat, bint brisk=*) except -1


cdef Position blank()
