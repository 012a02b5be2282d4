# Gods in the browser.

web-gods-world = The world. Arrow keys go from cell to cell, Enter plays, Escape drops what is picked.
web-gods-place-here = Here
web-gods-cell = { $q },{ $r }: { $what }
web-gods-cell-free = { $q },{ $r }: free
web-gods-temple-of = temple of { $god }
web-gods-tribe = { $hex }, believes in nothing
web-gods-tribe-of = { $hex }, believes in { $god }

web-gods-things = What can be played
web-gods-empty = Empty until the next turn
web-gods-discard = Discard
web-gods-move-desert = Move a desert
web-gods-left = { $temples } left
web-gods-not-now = Not possible now.
web-gods-looking = You are looking at an earlier position.
web-gods-no-power = Not enough power for that.
web-gods-no-desert = There is no desert on the map.

web-gods-act = Action { $action } of { $actions }: what will you play?
web-gods-act-where = Action { $action } of { $actions }: where?
web-gods-act-extra = The extra action: what will you play?
web-gods-turn-of = It is { $god }'s turn.
web-gods-drawing = The display is being filled
web-gods-over = The game is over: { $ending }.

web-gods-free = free
web-gods-price = { $power } power
web-gods-costs = costs { $power } power
web-gods-brings = brings { $power } power
web-gods-joins = { $tribes ->
    [one] 1 tribe joins { $god }
   *[other] { $tribes } tribes join { $god }
  }
web-gods-leaves = { $tribes ->
    [one] 1 tribe leaves { $other } for { $god }
   *[other] { $tribes } tribes leave { $other } for { $god }
  }

web-gods-power = { $power } power of at most 12
web-gods-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, of which { $kept } for ever
web-gods-believers = { $tribe }: { $tribes ->
    [one] 1 tribe
   *[other] { $tribes } tribes
  }, { $cards ->
    [one] 1 nation
   *[other] { $cards } nations
  }, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }

web-gods-bag = In the bag: { $hexes }
web-gods-stack = In the stack: { $hexes }
web-gods-box = Out of the game
web-gods-nations = Nations to be won
web-gods-cards-left = { $tribe }: { $cards ->
    [one] 1 nation
   *[other] { $cards } nations
  } to be won, 3 points each while it lasts
web-gods-token-free = { $tribe } token: { $points ->
    [one] 1 point
   *[other] { $points } points
  } for ever, for the { $place ->
    [1] first
   *[2] second
  } nation
web-gods-token-of = { $tribe } token: { $god } has it
web-gods-threshold = { $points } points end the game.
web-gods-threshold-2001 = Three nations of different colours or any four at the start of the own turn end the game.
web-gods-idle = Nothing placed, taken or used up for { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
}; at { $most } the game ends.
web-gods-key-pick = pick what can be played, from left to right
web-gods-legend-points = points at this moment
web-gods-legend-tribes = tribes that believe in the god, by colour
web-gods-legend-price = on a free cell: the power it costs to build there, and below it the god the tribe would follow

# The rows of a result.

web-gods-source-nations = Nations
web-gods-source-green = green
web-gods-source-blue = blue
web-gods-source-violet = violet
web-gods-source-orange = orange
web-gods-source-tokens = Tokens
