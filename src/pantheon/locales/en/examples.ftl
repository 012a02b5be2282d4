# Rule examples: what must be true (expect-).

expect-may = { $god } may: { $deeds }.
expect-may-not = { $god } may not: { $deeds }.
expect-legal = { $god } can do this, and nothing else: { $deeds }.
expect-legal-none = { $god } can do nothing.
expect-legal-number = { $god } has { $number } possibilities.
expect-kind-none = { $god } cannot do this now: { $kind }.
expect-kind = { $god } can do this in { $number } ways: { $kind }.
expect-place-tribe = place a tribe
expect-odds = Chance decides between: { $deeds }.
expect-awaited = Awaited: { $names }.
expect-awaited-chance = Now something is drawn.
expect-awaited-nobody = Nobody is awaited any more.
expect-goes-on = The game goes on.
expect-over = The game is over: { $ending }.
expect-has-point = { $god } has { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
expect-has-power = { $god } has { $number } power.
expect-has-temple = { $god } has { $number ->
    [one] 1 temple
   *[other] { $number } temples
  } left.
expect-has-stone = { $god } has { $number ->
    [one] 1 stone
   *[other] { $number } stones
  } at home.
expect-has-extra-action = { $god } has { $number ->
    [one] 1 extra action
   *[other] { $number } extra actions
  }.
expect-has-action = { $god } has { $number ->
    [one] 1 action
   *[other] { $number } actions
  } left.
expect-cards = { $god } holds { $number ->
    [0] no { $tribe } card
    [one] 1 { $tribe } card
   *[other] { $number } { $tribe } cards
  }.
expect-token = { $god } holds the { $tribe } token.
expect-token-nobody = Nobody holds the { $tribe } token.
expect-worships = The tribe on { $cell } believes in { $god }.
expect-worships-nobody = The tribe on { $cell } believes in nothing.
expect-cell-empty = { $cell } is empty.
expect-cell-temple = On { $cell } stands a temple of { $god }.
expect-cell = On { $cell } lies: { $hex }.
expect-display = The display shows: { $hexes }.
expect-display-nothing = The display is empty.
expect-bag = In the bag: { $number } × { $hex }.
expect-box = In the box: { $number } × { $hex }.
expect-bag-hexes = The bag holds { $number ->
    [one] 1 hex
   *[other] { $number } hexes
  }.
expect-box-hexes = The box holds { $number ->
    [one] 1 hex
   *[other] { $number } hexes
  }.
expect-scores = { $god } scores: { $items }.
expect-place = { $god } is number { $place }.
expect-wins = { $names } wins.
expect-wins-shared = { $names } share the win.
expect-turn = It is { $god }’s turn.
expect-asked-action = { $god } is to act.
expect-asked-victim = { $god } says whose power is taken.
expect-asked-desert = { $god } says which desert moves.
expect-asked-place = { $god } says where the desert goes.
expect-asked-tribe = { $god } says which tribe gets the stone.
expect-asked-extra-action = { $god } may use an extra action or end the turn.
expect-idle = Turns without progress: { $number }.
expect-map = The map has { $number } hexes.
