# Rule examples: what must be true (expect-).

expect-may = { $god } may: { $deeds }.
expect-may-not = { $god } may not: { $deeds }.
expect-legal = { $god } may do exactly this: { $deeds }.
expect-legal-none = { $god } may do nothing.
expect-legal-number = { $god } has { $number ->
    [one] 1 legal action
   *[other] { $number } legal actions
  }.
expect-kind = { $god }’s only options for this action ({ $kind }): { $deeds }.
expect-kind-none = { $god } may not do this now: { $kind }.
expect-kind-number = { $god } may do this in { $number ->
    [one] 1 way
   *[other] { $number } ways
  }: { $kind }.
expect-odds = Chance decides between: { $deeds }.
expect-odds-equal = Chance decides, with equal odds: { $deeds }.
expect-odds-sure = Only this can be drawn: { $deeds }.
expect-awaited = Waiting for: { $names }.
expect-awaited-chance = Next: a draw.
expect-awaited-nobody = No one has to act.
expect-goes-on = The game goes on.
expect-over = The game is over: { $ending }.
expect-has-point = { $god } has { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
expect-scores = { $god } scores: { $items }.
expect-place = { $god } finishes in place { $place }.
expect-wins = { $names } wins.
expect-wins-shared = { $names } share the victory.
expect-turn = It is { $god }’s turn.
expect-spectator = A spectator
expect-chance = Chance
