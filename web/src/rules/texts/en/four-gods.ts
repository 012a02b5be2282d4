import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Everyone builds the same World at the same time. Place tiles that fit, send prophets into Kingdoms, and claim your god before someone else does. When the bag is empty or the World is full, half a minute per player remains.",
  sections: {
    idea: {
      title: "Overview",
      blocks: [
        "There are no turns. Everyone draws, rotates, places and takes tiles with two hands, all at once, and the fastest hand wins. (If you prefer a calmer game, play with **timed turns**.)",
        "A World of sea, plain, forest and mountain grows from your tiles. A connected area of one terrain across at least two tiles is a **Kingdom**. Each of the four gods favours one terrain:",
        {
          table: [
            ["God", "Terrain", "Prophets"],
            ["Goddess of the Merfolk", "sea", "blue"],
            ["God of the Humans", "plain", "yellow"],
            ["Goddess of the Elves", "forest", "green"],
            ["God of the Dwarves", "mountain", "grey"],
          ],
        },
        "You score points of Divine Influence for prophets that hold the majority in a Kingdom, for Legendary Cities, and for the Kingdoms of your god’s terrain: the largest one, and the number of them.",
      ],
    },
    world: {
      title: "The World and its tiles",
      blocks: [
        "The World is a grid of **8 × 8 spaces** inside a frame. {P} They are named a1 to h8: letters from the west, numbers from the north. {O names} The bag holds **92 tiles** with two different sides. {B}{P}",
        "Each side has four corners, and each corner shows one terrain; no side shows all four terrains. {B} Neighbouring corners with the same terrain are connected, and so are two opposite corners between two others that differ: through the middle of the tile. {O regions}",
        "You may rotate a tile freely and place it with either side up, but there are no mirror images. {O matching} Two tiles **match** if the terrains at both ends of their shared edge are the same. {B} The frame matches everything, and tiles that touch only at a corner do not have to match. {O matching}",
        "The sides of the original tiles have not been published, so ours are a reconstruction. If you own the game, you can load the real tiles from a file when you create a table. {O tile-set}",
      ],
    },
    commands: {
      title: "Who gets there first",
      blocks: [
        "Everyone acts at any time. {B} Everything you do is an action: draw, place, discard, flip, take, choose a god, build, destroy, pass. Actions are carried out **in the order they arrive**. {O arrival}",
        "If another player reached the same space, tile or god before you, you are told at once who it was and you lose nothing: the tile stays in your hand. A refused action changes nothing, and nothing can be undone. {O arrival}",
        "Each of your two hands holds one tile at most. {B} You do not need a free hand to choose a god, place a prophet, build a city, pass or call out a mistake. {O hands}",
      ],
    },
    draw: {
      title: "Draw",
      blocks: [
        "With **both hands empty**, draw one or two tiles from the bag, unless your row is full. {B} You say how many before you see any; the first goes to your left hand. If you ask for two and only one is left, you get that one. {O hands}",
        "You may draw two even if your row has only one empty slot. You may not put a tile back into the bag: if a tile from there fits nowhere and your row is full, it stays in your hand. {O stuck-tile}",
      ],
    },
    laying: {
      title: "Place a tile",
      blocks: [
        "Place a tile from your hand on an empty space so that it touches **at least two straight edges**: of the frame, of tiles, or both. It must match every tile it shares an edge with. {B}",
        "So the World begins in its four corners and grows from there. Cities do not help: they provide neither an edge nor a terrain. {B}",
      ],
    },
    rows: {
      title: "Discard rows",
      blocks: [
        "A tile you do not want to place goes to the **discard row** in front of you, in any empty slot, with either side up. A row has 10 slots with four players, 13 with three and 20 with two. {B} If you discard two tiles, these are two actions. {O hands}",
        {
          list: [
            "**Flip:** with a free hand, any tile in any row. It stays where it is. {B}",
            "**Take:** with a free hand, any tile from any row. A tile from your own row may go back to it; a tile from another player’s row must go into the World or into **your** row. {B}",
          ],
        },
        "One exception: if your row is full and neither side of a tile taken from another player fits on an empty space, you may return it to the row it came from; if that row is full as well, it goes into the bag. {B} A city it could destroy is not an empty space. {O stuck-tile}",
      ],
    },
    hold: {
      title: "Time limit for tiles from rows",
      blocks: [
        "In simultaneous play you may hold a tile taken from a row for **10 seconds** (a table setting; tiles from the bag have no limit). After that it is discarded automatically: to your row; if that is full, to the row it came from; if that is full as well, into the bag. If it came from your own row and that row is full, it stays in your hand with no further limit. {O hold}",
        "An automatic discard goes to the first empty slot, with the side up that was last visible. If both hands are affected, the tile held longer goes first. {O slots}",
      ],
    },
    gods: {
      title: "Choose a god",
      blocks: [
        "You start without a god. At any time you may choose one that is still available, and you keep it for the whole game. {B} Choosing early gives you prophets sooner; choosing late lets you see which terrain pays.",
        "With two players and four gods, each player chooses two, together or one at a time. {B}",
      ],
    },
    prophets: {
      title: "Prophets",
      blocks: [
        "Once you have a god, you may place one prophet on one terrain of **the tile you have just placed**. It comes from your reserve. Only if your reserve is empty may you migrate a prophet of the same colour from another tile, never from a city. {B}",
        "Place the prophet together with the tile, or within **3 seconds**, as long as you do nothing else in between. {O window} A tile holds at most one prophet; {B} a Kingdom can hold any number. {O crowded-kingdoms}",
      ],
    },
    cities: {
      title: "Legendary Cities",
      blocks: [
        "Once you have a god, you may **build** a Legendary City as long as one of the **8 city tokens** is left: on an empty space touching two straight edges, with a prophet from your reserve (or, if that is empty, from a tile). The terrains around it do not matter. {B} Without a prophet you cannot build. Cities may be next to each other. {O cities}",
        "If you have a god and hold a tile that could legally be placed on the space of another player’s city, you may **destroy** the city with it. Its prophet leaves the game, you keep the token for 5 points, and you may place a prophet on the tile as usual. {B}",
        "A city that no tile can ever replace is **protected**: when all four terrains surround it, or when two neighbouring tiles disagree at a shared corner, {B} and with our tiles also when two terrains alternate around it. The table marks protected cities. {O protected}",
      ],
    },
    passing: {
      title: "Pass",
      blocks: [
        "If you have nothing more to do, pass; you may do so with tiles in hand. Pass again to change your mind, or simply act. Any change to the World cancels all passes, because it may open up something; changes to hands and rows do not, nor does the choice of a god. {O passing}",
      ],
    },
    sees: {
      title: "Who sees what",
      blocks: [
        "Everyone sees the World, the visible sides in the rows, reserves, cities, tokens, visible gods and the number of tiles in the bag. You see both sides of the tiles in your hands; of other players’ hands you see only how many tiles they hold, and whether they came from the bag or a row. A table can agree on more: highlighting the spaces where tiles fit, showing the size of Kingdoms, and searching the rows. {O sight}",
        "The hidden side of a tile in a row is known to players who have held it or have seen that side up. The table remembers this for you; a table can also require players to remember for themselves, or show all hidden sides. Tiles returned to the bag are forgotten. {O undersides}",
      ],
    },
    leaving: {
      title: "Inactive and leaving players",
      blocks: [
        "In simultaneous play, once a player has passed or left, anyone who does nothing for **60 seconds** counts as passing (a table setting). The count restarts whenever the World changes. {O inactivity}",
        "A player who leaves passes for good. Tiles in their hands go to their row, or into the bag if the row is full; their row, prophets, cities and points remain. If everyone leaves, the game ends as if all had passed. {O leaving}",
      ],
    },
    end: {
      title: "End of the game",
      blocks: [
        {
          list: [
            "**The World is full** of tiles and cities, or **the bag is empty**: a final phase begins, 30 seconds per player, shared by all. All actions are still allowed. {B}",
            "**All players have passed:** the game ends at once, {B} even during the final phase. {O final-phase}",
            "**No progress:** 2,000 actions in a row (a table setting) in which no one chose a god and the World never held more tiles and cities than before. {O guard}",
          ],
        },
        "Once begun, the final phase ends the game even if a tile returns to the bag. {O final-phase} Players who still have no god are reminded when it begins and are dealt one at random when the game ends, however it ends. {O late-gods} Tiles in hands and rows score nothing. {O no-points}",
      ],
    },
    scoring: {
      title: "Scoring",
      blocks: [
        {
          list: [
            "**Legendary Cities:** 5 points for each of your cities still standing, and 5 for each city you destroyed. {B}",
            "**Prophets:** in each Kingdom, the player with the most prophets scores 1 point for each of its tiles **without a prophet** on that terrain. Tied players each score the full amount. {B} Even a single such tile counts. {O crowded-kingdoms}",
            "**Largest Kingdom** of your god’s terrain: 15, 10, 5 and 0 points by rank. {B}",
            "**Most Kingdoms** of your god’s terrain: 15, 10, 5 and 0 points by rank. {B}",
          ],
        },
        "A Kingdom is one terrain across at least two different tiles, connected through shared edges. A prophet on an area of only one tile scores nothing. A tile can belong to one Kingdom for each of its terrains. Cities belong to no Kingdom. {B} A tile counts once in each of its Kingdoms. Along a misplaced edge, terrains join at the end where they agree. {O regions}",
        "The last two do not require prophets. Tied gods share the points of the places they occupy, rounded down. {B} A god without a Kingdom scores nothing. {O no-points} Terrains of gods not in play are ignored here, but prophets on them still score. {B}",
        "The player with the most points wins; tied players share the victory. {B}",
      ],
    },
    start: {
      title: "Starting the game",
      blocks: [
        "Simultaneous play starts when everyone is ready, with two tiles in each player’s hands. {B} They are dealt and shown only then; before that you can only get ready, leave or, with secret gods, choose a colour. {O start}",
        "Turns, gods and, with two players, the number of gods make up the mode. Combine them freely, or flip a token for each. {B} With two players and four gods, a flip never makes the gods secret. {O secret-gods} How mistakes are handled is a setting of ours and has no token. {O mistakes-option}",
      ],
    },
    timed: {
      title: "Timed turns",
      blocks: [
        "Players take turns clockwise, starting with a random player, and everyone starts with empty hands. You have **30 seconds** for as many actions as you like. {B} The table may set another length, and you may end your turn early. {O timed-turn}",
        "When the sand timer runs out, the tiles you hold go to your row, or into the bag if it is full, {B} wherever they came from. {O timed-turn} Between turns your hands are empty, and you may only flip tiles in your own row, call out mistakes, {B} give up a prophet for a penalty, and leave. If the active player has flipped or taken a tile in your row, you must wait until their turn is over. You choose a god only on your own turn. {O off-turn}",
        "There is no action for passing: a turn in which you only flip tiles or do nothing counts as a pass, unless a mistake is correctly called out in it. If every player passes in this way, one after the other, the game ends. {O timed-pass}",
        "When the World is full or the bag is empty, everyone gets one more turn {B} once the current one is finished, the player who triggered the end last. Passes do not cut this short. {O final-phase}",
      ],
    },
    secret: {
      title: "Visible or secret gods",
      blocks: [
        "**Visible** gods are chosen during the game and come with the prophets of their colour. {B}",
        "With **secret** gods, each player chooses a prophet colour before the start, {B} first come, first served; players who choose none get one at random. {O secret-gods} Then each is dealt a god that no one else knows. You may place prophets from the first tile on. Cities and majorities score for your colour, the largest Kingdom and the number of Kingdoms for your god, all on the marker of your colour. Gods are revealed at scoring. {B}",
        "Two players with two gods each may also keep them secret, but the rulebooks advise against it. {B} Each chooses two colours and is dealt two gods, the first for the colour chosen first. {O secret-gods}",
      ],
    },
    numbers: {
      title: "Two, three or four players",
      blocks: [
        {
          table: [
            ["Players", "Gods", "Prophets per colour", "Slots per row"],
            ["4", "one each", "10", "10 {B}"],
            ["3", "one each, one unused", "13", "13 {B}"],
            ["2", "two each (the default)", "10", "20 {B}{O two-players}"],
            ["2", "one each, two unused", "13", "20 {B}"],
          ],
        },
      ],
    },
    two: {
      title: "Two gods each",
      blocks: [
        "With four gods, each of the two players leads two colours. You choose the colour of each prophet and city, and majorities are counted per colour, even between your own two. {B} Each colour has its own reserve, and neither can destroy a city of the other. {O two-players}",
        "A destroyed city scores for one of your colours: the one you name, or else the colour of the prophet you place with it, or else the colour with fewer tokens, or, if these are tied, that of the god you chose first. {O two-players}",
        "Each colour scores separately. Compare each player’s **lower** marker: the player whose lower marker is higher wins. If they are tied, compare the higher markers; if these are tied as well, you share the victory. {B}",
      ],
    },
    mistakes: {
      title: "Mistakes",
      blocks: [
        "Normally the table **prevents** misplaced tiles. {O mistakes-option} If mistakes are **called out** instead, any tile can be placed on any empty space and stays until someone notices. The other players may call out a tile at any time before scoring, {B} and so may the player who placed it, even in the final phase. No hint ever points to a mistake. {O who-calls}",
        {
          list: [
            "A call is **correct** if the tile touches fewer than two straight edges now, or does not match a tile that was placed before it. {O at-fault} A wrong call changes nothing; a table may decide that it costs the caller a prophet. {O wrong-calls}",
            "The tile goes to the row of the player who placed it (or into the bag if that row is full) and its prophet back to the reserve. {B}{O at-fault} If it is called out at once, the tile returns to the hand instead: {B} within 3 seconds, and before that player’s next action. {O window}",
            "Then every tile next to the gap that touches fewer than two straight edges, or does not match a tile placed before it, goes into the bag, and so on; prophets return to their reserves, and no one is blamed. {B} A city left with fewer than two edges returns to the supply, its prophet to the reserve. Mistakes elsewhere stay until they are called out. {O sweep}",
          ],
        },
        "Building and destroying cities is always checked. {O cities}",
      ],
    },
    penalties: {
      title: "Penalties",
      blocks: [
        "With penalties, each correct call also costs the offender a prophet for good: the one on the tile, or else one from their reserve, or else one of their choice from a tile, never from a city. {B} This is so even if they call out their own tile. {O who-calls} They have 10 seconds to choose and can only leave meanwhile; after that, the fuller reserve pays, or the prophet that has been in place longest. {O penalty}",
        "A player without a prophet or a god loses nothing. {O penalty} Beginners can be exempted when the table is created. {B}",
      ],
    },
  },
};
