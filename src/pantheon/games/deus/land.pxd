cimport cython
from pantheon.engine.c_bits cimport count_bits, lowest_bit
from pantheon.engine.c_rows cimport byte_table, copy_shorts, copy_words, word_table
from pantheon.games.deus.c_codes cimport *

cdef unsigned long long ONE
cdef int FIRST_DISTANCE


cdef class Land:
    cdef readonly object atlas
    cdef bytearray near_block, distance_block
    cdef unsigned long long *near
    cdef unsigned char *distance
    cdef public unsigned long long terrain[TERRAINS]
    cdef public unsigned long long piece[SEATS * TYPES]
    cdef public short village_vp[MOST_REGIONS]
    cdef public short first[SEATS]
    # Scalars last: the bounds sanitizer does not check an array at the end of its struct.
    cdef public unsigned long long attacked
    cdef readonly unsigned long long edge
    cdef readonly int regions

    cdef void use_atlas(self, object atlas)
    cdef void clear_land(self, object atlas)
    @cython.locals(terrain=int)
    cdef void clear_terrains(self) noexcept nogil
    cdef inline void copy_land(self, Land other) noexcept nogil
    @cython.locals(k=int, terrain=int)
    cdef void lay_tile(self, int place, int tile, int face, int rotation) noexcept with gil
    cdef bint villages_touch(self) noexcept nogil
    @cython.locals(villages='unsigned long long', village=int)
    cdef void fill_villages(self) noexcept nogil
    cdef inline unsigned long long everywhere(self) noexcept nogil
    cdef inline unsigned long long lands(self) noexcept nogil
    @cython.locals(found='unsigned long long')
    cdef inline unsigned long long around(self, unsigned long long regions) noexcept nogil
    @cython.locals(at=int, found='unsigned long long')
    cdef inline unsigned long long own(self, int seat) noexcept nogil
    @cython.locals(at=int, found='unsigned long long')
    cdef inline unsigned long long occupied(self) noexcept nogil
    @cython.locals(one='unsigned long long', two='unsigned long long', three='unsigned long long', kind=int,
                   here='unsigned long long')
    cdef unsigned long long cities(self, int seat, int size) noexcept nogil
    @cython.locals(count=int, kind=int)
    cdef int buildings(self, int seat, unsigned long long where) noexcept nogil
    cdef void put_piece(self, int seat, int kind, int region) noexcept nogil
    cdef unsigned long long conquests(self, int seat) noexcept nogil
    @cython.locals(right='unsigned long long', empty='unsigned long long', own='unsigned long long')
    cdef unsigned long long free_sites(self, int seat, int kind) noexcept nogil
    @cython.locals(right='unsigned long long')
    cdef unsigned long long edge_sites(self, int seat, int kind) noexcept nogil
    @cython.locals(best=int, found='unsigned long long', left='unsigned long long', region=int, steps=int, other=int)
    cdef unsigned long long farthest(self, int seat, unsigned long long sites) noexcept nogil
    cdef unsigned long long temple_sites(self, int seat) noexcept nogil
    @cython.locals(ways='unsigned long long', found='unsigned long long', ends='unsigned long long')
    cdef unsigned long long reach(self, int seat, int region, int steps) noexcept nogil
    @cython.locals(found=int, other=int)
    cdef int neighbours_of(self, int seat, int region) noexcept nogil
    @cython.locals(units='unsigned long long', seat=int)
    cdef bint is_attacked_now(self, int village) noexcept nogil
    @cython.locals(villages='unsigned long long', found='unsigned long long', village=int)
    cdef unsigned long long raidable(self, int seat) noexcept nogil
