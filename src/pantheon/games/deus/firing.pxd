cimport cython
from pantheon.engine.c_bits cimport lowest_bit
from pantheon.engine.c_rows cimport copy_shorts
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.raids cimport Raids

cdef unsigned long long ONE
cdef int HAND_MOST


cdef class Firing(Raids):
    cdef public short stack[MOST_FRAMES * FRAME]
    cdef public unsigned long long marched
    cdef public int depth, seat

    cdef inline void copy_firing(self, Firing other) noexcept nogil
    @cython.locals(at=int)
    cdef void push(self, int which, int one, int two, int three) noexcept nogil
    @cython.locals(at=int)
    cdef void pop(self) noexcept nogil
    cdef inline int frame(self, int number) noexcept nogil
    cdef inline void set_frame(self, int number, int value) noexcept nogil
    @cython.locals(colour=int, at=int, kind=int)
    cdef void fire_next(self) noexcept nogil
    @cython.locals(effect=int, first=int, second=int)
    cdef void begin_effect(self, int kind) noexcept nogil
    cdef inline void drop_unless(self, bint wanted) noexcept nogil
    @cython.locals(good=int)
    cdef bint can_gain(self, int kind) noexcept nogil
    @cython.locals(total=int, land=int)
    cdef bint any_yield(self, int amount) noexcept nogil
    @cython.locals(stock=int, resource=int)
    cdef bint can_buy(self, int price) noexcept nogil
    @cython.locals(found=bint, resource=int)
    cdef bint can_sell_more(self) noexcept nogil
    @cython.locals(found=bint, at=int)
    cdef bint has_open_card(self, int colour) noexcept nogil
    @cython.locals(units='unsigned long long', found='unsigned long long', region=int)
    cdef unsigned long long useful_units(self) noexcept nogil
    @cython.locals(victims=int, gold=int, seat=int)
    cdef bint is_useful(self, int kind, int region) noexcept nogil
    @cython.locals(kind=int, left=int, units=int)
    cdef void march(self, int region, int target) noexcept nogil
    @cython.locals(kind=int, left=int, victim=int)
    cdef void choose_unit(self, int region) noexcept nogil
    cdef void rob(self, int kind, int victim) noexcept nogil
    @cython.locals(kind=int, chosen=int)
    cdef void answer(self, int verb, int arg) noexcept nogil
    @cython.locals(kind=int)
    cdef void answer_with_units(self, int verb, int arg) noexcept nogil
    @cython.locals(effect=int, good=int, land=int)
    cdef void take(self, int kind) noexcept nogil
    @cython.locals(price=int)
    cdef void buy(self, int kind, int resource) noexcept nogil
    cdef void sell(self, int kind, int resource, int count) noexcept nogil
    @cython.locals(amount=int)
    cdef void reap(self, int kind, int land) noexcept nogil
    @cython.locals(amount=int)
    cdef void ransack(self, int kind, int village) noexcept nogil
    cdef unsigned long long villages_to_pick(self) noexcept nogil
