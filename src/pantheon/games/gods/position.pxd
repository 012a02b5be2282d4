cimport cython
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.playout cimport Playout


@cython.final
cdef class Position(Playout):
    cdef readonly object options

    @cython.locals(new=Position)
    cpdef Position copy(self)
    cpdef void copy_from(self, Position other)
    @cython.locals(count=int, i=int)
    cpdef list actions(self)
    @cython.locals(last=int)
    cpdef bytes land_bytes(self)
    @cython.locals(c=int)
    cpdef list hexes(self)
    @cython.locals(i=int)
    cpdef list edge_cells(self)
    cpdef int neighbours_of(self, int cell)
    cpdef int hex_at(self, int cell)
    cpdef void put(self, int cell, int hex_, int faith)
    cpdef int playout(self, bint sampled=*)
    @cython.locals(work=Position)
    cpdef long long playouts(self, int games, unsigned long long seed, bint sampled=*)
    cpdef int roll(self)
    cpdef int step(self, int index) except -1
    cpdef int listed(self, int index) except -1
    cpdef int draw_action(self) except -1


cdef Position blank()
