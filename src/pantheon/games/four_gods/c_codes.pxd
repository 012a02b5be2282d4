# The numbers of codes.py for the compiler, which turns them into constants.
cdef enum:
    SIDE = 8
    CELLS = 64
    CORNERS = 4
    SIDES = 4
    NORTH = 0
    EAST = 1
    SOUTH = 2
    NODES = 256
    EMPTY = 0
    CITY = 1
    TILE = 2
    WAYS = 8
    DEMANDS = 625
    STRAIGHT_EDGES = 2
    COLOURS = 4
    NOBODY = 0
