cimport cython
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.position cimport Position

cdef enum:
    RUNGS = 9  # a colour has eight tribes at most

cdef int NATION, CARD, INCOME, MOST_POWER, TEMPLE_COST, TRIBE_COST, POINT, DEAR, CERTAIN, NEVER, DEEPEST


@cython.final
cdef class Judge:
    cdef list sheets
    cdef int one, two, power, temple, extra, growth, win, now, soon, spite, leader, field, horizon
    cdef int worth[SEATS]
    cdef int purse[SEATS]
    cdef int room[SEATS]
    cdef int appeal[SEATS]
    cdef int gain[SEATS]
    cdef int loss[SEATS]
    cdef int harm[SEATS * SEATS]
    cdef int ladder[TRIBES * RUNGS]
    cdef int bonus[TRIBES]
    cdef int colours[MOST_NEIGHBOURS]
    cdef int owners[MOST_NEIGHBOURS]
    cdef int tribes, richest, hope

    @cython.locals(bar=int)
    cpdef list values(self, Position position, int seat, list actions)
    @cython.locals(sheet=Position)
    cdef int attempt(self, Position position, int depth, int seat, int action, int bar) except? -1
    @cython.locals(bar=int, best=int, i=int)
    cdef int best(self, Position position, int depth, int seat) except? -1
    @cython.locals(best=int, sheet=Position, i=int)
    cdef int best_lift(self, Position position, int depth, int seat) except? -1
    @cython.locals(god=int)
    cpdef int judge(self, Position position, int seat) noexcept
    @cython.locals(outcome=int, other=int, lead=int)
    cdef int result(self, Position position, int seat) noexcept nogil
    cdef int lead(self, Position position, int seat, int other) noexcept nogil
    @cython.locals(one=int, two=int, tribe=int, nth=int, bonus=int, rung=int, cards=int)
    cdef void raise_ladders(self, Position position) noexcept nogil
    @cython.locals(total=int, tribe=int)
    cdef int belongings(self, Position position, int seat) noexcept nogil
    @cython.locals(cell=int, around=int, seat=int, field=int)
    cdef void look_around(self, Position position) noexcept nogil
    @cython.locals(seat=int, other=int)
    cdef void open_purses(self, Position position) noexcept nogil
    @cython.locals(bits=int, count=int, first=int, i=int, near=int)
    cdef int note_tribes(self, Position position, int cell) noexcept nogil
    @cython.locals(god=int)
    cdef void note_room(self, Position position, int bits, int cost) noexcept nogil
    @cython.locals(gain=int, points=int, harm=int, other=int, i=int, j=int, owner=int, tribe=int, won=int, left=int, lost=int)
    cdef void weigh_temple(self, Position position, int seat, int cost) noexcept nogil
    @cython.locals(seat=int, held=int, gain=int, points=int, other=int)
    cdef void weigh_tribe(self, Position position, int tribe) noexcept nogil
    cdef int price(self, int cost) noexcept nogil
    @cython.locals(rung=int, more=int)
    cdef int step(self, int tribe, int held) noexcept nogil
    @cython.locals(other=int)
    cdef void prefer(self, Position position, int seat, int gain, int appeal) noexcept nogil
    @cython.locals(seat=int, part=int, other=int)
    cdef void credit(self, Position position) noexcept nogil
    @cython.locals(best=int, total=int, other=int, value=int, others=int)
    cdef int balance(self, Position position, int seat) noexcept nogil
