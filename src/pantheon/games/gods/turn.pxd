cimport cython
from pantheon.engine.c_rows cimport copy_shorts
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.nations cimport Nations

cdef int MOST_POWER, INCOME, TEMPLE_COST, TRIBE_COST, DESERT_GAIN, MOVE_COST, THEFT, ACTIONS


cdef class Turn(Nations):
    cdef readonly bint twins, discard_returns
    cdef readonly int threshold, guard, end_among_last, end_colours, end_cards
    cdef public int phase, seat, starter, turn, done, used, fresh, site, progress, idle, cause
    cdef public int bag_size, settled, settled_seats
    cdef public short power[SEATS]
    cdef public short temples[SEATS]
    cdef public short extras[SEATS]
    cdef public short spots[SEATS]
    cdef public short display[FIELDS]
    cdef public short bag[KINDS]
    cdef public short box[KINDS]

    cdef void clear_turn(self, int players, object edition, bint one_piece, bint one_religion)
    cdef void copy_turn(self, Turn other) noexcept nogil
    cdef int weight(self, int arg) noexcept nogil
    cdef void settle_temple(self, int seat) noexcept nogil
    cdef void begin(self, int seat) noexcept nogil
    cdef void draw(self, int hex_) noexcept nogil
    cdef void redraw(self, int hex_) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    @cython.locals(left=int, others=int, kind=int)
    cdef bint can_refill(self) noexcept nogil
    @cython.locals(colours=int, cards=int, i=int)
    cdef bint holds_enough_cards(self) noexcept nogil
    cdef void gain_power(self, int seat, int amount) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_action(self) noexcept nogil
    @cython.locals(power=int, hex_=int, field=int)
    cdef bint can_act(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void finish(self, int cause) noexcept nogil
    @cython.locals(verb=int, arg=int)
    cdef void apply(self, int action) noexcept nogil
    cdef void apply_chance(self, int verb, int arg) noexcept nogil
    cdef void apply_choice(self, int verb, int arg) noexcept nogil
    cdef void take_from_display(self, int hex_) noexcept nogil
    cdef void place_tribe(self, int tribe, int cell) noexcept nogil
    cdef void place_temple(self, int cell) noexcept nogil
    cdef void play_other(self, int hex_, int cell) noexcept nogil
    @cython.locals(bits=int, seat=int)
    cdef int victims(self) noexcept nogil
    cdef void lift(self, int cell) noexcept nogil
    cdef void discard(self, int hex_) noexcept nogil
