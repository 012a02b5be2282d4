cimport cython
cimport pantheon.games.four_gods.c_codes as codes
from pantheon.games.four_gods.playout cimport Playout
from pantheon.games.four_gods.view cimport Drawing

cdef unsigned long long ONE
cdef int SPECTATOR, VIEWERS


@cython.final
cdef class Scene(Drawing):
    cdef unsigned long long recalled[codes.SEATS + 1]
    cdef Playout last  # after the row: the bounds sanitizer does not check an array at the end of its struct
    cdef list lain, turned, worlds, rounds, players
    cdef tuple towns, demands, realms
    cdef dict reserves, lost, razed

    cpdef tuple look(self, Playout position, object seats)
    cdef void turn_to(self, Playout position) except *
    cdef void forget(self, Playout position) except *
    @cython.locals(position=Playout)
    cdef tuple of_all(self)
    @cython.locals(viewer=int)
    cdef tuple of_one(self, object seat)
    @cython.locals(changed=bint, cell=int, viewer=int)
    cdef void see_world(self) except *
    @cython.locals(now=Playout, last=Playout)
    cdef bint lies_anew(self, int cell) noexcept
    @cython.locals(recalled='unsigned long long', who=int, cell=int)
    cdef tuple world_of(self, int viewer)
    @cython.locals(found='unsigned long long', cell=int, lies=int)
    cdef unsigned long long recalled_by(self, int viewer) noexcept
    cdef object tile(self, int cell, unsigned long long recalled)
    @cython.locals(seat=int, viewer=int)
    cdef void see_players(self) except *
    @cython.locals(now=Playout, last=Playout)
    cdef bint sits_anew(self, int seat) noexcept
    @cython.locals(now=Playout, last=Playout, at=int)
    cdef bint holds_anew(self, int seat) noexcept
    @cython.locals(now=Playout, last=Playout, at=int, colour=int)
    cdef bint owns_anew(self, int seat) noexcept
    @cython.locals(now=Playout, last=Playout, at=int, below=int)
    cdef bint stores_anew(self, int seat) noexcept
    @cython.locals(seat=int)
    cdef tuple seats_of(self, int viewer)
    @cython.locals(who=int)
    cdef object seen_in(self, int seat, int viewer)
    @cython.locals(now=Playout, last=Playout, colour=int, at=int)
    cdef void see_tokens(self) except *
