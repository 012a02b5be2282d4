# Rule examples: what must be true (expect-).

expect-may = { $god } may: { $deeds }.
expect-may-not = { $god } may not: { $deeds }.
expect-legal = { $god } can do this, and nothing else: { $deeds }.
expect-legal-none = { $god } can do nothing.
expect-legal-number = { $god } has { $number } possibilities.
expect-kind = Of this kind ({ $kind }), { $god } can do only this: { $deeds }.
expect-kind-none = { $god } cannot do this now: { $kind }.
expect-kind-number = { $god } can do this in { $number } ways: { $kind }.
expect-odds = Chance decides between: { $deeds }.
expect-odds-equal = Chance decides, all equally likely: { $deeds }.
expect-odds-sure = Only this can be drawn: { $deeds }.
expect-awaited = Awaited: { $names }.
expect-awaited-chance = Now something is drawn.
expect-awaited-nobody = Nobody is awaited any more.
expect-goes-on = The game goes on.
expect-over = The game is over: { $ending }.
expect-has-point = { $god } has { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
expect-scores = { $god } scores: { $items }.
expect-place = { $god } is number { $place }.
expect-wins = { $names } wins.
expect-wins-shared = { $names } share the win.
expect-turn = It is { $god }’s turn.
expect-spectator = A spectator
expect-chance = Chance
