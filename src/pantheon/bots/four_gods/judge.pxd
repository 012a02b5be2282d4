cimport cython
from pantheon.engine.c_bits cimport count_bits, lowest_bit
from pantheon.games.four_gods.c_codes cimport *
from pantheon.games.four_gods.position cimport Position

cdef int POINT, CITY_WORTH, PLACE_WORTH, LONG_GAME


cdef class Judge:
    cdef int ends[NODES]
    cdef int seen[NODES]
    cdef int fitting[DEMANDS + 1]
    cdef int outside[MOST_TILES]
    cdef int worth[COLOURS]
    cdef int standing[SEATS]
    cdef int largest[GODS]
    cdef int number[GODS]
    cdef int present[GODS]
    # Scalars last: the bounds sanitizer does not check an array at the end of its struct.
    cdef int left, hope
    cdef int growth, hermit, prophet, danger, late, gift, slack, low, leader, field

    @cython.locals(demand=int, tile=int, cell=int)
    cdef void look_around(self, Position position) noexcept nogil
    @cython.locals(count=int, tile=int)
    cdef int fits(self, Position position, int demand) noexcept nogil
    @cython.locals(colour=int)
    cdef int judge(self, Position position, int seat) noexcept nogil
    @cython.locals(cells='unsigned long long')
    cdef void look_ahead(self, Position position) noexcept nogil
    cdef int useful(self, Position position, int colour) noexcept nogil
    @cython.locals(cell=int, danger=int, risk=int, colour=int)
    cdef void weigh_cities(self, Position position, int seat) noexcept nogil
    @cython.locals(kingdom=int, most=int, colour=int, gain=int, cell=int)
    cdef void weigh_growth(self, Position position) noexcept nogil
    @cython.locals(root=int)
    cdef void weigh_hermit(self, Position position, int cell) noexcept nogil
    @cython.locals(node=int, cells='unsigned long long', cell=int, side=int, near=int)
    cdef void find_ends(self, Position position) noexcept nogil
    @cython.locals(root=int)
    cdef inline void note_end(self, Position position, int cell, int near, int corner) noexcept nogil
    @cython.locals(colour=int, mine=bint, terrain=int, rival=int, size=int, most=int)
    cdef void weigh_ranks(self, Position position, int seat) noexcept nogil
    @cython.locals(terrain=int, kingdom=int, root=int)
    cdef void measure(self, Position position) noexcept nogil
    @cython.locals(in_play=int, chosen=int, god=int, colour=int)
    cdef void count_rivals(self, Position position) noexcept nogil
    cdef int lead(self, int ahead, int room) noexcept nogil
    @cython.locals(other=int, best=int, total=int, others=int)
    cdef int balance(self, Position position, int seat) noexcept nogil
    @cython.locals(one=int, two=int, lower=int, higher=int, low=int)
    cdef int stand(self, Position position, int seat) noexcept nogil
