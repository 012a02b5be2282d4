# Our rulings on 4 Gods: what the rulebook says or leaves open (.book), what we do (.ours), and why (.why).

ruling-four-gods-names = How spaces, sides and terrains are named
    .book = The rulebooks name neither the spaces of the World nor the sides of the tiles; at a table you simply point.
    .ours = Spaces are a1 to h8, letters from the west and numbers from the north. A side is its four corners, clockwise from the north-west; in a hand or a row, in the first of its rotations in the order S, P, F, M. A terrain on a tile is named by its first corner in the same direction.
    .why = The log, game records and the terminal need a word for everything. One word for both side and rotation cannot be misread, and it gives away nothing about the hidden side.

ruling-four-gods-matching = What has to match, and what does not?
    .book = Where tiles touch, the terrain must be the same, and the frame counts as a straight edge. The rulebooks say nothing about tiles that touch only at a corner.
    .ours = A side may be rotated but never mirrored. The frame matches everything, and tiles that touch only at a corner do not have to match.
    .why = Cardboard can be rotated and flipped, but flipping it brings up the other side, not a mirror image. The frame has no terrain that could clash, and at a corner no edges meet.

ruling-four-gods-regions = Which pieces of terrain belong together?
    .book = A Kingdom is a connected area. The text leaves it to the picture what is connected on a single tile, and it does not mention edges that fail to match by mistake.
    .ours = Equal corners next to each other are joined, and so are two equal corners across from each other between two different terrains. A tile counts once in each of its Kingdoms. Along a misplaced edge, terrains join at the end where they agree.
    .why = Corners are all we know of a side, so they also have to show what is connected. Between two different terrains, a path through the middle cuts nothing in two. And since an edge is checked end by end when a tile is placed, it is read end by end at scoring.

ruling-four-gods-tile-set = Which tiles are in the bag?
    .book = There are 92 two-sided tiles, and no side shows all four terrains. The rulebooks do not list the sides.
    .ours = We play with a set of our own: 58 different sides, with an equal share for each terrain. If you own the game, you can load its tiles from a file.
    .why = We found no published list of the original sides. In games played at random, our set gives Kingdoms that come close in number and size to those of the rulebooks’ scoring example.

ruling-four-gods-hands = What two hands mean on a screen
    .book = You need both hands empty to draw, and one free to flip or take. You may discard two tiles in a row or together, and draw one or two; the rulebooks leave open whether you decide before you see the first.
    .ours = Gods, prophets, cities, passing and calling out need no free hand. Two discards are two actions. You say how many tiles you are drawing before you see any; the first goes to your left hand, and if only one is left, you get that one.
    .why = Only tiles fill a hand; everything else needs none. Asking for a second tile after seeing the first would be drawing with a tile in hand, which the rulebooks do not allow.

ruling-four-gods-arrival = Two players want the same thing: who gets it?
    .book = Everyone plays at the same time. The rulebooks do not say what happens when two hands reach for the same tile, space or god.
    .ours = The action that reaches the table first counts, and a time limit that runs out takes its place in the same order. A refused action changes nothing and costs nothing, even if only its prophet was wrong. Nothing can be undone, and no one can block the bag.
    .why = Around a table the faster hand wins, and here the order of arrival is the only one that everyone can check afterwards. Being second is bad luck, not a mistake, so there is no penalty for it.

ruling-four-gods-crowded-kingdoms = How many prophets may a Kingdom hold?
    .book = No limit is given. The French text asks for at least two unoccupied tiles where the English and German ones count each unoccupied tile.
    .ours = Any number, even of one colour. Each unoccupied tile is worth 1 point, even if it is the only one.
    .why = Every additional prophet takes a point away from the Kingdom, so crowding punishes itself. The two tiles in the French text belong to the definition of a Kingdom; next to the word “unoccupied” they look like a slip.

ruling-four-gods-window = How long is a tile “just placed”?
    .book = A prophet comes only with a new tile, and a mistake noticed at once goes back to the hand. The rulebooks do not say how long a tile is new.
    .ours = For 3 seconds, but only until your next action or the end of the turn or the game. During that time you may add a prophet, and a misplaced tile, even one you call out yourself, returns to your hand as it came to you, with a new time limit. If nothing more can be done with the tile, the time ends at once.
    .why = That is about as long as a hand takes to get from the tile to the prophet. If it lasted longer, other players would already be building on a tile that is not settled yet.

ruling-four-gods-slots = Where do tiles go that are discarded automatically?
    .book = When you discard, you choose slot and side. With three players the first three slots on the frame are doubled. The rulebooks leave open which slot and side a tile gets when time runs out, or when it returns to another player’s row.
    .ours = Slots have an order; with three players there are simply 13. A tile discarded automatically goes to the first empty slot and shows the side that was last up: its first side if it came from the bag, the side it showed there if it came back from the World. If two tiles are discarded, the one held longer or drawn first goes first. A tile you return to another player’s row takes the first empty slot as well; you choose the side.
    .why = No one can be asked at that moment, so the result has to be predictable. And the side that was last up tells the others the least.

ruling-four-gods-stuck-tile = A tile fits nowhere, and your row is full
    .book = A tile from another player’s row may then go back there. The rulebooks leave open whether a city it could destroy counts as a space for it, and what happens to a tile from the bag.
    .ours = A city does not count as a space, so the tile may go back. A tile from the bag stays in your hand until a space opens up; you may not put it back. You may draw two tiles even if only one slot is empty.
    .why = Destroying a city is a decision that no one should be forced into. Drawing with an almost full row is a risk you choose; if such tiles returned to the bag, you could go on drawing until you liked what you saw.

ruling-four-gods-hold = How long may you hold a tile taken from a row?
    .book = The English and German texts want it placed or discarded immediately; the French one gives no time.
    .ours = In simultaneous play 10 seconds, or whatever the table sets; 0 means no limit. Then it goes to your row; if that is full, to the row it came from; and if that is full as well, into the bag. A tile from your own full row stays in your hand, and its time limit is over.
    .why = On a screen, “immediately” needs a number: 10 seconds are enough to find a space, but not to keep the tile from the others. In timed turns the sand timer sees to that. And a tile whose own row is full has nowhere else to go.

ruling-four-gods-cities = Cities: what is checked, and what is allowed?
    .book = A Legendary City needs a god, two straight edges and a prophet. The rulebooks do not say what to do when no prophet is left, or anything explicit about cities next to each other, and the section on mistakes deals only with tiles.
    .ours = Without a prophet in reserve or on a tile you cannot build. Cities may be next to each other. Building and destroying are always checked, even if mistakes are called out.
    .why = A city without a prophet would belong to no one. A city next door provides no edge, but it forbids nothing. Before a city is destroyed, the rulebooks have the tile shown and compared: nothing is left to call out, and a city destroyed by mistake could not be restored.

ruling-four-gods-protected = Which cities are protected?
    .book = Two cases are named: all four terrains around the city, or two tiles that disagree at their common corner; the French text does not mention that corner.
    .ours = A city is protected if no side in the set fits the tiles around it. With our tiles this is also the case if two terrains alternate around it. The table marks protected cities.
    .why = Both cases in the rulebooks follow from that one sentence, and it also works for custom tiles. Working it out takes patience rather than skill, so the table does it for everyone.

ruling-four-gods-passing = How long does a pass last?
    .book = The game ends when all players pass. The rulebooks do not say whether a pass can be cancelled.
    .ours = You may pass with tiles in hand, and you may change your mind. Your next action cancels your pass, and any change to the World cancels everyone’s. Anything that happens to hands and rows, and the choice of a god, leaves other players’ passes alone.
    .why = A new tile or prophet can open up something for players who had no plans left; a flipped tile hardly ever does. In the first version of these rules every flip cancelled all passes, and passing became a chore.

ruling-four-gods-sight = What do you see of the others?
    .book = Everyone can see the World and the discard rows, and no one may look into the bag. The rulebooks say nothing about hiding your hands, or about what else a screen may show.
    .ours = Everything on the table is visible to all, and so is the number of tiles in the bag. Of other players’ hands you see how many tiles they hold and where these came from. A table can agree beforehand to highlight the spaces where a tile fits, show the sizes of Kingdoms, and search the rows.
    .why = Around a real table, too, everyone sees who draws or takes, but hardly what is on a tile in a busy hand. The assistance shows nothing that does not follow from what is visible; it only saves you the counting.

ruling-four-gods-undersides = Who knows the hidden side of a tile?
    .book = Any tile in a row may be flipped as often as you like. The rulebooks do not say who may know what is on the other side.
    .ours = You know a hidden side if you held the tile or were there when that side was up; the table remembers it for you. A tile that goes into the bag is forgotten. A table can turn this memory off, or show all hidden sides.
    .why = Around a real table you know what you have seen and nothing more, and in the bag everything is mixed up. The table remembers for you so that the game does not become a test of memory; those who enjoy that test can have it.

ruling-four-gods-inactivity = A player does nothing any more: is that a pass?
    .book = The game ends early only if all players pass. The rulebooks do not consider players who simply stop.
    .ours = In simultaneous play, once a player has passed or left, 60 seconds without an action count as a pass; the table can change that or turn it off. A player’s count restarts with each of their actions and with every change to the World.
    .why = Otherwise a single absent player could keep all the others waiting for ever. As long as no one has passed, no one is waiting, so no clock needs to run.

ruling-four-gods-leaving = What happens when a player leaves?
    .book = The rulebooks do not say.
    .ours = They pass until the end, and their turns are skipped; before the start they count as ready. Tiles in hand go to their row, or into the bag if it is full; row, prophets, cities and points stay. The final phase does not get shorter. If everyone leaves, the game ends as if all had passed.
    .why = What has been built is part of everyone’s World: if prophets or cities disappeared, the remaining players’ majorities would change.

ruling-four-gods-final-phase = Once the end has been triggered
    .book = A full World or an empty bag leaves 30 seconds per player, or one more turn for each in timed turns. The rulebooks leave open whether that can be stopped, extended or cut short, and who begins.
    .ours = Nothing cancels the end or restarts its time, not even a tile returned to the bag; only if all players pass does the game end at once. In timed turns the current turn is finished, then everyone gets one more, the player who triggered the end last; passes do not cut this short.
    .why = If the end could be undone, the last tile would keep moving between the bag and a player’s hand. And the player who triggers the end was able to prepare for it, so the others take their turns first.

ruling-four-gods-late-gods = Still without a god at the end
    .book = You may choose a god at any time. Only two players with four gods are told that they have to, but not by when. Scoring assumes that everyone has one.
    .ours = You are reminded when the final phase or the last round begins. If you still have no god when the game ends, you are dealt one of those left at random, in seat order.
    .why = Everyone needs a colour and a terrain to score for. Chance puts no one else at a disadvantage, and it leaves you every reason to choose in time.

ruling-four-gods-no-points = What scores nothing
    .book = The rulebooks do not mention tiles left in hands and rows at scoring, nor a god whose terrain forms no Kingdom at all.
    .ours = Neither scores. A god without a Kingdom gets nothing for the largest Kingdom or for the most Kingdoms, even if there is a place to spare.
    .why = All points come from the World, so anything outside it is worth nothing. And places rank Kingdoms: without one, there is nothing to rank.

ruling-four-gods-guard = Can a game go on for ever?
    .book = Flipping, taking and discarding may be repeated without limit.
    .ours = The game ends after 2,000 actions in a row in which no one chose a god and the World never held more tiles and cities than before; the table can set another number.
    .why = Bots do not get bored: two of them could go on flipping the same tile for ever. The number is so high that people will hardly ever reach it.

ruling-four-gods-start = The start of simultaneous play
    .book = Everyone holds a tile in each hand, and play begins when all are ready. The rulebooks leave open whether you may look at your tiles before that.
    .ours = They are dealt and shown only when everyone is ready. Before that you can only get ready, leave or, with secret gods, choose a colour.
    .why = Studying your tiles while others are still settling down would be a head start, and in a race every second counts.

ruling-four-gods-timed-turn = How a timed turn ends
    .book = A turn lasts 30 seconds, then the tiles in hand go to the discard row; only the German text says where they go if it is full: into the bag. The rulebooks do not mention ending a turn early.
    .ours = The table may set another length. You may end your turn early; the tiles you hold are discarded as when time runs out. Any that do not fit go into the bag, wherever they came from.
    .why = No one should have to watch the sand timer when everything is done, and for a first game 30 seconds is short. The German sentence does not distinguish between tiles from the bag and tiles from a row, so neither do we.

ruling-four-gods-off-turn = What may you do when it is not your turn?
    .book = You may flip tiles in your own row, but you must make way if the active player wants to look around there. The rulebooks leave open for how long, and whether you may choose a god.
    .ours = Once the active player has flipped or taken a tile in your row, you cannot flip anything there until the turn is over. You may also call out mistakes, give up a prophet for a penalty, and leave. You choose a god only on your own turn.
    .why = On a screen there are no hands to pull back, so making way lasts as long as it may be needed: until the turn is over. And the rulebooks list choosing a god among the things you do on your turn.

ruling-four-gods-timed-pass = What is a pass in timed turns?
    .book = The game also ends when all players pass, but timed turns have no action for that.
    .ours = If you only flip tiles on your turn, or only end it, you have passed, unless a mistake is correctly called out during that turn. Getting ready before the start is not an action of the first turn. When all remaining players have passed in this way, one after the other, the game ends.
    .why = A pass means that you have nothing more to do. A flip changes nothing that scores, whereas a correct call changes the World.

ruling-four-gods-secret-gods = Secret gods: colours, and two gods each
    .book = Each player chooses a colour, then is dealt a god at random. The rulebooks leave open who chooses first. All three texts advise against this for two players with four gods, without forbidding it.
    .ours = The first to ask for a colour gets it and keeps it; players who choose none are dealt one at random. With two gods each you choose two colours, and the first god belongs to the colour chosen first. The table warns about this combination, and flipping the mode tokens never leads to it.
    .why = The colours do not differ in any other way, so being quick is enough. With two players, those who know their own two gods know the other two as well; only their colours stay hidden. That deserves a warning, but not a ban.

ruling-four-gods-two-players = Two players with four gods
    .book = Two players may use four gods or two; neither is called the standard. The rulebooks leave open which marker a destroyed city goes to, whether a city of your other colour counts as your own, and which reserve must be empty before a prophet migrates.
    .ours = Four gods are standard. Neither of your colours can destroy a city of the other, and each has its own reserve. A destroyed city scores for the colour you name, or else that of the prophet placed with it, or else the one with fewer tokens, or else that of the god chosen first.
    .why = With four gods every terrain counts, and the setup is that of a four-player game. Because your lower marker decides, your colours are treated like two players, except that they are on the same side.

ruling-four-gods-mistakes-option = Are mistakes prevented or called out?
    .book = Everyone makes mistakes now and then, and the rulebooks explain how to repair them. There is no mode token for this.
    .ours = The table prevents misplaced tiles, unless it has agreed that mistakes are called out. This is a setting of our own: it has no mode token and is not decided by flipping one.
    .why = A screen can check every tile at once, and most players want it to. But mistakes are part of the fun of a fast game, and tables that like them may keep them.

ruling-four-gods-who-calls = Who may call out a tile, and when?
    .book = The other players point out mistakes; once scoring has begun, it is too late. The player who made the mistake and the final phase are not mentioned.
    .ours = Any player may, including the player who placed the tile, even in the final phase. With penalties, calling out your own tile also costs you a prophet. No hint and no highlighted space ever points to a mistake.
    .why = Owning up should be possible, but not as a way around the penalty. Until scoring the World can still be put right, and finding mistakes is up to the players, not the table.

ruling-four-gods-at-fault = Whose mistake is it?
    .book = A prophet on the tile tells whose it is; otherwise you ask around, and if no one answers, the tile goes into the bag. The rulebooks do not say which of two tiles that do not match is the misplaced one.
    .ours = It is the one placed later. The table knows who placed each tile, so it always goes to that player’s row or, if that is full, into the bag.
    .why = The earlier tile was there first, and the later one had to match it. And a table that keeps a log cannot pretend not to know.

ruling-four-gods-sweep = What else is removed after a correct call?
    .book = Neighbours that now break the rules are removed as well, and so on until the whole World is in order. Cities are not mentioned.
    .ours = Starting from the gap, every adjacent tile is removed that touches fewer than two straight edges or does not match a tile placed before it; edges that were added later count. This happens in rounds: all neighbours of all gaps are checked, and those that break the rules are removed together; a tile that clashes only with one already removed stays. A city with fewer than two edges returns to the supply and its prophet to the reserve, without points. Mistakes elsewhere stay until a player calls them out.
    .why = Searching the whole World would give away mistakes that no one has noticed. A tile with enough support now does no harm, whatever it was first placed against. Rounds have no direction, so a World and its mirror image end up alike. And no one has destroyed the city, so it earns nothing and costs nothing.

ruling-four-gods-wrong-calls = What does a wrong call cost?
    .book = The rulebooks mention only correct calls.
    .ours = By default nothing: it is refused and changes nothing. A table can decide that it costs the caller a prophet, like a penalty; beginners and players without a god lose none. No tile moves, and a timed turn in which nothing else happens still counts as a pass.
    .why = Around a real table a wrong call costs no more than a glance. On a screen a player could call out one tile after another until one is misplaced; tables that mind can make it cost something.

ruling-four-gods-penalty = How is a penalty paid?
    .book = The player at fault loses the prophet on the tile, or else one from the reserve, or else one from the World, but not from a city. The rulebooks leave open how long they may think, and what happens if they have no prophet.
    .ours = They choose once the other tiles have been removed, within 10 seconds, even when it is not their turn; until then they can only leave. After that, or when the game ends, the fuller reserve pays, or the prophet that has been in place longest. If there is nothing to choose, the penalty applies at once; a player without a prophet or a god loses nothing. Several penalties follow one another, each with its own 10 seconds.
    .why = That way, prophets that have just returned to the reserve can pay, and those in the World are spared. The time limit keeps players from holding up the table; whatever is taken automatically has to be predictable, and no one loses what they do not have.
