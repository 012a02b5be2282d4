# 4 Gods in the browser: two hands, the rows, the World.

web-four-gods-world = The World and the rows
web-four-gods-things = Bag, gods, prophets, cities
web-four-gods-faster = { $who } was { $late } s faster
web-four-gods-late = { $who } { $late } s too late

# Cells and slots, for those who listen.

web-four-gods-cell-free = cell { $cell }, free
web-four-gods-cell-fits = cell { $cell }, free, the tile in the { $hand } hand fits
web-four-gods-cell-fits-both = cell { $cell }, free, the tiles in both hands fit
web-four-gods-cell-site = cell { $cell }, free, a city may stand here
web-four-gods-cell-tile = cell { $cell }: { $face }
web-four-gods-cell-prophet = cell { $cell }: { $face }, prophet { $colour }
web-four-gods-cell-city = cell { $cell }: city, prophet { $colour }
web-four-gods-cell-safe = cell { $cell }: safe city, prophet { $colour }
web-four-gods-slot-free = { $seat } row, slot { $slot }, free
web-four-gods-slot = { $seat } row, slot { $slot }: { $face }
web-four-gods-slot-under = { $seat } row, slot { $slot }: { $face }; below: { $under }
web-four-gods-row = The row of { $name }
web-four-gods-row-how = A tap turns a tile over. To take one, tap an empty palm first, or drag it out.
web-four-gods-row-take = Tap the tile that you take.
web-four-gods-row-empty = There is no tile in it.
web-four-gods-row-one = Take one
web-four-gods-search = { $count ->
    [0] No tile in the rows fits here
    [one] 1 tile in the rows fits here: it is lit
   *[other] { $count } tiles in the rows fit here: they are lit
  }
web-four-gods-up = up
web-four-gods-under = below

# Hands.

web-four-gods-palm-empty = { $hand } hand, empty
web-four-gods-palm-drawing = { $hand } hand, a tile is coming
web-four-gods-palm = { $hand } hand: { $face }
web-four-gods-palm-both = { $hand } hand: { $face }; other side: { $under }
web-four-gods-palm-title = { $hand } hand ({ $key }): drag, or click and then click a place; empty, it takes from a row
web-four-gods-rotate = turn the tile in the { $hand } hand
web-four-gods-rotate-key = Turn (R, Shift+R, wheel)
web-four-gods-flip = turn the tile in the { $hand } hand over
web-four-gods-flip-key = Turn over (F)
web-four-gods-give-back = Back to its row

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
web-four-gods-not-now = Not now.
web-four-gods-prophets = { $count ->
    [one] 1 prophet in reserve: { $colour }
   *[other] { $count } prophets in reserve: { $colour }
  }
web-four-gods-prophet-key = Prophet, { $colour } (P): drag him onto a terrain of the tile just laid, or lay the next tile with him
web-four-gods-cities = { $count ->
    [one] 1 city left: build it
   *[other] { $count } cities left: build one
  }
web-four-gods-city-key = Build a city (C): drag it to a free cell with two straight edges
web-four-gods-city = city
web-four-gods-offer = prophet onto the { $terrain } of { $cell }
web-four-gods-no-prophet = You have no prophet left for that.
web-four-gods-which = Which prophet goes there?
web-four-gods-token = The token counts for:
web-four-gods-kingdom = { $tiles } tiles · worth { $worth }
web-four-gods-pass = Pass
web-four-gods-passing = Passed
web-four-gods-pass-key = Pass, or take it back (Space)
web-four-gods-end-turn = End turn
web-four-gods-end-turn-key = End your turn (N)
web-four-gods-call = Call
web-four-gods-call-key = Call a tile that lies wrongly (X): then click it
web-four-gods-call-now = Which tile lies wrongly?
web-four-gods-choose = { $count ->
    [one] Your god:
   *[other] Your gods:
  }
web-four-gods-god = choose { $god }
web-four-gods-god-key = Choose { $god } for ever (G)
web-four-gods-secret = Your secret god: { $god }
web-four-gods-alone = Only this one
web-four-gods-penalty = A penalty: give up a prophet, from here or from a tile.
web-four-gods-penalty-reserve = give up a prophet of the reserve: { $colour }
web-four-gods-reserve = Reserve

# Before the start.

web-four-gods-ready = I am ready
web-four-gods-is-ready = Ready. The start is given when all are.
web-four-gods-colour = Your prophets:
web-four-gods-colour-own = Your prophets: { $colour }

# Keys.

web-four-gods-key-hands = choose the left or right hand; empty, it takes from a row
web-four-gods-key-turn = turn the tile; over a cell that glows: to the next way that fits
web-four-gods-key-flip = turn the tile in hand over, or the row tile pointed at
web-four-gods-key-draw = draw one tile, or two
web-four-gods-key-take = take the row tile pointed at
web-four-gods-key-prophet = a prophet: each press goes on to the next terrain
web-four-gods-key-city = build a city: then choose a cell
web-four-gods-key-call = call a tile that lies wrongly: then choose it
web-four-gods-key-god = choose a god
web-four-gods-key-pass = pass, or take it back
web-four-gods-key-end = end your turn
web-four-gods-key-next = go to the next cell that glows; with Shift, to the previous one
web-four-gods-key-enter = lay, put down or flip where the cursor is; arrows move it, into the rows too
