# 4 Gods in the terminal.

# --- options ---

option-four-gods-two_player_gods = with two players: four gods, two each, or two gods, one each
option-four-gods-turns = everybody at once, or one after the other against the sand clock
option-four-gods-gods = chosen openly during the game, or dealt in secret
option-four-gods-mistakes = wrong tiles are refused, or lie until somebody calls them, perhaps with a penalty
option-four-gods-beginners = seats, from 1, that are spared the penalties
option-four-gods-memory = a player is shown the undersides he has seen
option-four-gods-peek = all undersides are open to all
option-four-gods-turn = seconds of a timed turn
option-four-gods-final = seconds of the final phase, for each player
option-four-gods-hold = seconds that a tile taken from a row may be held; 0 for no limit
option-four-gods-absent = seconds of silence that count as passing; 0 for never
option-four-gods-tiles = another set of tiles; --tiles reads it from a file
option-four-gods-guard = commands without anything new in the World that end the game

# --- beside the World ---

four-gods-title-ready = Before the start
four-gods-title-all = Everybody at once
four-gods-title-final = Final phase
four-gods-title-turn = Turn { $turn }: { $seat }
four-gods-title-last = Last round, turn { $turn }: { $seat }
four-gods-title-over = The game is over
four-gods-clock-sand = { $seconds } s left
four-gods-clock-final = { $seconds } s left
four-gods-clock-window = prophet { $seconds } s
four-gods-clock-hold-left = left hand { $seconds } s
four-gods-clock-hold-right = right hand { $seconds } s
four-gods-clock-penalty = penalty { $seconds } s
four-gods-clock-absent = passing in { $seconds } s
four-gods-bag = Bag: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }
four-gods-cities = Cities left: { $cities }
four-gods-free = Free: { $gods }
four-gods-slots-free = { $slots ->
    [0] full
   *[other] { $slots } free
  }
four-gods-state-gone = has left
four-gods-state-passed = passes
four-gods-state-ready = ready
four-gods-legend-prophet = prophets in reserve
four-gods-legend-city = city
four-gods-legend-safe = city that nothing can destroy
four-gods-legend-hand = tile in hand
four-gods-legend-razed = cities destroyed
four-gods-legend-lost = prophets lost for good
four-gods-points-least = { $points ->
    [one] at least 1 point
   *[other] at least { $points } points
  }

# --- what can be done ---

four-gods-kind-ready = ready
four-gods-kind-colour = pick a colour
four-gods-kind-give-up = give up a prophet
four-gods-kind-place = place a tile
four-gods-kind-destroy = destroy a city
four-gods-kind-prophet = prophet on the last tile
four-gods-kind-draw = draw
four-gods-kind-take = take from a row
four-gods-kind-flip = flip in a row
four-gods-kind-discard = put into the row
four-gods-kind-give-back = give back
four-gods-kind-build = build a city
four-gods-kind-god = choose a god
four-gods-kind-call = call a mistake
four-gods-kind-pass = pass
four-gods-kind-pass-back = pass no longer
four-gods-kind-end-turn = end the turn
four-gods-commands = h hint · s scores · r rows · l log · ? help · q quit
four-gods-ask-cell = { $what }: which cell?
four-gods-ask-way = { $what }: which way?
four-gods-ask-with = { $what }: with a prophet?
four-gods-ask-who = { $what }: which prophet?
four-gods-ask-on = { $what }: on which terrain?
four-gods-ask-hand = { $what }: from which hand?
four-gods-ask-face = { $what }: which face up?
four-gods-ask-slot = { $what }: which slot?
four-gods-ask-count = { $what }: 1 or 2?
four-gods-ask-god = { $what }: which one?
four-gods-ask-colour = { $what }: which one?
four-gods-back = (Enter: back)
four-gods-no-prophet = none
four-gods-from-cell = the one from { $cell }
four-gods-no-answer = "{ $word }" does not fit there. Possible: { $known }
four-gods-not-now = That cannot be done now ({ $what }). Possible: { $known }
four-gods-sand-out = Too late: the sand had run out before that came.
four-gods-hand-over = { $seat } is next. Press Enter to begin; the sand runs from then on.
four-gods-hint-wait = Hint: wait, there is nothing better to do now.

# --- what was done ---

four-gods-did-ready = { $seat } is ready
four-gods-did-colour = { $seat } picks { $colour }
four-gods-did-god = { $seat } chooses { $god }
four-gods-did-gods = { $seat } chooses { $god } and { $second }
four-gods-did-place = { $seat } lays { $face } on { $cell }
four-gods-did-place-prophet = { $seat } lays { $face } on { $cell } with a { $colour } prophet on its { $terrain }
four-gods-did-place-prophet-moved = { $seat } lays { $face } on { $cell }, and the prophet of { $from } moves to its { $terrain }
four-gods-did-destroy = { $seat } destroys the city on { $cell } with { $face }
four-gods-did-destroy-prophet = { $seat } destroys the city on { $cell } with { $face } and puts a { $colour } prophet on its { $terrain }
four-gods-did-destroy-prophet-moved = { $seat } destroys the city on { $cell } with { $face }, and the prophet of { $from } moves to its { $terrain }
four-gods-did-prophet = { $seat } puts a { $colour } prophet on the { $terrain } of { $cell }
four-gods-did-prophet-moved = { $seat } moves the prophet of { $from } to the { $terrain } of { $cell }
four-gods-did-build = { $seat } builds a { $colour } city on { $cell }
four-gods-did-build-moved = { $seat } builds a city on { $cell } for the prophet of { $from }
four-gods-did-discard = { $seat } puts { $face } into slot { $slot }
four-gods-did-give-back = { $seat } gives { $face } back
four-gods-did-draw = { $count ->
    [one] { $seat } draws 1 tile
   *[other] { $seat } draws { $count } tiles
  }
four-gods-did-flip = { $seat } flips { $face } in slot { $slot } of { $row }
four-gods-did-take = { $seat } takes { $face } from slot { $slot } of { $row }
four-gods-did-pass = { $seat } passes
four-gods-did-pass-back = { $seat } passes no longer
four-gods-did-end-turn = { $seat } ends the turn
four-gods-did-call = { $seat } calls the tile on { $cell }: it lies wrongly
four-gods-did-give-up = { $seat } gives up a { $colour } prophet for a mistake
four-gods-did-give-up-moved = { $seat } gives up the prophet of { $from } for a mistake
four-gods-did-leave = { $seat } leaves the game
four-gods-did-tile = { $seat } gets a tile from the bag
four-gods-did-dealt-colour = { $seat } gets { $colour }
four-gods-did-dealt-god = { $seat } gets { $god } in secret
four-gods-did-dealt-god-hidden = { $seat } gets a secret god
four-gods-did-first = { $seat } begins
four-gods-did-given-god = { $seat } had no god and gets { $god }
four-gods-did-sand = The sand of { $seat } has run out
four-gods-did-hold = { $seat } has held the tile in the { $hand } hand too long
four-gods-did-window = It is too late for { $seat } to put a prophet on the last tile
four-gods-did-time = The final phase is over
four-gods-did-absent = The silence of { $seat } counts as passing
four-gods-did-forfeit = { $seat } did not choose, so a penalty takes a prophet

# --- help ---

four-gods-manual =
    A letter chooses an action; what is still open is asked. Cells go by their
    names, slots by row and number, all else by the number shown. All of it may be
    typed at once:
    p c4        place a tile on c4 (way and prophet are asked if need be)
    p c4 2 0    place it there in the second way, without a prophet
    d 2         draw two tiles            b e5   build a city on e5
    t n3        take slot 3 of North      t 3    take slot 3 of the own row
    f n3        flip it                   a 2    into the row, second face up
    Words of a record work too: "place left MPPF c4", "take north 3 SSFM left",
    "prophet c4 NW blue". "leave" leaves the game for good.
    h  says what a bot would do           s  explains the points, as far as you know
    r  lists all rows with the undersides you know
    l  lists all moves so far             m  draws the screen anew (so does Enter)
    q  leaves; Ctrl-D does, too
four-gods-manual-timed =
    The sand runs { $seconds } seconds for each turn. On your turn it runs in real time:
    a command that comes after it is not carried out. The turns of bots take no time
    of yours; the log tells them with their seconds.
four-gods-manual-together =
    All play at once. While you think the bots go on, about every { $seconds } s each;
    you see what they did when you have typed something, or just Enter.
four-gods-manual-example =
    A tile, named clockwise from its north-west corner (S sea, P plain, F forest,
    M mountain), and a city that nothing can destroy. Letters are prophets:
