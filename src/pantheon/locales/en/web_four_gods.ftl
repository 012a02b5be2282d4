# 4 Gods in the browser: two hands, the rows, the World.

web-four-gods-world = The World and the rows
web-four-gods-things = Bag, gods, prophets, Legendary Cities
web-four-gods-faster = { $who } was { $late } s faster
web-four-gods-late = { $who } was { $late } s too late

# Cells and slots, for those who listen.

web-four-gods-cell-free = { $cell }: empty
web-four-gods-cell-fits = { $cell }: empty; the tile in your { $hand } hand fits
web-four-gods-cell-fits-both = { $cell }: empty; both of your tiles fit
web-four-gods-cell-site = { $cell }: empty; you can build a city here
web-four-gods-cell-tile = { $cell }: { $face }
web-four-gods-cell-prophet = { $cell }: { $face }, { $colour } prophet
web-four-gods-cell-city = { $cell }: city with { $colour } prophet
web-four-gods-cell-safe = { $cell }: protected city with { $colour } prophet
web-four-gods-slot-free = { $seat } row, slot { $slot }: empty
web-four-gods-slot = { $seat } row, slot { $slot }: { $face }
web-four-gods-slot-under = { $seat } row, slot { $slot }: { $face }; other side: { $under }
web-four-gods-row = { $name }’s discard row
web-four-gods-row-how = Tap a tile to flip it. To take one, tap an empty hand first, or drag the tile out.
web-four-gods-row-take = Tap the tile you want to take.
web-four-gods-row-empty = This row is empty.
web-four-gods-row-one = Take one
web-four-gods-search = { $count ->
    [0] No tile in the rows fits here
    [one] 1 tile in the rows fits here: it is highlighted
   *[other] { $count } tiles in the rows fit here: they are highlighted
  }
# Above a tile in a row, in pairs with web-four-gods-under: which of its two sides is meant.
web-four-gods-up = visible side
web-four-gods-under = hidden side

# Hands.

web-four-gods-palm-empty = { $hand } hand, empty
web-four-gods-palm-drawing = { $hand } hand, drawing a tile
web-four-gods-palm = { $hand } hand: { $face }
web-four-gods-palm-both = { $hand } hand: { $face }; other side: { $under }
web-four-gods-palm-title = { $hand } hand ({ $key }): drag the tile, or click it and then a space; if empty, take a tile from a row
web-four-gods-rotate = rotate the tile in your { $hand } hand
web-four-gods-rotate-key = Rotate (R, Shift+R, wheel)
web-four-gods-flip = flip the tile in your { $hand } hand
web-four-gods-flip-key = Flip (F)
web-four-gods-give-back = Return to its row

# The bag and what needs no hand.

web-four-gods-bag = { $count ->
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
  }
web-four-gods-draw = { $count ->
    [one] Draw one
   *[other] Draw two
  }
web-four-gods-draw-key = { $count ->
    [one] Draw one tile (B or 1)
   *[other] Draw two tiles (Shift+B or 2)
  }
web-four-gods-not-now = Not possible right now.
web-four-gods-prophets = { $count ->
    [one] 1 { $colour } prophet in reserve
   *[other] { $count } { $colour } prophets in reserve
  }
web-four-gods-prophet-key = Prophet, { $colour } (P): drag it onto a terrain of the tile you have just placed, or place your next tile with it
# A button with the picture of a city; the number is what the supply still has.
web-four-gods-cities = { $count ->
    [one] Build a Legendary City (1 left)
   *[other] Build a Legendary City ({ $count } left)
  }
web-four-gods-city-key = Build a Legendary City (C): drag it to an empty space touching two straight edges
web-four-gods-city = city
web-four-gods-offer = place a prophet on the { $terrain } of { $cell }
web-four-gods-no-prophet = You have no prophet available for that.
web-four-gods-which = Which prophet goes there?
web-four-gods-token = Score the destroyed city for:
web-four-gods-kingdom = { $tiles } tiles · worth { $worth }
web-four-gods-pass = Pass
web-four-gods-passing = Passed
web-four-gods-pass-key = Pass, or cancel your pass (Space)
web-four-gods-end-turn = End turn
web-four-gods-end-turn-key = End your turn (N)
web-four-gods-call = Call out
web-four-gods-call-key = Call out a misplaced tile (X), then click it
web-four-gods-call-now = Which tile is misplaced?
web-four-gods-choose = { $count ->
    [one] Choose your god:
   *[other] Choose your gods:
  }
web-four-gods-god = choose { $god }
web-four-gods-god-key = Choose { $god } for the rest of the game (G)
web-four-gods-secret = Your secret god: { $god }
web-four-gods-alone = Only this one
web-four-gods-penalty = Penalty: give up a prophet, from your reserve or from a tile.
web-four-gods-penalty-reserve = give up a { $colour } prophet from your reserve
web-four-gods-reserve = Reserve

# Before the start.

web-four-gods-ready = I’m ready
web-four-gods-is-ready = Ready. The game starts when everyone is.
web-four-gods-colour = Choose your prophets:
web-four-gods-colour-own = Your prophets: { $colour }

# Keys.

web-four-gods-key-hands = choose the left or right hand; an empty hand takes from a row
web-four-gods-key-turn = rotate the tile; over a highlighted space, to the next rotation that fits
web-four-gods-key-flip = flip the tile in hand, or the row tile under the pointer
web-four-gods-key-draw = draw one tile, or two
web-four-gods-key-take = take the row tile under the pointer
web-four-gods-key-prophet = place a prophet: each press moves to the next terrain
web-four-gods-key-city = build a city: then choose a space
web-four-gods-key-call = call out a misplaced tile: then choose it
web-four-gods-key-god = choose a god
web-four-gods-key-pass = pass, or cancel your pass
web-four-gods-key-end = end your turn
web-four-gods-key-next = go to the next highlighted space; with Shift, to the previous one
web-four-gods-key-enter = place, discard or flip at the cursor; arrow keys move it, into the rows as well
