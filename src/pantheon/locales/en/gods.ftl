# Gods: the words of the game, refusals, scores.

tribe-green = green
tribe-blue = blue
tribe-violet = violet
tribe-orange = orange

hex-green = green tribe
hex-blue = blue tribe
hex-violet = violet tribe
hex-orange = orange tribe
hex-desert = desert
hex-decline = decline
hex-whirlwind = whirlwind
hex-extra = extra action
hex-game_end = game-end hex
hex-temple = temple

bad-gods = “{ $value }” does not fit { $players } players: name { $players } different gods from Crimson, Gold, Azure, Jade.
unknown-god = There is no god “{ $name }”. Gods: Crimson, Gold, Azure, Jade.
god-not-here = { $god } is not playing at this table. Gods here: { $known }.

gods-choose-victim = First choose whose power the decline takes, or spare everyone.
gods-choose-desert = First choose which desert the whirlwind moves, or leave the deserts alone.
gods-choose-place = First place the desert you have lifted.
gods-choose-tribe = First choose which tribe gets the stone.
gods-choose-extra = You have taken your actions: use an extra action, or end your turn.
gods-no-decline = No decline has just been placed.
gods-no-whirlwind = No whirlwind has been played.
gods-no-lifted = You have not lifted a desert.
gods-no-shortage = No tribe is waiting for a stone.
gods-no-extra = Extra actions come after your two regular actions.
gods-actions-left = You still have actions left this turn, and you must take them.
gods-cell-taken = There is already a hex on { $q },{ $r }.
gods-not-beside = { $q },{ $r } is not adjacent to any hex.
gods-too-dear = That costs { $cost } power; you have only { $power }.
gods-once-temple = You can place only one temple per turn.
gods-once-other = You can play only one desert, decline, whirlwind or extra action from the display per turn.
gods-once-move = You can move only one desert for power per turn.
gods-once-discard = You can discard only one hex per turn.
gods-no-temple = You have no temples left.
gods-not-shown = That hex is not in the display: { $hex }.
gods-no-cell = That hex cannot be placed on the map.
gods-no-desert = There is no desert on { $q },{ $r }.
gods-apart = The map must stay connected.
gods-same-cell = Move the desert to a space other than { $q },{ $r }.
gods-no-victim = You cannot take power from that god.
gods-not-needy = No tribe on { $q },{ $r } is waiting for a stone.

gods-score-cards = { $cards ->
    [one] 1 { $tribe } nation
   *[other] { $cards } { $tribe } nations
  }
gods-score-token = { $tribe } token
gods-score-power = power
gods-score-stones = stones on the map

piece-green = a green tribe
piece-blue = a blue tribe
piece-violet = a violet tribe
piece-orange = an orange tribe
piece-desert = a desert
piece-decline = a decline
piece-whirlwind = a whirlwind
piece-extra = an extra action
piece-game_end = the game-end hex
piece-temple = a temple

nation-green = the green nation
nation-blue = the blue nation
nation-violet = the violet nation
nation-orange = the orange nation

# Endings stand after “The game is over: ” and “The game ended because ”.
ending-points = a player reached the winning score
ending-bag = the display could no longer be refilled
ending-guard = nothing was placed, taken or used up for too long
ending-game-end-hex = the game-end hex was drawn
ending-cards = a player started their turn with enough nations

option-edition = which year’s rules to use
option-one_piece = the map must stay connected when a desert moves
option-one_religion = a new tribe takes a religion only if all its neighbours share it, temples and tribes alike
option-gods = the gods in play, in seat order, like Jade,Azure; gods: Crimson, Gold, Azure, Jade

gods-first-named = { $god } goes first: the table settings say so.

# What somebody may do.

gods-kind-place = place { $piece }
gods-kind-whirlwind = play the whirlwind
gods-kind-take-extra = take the extra action
gods-kind-lift = move a desert
gods-kind-set = place the desert
gods-kind-discard = discard { $piece }
gods-kind-use-extra = use an extra action
gods-kind-end-turn = end your turn
gods-kind-take-power = take power from { $other }
gods-kind-spare = spare everyone
gods-kind-stay = leave the deserts alone
gods-kind-stone = give a stone

# What somebody did.

gods-did-place = { $god } places { $piece } on { $q },{ $r }
gods-did-whirlwind = { $god } plays the whirlwind
gods-did-take-extra = { $god } takes an extra action
gods-did-lift = { $god } lifts the desert from { $q },{ $r }
gods-did-set = { $god } places the desert on { $q },{ $r }
gods-did-discard = { $god } discards { $piece }
gods-did-use-extra = { $god } uses an extra action
gods-did-end-turn = { $god } ends their turn
gods-did-take-power = { $god } takes power from { $other }
gods-did-spare = { $god } spares everyone
gods-did-stay = { $god } leaves the deserts alone
gods-did-stone = { $god } gives the tribe on { $q },{ $r } a stone
gods-did-settle = { $other } starts with a temple on { $q },{ $r }
gods-did-begin = { $other } goes first
gods-did-draw = Drawn for the display: { $piece }
gods-did-redraw = Two identical hexes: one is replaced by { $piece }

# What comes of it.

gods-effect-faith = worships { $god }
gods-effect-no-faith = has no religion
gods-effect-converts = { $tribes ->
    [one] converts 1 tribe
   *[other] converts { $tribes } tribes
  }
gods-effect-unbelief = { $tribes ->
    [one] 1 tribe loses its religion
   *[other] { $tribes } tribes lose their religion
  }
gods-effect-robbed = { $god } loses { $power } power
gods-effect-loses = { $cards ->
    [one] { $god } loses { $nation }
   *[other] { $god } loses { $nation } (×{ $cards })
  }
gods-effect-wins = { $cards ->
    [one] { $god } wins { $nation }
   *[other] { $god } wins { $nation } (×{ $cards })
  }
gods-effect-token = { $tokens ->
    [one] with the { $tribe } token
   *[other] with { $tokens } { $tribe } tokens
  }, { $points ->
    [one] 1 permanent point
   *[other] { $points } permanent points
  }
gods-effect-end = the game ends

# Around the map.

gods-title = Turn { $turn } · action { $action } of { $actions }
gods-title-extra = Turn { $turn } · extra action
gods-title-start = Before the first turn
gods-title-draw = Turn { $turn } · refilling the display
gods-title-over = Game over after turn { $turn }
gods-column-points = pts
gods-display = Display:
gods-bag = Bag { $hexes }:
gods-stack = Stack { $hexes }:
gods-legend-power = power
gods-legend-temples = temples in supply
gods-legend-stones = stones in supply
gods-legend-extras = extra actions
gods-legend-nation = nation, { $points } points while it lasts
gods-legend-token = permanent token
