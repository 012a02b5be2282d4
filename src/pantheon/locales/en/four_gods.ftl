# 4 Gods: what is wrong with a tile file.

tiles-no-list = Line { $line }: a tile file contains a single list named “tiles”.
tiles-fields = Line { $line }: a tile has a number, faces and optionally regions; nothing else.
tiles-number = Line { $line }: a tile number is a whole number starting at 1, not “{ $found }”.
tiles-twice = Line { $line }: there are two tiles with the number { $number }.
tiles-two-faces = Line { $line }: tile { $number } needs two faces, and regions for both or neither.
tiles-letters = Line { $line }: tile { $number }: a face is four of the letters S, P, F, M, not “{ $face }”.
tiles-four-terrains = Line { $line }: tile { $number }: a face cannot show all four terrains, but { $face } does.
tiles-split = Line { $line }: tile { $number }: { $face } must list its regions, because its corners can be joined in more than one way.
tiles-regions = Line { $line }: tile { $number }: the regions of { $face } must name NW, NE, SE and SW once each.
tiles-mixed = Line { $line }: tile { $number }: a region of { $face } mixes terrains.
tiles-count = Line { $line }: the set has { $found } tiles; it must have { $right }.

# 4 Gods: options that do not go together.

four-gods-two-only = The number of gods can only be chosen in a two-player game.
four-gods-beginners = Beginners must be seats from 1 to { $players }, each listed once, not “{ $value }”.

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

tiles-word = Tile { $line } of the set: “{ $word }” should look like 17:SSSP/SSFM.
four-gods-tiles = The tiles cannot be used: { $reason }

# Refusals.

four-gods-no-seat = There is no { $seat } seat at this table. Seats: { $known }.
four-gods-not-here = This table has seats 1 to { $players } only.
four-gods-hidden = Hidden actions cannot be played.
four-gods-no-tile = There is no tile number { $number } in this set.
four-gods-no-face = No tile in this set has the side { $face }. Name the corners clockwise from the north-west with S, P, F, M.
four-gods-no-slot = Rows have slots 1 to { $slots } here; there is no slot { $slot }.
four-gods-no-clock = No such clock is running.
four-gods-not-yours = Only chance or a clock can do that, not a player.
four-gods-gone = You have left this game.
four-gods-not-started = The game has not started: say that you are ready.
four-gods-is-ready = You are already ready; wait for the others.
four-gods-started = The game has already started.
four-gods-owes = Resolve the penalty first: give up a prophet.
four-gods-owes-nothing = You do not have to give up a prophet.
four-gods-no-turns = There are no turns in this game; pass if you have nothing more to do.
four-gods-no-pass = There is no passing in timed turns; end your turn instead.
four-gods-not-your-turn = It is { $seat }’s turn.
four-gods-visible = This game uses visible gods: choose a god; its colour comes with it.
four-gods-secret = This game uses secret gods; they are dealt, not chosen.
four-gods-has-colour = You already have { $count ->
    [one] a colour
   *[other] your two colours
  }.
four-gods-colour-taken = { $seat } was first: { $colour } is taken.
four-gods-god-taken = { $seat } was first and has chosen { $god }.
four-gods-has-god = Gods are kept for the whole game; each player has { $count }.
four-gods-no-god = Choose a god first.
four-gods-hand-empty = There is no tile in your { $hand } hand.
four-gods-hand-full = Your { $hand } hand already holds a tile.
four-gods-hands-full = Both of your hands must be empty to draw.
four-gods-no-free-hand = You need a free hand for that.
four-gods-not-that-tile = The tile in your { $hand } hand does not show { $face }.
four-gods-city-there = There is a city on { $cell }.
four-gods-cell-taken = { $cell } is taken: { $seat } has placed a tile there.
four-gods-edges = { $cell } touches fewer than two straight edges (frame or tiles).
four-gods-mismatch = { $face } does not match the tiles around { $cell }.
four-gods-no-city-there = There is no city on { $cell } to destroy.
four-gods-own-city = You cannot destroy your own city on { $cell }.
four-gods-token = The destroyed city cannot score for { $colour }; “own” always works.
four-gods-corner = A prophet’s area is named by its first corner, clockwise from NW; { $corner } is not that corner.
four-gods-not-your-colour = The { $colour } prophets are not yours.
four-gods-reserve-empty = You have no { $colour } prophets left in reserve; you may migrate one from a tile.
four-gods-reserve-first = You can only migrate a { $colour } prophet once your reserve is empty.
four-gods-no-prophet-there = You have no prophet on { $cell }.
four-gods-city-prophet = The prophet on { $cell } cannot leave its city.
four-gods-too-late = It is too late for a prophet on { $cell }.
four-gods-one-prophet = { $cell } already has a prophet.
four-gods-no-tokens = No Legendary City tokens are left.
four-gods-row-full = Your row is full.
four-gods-slot-filled = Slot { $slot } is occupied.
four-gods-upright = In hands and rows, name the tile side unrotated, not as { $face }.
four-gods-not-from-others = Only a tile taken from another player’s row can be returned.
four-gods-row-has-room = Your own row has room for it.
four-gods-has-place = This tile fits somewhere in the World, so it cannot be returned.
four-gods-bag-empty = The bag is empty.
four-gods-give-way = { $seat } is using your row; wait until that turn is over.
four-gods-tile-gone = That tile is gone: slot { $slot } in { $seat }’s row is empty.
four-gods-other-face = Slot { $slot } in { $seat }’s row now shows { $now }, not { $face }.
four-gods-no-calls = Misplaced tiles are prevented here, so there is nothing to call out.
four-gods-no-tile-there = There is no tile on { $cell }.
four-gods-lies-rightly = The tile on { $cell } is placed correctly.

# Scores.

four-gods-score-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
  }
four-gods-score-destroyed = { $count ->
    [one] 1 city destroyed
   *[other] { $count } cities destroyed
  }
four-gods-score-kingdom = { $terrain } Kingdom: { $tiles } tiles, { $prophets } occupied, { $shared ->
    [one] most prophets ({ $own })
   *[other] tied for the most prophets ({ $own })
  }
four-gods-score-prophets = { $colour }: { $count ->
    [one] 1 prophet
   *[other] { $count } prophets
  }
four-gods-score-largest = largest { $terrain } Kingdom: { $tiles } tiles
four-gods-score-most = { $count ->
    [one] 1 { $terrain } Kingdom
   *[other] { $count } { $terrain } Kingdoms
  }
four-gods-score-marker = higher marker: { $colour }, { $god }

# Ends of the game.

ending-world-full = the World was full
ending-bag-empty = the bag was empty
ending-all-passed = all players passed
ending-no-progress = nothing new was added to the World for too long

# Beside the World.

four-gods-title-ready = Before the start
four-gods-title-all = Simultaneous play
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
four-gods-free = Available: { $gods }
four-gods-slots-free = { $slots ->
    [0] full
   *[other] { $slots } free
  }
four-gods-state-gone = has left
four-gods-state-passed = passed
four-gods-state-ready = ready
four-gods-legend-prophet = prophets in reserve
four-gods-legend-city = city
four-gods-legend-safe = protected city
four-gods-legend-hand = tile in hand
four-gods-legend-razed = cities destroyed
four-gods-legend-lost = prophets permanently lost
four-gods-points-least = { $points ->
    [one] at least 1 point
   *[other] at least { $points } points
  }

# What was done.

four-gods-did-ready = { $seat } is ready
four-gods-did-colour = { $seat } chooses { $colour }
four-gods-did-god = { $seat } chooses { $god }
four-gods-did-gods = { $seat } chooses { $god } and { $second }
four-gods-did-place = { $seat } places { $face } on { $cell }
four-gods-did-place-prophet = { $seat } places { $face } on { $cell } with a { $colour } prophet on its { $terrain }
four-gods-did-place-prophet-moved = { $seat } places { $face } on { $cell }; the prophet on { $from } migrates to its { $terrain }
four-gods-did-destroy = { $seat } destroys the city on { $cell } with { $face }
four-gods-did-destroy-prophet = { $seat } destroys the city on { $cell } with { $face } and places a { $colour } prophet on its { $terrain }
four-gods-did-destroy-prophet-moved = { $seat } destroys the city on { $cell } with { $face }; the prophet on { $from } migrates to its { $terrain }
four-gods-did-prophet = { $seat } places a { $colour } prophet on the { $terrain } of { $cell }
four-gods-did-prophet-moved = { $seat } migrates the prophet on { $from } to the { $terrain } of { $cell }
four-gods-did-build = { $seat } builds a { $colour } city on { $cell }
four-gods-did-build-moved = { $seat } builds a city on { $cell } with the prophet from { $from }
four-gods-did-discard = { $seat } discards { $face } to slot { $slot }
four-gods-did-give-back = { $seat } returns { $face } to its row
four-gods-did-draw = { $count ->
    [one] { $seat } draws 1 tile
   *[other] { $seat } draws { $count } tiles
  }
four-gods-did-flip = { $seat } flips { $face } in slot { $slot } of { $row }’s row
four-gods-did-take = { $seat } takes { $face } from slot { $slot } of { $row }’s row
four-gods-did-pass = { $seat } passes
four-gods-did-pass-back = { $seat } cancels their pass
four-gods-did-end-turn = { $seat } ends their turn
four-gods-did-call = { $seat } calls out the misplaced tile on { $cell }
four-gods-did-call-wrong = { $seat } calls out the tile on { $cell }, but it is placed correctly
four-gods-did-give-up = { $seat } gives up a { $colour } prophet for a mistake
four-gods-did-give-up-moved = { $seat } gives up the prophet on { $from } for a mistake
four-gods-did-leave = { $seat } leaves the game
four-gods-did-tile = { $seat } draws a tile from the bag
four-gods-did-dealt-colour = { $seat } is dealt { $colour }
four-gods-did-dealt-god = { $seat } is secretly dealt { $god }
four-gods-did-dealt-god-hidden = { $seat } is dealt a secret god
four-gods-did-first = { $seat } goes first
four-gods-did-given-god = { $seat } had no god and is dealt { $god }
four-gods-did-sand = { $seat } has run out of time
four-gods-did-hold = { $seat } held the tile in their { $hand } hand for too long
four-gods-did-window = { $seat } can no longer add a prophet to their last tile
four-gods-did-time = The final phase is over
four-gods-did-absent = { $seat } has been inactive and counts as passing
four-gods-did-forfeit = { $seat } did not choose, so the penalty takes a prophet
