# Our rulings on deus: what the rulebook says or leaves open, what we do, and why.

ruling-deus-own-regions = What counts in a region, and how long is it yours?
    .book = Every wooden piece is called a building, ships and military units included, and some cards count the buildings of a region. Whether a ship and the unit aboard it count together is not said, nor what becomes of a region that a unit leaves.
    .ours = All buildings of yours in one region count together, whatever their type, at sea as well as on land. A region is yours only as long as a building or a temple of yours is in it.
    .why = The rulebook makes no exception when it calls all pieces buildings, so we make none for the sea. And units are the only buildings that move: if an empty region could stay yours, the map would no longer show who owns what.

ruling-deus-map-drawn = Who decides how the tiles are placed?
    .book = Each tile may be turned freely, as long as no two villages are adjacent. Who does it is left open, and so is which tiles are used and which side is up.
    .ours = Tiles, sides and rotations are drawn at random. If two villages would touch, all sides and rotations are drawn again; the tiles keep their places.
    .why = Around a real table one player simply sets up the map. Here no one should be able to arrange it to their own advantage, or be suspected of it.

ruling-deus-first-player = Who goes first, and for how long?
    .book = The players choose a first player, who receives a card as a sign of it. How they choose is left to them; who is dealt cards first is not said, nor whether the card ever changes hands.
    .ours = The first player is drawn at random, unless the table names a seat. They are dealt their cards first and begin every round of the game.
    .why = No rule ever passes the first player card on, and the end of the game relies on a fixed order so that all players get the same number of turns. A draw favours no one, and a table that wants to let a newcomer start can say so.

ruling-deus-tiles = What is on the tiles?
    .book = Each tile has 1 village, 2 sea regions and 4 land regions. Which lands these are, and where they lie, only the printed tiles show.
    .ours = Each side has one forest, one field, one swamp and one mountain, as reviews of the game report. We arranged the regions of all fourteen sides ourselves, no two alike. A rotation moves the outer regions clockwise around the centre, one place per step. The rulebook’s own examples are shown on our regions wherever its text does not name them.
    .why = We know of no public source that shows where everything lies on all seven tiles, and there is no game without a map. Different tiles keep every map new, while each resource is as common as the others, whichever tiles are drawn.

ruling-deus-shapes = Which shapes may the map have?
    .book = The usual maps and examples of others are shown in pictures. The tiles may also be placed freely, as long as their number is right and no two villages touch.
    .ours = Our standard maps are a diamond for two players, a triangle for three and a flower for four. You can also choose a line, a block, a ring for three players, or a list of places of your own. Every map is in one piece, and its tiles interlock in one regular pattern.
    .why = The pictures are not part of the public text, so these maps are not meant to be those of the box. In a map of two parts some players could never meet, and tiles in more than one pattern would leave gaps that belong to no tile.

ruling-deus-edge-regions = What counts as the edge of the map?
    .book = First buildings, and those for which 3 VP are paid, go to the edge of the gameboard. Which regions belong to it is not defined.
    .ours = A region with fewer than six neighbours is an edge region. That includes the regions around the hole of a ring.
    .why = The outline of the map is jagged, and opinions could differ about its bays; the number of neighbours is beyond dispute. And inside a ring the map ends just as it does outside.

ruling-deus-open-and-hidden = What may the other players see?
    .book = The players’ VP are hidden, and of discarded cards only their number and the top one are known. It says nothing about the moment when VP are gained or lost, about the size of hands and piles, or about the time after the end.
    .ours = VP totals are hidden, but every gain and loss is shown as it happens, and so is the size of hands, deck and discard pile. At the end the VP are revealed, and the record of a finished game is open: looking back shows every hand, draw and joker. A table may agree on open VP.
    .why = Around a table all players see tokens and cards change hands, and keeping count is up to them. At the end the score has to be checked, and there is nothing left to keep secret: seeing everything is how the game is understood.

ruling-deus-no-cards = What if a player has no cards?
    .book = Each player has to build or to make an offering, and both take a card. A hand that is empty after an action is filled with 5 cards; what happens if there are none to draw is left open.
    .ours = As long as you have a card, you can offer it, so you never pass. With no card in hand and none to draw, you pass. As soon as there are cards again, you draw 5 at the start of your turn and then play.
    .why = Without cards neither action is possible, and the others should not have to wait. The 5 cards are due to you all the same: they only come later.

ruling-deus-decisions = In what order are decisions made?
    .book = It lists the steps of a build and of an offering, and cards are activated from the bottom up. How several choices within one step follow each other is not said.
    .ours = One decision comes after the other. Each card is carried out before the next, which can already use what was gained. When paying, you say how many of each resource you replace by gold. In an offering, you name the top card first, then the cards below it in the order of the card list.
    .why = Activating from the bottom up means little if the upper cards cannot build on the lower ones. The top card decides on the god, so it comes first; below it the order changes nothing, and a fixed one spares you many choices that amount to the same.

ruling-deus-nothing-to-gain = What if there is nothing to gain?
    .book = It does not say whether you may build a card whose effect gives you nothing, or make a choice that brings nothing.
    .ours = You may build such a card. An effect that cannot give anything is skipped without a question, and you are offered no unit that could neither move nor steal anything, and no village without VP. Where something can be gained, you may still choose in vain: a terrain whose resource has run out, a joker, a victim without VP.
    .why = A build is worth something for its building and for the other cards of the column. A question without a useful answer only takes time. But VP are hidden, so a question must not betray by its absence who has none.

ruling-deus-one-way = What is done without asking you?
    .book = Paying, placing and taking are up to the player. Cases with a single possibility are not mentioned.
    .ours = If there is only one way to pay, one region, or one type of building or resource left to take, it is done at once. If that only region costs 3 VP, you pay them; the button or the line that confirms the build says so beforehand.
    .why = A question with a single answer is not a decision, and it would come up many times in every game. You still have the last word on the fee: you see it before you confirm, and can do something else.

ruling-deus-out-of-stock = What if a supply runs short?
    .book = A resource that is no longer available cannot be gained. Whether a larger gain is then lost as a whole is not said, nor what happens if your personal supply is empty.
    .ours = You take what is left and lose the rest, of resources as well as of buildings.
    .why = The rule keeps players from having what is not there; it gives no reason to leave behind what is. All or nothing would make large gains worth less than small ones.

ruling-deus-first-region = How far apart do the players start?
    .book = There should be at least 2 empty regions between the first regions of the players, if possible. How to measure that is not explained, nor what to do if it is impossible.
    .ours = Your first region is at least 3 steps away from every other player’s, counted over seas and villages and whatever is there by now. If there is no such region, choose one as far as possible from the nearest of them. Players who have not built yet do not count. All this holds whenever your first building comes, even with a joker.
    .why = Where the others began stays the same all game, while empty regions come and go. Measured by those, the way to a good start could be opened or closed by chance. The farthest region keeps as much of the distance as the map still allows.

ruling-deus-edge-fee = When do 3 VP buy an edge region?
    .book = If you wish, you may build in any empty edge region in exchange for 3 VP, which can free you when you are stuck. It does not say whether that goes for a first building, when the VP are due, or how often it is allowed.
    .ours = From your second building on, as often as you like and at any distance. You pay as you place the building, before any attack, and you need to have the 3 VP at that moment. A region in which you may build anyway costs nothing.
    .why = The distance at the start is a duty wherever it can be kept, and the fee is a help for players who are stuck later; the one should not buy you out of the other. VP from an attack are not yours before the attack has taken place.

ruling-deus-village-ties = Who wins a village if players are tied?
    .book = With equal numbers of units, the most buildings around the village decide; after that the VP are shared, rounded down. It does not list the buildings that count, nor say where the remainder goes.
    .ours = Temples, ships and units count as buildings here as well. VP that cannot be shared evenly are lost.
    .why = Everywhere else in the rules a piece of wood on the map is a building, and a temple is treated as an ordinary one. The village is out of the game once it has been attacked, so no one could win the remainder later.

ruling-deus-attack-by-move = Can a moving unit trigger an attack?
    .book = It speaks of attacks after a building has been placed. Moves are not mentioned in this place, nor the order if several villages are surrounded at once.
    .ours = Yes. We look for attacks at the end of every move of a unit as well, so also between the two moves of the Cohort. Several villages are attacked one by one.
    .why = A unit that closes the ring meets both conditions of an attack, and an attack is supposed to interrupt the game at once. Otherwise the village would fall to the next building that happens to be placed, anywhere on the map.

ruling-deus-emptied-villages = Is a village without VP still a village?
    .book = No one may build in a village, even if no VP are left on it. An attacked village is no longer barbarian. Units may not stop on a barbarian village; villages that have been attacked, or that cards have emptied, are not mentioned there.
    .ours = A village that cards have emptied remains barbarian until it is attacked. A unit may pass through any village, but stops on none, attacked or not.
    .why = If an emptied village no longer counted, it could not be attacked any more, and the game could no longer end with the last attack. As to units, we follow the words on building: there the rulebook says that such a region is still taken up by its village.

ruling-deus-staying-units = May a unit stay where it is?
    .book = Cards move units by a number of regions. Whether a unit has to move at all is not said.
    .ours = Yes. “Up to” includes 0, and a unit that stays may still steal. Once you have chosen a unit, it moves or stays, and that was its move; you may still decline the theft. If you decline the first of two moves, there is no second.
    .why = A unit that is already next to its victim should not have to leave in order to steal. Staying uses up the move, or a card for two different units could be spent on the same one. And a card with two moves asks for another unit only after the first.

ruling-deus-each-activation = What starts afresh with each activation?
    .book = Each new card activates its whole column again. Whether limits on a card, or the move of a unit, hold for one activation or for the whole turn is not said.
    .ours = Every limit counts afresh each time a card is activated. A card moves the same unit only once, but the next card may move it again.
    .why = Columns are meant to grow stronger with each card. If limits held for a whole turn, a second card of the same kind would be worth hardly anything.

ruling-deus-theft = When does a unit steal, and from whom?
    .book = Units steal gold or VP from opponents. At what moment we look for victims is left open, and so is what happens if a victim has too little.
    .ours = We look after the move, and after the attack if there is one. Victims are players who occupy a region adjacent to the unit. The thief takes what they have, never more, and the next card may steal from the same player again.
    .why = The move is there to bring the unit to its victim, and an attack comes before everything else. The rules know no debts, so no one can lose more than they have.

ruling-deus-temple-land = What if there is no region for a temple?
    .book = A temple goes in a region that you occupy and that has no temple yet. If no temples are left in the general supply, the card may still be played; a missing region is not mentioned.
    .ours = You cannot build the card without a land region of yours that has no temple. So a temple is never your first building.
    .why = The rulebook excuses only a lack of temples, and calls that a difference from the other buildings. In all else a temple is one of them, and without a region no building can be built.

ruling-deus-gods-pieces = Where do a god’s buildings come from?
    .book = The gods are said to give buildings from the general supply. According to the set-up, there are no buildings in it but the temples.
    .ours = They come from your personal supply. If you have none left of the type that a god gives, you still get the rest of the power. Ceres gives her resources one by one, and Mars his buildings, as long as there are any.
    .why = We take the words for a slip: the set-up puts the buildings of your colour on your player board and in your personal supply, and the passage on yellow cards has you take gained buildings from that supply. The rest of a god’s power does not depend on them.

ruling-deus-declining = What may you decline?
    .book = The overview says that you can use the effects of a column; the step itself tells you to do so. It never says that a god’s power may be declined in part or as a whole.
    .ours = Every effect of a card may be declined. You take a simple gain in full or not at all, and the Ballista takes from as many villages as it may; only “up to” can be used in part. A god’s power cannot be declined, nor can the cards that you draw after an offering or for an empty hand.
    .why = Another public source calls effects optional, as the overview does. Half of a simple gain is hardly ever wanted, and asking for it would cost more time than it is worth. In an offering you have already made your choice with the top card.

ruling-deus-reshuffle = When does the discard pile become the deck?
    .book = When the deck is empty, a new one is made from the discard pile. At what moment, and with which cards, is not said, nor what happens if both are empty.
    .ours = As soon as a card has to be drawn and the deck is empty, but not before, and not for a hand that is full at 10. All discarded cards are shuffled, including the top one and those of the current offering. If there are none, nothing is drawn.
    .why = No one needs a deck until a card is drawn, and the longer we wait, the more cards come back. The top card has done its work once the god has been invoked, so there is no reason to leave it out.

ruling-deus-last-round = How is the last round played?
    .book = The current round is finished, then one full round follows, with a last action for each player. Whether anything is different in it is not said, nor whether the other condition for the end changes anything.
    .ours = It is played like any other. If the other condition is met as well, nothing changes: neither the number of rounds nor the reason that is recorded.
    .why = After the trigger all players should know exactly how many turns they have left. A second trigger that made the game longer would spoil every plan for the last turn.

ruling-deus-guard = What if no one builds any more?
    .book = The game ends with the last temple or the last attack on a village. No player is obliged to work towards either.
    .ours = After 10 full rounds in a row without a build, the game ends and is scored. Temples and jokers are builds; passing is not.
    .why = Otherwise players could go on making offerings without end. The limit is so high that it only stops games that have come to a standstill: in our simulated games about two turns in three are builds.

ruling-deus-shared-places = Who wins if scores are tied?
    .book = The player with the most VP wins. It gives no tie-breaker.
    .ours = Players with equal scores share their place, the first one included.
    .why = Any tie-breaker would be an invention of ours, and would take the victory from a player who has done just as well.

ruling-deus-card-values = Where do the 96 cards come from?
    .book = There are 16 cards of each colour, and it tells what each colour is about, what temples cost, and, in examples, what two civil cards do and what one of them costs. A list of the cards is missing.
    .ours = We use all that is public. The other cards we made ourselves, after a known card or after what is known of their colour, and adjusted them in simulated games. The names are all ours. Each card says which parts of it are ours. If you own the box, you can type its cards into a file and play with them. The file has to have 16 cards of each colour, and temples at their usual cost, unless it says: free = true.
    .why = No public list has all 96 cards, and the game cannot be played without them. Trial games showed which of our numbers were too strong, and which cards were never worth building. The check of your file finds cards that were forgotten or mistyped.

ruling-deus-doubtful-cards = What if sources disagree about a card?
    .book = It says nothing about the four Wharves, nor about the Grove Shrine, except that temples cost one of each resource.
    .ours = A Wharf costs 1 clay and 1 stone, and sells up to 6 of its resource at 1 VP each. The Grove Shrine scores 3 VP for each of your buildings in forests.
    .why = Two public sources disagree about the Wharves. A ship that earns VP should cost more than the Traders, which earn gold for a single wood. What we know of the Shrine could also mean forests instead of buildings; but then it would be just a weaker Forest Temple, which scores 4 VP for each of them.

ruling-deus-schools = Which cards may a school activate?
    .book = Science can also activate cards of other colours. It does not go into detail.
    .ours = Any one card of the column that the school names, with all its choices. The next school may name the same card again. A school never names yellow cards or temples. It may name a joker, without effect, unless there is nothing but jokers in the column.
    .why = If schools could activate schools, there would be no end to it, and a temple has no effect to activate before the game is scored. Apart from that, an activated card should do exactly what it does in its own column.

ruling-deus-chosen-start = How does the alternative start work in detail?
    .book = Each player secretly takes 10 buildings of their choice instead of 2 of each type; for experienced players it may be 9 or 8, for experts 7 or 6. It does not say when, whether every type has to be included, or whether numbers may differ.
    .ours = You choose when the map and the first player are known, but before cards are dealt, and you may leave types out. The table sets one number for all or one for each seat, and all players know it. Without the alternative start there is nothing to set.
    .why = The map tells you what will be useful, so you should know it; cards in hand would make the choice a matter of luck. Different numbers let strong and new players meet on equal terms, and a handicap is fair only if all can see it.

ruling-deus-joker = Which rules hold for the joker?
    .book = The card is built face down for gold, places a building and activates the other cards of its column. It has no effect of its own, and counts for the building of temples. The edge fee, attacks, later activations and the end are not mentioned.
    .ours = Its building pays the edge fee and can trigger attacks. The joker itself does nothing, not even when its column is activated later. It counts for the Temple of Harmony, and its face is never revealed.
    .why = The variant replaces the card, not the rules for the building that comes with it. If a joker counts as a card of its column when you build a temple, it should also do so when one is scored. It scores nothing by itself, so there is no need to turn it over.
