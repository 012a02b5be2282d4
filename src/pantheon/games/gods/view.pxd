cimport cython
cimport pantheon.games.gods.c_codes as codes
from pantheon.games.gods.playout cimport Playout

# A Position imports this module; its options are all that it adds to Playout.


@cython.locals(phase=int, used=int, asked_about=bint, number=int, field=int, kind=int, tribe=int)
cpdef object view_of(Playout position, object seat)
@cython.locals(first=int, tribe=int)
cdef object _seat(Playout position, object god, int seat)
@cython.locals(first=int, at=int, holder=int)
cdef tuple _tokens(Playout position, tuple gods, int tribe)
@cython.locals(found=list, cell='long long', hex_=int)
cdef tuple _map(Playout position, object pictures)
