# Our rulings on gods: what the rulebook says or leaves open, what we do, and why.

ruling-gods-tribe-colours = Which colours do the tribes have?
    .book = There are 8 tribes in each of four colours. The examples show green, blue and violet tribes; the fourth colour is never named.
    .ours = Tribes are green, blue, violet and orange. No colour belongs to a god: Azure has no special claim to blue tribes.
    .why = In one of the rulebook’s examples the blue god founds a green nation, so the colours of tribes say nothing about gods. Orange is easy to tell from the other three.

ruling-gods-card-values = What are cards and tokens worth?
    .book = The values are printed on the cards and tokens; the rules do not repeat them.
    .ours = A card is worth 3 points for as long as you hold it. A token is worth 1 point and is never lost.
    .why = Public sources outside the rulebook point to these values, and they suit the 9 or 10 points that end the game: two nations with their tokens make 8, so it usually takes a third.

ruling-gods-four-layout = The start layout for four players
    .book = It describes two pairs of temples with a desert between them, shaped like a bone, and leaves the exact spaces to a drawing that is missing from the text we have.
    .ours = The desert lies in the middle and touches all four temples; the two pairs lie on opposite sides of it.
    .why = This is the bone that treats all players alike: each player’s temple has the same two neighbours, the desert and one other temple.

ruling-gods-lots = Who stands where, and who starts?
    .book = The players choose a first player; how is up to them. Which temple takes which place in the layout is not said.
    .ours = The places of the temples are drawn at random, and so is the first player, unless the table names a seat.
    .why = Starting matters: between our bots, the first of two players wins about 63% of the games. Chance favours no one, and players who prefer to take turns at starting can still do so.

ruling-gods-bag-runs-low = What if the bag runs low?
    .book = The game ends at once if the bag cannot refill the display with different hexes. Whether the hexes that are left are still drawn is not said, nor what an empty bag means while the display is full.
    .ours = If the refill cannot be completed, nothing is drawn, not even a last hex for two empty slots. If both slots are still full, an empty bag ends nothing.
    .why = A hex that appears after the end can no longer be played by anyone. And while two hexes are in the display there is nothing to refill, so the reason for ending the game has not arisen yet.

ruling-gods-example-cells = Where are the rulebook’s examples?
    .book = Its examples refer to drawings. The words alone do not fix every space.
    .ours = We replay the examples on spaces that fit the words.
    .why = The text we have comes without the drawings. Religion and cost depend on neighbours alone, so any spaces with the same neighbours show the same result.

ruling-gods-decline-victim = Whose power may a decline take?
    .book = The player may take 1 power from the owner of an adjacent temple, if that owner has any. The player’s own temples, a player who already has 12 power, and a decline without such an owner are not mentioned.
    .ours = Never your own. With 12 power you may still take it, but your gain is lost. A decline may also be placed where no one loses power.
    .why = Taking your own power would change nothing. Weakening a rival is worth something even if you cannot store the power. And the only condition for placing the hex is a hex next to it.

ruling-gods-whirlwind-idle = Must a whirlwind move a desert?
    .book = After playing it, the player may move a desert. Whether it can be played when there is none is left open.
    .ours = No. You may play it and move nothing, even if there is no desert in the world.
    .why = Moving is an offer, not a duty. Both actions of a turn are compulsory, so a hex that is free to play should not be blocked by where the deserts happen to be.

ruling-gods-desert-elsewhere = May a moved desert return to its space?
    .book = A desert goes from one place to another, next to a hex. The old place is not ruled out in so many words.
    .ours = No. It must end on a different space, next to a hex that is there once the desert has been lifted.
    .why = Otherwise 2 power would buy an action that does nothing, although the rulebook lets no one skip an action.

ruling-gods-map-apart = May the world split?
    .book = A moved desert must end next to a hex. No sentence demands that all other hexes stay connected.
    .ours = Yes. A table option forbids it: then all hexes must form one piece after the move, and a desert that could only go back to its old space cannot be lifted, not even by a whirlwind.
    .why = We add no prohibition that the rulebook lacks, and nothing needs a connected world: costs and religions look at neighbours only, and the tribes of a nation may live anywhere. The option is for tables that find separate worlds odd.

ruling-gods-whirlwind-and-move = A whirlwind and a desert move in one turn?
    .book = A desert may be moved once per turn. Whether a whirlwind’s move counts as that one is not said.
    .ours = Both are possible in one turn, in either order.
    .why = The limits follow the rulebook’s list of actions, where the whirlwind is listed with the other hexes, apart from moving a desert for power.

ruling-gods-extra-last = When are extra actions used?
    .book = In a later turn than the one in which they were taken. At what point of that turn is left open, and so is what happens if no action is possible.
    .ours = After your two regular actions. If an action is still possible, you either use the hex and must then take that action, or end your turn and keep it. If none is possible, your turn ends automatically.
    .why = Nothing is lost: actions come in any order, so it makes no difference which of the three is called the extra one. And no one spends the hex for nothing.

ruling-gods-one-religion = Do temples outrank tribes?
    .book = The list of cases starts with temples and turns to tribes where there is no temple. The wording of the first case could also mean that all neighbours have to agree.
    .ours = Temples decide wherever there is one. With a table option, temples and tribes count alike: a new tribe gets a religion only if it is the only one among its neighbours. New temples convert tribes as usual, with or without the option.
    .why = The later cases expressly require that no temple is adjacent, which would be needless if tribes always had a say. The option is for players who read it the stricter way; conversion is a rule of its own and knows no exceptions.

ruling-gods-no-say = Neighbours without a religion
    .book = A new tribe looks at the temples and tribes next to it; deserts and declines are neither. What a tribe without a stone among them means is not said.
    .ours = Such a tribe counts for the cost, as a desert does, but not for the religion: it neither gives one nor prevents one.
    .why = To have no religion is not another religion. If it were, a single tribe without a stone would stop every religion that reaches it.

ruling-gods-no-chain = Can a religion spread on its own?
    .book = A tribe gets its religion when it is placed, and a new temple converts the tribes next to it. Other changes are neither mentioned nor ruled out.
    .ours = No. Only a temple placed next to a tribe changes its religion. Converted tribes do not convert others, and a desert that comes or goes changes nothing.
    .why = A chain could win half the world for the cost of one temple. The rulebook’s own advice is to shield a tribe by making the spaces around it expensive, which would then be useless.

ruling-gods-late-stone = Does a returned stone fill a gap?
    .book = A tribe whose god has run out of stones stays without one. Stones that are returned later are not mentioned.
    .ours = No. The tribe stays without a religion until a temple is placed next to it.
    .why = The world does not show which god a tribe without a stone would have worshipped, so the players would have to remember it for the rest of the game.

ruling-gods-last-stones = Who gets the last stones?
    .book = A tribe goes without when the stones have run out. How to divide too few stones among several converted tribes is left open, and so is whether other gods’ stones then stay.
    .ours = Other gods’ stones are removed from every tribe next to the temple, even without a replacement. The active player then places all their remaining stones, one by one, on the tribes of their choice among them. Cards of broken nations are returned before this choice; new cards are awarded after it.
    .why = The old religion ends with the new temple in every case; only the new one needs a stone. The temple is the active player’s action, so the decision inside it is theirs. Losses are certain beforehand, gains depend on the choice.

ruling-gods-second-card = When is the second card lost?
    .book = The card is returned when a player no longer has three tribes of the colour. With five tribes left of six, a player still has three.
    .ours = Each card needs three tribes of its own: with five left of six, the second card is returned.
    .why = It takes six tribes to earn two cards. Taken literally, the sentence would let a player keep both with little more than half of them.

ruling-gods-any-turn = Do nations and the end wait for your turn?
    .book = In its example a nation arises in the owner’s own turn. Whether one can also arise, and even end the game, in another player’s turn is not said.
    .ours = They do not wait. Cards are won at once, just as they are lost, no matter whose turn it is, and a tribe that another player places can give you the points that end the game.
    .why = Stones come and go in every player’s turn, and cards that lagged behind would no longer match the world. An end that waited would give the others time to break the nation again, but the rulebook wants it immediately.

ruling-gods-order = In what order does an action take effect?
    .book = It describes the effects one by one, but not what comes first when several happen together.
    .ours = The hex is placed, tribes convert, lost cards are returned, new cards and tokens are awarded, and then the game checks for the end. Two cards won by one action are taken one after the other.
    .why = Each colour has only two cards, so one that changes hands must be returned before it can be won. And because the end is checked last, no one wins with a card that the same action takes away.

ruling-gods-guard = Can a game go on forever?
    .book = There is no limit. Discarded hexes return to the bag, and deserts can be moved again and again.
    .ours = The game ends and is scored once each player has had 5 turns in a row in which no one placed a hex, took or used an extra action, or played a whirlwind.
    .why = Without a limit, players who only discard and move deserts could put off a defeat endlessly. Saving up from 0 to 12 power takes four turns, so five leave room for every plan.

ruling-gods-ties = Who wins a tie?
    .book = In the text we have, the player with the most points wins a tie on points, which decides nothing.
    .ours = The player with the most power, then the one with the most stones in the world; if still tied, they share the place. Extra actions left over do not count.
    .why = Power shows who played economically, and stones are followers that did not make another nation; everyone can see both all the time. Extra actions are few, and who gets one depends on the luck of the display.

ruling-gods-mid-turn = What counts if the game ends mid-turn?
    .book = The game stops at once and unused actions are lost. Income received just before a refill that fails is not mentioned.
    .ours = Everything counts as it stands, including the income of the turn that has begun, and the turn stays with its player.
    .why = Income comes before the refill. When the refill fails, it has already been received, and nothing tells us to take it back.

ruling-gods-open-bag = Are the contents of the bag secret?
    .book = Hexes are drawn from a bag. Whether players may check what is left in it is not said.
    .ours = Everything is public except the order of the draws: everyone sees what is still in the bag.
    .why = The rulebook lists all hexes, and those that have left the bag are in view. Anyone could work out the rest; showing it saves the counting, and a good memory is no advantage.

ruling-gods-first-edition = The 2001 edition: what no source says
    .book = The rulebook of 2005 only mentions that an older edition existed. Other public sources describe the differences, but not completely.
    .ours = Whatever is not known follows the 2005 rules: the layout for three players, the limits of a turn, whirlwinds, extra actions and both table options.
    .why = The rulebook presents the later edition as the same game in the form its designer had wanted from the start, so it is the best guide to the older one.

ruling-gods-game-end-hex = Drawing the game-end hex (2001)
    .book = This hex is not in the rulebook of 2005. According to other public sources it ends the game when drawn; what becomes of the rest of the refill is not said.
    .ours = If it is drawn first, the refill stops; if second, the first hex stays in the display. If two slots are empty and it is alone in the stack, nothing is drawn: the stack is too small, and that ends the game.
    .why = Once the game is over, there is no reason to go on drawing or to put anything back. And one hex cannot fill two slots, whichever hex it is.

ruling-gods-twins = Two identical hexes in the display (2001)
    .book = In 2005, one of two identical hexes is replaced. No source knows this rule for the edition of 2001.
    .ours = Both stay in the display, and the game goes on even if all hexes left are identical.
    .why = A replacement needs a bag to return hexes to. The edition of 2001 has a face-down stack with the game-end hex near its bottom, and returning hexes would upset its order.

ruling-gods-discards-leave = Where do discarded hexes go (2001)?
    .book = In 2005 they go into the bag. For 2001, when there was no bag, no source says.
    .ours = They leave the game. The limit on turns without progress does not apply.
    .why = A face-down stack cannot take hexes back without being shuffled. And since every turn now uses up at least one hex, the game ends on its own.

ruling-gods-second-bonus = Who gets permanent points (2001)?
    .book = Other public sources give 2 permanent points for the first card of a colour. That the second brings 1 can only be inferred from them, and nations formed again are not mentioned.
    .ours = The first card ever awarded in a colour brings 2 permanent points, the second 1, later ones none. It does not matter who gets them, or whether the nation existed before.
    .why = Each colour has two cards, and a smaller prize for the second fits them. Counting awards is simple: the tokens left over show what the next card brings, and no one has to remember which nation is a new one.

ruling-gods-before-income = When do cards end the game (2001)?
    .book = According to other public sources, when a player begins a turn with cards of three colours or with any four. Whether income comes first is not said.
    .ours = The cards are checked at the very start of the turn, before income.
    .why = The 3 power could no longer be used for anything but deciding a tie, and that would favour the very player who ends the game.

ruling-gods-malus = A penalty for the most temples (2001)?
    .book = It is not in the rulebook of 2005. A single public source on the older edition has a penalty for the player with the most temples.
    .ours = There is no penalty: temples cost power, but never points.
    .why = A rule that can change the winner should not rest on one source that no other confirms.
