# Rule examples of Gods: what must be true (expect-).

expect-gods-place-tribe = place a tribe
expect-gods-has-power = { $god } has { $number } power.
expect-gods-has-temple = { $god } has { $number ->
    [one] 1 temple
   *[other] { $number } temples
  } in supply.
expect-gods-has-stone = { $god } has { $number ->
    [one] 1 stone
   *[other] { $number } stones
  } in supply.
expect-gods-has-extra-action = { $god } has { $number ->
    [one] 1 extra action
   *[other] { $number } extra actions
  }.
expect-gods-has-action = { $god } has { $number ->
    [one] 1 action
   *[other] { $number } actions
  } left.
expect-gods-cards = { $god } has { $number ->
    [0] no { $tribe } card
    [one] 1 { $tribe } card
   *[other] { $number } { $tribe } cards
  }.
expect-gods-token = { $god } has the { $tribe } token.
expect-gods-token-nobody = No one has the { $tribe } token.
expect-gods-worships = The tribe on { $cell } worships { $god }.
expect-gods-worships-nobody = The tribe on { $cell } has no religion.
expect-gods-cell-empty = { $cell } is empty.
expect-gods-cell-temple = { $cell } has a temple of { $god }.
expect-gods-cell = { $cell } has: { $hex }.
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
expect-gods-asked-action = { $god } must take an action.
expect-gods-asked-victim = { $god } chooses whose power to take.
expect-gods-asked-desert = { $god } chooses which desert to move.
expect-gods-asked-place = { $god } chooses where the desert goes.
expect-gods-asked-tribe = { $god } chooses which tribe gets the stone.
expect-gods-asked-extra-action = { $god } may use an extra action or end their turn.
expect-gods-idle = Turns without progress: { $number }.
expect-gods-map = The map has { $number ->
    [one] 1 hex
   *[other] { $number } hexes
  }.
