cimport cython
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.mistakes cimport Mistakes

cdef int START_TILES


cdef class Course(Mistakes):
    cdef inline int everybody(self) noexcept nogil
    cdef void begin_if_ready(self) noexcept nogil
    cdef void deal_on(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int without_colour(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int without_god(self) noexcept nogil
    @cython.locals(at=int)
    cdef int godless(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void deal_tiles(self) noexcept nogil
    cdef void begin_turns(self, int seat) noexcept nogil
    @cython.locals(seat=int, at=int)
    cdef void draw_tile(self, int tile) noexcept nogil
    cdef void pass_if_all(self) noexcept nogil
    cdef void begin_pass(self, int seat) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef inline int after(self, int seat) noexcept nogil
    cdef void leave(self, int seat) noexcept nogil
    cdef void watch_for_the_end(self) noexcept nogil
    cdef void watch_progress(self, bint god_chosen) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish(self, int cause) noexcept nogil
    cdef void give_on(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int needy(self) noexcept nogil
    cdef void choose_god(self, int seat, int god) noexcept nogil
    @cython.locals(free=bint, colour=int)
    cdef bint is_free(self, int god) noexcept nogil
