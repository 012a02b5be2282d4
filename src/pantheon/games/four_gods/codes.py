"""What the numbers inside a World mean. `c_codes.pxd` gives the compiler the same numbers; a test compares them."""

SIDE = 8  # the World has SIDE x SIDE cells, numbered row by row from the north-west
CELLS = 64
CORNERS = 4  # clockwise from the north-west
SIDES = 4  # clockwise from the north; the ends of a side are the corners of its number and the next
NORTH = 0
EAST = 1
SOUTH = 2
WEST = 3
NODES = 256  # regions: cell * CORNERS + the lowest corner of the region

# What lies on a cell: nothing, a city, or TILE + tile * WAYS + way (way = face * 4 + rotation).
EMPTY = 0
CITY = 1
TILE = 2
WAYS = 8
MOST_TILES = 92

# What a cell asks of a corner: anything, 1 + the terrain, or two terrains at once.
ANYTHING = 0
CLASH = 5
DEMANDS = 625  # four corners in base 5; a cell with a clash asks DEMANDS, which nothing fits
STRAIGHT_EDGES = 2  # that a tile or city must touch

TERRAINS = 4
COLOURS = 4
NOBODY = 0  # prophets are 1 + colour
