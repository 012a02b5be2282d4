# Gods in the browser.

web-gods-world = The world. Arrow keys move between spaces, Enter plays, Escape cancels your selection.
web-gods-place-here = Here
web-gods-cell = { $q },{ $r }: { $what }
web-gods-cell-free = { $q },{ $r }: empty
web-gods-temple-of = { $god }’s temple
web-gods-tribe = { $hex }, no religion
web-gods-tribe-of = { $hex }, worships { $god }

web-gods-things = Available actions
web-gods-empty = Empty until the next turn
web-gods-discard = Discard
web-gods-move-desert = Move a desert
web-gods-left = { $temples } left
web-gods-not-now = Not possible right now.
web-gods-looking = You’re viewing an earlier position.
web-gods-no-power = Not enough power for that.
web-gods-no-desert = There is no desert on the map.

web-gods-act = Action { $action } of { $actions }: choose what to play
web-gods-act-where = Action { $action } of { $actions }: choose a space
web-gods-act-extra = Extra action: choose what to play
web-gods-turn-of = It’s { $god }’s turn.
web-gods-drawing = Refilling the display
web-gods-over = The game is over: { $ending }.

web-gods-free = free
web-gods-price = { $power } power
web-gods-costs = costs { $power } power
web-gods-brings = gains { $power } power
# Who worships whom after a move: tribes without a religion get one.
web-gods-joins = { $tribes ->
    [one] 1 tribe joins { $god }
   *[other] { $tribes } tribes join { $god }
  }
web-gods-leaves = { $tribes ->
    [one] 1 tribe leaves { $other } for { $god }
   *[other] { $tribes } tribes leave { $other } for { $god }
  }

web-gods-power = { $power } power (maximum 12)
web-gods-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $kept } permanent
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
web-gods-box = Out of play
web-gods-nations = Nations still available
web-gods-cards-left = { $tribe }: { $cards ->
    [one] 1 nation available, 3 points while it lasts
   *[other] { $cards } nations available, 3 points each while they last
  }
web-gods-token-free = { $tribe } token: { $points ->
    [one] 1 permanent point
   *[other] { $points } permanent points
  } for the { $place ->
    [1] first
   *[2] second
  } nation
web-gods-token-of = { $tribe } token: held by { $god }
web-gods-threshold = The game ends at { $points } points.
web-gods-threshold-2001 = The game ends when a player starts their turn with three nations of different colours, or any four.
web-gods-idle = Nothing placed, taken or used up for { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
  }; after { $most } the game ends.
web-gods-key-pick = choose what to play, from left to right
web-gods-legend-points = current points
web-gods-legend-tribes = tribes that worship the god, by colour
web-gods-legend-price = on an empty space: the power it costs to build there, and below it the god the tribe would worship

# The rows of a result.

web-gods-source-nations = Nations
web-gods-source-green = green
web-gods-source-blue = blue
web-gods-source-violet = violet
web-gods-source-orange = orange
web-gods-source-tokens = Tokens
