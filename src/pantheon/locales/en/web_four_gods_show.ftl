# 4 Gods in the browser: what goes on, what lies open, clocks, the scoring as a show.

# What was done, where the game's own sentence needs more than the page knows.

web-four-gods-did-tile = A tile is drawn from the bag
web-four-gods-did-sand = Time is up
web-four-gods-spot-slot = slot { $slot } in { $name }’s row
web-four-gods-spot-bag = the bag

# What came of it.

web-four-gods-came-swept = { $tiles ->
    [0] the tile is removed
    [one] and 1 more tile is removed
   *[other] and { $tiles } more tiles are removed
  }
web-four-gods-came-cities = { $cities ->
    [one] 1 city returns to the supply
   *[other] { $cities } cities return to the supply
  }
web-four-gods-came-lost = { $prophets ->
    [one] { $colour } permanently loses a prophet
   *[other] { $colour } permanently loses { $prophets } prophets
  }
web-four-gods-came-owes = { $name } must give up a prophet
web-four-gods-came-final = The final phase begins: { $final ->
    [world-full] the World is full
   *[bag-empty] the bag is empty
  }
web-four-gods-came-last = One last round: { $final ->
    [world-full] the World is full
   *[bag-empty] the bag is empty
  }

# What may be done now.

web-four-gods-now-over = Game over: { $ending }
web-four-gods-now-dealing = Dealing gods and tiles
web-four-gods-now-ready = Are you ready?
web-four-gods-now-colour = { $number ->
    [one] Choose a colour, then press “I’m ready”
   *[other] Choose two colours, then press “I’m ready”
  }
web-four-gods-now-waiting = Waiting for { $names }
web-four-gods-now-owes = { $number ->
    [one] Give up a prophet for the mistake
   *[other] Give up { $number } prophets for the mistakes
  }
web-four-gods-now-others = { $name }’s turn
web-four-gods-now-others-flip = { $name }’s turn; you may flip tiles in your row
web-four-gods-now-passed = You have passed, until you act or the World changes
web-four-gods-now-city = Where will you build the city? Press a highlighted space; it takes a prophet
web-four-gods-now-prophet = Press a highlighted space where you want the prophet on the tile
web-four-gods-now-prophet-first = You place a prophet with a tile: draw or take a tile first
web-four-gods-now-reach = Press a tile in a row to take it into your empty hand
web-four-gods-now-window = Add a prophet to this tile? Quick!
web-four-gods-now-draw = Draw from the bag, or take from a row
web-four-gods-now-take = Take from a row: press an empty hand, then the tile
web-four-gods-now-wait = Nothing to take: build a city, flip tiles, or pass
web-four-gods-now-place = { $tiles ->
    [one] Place your tile, or discard it to your row
   *[other] Both hands are full: place a tile, or discard one to your row
  }
web-four-gods-now-crush = { $tiles ->
    [one] Your tile can only destroy a highlighted city or go to your row
   *[other] Your tiles can only destroy a highlighted city or go to your row
  }
web-four-gods-now-discard = { $tiles ->
    [one] Your tile fits nowhere: discard it to your row
   *[other] Your tiles fit nowhere: discard one to your row
  }
web-four-gods-now-stuck = { $tiles ->
    [one] Your tile fits nowhere and your row is full: hold on to it
   *[other] Your tiles fit nowhere and your row is full: hold on to them
  }
web-four-gods-now-final = Final phase. { $words }
web-four-gods-now-last = Last turn. { $words }
web-four-gods-now-final-god = Choose a god now, or one is dealt to you at random
web-four-gods-now-secret = { $number ->
    [one] Your secret god
   *[other] Your secret gods
 }: { $gods }. { $words }
web-four-gods-now-godless = { $words }; you may also choose a god

# What lies open.

web-four-gods-fact-reserve = { $colour }: { $prophets ->
    [one] 1 prophet in reserve
   *[other] { $prophets } prophets in reserve
  }
web-four-gods-fact-lost = { $prophets ->
    [one] 1 prophet permanently lost
   *[other] { $prophets } prophets permanently lost
  }
web-four-gods-fact-cities = { $cities ->
    [one] 1 city built
   *[other] { $cities } cities built
  }
web-four-gods-fact-razed = { $cities ->
    [one] 1 city destroyed
   *[other] { $cities } cities destroyed
  }
web-four-gods-fact-hand-empty = { $hand } hand empty
web-four-gods-fact-hand-bag = { $hand } hand: a tile from the bag
web-four-gods-fact-hand-own = { $hand } hand: a tile from their own row
web-four-gods-fact-hand-row = { $hand } hand: a tile from { $name }’s row
web-four-gods-fact-row = { $filled } of { $slots } slots filled
web-four-gods-fact-god = { $god }, { $colour }
web-four-gods-fact-secret = secret god, { $colour }
web-four-gods-fact-godless = no god yet
web-four-gods-fact-beginner = beginner
web-four-gods-fact-owes = must give up a prophet
web-four-gods-common-bag = { $tiles ->
    [one] 1 tile in the bag
   *[other] { $tiles } tiles in the bag
  }
web-four-gods-common-cities = { $cities ->
    [one] 1 city token left
   *[other] { $cities } city tokens left
  }
web-four-gods-common-world = { $tiles } of { $cells } spaces filled
web-four-gods-common-free = Available gods
web-four-gods-common-kingdoms = Kingdoms: count · largest
web-four-gods-common-terrain = { $count ->
    [0] no { $terrain } Kingdoms
    [one] 1 { $terrain } Kingdom, { $tiles } tiles
   *[other] { $count } { $terrain } Kingdoms, the largest with { $tiles } tiles
  }
web-four-gods-common-modes = Game modes
web-four-gods-mode-timed = timed turns, { $seconds } s each
web-four-gods-mode-simultaneous = simultaneous play
web-four-gods-mode-secret = secret gods
web-four-gods-mode-visible = visible gods
web-four-gods-mode-two = two gods each
web-four-gods-mode-called = mistakes stay until called out
web-four-gods-mode-penalty = mistakes are called out and cost a prophet
web-four-gods-mode-wrong-calls = wrong calls cost a prophet
web-four-gods-mode-peek = hidden sides are visible to all
web-four-gods-mode-forget = hidden sides must be remembered
web-four-gods-mode-hold = tiles from rows: { $seconds } s limit

# Clocks.

web-four-gods-clock-sand = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
  }
web-four-gods-clock-turn = { $name }’s turn
web-four-gods-clock-yours = Your turn
web-four-gods-clock-final = Final phase
web-four-gods-clock-final-words = { $final ->
    [world-full] The World is full: all actions are still allowed until time runs out.
   *[bag-empty] The bag is empty: all actions are still allowed until time runs out.
  }
web-four-gods-clock-absent-you = You will count as passing in { $seconds } s
web-four-gods-clock-penalty = { $name } must give up a prophet: { $seconds } s
web-four-gods-clock-penalty-you = Choose a prophet to give up: { $seconds } s

# The scoring as a show.

web-four-gods-show-cities = Legendary Cities
web-four-gods-show-cities-words = 5 points for each city you built that still stands, and for each city you destroyed
web-four-gods-show-cities-of = { $razed ->
    [0] { $standing } × 5
   *[other] { $standing } standing and { $razed } destroyed, × 5
  }
web-four-gods-show-kingdom = Kingdom: { $terrain }
web-four-gods-show-kingdom-words = { $tiles } tiles − { $prophets } occupied = { $worth }
web-four-gods-show-majority = { $prophets ->
    [one] 1 prophet
   *[other] { $prophets } prophets
  }
web-four-gods-show-tied = tied for most prophets: each scores the full value
web-four-gods-show-largest = Largest Kingdoms
web-four-gods-show-largest-words = each god’s own terrain: 15, 10 and 5 points; tied gods share
web-four-gods-show-tiles = { $tiles ->
    [one] 1 tile of { $terrain }
   *[other] { $tiles } tiles of { $terrain }
  }
web-four-gods-show-most = Most Kingdoms
web-four-gods-show-most-words = each god’s own terrain: 15, 10 and 5 points; tied gods share
web-four-gods-show-count = { $count ->
    [one] 1 { $terrain } Kingdom
   *[other] { $count } { $terrain } Kingdoms
  }
web-four-gods-show-total = Total
web-four-gods-show-total-words = The game ended because { $ending }.
web-four-gods-show-two-words = Each player’s lower marker counts; the higher one breaks ties.
web-four-gods-show-gains = { $name }, { $colour }: +{ $points }
web-four-gods-show-wins = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-four-gods-show-shares = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
  }

# The rows of a result.

web-four-gods-source-built = standing
web-four-gods-source-destroyed = destroyed
web-four-gods-source-kingdoms = Prophets in Kingdoms
web-four-gods-source-sea = sea
web-four-gods-source-plain = plain
web-four-gods-source-forest = forest
web-four-gods-source-mountain = mountain
web-four-gods-source-higher = higher marker
