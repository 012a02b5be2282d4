# 4 Gods: what is wrong with a tile file.

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
colour-gray = grey
terrain-sea = sea
terrain-plain = plain
terrain-forest = forest
terrain-mountain = mountain
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
four-gods-has-colour = You have { $count ->
    [one] a colour
   *[other] your two colours
  } already.
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

# Beside the World.

four-gods-title-ready = Before the start
four-gods-title-all = Everybody at once
four-gods-title-final = Final phase
four-gods-pass-to-end = Everyone else has passed: pass to end the game
four-gods-title-turn = Turn { $turn }: { $seat }
four-gods-title-last = Last round, turn { $turn }: { $seat }
four-gods-title-over = The game is over
four-gods-clock-sand = { $seconds } s left
four-gods-clock-final = { $seconds } s left
four-gods-clock-window = prophet { $seconds } s
four-gods-clock-hold-left = left hand { $seconds } s
four-gods-clock-hold-right = right hand { $seconds } s
four-gods-clock-penalty = penalty { $seconds } s
four-gods-clock-absent = passing in { $seconds } s
four-gods-bag = Bag: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }
four-gods-cities = Cities left: { $cities }
four-gods-free = Free: { $gods }
four-gods-slots-free = { $slots ->
    [0] full
   *[other] { $slots } free
  }
four-gods-state-gone = has left
four-gods-state-passed = passes
four-gods-state-ready = ready
four-gods-legend-prophet = prophets in reserve
four-gods-legend-city = city
four-gods-legend-safe = city that nothing can destroy
four-gods-legend-hand = tile in hand
four-gods-legend-razed = cities destroyed
four-gods-legend-lost = prophets lost for good
four-gods-points-least = { $points ->
    [one] at least 1 point
   *[other] at least { $points } points
  }

# What was done.

four-gods-did-ready = { $seat } is ready
four-gods-did-colour = { $seat } picks { $colour }
four-gods-did-god = { $seat } chooses { $god }
four-gods-did-gods = { $seat } chooses { $god } and { $second }
four-gods-did-place = { $seat } lays { $face } on { $cell }
four-gods-did-place-prophet = { $seat } lays { $face } on { $cell } with a { $colour } prophet on its { $terrain }
four-gods-did-place-prophet-moved = { $seat } lays { $face } on { $cell }, and the prophet of { $from } moves to its { $terrain }
four-gods-did-destroy = { $seat } destroys the city on { $cell } with { $face }
four-gods-did-destroy-prophet = { $seat } destroys the city on { $cell } with { $face } and puts a { $colour } prophet on its { $terrain }
four-gods-did-destroy-prophet-moved = { $seat } destroys the city on { $cell } with { $face }, and the prophet of { $from } moves to its { $terrain }
four-gods-did-prophet = { $seat } puts a { $colour } prophet on the { $terrain } of { $cell }
four-gods-did-prophet-moved = { $seat } moves the prophet of { $from } to the { $terrain } of { $cell }
four-gods-did-build = { $seat } builds a { $colour } city on { $cell }
four-gods-did-build-moved = { $seat } builds a city on { $cell } for the prophet of { $from }
four-gods-did-discard = { $seat } puts { $face } into slot { $slot }
four-gods-did-give-back = { $seat } gives { $face } back
four-gods-did-draw = { $count ->
    [one] { $seat } draws 1 tile
   *[other] { $seat } draws { $count } tiles
  }
four-gods-did-flip = { $seat } flips { $face } in slot { $slot } of { $row }
four-gods-did-take = { $seat } takes { $face } from slot { $slot } of { $row }
four-gods-did-pass = { $seat } passes
four-gods-did-pass-back = { $seat } passes no longer
four-gods-did-end-turn = { $seat } ends the turn
four-gods-did-call = { $seat } calls the tile on { $cell }: it lies wrongly
four-gods-did-call-wrong = { $seat } calls the tile on { $cell }, but it lies rightly
four-gods-did-give-up = { $seat } gives up a { $colour } prophet for a mistake
four-gods-did-give-up-moved = { $seat } gives up the prophet of { $from } for a mistake
four-gods-did-leave = { $seat } leaves the game
four-gods-did-tile = { $seat } gets a tile from the bag
four-gods-did-dealt-colour = { $seat } gets { $colour }
four-gods-did-dealt-god = { $seat } gets { $god } in secret
four-gods-did-dealt-god-hidden = { $seat } gets a secret god
four-gods-did-first = { $seat } begins
four-gods-did-given-god = { $seat } had no god and gets { $god }
four-gods-did-sand = The sand of { $seat } has run out
four-gods-did-hold = { $seat } has held the tile in the { $hand } hand too long
four-gods-did-window = It is too late for { $seat } to put a prophet on the last tile
four-gods-did-time = The final phase is over
four-gods-did-absent = The silence of { $seat } counts as passing
four-gods-did-forfeit = { $seat } did not choose, so a penalty takes a prophet
