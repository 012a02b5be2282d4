cimport cython
from pantheon.engine.c_rows cimport byte_row, clear_bytes, new_block
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.land cimport Land


cdef class Pieces(Land):
    cdef public bint one_piece
    cdef int marks
    cdef bytearray mark_block
    cdef unsigned char *mark

    cdef void clear_pieces(self, bint one_piece)
    cdef inline bint can_lift_any(self) noexcept nogil
    @cython.locals(found=bint)
    cdef inline bint can_lift(self, int cell) noexcept nogil
    @cython.locals(touched=int)
    cdef inline bint joins(self, int cell, int lifted, int pieces) noexcept nogil
    @cython.locals(label=int)
    cdef inline int mark_pieces(self, int lifted) noexcept nogil
    cdef void open_marks(self) noexcept with gil
    cdef void spread(self, int cell, int label) noexcept nogil
