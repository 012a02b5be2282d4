# Gods: the words of the game, refusals, scores.

god-crimson = Crimson
god-gold = Gold
god-azure = Azure
god-jade = Jade

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

bad-gods = The gods "{ $value }" do not fit { $players } players: name { $players } different ones of { $known }.
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
gods-too-dear = That costs { $cost } power, and there are only { $power }.
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
