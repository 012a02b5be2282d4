cimport cython
from pantheon.engine.c_rows cimport copy_shorts
from pantheon.games.gods.c_codes cimport *
from pantheon.games.gods.nations cimport Nations

cdef int MOST_POWER, INCOME, TEMPLE_COST, TRIBE_COST, DESERT_GAIN, MOVE_COST, THEFT, ACTIONS


cdef class Turn(Nations):
    cdef public short power[SEATS]
    cdef public short temples[SEATS]
    cdef public short extras[SEATS]
    cdef public short spots[SEATS]
    cdef public short display[FIELDS]
    cdef public short bag[KINDS]
    cdef public short box[KINDS]
    # Scalars last, see land.pxd.
    cdef readonly bint twins, discard_returns
    cdef readonly int threshold, guard, end_among_last, end_colours, end_cards, first
    cdef public int phase, seat, starter, turn, done, used, fresh, site, progress, idle, cause
    cdef public int bag_size, settled, settled_seats

    cdef void clear_turn(self, object options, object edition)
    cdef inline void copy_turn(self, Turn other) noexcept nogil
    cdef inline int weight(self, int arg) noexcept nogil
    cdef inline void settle_temple(self, int seat) noexcept nogil
    cdef inline void begin(self, int seat) noexcept nogil
    cdef inline void draw(self, int hex_) noexcept nogil
    cdef inline void redraw(self, int hex_) noexcept nogil
    cdef inline void begin_turn(self) noexcept nogil
    @cython.locals(left=int, alike=int, kind=int)
    cdef inline bint can_refill(self) noexcept nogil
    cdef inline void gain_power(self, int seat, int amount) noexcept nogil
    @cython.locals(seat=int, reached=int)
    cdef inline void end_action(self) noexcept nogil
    @cython.locals(power=int, hex_=int, field=int)
    cdef inline bint can_act(self) noexcept nogil
    cdef inline void end_turn(self) noexcept nogil
    cdef inline void finish(self, int cause) noexcept nogil
    @cython.locals(verb=int, arg=int)
    cdef void apply(self, int action) noexcept nogil
    cdef inline void apply_chance(self, int verb, int arg) noexcept nogil
    cdef inline void apply_choice(self, int verb, int arg) noexcept nogil
    cdef inline void take_from_display(self, int hex_) noexcept nogil
    cdef inline void place_tribe(self, int tribe, int cell) noexcept nogil
    cdef inline void place_temple(self, int cell) noexcept nogil
    cdef inline void play_other(self, int hex_, int cell) noexcept nogil
    @cython.locals(bits=int, seat=int)
    cdef inline int victims(self) noexcept nogil
    cdef inline void lift(self, int cell) noexcept nogil
    cdef inline void discard(self, int hex_) noexcept nogil
