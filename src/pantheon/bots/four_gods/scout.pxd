cimport cython
from pantheon.bots.four_gods.judge cimport Judge
from pantheon.engine.c_bits cimport lowest_bit
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.position cimport Position

cdef int NEVER, FRONT, BACK


@cython.final
cdef class Scout(Judge):
    cdef Position here, sheet, later
    cdef list ties
    cdef int who[COLOURS]
    cdef readonly int seat
    cdef int whos, best

    cpdef int begin(self, Position position, int seat) except? -1
    @cython.locals(i=int, colour=int)
    cdef void choose_senders(self)
    @cython.locals(best=int, i=int, cell=int, value=int)
    cdef void choose_migrant(self, int prophet)
    @cython.locals(action=int)
    cpdef tuple among(self, list actions)
    @cython.locals(hand=int)
    cpdef tuple places(self)
    @cython.locals(cells='unsigned long long', i=int)
    cpdef tuple cities(self)
    @cython.locals(hand=int, top=int, at=int, value=int)
    cpdef tuple takes(self)
    @cython.locals(lies=int, ways=int)
    cdef int try_row(self, int at, int hand) except? -1
    @cython.locals(hand=int)
    cdef int free_hand(self) noexcept
    cdef int take(self, int at, int hand) noexcept
    @cython.locals(lies=int, place=int)
    cdef int slot_and_face(self, int at) noexcept
    @cython.locals(cell=int, mine=bint)
    cpdef bint has_aims(self)
    @cython.locals(at=int)
    cpdef list riddles(self)
    cdef bint is_riddle(self, int at) noexcept
    cdef bint knows(self, int face) noexcept
    @cython.locals(worst=int, hand=int, tile=int, front=int, back=int, face=int, slot=int)
    cpdef list discards(self, bint hide)
    cdef void clear(self)
    @cython.locals(value=int)
    cdef void attempt(self, Position position, int action)
    cdef bint has_place(self, int tile, int ways) noexcept
    @cython.locals(count=int, cells='unsigned long long')
    cdef int count_places(self, int tile, int ways) noexcept
    @cython.locals(cells='unsigned long long', cell=int, fitting=int)
    cdef void try_tile(self, Position position, int hand, int tile, int ways)
    @cython.locals(cell=int, fitting=int, k=int, token=int)
    cdef void try_cities(self, Position position, int hand, int tile, int ways)
    @cython.locals(way=int, action=int, corner=int, i=int)
    cdef void try_ways(self, Position position, int base, int tile, int ways, int token)
    cdef int laying(self, Position position, int action, int token) noexcept
