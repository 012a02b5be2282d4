cimport cython
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.course cimport Course

cdef int LOW_SHAPE


cdef class Commands(Course):
    @cython.locals(window=int)
    cdef void apply(self, int seat, int action) noexcept nogil
    cdef void judge(self, int seat, int cell) noexcept nogil
    cdef inline void after_command(self, int seat, int verb) noexcept nogil
    @cython.locals(token=int, arg=int, cell=int, shape=int, prophet=int)
    cdef inline void apply_tile(self, int seat, int action) noexcept nogil
    @cython.locals(colour=int)
    cdef void destroy(self, int seat, int cell, int token, int prophet) noexcept nogil
    @cython.locals(one=int, two=int, who=int)
    cdef int token_colour(self, int seat, int prophet) noexcept nogil
    cdef inline void apply_verb(self, int seat, int verb, int arg) noexcept nogil
    cdef void toggle_pass(self, int seat) noexcept nogil
    @cython.locals(at=int, face=int, owner=int, row=int, found=int)
    cdef inline void apply_hands(self, int seat, int verb, int arg) noexcept nogil
    cdef int face_shown(self, int tile, int shape) noexcept nogil
    @cython.locals(at=int)
    cdef void flip(self, int row, int slot) noexcept nogil
    cdef inline void touch(self, int seat, int row) noexcept nogil
    @cython.locals(verb=int, arg=int)
    cdef void happen(self, int action) noexcept nogil
    cdef void deal(self, int verb, int seat, int what) noexcept nogil
    cdef void expire(self, int verb, int arg) noexcept nogil
    @cython.locals(seat=int, origin=int, face=int)
    cdef void tire(self, int at) noexcept nogil
