cimport cython
from pantheon.engine.c_bits cimport count_bits
from pantheon.engine.c_rows cimport copy_shorts
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.playout cimport Playout


@cython.final
cdef class Position(Playout):
    cdef readonly object options
    cdef public int told[SEATS]
    cdef public short earned[SEATS * (4 + MOST_KINDS)]
    cdef public short fired[SEATS * MOST_KINDS]

    @cython.locals(seat=int)
    cpdef tuple to_act(self)
    @cython.locals(count=int, i=int)
    cpdef list outcomes(self)
    @cython.locals(new=Position)
    cpdef Position copy(self)
    cpdef int source_of(self, int action)
    @cython.locals(total=int, region=int, winners=int)
    cpdef int won(self, int seat, unsigned long long fallen, list villages)
    @cython.locals(seat=int, i=int)
    cpdef void copy_from(self, Position other)
    @cython.locals(count=int, i=int)
    cpdef list actions(self, int seat)
    @cython.locals(count=int, at=int)
    cpdef list temple_cards(self, int seat)
    cpdef int temple_worth(self, int seat, int kind)
    @cython.locals(per=int, terrain=int, where='unsigned long long', bits='unsigned long long', region=int)
    cpdef list counted_regions(self, int seat, int kind)
    @cython.locals(near='unsigned long long', seat=int)
    cpdef tuple siege(self, int region)
    cpdef unsigned long long open_sites(self, int kind)
    cpdef bint may_place(self, int colour)
    cpdef int gold_for(self, int kind)
    cpdef int playout(self)
    @cython.locals(work=Position)
    cpdef long long playouts(self, int games, unsigned long long seed)
    cpdef int roll(self)
    cpdef int step(self, int index) except -1
    cpdef int listed(self, int index) except -1
    cpdef int draw_action(self) except -1


cdef Position blank()
