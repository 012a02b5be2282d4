# 4 Gods: what is wrong with a tile file.

tiles-no-toml = Line { $line }: this is not TOML: { $reason }
tiles-no-list = Line { $line }: a tile file holds one list, named "tiles".
tiles-fields = Line { $line }: a tile has a number, faces, and perhaps regions; nothing else.
tiles-number = Line { $line }: a tile's number is a whole number from 1 on, not "{ $found }".
tiles-twice = Line { $line }: there are two tiles with the number { $number }.
tiles-two-faces = Line { $line }: tile { $number } needs two faces, and regions for both or none.
tiles-letters = Line { $line }: tile { $number }: a face is four letters of S, P, F, M, not "{ $face }".
tiles-four-terrains = Line { $line }: tile { $number }: no face shows four terrains, but { $face } does.
tiles-split = Line { $line }: tile { $number }: { $face } must list its regions, nobody can guess which corners are joined.
tiles-regions = Line { $line }: tile { $number }: the regions of { $face } must name NW, NE, SE and SW once each.
tiles-mixed = Line { $line }: tile { $number }: a region of { $face } mixes terrains.
tiles-count = Line { $line }: the set has { $found } tiles, it must have { $right }.

# 4 Gods: options that do not go together.

four-gods-no-secret = Secret gods need one god each: with two players, play with two gods, not four.
four-gods-two-only = Only two players choose how many gods are in play.
four-gods-beginners = Beginners are seats from 1 to { $players }, each named once, not "{ $value }".

# Words of the game.

god-merfolk = the Merfolk
god-humans = the Humans
god-elves = the Elves
god-dwarves = the Dwarves
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-gray = gray
terrain-sea = sea
terrain-plain = plain
terrain-forest = forest
terrain-mountain = mountain
seat-south = South
seat-west = West
seat-north = North
seat-east = East
hand-left = left
hand-right = right

# Tiles in options.

tiles-word = Tile { $line } of the set: "{ $word }" should look like 17:SSSP/SSFM.
four-gods-tiles = The tiles cannot be used: { $reason }

# Refusals.

four-gods-no-seat = Nobody sits in the { $seat } here. Seats: { $known }.
four-gods-not-here = This table has the seats 1 to { $players }, no others.
four-gods-hidden = What is hidden cannot be played.
four-gods-no-tile = There is no tile number { $number } in this set.
four-gods-no-face = No tile of this set shows { $face }. Name the corners clockwise from the north-west with S, P, F, M.
four-gods-no-slot = A row has the slots 1 to { $slots } here, there is no slot { $slot }.
four-gods-no-clock = No such clock is running.
four-gods-not-yours = That is for chance or a clock, not for a player.
four-gods-gone = You have left this game.
four-gods-not-started = The game has not begun: say that you are ready.
four-gods-is-ready = You are ready already; wait for the others.
four-gods-started = The game has begun already.
four-gods-owes = A penalty comes first: give up a prophet.
four-gods-owes-nothing = You owe no prophet.
four-gods-no-turns = There are no turns in this game; pass if you want nothing more.
four-gods-no-pass = With timed turns nobody passes; end your turn.
four-gods-not-your-turn = It is the turn of { $seat }.
four-gods-visible = Gods are visible here: choose a god, its colour comes with it.
four-gods-secret = Gods are secret here, nobody chooses one.
four-gods-has-colour = You have a colour already.
four-gods-colour-taken = { $seat } was first: { $colour } is taken.
four-gods-god-taken = { $seat } was first and has chosen { $god }.
four-gods-has-god = Gods are kept for ever; each player has { $count }.
four-gods-no-god = Choose a god first.
four-gods-hand-empty = There is no tile in your { $hand } hand.
four-gods-hand-full = Your { $hand } hand holds a tile.
four-gods-hands-full = Both hands must be empty to draw.
four-gods-no-free-hand = One hand must be free for that.
four-gods-not-that-tile = The tile in your { $hand } hand does not show { $face }.
four-gods-city-there = A city stands on { $cell }.
four-gods-cell-taken = { $cell } is taken: { $seat } has laid a tile there.
four-gods-edges = { $cell } touches fewer than two straight edges of frame or tiles.
four-gods-mismatch = { $face } does not match the tiles around { $cell }.
four-gods-no-city-there = There is no city on { $cell } to destroy.
four-gods-own-city = The city on { $cell } is your own.
four-gods-token = The token of the city cannot count for { $colour }; "own" is always right.
four-gods-corner = A prophet cannot stand there by the name of { $corner }: name the first corner of his region, clockwise from NW.
four-gods-not-your-colour = The prophets of { $colour } are not yours.
four-gods-reserve-empty = No prophet of { $colour } is left in reserve; one may migrate from a tile.
four-gods-reserve-first = Prophets of { $colour } come from the reserve as long as it lasts.
four-gods-no-prophet-there = No prophet of yours stands on { $cell }.
four-gods-city-prophet = The prophet on { $cell } stays in his city.
four-gods-too-late = It is too late for a prophet on { $cell }.
four-gods-one-prophet = There is a prophet on { $cell } already.
four-gods-no-tokens = All city tokens are used up.
four-gods-row-full = Your row is full.
four-gods-slot-filled = Slot { $slot } is filled.
four-gods-upright = In hands and rows a face is named upright, not as { $face }.
four-gods-not-from-others = Only a tile from another's row can go back.
four-gods-row-has-room = Your own row has room for it.
four-gods-has-place = There is a cell where this tile fits, so it cannot go back.
four-gods-bag-empty = The bag is empty.
four-gods-give-way = { $seat } has been at your row; wait until that turn is over.
four-gods-tile-gone = That tile is gone: slot { $slot } of { $seat } is empty.
four-gods-other-face = Slot { $slot } of { $seat } shows { $now } now, not { $face }.
four-gods-no-calls = Mistakes are refused here, so there is nothing to call.
four-gods-no-tile-there = There is no tile on { $cell }.
four-gods-lies-rightly = The tile on { $cell } lies rightly.

# Scores.

four-gods-score-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
  }
four-gods-score-destroyed = { $count ->
    [one] 1 city destroyed
   *[other] { $count } cities destroyed
  }
four-gods-score-kingdom = Kingdom of { $terrain }: { $tiles } tiles, { $prophets } occupied, { $own } own { $own ->
    [one] prophet
   *[other] prophets
  }{ $shared ->
    [one] { "" }
   *[other] , majority shared
  }
four-gods-score-prophets = { $colour }: { $count ->
    [one] 1 prophet
   *[other] { $count } prophets
  }
four-gods-score-largest = largest Kingdom of { $terrain }: { $tiles } tiles
four-gods-score-most = { $count ->
    [one] 1 Kingdom
   *[other] { $count } Kingdoms
  } of { $terrain }
four-gods-score-marker = higher marker: { $colour }, { $god }

# Ends of the game.

ending-world-full = the World was full
ending-bag-empty = the bag was empty
ending-all-passed = all had passed
ending-no-progress = nothing new came into the World for too long
