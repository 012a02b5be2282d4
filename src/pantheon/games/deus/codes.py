"""What the numbers inside a position mean. `c_codes.pxd` gives the compiler the same; a test compares them."""

SEATS = 4
MOST_REGIONS = 49
PLACES = 7
REGIONS_PER_TILE = 7
TILES = 7
FACES = 2
ROTATIONS = 6

# Terrains; the land of a number yields the resource of that number.
LANDS = 4
SEA = 4
VILLAGE = 5
TERRAINS = 6

# Goods of a player; VP, cards and pieces are counted elsewhere.
RESOURCES = 4
GOLD = 4
GOODS = 5
VP = 5
CARDS = 6
PIECES = 7

# Colours of cards; a piece has the number of its colour.
SHIP = 0
PRODUCTION = 1
SCIENCE = 2
CIVIL = 3
UNIT = 4
STANDARD = 5  # colours that fire
TEMPLE = 5
COLOURS = 6
TYPES = 6  # of pieces, temples included
JUPITER = 5  # gods have the number of their colour

MOST_KINDS = 96  # of cards
MOST_HAND = 10
MOST_COLUMN = 6  # five pieces of a type, so five cards; six temples
MOST_PAYMENTS = 256  # a card costs at most three of a resource
JOKER = 128  # added to the kind of a card that lies face down

# A card in the deck's table: colour, cost, and its effect: which, and what its fields mean.
CARD_FIELDS = 14
COST = 1
EFFECT = 6
FIELD = 7

# Effects (effects.KINDS) and their fields, counted from FIELD.
GAIN = 0  # good, amount, per, 1 + terrain, size, plus, limit
BUY = 1  # limit, price
SELL = 2  # resource, good, amount, limit
SELL_DIFFERENT = 3  # -, good, amount, limit
HARVEST = 4  # where, amount
ACTIVATE = 5  # colour
MOVE = 6  # units, steps, good, amount
STEAL = 7  # -, -, good, amount, all
RANSACK = 8  # amount, limit

# What is counted (effects.PERS).
PER_ONCE = 0
PER_REGIONS = 1
PER_CITIES = 2
PER_PRODUCTION = 3
PER_BUILDINGS = 4
PER_UNITS = 5
PER_SHIPS = 6
PER_CONQUESTS = 7
PER_SETS = 8
PER_RESOURCES = 9

HARVEST_ONE = 0
HARVEST_ALL = 1
HARVEST_TERRAIN = 2

# Phases.
MAP_TILES = 0
MAP_FACES = 1
FIRST_PLAYER = 2
CHOICE = 3
DEAL = 4
PLAY = 5
OVER = 6

# Why the game ends.
BY_TEMPLES = 1
BY_VILLAGES = 2
BY_GUARD = 3

# What waits to be decided or done: a stack, the top comes first. What each frame means by its numbers:
FRAME = 4  # numbers: which, and three of its own
MOST_FRAMES = 24
TURN = 1  # build or offer
PAYING = 2  # card
PLACING = 3  # type
FIRING = 4  # column, next card, cards
ASKING = 5  # card: take it or not
BUYING = 6  # card, left
SELLING = 7  # card
SELLING_DIFFERENT = 8  # card, left, sold (bits)
HARVESTING = 9  # card
TAKING_PIECES = 10  # left
ACTIVATING = 11  # card
CHOOSING_UNIT = 12  # card, units left
MOVING = 13  # card, units left, region
ROBBING = 14  # card, region
RANSACKING = 15  # card, left
OFFERING = 16  # cards, the last one added
CHOOSING_GOD = 17  # cards
TAKING_RESOURCES = 18  # left
DRAWING = 19  # left
REFILLING = 20  # the offering: up to five cards, then more for Minerva (left)
ENDING = 21  # the action is done

# An action is its verb << SHIFT plus what it names.
SHIFT = 16
BUILD = 1  # card
JOKE = 2  # card * STANDARD + column
OFFER = 3  # card: on top
ADD = 4  # card: below
DONE = 5
PAY = 6  # how many of each resource are paid in gold, four bits each
PLACE = 7  # region
TAKE = 8
DECLINE = 9
PURCHASE = 10  # resource
VEND = 11  # how many
VEND_ONE = 12  # resource
REAP = 13  # land
TAKE_PIECE = 14  # type
FIRE = 15  # place in the column
SEND = 16  # region of a unit
MARCH = 17  # region
ROB = 18  # seat
PILLAGE = 19  # village
INVOKE = 20  # god
TAKE_RESOURCE = 21  # resource
CHOOSE = 22  # pieces of each type in base 6
# by chance
LAID_TILE = 23  # place * TILES + tile
LAID_FACE = 24  # place * 12 + face * ROTATIONS + rotation
BEGUN = 25  # seat
DRAWN = 26  # card
VERBS = 27
MOST_LISTED = 1024  # at most 651 mixes of pieces at the start
