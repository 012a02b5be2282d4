cimport cython
cimport pantheon.games.four_gods.c_codes as codes
from pantheon.games.four_gods.playout cimport Playout

# A Position imports this module; its options are all that it adds to Playout.


@cython.locals(clocks=list)
cpdef tuple deadlines(Playout position)
cdef object _clock(str name, object seat, int serial, int seconds, int verb, int arg)
@cython.locals(seat=int)
cdef object _add_windows(Playout position, list clocks)
@cython.locals(seat=int, first=int, at=int, seconds=int)
cdef object _add_penalties(Playout position, list clocks)
@cython.locals(at=int)
cdef object _add_holds(Playout position, list clocks, int seconds)
@cython.locals(seat=int, since=int)
cdef object _add_absences(Playout position, list clocks, int seconds)
