import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Everybody builds the same World at the same time. Lay tiles that fit, send prophets into Kingdoms, take the god you want before another does. When the bag is empty or the World is full, half a minute is left for each player.",
  sections: {
    idea: {
      title: "What it is about",
      blocks: [
        "There are no turns. Everybody draws, turns, lays and takes with two hands, all at once, and whoever is first has it. (Those who like it calmer play with the **sand clock**.)",
        "Out of tiles grows a World of sea, plain, forest and mountain. Areas of one terrain that cover at least two tiles are **Kingdoms**. Four gods each love one terrain:",
        {
          table: [
            ["God", "Terrain", "Prophets"],
            ["the Merfolk", "sea", "blue"],
            ["the Humans", "plain", "yellow"],
            ["the Elves", "forest", "green"],
            ["the Dwarves", "mountain", "grey"],
          ],
        },
        "Points come from prophets that lead in Kingdoms, from cities, and from the Kingdoms of your own terrain: the largest, and how many there are.",
      ],
    },
    world: {
      title: "The World and its tiles",
      blocks: [
        "The World has **8 by 8 cells** inside a frame, called a1 to h8: letters from the west, numbers from the north. The bag holds **92 tiles** with two different faces.",
        "A face has four corners, and each shows one terrain; no face shows all four. Equal corners side by side hang together. If two equal corners lie across between two different others, they join through the middle of the tile.",
        "You may turn a tile as you like, and lay either face up. Two tiles **match** when the terrains at both ends of their common edge are the same. The frame matches everything, and tiles that touch at a corner only do not care.",
        "The list of the original faces is not public: ours is a reconstruction. Whoever owns the box can bring the real tiles in a file when a table is made.",
      ],
    },
    commands: {
      title: "Who is first",
      blocks: [
        "Each thing you do is a command: draw, lay, discard, turn over, take, choose a god, build, destroy, pass. They are carried out **in the order in which they arrive**.",
        "If somebody reached the same cell, tile or god before you, you are told at once who it was, and you lose nothing: the tile stays in your hand. What is refused changes nothing, and nothing is ever taken back.",
        "Each of your two hands holds one tile at most. For gods, prophets, cities, passes and calls you need no free hand.",
      ],
    },
    draw: {
      title: "Draw",
      blocks: [
        "With **both hands empty** draw one tile or two from the bag, as long as your row is not full. If two are wanted and only one is left, you get that one.",
        "A tile from the bag never goes back there. If it fits nowhere and your row is full, it stays in your hand.",
      ],
    },
    laying: {
      title: "Lay a tile",
      blocks: [
        "A tile from your hand goes onto an empty cell with **at least two straight edges** beside it: of the frame, of tiles, or of both. It must match every tile that it touches along an edge.",
        "So the World begins in its four corners and grows from there. A city is no help: it gives neither an edge nor a terrain.",
      ],
    },
    rows: {
      title: "The rows",
      blocks: [
        "What you do not want to lay goes into your **row** in front of you, onto any free slot, either face up. A row has 10 slots, with three players 13, with two 20.",
        {
          list: [
            "**Turn over:** with a free hand, any tile in any row. It stays where it is.",
            "**Take:** with a free hand, any tile from any row. One of yours may also go back into your row; one of another player’s goes into the World or into **your** row, but not back.",
          ],
        },
        "One exception: your row is full, and there is no empty cell for either face of a tile taken from another. Then it may go back to where it came from; if that row is full as well, into the bag.",
      ],
    },
    hold: {
      title: "No dawdling",
      blocks: [
        "A tile taken from a row may be held for **10 seconds** (a choice of the table; tiles from the bag have no limit). Then it is discarded by itself: into your row, if that is full into the one it came from, else into the bag. A tile of your own row that finds it full stays in your hand, and its time is over.",
        "Whatever is discarded by itself lies in the first free slot with the face that was up last. Of two tiles the one held longer goes first.",
      ],
    },
    gods: {
      title: "Choose a god",
      blocks: [
        "You begin without one. At any moment you may take a god that is still free, and keep it for the whole game. Early means prophets from now on; late means knowing which terrain pays.",
        "With two players and four gods each chooses two, together or one after the other.",
      ],
    },
    prophets: {
      title: "Prophets",
      blocks: [
        "As soon as you have a god, you may put one prophet onto one terrain of **the tile that you have just laid**. He comes from your reserve. Only if that is empty may one of the same colour move over from another tile, never from a city.",
        "He can come along with the tile, or follow within **3 seconds**, as long as you do nothing else in between. There is one prophet on a tile at most, and no limit in a Kingdom.",
      ],
    },
    cities: {
      title: "Cities",
      blocks: [
        "Who has a god may **build** while one of the **8 city tokens** is left: on an empty cell with two straight edges, together with a prophet, from the reserve or, if that is empty, from a tile. The terrains around do not matter, and cities may stand side by side.",
        "Who holds a tile that could lie on the cell of somebody else’s city may **destroy** it with that tile. Its prophet leaves the game for good, the token is yours and counts 5 points, and you may put a prophet onto the tile as usual.",
        "A city that no face of the set can ever fit is **safe**. That is so with four terrains around it, where two neighbours clash at a common corner, and with our tiles also where two terrains alternate around it. The table marks safe cities.",
      ],
    },
    passing: {
      title: "Pass",
      blocks: [
        "Whoever wants nothing more passes, also with tiles in hand. Passing again takes it back, and so does your next command. Whatever changes the World or a row, even a tile turned over, ends the passes of all; a draw or a choice of god does not.",
      ],
    },
    sees: {
      title: "Who sees what",
      blocks: [
        "Open to all are the World, the upper faces in the rows, reserves, cities, tokens, open gods and the number of tiles in the bag. Of your own hands you see both faces; of others’ only how many tiles they hold, and whether from the bag or a row.",
        "The back of a tile in a row is known to those who held it or saw that face up. The table remembers it for you; a table may also choose that everybody has to remember himself, or that all backs are open. What goes into the bag is forgotten.",
      ],
    },
    leaving: {
      title: "Away and gone",
      blocks: [
        "Once somebody has passed or left, who does nothing for **60 seconds** counts as passing (a choice of the table). The count begins anew with each change of World or rows.",
        "Who leaves passes for good. The tiles in hand go to the row, what does not fit into the bag; row, prophets, cities and points stay. If all leave, it ends as if all had passed.",
      ],
    },
    end: {
      title: "The end",
      blocks: [
        {
          list: [
            "**The World is full** of tiles and cities, or **the bag is empty**: a final phase begins, 30 seconds for each player, shared by all. Everything is still allowed.",
            "**All have passed:** it is over at once, also during the final phase.",
            "Nothing new has come into the World for 2,000 commands.",
          ],
        },
        "Once begun, the final phase ends the game, even if a tile goes back into the bag. Whoever still has no god then gets one by lot. Tiles in hands and rows count nothing.",
      ],
    },
    scoring: {
      title: "Points",
      blocks: [
        {
          list: [
            "**Cities:** 5 for each of yours that stands, 5 for each that you destroyed.",
            "**Prophets:** in each Kingdom, whoever has most prophets there gets 1 point for each of its tiles **without a prophet** on that terrain. If equal, each gets all of it.",
            "**Largest Kingdom** of your god’s terrain: 15, 10, 5 and 0 by rank.",
            "**Most Kingdoms** of your god’s terrain: 15, 10, 5 and 0 by rank.",
          ],
        },
        "A Kingdom is one terrain over at least two different tiles that hang together across edges. A tile belongs to a Kingdom for each of its terrains. Cities belong to none.",
        "For the last two you need no prophets. Gods of equal rank share the points of the places that they fill, rounded down; a god without a Kingdom gets nothing. Terrains of gods that nobody has do not take part there, but prophets in them count.",
        "Most points win; if equal, you share the win.",
      ],
    },
    start: {
      title: "The start",
      blocks: [
        "When all are ready, the start is given, and everybody has two tiles in hand. Nobody can do anything before that.",
        "Three choices make a game: turns, gods, mistakes. They go together in any way, and you may flip tokens for them.",
      ],
    },
    timed: {
      title: "The sand clock",
      blocks: [
        "One after the other, clockwise, first whoever the lot names; all with empty hands. **30 seconds** (a choice of the table) for as many actions as you like. You may end your turn early.",
        "When the sand is through, what you hold goes to your row, what does not fit into the bag. Between your turns your hands are empty; you may only turn over tiles in your own row, call mistakes and leave. Where the player whose turn it is has touched your row, you wait until the turn is over.",
        "There is no passing: a turn without a deed counts as one (turning tiles over is no deed, a right call is). If all do so in a row, it is over.",
        "When the World is full or the bag empty, the turn is played to its end, then everybody has one more, and whoever brought it about is last.",
      ],
    },
    secret: {
      title: "Open or secret gods",
      blocks: [
        "**Open** gods are chosen during the game, and bring the prophets of their colour.",
        "With **secret** gods each takes a colour of prophets before the start, and then gets a god by lot that nobody else knows. Prophets are there from the first tile on. Cities and majorities count for your colour, the largest and the most Kingdoms for your god, all together on your marker. The gods are shown at the scoring.",
        "Two players with two gods each have no secret ones.",
      ],
    },
    numbers: {
      title: "Two, three, four",
      blocks: [
        {
          table: [
            ["Players", "Gods", "Prophets of a colour", "Slots in a row"],
            ["4", "one each", "10", "10"],
            ["3", "one each, one stays away", "13", "13"],
            ["2", "two each", "10", "20"],
            ["2", "one each, two stay away", "13", "20"],
          ],
        },
      ],
    },
    two: {
      title: "Two gods each",
      blocks: [
        "Two players with four gods lead two colours each. With a prophet or a city you say which; whether a reserve is empty is seen colour by colour, and majorities count by colour, even between your own two.",
        "A destroyed city counts for one of your colours: the one you name, else that of the prophet you put down with it, else the one with fewer tokens.",
        "Each colour has its own points. Compare the **lower** marker of each player: the higher of them wins. If they are equal, the upper ones decide.",
      ],
    },
    mistakes: {
      title: "Mistakes",
      blocks: [
        "Usually the table **refuses** a tile that does not fit. If mistakes are **called** instead, any tile goes onto any empty cell, and lies until somebody notices. Anybody may call a tile at any time until the scoring, even its owner.",
        {
          list: [
            "A call is **right** if the tile has fewer than two straight edges now, or does not match a neighbour that was there before it. A wrong call changes nothing.",
            "The tile goes to the row of whoever laid it (if full: into the bag), its prophet back to the reserve. If it was noticed within 3 seconds, it goes back to the hand.",
            "Then every tile beside the gap that has fewer than two edges left goes into the bag, and so on; prophets return to their reserves, cities to the supply. Nobody is to blame for those.",
          ],
        },
        "Cities are always checked, built or destroyed.",
      ],
    },
    penalties: {
      title: "Penalties",
      blocks: [
        "With penalties each right call also costs the offender a prophet for good: the one on the tile, else one of the reserve, else one of his choice from a tile. For that choice there are 10 seconds, and nothing else can be done meanwhile; then the prophet who has been standing longest goes.",
        "Whoever has no prophet or no god loses nothing. Beginners can be spared when the table is made.",
      ],
    },
  },
};
