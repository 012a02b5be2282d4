cimport cython
from pantheon.engine.c_rows cimport (
    byte_row, clear_bytes, clear_shorts, copy_bytes, copy_ints, copy_shorts, int_row, int_table, new_block, short_row,
)
from pantheon.games.gods.c_codes cimport *


cdef class Land:
    cdef bytearray block, table
    cdef unsigned char *land
    cdef unsigned char *faith
    cdef short *around
    cdef int *near
    cdef int *edge
    cdef int *place
    cdef int crowd[MOST_NEIGHBOURS + 1]
    cdef int desert[MOST_DESERTS]
    # Scalars last: the bounds sanitizer does not check an array at the end of its struct.
    cdef int radius, room, rim, inner
    cdef readonly int cells, deserts

    cdef void open_land(self, int radius, int room)
    @cython.locals(count=int)
    cdef void clear_land(self)
    cdef inline void copy_land(self, Land other) noexcept nogil
    cdef void take_room(self, Land other) noexcept with gil
    @cython.locals(cell=int)
    cdef void extend(self) noexcept nogil
    @cython.locals(
        land='unsigned char *', faith='unsigned char *', around='short *', edge='int *', place='int *',
    )
    cdef void make_room(self) noexcept with gil
    @cython.locals(
        land='unsigned char *', faiths='unsigned char *', around='short *', near='int *', beside=int,
        found=int, count=int, i=int, first=int,
    )
    cdef int lay(self, int cell, int hex_, int faith) noexcept nogil
    @cython.locals(
        land='unsigned char *', around='short *', near='int *', beside=int, count=int, i=int, first=int,
    )
    cdef void take_up(self, int cell) noexcept nogil
    cdef inline void note_desert(self, int cell) noexcept nogil
    cdef inline void forget_desert(self, int cell) noexcept nogil
    @cython.locals(to=int)
    cdef inline void press(self, int cell, int count) noexcept nogil
    @cython.locals(to=int)
    cdef inline void relax(self, int cell, int count) noexcept nogil
    @cython.locals(edge='int *', place='int *', count=int, gap=int, last=int, other=int)
    cdef inline void leave_edge(self, int cell) noexcept nogil
    @cython.locals(edge='int *', place='int *', at=int, other=int)
    cdef inline void move(self, int cell, int to) noexcept nogil
    @cython.locals(found=int)
    cdef int faith_around(self, int cell) noexcept nogil
