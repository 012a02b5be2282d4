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
ROTATIONS = 4

# What a cell asks of its corners: 0 for anything or 1 + the terrain, four corners in base 5.
DEMANDS = 625  # also asked where two tiles disagree about a corner: nothing fits that
STRAIGHT_EDGES = 2  # that a tile or city must touch

COLOURS = 4
NOBODY = 0  # prophets are 1 + colour

SEATS = 4
HANDS = 2  # of a seat; hand rows are numbered seat * HANDS + hand
MOST_SLOTS = 20  # of a row; slots are numbered seat * MOST_SLOTS + slot
MOST_TILES = 92
EVERYBODY = 15  # all seats, as bits
FACES = 2
MOST_DEBTS = 24  # penalties that a seat can owe at once: more than it has prophets
FROM_BAG = 0  # where a tile in hand comes from; rows are 1 + their seat

# Phases. Between READY and PLAY chance deals, in PLAY seats act (but while a tile is drawn), GIVING hands out gods.
READY = 0
COLOUR_DEAL = 1
GOD_DEAL = 2
FIRST_SEAT = 3
TILE_DEAL = 4
PLAY = 5
GIVING = 6
OVER = 7

# Why the final phase began, or the game ended.
BY_FULL = 1
BY_BAG = 2
BY_PASSES = 3
BY_GUARD = 4

# Options as numbers.
ENFORCED = 0
CALLED = 1
PENALTY = 2

# An action is its verb << SHIFT, plus what it names; two verbs name so much that they have bits of their own.
SHIFT = 18
BE_READY = 1
PICK_COLOUR = 2  # colour
CHOOSE_GOD = 3  # god
CHOOSE_GODS = 4  # god * GODS + second god
DISCARD = 5  # hand, slot, shape
GIVE_BACK = 6  # hand, shape
DRAW = 7  # how many
FLIP = 8  # row, slot, shape
TAKE = 9  # row, slot, shape, hand
BUILD = 10  # cell, who
PREACH = 11  # cell, corner, who
PASS = 12
END_TURN = 13
CALL = 14  # cell
GIVE_UP = 15  # who
LEAVE = 16
# by chance
DRAWN_TILE = 17  # tile
DEALT_COLOUR = 18  # seat * GODS + colour
DEALT_GOD = 19  # seat * GODS + god
FIRST = 20  # seat
GIVEN_GOD = 21  # seat * GODS + god
# by clocks
SAND = 22
HOLD = 23  # seat * HANDS + hand
WINDOW = 24  # seat
TIME = 25
ABSENT = 26  # seat
FORFEIT = 27  # seat
VERBS = 28

GODS = 4
SHAPE_BITS = 10
SLOT_BITS = 5
WHO_BITS = 7  # a prophet: a colour, of its reserve; or COLOURS + the cell that he leaves
WHOS = 68
PROPHET_BITS = 9  # no prophet, or 1 + corner * WHOS + who
TOKEN_BITS = 3  # who gets a destroyed city: the colour that the rules name, or 1 + colour
PLACE_BIT = 28  # cell and what lies there afterwards, with hand and prophet
DESTROY_BIT = 29
HAND_BIT = 25
CELL_BIT = 19

# Steps of the scoring
STEPS = 4
CITIES = 0
PROPHETS = 1
LARGEST = 2
MOST = 3

# Kinds of commands, in the order in which they are listed (choices.py, list_kind).
KINDS = 11
FLIPPING = 3
TAKING = 4
SENDING = 5  # from this kind on prophets are sent
RESTING = 7  # passing, or ending the turn
BESIDES_TILES = 1024  # room in a listing for all that lays no tile
