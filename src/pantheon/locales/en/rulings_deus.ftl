# Our rulings on Deus: what the rulebook says or leaves open (.book), what we do (.ours), and why (.why).

ruling-deus-own-regions = What counts in a region, and how long is it yours?
    .book = Every wooden piece is called a building, ships and military units included, and some cards count the buildings of a region. It does not say whether a ship and the unit aboard it count together, or what happens to a region that a unit leaves.
    .ours = All your buildings in one region count together, whatever their type, in sea regions as well as on land. A region is yours only as long as you have a building in it; temples count as buildings.
    .why = The rulebook makes no exception when it calls all pieces buildings, so we make none for the sea. And units are the only buildings that move: if an empty region could stay yours, the map would no longer show who owns what.

ruling-deus-map-drawn = Who decides how the tiles are placed?
    .book = Each tile may be rotated freely, as long as no two villages are adjacent. It does not say who does this, which tiles are used or which side is up.
    .ours = Tiles, sides and rotations are drawn at random. If two villages would touch, all sides and rotations are drawn again; the tiles keep their places.
    .why = Around a real table one player simply sets up the map. Here no one should be able to arrange it to their own advantage, or be suspected of it.

ruling-deus-first-player = Who goes first, and for how long?
    .book = The players choose a first player, who receives a card as a sign of it. How they choose is left to them. It does not say who is dealt cards first, or whether the first player card ever changes hands.
    .ours = The first player is drawn at random, unless the table names a seat. They are dealt their cards first and begin every round of the game.
    .why = No rule ever passes the first player card on, and the end of the game relies on a fixed order so that all players get the same number of turns. A draw favours no one, and a table that wants to let a newcomer start can say so.

ruling-deus-tiles = What is on the tiles?
    .book = Each tile has 1 village, 2 sea regions and 4 land regions. Only the printed tiles show which terrains these are, and where.
    .ours = Each side has one forest, one field, one swamp and one mountain, as reviews of the game report. We arranged the regions of all fourteen sides ourselves, no two alike. A rotation moves the outer regions clockwise around the centre, one position per step. The rulebook’s own examples are shown on our regions wherever its text does not name them.
    .why = We know of no public source that shows all seven tiles in full, and there is no game without a map. Different tiles keep every map new, while each resource is as common as the others, whichever tiles are drawn.

ruling-deus-shapes = Which shapes may the map have?
    .book = The standard maps and some alternatives are shown in pictures. The tiles may also be placed freely, as long as their number is right and no two villages touch.
    .ours = Our standard maps are a diamond for two players, a triangle for three and a flower for four. You can also choose a line, a block, a ring for three players, or a custom list of positions. Every map is connected, and its tiles interlock in one regular pattern.
    .why = The pictures are not part of the public text, so these maps are not meant to match the published ones. On a map in two parts some players could never meet, and tiles in more than one pattern would leave gaps that belong to no tile.

ruling-deus-edge-regions = What counts as the edge of the map?
    .book = First buildings, and those that cost 3 VP, go on the edge of the gameboard. It does not define which regions belong to the edge.
    .ours = A region with fewer than six neighbours is an edge region. That includes the regions around the hole of a ring.
    .why = The outline of the map is jagged, and opinions could differ about its bays; the number of neighbours is clear. And inside a ring the map ends just as it does outside.

ruling-deus-open-and-hidden = What may the other players see?
    .book = The players’ VP are hidden, and of discarded cards only their number and the top one are known. It says nothing about the moment when VP are gained or lost, the size of hands and piles, or what is shown after the end.
    .ours = VP totals are hidden, but every gain and loss is shown as it happens, and so is the size of hands, deck and discard pile. At the end the VP are revealed, and the record of a finished game is public: the replay shows every hand, draw and joker. A table may agree on open VP.
    .why = Around a table all players see tokens and cards change hands, and keeping count is up to them. At the end the score has to be checked, and there is nothing left to keep secret; seeing everything helps you understand the game.

ruling-deus-no-cards = What if a player has no cards?
    .book = Each player has to build or make an offering, and both take a card. If your hand is empty after an action, you draw 5 cards; what happens if there are none to draw is left open.
    .ours = As long as you have a card, you can offer it, so you never pass. With no cards in hand and none to draw, you pass. As soon as cards are available again, you draw 5 at the start of your turn and then play.
    .why = Without cards neither action is possible, and the other players should not have to wait. You are still owed the 5 cards; you just get them later.

ruling-deus-decisions = In what order are decisions made?
    .book = It lists the steps of building and of making an offering, and cards are activated from bottom to top. It does not say in what order several choices within one step are made.
    .ours = One decision comes after the other. Each card is carried out before the next, which can already use what was gained. When paying, you choose how many of each resource you replace with gold. In an offering, you name the top card first, then the cards below it in the order of the card list.
    .why = The order from bottom to top means little if the upper cards cannot use what the lower ones gained. The top card determines the god, so it comes first; below it the order changes nothing, and a fixed order spares you many choices that amount to the same thing.

ruling-deus-nothing-to-gain = What if there is nothing to gain?
    .book = It does not say whether you may build a card whose effect gives you nothing, or make a choice that gains nothing.
    .ours = You may build such a card. An effect that cannot give you anything is skipped automatically; you cannot choose a unit that could neither move nor steal, or a village without VP. Where something can be gained, you may still make a choice that gains nothing: a terrain whose resource has run out, a joker, a victim without VP.
    .why = A card is worth building for its building and for the other cards in the column. A question without a useful answer only takes time. But VP are hidden, so leaving out a question must not give away who has none.

ruling-deus-one-way = What is done without asking you?
    .book = Paying, placing and taking are up to the player. Cases with only one option are not mentioned.
    .ours = If there is only one way to pay, one region, or one type of building or resource left to take, it is done at once. If that only region costs 3 VP, you pay them; the button or line that confirms the build tells you beforehand.
    .why = A question with a single answer is not a decision, and it would come up many times in every game. The fee is still your choice: you see it before you confirm, and can do something else.

ruling-deus-out-of-stock = What if a supply runs short?
    .book = A resource that is no longer available cannot be gained. It does not say whether a larger gain is then lost altogether, or what happens if your personal supply is empty.
    .ours = You take what is left and lose the rest, of resources as well as of buildings.
    .why = The rule keeps players from gaining what is not there; it gives no reason to leave behind what is. All or nothing would make large gains worth less than small ones.

ruling-deus-first-region = How far apart do the players start?
    .book = There should be at least 2 empty regions between the first regions of the players, if possible. It does not explain how to measure this, or what to do if it is impossible.
    .ours = Your first region is at least 3 steps away from every other player’s first region, counted across seas, villages and anything else in between. If there is no such region, choose one as far as possible from the nearest of them. Players who have not built yet do not count. All this applies whenever you place your first building, even with a joker.
    .why = The other players’ first regions stay the same all game, while empty regions come and go. If we counted those, a good start could become possible or impossible by chance. The farthest region keeps as much distance as the map still allows.

ruling-deus-edge-fee = When do 3 VP buy an edge region?
    .book = If you wish, you may build in any empty edge region in exchange for 3 VP, which can free you when you are stuck. It does not say whether this applies to a first building, when the VP are due, or how often it is allowed.
    .ours = From your second building on, as often as you like and at any distance. You pay as you place the building, before any attack, and you need to have the 3 VP at that moment. A region where you may build anyway costs nothing.
    .why = The distance at the start must be kept wherever possible, and the fee helps players who are stuck later; paying it should not exempt you from the distance. VP from an attack are not yours before the attack has taken place.

ruling-deus-village-ties = Who wins a village if players are tied?
    .book = With equal numbers of units, the most buildings around the village decide; after that the VP are shared, rounded down. It does not list the buildings that count, or say where the remainder goes.
    .ours = Temples, ships and units count as buildings here as well. VP that cannot be shared evenly are lost.
    .why = Everywhere else in the rules every wooden piece on the map is a building, and a temple is treated as an ordinary one. The village is finished once it has been attacked, so no one could win the remainder later.

ruling-deus-attack-by-move = Can a moving unit trigger an attack?
    .book = It describes attacks after a building has been placed. It does not mention moves there, or the order if several villages are surrounded at once.
    .ours = Yes. Attacks are also checked at the end of every move of a unit, and therefore between the two moves of the Cohort. Several villages are attacked one by one.
    .why = A unit that completes the ring meets both conditions of an attack, and an attack is supposed to happen at once. Otherwise the village would fall to the next building that happens to be placed, anywhere on the map.

ruling-deus-emptied-villages = Is a village without VP still a village?
    .book = No one may build in a village, even if no VP are left on it. An attacked village is no longer barbarian. Units may not stop on a barbarian village; villages that have been attacked, or drained by cards, are not mentioned there.
    .ours = A village drained by cards remains barbarian until it is attacked. A unit may pass through any village, but may not stop in one, attacked or not.
    .why = If a drained village no longer counted, it could not be attacked any more, and the game could no longer end with the last attack. For units, we follow the rule on building: there the rulebook says that such a region still belongs to its village.

ruling-deus-staying-units = May a unit stay where it is?
    .book = Cards move units by a number of regions. It does not say whether a unit has to move at all.
    .ours = Yes. “Up to” includes 0, and a unit that stays may still steal. Once you have chosen a unit, it moves or stays, and either uses up its move; you may still decline to steal. If you decline the first of two moves, there is no second.
    .why = A unit that is already next to its victim should not have to leave in order to steal. Staying uses up the move; otherwise a card for two different units could be spent on one of them twice. And on a card with two moves, the second unit comes only after the first.

ruling-deus-each-activation = What starts afresh with each activation?
    .book = Each new card activates its whole column again. It does not say whether limits on a card, or a unit’s move, apply per activation or per turn.
    .ours = Every limit starts afresh each time a card is activated. A card moves the same unit only once, but the next card may move it again.
    .why = Columns are meant to grow stronger with each card. If limits applied to a whole turn, a second copy of a card would be worth hardly anything.

ruling-deus-theft = When does a unit steal, and from whom?
    .book = Units steal gold or VP from opponents. It leaves open when victims are determined, and what happens if a victim has too little.
    .ours = Victims are determined after the move, and after the attack if there is one. They are the players who occupy a region adjacent to the unit. You steal what they have, never more, and the next card may steal from the same player again.
    .why = The move is there to bring the unit to its victim, and an attack comes before everything else. There are no debts in the rules, so no one can lose more than they have.

ruling-deus-temple-land = What if there is no region for a temple?
    .book = A temple goes in a region you occupy that has no temple yet. If no temples are left in the general supply, you may still build the card; a missing region is not mentioned.
    .ours = You cannot build the card without a land region you occupy that has no temple. So a temple is never your first building.
    .why = The rulebook makes an exception only for a lack of temples, and calls that a difference from the other buildings. In every other respect a temple is one of them, and no building can be built without a region.

ruling-deus-gods-pieces = Where do a god’s buildings come from?
    .book = The gods are said to give buildings from the general supply. According to the setup, it holds no buildings except the temples.
    .ours = They come from your personal supply. If you have none left of the type that a god gives, you still get the rest of the power. Ceres gives resources one by one, and Mars buildings, as long as there are any.
    .why = We take this for a slip: the setup puts the buildings of your colour on your player board and in your personal supply, and the passage on yellow cards has you take buildings you gain from that supply. The rest of a god’s power does not depend on them.

ruling-deus-declining = What may you decline?
    .book = The overview says that you can use the effects of a column; the step itself tells you to do so. It never says that a god’s power may be declined, in part or in full.
    .ours = Every effect of a card may be declined. You take a simple gain in full or not at all, and the Ballista takes VP from as many villages as it may; only “up to” effects can be used in part. You cannot decline a god’s power, or the cards you draw after an offering or for an empty hand.
    .why = Another public source calls effects optional, as the overview does. Hardly anyone ever wants half of a simple gain, and asking would take more time than it is worth. In an offering you have already made your choice with the top card.

ruling-deus-reshuffle = When does the discard pile become the deck?
    .book = When the deck is empty, a new one is made from the discard pile. It does not say when exactly, with which cards, or what happens if both are empty.
    .ours = As soon as a card has to be drawn and the deck is empty, but not before, and not for a hand that is full at 10. All discarded cards are shuffled, including the top one and those of the current offering. If there are none, nothing is drawn.
    .why = No one needs a deck until a card is drawn, and the longer we wait, the more cards come back. The top card has done its job once the god has been invoked, so there is no reason to leave it out.

ruling-deus-last-round = How is the last round played?
    .book = The current round is finished, then one full round follows, with a last action for each player. It does not say whether anything is different in it, or whether the other trigger changes anything.
    .ours = It is played like any other. If the other trigger happens as well, nothing changes: neither the number of rounds nor the reason recorded for the end.
    .why = After the trigger all players should know exactly how many turns they have left. A second trigger that made the game longer would spoil every plan for the last turn.

ruling-deus-guard = What if no one builds any more?
    .book = The last temple or the last attack on a village triggers the end. No player is obliged to work towards either.
    .ours = After 10 full rounds in a row without a build, the game ends and is scored. Temples and jokers are builds; passing is not.
    .why = Otherwise players could go on making offerings for ever. The limit is so high that it only stops games that have come to a standstill: in our simulated games about two turns in three are builds.

ruling-deus-shared-places = Who wins if scores are tied?
    .book = The player with the most VP wins. It gives no tie-breaker.
    .ours = Players with equal scores share their place, the first one included.
    .why = Any tie-breaker would be our own invention, and would take the victory from a player who has done just as well.

ruling-deus-card-values = Where do the 96 cards come from?
    .book = There are 16 cards of each colour. It says what each colour is about, what temples cost and, in examples, what two civil cards do and what one of them costs. There is no list of the cards.
    .ours = We use everything that is public. We designed the other cards ourselves, modelled on a known card or on what is known of their colour, and balanced them in simulated games. The names are all ours. Each card says which parts of it are ours. If you own the game, you can type its cards into a file and play with them. The file must have 16 cards of each colour, and temples at their standard cost, unless it says: free = true.
    .why = There is no public list of all 96 cards, and the game cannot be played without them. Simulated games showed which of our numbers were too strong, and which cards were never worth building. Your file is checked so that forgotten or mistyped cards are found.

ruling-deus-doubtful-cards = What if sources disagree about a card?
    .book = It says nothing about the four Wharves or the Grove Shrine, except that temples cost one of each resource.
    .ours = A Wharf costs 1 clay and 1 stone, and sells up to 6 of its resource at 1 VP each. The Grove Shrine scores 3 VP for each of your buildings in forests.
    .why = Two public sources disagree about the Wharves. A ship that earns VP should cost more than the Traders, which earn gold and cost a single wood. What we know of the Shrine could also mean forests instead of buildings; but then it would just be a weaker Forest Temple, which scores 4 VP per forest.

ruling-deus-schools = Which cards may a school activate?
    .book = Scientific buildings can also activate cards of other colours. It does not go into detail.
    .ours = Any one card in the column the school names, with all its choices. The next school may choose the same card again. A school can never choose yellow cards or temples. It may choose a joker, without effect, unless the column contains only jokers.
    .why = If schools could activate schools, there would be no end to it, and a temple has no effect to activate before the game is scored. Apart from that, the card should do exactly what it does when its own column is activated.

ruling-deus-chosen-start = How does the alternative start work in detail?
    .book = Each player secretly takes 10 buildings of their choice instead of 2 of each type; for experienced players it may be 9 or 8, for experts 7 or 6. It does not say when, whether every type has to be included, or whether the players’ numbers may differ.
    .ours = You choose when the map and the first player are known, but before cards are dealt, and you may leave types out. The table sets one number for everyone or one per seat, and all players know it. Without the alternative start there is nothing to set.
    .why = The map shows what will be useful, so you should know it; cards in hand would make the choice a matter of luck. Different numbers let strong and new players meet on equal terms, and a handicap is fair only if everyone can see it.

ruling-deus-joker = Which rules apply to the joker?
    .book = The card is built face down for gold, places a building and activates the other cards of its column. It has no effect of its own, and counts towards the cards temples require. The edge fee, attacks, later activations and the end are not mentioned.
    .ours = The edge fee applies to its building, which can trigger attacks. The joker itself does nothing, not even when its column is activated later. It counts for the Temple of Harmony, and its face is never revealed.
    .why = The variant replaces the card, not the rules for the building that comes with it. If a joker counts as a card of its column when you build a temple, it should also do so when one is scored. It scores nothing itself, so there is no need to reveal it.
