cimport cython
from pantheon.engine.c_bits cimport count_bits, lowest_bit
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.goods cimport Goods

cdef unsigned long long ONE


cdef class Raids(Goods):
    @cython.locals(villages='unsigned long long', village=int)
    cdef void attack(self) noexcept nogil
    @cython.locals(winners=int, share=int, seat=int)
    cdef void plunder(self, int village) noexcept nogil
    cdef int leaders(self, int village) noexcept nogil
    @cython.locals(best=int, found=int, seat=int, here='unsigned long long', count=int)
    cdef int most(self, int village, int among, bint units) noexcept nogil
