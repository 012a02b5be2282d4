# 4 Gods in the browser: what goes on, what lies open, clocks, the scoring as a show.

# What was done, where the game's own sentence needs more than the page knows.

web-four-gods-did-tile = A tile comes out of the bag
web-four-gods-did-sand = The sand has run out
web-four-gods-spot-slot = slot { $slot } of { $name }
web-four-gods-spot-bag = the bag

# What came of it.

web-four-gods-came-swept = { $tiles ->
    [0] the tile is taken back
    [one] and 1 more tile is swept away
   *[other] and { $tiles } more tiles are swept away
  }
web-four-gods-came-cities = { $cities ->
    [one] 1 city goes back to the supply
   *[other] { $cities } cities go back to the supply
  }
web-four-gods-came-lost = { $prophets ->
    [one] { $colour } loses a prophet for good
   *[other] { $colour } loses { $prophets } prophets for good
  }
web-four-gods-came-owes = { $name } owes a prophet
web-four-gods-came-final = The final phase begins: { $final ->
    [world-full] the World is full
   *[bag-empty] the bag is empty
  }
web-four-gods-came-last = The last round is coming: { $final ->
    [world-full] the World is full
   *[bag-empty] the bag is empty
  }

# What may be done now.

web-four-gods-now-over = Over: { $ending }
web-four-gods-now-dealing = Gods and tiles are dealt
web-four-gods-now-ready = Say when you are ready
web-four-gods-now-colour = { $number ->
    [one] Pick a colour, then say when you are ready
   *[other] Pick two colours, then say when you are ready
  }
web-four-gods-now-waiting = Waiting for { $names }
web-four-gods-now-owes = { $number ->
    [one] Give up a prophet for the mistake
   *[other] Give up { $number } prophets for the mistakes
  }
web-four-gods-now-others = { $name } is on turn
web-four-gods-now-others-flip = { $name } is on turn; you may flip in your row
web-four-gods-now-passed = You pass, until you do something or the World changes
web-four-gods-now-city = Where shall the city stand? Press a free cell that glows; it takes a prophet
web-four-gods-now-prophet = Press a cell that glows, there where the prophet shall stand on the tile
web-four-gods-now-prophet-first = A prophet comes with a tile: draw or take one first
web-four-gods-now-reach = Press a tile in a row: the empty hand takes it
web-four-gods-now-window = A prophet on this tile? Quick!
web-four-gods-now-draw = Draw from the bag, or take from a row
web-four-gods-now-take = Take from a row: press an empty hand, then the tile
web-four-gods-now-wait = Nothing to take: build, flip, or pass
web-four-gods-now-place = { $tiles ->
    [one] Lay your tile, or put it into your row
   *[other] Hands full: lay a tile, or put one into your row
  }
web-four-gods-now-crush = { $tiles ->
    [one] Your tile can destroy a city that glows, or go into your row
   *[other] Your tiles can only destroy a city that glows, or go into your row
  }
web-four-gods-now-discard = { $tiles ->
    [one] Your tile fits nowhere: put it into your row
   *[other] Your tiles fit nowhere: put one into your row
  }
web-four-gods-now-stuck = { $tiles ->
    [one] Your tile fits nowhere and your row is full: keep it, or wait
   *[other] Your tiles fit nowhere and your row is full: keep them, or wait
  }
web-four-gods-now-final = Final phase. { $words }
web-four-gods-now-last = Last turn. { $words }
web-four-gods-now-final-god = Choose a god now, or chance will
web-four-gods-now-secret = { $number ->
    [one] Your secret god
   *[other] Your secret gods
 }: { $gods }. { $words }
web-four-gods-now-godless = { $words }; you may choose a god

# What lies open.

web-four-gods-fact-reserve = { $colour }: { $prophets ->
    [one] 1 prophet in reserve
   *[other] { $prophets } prophets in reserve
  }
web-four-gods-fact-lost = { $prophets ->
    [one] 1 prophet lost for good
   *[other] { $prophets } prophets lost for good
  }
web-four-gods-fact-cities = { $cities ->
    [one] 1 city standing
   *[other] { $cities } cities standing
  }
web-four-gods-fact-razed = { $cities ->
    [one] 1 city destroyed
   *[other] { $cities } cities destroyed
  }
web-four-gods-fact-hand-empty = { $hand } hand empty
web-four-gods-fact-hand-bag = { $hand } hand: a tile from the bag
web-four-gods-fact-hand-own = { $hand } hand: a tile from the own row
web-four-gods-fact-hand-row = { $hand } hand: a tile from the row of { $name }
web-four-gods-fact-row = { $filled } of { $slots } slots filled
web-four-gods-fact-god = { $god }, { $colour }
web-four-gods-fact-secret = secret god, { $colour }
web-four-gods-fact-godless = no god yet
web-four-gods-fact-beginner = beginner
web-four-gods-fact-owes = owes a prophet
web-four-gods-common-bag = { $tiles ->
    [one] 1 tile in the bag
   *[other] { $tiles } tiles in the bag
  }
web-four-gods-common-cities = { $cities ->
    [one] 1 city token left
   *[other] { $cities } city tokens left
  }
web-four-gods-common-world = { $tiles } of { $cells } cells filled
web-four-gods-common-free = Free gods
web-four-gods-common-kingdoms = Kingdoms: number · largest
web-four-gods-common-terrain = { $count ->
    [0] no Kingdom of { $terrain }
    [one] 1 Kingdom of { $terrain }, { $tiles } tiles
   *[other] { $count } Kingdoms of { $terrain }, the largest with { $tiles } tiles
  }
web-four-gods-common-modes = This table
web-four-gods-mode-timed = timed turns, { $seconds } s each
web-four-gods-mode-simultaneous = all at once
web-four-gods-mode-secret = secret gods
web-four-gods-mode-visible = gods are chosen openly
web-four-gods-mode-two = two gods each
web-four-gods-mode-called = mistakes lie until they are called
web-four-gods-mode-penalty = mistakes are called, and cost a prophet
web-four-gods-mode-wrong-calls = wrong calls cost a prophet
web-four-gods-mode-peek = all undersides are open
web-four-gods-mode-forget = undersides must be remembered
web-four-gods-mode-hold = tiles of rows: { $seconds } s in hand

# Clocks.

web-four-gods-clock-sand = { $seconds ->
    [one] 1 second of sand left
   *[other] { $seconds } seconds of sand left
  }
web-four-gods-clock-turn = The turn of { $name }
web-four-gods-clock-yours = Your turn
web-four-gods-clock-final = Final phase
web-four-gods-clock-final-words = { $final ->
    [world-full] The World is full: everything is still allowed until the time is up.
   *[bag-empty] The bag is empty: everything is still allowed until the time is up.
  }
web-four-gods-clock-absent-you = Your silence counts as passing in { $seconds } s
web-four-gods-clock-penalty = { $name } chooses a prophet to lose: { $seconds } s
web-four-gods-clock-penalty-you = Choose a prophet to lose: { $seconds } s

# The scoring as a show.

web-four-gods-show-cities = Cities
web-four-gods-show-cities-words = 5 points for each city that stands, and for each one destroyed
web-four-gods-show-cities-of = { $razed ->
    [0] { $standing } × 5
   *[other] { $standing } standing and { $razed } destroyed, × 5
  }
web-four-gods-show-kingdom = Kingdom of { $terrain }
web-four-gods-show-kingdom-words = { $tiles } tiles − { $prophets } with a prophet = { $worth }
web-four-gods-show-majority = { $prophets ->
    [one] 1 prophet
   *[other] { $prophets } prophets
  }
web-four-gods-show-tied = most prophets together: each gets it all
web-four-gods-show-largest = Largest Kingdoms
web-four-gods-show-largest-words = each god's own terrain: 15, 10 and 5 points; equals share
web-four-gods-show-tiles = { $tiles ->
    [one] 1 tile of { $terrain }
   *[other] { $tiles } tiles of { $terrain }
  }
web-four-gods-show-most = Most Kingdoms
web-four-gods-show-most-words = each god's own terrain: 15, 10 and 5 points; equals share
web-four-gods-show-count = { $count ->
    [one] 1 Kingdom of { $terrain }
   *[other] { $count } Kingdoms of { $terrain }
  }
web-four-gods-show-total = Total
web-four-gods-show-total-words = The game ended because { $ending }.
web-four-gods-show-two-words = The lower marker counts; the higher one decides between equals.
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
