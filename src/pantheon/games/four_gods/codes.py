"""What the numbers inside a World mean. `c_codes.pxd` gives the compiler the same numbers; a test compares them."""

SIDE = 8  # the World has SIDE x SIDE cells, numbered row by row from the north-west
CELLS = 64
CORNERS = 4  # clockwise from the north-west
SIDES = 4  # clockwise from the north; the ends of a side are the corners of its number and the next
NORTH = 0
EAST = 1
SOUTH = 2
NODES = 256  # regions: cell * CORNERS + the lowest corner of the region

# What lies on a cell: nothing, a city, or TILE + tile * WAYS + way (way = face * 4 + rotation).
EMPTY = 0
CITY = 1
TILE = 2
WAYS = 8

# What a cell asks of its corners: 0 for anything or 1 + the terrain, four corners in base 5.
DEMANDS = 625  # also asked where two tiles disagree about a corner: nothing fits that
STRAIGHT_EDGES = 2  # that a tile or city must touch

COLOURS = 4
NOBODY = 0  # prophets are 1 + colour
