cimport cython
cimport pantheon.games.four_gods.c_codes as codes
from pantheon.games.four_gods.playout cimport Playout


cdef class Drawing:
    cdef Playout position  # a Position, which imports this module: its options and codec are all that it adds
    cdef object options, tiles
    cdef tuple names
    cdef bint peeks, memory, whole

    cdef void open_at(self, Playout position) except *
    @cython.locals(seat=int)
    cdef tuple of_bits(self, int bits)
    cdef bint recalls(self, int seat, int face) noexcept
    @cython.locals(colour=int)
    cdef int gods_dealt(self) except -1
    @cython.locals(position=Playout, prophet=int, corner=int)
    cdef object lying(self, int cell, bint seen)
    @cython.locals(position=Playout, found=list, cell=int, near=int)
    cdef tuple cities(self)
    @cython.locals(position=Playout, cell=int)
    cdef tuple asks(self)
    @cython.locals(position=Playout, found=list, kingdom=int, root=int, flock=int, colour=int, prophets=int, terrain=int)
    cdef tuple kingdoms(self)
    @cython.locals(position=Playout, first=int, at=int, lies=int)
    cdef bint recalls_some(self, int seat, int row) noexcept
    @cython.locals(position=Playout, first=int, debts=int, at=int, colour=int, left=int, own=bint)
    cdef object player(self, int seat, int viewer)
    @cython.locals(position=Playout, hidden=bint)
    cdef object god(self, int colour, bint own)
    @cython.locals(position=Playout, limited=bint)
    cdef object held(self, int at, bint own)
    @cython.locals(position=Playout, found=list, first=int, at=int, lies=int, seen=bint)
    cdef tuple row_of(self, int seat, int viewer)
    @cython.locals(position=Playout)
    cdef object window_of(self, int seat)
    cdef object origin(self, int number)


cdef int _packed(int players, int cell, int lies, bint seen, int by, int prophet, int corner) noexcept
