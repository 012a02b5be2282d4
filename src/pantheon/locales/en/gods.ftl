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

bad-gods = The gods "{ $value }" do not fit { $players } players: name { $players } different ones of Crimson, Gold, Azure, Jade.
unknown-god = There is no god "{ $name }". Gods: Crimson, Gold, Azure, Jade.
god-not-here = { $god } does not sit at this table. Gods here: { $known }.

gods-choose-victim = First say whose power the decline takes, or spare them all.
gods-choose-desert = First say which desert the whirlwind lifts, or let it blow over.
gods-choose-place = First set down the desert that is in the air.
gods-choose-tribe = First say which tribe gets the stone.
gods-choose-extra = The actions are done: use an extra action, or end the turn.
gods-no-decline = No decline was just placed.
gods-no-whirlwind = No whirlwind is blowing.
gods-no-lifted = No desert is in the air.
gods-no-shortage = No tribe is waiting for a stone.
gods-no-extra = Extra actions are used after the ordinary actions.
gods-actions-left = The turn has actions left, and they must be taken.
gods-cell-taken = A hex lies on { $q },{ $r } already.
gods-not-beside = { $q },{ $r } is not beside a hex.
gods-too-dear = That costs { $cost } power, and there is only { $power }.
gods-once-temple = Only one temple a turn.
gods-once-other = Only one desert, decline, whirlwind or extra action from the display a turn.
gods-once-move = Only one desert may be moved for power a turn.
gods-once-discard = Only one hex may be discarded a turn.
gods-no-temple = No temples are left.
gods-not-shown = The display does not show that: { $hex }.
gods-no-cell = That hex is not placed on the map.
gods-no-desert = No desert lies on { $q },{ $r }.
gods-apart = The map must stay in one piece.
gods-same-cell = The desert must go to another cell than { $q },{ $r }.
gods-no-victim = No power can be taken from that god.
gods-not-needy = On { $q },{ $r } no tribe is waiting for a stone.

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

ending-points = somebody has the points for it
ending-bag = the display can no longer be filled
ending-guard = nothing was placed, taken or used up for too long
ending-game-end-hex = the game-end hex was drawn
ending-cards = somebody began a turn with enough nations

option-edition = the rules of that year
option-one_piece = the map must stay in one piece when a desert moves
option-one_religion = a new tribe believes only if all its neighbours agree, temples or not
option-gods = who plays, in seat order, like Jade,Azure; gods: Crimson, Gold, Azure, Jade

gods-first-named = { $god } starts: the table has settled it.

# What somebody may do.

gods-kind-place = place { $piece }
gods-kind-whirlwind = let the whirlwind blow
gods-kind-take-extra = take the extra action
gods-kind-lift = move a desert
gods-kind-set = set the desert down
gods-kind-discard = discard { $piece }
gods-kind-use-extra = use an extra action
gods-kind-end-turn = end the turn
gods-kind-take-power = take power from { $other }
gods-kind-spare = spare them all
gods-kind-stay = move no desert
gods-kind-stone = give a stone

# What somebody did.

gods-did-place = { $god } places { $piece } on { $q },{ $r }
gods-did-whirlwind = { $god } lets the whirlwind blow
gods-did-take-extra = { $god } takes an extra action
gods-did-lift = { $god } lifts the desert from { $q },{ $r }
gods-did-set = { $god } sets the desert down on { $q },{ $r }
gods-did-discard = { $god } discards { $piece }
gods-did-use-extra = { $god } uses an extra action
gods-did-end-turn = { $god } ends the turn
gods-did-take-power = { $god } takes power from { $other }
gods-did-spare = { $god } spares everybody
gods-did-stay = { $god } moves no desert
gods-did-stone = { $god } gives the tribe on { $q },{ $r } a stone
gods-did-settle = { $other } starts with a temple on { $q },{ $r }
gods-did-begin = { $other } begins
gods-did-draw = The display gets { $piece }
gods-did-redraw = Two alike: the display gets { $piece } instead

# What comes of it.

gods-effect-faith = believes in { $god }
gods-effect-no-faith = believes in nothing
gods-effect-converts = { $tribes ->
    [one] converts 1 tribe
   *[other] converts { $tribes } tribes
  }
gods-effect-unbelief = { $tribes ->
    [one] 1 tribe loses its faith
   *[other] { $tribes } tribes lose their faith
  }
gods-effect-robbed = { $god } loses { $power } power
gods-effect-loses = { $cards ->
    [one] { $god } loses { $nation }
   *[other] { $god } loses { $nation } { $cards } times
  }
gods-effect-wins = { $cards ->
    [one] { $god } wins { $nation }
   *[other] { $god } wins { $nation } { $cards } times
  }
gods-effect-token = { $tokens ->
    [one] with the { $tribe } token
   *[other] with { $tokens } { $tribe } tokens
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } for ever
gods-effect-end = the game ends

# Around the map.

gods-title = Turn { $turn } · action { $action } of { $actions }
gods-title-extra = Turn { $turn } · extra action
gods-title-start = Before the first turn
gods-title-draw = Turn { $turn } · the display is filled
gods-title-over = Over after turn { $turn }
gods-column-points = pts
gods-display = Display:
gods-bag = Bag { $hexes }:
gods-stack = Stack { $hexes }:
gods-legend-power = power
gods-legend-temples = temples left
gods-legend-stones = stones left
gods-legend-extras = extra actions
gods-legend-nation = nation, { $points } points while it lasts
gods-legend-token = token, kept for ever
