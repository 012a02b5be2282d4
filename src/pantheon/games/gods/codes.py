"""The numbers inside a position, and their meaning. `c_codes.pxd` has the same for the compiler; a test compares."""

# Hexes, in the bag, on the display and on the map. A temple of seat s is TEMPLE + s.
NOTHING = 0
GREEN = 1
BLUE = 2
VIOLET = 3
ORANGE = 4
DESERT = 5
DECLINE = 6
WHIRLWIND = 7
EXTRA = 8
GAME_END = 9
KINDS = 10  # one more than the highest hex of the bag
TEMPLE = 10

TRIBES = 4  # tribe colours; the tribe hexes are 1 to TRIBES
SEATS = 4  # seats at most
FIELDS = 2  # fields of the display
BONUSES = 2  # cards per colour that may bring points for ever
MOST_DESERTS = 16
MOST_NEIGHBOURS = 6

# Faith of a cell: bit s for a temple of seat s, bit STONE + s for a tribe that bears a stone of seat s.
STONE = 4
TEMPLE_BITS = 15

# Phases: whose decision is awaited, and which.
SETTLE = 0  # chance: whose temple stands on the next place of the start layout
BEGIN = 1  # chance: who starts
DRAW = 2  # chance: a hex for the first empty field
REDRAW = 3  # chance: a hex that differs, for the second of two identical ones
ACT = 4
VICTIM = 5  # a decline lies: from whom to take power
GALE = 6  # a whirlwind blows: which desert to lift, if any
LIFTED = 7  # a desert is in the air: where to set it
SHORTAGE = 8  # too few stones: which tribe gets the next one
RESPITE = 9  # the actions are done, an extra action is left: use it or end the turn
OVER = 10

# Kinds of action that are allowed once a turn, as bits.
USED_TEMPLE = 1
USED_OTHER = 2
USED_MOVE = 4
USED_DISCARD = 8

# An action is verb << SHIFT | argument. Up to DECLINE and for TEMPLE, the verb is the hex that is placed and the
# argument its cell. The guards on the length of a game keep every cell that can be reached below 1 << SHIFT.
SHIFT = 23
LIFT = 11  # cell
SET = 12  # cell
DISCARD = 13  # hex
USE_EXTRA = 14
END_TURN = 15
TAKE_POWER = 16  # seat
SPARE = 17
STAY = 18
GIVE_STONE = 19  # cell
SETTLED = 20  # cell * SEATS + seat
BEGUN = 21  # seat
DRAWN = 22  # hex
REDRAWN = 23  # hex
VERBS = 24

# Why the game ended; 0 while it runs.
BY_POINTS = 1
BY_BAG = 2
BY_GUARD = 3
BY_GAME_END_HEX = 4
BY_CARDS = 5
