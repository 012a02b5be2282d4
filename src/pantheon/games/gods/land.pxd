cimport cython
from pantheon.engine.c_rows cimport (
    byte_row, clear_bytes, copy_bytes, copy_ints, int_row, int_table, new_block,
)
from pantheon.games.gods.c_codes cimport *


cdef class Land:
    cdef readonly int cells, edges, deserts
    cdef int radius, room, rim, inner
    cdef bytearray block, table
    cdef unsigned char *land
    cdef unsigned char *faith
    cdef unsigned char *around
    cdef int *near
    cdef int *edge
    cdef int desert[MOST_DESERTS]

    cdef void open_land(self, int radius)
    cdef void clear_land(self)
    cdef void copy_land(self, Land other) noexcept nogil
    cdef void take_room(self, Land other) noexcept with gil
    cdef void extend(self) noexcept nogil
    @cython.locals(land='unsigned char *', faith='unsigned char *', around='unsigned char *', edge='int *')
    cdef void make_room(self) noexcept with gil
    cdef void lay(self, int cell, int hex_, int faith) noexcept nogil
    cdef void take_up(self, int cell) noexcept nogil
    cdef void note_desert(self, int cell) noexcept nogil
    cdef void join_edge(self, int cell) noexcept nogil
    cdef void leave_edge(self, int cell) noexcept nogil
    @cython.locals(bits=int)
    cdef int faith_around(self, int cell) noexcept nogil
