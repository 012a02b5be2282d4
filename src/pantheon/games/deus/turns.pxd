cimport cython
from pantheon.engine.c_bits cimport count_bits, lowest_bit
from pantheon.engine.c_rows cimport copy_shorts
from pantheon.games.deus.c_codes cimport *
from pantheon.games.deus.firing cimport Firing

cdef int START_CARDS, START_BOARD, GOLD_FOR_RESOURCE, EDGE_VP, REFILL, HAND_MOST, NEPTUNE_GOLD, VESTA_ONE, VESTA_MORE
cdef int GUARD_ROUNDS, NOTHING_ADDED


cdef class Turns(Firing):
    cdef int payment[MOST_PAYMENTS]
    cdef public short tile_on[PLACES]
    cdef public short face_on[PLACES]
    cdef readonly bint joker, free_start
    cdef readonly int places
    cdef int payments
    cdef public int phase, laid, chosen, starter, round, last_round, idle, built, cause

    cdef void clear_turns(self, object options)
    cdef inline void copy_turns(self, Turns other) noexcept nogil
    cdef void draw_tile(self, int tile) noexcept nogil
    @cython.locals(place=int)
    cdef void turn_tile(self, int face) noexcept nogil
    @cython.locals(at=int)
    cdef void begin(self, int seat) noexcept nogil
    @cython.locals(kind=int)
    cdef void choose_pieces(self, int seat, int number) noexcept nogil
    @cython.locals(k=int)
    cdef void deal(self) noexcept nogil
    cdef void run(self) noexcept nogil
    @cython.locals(which=int, left=int)
    cdef inline bint goes_on(self) noexcept nogil
    cdef inline bint drawing_done(self) noexcept nogil
    @cython.locals(types=int, last=int, kind=int)
    cdef bint pieces_taken(self) noexcept nogil
    @cython.locals(types=int, last=int, resource=int)
    cdef bint resources_taken(self) noexcept nogil
    @cython.locals(which=int, sites='unsigned long long')
    cdef bint decide_alone(self) noexcept nogil
    @cython.locals(kind=int, gold=int, resource=int, cost=int, least=int, known=int, at=int, more=int)
    cdef void find_payments(self) noexcept nogil
    @cython.locals(kept=int, at=int, code=int, replaced=int)
    cdef void keep_affordable(self, int gold) noexcept nogil
    @cython.locals(kind=int, villages='unsigned long long')
    cdef void ransack_all(self) noexcept nogil
    cdef void take_piece(self, int kind) noexcept nogil
    cdef void take_resource(self, int resource) noexcept nogil
    @cython.locals(found='unsigned long long')
    cdef unsigned long long sites(self, int kind) noexcept nogil
    cdef bint can_place(self, int colour) noexcept nogil
    @cython.locals(gold=int, resource=int, missing=int)
    cdef inline int gold_needed(self, int kind) noexcept nogil
    @cython.locals(affordable=bint)
    cdef bint can_build(self, int kind) noexcept nogil
    cdef int joker_price(self, int colour) noexcept nogil
    cdef bint can_joke(self, int colour) noexcept nogil
    @cython.locals(colour=int)
    cdef void build(self, int kind) noexcept nogil
    cdef void joke(self, int kind, int colour) noexcept nogil
    @cython.locals(kind=int, gold=int, resource=int, replaced=int)
    cdef void pay(self, int in_gold) noexcept nogil
    @cython.locals(kind=int)
    cdef void place(self, int region) noexcept nogil
    cdef void offer(self, int kind) noexcept nogil
    cdef void add_card(self, int kind) noexcept nogil
    @cython.locals(cards=int, god=int)
    cdef void finish_offering(self) noexcept nogil
    cdef void invoke(self, int god, int cards) noexcept nogil
    cdef void end_action(self) noexcept nogil
    cdef void watch_for_the_end(self) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(verb=int, arg=int, cards=int)
    cdef void apply(self, int seat, int action) noexcept nogil
    @cython.locals(verb=int, arg=int)
    cdef void happen(self, int action) noexcept nogil
