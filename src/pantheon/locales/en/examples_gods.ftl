# Rule examples of Gods: what must be true (expect-).

expect-gods-place-tribe = place a tribe
expect-gods-has-power = { $god } has { $number } power.
expect-gods-has-temple = { $god } has { $number ->
    [one] 1 temple
   *[other] { $number } temples
  } left.
expect-gods-has-stone = { $god } has { $number ->
    [one] 1 stone
   *[other] { $number } stones
  } at home.
expect-gods-has-extra-action = { $god } has { $number ->
    [one] 1 extra action
   *[other] { $number } extra actions
  }.
expect-gods-has-action = { $god } has { $number ->
    [one] 1 action
   *[other] { $number } actions
  } left.
expect-gods-cards = { $god } holds { $number ->
    [0] no { $tribe } card
    [one] 1 { $tribe } card
   *[other] { $number } { $tribe } cards
  }.
expect-gods-token = { $god } holds the { $tribe } token.
expect-gods-token-nobody = Nobody holds the { $tribe } token.
expect-gods-worships = The tribe on { $cell } believes in { $god }.
expect-gods-worships-nobody = The tribe on { $cell } believes in nothing.
expect-gods-cell-empty = { $cell } is empty.
expect-gods-cell-temple = On { $cell } stands a temple of { $god }.
expect-gods-cell = On { $cell } lies: { $hex }.
expect-gods-display = The display shows: { $hexes }.
expect-gods-display-nothing = The display is empty.
expect-gods-bag = In the bag: { $number } × { $hex }.
expect-gods-box = In the box: { $number } × { $hex }.
expect-gods-bag-hexes = The bag holds { $number ->
    [one] 1 hex
   *[other] { $number } hexes
  }.
expect-gods-box-hexes = The box holds { $number ->
    [one] 1 hex
   *[other] { $number } hexes
  }.
expect-gods-asked-action = { $god } is to act.
expect-gods-asked-victim = { $god } says whose power is taken.
expect-gods-asked-desert = { $god } says which desert moves.
expect-gods-asked-place = { $god } says where the desert goes.
expect-gods-asked-tribe = { $god } says which tribe gets the stone.
expect-gods-asked-extra-action = { $god } may use an extra action or end the turn.
expect-gods-idle = Turns without progress: { $number }.
expect-gods-map = The map has { $number } hexes.
