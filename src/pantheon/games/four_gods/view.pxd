cimport cython
cimport pantheon.games.four_gods.c_codes as codes
from pantheon.games.four_gods.playout cimport Playout


cdef class _Eyes:
    cdef Playout position  # a Position, which imports this module: its options are all that it adds
    cdef object seat, tiles
    cdef tuple names
    cdef int own
    cdef bint peeks, remembers

    @cython.locals(position=Playout, seat=int, colour=int)
    cdef object view(self)
    @cython.locals(seat=int)
    cdef tuple of_bits(self, int bits)
    cdef bint sees(self, int face) noexcept
    @cython.locals(colour=int)
    cdef int gods_dealt(self) except -1
    @cython.locals(position=Playout, found=list, cell=int, lies=int, seen=bint, prophet=int, corner=int)
    cdef tuple world(self)
    @cython.locals(position=Playout, found=list, cell=int, near=int)
    cdef tuple cities(self)
    @cython.locals(position=Playout, cell=int)
    cdef tuple asks(self)
    @cython.locals(position=Playout, found=list, kingdom=int, root=int, flock=int, colour=int, prophets=int, terrain=int)
    cdef tuple kingdoms(self)
    @cython.locals(position=Playout, first=int, debts=int, at=int, colour=int)
    cdef object player(self, int seat)
    @cython.locals(position=Playout, hidden=bint)
    cdef object god(self, int seat, int colour)
    @cython.locals(position=Playout, limited=bint)
    cdef object held(self, int seat, int at)
    @cython.locals(position=Playout, found=list, first=int, at=int, lies=int)
    cdef tuple row_of(self, int seat)
    @cython.locals(position=Playout)
    cdef object window_of(self, int seat)
    cdef object origin(self, int number)


cdef int _packed(int players, int cell, int lies, bint seen, int by, int prophet, int corner) noexcept
