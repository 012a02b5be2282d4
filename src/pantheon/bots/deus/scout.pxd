cimport cython
from pantheon.bots.deus.judge cimport Judge
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.position cimport Position

cdef int NEVER, SHEETS


@cython.final
cdef class Scout(Judge):
    cdef list sheets
    cdef int rank[MOST_HAND]
    cdef int value[MOST_HAND]
    cdef int next_added

    @cython.locals(best=int, action=int)
    cpdef list values(self, Position position, int seat, list actions)
    @cython.locals(sheet=Position)
    cdef int attempt(self, Position position, int seat, int action) except? -1
    @cython.locals(value=int)
    cdef int settle(self, Position sheet, int seat) except? -1
    @cython.locals(chosen=int, best=int, sheet=Position, i=int, value=int)
    cdef int best_choice(self, Position position, int seat, int level) except? -1
    @cython.locals(value=int)
    cdef int outlook(self, Position sheet, int seat, int level, int verb) except? -1
    cdef bint is_asked(self, Position sheet, int seat) noexcept
    @cython.locals(origin=Position, sheet=Position, cards=int, best=int, count=int, first=int, value=int)
    cdef int plan_offering(self, Position position, int seat) except? -1
    @cython.locals(count=int, at=int, kind=int, value=int, place=int)
    cdef int rank_cards(self, Position position, int seat) noexcept
    @cython.locals(first=int, last=int, done=int, least=int, at=int)
    cdef int throw_in(self, Position sheet, int seat, int count) noexcept
