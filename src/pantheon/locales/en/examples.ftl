# Rule examples: what must be true (expect-) and the rule that each one shows (rule-).

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

rule-2001-a-refounded-nation-brings-the-next-bonus = Points for ever are counted by cards handed out, so a nation that breaks and is founded again brings the next bonus.
rule-2001-cards-won-in-the-own-turn-must-last-a-round = Cards won in one's own turn end the game only when the own turn comes round again; until then they can be taken away.
rule-2001-discarded-hexes-leave-the-game = A discarded hex does not come back into the stack.
rule-2001-first-and-second-card-bring-points-for-ever = The first card ever handed out in a colour also brings two points for ever, the second one, whoever gets it; later ones none.
rule-2001-has-no-point-threshold = No number of points ends a game of the 2001 edition.
rule-2001-has-other-hexes = The 2001 edition has six temples for each god, eleven deserts, two extra actions, no declines, and a game-end hex in the stack.
rule-2001-identical-hexes-are-allowed = The display may show two identical hexes. They are two hexes all the same.
rule-2001-needs-no-guard = Discarded hexes leave the game, so the guard against endless play is not needed and does not apply.
rule-2001-the-game-end-hex-alone-is-too-few-for-two-fields = With two empty fields and the game-end hex alone in the stack the game ends as with any stack that is too small: nothing is drawn.
rule-2001-the-game-end-hex-ends-the-game = Drawing the game-end hex ends the game at once. Drawn first it ends the refill; drawn second, the first hex stays on the display.
rule-2001-the-game-end-hex-lies-among-the-last-four = The game-end hex lies in one of the last four places of the stack: it cannot be drawn before, and is as likely as any other hex from then on.
rule-2001-three-colours-or-four-cards-end-the-game = The game ends when a player, at the start of the own turn and before income, holds three cards of different colours, or any four.
rule-a-cell-with-five-neighbours-takes-no-temple = Power ends at twelve, so a cell with four neighbours can take a temple and one with five never can.
rule-a-choice-belongs-to-its-action = What is chosen inside an action (a victim, a desert and its place) belongs to it: nothing else may come between.
rule-a-decline-stays-where-it-lies = A decline stays as a neutral hex: it never moves, and takes power only when it is placed.
rule-a-desert-goes-to-another-cell-beside-a-hex = A moved desert must come to another cell than its own, beside a hex; that is tested after lifting it.
rule-a-desert-move-changes-no-religion = Moving a desert changes no religion.
rule-a-discarded-hex-goes-into-the-bag = A discarded hex goes from the display back into the bag, for nothing.
rule-a-stone-that-comes-home-fills-no-gap = A stone that comes home later does not go to a tribe that missed one.
rule-a-thief-at-twelve-still-takes = A thief with twelve power may still take one from the victim; the gain is lost.
rule-a-tribe-may-join-another-god = The new tribe's religion depends on its neighbours alone, whoever places it.
rule-a-tribe-without-religion-breaks-a-nation-too = Stones that leave because of a temple break a nation, also if the temple's god had none to put in their place.
rule-an-empty-bag-ends-nothing-while-the-display-is-full = With both fields full nothing is drawn, so an empty bag ends nothing.
rule-an-extra-action-gives-one-more-action = Using an extra action costs nothing and is no action itself. It brings one more action at its usual cost; the hex goes to the box.
rule-an-extra-action-is-kept-for-later = An extra action taken from the display lies open before its player and can be used from the next turn on.
rule-an-extra-action-lifts-no-limit = An extra action lifts no once-a-turn limit.
rule-an-extra-action-may-be-kept = A player may end the turn and keep the extra action.
rule-an-extra-action-must-be-taken-once-used = Once an extra action has been used its action must follow.
rule-any-desert-may-be-moved = Any desert may be moved, the one of the start layout too, and no other hex.
rule-cards-while-the-last-stones-are-given = While a player chooses who gets the last stones, nations that broke have already given their cards back; new cards are handed out when all the stones are given.
rule-check-fifteen-stones-mean-three-cards = Fifteen stones of one god on the map always mean at least three cards: four colours with two tribes over each full three hold at most fourteen stones on two cards.
rule-check-no-third-action-after-three-power = With three power and two tribes on the display: a temple for three, then a discard. A third action is impossible, so no extra action is offered.
rule-check-row-of-temple-tribe-desert = In a row of temple, tribe and desert each of the four free cells beside the tribe costs six power for a temple.
rule-check-six-tribes-and-one-lost = Six tribes of a colour under one god are two cards; losing one tribe leaves one card and the token.
rule-check-temple-beside-two-tribes = A temple beside two tribes costs six power and converts both.
rule-check-the-third-green-tribe = Azure has two green tribes, gold one. Azure's temple converts the third: azure gets the green card and the token.
rule-conversion-without-stones-empties-the-tribe = If the temple's god has no stone left, foreign stones still leave the tribes beside it, which stay without religion.
rule-decline-has-one-victim = Of several owners of temples beside the decline, one loses one power, whichever its player wants.
rule-decline-never-robs-its-player = One's own temple beside the decline makes nobody a victim.
rule-decline-takes-one-power = Whoever places a decline beside a temple may take one power from its owner.
rule-decline-without-a-victim = A decline may be placed where there is no victim: beside no temple, or beside that of a god without power.
rule-desert-brings-one-power = A desert from the display costs nothing and brings its player one power. It must lie beside a hex.
rule-desert-move-costs-two = Moving a desert costs two power and brings none.
rule-each-action-is-paid-at-once = An action is paid in full before the next one; power gained by the first may pay for the second.
rule-each-kind-of-action-once-a-turn = Temple, other hex, desert move and discard: each at most once in a turn.
rule-emptied-fields-wait-for-the-next-refill = A field emptied by an action stays empty until the next player's refill.
rule-extra-action-not-in-the-turn-it-was-taken = An extra action cannot be used in the turn in which it was taken; an older one can.
rule-extra-actions-come-after-the-two-actions = An extra action is used after the two ordinary ones.
rule-four-players-start-around-a-desert = With four players a desert lies between two pairs of temples, so that one desert less is in the bag.
rule-gods-nobody-plays-stay-in-the-box = Temples and stones of gods that nobody plays are not used; the tribes are all in, however many play.
rule-hexes-without-religion-do-not-count = Tribes without a stone, deserts and declines have no say in a new tribe's religion.
rule-identical-hexes-are-drawn-again = If the display shows two identical hexes, one of them is replaced by a hex that differs, drawn fairly among those that do; the one replaced goes back into the bag.
rule-idle-turns-end-the-game = After five turns for each player in a row without progress the game ends with the last of them, before the next income. Desert moves and discards into the bag are no progress.
rule-income-is-three-power = A turn begins with three power for its player, and for nobody else.
rule-lost-cards-go-back-before-new-ones-are-handed-out = A colour has two cards. One action may take one from its holder and give it to another: the loss comes first, and the end is tested last.
rule-most-points-win = If nobody reaches the threshold, most points win: three for each card held, one for each token.
rule-nations-arise-in-another-players-turn = A nation can arise for a player who is not active.
rule-nations-break-in-another-players-turn = A nation breaks as soon as the god has fewer than three tribes of the colour, in whoever's turn; several may break at once.
rule-nine-points-end-the-game = With three or four players the game ends at once when somebody has nine points; actions left are lost.
rule-no-chain-reaction = A temple converts the tribes beside it and no others: those beside a converted tribe keep their religion.
rule-no-extra-action-is-offered-in-vain = An extra action is offered only if some action is possible; otherwise the turn ends by itself.
rule-nothing-different-to-be-had-ends-the-game = If the display could only show two identical hexes the game ends at once, and nothing is drawn.
rule-one-hex-per-cell = Hexes are never stacked: a cell that bears a hex takes no other.
rule-one-piece-forbids-lifting-the-only-bridge = With the switch `one_piece` a desert that is the only possible bridge cannot be lifted, nor by a whirlwind.
rule-only-every-third-tribe-counts = A god holds one card for each full three tribes of a colour: a fourth or seventh one can be lost without losing a card.
rule-only-the-active-player-acts = Only the player whose turn it is may act.
rule-own-tribes-keep-their-stones = A tribe that already bears the new temple's stone keeps it and needs no other.
rule-power-never-exceeds-twelve = Power goes up to twelve; what comes on top of that is lost.
rule-progress-ends-a-row-of-idle-turns = A hex placed from display or supply, taken as an extra action or put into the box is progress: the row of idle turns starts anew.
rule-refill-fills-every-empty-field = The refill draws one hex for each empty field of the display, and none for a full one.
rule-several-extra-actions-in-one-turn = Several extra actions may be used in one turn.
rule-shortage-inside-the-action-that-ends-the-game = Fifteen stones on the map always mean three cards, so with three or four players stones can fall short only inside the action that ends the game: first the choice, then the nations, then the end.
rule-six-tribes-make-two-nations = Six tribes of one colour under one god are two nations: two cards, one token.
rule-stones-and-power-at-the-start = Every god starts with 15 stones and 2 power; the first player takes income at once.
rule-temple-converts-a-tribe-without-religion = A tribe without a religion converts like any other.
rule-temple-converts-every-tribe-beside-it = Every tribe beside a new temple takes its religion; foreign stones go home.
rule-temple-costs-three-per-neighbour = A temple costs three power for each hex beside its cell, whatever hex that is.
rule-temple-lies-beside-a-hex = A temple must be placed beside at least one hex; that may be another temple, of whatever god.
rule-temple-needs-one-in-supply = A player without temples in the supply can place none; each one placed leaves the supply.
rule-temples-are-a-private-supply = Temples are a player's own supply: none is in the bag. One of the eight stands on the map from the start.
rule-temples-of-one-god-give-their-religion = A new tribe beside temples of one god only takes that god's religion.
rule-temples-of-several-gods-give-none = A new tribe beside temples of several gods has no religion.
rule-temples-outrank-tribes = A temple beside a new tribe outranks the tribes beside it. With the switch `one_religion` temples and tribes count alike: one religion among all neighbours, else none.
rule-ten-points-end-the-game-with-two-players = With two players the game ends at ten points, not at nine.
rule-the-end-may-come-in-another-players-turn = The threshold ends the game in whoever's turn it is reached.
rule-the-four-other-hexes-are-one-kind = Desert, decline, whirlwind and extra action from the display are one kind of action: one of them a turn.
rule-the-map-has-no-border = The map has no border: deserts can walk on for ever, one stepping over the other, and the world follows them.
rule-the-map-may-fall-apart = A desert move may break the map into pieces, unless the table plays with the switch `one_piece`: then all hexes must form one piece after the move.
rule-the-player-chooses-who-gets-the-last-stones = If the stones suffice for some of the converted tribes only, the active player chooses which; as many are given as there are. Foreign stones leave all of them.
rule-the-second-action-is-always-possible = Two actions are always possible: whoever has spent everything can still discard.
rule-the-token-stays-with-the-first = The token of a colour goes to the first god ever to reach three, and stays there when the nation breaks. Later founders get the card alone.
rule-the-win-may-be-shared = Equal points, power and stones share the place. Extra actions left over count nothing.
rule-three-players-start-with-a-flower = With three players the map starts with three temples, each beside the other two.
rule-three-tribes-of-a-colour-make-a-nation = Three tribes of one colour under one god are a nation: it brings the card of that colour, and the token if nobody has it. The tribes need not touch.
rule-ties-are-broken-by-power = Among equal points most power wins, as it stands at the end, income of the turn included.
rule-ties-are-then-broken-by-stones = Among equal points and power, most own stones on the map win.
rule-too-few-hexes-for-the-display-end-the-game = If the bag cannot fill every empty field the game ends at once: with two empty fields and one hex left, it is not even drawn.
rule-tribe-comes-from-the-display = Only a tribe that the display shows can be placed; it leaves the display.
rule-tribe-costs-one-per-neighbour = A tribe costs one power for each hex beside its cell, whatever hex that is.
rule-tribe-lies-beside-a-hex = A tribe must be placed beside at least one hex.
rule-tribes-of-one-religion-pass-it-on = Without a temple beside it, a new tribe beside tribes of one religion takes that one.
rule-tribes-of-several-religions-give-none = Without a temple beside it, a new tribe beside tribes of several religions has none.
rule-tribes-of-two-colours-are-not-identical = Two tribes on the display are identical only if their colours are.
rule-turns-go-round-the-table = Turns go clockwise, from the last seat back to the first.
rule-two-actions-are-compulsory = A turn has two actions. None may be renounced, and the turn ends by itself after the second.
rule-two-cards-gained-by-one-action = Two cards gained by one action are handed out one after the other, the token with the first.
rule-two-nations-of-different-colours-by-one-temple = One temple may found nations of several colours.
rule-two-players-start-with-two-temples = With two players the map starts with one temple of each god, side by side. Which god stands where, and who starts, is drawn.
rule-two-tribes-in-one-turn = Placing a tribe is not limited to once a turn.
rule-whirlwind-and-desert-move-fit-in-one-turn = The whirlwind's move is not the action "move a desert": both may be done in one turn, in either order.
rule-whirlwind-may-blow-over = A whirlwind may be played without moving a desert, also where there is none.
rule-whirlwind-moves-a-desert-for-nothing = A whirlwind goes to the box; its player may then move a desert without paying.
rule-whirlwind-obeys-the-rule-of-desert-moves = The whirlwind moves a desert by the same rule as the action: to another cell, beside a hex after lifting it.
rule-without-stones-a-tribe-stays-without-religion = A god without stones at home gives none: the new tribe stays without religion, whoever placed it.
